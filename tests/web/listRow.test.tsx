// What a row says below its words: what Compare would take, its price of today, and what became of a pick.
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sumWords } from '../../src/list/CompareBar';
import { fetchFixture, kept, pageOf, visit, windowOfWidth } from './visit';

const NAME = 'Tesco British Salted Butter 250G';
const pick = (name: string, price: string) => ({
  name,
  displayName: name,
  price,
  category: 'fresh-food',
  store: 'TESCO',
});
const row = async (at: number) =>
  (await screen.findByRole('combobox', { name: `Item ${at}` })).closest('li')!;
const stored = (key: string) => JSON.parse(window.localStorage.getItem(key)!) as unknown;

test('a typed row names the product that Compare takes and its price, times its number', async () => {
  kept('TESCO', ['2 x salted butter', 'unobtainium']);
  visit('/shopping-list');
  await waitFor(async () => expect(await row(1)).toHaveTextContent(`${NAME}2 × £1.99 = £3.98`));
  expect(await row(2)).toHaveTextContent('Not found at Tesco');
  expect(screen.getByText('2 items · about £3.98 for 1 of them')).toBeVisible();
});

test('a wide row names the price of one picked product once, of two what both cost', async () => {
  kept(
    'TESCO',
    [`${NAME} - £1.99`, `2 x ${NAME} - £1.99`],
    [pick(NAME, '1.99'), pick(NAME, '1.99')],
  );
  visit('/shopping-list');
  await waitFor(async () => expect(await row(2)).toHaveTextContent('2 × £1.99 = £3.98'));
  expect((await row(1)).textContent.split('£1.99')).toHaveLength(2);
});

test('a narrow row, whose words have no price, names it below them', async () => {
  const wide = windowOfWidth(360);
  kept('TESCO', [`${NAME} - £1.99`], [pick(NAME, '1.99')]);
  visit('/shopping-list');
  await waitFor(async () => expect(await row(1)).toHaveTextContent('£1.99'));
  wide();
});

test('a number that stands in what was found is no question about packs', async () => {
  const files: Readonly<Record<string, string>> = {
    '/tesco.csv': 'name,price\nPG Tips Tea Bags x160 464g,£5.00\nTesco Plain Flour 1kg,£0.60\n',
  };
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  kept('TESCO', ['pg tips 160', 'plain flour 160']);
  visit('/shopping-list', () =>
    pageOf((url) => {
      const text = files[url.split('?')[0]!];
      const ok = text !== undefined;
      return Promise.resolve({ ok, status: ok ? 200 : 404, text: async () => text ?? '' });
    }),
  );
  await waitFor(async () => expect(await row(1)).toHaveTextContent('PG Tips Tea Bags x160 464g£5'));
  expect(await row(1)).not.toHaveTextContent('was not taken for');
  expect(await row(2)).toHaveTextContent('160 was not taken for a number of packs');
  jest.restoreAllMocks();
});

test('a suggestion is taken as often as the typed words ask for', async () => {
  kept('TESCO', ['']);
  const { user } = visit('/shopping-list');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Item 1' })).toBeEnabled());
  await user.click(screen.getByRole('combobox', { name: 'Item 1' }));
  await user.keyboard('1kg salted butter');
  await user.click(await screen.findByRole('option', { name: new RegExp(NAME) }));
  expect(stored('shoppingList')).toEqual([`4 x ${NAME} - £1.99`]);
});

test('a pick that is gone from the file is said so, and the nearest of today is one press away', async () => {
  const gone = 'Tesco British Salted Butter 275G';
  kept('TESCO', [`2 x ${gone} - £9.99`], [pick(gone, '9.99')]);
  const { user } = visit('/shopping-list');
  await waitFor(async () =>
    expect(await row(1)).toHaveTextContent('Tesco no longer lists this product.'),
  );
  // What it cost then is in no sum.
  expect(screen.getByText('1 item · about £3.98')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: `Use this: ${NAME}` }));
  expect(stored('shoppingList')).toEqual([`2 x ${NAME} - £1.99`]);
  expect(stored('selectedProducts')).toEqual([pick(NAME, '1.99')]);
});

test('a pick whose price changed says so, and takes the price of today', async () => {
  kept('TESCO', [`${NAME} - £1.50`], [pick(NAME, '1.50')]);
  const { user } = visit('/shopping-list');
  await waitFor(async () =>
    expect(await row(1)).toHaveTextContent('£1.99 today, £1.50 when you chose it'),
  );
  await user.click(screen.getByRole('button', { name: `Use today’s price: ${NAME}` }));
  expect(stored('shoppingList')).toEqual([`${NAME} - £1.99`]);
  // The button is gone: the row it changed has the focus, and it is told.
  expect(screen.getByRole('combobox', { name: 'Item 1' })).toHaveFocus();
  expect(screen.getByText(`${NAME} chosen`)).toHaveAttribute('role', 'status');
});

test('a sample that is shown while the file is missing gives its words, and is no product of the store', async () => {
  kept('TESCO', ['']);
  const { user } = visit('/shopping-list', () =>
    pageOf((url) => fetchFixture(url.includes('tesco.csv') ? '/none.csv' : url)),
  );
  await user.type(await screen.findByRole('combobox', { name: 'Item 1' }), 'mil');
  await user.click(await screen.findByRole('option', { name: /milk whole 2 pint/ }));
  expect(stored('shoppingList')).toEqual(['milk whole 2 pint']);
  expect(stored('selectedProducts')).toEqual([null]);
});

test('words of a row are a field of their own until they are touched', async () => {
  kept('TESCO', ['milk', 'bread']);
  const { user } = visit('/shopping-list');
  const resting = await screen.findByRole('combobox', { name: 'Item 1' });
  expect(document.querySelectorAll('.MuiAutocomplete-root')).toHaveLength(0);
  await user.click(resting);
  expect(document.querySelectorAll('.MuiAutocomplete-root')).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: 'Item 1' })).toHaveFocus();
  await user.keyboard(' rolls');
  expect(screen.getByRole('combobox', { name: 'Item 1' })).toHaveValue('milk rolls');
});

test('three ways to begin an empty list; with the first words they are gone', async () => {
  kept('TESCO', ['']);
  const { user } = visit('/shopping-list');
  const way = (name: string) => screen.findByRole('button', { name });
  await waitFor(async () => expect(await way('Type')).toBeEnabled());
  for (const name of ['Paste', 'Photo']) expect(await way(name)).toBeVisible();
  await user.click(await way('Type'));
  expect(screen.getByRole('combobox', { name: 'Item 1' })).toHaveFocus();
  await user.keyboard('milk');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Type' })).toBeNull());
});

const BUTTER = { name: NAME, price: 1.99, category: '', store: 'TESCO', receipt: '' };
const line = (id: number) => ({ id, text: `thing ${id}`, pick: null });
const costs = (pounds: (number | null)[]) =>
  new Map(
    pounds.map((cost, at) => [
      LINES[at]!,
      { product: cost === null ? null : { ...BUTTER, cost }, kept: null, reading: null, parts: [] },
    ]),
  );
const LINES = [line(1), line(2)];

test.each([
  [[1.2, 2.15], '2 items · about £3.35'],
  [[20.2, 21.7], '2 items · about £42'],
  [[1.2, null], '2 items · about £1.20 for 1 of them'],
  [[null, null], '2 items'],
  // The second one is still asked for.
  [[1.2], '2 items'],
])('rows that cost %j: %s', (pounds, words) => {
  expect(sumWords(LINES, costs(pounds))).toBe(words);
});

test('the fixture has the product that these tests speak of, at the price they name', () => {
  const rows = readFileSync(path.join(__dirname, '../fixtures/stores/tesco.csv'), 'utf8');
  expect(rows).toMatch(/Tesco British Salted Butter 250G.*1\.99/);
});

test('a row of two things offers to be two rows, and Undo makes it one again', async () => {
  kept('TESCO', ['salted butter, semi skimmed milk', 'cheddar']);
  const { user } = visit('/shopping-list');
  const split = await screen.findByRole('button', { name: /^Split into 2: / });
  expect(screen.getAllByRole('button', { name: /^Split into/ })).toHaveLength(1);
  await user.click(split);
  expect(stored('shoppingList')).toEqual(['salted butter', 'semi skimmed milk', 'cheddar']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(stored('shoppingList')).toEqual(['salted butter, semi skimmed milk', 'cheddar']);
});

test('the browser is asked to hold on to a list once there is one', async () => {
  const persist = jest.fn(() => Promise.resolve(true));
  Object.assign(navigator, { storage: { persist, persisted: () => Promise.resolve(false) } });
  kept('TESCO', ['']);
  const { user } = visit('/shopping-list');
  const field = await screen.findByRole('combobox', { name: 'Item 1' });
  await waitFor(() => expect(field).toBeEnabled());
  expect(persist).not.toHaveBeenCalled();
  await user.type(field, 'milk');
  await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(navigator, 'storage');
});
