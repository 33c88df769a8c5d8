import fc from 'fast-check';
import { buildCatalogue, describeIssue, findEquivalents, sizeOf } from '../../engine';
import { fixtureFolder, hasReal, realFolder, sourcesOf } from '../fixtures/catalogue';

const { catalogue, issues } = buildCatalogue(sourcesOf(fixtureFolder));

test('every row is a product, a repeat or an issue', () => {
  for (const { report, products } of Object.values(catalogue.stores)) {
    expect(report.products + report.repeats + report.skipped).toBe(report.rows);
    expect(products).toHaveLength(report.products);
    expect(Object.values(report.skippedByKind).reduce((sum, count) => sum + count, 0)).toBe(
      report.skipped,
    );
  }
});
test('the ugly rows of the Aldi shape', () => {
  const { report, products } = catalogue.stores['ALDI']!;
  expect(report).toMatchObject({
    rows: 17,
    repeats: 1,
    skipped: 4,
    skippedByKind: {
      'too-few-columns': 1,
      'name-too-short': 1,
      'no-price': 1,
      'unreadable-price': 1,
    },
  });
  expect(
    products
      .filter((product) => product.name === 'EVERYDAY ESSENTIALS Chopped Tomatoes')
      .map((product) => product.price),
  ).toEqual([0.45, 0.55]);
  expect(products.find((product) => product.name.includes('Serrano'))).toMatchObject({
    price: 17.5,
    pricePer: { amount: 500, unit: 'g' },
  });
  expect(products.map((product) => product.name)).toContain("NATURE'S PICK Tomatoes, on the Vine");
});
test('quoted commas, doubled quotes, thousands and "actual price" of the ASDA shape', () => {
  const { products } = catalogue.stores['ASDA']!;
  expect(products.find((product) => product.name.startsWith('Tony'))).toMatchObject({
    name: 'Tony "The Tin" Tomato, Chopped 400g',
    price: 0.6,
  });
  expect(products.find((product) => product.name === 'ASDA Salted Butter 250g')?.price).toBe(1.9);
  expect(products.find((product) => product.name === 'ASDA Dining Table')?.price).toBe(1299);
  expect(products[0]?.category).toBe('Chilled, Milk');
});
test("CRLF, pence and repeats over categories of the Sainsbury's shape", () => {
  const { products, report } = catalogue.stores["SAINSBURY'S"]!;
  expect(report).toMatchObject({ rows: 11, products: 10, repeats: 1 });
  expect(products.find((product) => product.name.includes('Chopped'))?.price).toBe(0.47);
});
test('of several categories the one that says where a product stands stays, in any order of the rows', () => {
  const rows = [
    'Red Salmon 213g,2.50,dietary and world foods',
    'Red Salmon 213g,2.50,food cupboard',
    'Red Salmon 213g,2.50,tinned food',
  ];
  for (const order of [rows, [...rows].reverse()]) {
    const { catalogue: built } = buildCatalogue([
      { store: 'TESCO', file: 'tesco.csv', text: `name,price,category\n${order.join('\n')}\n` },
    ]);
    expect(built.stores['TESCO']!.products.map(({ category }) => category)).toEqual([
      'food cupboard',
    ]);
  }
});
test('repeats are those of a plain look through all rows, however alike the names are', () => {
  // Names of one length and price that differ in a letter that the table does not ask for.
  const row = fc.record({
    letter: fc.constantFrom('a', 'b', 'c'),
    at: fc.constantFrom(1, 2, 3),
    price: fc.constantFrom('1.00', '1.10', '£1.00/kg'),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), (rows) => {
      const lines = rows.map(
        ({ letter, at, price }) => `${'x'.repeat(20 + at)}${letter}${'y'.repeat(27 - at)},${price}`,
      );
      const { catalogue: built } = buildCatalogue([
        { store: 'TESCO', file: 'tesco.csv', text: `name,price\n${lines.join('\n')}\n` },
      ]);
      expect(
        built.stores['TESCO']!.products.map(({ name, priceText }) => `${name},${priceText}`),
      ).toEqual([...new Set(lines)]);
    }),
    { numRuns: 200 },
  );
});
test('each issue names file, row and what to do', () => {
  expect(issues.map(describeIssue)).toContain(
    'aldi.csv, row 17: no price (Drinks,VIVE Cola,N/A); fill in the price',
  );
});
test.each([
  ['', 'CSV file is empty'],
  ['name,price\n', 'CSV must have at least a header and one data row'],
  ['title,price\nMilk,1\n', 'no name column'],
  ['name,cost\nMilk,1\n', 'no price column'],
  ['na\u0000me', 'not a text file'],
])('%j is one issue of the whole file', (text, words) => {
  const built = buildCatalogue([{ store: 'TESCO', file: 'tesco.csv', text }]);
  expect(built.issues).toHaveLength(1);
  expect(describeIssue(built.issues[0]!)).toContain(words);
  expect(built.catalogue.stores['TESCO']!.products).toEqual([]);
});
test('a quote that is never closed costs its own row only', () => {
  const built = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price\nMilk One,1\n"Bread,2\nEggs Six,3\nButter,4\n',
    },
  ]);
  expect(built.catalogue.stores['TESCO']!.products.map((product) => product.name)).toEqual([
    'Milk One',
    'Eggs Six',
    'Butter',
  ]);
  expect(built.issues).toMatchObject([{ kind: 'bad-quotes', row: 3, skipped: true }]);
});
test('optional columns: a stated size beats the name, the loyalty price stays apart', () => {
  const built = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price,size,loyalty_price,gtin\nCola Bottle,2.00,1.5L,1.50,05012345678900\n',
    },
  ]);
  expect(built.catalogue.stores['TESCO']!.products[0]).toMatchObject({
    price: 2,
    statedSize: '1.5L',
    loyaltyPrice: 1.5,
    gtin: '5012345678900',
  });
});
test('a size that cannot be read, a loyalty price above the price and a store that nobody knows are issues; nothing is left out for them', () => {
  const built = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price,size,loyalty_price\nCola Bottle,2.00,enormous,3.00\nTea Bags,2.00,N/A,2.00\nLoose Ham,£9.00 / kg,500g,£1.00\n',
    },
    { store: 'Foo', file: 'foo.csv', text: 'name,price\nMilk semi,1.20\n' },
  ]);
  const [cola, tea, ham] = built.catalogue.stores['TESCO']!.products;
  expect(cola).not.toHaveProperty('loyaltyPrice');
  expect(tea).toMatchObject({ loyaltyPrice: 2 });
  expect(tea).not.toHaveProperty('statedSize');
  expect(ham).toMatchObject({ loyaltyPrice: 1 });
  expect(built.catalogue.stores['Foo']!.products).toHaveLength(1);
  expect(built.issues.map((issue) => [issue.skipped, describeIssue(issue)])).toEqual([
    [
      false,
      'tesco.csv, row 2: the loyalty price cannot be read, or is above the price (3.00); write it like 1.20',
    ],
    [
      false,
      'tesco.csv, row 2: the size cannot be read (enormous); write it like 500g or 6 x 330ml',
    ],
    [false, 'foo.csv: not a known store (Foo); use one of the known store names'],
  ]);
});
test('a barcode is the same however many zeros fill it up, in a file and in a product that is asked for', () => {
  const { catalogue: shops } = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price,gtin\nCola Bottle,2.00,5000123456784\n',
    },
  ]);
  for (const gtin of ['5000123456784', '05000123456784', '5000-123-456784'])
    expect(
      findEquivalents({ name: 'Something else', store: 'ASDA', gtin }, 'TESCO', shops).map(
        ({ product }) => product.name,
      ),
    ).toEqual(['Cola Bottle']);
});
test('a shelf label in the price column gives price, loyalty price and unit price; the unit price gives the size that no name states', () => {
  const built = buildCatalogue([
    {
      store: "SAINSBURY'S",
      file: 'sainsburys.csv',
      text: 'name,price,unit_price\nCrispy Fries,"£2.65with Nectar\n£3.75£5.00 / kg",\nRose Wine,8.75,£11.67/l\nPlain Crisps 150g,1.00,£9.99/kg\nOne Apple,50p,7p / 100g\n',
    },
  ]);
  const [fries, wine, crisps, apple] = built.catalogue.stores["SAINSBURY'S"]!.products;
  expect(fries).toMatchObject({ price: 3.75, loyaltyPrice: 2.65, statedUnitPrice: '£5.00 / kg' });
  expect(sizeOf(fries!)).toEqual({ kind: 'mass', amount: 750, count: 1, approx: true });
  expect(sizeOf(wine!)).toMatchObject({ kind: 'volume', amount: 750 });
  expect(sizeOf(crisps!)).toMatchObject({ kind: 'mass', amount: 150 });
  // In whole pence, 7p may have been 6.5p to 7.4p: too rough to call a size.
  expect(sizeOf(apple!)).toEqual({ kind: 'none' });
});
test('a barcode that a spreadsheet has spoilt is no barcode, and is said', () => {
  const built = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price,gtin\nMilk One,1,5.0123E+12\nMilk Two,2,5.0123E+12\nBread,3,5 012345-678900\n',
    },
  ]);
  expect(built.catalogue.stores['TESCO']!.products.map(({ gtin }) => gtin)).toEqual([
    undefined,
    undefined,
    '5012345678900',
  ]);
  expect(built.issues).toMatchObject([
    { kind: 'unreadable-barcode', row: 2, skipped: false },
    { row: 3 },
  ]);
});
test('everything survives structuredClone and JSON', () => {
  expect(JSON.parse(JSON.stringify(catalogue))).toEqual(catalogue);
  expect(structuredClone(catalogue)).toEqual(catalogue);
});
(hasReal ? test : test.skip)(
  'the five real files lose no row (skipped where ../shared/catalogues is absent)',
  () => {
    const real = buildCatalogue(sourcesOf(realFolder)).catalogue;
    expect(Object.values(real.stores).map(({ report }) => report.rows)).toEqual([
      3474, 19909, 6379, 28244, 21367,
    ]);
    for (const { report } of Object.values(real.stores))
      expect(report.products + report.repeats + report.skipped).toBe(report.rows);
  },
);
