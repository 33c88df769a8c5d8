// Where in a supermarket a product stands, as the list for the shop is grouped.
import { SHOP_AISLES, shopAisleOf } from '../../engine';

test.each([
  ['Tesco British Semi Skimmed Milk 1.13L, 2 Pints', 'fresh-food', 'chilled'],
  ['Tesco British Whole UHT Milk 6 X 1 Litre', 'fresh-food', 'cupboard'],
  ['Tesco Medium Sliced White Bread 800g', 'bakery', 'bakery'],
  ['Tesco Bananas Loose', 'fresh-food', 'produce'],
  ['Tesco British Chicken Breast Fillets 650G', 'fresh-food', 'meat'],
  ['EVERYDAY ESSENTIALS Chicken Breast Fillets', 'Frozen Food', 'frozen'],
  ['THE FISHMONGER Tuna Chunks In Brine', 'Food Cupboard', 'cupboard'],
  ['CARLOS Stonebaked Margherita Pizza', 'Chilled Food', 'chilled'],
  ['Fish Fingers 10 Pack', 'General', 'frozen'],
  ['Ready Salted Crisps 6 Pack', 'Food Cupboard', 'snacks'],
  ['80 Tea Bags 250G', 'drinks', 'drinks'],
  ["CARTER'S Lager 4 Pack", 'Alcohol', 'alcohol'],
  ['Washing Up Liquid 500Ml', 'Household', 'household'],
  ['Anti Dandruff Shampoo 500ml', 'General', 'toiletries'],
  ['MAMIA Nappies Size 1', 'Baby Toddler', 'baby'],
  ['VITACAT Cat Food Can', 'Pet Care', 'pets'],
  ['Zzqq', 'General', 'other'],
])('%s (%s): %s', (name, category, aisle) => {
  expect(shopAisleOf({ name, category, store: 'TESCO' })).toBe(aisle);
});

test('each part of the shop stands once in the order of a walk, fruit first, the rest last', () => {
  const ids = SHOP_AISLES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([ids[0], ids.at(-1)]).toEqual(['produce', 'other']);
});
