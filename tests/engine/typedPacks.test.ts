// Which pack is meant: by count, by holder, as large or small, or the usual one.
import { buildCatalogue, findProducts } from '../../engine';
import { shelf } from '../fixtures/shelves';

test('a pack of what is sold one by one is that thing: of a tin the weight is printed', () => {
  const found = findProducts(
    'kidney beans 4 pack',
    'TESCO',
    shelf(['Tesco Red Kidney Beans In Water 400G']),
  );
  expect(found[0]?.product.name).toBe('Tesco Red Kidney Beans In Water 400G');
});

test('a big one and a small one are wanted without a figure', () => {
  const names = [
    'Tesco Greek Style Yogurt 150G',
    'Tesco Greek Style Yogurt 500G',
    'Tesco Greek Style Yogurt 1Kg',
  ];
  const first = (line: string): string | undefined =>
    findProducts(line, 'TESCO', shelf(names))[0]?.product.name;
  expect(first('greek style yogurt big tub')).toBe(names[2]);
  expect(first('greek style yogurt small pot')).toBe(names[0]);
});

test('a bag is neither several small ones nor the loose thing', () => {
  const chips = ['Doritos Chilli Heatwave 12 x 30G', 'Doritos Chilli Heatwave Sharing Bag 180G'];
  const onions = ['Tesco Brown Onions Loose', 'Tesco Brown Onions 3 Pack'];
  const first = (line: string, names: readonly string[]): string | undefined =>
    findProducts(line, 'TESCO', shelf(names))[0]?.product.name;
  expect(first('big bag of doritos chilli heatwave', chips)).toBe(chips[1]);
  expect(first('bag of onions', onions)).toBe(onions[1]);
});

test('cans and bottles are meant where they are typed', () => {
  const names = ['Coca-Cola Original Taste 1.75L', 'Coca-Cola Original Taste 8x330ml'];
  expect(findProducts('cans of coke', 'TESCO', shelf(names))[0]?.product.name).toBe(names[1]);
  expect(findProducts('bottle of coke', 'TESCO', shelf(names))[0]?.product.name).toBe(names[0]);
});

test('the small tin is not the plain one', () => {
  const names = [
    'Tesco Baked Beans In Tomato Sauce 150G',
    'Tesco Baked Beans In Tomato Sauce 420G',
  ];
  const { catalogue } = buildCatalogue(
    ['TESCO', 'ASDA', 'MORRISONS'].map((store) => ({
      store,
      file: `${store}.csv`,
      text: `name,price,category\n${(store === 'TESCO' ? names : ['Baked Beans In Tomato Sauce 410G', 'Baked Beans In Tomato Sauce 415G']).map((name) => `${name.replace('Tesco', store === 'TESCO' ? 'Tesco' : store)},0.50,food-cupboard`).join('\n')}\n`,
    })),
  );
  expect(findProducts('baked beans', 'TESCO', catalogue)[0]?.product.name).toBe(names[1]);
});

test('a brand with a word means its usual pack, too', () => {
  const names = ['Fanta Lemon 150ml', 'Fanta Lemon 2L', 'Fanta Lemon 8x330ml'];
  const { catalogue } = buildCatalogue(
    ['TESCO', 'ASDA', 'MORRISONS'].map((store) => ({
      store,
      file: `${store}.csv`,
      text: `name,price,category\n${names.map((name, at) => `${name},${['0.65', '2.15', '4.00'][at]!},Drinks`).join('\n')}\n`,
    })),
  );
  expect(findProducts('fanta lemon', 'TESCO', catalogue)[0]?.product.name).toBe(names[1]);
});

test('the tub that was typed', () => {
  const names = ['Celebrations 300G', 'Celebrations Milk Chocolate Sharing Tub 500G'];
  expect(findProducts('celebrations tub', 'TESCO', shelf(names))[0]?.product.name).toBe(names[1]);
});

test('the usual pack of an everyday kind is not the sack of which a store sells several', () => {
  const names = [
    'Tesco Basmati Rice 4Kg',
    'Tesco Easy Cook Rice 4Kg',
    'Tesco Basmati Rice 1Kg',
    'Tesco Jasmine Rice 4Kg',
  ];
  expect(findProducts('rice', 'TESCO', shelf(names))[0]?.product.name).toBe(names[2]);
});

test.each([
  [
    '4 tins of baked beans',
    ['Tesco Baked Beans In Tomato Sauce 420G', 'Tesco Baked Beans In Tomato Sauce 4X420g'],
  ],
  ['4 tins tuna', ['Tesco Tuna Chunks In Brine 3X80g', 'Tesco Tuna Chunks In Brine 4 X 145G']],
])('of as many as "%s" counts one pack is nearest', (line, names) => {
  expect(findProducts(line, 'TESCO', shelf(names))[0]?.product.name).toBe(names[1]);
  expect(findProducts(line, 'TESCO', shelf([names[0]!]))[0]?.product.name).toBe(names[0]);
});

test('several of what is sold one by one are a pack, one is the loose one', () => {
  const names = ['Tesco Bananas Loose', 'Tesco Ripe Bananas 5 Pack'];
  const first = (line: string): string | undefined =>
    findProducts(line, 'TESCO', shelf(names))[0]?.product.name;
  expect(first('bananas')).toBe(names[1]);
  expect(first('banana')).toBe(names[0]);
  expect(findProducts('bananas', 'TESCO', shelf([names[0]!]))).toHaveLength(1);
});
