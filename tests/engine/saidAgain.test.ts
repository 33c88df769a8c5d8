// What names print of a line in other words, and of which another word or number is another thing.
import { findProducts, readList } from '../../engine';
import { parseQuery } from '../../engine/query/parseQuery';
import { isNumberedOtherwise, namingNumbersIn } from '../../engine/query/namingNumbers';
import { shelves } from '../fixtures/shelves';

const shelf = (names: readonly string[]) =>
  shelves({ TESCO: names.map((name, at) => `"${name}",${(1 + at / 100).toFixed(2)}`) });
const first = (line: string, names: readonly string[]): string | undefined =>
  findProducts(line, 'TESCO', shelf(names))[0]?.product.name;

test.each([
  // The reader takes the word for a wish; names print it of a variety.
  ['nandos sauce medium', "Nando's Peri-Peri Sauce Medium 250g"],
  ['nandos sauce hot', "Nando's Peri-Peri Sauce Hot 250g"],
  ['tena lady normal', 'Tena Lady Discreet Normal Pads'],
  // Another number is another thing, in figures or in words.
  ['number 6 candle', 'Dr. Oetker Number Six Candle'],
  ['number two candle', 'Dr. Oetker Number 2 Candle'],
  // It was read as a count of none.
  ['00 flour for pasta', "Tesco Finest '00' Grade Pasta & Pizza Flour 1kg"],
  // Where a wine is from is meant.
  ['sauvignon blanc nz', 'Fern Bay New Zealand Sauvignon Blanc 75cl'],
  // A diet is kept that is said behind a use, and is found in the words that names print.
  ['capri sun for lunchboxes no added sugar', 'Capri-Sun Zero Orange 8 x 200ml'],
])('"%s" finds %s', (line, name) => {
  const names = [
    "Nando's Peri-Peri Sauce Hot 250g",
    "Nando's Peri-Peri Sauce Medium 250g",
    'Tena Lady Discreet Mini Pads',
    'Tena Lady Discreet Normal Pads',
    'Dr. Oetker Number 1 Candle',
    'Dr. Oetker Number 2 Candle',
    'Dr. Oetker Number Six Candle',
    'Tesco Plain Flour 1.5kg',
    "Tesco Finest '00' Grade Pasta & Pizza Flour 1kg",
    'Barefoot Sauvignon Blanc 75cl',
    'Fern Bay New Zealand Sauvignon Blanc 75cl',
    'Capri-Sun Orange 8 x 200ml',
    'Capri-Sun Zero Orange 8 x 200ml',
  ];
  expect(first(line, names)).toBe(name);
});

test('what is written in two words is looked for as names print it, or is what it is', () => {
  const names = [
    'Tesco Milk Choc Ices 8 x 70ml',
    'Tesco Milk Chocolate Bar 200g',
    'Tesco Green Tea 80',
  ];
  expect(first('choc ices', names)).toBe('Tesco Milk Choc Ices 8 x 70ml');
  expect(first('chocices', names)).toBe('Tesco Milk Choc Ices 8 x 70ml');
  // No bar for an ice, no tea for a candle.
  expect(first('choc ices', names.slice(1))).toBeUndefined();
  expect(first('tea lights', names)).toBeUndefined();
});

test('"normal" that no name prints beside the thing is said along', () => {
  const names = ['Pampers Baby-Dry Size 4 44 Nappies', 'Tena Lady Discreet Normal Pads'];
  expect(first('pampers size 4 normal', names)).toBe('Pampers Baby-Dry Size 4 44 Nappies');
});

test('a candle of another number is no answer', () => {
  expect(first('number 6 candle', ['Dr. Oetker Number 1 Candle'])).toBeUndefined();
});

test('a diet that no name states in any words is not given up', () => {
  const names = ['Capri-Sun Orange 8 x 200ml', 'Tesco Diet Cola 2L'];
  expect(first('capri sun no added sugar', names)).toBeUndefined();
});

test.each([
  ['bread for gluten free toast', 'gluten'],
  ['milk for coffee lactose free', 'dairy'],
  ['juice for lunches no added sugar', 'sugar'],
])('of "%s" the %s is kept', (line, group) => {
  expect(parseQuery(line).attributes).toHaveProperty(group);
});
test.each(['butter for brown bread', 'cream for chocolate cake'])('of "%s" nothing is', (line) => {
  expect(parseQuery(line).attributes).not.toHaveProperty('sugar');
  expect(parseQuery(line).words.join(' ')).toMatch(/butter|cream/);
});

test('"6 x 1.5" of a drink are six of a litre and a half', () => {
  expect(readList('sparkling water 6 x 1.5').items).toMatchObject([
    { searchTerm: 'sparkling water 6 x 1.5', quantity: 1, need: { kind: 'pieces', count: 6 } },
  ]);
  expect(parseQuery('sparkling water 6 x 1.5').size).toMatchObject({
    kind: 'volume',
    amount: 9000,
  });
  // Of what is no drink nothing tells the unit.
  expect(parseQuery('mince 2 x 1.5').size.kind).not.toBe('volume');
});

test('who they are is no count', () => {
  expect(readList('small chicken just the 2 of us').items).toMatchObject([
    { searchTerm: 'small chicken', quantity: 1, need: { kind: 'packs', count: 1 } },
  ]);
});

test('numbers that name something', () => {
  expect(namingNumbersIn(['number', '6', 'candle'])).toEqual([{ word: 'number', number: 6 }]);
  expect(namingNumbersIn(['gold', '1', 'number', 'candle'])).toEqual([
    { word: 'number', number: 1 },
  ]);
  expect(namingNumbersIn(['four', 'cheese', 'pizza'])).toEqual([{ word: 'cheese', number: 4 }]);
  expect(namingNumbersIn(['number', 'zero'])).toEqual([{ word: 'number', number: 0 }]);
  // A count, and a word that only looks like one.
  expect(namingNumbersIn(['6', 'egg'])).toEqual([]);
  expect(namingNumbersIn(['a', 'cheese'])).toEqual([]);
  const six = [{ word: 'number', number: 6 }];
  expect(isNumberedOtherwise(six, [{ word: 'number', number: 1 }])).toBe(true);
  expect(isNumberedOtherwise(six, six)).toBe(false);
  expect(isNumberedOtherwise(six, [])).toBe(false);
});

const leftOut = (text: string): string[] =>
  readList(text).leftOut.map(({ text: said, reason }) => `${reason}: ${said}`);
test.each([
  'brown sugar - have both',
  'flour (have 2 bags)',
  'oil - got half a bottle',
  'Not needed - potatoes, onions',
])('"%s" is at home', (line) => {
  expect(leftOut(`milk\n${line}\nbread`)).toEqual([expect.stringMatching(/^has: /)]);
});
test.each(['milk - have none', 'jam - get 2', 'needed - eggs'])('"%s" is not', (line) => {
  expect(leftOut(`tea\n${line}\nbread`)).toEqual([]);
});

test.each([
  ['fry paste 2 min, add thick coconut milk', 'note'],
  ['simmer the sauce until it thickens', 'note'],
  ['To finish', 'heading'],
  ["Don't forget parents evening 6pm", 'note'],
  ['dentist 4.30pm', 'note'],
  ['optician 14:30', 'note'],
])('"%s" names nothing to buy', (line, reason) => {
  expect(leftOut(`prawn crackers\n${line}\nmango sorbet`)).toEqual([`${reason}: ${line}`]);
});
test.each(['roast potatoes', 'bake at home rolls', 'fry light spray', 'tofu'])(
  '"%s" does',
  (line) => expect(leftOut(`prawn crackers\n${line}\nmango sorbet`)).toEqual([]),
);

test('"bread and butter" is a maker only in front of what it makes', () => {
  const terms = (text: string): string[] => readList(text).items.map((item) => item.searchTerm);
  expect(terms('bread and butter')).toEqual(['bread', 'butter']);
  expect(terms('bread and butter chardonnay')).toEqual(['bread and butter chardonnay']);
});

test('a row of a table: a note names no other thing, a count of nothing buys nothing', () => {
  const table = [
    'Item\tQty\tSize\tNotes',
    'Flour\t0\t1.5kg\t',
    'Sugar\t1\t1kg\thave 2 bags',
    'Cake cases\t100\t\tpastel',
    'Fruit\t\t\tapples, pears',
  ].join('\n');
  const { items } = readList(table);
  expect(items.map(({ line }) => line)).not.toContain(2);
  expect(items.map(({ line }) => line)).not.toContain(3);
  expect(items.filter(({ line }) => line === 4)).toHaveLength(1);
  expect(items.filter(({ line }) => line === 5).length).toBeGreaterThan(1);
});
