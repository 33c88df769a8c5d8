// What an imported file says, from each kind of source.
import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { arrayElements } from '../../cli/catalogue/jsonArray';
import { importing, manifest } from './importing';
import { cli } from './memoryIo';

const { put, out, run, read } = importing();

test('a mapped TSV becomes the CSV of the store with its manifest entry; what is left out is counted', async () => {
  const file = put(
    'export.tsv',
    'Title\tCost\tEAN\tClub\nSemi Skimmed Milk 2L\t£1.45\t5000\t£1.20\n"Bread, white"\t95p\t\t\nXY\t1\t\t\nNo price\t\t\t\n',
  );
  const { code, out: said } = await run(
    file,
    '--map',
    'name=Title,price=Cost,loyalty_price=Club',
    '--date',
    '2026-11-01',
  );
  expect(code).toBe(0);
  expect(read('tesco.csv')).toBe(
    'name,price,category,loyalty_price,gtin\nSemi Skimmed Milk 2L,£1.45,,£1.20,5000\n"Bread, white",95p,,,\n',
  );
  expect(JSON.parse(read('catalogue.json'))).toMatchObject({
    stores: [
      {
        store: 'TESCO',
        rows: 2,
        products: 2,
        date: '2026-11-01',
        source: 'export.tsv',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ],
  });
  expect(said).toContain('left out: 1 no name, 1 no price');
});

test('a header that stands again, as where tables were joined, is left out and said', async () => {
  const file = put(
    'export.csv',
    'name,price\nOat bites,1.00\n Name,price\nname , PRICE\nRye,1.20\n',
  );
  const { code, out: said } = await run(file, '--date', '2026-11-01');
  expect(code).toBe(0);
  expect(said).toContain('2 products of 4 rows');
  expect(said).toContain('left out: 2 the header again');
});

test('Kaggle UK: this shop, the last day up to --date, the size from price and unit price', async () => {
  const file = put(
    'k.csv.gz',
    gzipSync(
      'supermarket,prices_(£),prices_unit_(£),unit,names,date,category,own_brand\nTesco,1.50,3.00,kg,Penne,20240101,food_cupboard,True\nTesco,1.60,3.20,kg,Penne,20240201,food_cupboard,True\nTesco,1.70,3.40,kg,Penne,20240301,food_cupboard,True\nAldi,0.50,1.00,kg,Penne,20240201,food,True\n',
    ),
  );
  const { code, out: said } = await run(file, '--from', 'kaggle-uk', '--date', '2024-02-15');
  expect(code).toBe(0);
  expect(read('tesco.csv')).toBe(
    'name,price,category,size,unit_price,price_date\nPenne,1.60,food_cupboard,500g,£3.2/kg,2024-02-01\n',
  );
  expect(said).toContain('left out: 1 an older price, 1 a price of a later day, 1 another shop');
  expect(manifest(out())[0]!.date).toBe('2024-02-01');
});

test('--date does not make old prices new: it is the day of the rows that state none', async () => {
  const dated = put(
    't.csv',
    'name,price,date\nBread white,1.00,2025-01-02\nMilk semi,1.10,2025-01-05\n',
  );
  const { out: said } = await run(dated, '--date', '2026-11-20');
  expect(manifest(out())[0]!.date).toBe('2025-01-05');
  expect(said).toContain('prices of 2025-01-05');
  await run(
    put('u.csv', 'name,price,date\nBread white,1.00,2025-01-02\nMilk semi,1.10,\n'),
    '--date',
    '2026-11-20',
  );
  expect(manifest(out())[0]!.date).toBe('2026-11-20');
  await run(
    put(
      'h.json',
      JSON.stringify([
        { name: 'Baked beans', price: 1.4, priceHistory: [{ date: '2025-01-02', price: 1.4 }] },
        { name: 'White bread', price: 1 },
      ]),
    ),
    '--from',
    'heisse-preise',
    '--date',
    '2026-11-20',
  );
  expect(manifest(out())[0]!.date).toBe('2026-11-20');
});

test('every spelling of a column that the engine reads is kept', async () => {
  for (const header of [
    'loyalty_price',
    'Clubcard price',
    'nectar price',
    'More Card price',
    'price with nectar',
    'Price with Clubcard',
  ]) {
    await run(put('t.csv', `name,price,${header}\nMilk semi,1.10,0.90\n`));
    expect(read('tesco.csv')).toBe('name,price,category,loyalty_price\nMilk semi,1.10,,0.90\n');
  }
});

test('one name at two prices on one day stays two products; a repeat is called a repeat', async () => {
  const { out: said } = await run(
    put(
      't.csv',
      'name,price,date\nBread white,1.00,2026-11-01\nMilk semi,1.10,2026-11-02\nMilk semi,1.30,2026-11-02\nMilk semi,1.30,2026-11-02\nMilk semi,1.05,2026-11-01\nBread white,1.20,2026-11-02\n',
    ),
  );
  expect(read('tesco.csv')).toBe(
    'name,price,category,price_date\nBread white,1.20,,2026-11-02\nMilk semi,1.10,,2026-11-02\nMilk semi,1.30,,2026-11-02\n',
  );
  expect(said).toContain('left out: 1 a repeat, 2 an older price');
});

test('heisse-preise canonical JSON', async () => {
  const { code } = await run(
    put(
      'h.json',
      JSON.stringify([
        {
          store: 'tesco',
          id: '1',
          name: 'Baked beans',
          category: 'tins',
          price: 1.4,
          priceHistory: [{ date: '2026-11-02', price: 1.4 }],
          unit: 'g',
          quantity: 415,
        },
      ]),
    ),
    '--from',
    'heisse-preise',
  );
  expect(code).toBe(0);
  expect(read('tesco.csv')).toBe(
    'name,price,category,size,price_date\nBaked beans,1.4,tins,415g,2026-11-02\n',
  );
});

const REST = [
  ...'"Bread, ""white""\r\nsliced",95p,Bakery\r\n\r\nEggs large,£2.00,"Dairy & eggs"\r\nCafé latte,1.10,Drinks',
].join('');
test.each([1, 2, 3, 7, 64])(
  'a table that comes in pieces of %i bytes is the same table',
  async (size) => {
    const file = put('pieces.csv', `\ufeffname,price,category\r\nMilk semi,1.20,Dairy\r\n${REST}`);
    const { code } = await cli(
      ['catalogue', 'import', file, '--store', 'TESCO', '--out', out()],
      '',
      size,
    );
    expect(code).toBe(0);
    expect(read('tesco.csv')).toBe(
      'name,price,category\nMilk semi,1.20,Dairy\n"Bread, ""white""\nsliced",95p,Bakery\nEggs large,£2.00,Dairy & eggs\nCafé latte,1.10,Drinks\n',
    );
  },
);

test('days, barcodes and loyalty prices that cannot be read are left empty and counted; the day is never made up', async () => {
  const { code, out: said } = await run(
    put(
      'd.csv',
      'name,price,date,gtin,loyalty price\nMilk semi,1.20,31/02/2026,5.0123E+12,soon\nBread white,1,2026-13-45,5012345678900,0.90\nEggs large,2,01/11/2026,,\n',
    ),
  );
  expect(code).toBe(0);
  expect(read('tesco.csv')).toBe(
    'name,price,category,loyalty_price,gtin,price_date\nMilk semi,1.20,,,,\nBread white,1,,0.90,5012345678900,\nEggs large,2,,,,2026-11-01\n',
  );
  expect(said).toContain(
    'left empty: 1 loyalty price that cannot be read (the first in row 2: "soon"), 1 barcode that is no number of 4 to 14 digits (the first in row 2: "5.0123E+12"), 2 day that cannot be read (the first in row 2: "31/02/2026")',
  );
  expect(manifest(out())[0]!.date).toBe('2026-11-01');
});

test('a shelf label is taken apart into its columns', async () => {
  await run(
    put(
      's.csv',
      'Product Name,Price\nCrispy Fries 750g,"£2.65with Nectar\n£3.75£5.00 / kg"\nBananas Loose,90p / kg90p / kg\n',
    ),
  );
  expect(read('tesco.csv')).toBe(
    'name,price,category,unit_price,loyalty_price\nCrispy Fries 750g,£3.75,,£5.00 / kg,£2.65\nBananas Loose,£0.90 / kg,,90p / kg,\n',
  );
});

test('law: a JSON array that comes in pieces gives the elements that it has as a whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue()),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(undefined, 2),
      async (elements, size, indent) => {
        const text = JSON.stringify(elements, null, indent);
        const pieces = (async function* () {
          for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
        })();
        const found: unknown[] = [];
        for await (const { row, value } of arrayElements('h.json', pieces)) {
          found.push(value);
          expect(row).toBe(found.length);
        }
        expect(found).toEqual(JSON.parse(text));
      },
    ),
  );
});
