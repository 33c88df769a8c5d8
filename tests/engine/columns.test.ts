// What the columns beside name and price say of a product, and the words of a row that is left out.
import { buildCatalogue, type CatalogueSource } from '../../engine';
import { LONGEST_NAME } from '../../engine/outside';

const read = (text: string, more: Partial<CatalogueSource> = {}) => {
  const { catalogue, issues } = buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text, ...more },
  ]);
  const { products, report } = catalogue.stores['TESCO']!;
  return { products, report, issues };
};

describe('a column that is printed is kept as printed', () => {
  test.each([
    ['code', 'code', ' 4711 ', '4711'],
    ['brand', 'brand', 'Zorbit & Sons', 'Zorbit & Sons'],
    ['price_date', 'priceDate', '2026-11-01', '2026-11-01'],
    ['unit_price', 'statedUnitPrice', '£1.00/kg', '£1.00/kg'],
    ['multibuy', 'multibuy', '3 for 2', '3 for 2'],
    ['multibuy', 'multibuy', 'x'.repeat(90), 'x'.repeat(80)],
    ['size', 'statedSize', ' 500g ', '500g'],
    ['gtin', 'gtin', ' 05012345678900 ', '5012345678900'],
    ['gtin', 'gtin', '5012', '5012'],
    ['gtin', 'gtin', '50123456789012', '50123456789012'],
  ])('%s', (column, field, cell, kept) => {
    const { products, issues } = read(`name,price,${column}\nRusks,£1,${cell}\nPads,£1,\n`);
    expect(products[0]).toHaveProperty(field, kept);
    expect(products[1]).not.toHaveProperty(field);
    expect(issues).toEqual([]);
  });
});

describe('a size cell', () => {
  test.each(['N/A', 'na', 'NONE', 'null', '-'])('"%s" is no size, and nothing is wrong', (cell) => {
    const { products, issues } = read(`name,price,size\nRusks,£1,${cell}\n`);
    expect(products[0]).not.toHaveProperty('statedSize');
    expect(issues).toEqual([]);
  });
  test.each(['none left', 'one of none', '--'])('"%s" cannot be read, and that is said', (cell) => {
    const { issues } = read(`name,price,size\nRusks,£1,${cell}\n`);
    expect(issues).toEqual([
      {
        kind: 'unreadable-size',
        store: 'TESCO',
        file: 'tesco.csv',
        row: 2,
        text: cell,
        name: 'Rusks',
        skipped: false,
      },
    ]);
  });
});

describe('a loyalty price', () => {
  test.each<[string, string, number | undefined]>([
    ['£2.00', '£1.50', 1.5],
    // The same is no mistake.
    ['£2.00', '£2.00', 2],
    ['£2.00', '£2.01', undefined],
    ['£2.00', '£0.00', undefined],
    ['£2.00', 'soon', undefined],
    // By weight the two may speak of different weights.
    ['£9.00 / kg', '£10.00', 10],
    ['£2.00', '£9.00 / kg', 9],
  ])('at %s one of %s', (price, loyalty, kept) => {
    const { products, issues, report } = read(
      `name,price,loyalty_price\nRusks,${price},${loyalty}\n`,
    );
    expect(products[0]!.loyaltyPrice).toBe(kept);
    expect(issues.map(({ kind, text }) => [kind, text])).toEqual(
      kept === undefined ? [['unreadable-loyalty-price', loyalty]] : [],
    );
    // A column beside the price leaves no row out.
    expect([report.products, report.skipped]).toEqual([1, 0]);
  });
  test('"N/A" is none, and nothing is wrong', () => {
    const { products, issues } = read('name,price,loyalty_price\nRusks,£2,N/A\n');
    expect(products[0]).not.toHaveProperty('loyaltyPrice');
    expect(issues).toEqual([]);
  });
});

test.each(['123', '501234567890123', '5.0123E+12', '50l2345'])('"%s" is no barcode', (cell) => {
  const { products, issues } = read(`name,price,gtin\nRusks,£1,${cell}\n`);
  expect(products[0]).not.toHaveProperty('gtin');
  expect(issues).toMatchObject([{ kind: 'unreadable-barcode', row: 2, text: cell }]);
});

describe('a row that is left out is said with its cells', () => {
  const LONG = 'x'.repeat(LONGEST_NAME);
  test.each<[string, string, string, string | undefined]>([
    ['Rusks,£1', 'too-few-columns', 'Rusks,£1', undefined],
    ['Ru,£1,Baby', 'name-too-short', 'Ru,£1,Baby', undefined],
    ['Rusks,soon,Baby', 'unreadable-price', 'Rusks,soon,Baby', 'Rusks'],
    ['Rusks,,Baby', 'no-price', 'Rusks,,Baby', 'Rusks'],
    ['"Rusks" x",£1,Baby', 'bad-quotes', 'Rusks x,£1,Baby', undefined],
    [`${LONG}y,£1,Baby`, 'name-too-long', LONG.slice(0, 80), undefined],
    [`Rusks,${'9'.repeat(100)},Baby`, 'unreadable-price', `Rusks,${'9'.repeat(74)}`, 'Rusks'],
  ])('%s', (row, kind, text, name) => {
    const { issues, report } = read(`name,price,category\n${row}\nPads,£1,Baby\n`);
    expect(issues).toEqual([
      {
        kind,
        store: 'TESCO',
        file: 'tesco.csv',
        row: 2,
        text,
        ...(name === undefined ? {} : { name }),
        skipped: true,
      },
    ]);
    expect(report).toMatchObject({
      rows: 2,
      products: 1,
      skipped: 1,
      skippedByKind: { [kind]: 1 },
    });
  });
  test('a name may be as long as the longest, a category is cut there', () => {
    const { products } = read(`name,price,category\n${LONG}, £1 ,${LONG}y\n`);
    expect(products).toMatchObject([{ name: LONG, category: LONG, price: 1, priceText: '£1' }]);
  });
  test.each([
    ['', 'empty-file', ''],
    ['name,price\n', 'no-data-rows', 'name,price'],
  ])('of the whole file %j it is no row', (text, kind, said) => {
    const { issues, report } = read(text);
    expect(issues).toEqual([
      { kind, store: 'TESCO', file: 'tesco.csv', row: null, text: said, skipped: true },
    ]);
    expect(report).toMatchObject({ rows: 0, skipped: 0, skippedByKind: {} });
  });
});

test('the report says what is known of the file, and null where nothing is', () => {
  const refused = { date: '2026-11-02', why: 'half of it is gone' } as never;
  const text = 'name,price\nRusks,£1\n';
  expect(read(text, { date: '2026-11-01', source: 'us', refused }).report).toMatchObject({
    date: '2026-11-01',
    source: 'us',
    refused,
  });
  expect(read(text).report).toMatchObject({ date: null, source: null, refused: null });
});

test('the name of a store that nobody knows is cut where no name is so long', () => {
  const store = 'Z'.repeat(100);
  const { issues } = buildCatalogue([{ store, file: 'z.csv', text: 'name,price\nRusks,£1\n' }]);
  expect(issues).toMatchObject([{ kind: 'unknown-store', row: null, text: 'Z'.repeat(80) }]);
});

test('one name by the kilo, by 100 g and by the litre is three products; a second time it is a repeat', () => {
  const rows = [
    'Rusks,£1/kg',
    'Rusks,£1/100g',
    'Rusks,£1/l',
    'Rusks,£1',
    'Rusks,£1/kg',
    'Rusks,£1',
  ];
  const { products, report } = read(`name,price\n${rows.join('\n')}\n`);
  expect(products.map(({ pricePer }) => pricePer)).toEqual([
    { amount: 1000, unit: 'g' },
    { amount: 100, unit: 'g' },
    { amount: 1000, unit: 'ml' },
    undefined,
  ]);
  expect(report.repeats).toBe(2);
});

describe('a product that stands twice', () => {
  const of = (...rows: string[]) =>
    buildCatalogue([
      { store: 'TESCO', file: 'tesco.csv', text: `name,price,category\n${rows.join('\n')}\n` },
    ]).catalogue.stores['TESCO']!;
  // Names of one length that differ only where a quick look does not look.
  const near = (letter: string): string => `Apple${letter}${'x'.repeat(74)}`;

  test('is found among names that are nearly the same', () => {
    const [a, b, c] = ['a', 'b', 'c'].map(near);
    const { products, report } = of(
      ...[`${a},1.00,F`, `${b},1.00,F`, `${c},1.00,F`, `${b},1.10,F`],
      ...[`${c},1.00,F`, `${b},1.00,F`, `${a},1.00,F`, `${b},1.10,F`, `${a},1.00,F`],
    );
    expect(products.map(({ name, price }) => [name[5], price])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['b', 1.1],
    ]);
    expect([report.rows, report.products, report.repeats, report.skipped]).toEqual([9, 4, 5, 0]);
  });
  test.each([
    [['Bakery', 'Dietary and world foods'], 'Bakery'],
    [['Dietary and world foods', 'Bakery'], 'Bakery'],
    [['Bakery', 'Alcohol'], 'Alcohol'],
    [['Alcohol', 'Bakery'], 'Alcohol'],
    [['Bakery', 'Bakery'], 'Bakery'],
    [['Other', 'Dietary and world foods'], 'Dietary and world foods'],
  ])('in %j: %s', (categories, kept) => {
    const { products } = of(...categories.map((category) => `Whole Milk 1L,1.00,${category}`));
    expect(products.map(({ category }) => category)).toEqual([kept]);
  });
  test('is found among many prices of one name', () => {
    const rows = Array.from({ length: 60 }, (_, at) => `Rusks,${at + 1}.00,F`);
    const { products, report } = of(...rows, ...rows);
    expect(products.map(({ price }) => price)).toEqual(rows.map((_, at) => at + 1));
    expect(report.repeats).toBe(60);
  });
  test('with blank rows between, which are no rows', () => {
    const { report } = of('Whole Milk 1L,1.00,F', '', '', 'Whole Milk 1L,1.00,F');
    expect([report.rows, report.products, report.repeats]).toEqual([2, 1, 1]);
  });
});
