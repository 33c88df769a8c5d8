import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sameShop } from '../../cli/catalogue/openPrices';
import { parquetBytes } from '../../cli/parquet';
import { STORES } from '../../engine';
import { cli } from './memoryIo';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-sources-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));
const put = (name: string, text: string | Uint8Array): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};
const run = (file: string, ...more: string[]): ReturnType<typeof cli> =>
  cli([
    'catalogue',
    'import',
    file,
    '--store',
    'TESCO',
    '--out',
    path.join(folder, 'out'),
    ...more,
  ]);
const read = (): string => fs.readFileSync(path.join(folder, 'out', 'tesco.csv'), 'utf8');
/** Rows read = products written + rows left out, as the command says them. */
const adds = (said: string): void => {
  const [, products, rows] = / (\d+) products? of (\d+) rows?/.exec(said)!;
  const left = [...(/left out: (.*)/.exec(said)?.[1] ?? '').matchAll(/(?:^|, )(\d+) /g)];
  expect(Number(products) + left.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(
    Number(rows),
  );
};

test('a table without a header, by the names of its columns; the store number is kept', async () => {
  const file = put(
    'a.csv',
    '2026-11-01,100,x,Semi Skimmed Milk,1.20\n2026-11-02,101,x,White Bread,0.95\n',
  );
  expect((await run(file)).err).toContain('--columns date,code,name,price');
  const { code, out } = await run(file, '--columns', 'date,code,-,name,price');
  expect(code).toBe(0);
  expect(read()).toBe(
    'name,price,category,code,price_date\nSemi Skimmed Milk,1.20,,100,2026-11-01\nWhite Bread,0.95,,101,2026-11-02\n',
  );
  adds(out);
  expect((await run(file, '--columns', 'name,name')).code).toBe(2);
});

test('a currency in the header is refused unless it is named, and is never published as pounds', async () => {
  const file = put('e.csv', 'name,Price (EUR)\nSemi Skimmed Milk,"1,20 €"\nWhite Bread,0.95\n');
  expect(await run(file)).toMatchObject({
    code: 3,
    err: expect.stringContaining('--currency EUR'),
  });
  expect(fs.existsSync(path.join(folder, 'out'))).toBe(false);
  expect((await run(file, '--currency', 'EUR')).code).toBe(0);
  expect(read()).toBe('name,price,category\nSemi Skimmed Milk,1.20,\nWhite Bread,0.95,\n');
  const published = await cli([
    'catalogue',
    'publish',
    path.join(folder, 'out'),
    '--out',
    path.join(folder, 'page'),
  ]);
  expect(published).toMatchObject({ code: 3, err: expect.stringContaining('in EUR') });
  expect(
    (await run(put('p.csv', 'name,price\nMilk semi,£1.20\n'), '--currency', 'EUR')).err,
  ).toContain('is not in EUR');
});

test('a row of another currency is left out where a column says it', async () => {
  const { out } = await run(
    put('c.csv', 'name,price,currency\nMilk semi,1.20,GBP\nLait demi,1.30,EUR\nBread white,1,\n'),
  );
  expect(out).toContain('left out: 1 in another currency');
  adds(out);
});

test('gzip is known by its bytes, whatever the file is called', async () => {
  const text = 'name,price\nSemi Skimmed Milk,1.20\n';
  expect((await run(put('packed.csv', gzipSync(text)))).code).toBe(0);
  expect((await run(put('plain.csv.gz', text))).code).toBe(0);
});

test('days in the future are left out, and no --date lies there', async () => {
  const file = put(
    'f.csv',
    'name,price,date\nMilk semi,1.20,2026-11-01\nBread white,1,2031-01-01\n',
  );
  const { out } = await run(file);
  expect(out).toContain('left out: 1 a day in the future');
  expect(out).toContain('prices of 2026-11-01');
  adds(out);
  expect(await run(file, '--date', '2031-01-01')).toMatchObject({
    code: 2,
    err: expect.stringContaining('in the future'),
  });
});

test('a file that breaks off in its last row is not read as if it were whole', async () => {
  const file = put('cut.csv', 'name,category,price\nMilk semi,Dairy,1.20\nBread white,Bak');
  expect(await run(file)).toMatchObject({
    code: 3,
    err: expect.stringContaining('row 3: the file is cut off'),
  });
});

test('counts add up where a product stands in two categories', async () => {
  const { out } = await run(
    put(
      'two.csv',
      'name,price,category\nMilk semi,1.20,Dairy\nMilk semi,1.20,Drinks\nXY,1,\nBread white,,\n',
    ),
  );
  expect(out).toContain('1 product of 4 rows');
  adds(out);
});

const PRICES = [
  {
    id: 1,
    type: 'PRODUCT',
    product_code: '5000000000012',
    price: 1.2,
    currency: 'GBP',
    date: '2026-11-01',
    location_id: 7,
    duplicate_of: null,
  },
  {
    id: 2,
    type: 'PRODUCT',
    product_code: '5000000000012',
    price: 1.1,
    currency: 'GBP',
    date: '2026-11-02',
    location_id: 8,
    duplicate_of: null,
  },
  {
    id: 3,
    type: 'PRODUCT',
    product_code: '5000000000029',
    price: 2.5,
    currency: 'GBP',
    date: '2026-11-02',
    location_id: 7,
    duplicate_of: null,
  },
  {
    id: 4,
    type: 'PRODUCT',
    product_code: '5000000000029',
    price: 2.5,
    currency: 'GBP',
    date: '2026-11-02',
    location_id: 7,
    duplicate_of: 3,
  },
  {
    id: 5,
    type: 'PRODUCT',
    product_code: '5000000000036',
    price: 3,
    currency: 'GBP',
    date: '2026-11-02',
    location_id: 99,
    duplicate_of: null,
  },
  {
    id: 6,
    type: 'PRODUCT',
    product_code: '5000000000043',
    price: 3,
    currency: 'EUR',
    date: '2026-11-02',
    location_id: 7,
    duplicate_of: null,
  },
] as const;
const LOCATIONS = [
  { id: 7, osm_name: 'Tesco Extra', osm_brand: 'Tesco' },
  { id: 8, osm_name: 'Asda', osm_brand: 'Asda' },
];
const PRODUCTS = [
  {
    code: '5000000000012',
    product_name: 'Oat drink',
    product_quantity: '1000',
    product_quantity_unit: 'ml',
    brands: 'Oatly',
  },
  {
    code: '5000000000029',
    product_name: 'Rye bread',
    product_quantity: '500',
    product_quantity_unit: 'g',
    brands: '',
  },
];
const lines = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const parquet = (rows: readonly object[]): Promise<Uint8Array> =>
  parquetBytes(
    Object.keys(rows[0]!).map((name) => {
      const data = rows.map((row) => (row as Record<string, string | number | null>)[name]!);
      const number = data.every((value) => value === null || typeof value === 'number');
      return { name, data, type: number ? ('DOUBLE' as const) : ('STRING' as const) };
    }),
  );

test('a shop is told by whole words: what only begins alike is another shop', () => {
  const shops = (id: string, names: readonly string[]): boolean[] =>
    names.map((name) =>
      sameShop(
        name,
        STORES.find((store) => store.id === id)!,
      ),
    );
  expect(shops('tesco', ['Tesco', 'TESCO Express', "Tesco's", 'https://www.tesco.com/'])).toEqual(
    Array(4).fill(true),
  );
  expect(shops('sainsburys', ["Sainsbury's Local", 'sainsbury'])).toEqual([true, true]);
  expect(shops('marksandspencer', ['M&S Foodhall', 'Marks & Spencer'])).toEqual([true, true]);
  expect(shops('coop', ['Co-op Food'])).toEqual([true]);
  expect(shops('tesco', ['Tescoma', 'T', 'Tes', ''])).toEqual(Array(4).fill(false));
  expect(shops('asda', ['As', 'Asdar Cafe'])).toEqual([false, false]);
  expect(shops('aldi', ['Aldiana Pizza', 'A'])).toEqual([false, false]);
});

test.each(['jsonl', 'parquet'])(
  'Open Prices with its locations and products, as %s',
  async (kind) => {
    const write = async (name: string, rows: readonly object[]): Promise<string> =>
      put(`${name}.${kind}`, kind === 'jsonl' ? lines(rows) : await parquet(rows));
    const { code, out } = await run(
      await write('prices', PRICES),
      ...['--from', 'open-prices', '--locations', await write('locations', LOCATIONS)],
      ...['--products', await write('products', PRODUCTS)],
    );
    expect(code).toBe(0);
    expect(read()).toBe(
      'name,price,category,size,gtin,brand,price_date\nOat drink,1.2,,1000ml,5000000000012,Oatly,2026-11-01\nRye bread,2.5,,500g,5000000000029,,2026-11-02\n',
    );
    for (const why of [
      '1 another shop',
      '1 a duplicate',
      '1 a shop that is not known',
      '1 not in pounds',
    ])
      expect(out).toContain(why);
    adds(out);
  },
);

test('a price whose shop nobody knows is given to none', async () => {
  const { code, err } = await run(put('p.jsonl', lines(PRICES)), '--from', 'open-prices');
  expect(code).toBe(3);
  expect(err).toContain('a shop that is not known');
});

describe('diff', () => {
  const day = (label: string, rows: string): string => {
    fs.mkdirSync(path.join(folder, label));
    put(path.join(label, 'tesco.csv'), `name,price,gtin\n${rows}`);
    return path.join(folder, label);
  };
  const days = (): [string, string] => [
    day(
      '2026-11-01',
      'Milk semi,1.20,\nBread white,1.00,\nCrisps 6 x 25g,1.50,\nJam 454g,2.00,5000000000012\nGone thing,3.00,\nTea 80s,2.50,\n',
    ),
    day(
      '2026-11-08',
      'Milk semi,1.30,\nBread white,0.90,\nCrisps 6 x 22g,1.50,\nStrawberry jam 400g,2.10,5000000000012\nNew thing,3.00,\nTea 80s,2.50,\n',
    ),
  ];

  test('dearer, cheaper, new, gone, and less at the same price', async () => {
    const { code, out } = await cli(['catalogue', 'diff', ...days(), '--format', 'csv']);
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toEqual([
      'store,change,name,before,after,sizeBefore,sizeAfter,sizeUnit',
      'Tesco,shrunk,Strawberry jam 400g,2,2.1,454,400,g',
      'Tesco,shrunk,Crisps 6 x 22g,1.5,1.5,150,132,g',
      'Tesco,dearer,Milk semi,1.2,1.3,,,',
      'Tesco,cheaper,Bread white,1,0.9,,,',
      'Tesco,new,New thing,,3,,,',
      'Tesco,gone,Gone thing,3,,,,',
    ]);
  });

  test('for people a size has its unit', async () => {
    expect((await cli(['catalogue', 'diff', ...days()])).out).toContain('£1.50, 150 to 132 g\n');
  });

  test('the same day twice differs in nothing, which is exit code 1', async () => {
    const [first] = days();
    expect(await cli(['catalogue', 'diff', first, first, '--format', 'jsonl'])).toMatchObject({
      code: 1,
      out: '',
    });
  });
});
