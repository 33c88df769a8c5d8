// Figures and rules of the specification (sections 3, 5 and 9), typed from it: what is expected here is not worked out by the code.
import { buildCatalogue, compareList, describeIssue } from '../../engine';
import type { Catalogue, ListComparison } from '../../engine';
import { shelves } from '../fixtures/shelves';

const rowsOf = (text: string) => {
  const { catalogue, issues } = buildCatalogue([{ store: 'TESCO', file: 'tesco.csv', text }]);
  const { products, report } = catalogue.stores['TESCO']!;
  return { products, report, kinds: issues.map(({ kind }) => kind), issues };
};

describe('a row counts only if (section 5)', () => {
  test.each([
    ['its name has 3 characters', 'name,price,category\nTea,1.00,Drinks', ['Tea'], []],
    ['its name has 2 characters', 'name,price,category\nTe,1.00,Drinks', [], ['name-too-short']],
    ['2 characters and blanks', 'name,price,category\n Te  ,1.00,Drinks', [], ['name-too-short']],
    ['as many columns', 'name,price,category\nTea Bags,1.00,Drinks', ['Tea Bags'], []],
    ['one column short', 'name,price,category\nTea Bags,1.00', [], ['too-few-columns']],
    ['the price is N/A', 'name,price,category\nTea Bags,N/A,Drinks', [], ['no-price']],
    ['the price is missing', 'name,price,category\nTea Bags,,Drinks', [], ['no-price']],
    ['the price is nothing', 'name,price\nTea Bags,£0.00', [], ['unreadable-price']],
    ['the price is 0', 'name,price\nTea Bags,0', [], ['unreadable-price']],
    ['it is not the header again', 'name,price\nName,Price\nTea,1', ['Tea'], ['repeated-header']],
    ["nor another file's", 'name,price\nCategory,Name,Price\nTea,1', ['Tea'], ['repeated-header']],
    [
      'it is no header for one word',
      'name,price\nName,1\nTea,price',
      ['Name'],
      ['unreadable-price'],
    ],
    ['a comma is quoted', 'name,price\n"Tea, Green",1.00', ['Tea, Green'], []],
  ])('%s', (_, text, names, kinds) => {
    const found = rowsOf(text);
    expect(found.products.map(({ name }) => name)).toEqual(names);
    expect(found.kinds).toEqual(kinds);
    expect(found.report.skipped).toBe(kinds.length);
  });

  test('and with one column more: it counts, and that is said', () => {
    const found = rowsOf('name,price,category\nTea Bags,1.00,Drinks,x');
    expect(found.products.map(({ name }) => name)).toEqual(['Tea Bags']);
    expect(found.kinds).toEqual(['too-many-columns']);
    expect(found.report.skipped).toBe(0);
  });

  test.each([
    ['£2.50', 2.5],
    ['2.50', 2.5],
    ['actual price£2.50', 2.5],
    ['actual price 2.50', 2.5],
    ['95p', 0.95],
    ['£3', 3],
    ['0.01', 0.01],
  ])('the price %s is %d pounds', (text, price) => {
    expect(rowsOf(`name,price\nTea Bags,${text}\n`).products).toMatchObject([
      { price, priceText: text },
    ]);
  });

  test.each(['name,price,category', 'Name,Price,Category', 'Product Name,Price,category'])(
    'the header %s is read',
    (header) => {
      expect(rowsOf(`${header}\nTea Bags,1.00,Drinks\n`).products).toMatchObject([
        { name: 'Tea Bags', price: 1, category: 'Drinks' },
      ]);
    },
  );

  test.each([
    ['name,price\nTea Bags,1.00\n', 'General'],
    ['name,price,category\nTea Bags,1.00,\n', 'General'],
    ['name,price,category\nTea Bags,1.00,  \n', 'General'],
    ['name,price,category\nTea Bags,1.00,Drinks\n', 'Drinks'],
  ])('the category of %j is %s', (text, category) => {
    expect(rowsOf(text).products.map((product) => product.category)).toEqual([category]);
  });

  test.each([
    ['', 'CSV file is empty'],
    ['name,price,category', 'CSV must have at least a header and one data row'],
    ['name,price,category\n\n', 'CSV must have at least a header and one data row'],
  ])('the file %j is refused in the words of section 8', (text, words) => {
    expect(rowsOf(text).issues.map(describeIssue)).toEqual([expect.stringContaining(words)]);
  });
});

const compare = (catalogue: Catalogue, lines: readonly string[], store = 'TESCO'): ListComparison =>
  compareList({ store, lines: lines.map((text) => ({ text })) }, catalogue);

describe('the best alternative is the store with the highest summed saving (section 3)', () => {
  const TESCO = ['Whole Milk 1L,2.00', 'Salted Butter 250g,2.00', 'Baked Beans 415g,1.00'];
  test('not the one that is cheapest for most items, nor the first', () => {
    const result = compare(
      shelves({
        TESCO,
        // 10p, 10p and 10p: most often a saving, 30p in all.
        ALDI: ['Whole Milk 1L,1.90', 'Salted Butter 250g,1.90', 'Baked Beans 415g,0.90'],
        // 80p once.
        MORRISONS: ['Whole Milk 1L,1.20'],
      }),
      ['whole milk', 'salted butter', 'baked beans'],
    );
    expect(result.savingByStore).toEqual({ MORRISONS: 0.8, ALDI: 0.2 });
    expect(result.bestAlternativeStore).toBe('MORRISONS');
    expect(result.totalSaving).toBe(1);
    expect([result.matchedItems, result.totalItems]).toEqual([3, 3]);
  });
  test('several small savings are more than one that is larger than each', () => {
    const result = compare(
      shelves({
        TESCO,
        ASDA: ['Whole Milk 1L,1.50'],
        ALDI: ['Salted Butter 250g,1.70', 'Baked Beans 415g,0.70'],
      }),
      ['whole milk', 'salted butter', 'baked beans'],
    );
    expect(result.savingByStore).toEqual({ ASDA: 0.5, ALDI: 0.6 });
    expect(result.bestAlternativeStore).toBe('ALDI');
  });
  test('of an item that nobody sells there is no comparison and no saving (section 8)', () => {
    const [item] = compare(shelves({ TESCO, ALDI: ['Whole Milk 1L,1.00'] }), ['zzqx']).items;
    expect(item).toMatchObject({ comparisons: [], bestSaving: null, matchQuality: 0 });
  });
  test('none where nothing is saved', () => {
    const result = compare(shelves({ TESCO, ALDI: ['Whole Milk 1L,2.50'] }), ['whole milk']);
    expect(result.items[0]!.comparisons).toMatchObject([{ potentialSaving: 0 }]);
    expect([result.bestAlternativeStore, result.totalSaving, result.items[0]!.bestSaving]).toEqual([
      null,
      0,
      null,
    ]);
  });
});

describe('how many are compared (section 9)', () => {
  const MILK = 'Whole Milk 1L';
  const FIVE = {
    ALDI: [`${MILK},1.10`],
    ASDA: [`${MILK},1.20`],
    MORRISONS: [`${MILK},1.30`],
    "SAINSBURY'S": [`${MILK},1.40`],
    LIDL: [`${MILK},1.50`],
  };
  test('4 alternatives, one per other store', () => {
    const [item] = compare(shelves({ TESCO: [`${MILK},2.00`], ...FIVE }), ['whole milk']).items;
    expect(item!.comparisons.map(({ product2 }) => product2.store)).toEqual([
      'ALDI',
      'ASDA',
      'MORRISONS',
      "SAINSBURY'S",
    ]);
  });
});
