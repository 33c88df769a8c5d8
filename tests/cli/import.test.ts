import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { arrayElements } from '../../cli/catalogue/jsonArray';
import { cli } from './memoryIo';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-import-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const put = (name: string, text: string | Buffer): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};
const out = (): string => path.join(folder, 'out');
const run = (file: string, ...more: string[]): ReturnType<typeof cli> =>
  cli(['catalogue', 'import', file, '--store', 'TESCO', '--out', out(), ...more]);
const manifest = (
  where: string,
): {
  store: string;
  date: string;
  products: number;
  refused?: { date: string; reason: string };
}[] =>
  (JSON.parse(fs.readFileSync(path.join(where, 'catalogue.json'), 'utf8')) as { stores: never[] })
    .stores;
const read = (name: string): string => fs.readFileSync(path.join(out(), name), 'utf8');

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

test('Open Prices: pounds only, a loyalty discount stands apart', async () => {
  const lines = [
    {
      type: 'PRODUCT',
      product_code: '501',
      product_name: 'Oat drink',
      price: 1.5,
      price_is_discounted: true,
      price_without_discount: 2,
      discount_type: 'LOYALTY_PROGRAM',
      currency: 'GBP',
      date: '2026-10-01',
      location: { osm_name: 'Tesco Extra' },
    },
    { type: 'PRODUCT', product_name: 'Lait', price: 1, currency: 'EUR', date: '2026-10-01' },
  ];
  const { code, out: said } = await run(
    put('p.jsonl', lines.map((line) => JSON.stringify(line)).join('\n')),
    '--from',
    'open-prices',
  );
  expect(code).toBe(0);
  expect(read('tesco.csv')).toBe(
    'name,price,category,loyalty_price,gtin,price_date\nOat drink,2,,1.5,501,2026-10-01\n',
  );
  expect(said).toContain('1 not in pounds');
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

const GOOD = 'name,price\nMilk semi,1.20\n';
test.each([
  ['no such column', GOOD, ['--map', 'price=Cost'], 'there is no column "Cost"'],
  ['no price column', 'name,cost\nMilk,1\n', [], '--map price=COLUMN'],
  [
    'nothing priced',
    'name,price\nMilk semi,\nBread,N/A\n',
    [],
    'none of its 2 rows gives a product (2 no price)',
  ],
  [
    'mixed currencies',
    'name,price\nMilk semi,£1.20\nLait,€1.30\n',
    [],
    'row 3, column "price": "€1.30" is not in pounds',
  ],
  [
    'a negative price',
    'name,price\nMilk semi,-1.20\n',
    [],
    'row 2, column "price": the price "-1.20" is negative',
  ],
  ['an absurd price', 'name,price\nMilk semi,5000123\n', [], 'above £10000'],
  [
    'a negative loyalty price',
    'name,price,nectar price\nMilk semi,1.20,-1\n',
    [],
    'row 2, column "nectar price": the price "-1" is negative',
  ],
  [
    'a loyalty price in another currency',
    'name,price,nectar price\nMilk semi,1.20,€1\n',
    [],
    'row 2, column "nectar price": "€1" is not in pounds',
  ],
  [
    'wrong encoding',
    Buffer.from('name,price\nBread,1\nMilk,2\n1,Caf\xe9 latte\n', 'latin1'),
    [],
    'row 4, column "price": not UTF-8 text behind "1,Caf"',
  ],
  [
    'UTF-16',
    Buffer.from('\ufeffname,price\nMilk semi,1.20\n', 'utf16le'),
    [],
    'row 1, character 1: UTF-16 text; save the file as UTF-8',
  ],
  [
    'a quotation mark that is never closed',
    'name,price\nMilk semi,1.20\n\n"Bread,0.80\nEggs large,2.00\n',
    [],
    'row 4, column "name": a quotation mark is not closed',
  ],
  [
    'a quotation mark inside a cell',
    'name,price\n"Bob\'s" beans,1.20\nEggs large,2.00\n',
    [],
    'row 2, column "name": a quotation mark is not closed, or stands inside a cell',
  ],
  [
    'two columns of one name',
    'name,price,price\nMilk semi,1.20,1.10\n',
    [],
    'row 1: two columns are called "price"',
  ],
  [
    'no price that can be read',
    'name;price\nMilk semi;1,20\n',
    [],
    '1 price cannot be read (the first in row 2: "1,20")',
  ],
  ['an empty file', '', [], 'nothing in it'],
  ['a refused file', GOOD, [], 'was left as it is'],
])('%s: a clear error, and the old catalogue is untouched', async (_what, text, more, message) => {
  fs.mkdirSync(out());
  fs.writeFileSync(
    path.join(out(), 'tesco.csv'),
    `name,price\n${Array.from({ length: 9 }, (_, at) => `Product ${at},1.00`).join('\n')}\n`,
  );
  const before = read('tesco.csv');
  const { code, err } = await run(put('bad.csv', text), ...more);
  expect(code).toBeGreaterThan(1);
  expect(err).toMatch(new RegExp(message.replace(/[()]/g, '\\$&')));
  expect(read('tesco.csv')).toBe(before);
  expect(fs.readdirSync(out())).toEqual(['tesco.csv']);
});

test('a cut-off gzip is named, with the last row that could be read', async () => {
  const rows = Buffer.from(
    `name,price\n${Array.from({ length: 60_000 }, (_, at) => `Product ${(at * 7919) % 60_013},${(at % 97) / 10 + 1}`).join('\n')}\n`,
  );
  const file = put('cut.csv.gz', gzipSync(rows).subarray(0, 100_000));
  const shipped = spawnSync(
    process.execPath,
    [
      path.join(__dirname, '..', '..', 'bin', 'price-compare.cjs'),
      'catalogue',
      'import',
      file,
      '--store',
      'TESCO',
      '--out',
      out(),
    ],
    { encoding: 'utf8' },
  );
  expect(shipped.status).toBe(3);
  expect(shipped.stderr).toMatch(/the gzip file is cut off behind row \d{4,}; fetch it again/);
  expect(fs.existsSync(out())).toBe(false);
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

test.each([
  [
    'cut off',
    '[{"store":"tesco","name":"Baked beans","price":1.4},{"store":"tesco","na',
    'element 2: the file is cut off',
  ],
  [
    'not JSON',
    '[{"store":"tesco","name":"Baked beans","price":1.4},{"name":nope}]',
    'element 2: not JSON ("{"name":nope}")',
  ],
  ['no array', '{"a":1}', 'one array of products is expected'],
  ['a comma too many', '[{"name":"Baked beans","price":1.4},]', 'element 2: not JSON'],
  ['more behind it', '[{"name":"Baked beans","price":1.4}] [1]', 'there is more behind it'],
])('heisse-preise: %s', async (_what, text, message) => {
  const { code, err } = await run(put('h.json', text), '--from', 'heisse-preise');
  expect(code).toBe(3);
  expect(err).toContain(message);
  expect(fs.existsSync(out())).toBe(false);
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

test('publish: checked files go to the page; a refused one leaves the earlier file, and the manifest says so until a good one comes', async () => {
  await run(
    put(
      'a.csv',
      `name,price\n${Array.from({ length: 9 }, (_, at) => `Product ${at},1.00`).join('\n')}\n`,
    ),
    '--date',
    '2026-11-01',
  );
  const page = path.join(folder, 'page');
  const first = await cli(['catalogue', 'publish', out(), '--out', page]);
  expect(first.code).toBe(0);
  expect(JSON.parse(fs.readFileSync(path.join(page, 'catalogue.json'), 'utf8'))).toMatchObject({
    stores: [{ store: 'TESCO', date: '2026-11-01', products: 9 }],
  });
  fs.writeFileSync(path.join(out(), 'tesco.csv'), GOOD);
  const second = await cli(['catalogue', 'publish', out(), '--out', page]);
  expect(second.code).toBe(20);
  expect(second.out).toContain('no price file was published');
  expect(second.err).toContain(
    'Tesco: the earlier file stays, and the page says that a newer one was refused',
  );
  expect(fs.readFileSync(path.join(page, 'tesco.csv'), 'utf8')).toContain('Product 8');
  const [entry] = manifest(page);
  expect(entry).toMatchObject({
    date: '2026-11-01',
    products: 9,
    refused: {
      date: null,
      reason: '1 distinct product is 11 % of the 9 last accepted: the file looks broken off.',
    },
  });
  const shown = await cli(['stores', '--data', page]);
  expect(shown.out).toContain('refused: a newer file. 1 distinct product is 11 %');
  const compared = await cli(['-', '--store', 'tesco', '--data', page], 'product 8\n');
  expect(compared.out.replace(/\s+/g, ' ')).toContain(
    'A newer price file of Tesco was refused, so its earlier prices are shown: 1 distinct product is',
  );
  fs.writeFileSync(
    path.join(out(), 'tesco.csv'),
    `name,price\n${Array.from({ length: 8 }, (_, at) => `Product ${at},1.00`).join('\n')}\n`,
  );
  expect((await cli(['catalogue', 'publish', out(), '--out', page])).code).toBe(0);
  expect(manifest(page)[0]).not.toHaveProperty('refused');
});

test('a store that its entry names in another spelling keeps its day, published or not', async () => {
  await run(put('a.csv', GOOD), '--date', '2026-11-01');
  fs.writeFileSync(
    path.join(out(), 'catalogue.json'),
    read('catalogue.json').replace('"TESCO"', '"Tesco"'),
  );
  const page = path.join(folder, 'page');
  await cli(['catalogue', 'publish', out(), '--out', page]);
  expect(manifest(page)).toMatchObject([{ store: 'TESCO', date: '2026-11-01' }]);
  await run(put('a.csv', GOOD), '--date', '2026-11-08');
  expect(manifest(out())).toMatchObject([{ store: 'TESCO', date: '2026-11-08' }]);
});

test('publish of a folder that is not there, or holds no price file, says which and makes no page', async () => {
  const page = path.join(folder, 'page');
  fs.mkdirSync(out());
  for (const [from, words] of [
    [path.join(folder, 'nosuch'), 'nosuch: no such folder'],
    [out(), 'no price file to publish (expected aldi.csv, '],
  ] as const) {
    const { code, err } = await cli(['catalogue', 'publish', from, '--out', page]);
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining(words) });
    expect(fs.existsSync(page)).toBe(false);
  }
});

test('publish: the others go out when one is refused', async () => {
  const rows = (count: number): string =>
    `name,price\n${Array.from({ length: count }, (_, at) => `Product ${at},1.00`).join('\n')}\n`;
  const page = path.join(folder, 'page');
  for (const store of ['TESCO', 'ALDI'])
    await cli([
      'catalogue',
      'import',
      put('a.csv', rows(9)),
      '--store',
      store,
      '--out',
      page,
      '--date',
      '2026-11-01',
    ]);
  for (const [store, count] of [
    ['TESCO', 2],
    ['ALDI', 10],
  ] as const)
    await cli([
      'catalogue',
      'import',
      put('b.csv', rows(count)),
      '--store',
      store,
      '--out',
      out(),
      '--date',
      '2026-11-08',
    ]);
  const { code, out: said } = await cli(['catalogue', 'publish', out(), '--out', page]);
  expect(code).toBe(20);
  expect(said).toContain('published to');
  expect(
    manifest(page).map(({ store, date, products, refused }) => [
      store,
      date,
      products,
      refused?.date,
    ]),
  ).toEqual([
    ['ALDI', '2026-11-08', 10, undefined],
    ['TESCO', '2026-11-01', 9, '2026-11-08'],
  ]);
});

describe('a shop that shrinks in steps is refused in the end, as check refuses it: what was only warned of is no measure', () => {
  const rows = (count: number): string =>
    `name,price\n${Array.from({ length: count }, (_, at) => `Product ${at},1.00`).join('\n')}\n`;
  const SHRINKING = [100, 80, 64, 51, 40];
  const CODES = [0, 10, 10, 10, 20];
  test('publish', async () => {
    const codes: number[] = [];
    for (const count of SHRINKING) {
      const day = path.join(folder, String(count));
      await cli([
        'catalogue',
        'import',
        put('a.csv', rows(count)),
        '--store',
        'TESCO',
        '--out',
        day,
      ]);
      codes.push((await cli(['catalogue', 'publish', day, '--out', out()])).code);
    }
    expect(codes).toEqual(CODES);
    expect(manifest(out())[0]).toMatchObject({
      products: 51,
      accepted: [100],
      refused: {
        reason:
          '40 distinct products are 40 % of the 100 last accepted: the file looks broken off.',
      },
    });
  });
  test('import', async () => {
    const codes: number[] = [];
    for (const count of SHRINKING) codes.push((await run(put('a.csv', rows(count)))).code);
    expect(codes).toEqual(CODES);
  });
  test('--force makes the small shop the measure; the last four accepted files count', async () => {
    for (const count of [100, 40]) await run(put('a.csv', rows(count)), '--force');
    for (const count of [38, 41, 42, 43])
      expect((await run(put('a.csv', rows(count)))).code).toBe(0);
    expect(manifest(out())[0]).toMatchObject({ accepted: [38, 41, 42, 43] });
  });
});

test('a refused import leaves the file and marks its entry', async () => {
  await run(
    put(
      'a.csv',
      `name,price\n${Array.from({ length: 9 }, (_, at) => `Product ${at},1.00`).join('\n')}\n`,
    ),
    '--date',
    '2026-11-01',
  );
  const before = read('tesco.csv');
  const { code, err } = await run(put('b.csv', GOOD), '--date', '2026-11-08');
  expect(code).toBe(20);
  expect(err).toContain('catalogue.json says that a newer file was refused');
  expect(read('tesco.csv')).toBe(before);
  expect(manifest(out())[0]).toMatchObject({
    date: '2026-11-01',
    refused: { date: '2026-11-08', reason: expect.stringContaining('broken off') },
  });
});

test('a file that is not the one its manifest entry describes has no day', async () => {
  await run(put('a.csv', GOOD), '--date', '2026-11-01');
  fs.appendFileSync(path.join(out(), 'tesco.csv'), 'Bread white,0.80,\n');
  const { out: said, err } = await cli(['stores', '--data', out()]);
  expect(err).toContain('tesco.csv: not the file that catalogue.json describes');
  expect(said).toMatch(/Tesco .*not known/);
});
