// Specification section 2: the list screen at 768 px or less.
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { shortName } from '../../src/list/displayName';
import { kept, visit, windowOfWidth } from './visit';

let wide = (): void => undefined;
afterEach(() => wide());

const NAME = 'Tesco Finest British Salted Butter 250G';
const PICK = { name: NAME, displayName: NAME, price: '2.60', category: 'General', store: 'TESCO' };
const field = (at: number) =>
  screen.findByRole<HTMLInputElement>('combobox', { name: `Item ${at}` });

test('at 768 px: a short placeholder, no price, the plain name; the stored row keeps its price', async () => {
  wide = windowOfWidth(768);
  kept('TESCO', ['2 x ' + NAME + ' - £2.60', 'bread', ''], [PICK, null, null]);
  visit('/shopping-list');
  expect(await field(1)).toHaveValue('Salted Butter 250G');
  expect(await field(2)).toHaveValue('bread');
  expect((await field(3)).placeholder).toBe('e.g. milk');
  expect(screen.getByRole('group', { name: `Quantity of ${NAME}` })).toHaveTextContent('2');
  expect(window.localStorage.getItem('shoppingList')).toContain('£2.60');
});

test('at 769 px: the long placeholder, the whole name and its price', async () => {
  wide = windowOfWidth(769);
  kept('TESCO', [NAME + ' - £2.60', ''], [PICK, null]);
  visit('/shopping-list');
  expect(await field(1)).toHaveValue(NAME + ' - £2.60');
  expect((await field(2)).placeholder.length).toBeGreaterThan(20);
});

test('picked at 768 px, read at 769: the same product with its price', async () => {
  wide = windowOfWidth(768);
  kept('TESCO', ['']);
  const narrow = visit('/shopping-list');
  await narrow.user.type(await field(1), 'salted butter');
  await narrow.user.click(
    (await screen.findAllByRole('option', { name: /Tesco British Salted Butter 250G/ }))[0]!,
  );
  expect(await field(1)).toHaveValue('Salted Butter 250G');
  expect(JSON.parse(window.localStorage.getItem('selectedProducts')!)).toMatchObject([
    { name: 'Tesco British Salted Butter 250G', displayName: 'Salted Butter 250G', price: '1.99' },
  ]);
  narrow.unmount();
  wide();
  wide = windowOfWidth(769);
  visit('/shopping-list');
  expect(await field(1)).toHaveValue('Salted Butter 250G - £1.99');
});

test.each([
  ['Tesco Fresh Whole Milk 2L', 'Whole Milk 2L'],
  ['Tesco Finest Organic Eggs 6 Pack', 'Eggs 6 Pack'],
  ["Sainsbury's Taste the Difference Cheddar 350g", 'Cheddar 350g'],
  ['ASDA Extra Special Coffee 227g', 'Coffee 227g'],
  ['Morrisons The Best Pesto 190g', 'Pesto 190g'],
  ['COWBELLE British Semi Skimmed Milk', 'Semi Skimmed Milk'],
  ['Heinz Baked Beans 415g', 'Heinz Baked Beans 415g'],
  ['Freshly Baked Bread', 'Freshly Baked Bread'],
  ['Tesco Finest', 'Tesco Finest'],
  ['PG Tips Tea Bags x160 464g', 'PG Tips Tea Bags x160 464g'],
  ['HP Brown Sauce 450g', 'HP Brown Sauce 450g'],
  ['Hearty Food Co. Penne Pasta 500G', 'Penne Pasta 500G'],
])('%s is called %s', (name, short) => expect(shortName(name)).toBe(short));
