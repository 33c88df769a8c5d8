import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { visit } from './visit';

const start = (at: string) => visit(at).user;
beforeEach(() => window.localStorage.clear());

test('from the landing page to the results and back to the start', async () => {
  const user = start('/');
  expect(screen.getByText('Save up to 40% on groceries')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Get Started' }));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Supermarket' }));
  await user.click(screen.getByRole('option', { name: 'Tesco' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(window.localStorage.getItem('selectedSupermarket')).toBe('TESCO');

  const first = await screen.findByRole('combobox', { name: 'Item 1' });
  expect(screen.getByRole('button', { name: 'Add Another Item' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Compare Prices' })).toBeDisabled();
  await user.type(first, 'm');
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('ilk');
  expect((await screen.findAllByRole('option')).length).toBeLessThanOrEqual(8);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Item 1' }).value).toMatch(
    / - £\d+\.\d\d$/,
  );
  expect(screen.queryByRole('option')).toBeNull();

  await user.keyboard('{Enter}');
  expect(await screen.findByRole('combobox', { name: 'Item 2' })).toHaveFocus();
  await user.keyboard('2 x butter{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(JSON.parse(window.localStorage.getItem('shoppingList')!)).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Compare Prices' }));
  expect(
    await screen.findByRole('heading', { name: 'Your Price Comparison Results' }),
  ).toBeInTheDocument();
  const summary = await screen.findByRole('region', { name: 'Summary' });
  for (const title of ['Potential Savings', 'Best Alternative', 'Items Matched'])
    expect(within(summary).getByText(title)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Start New Comparison' }));
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument();
  for (const key of ['selectedSupermarket', 'shoppingList', 'selectedProducts'])
    expect(window.localStorage.getItem(key)).toBeNull();
});

test('without a store the list leads to the store step', async () => {
  start('/shopping-list');
  expect(
    await screen.findByRole('heading', { name: 'Where do you currently shop for groceries?' }),
  ).toBeInTheDocument();
});

test('without a list the results lead to the list', async () => {
  window.localStorage.setItem('selectedSupermarket', 'ALDI');
  start('/results');
  expect(
    await screen.findByRole('heading', { name: "What's on your shopping list?" }),
  ).toBeInTheDocument();
});

test('a removed row comes back with Undo', async () => {
  window.localStorage.setItem('selectedSupermarket', 'ALDI');
  window.localStorage.setItem('shoppingList', '["milk","bread"]');
  const user = start('/shopping-list');
  await screen.findByRole('combobox', { name: 'Item 1' });
  await user.click(screen.getByRole('button', { name: 'Remove milk' }));
  expect(screen.queryByDisplayValue('milk')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByDisplayValue('milk')).toBeInTheDocument();
});

test('an unknown address says so and leads home', () => {
  start('/nowhere');
  expect(
    screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
