// Names that every object answers to, and texts without an end.
import { buildCatalogue, compareList, findEquivalents, findProducts, suggest } from '../../engine';

const CSV = 'name,price\nWhole Milk 2L,1.20\nWhite Bread 800g,1.00\n';
const { catalogue } = buildCatalogue([
  { store: 'TESCO', file: 'tesco.csv', text: CSV },
  { store: 'ALDI', file: 'aldi.csv', text: CSV },
]);

test.each(['__proto__', 'constructor', 'toString'])(
  'a store "%s" is one that nobody knows',
  (store) => {
    expect(compareList({ store, lines: [{ text: 'milk' }] }, catalogue).totalSaving).toBe(0);
    expect(suggest('milk', store, catalogue)).toEqual([]);
    expect(findProducts('milk', store, catalogue)).toEqual([]);
    expect(
      findEquivalents({ name: 'Whole Milk 2L', price: 1.2, store }, 'ALDI', catalogue),
    ).not.toEqual([]);
    const own = buildCatalogue([{ store, file: 'own.csv', text: CSV }]);
    expect(own.issues.map(({ kind }) => kind)).toEqual(['unknown-store']);
    expect(Object.keys(own.catalogue.stores)).toHaveLength(1);
    expect(findProducts('milk', store, own.catalogue).map(({ product }) => product.name)).toEqual([
      'Whole Milk 2L',
    ]);
    expect(compareList({ store: 'TESCO', lines: [{ text: store }] }, catalogue).totalItems).toBe(1);
  },
);

test('two hundred letters of a line are looked for', () => {
  const found = (line: string) =>
    findProducts(line, 'TESCO', catalogue).map(({ product }) => product.name);
  expect(found(`milk${' '.repeat(196)}bread`)).toEqual(found('milk'));
  expect(found(`milk${' '.repeat(191)}bread`)).not.toEqual(found('milk'));
});

test('a name without an end is left out and named; endless prices and sizes are unreadable', () => {
  const endless = '• '.repeat(4_000);
  const digits = '9'.repeat(20_000);
  const { catalogue: read, issues } = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: `name,price,size\n${endless}milk,1,\n${'a'.repeat(400)},1,\nMilk ${digits},1,\nBread,${digits}x,\nJam,1,${digits}\n`,
    },
  ]);
  expect(issues.map(({ kind, row, skipped }) => [kind, row, skipped])).toEqual([
    ['name-too-long', 2, true],
    ['name-too-long', 4, true],
    ['unreadable-price', 5, true],
    ['unreadable-size', 6, false],
  ]);
  expect(read.stores['TESCO']!.products.map(({ name }) => name.slice(0, 3))).toEqual([
    'aaa',
    'Jam',
  ]);
  const { report } = read.stores['TESCO']!;
  expect(report.rows).toBe(report.products + report.repeats + report.skipped);
  expect(findEquivalents({ name: endless, price: 1, store: 'TESCO' }, 'ALDI', catalogue)).toEqual(
    [],
  );
});
