// Where the keyboard is after something that was pressed has gone.
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { kept, visit } from './visit';

jest.setTimeout(30_000);

test('None of these leaves the keyboard at the item and its store, and so does Undo', async () => {
  kept('TESCO', ['salted butter']);
  const { user } = visit('/results');
  const opener = async () => (await screen.findAllByRole('button', { name: /^Not the right product\? .* at Asda$/ }))[0]!;
  (await opener()).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'None of these' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Asda: you said none of these. Choose again' })).toHaveFocus());
  screen.getByRole('button', { name: 'Undo' }).focus();
  await user.keyboard('{Enter}');
  expect(document.body).not.toHaveFocus();
  await waitFor(async () => expect(await opener()).toHaveFocus());
});

test('who says none of these of every match can still take it back', async () => {
  kept('TESCO', ['salted butter']);
  const { user } = visit('/results');
  const openers = async () => screen.findAllByRole('button', { name: /^Not the right product\? .* at (?!Tesco)/ });
  let left = (await openers()).length;
  while (left > 0) {
    await user.click((await openers())[0]!);
    await user.click(await screen.findByRole('button', { name: 'None of these' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'None of these' })).toBeNull());
    left = screen.queryAllByRole('button', { name: /^Not the right product\? .* at (?!Tesco)/ }).length;
  }
  expect(await screen.findByText('No comparisons available')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /you said none of these\. Choose again$/ }).length).toBeGreaterThan(0);
});

test('a removed row leaves the keyboard at the next row, and its Undo at the row that came back; no field opens the keyboard of a phone', async () => {
  kept('TESCO', ['milk', 'bread', 'butter']);
  const { user } = visit('/shopping-list');
  const remove = (item: string) => screen.findByRole('button', { name: `Remove ${item}` });
  await waitFor(async () => expect(await remove('bread')).toBeEnabled());
  await user.click(await remove('bread'));
  expect(await remove('butter')).toHaveFocus();
  await user.click(await remove('butter'));
  expect(await remove('milk')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await remove('butter')).toHaveFocus());
  await user.click(await remove('butter'));
  await user.click(await remove('milk'));
  expect(await remove('item 1')).toHaveFocus();
});
