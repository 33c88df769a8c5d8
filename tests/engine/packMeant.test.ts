// Which pack a line means: by a size that is said, by a wish for a large or a small one, by a price where no size is printed.
import { buildCatalogue, findProducts, type Catalogue } from '../../engine';
import { parseQuery } from '../../engine/query/parseQuery';
import { readRow } from '../../engine/reading/readList';

type Row = readonly [name: string, price: number];
const fileOf = (store: string, rows: readonly Row[]) => ({
  store,
  file: `${store.toLowerCase()}.csv`,
  text: `name,price\n${rows.map(([name, price]) => `"${name}",${price}`).join('\n')}\n`,
});
const shelves = (stores: Record<string, readonly Row[]>): Catalogue =>
  buildCatalogue(Object.entries(stores).map(([store, rows]) => fileOf(store, rows))).catalogue;
const first = (line: string, catalogue: Catalogue, store = 'TESCO') =>
  findProducts(line, store, catalogue)[0]?.product;

const GROCERIES = shelves({
  TESCO: [
    ['Tesco Coleslaw 300g', 1.25],
    ['Tesco Coleslaw 500g', 1.65],
    ["Kellogg's Corn Flakes 670g", 3],
    ["Kellogg's Corn Flakes 450g", 2.5],
    ["Kellogg's Corn Flakes 670g x 12", 36],
    ['Tesco White Bread Medium Sliced 800g', 0.75],
    ['Tesco White Bread Medium Sliced 400g', 0.7],
    ['Tesco Vegetable Oil 1L', 2],
    ['Tesco Vegetable Oil 3L', 5],
    ['Tesco Diced Lamb 300g', 5],
    ['Tesco Lamb Half Leg Joint', 12],
  ],
  ASDA: [
    ['ASDA Coleslaw 300g', 1.2],
    ["Kellogg's Corn Flakes 670g", 3],
    ['ASDA White Bread Medium Sliced 800g', 0.75],
    ['ASDA Vegetable Oil 1L', 2],
    ['ASDA Diced Lamb 300g', 5],
  ],
});

test.each([
  ['coleslaw large', 'Tesco Coleslaw 500g', 'said behind the thing'],
  ['corn flakes big box', "Kellogg's Corn Flakes 670g", 'twelve boxes are no big box'],
  ['small sliced white', 'Tesco White Bread Medium Sliced 400g', 'loaves have two sizes'],
  ['half loaf white sliced', 'Tesco White Bread Medium Sliced 400g', 'so that is said, too'],
  ['large white loaf', 'Tesco White Bread Medium Sliced 800g', 'the other one'],
  ['vegetable oil 5l', 'Tesco Vegetable Oil 3L', 'the nearest of those that are too small'],
  ['lamb for curry diced', 'Tesco Diced Lamb 300g', 'how it is cut is no part of the curry'],
])('"%s" is %s: %s', (line, name) => expect(first(line, GROCERIES)?.name).toBe(name));

test('how it is cut is said of the thing, though it stands behind what it is for', () => {
  expect(parseQuery('lamb for curry diced').words).toEqual(['lamb', 'diced']);
});

test('of eggs "large" is a grade, of a noodle with egg it is none', () => {
  expect(parseQuery('eggs large').wish).toBe(0);
  expect(parseQuery('egg noodles big pack').wish).toBe(1);
});

test('a price says which of two packs is meant that print no size', () => {
  const catalogue = shelves({
    TESCO: [['Tesco Whole Milk 2.272L, 4 Pints', 1.65]],
    ASDA: [['ASDA Whole Milk 4 Pints', 1.65]],
    ALDI: [
      ['COWBELLE Whole Milk', 0.85],
      ['COWBELLE Whole Milk Fresh', 1.6],
    ],
  });
  expect(first('whole milk 4 pints', catalogue, 'ALDI')?.price).toBe(1.6);
});

test('a saying is known with a letter too many', () => {
  const squash = shelves({
    TESCO: [
      ['Tesco Orange Squash 1L', 1],
      ['Tesco Orange Juice 1L', 2],
    ],
  });
  expect(first('dilluting juice', squash)?.name).toBe('Tesco Orange Squash 1L');
});

test('what is cut thick is not cut fine; one that does not say may be', () => {
  const jars: Row[] = [
    ['Tesco Fine Cut Orange Marmalade 454G', 1],
    ['Stockwell & Co Orange Marmalade 454G', 0.85],
  ];
  const asda: Row[] = [['ASDA Thick Cut Orange Marmalade 454g', 1.1]];
  expect(first('thick cut marmalade', shelves({ TESCO: jars, ASDA: asda }))?.price).toBe(0.85);
});

test.each([
  ['still water 6 x 1.5l', 'still water 6 x 1.5l', 1, 'a pack of six'],
  ['milk 2 x 2l', 'milk 2l', 2, 'two bottles'],
])('"%s" is looked for as %s, %i times: %s', (line, searchTerm, quantity) => {
  expect(readRow(line)).toMatchObject({ searchTerm, quantity });
});
