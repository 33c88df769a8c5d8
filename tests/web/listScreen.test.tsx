// Steps 1 and 2 as the specification describes them (sections 2, 4 and 5).
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { kept, visit } from './visit';

const field = (at: number) =>
  screen.findByRole<HTMLInputElement>('combobox', { name: `Item ${at}` });
const button = (name: string) => screen.getByRole('button', { name });
const stored = (key: string) => JSON.parse(window.localStorage.getItem(key)!) as unknown;

test('the store step offers the five supermarkets and a way home', async () => {
  kept(null);
  const { user } = visit('/select-supermarket');
  expect(await screen.findByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('combobox', { name: 'Supermarket' }));
  expect(
    screen
      .getAllByRole('option')
      .map((option) => option.textContent)
      .sort(),
  ).toEqual(['Aldi', 'Asda', 'Morrisons', "Sainsbury's", 'Tesco']);
});

test('the list names the store, the way back and the way to report a missing product', async () => {
  kept("SAINSBURY'S", ['milk', 'bread']);
  visit('/shopping-list');
  expect(
    await screen.findByRole('heading', { name: "What's on your shopping list?" }),
  ).toBeVisible();
  expect(screen.getByText(/^Current store:/)).toHaveTextContent("Current store: Sainsbury's");
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/select-supermarket');
  const missing = within(screen.getByRole('complementary', { name: 'Cannot find a product?' }));
  expect(missing.getByRole('link')).toHaveAttribute('href', '/contact?category=missing-item');
  for (const item of ['milk', 'bread']) expect(button(`Remove ${item}`)).toBeVisible();
});

test('a first visit finds one empty row', async () => {
  kept('TESCO');
  visit('/shopping-list');
  expect(await field(1)).toHaveValue('');
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  expect(stored('shoppingList')).toEqual(['']);
});

test('an unknown kept store is served from the Aldi file, and the page says so', async () => {
  kept('NOSUCHMART', ['milk']);
  visit('/shopping-list');
  expect(await screen.findByText(/^Current store:/)).toHaveTextContent('Current store: Aldi');
  await waitFor(() => expect(button('Compare Prices')).toBeEnabled());
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('while the products load, nothing can be typed, added or compared', async () => {
  kept('TESCO', ['milk']);
  const silent = { post: () => undefined, listen: () => undefined, close: () => undefined };
  visit('/shopping-list', () => silent);
  expect(await screen.findByRole('textbox', { name: 'Item 1' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Item 1' })).toHaveValue('milk');
  for (const name of ['Add Another Item', 'Compare Prices', 'Remove milk'])
    expect(button(name)).toBeDisabled();
  expect(screen.getByRole('progressbar', { name: 'Loading the products of Tesco' })).toBeVisible();
});

test('Add Another Item waits while the last row is empty, and then leads to it', async () => {
  kept('TESCO', ['milk', '']);
  visit('/shopping-list');
  const last = await field(2);
  await waitFor(() => expect(last).toBeEnabled());
  expect(button('Add Another Item')).toBeDisabled();
  expect(button('Compare Prices')).toBeEnabled();
  // A disabled button takes no click: what is around it does.
  fireEvent.click(button('Add Another Item').parentElement!);
  expect(await field(2)).toHaveFocus();
});

test('removing the only row just clears it', async () => {
  kept('TESCO', ['milk']);
  const { user } = visit('/shopping-list');
  await field(1);
  await user.click(button('Remove milk'));
  expect(await field(1)).toHaveValue('');
  expect(screen.queryByRole('combobox', { name: 'Item 2' })).toBeNull();
  expect(button('Compare Prices')).toBeDisabled();
});

test('what was typed after a removal is still there after Undo', async () => {
  kept('TESCO', ['milk', 'bread']);
  const { user } = visit('/shopping-list');
  await field(1);
  await user.click(button('Remove milk'));
  await user.type(await field(1), ' rolls{Escape}');
  // In its bar, or where the typing took longer than that stands, as a button of the page; while the bar goes, both.
  await user.click(screen.getAllByRole('button', { name: /^Undo/ }).at(-1)!);
  expect(await field(1)).toHaveValue('milk');
  expect(await field(2)).toHaveValue('bread rolls');
  expect(stored('shoppingList')).toEqual(['milk', 'bread rolls']);
});

test('Compare Prices drops the empty rows and keeps what each item was matched with', async () => {
  kept('TESCO', ['', 'salted butter', '  ', 'unobtainium', '']);
  const { user } = visit('/shopping-list');
  await field(1);
  await user.click(button('Compare Prices'));
  const summary = within(await screen.findByRole('region', { name: 'Summary' }));
  expect(stored('shoppingList')).toEqual(['salted butter', 'unobtainium']);
  expect(stored('selectedProducts')).toEqual([null, null]);
  await waitFor(() =>
    expect(stored('matchedProducts')).toEqual([
      {
        searchTerm: 'salted butter',
        product: { name: 'Tesco British Salted Butter 250G', price: 1.99, category: 'fresh-food' },
      },
      { searchTerm: 'unobtainium', product: null },
    ]),
  );
  expect(summary.getByText('out of 2')).toBeVisible();
});
