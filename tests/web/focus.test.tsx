// Where the keyboard is after something that was pressed has gone.
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { shareLink } from '../../src/share/shareLink';
import { fetchFixture, kept, pageOf, unfold, visit } from './visit';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('None of these leaves the keyboard at the item and its store, and so does Undo', async () => {
  kept('TESCO', ['salted butter']);
  const { user } = visit('/results');
  await unfold(user, 'salted butter');
  const opener = () => screen.findByRole('button', { name: /^Change .* at Asda$/ });
  (await opener()).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'None of these' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Asda: you said none of these. Choose again' }),
    ).toHaveFocus(),
  );
  screen.getByRole('button', { name: 'Undo' }).focus();
  await user.keyboard('{Enter}');
  expect(document.body).not.toHaveFocus();
  await waitFor(async () => expect(await opener()).toHaveFocus());
});

test('who says none of these of every match can still take it back', async () => {
  kept('TESCO', ['salted butter']);
  const { user } = visit('/results');
  await unfold(user, 'salted butter');
  const openers = async () => screen.findAllByRole('button', { name: /^Change .* at (?!Tesco)/ });
  let left = (await openers()).length;
  while (left > 0) {
    await user.click((await openers())[0]!);
    await user.click(await screen.findByRole('button', { name: 'None of these' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'None of these' })).toBeNull());
    left = screen.queryAllByRole('button', { name: /^Change .* at (?!Tesco)/ }).length;
  }
  expect(
    await screen.findByText('No similar products found across other supermarkets.'),
  ).toBeVisible();
  expect(
    screen.getAllByRole('button', { name: /you said none of these\. Choose again$/ }).length,
  ).toBeGreaterThan(0);
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

test('a whole list that is added leads to the heading: neither a field, which opens the keyboard of a phone, nor a button that takes a row away', async () => {
  kept('TESCO', ['milk']);
  const { user } = visit('/shopping-list');
  const opener = await screen.findByRole('button', { name: 'Add a whole list' });
  await waitFor(() => expect(opener).toBeEnabled());
  await user.click(opener);
  await user.type(
    await screen.findByRole('textbox', { name: 'Your list, one item a line' }),
    'salted butter{Enter}adamantium',
  );
  await user.click(screen.getByRole('button', { name: 'Find the products' }));
  await user.click(await screen.findByRole('button', { name: 'Add 2 items' }));
  await waitFor(async () => expect(await heading("What's on your shopping list?")).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Remove adamantium' })).toBeVisible();
});

test('Clear list leads to the heading, whose next stop is the first way to begin', async () => {
  kept('TESCO', ['milk', 'bread']);
  const { user } = visit('/shopping-list');
  await screen.findByRole('combobox', { name: 'Item 1' });
  await user.click(screen.getByRole('button', { name: 'Clear list' }));
  expect(await heading("What's on your shopping list?")).toHaveFocus();
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Type' })).toHaveFocus();
});

test.each([
  ['2 x milk', 'One less of milk', 'One more of milk'],
  ['98 x milk', 'One more of milk', 'One less of milk'],
])(
  'the stepper of "%s" at its end: the other button takes the focus',
  async (line, pressed, other) => {
    kept('TESCO', [line]);
    const { user } = visit('/shopping-list');
    await screen.findByRole('combobox', { name: 'Item 1' });
    await user.click(screen.getByRole('button', { name: pressed }));
    expect(await screen.findByRole('button', { name: other })).toHaveFocus();
  },
);

test.each([
  ['to the top', 'Move up: bread', ['bread', 'milk', 'butter']],
  ['to the end', 'Move down: bread', ['milk', 'butter', 'bread']],
])(
  'a row that is moved %s by its menu: the button of the menu has the focus; no field opens the keyboard of a phone',
  async (_, pressed, order) => {
    kept('TESCO', ['milk', 'bread', 'butter']);
    const { user } = visit('/shopping-list');
    const menu = await screen.findByRole('button', { name: 'More for bread' });
    await waitFor(() => expect(menu).toBeEnabled());
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: pressed }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'More for bread' })).toHaveFocus(),
    );
    const fields = screen.getAllByRole<HTMLInputElement>('combobox');
    expect(fields.map(({ value }) => value)).toEqual(order);
  },
);

test('Clear the ticks leads to the first box, and so does its Undo', async () => {
  kept('TESCO', ['salted butter', 'bread']);
  const { user } = visit('/shop');
  await user.click((await screen.findAllByRole('checkbox'))[1]!);
  await user.click(screen.getByRole('button', { name: 'Clear the ticks' }));
  const first = () => screen.getAllByRole('checkbox')[0];
  await waitFor(() => expect(first()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(first()).toHaveFocus());
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});

test('a ticked thing sinks to the end, and the next one has the keyboard', async () => {
  kept('TESCO', ['salted butter', 'semi skimmed milk']);
  window.localStorage.setItem('viewChoices', '{"stops":"one"}');
  const { user } = visit('/shop');
  const names = () =>
    screen.getAllByRole('checkbox').map((box) => box.parentElement!.parentElement!.textContent);
  await screen.findAllByRole('checkbox');
  const before = names();
  screen.getAllByRole('checkbox')[0]!.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(names()[0]).toBe(before[1]));
  expect(names().indexOf(before[0]!)).toBe(1);
  expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
});

test.each([
  ['beside another store', '/aldi.csv'],
  ['for the own store', '/tesco.csv'],
])('Try again %s leads to the heading when it goes', async (_, file) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  kept('TESCO', ['salted butter']);
  let broken = true;
  const { user } = visit('/results', () =>
    pageOf((url) =>
      broken && url === file
        ? Promise.resolve({ ok: false, status: 503, text: () => Promise.resolve('') })
        : fetchFixture(url),
    ),
  );
  await screen.findByRole('button', { name: 'Start New Comparison' });
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(await heading('Your Price Comparison Results')).toHaveFocus();
});

test('Try again beside the list leads to its heading when it goes', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  kept('TESCO', ['salted butter']);
  let broken = true;
  const { user } = visit('/shopping-list', () =>
    pageOf((url) =>
      broken && url === '/tesco.csv'
        ? Promise.resolve({ ok: false, status: 503, text: () => Promise.resolve('') })
        : fetchFixture(url),
    ),
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(await heading("What's on your shopping list?")).toHaveFocus();
});

const LANDING = 'Same shopping list, smaller bill.';

test.each([
  ['/contact', 'link', 'Back to Home'],
  ['/select-supermarket', 'link', 'Back to Home'],
  ['/results', 'button', 'Start New Comparison'],
])('from %s to the landing page: its heading takes the focus', async (from, role, name) => {
  kept('TESCO', ['salted butter']);
  const { user } = visit(from);
  await user.click(await screen.findByRole(role, { name }));
  expect(await heading(LANDING)).toHaveFocus();
});

test('Use this list leads to the heading of the list', async () => {
  kept(null);
  const { user } = visit(shareLink('', { store: 'ALDI', lines: ['jam'] }));
  await user.click(await screen.findByRole('button', { name: 'Use this list' }));
  expect(await heading("What's on your shopping list?")).toHaveFocus();
});

test('a page that is only loaded takes no focus', async () => {
  kept(null);
  visit('/');
  expect(await heading(LANDING)).toBeVisible();
  expect(document.body).toHaveFocus();
});
