import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { cli } from './memoryIo';

const DAYS = path.join(__dirname, '..', 'fixtures', 'days');
let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-pack-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));
const at = (...parts: string[]): string => path.join(root, ...parts);
const pack = (out: string, ...folders: string[]): ReturnType<typeof cli> =>
  cli(['catalogue', 'pack', ...folders, '--out', out]);

/** Days over a change of the half year, with a product that goes, comes back, and stands at two prices. */
function write(days: Record<string, string>): void {
  for (const [day, rows] of Object.entries(days)) {
    fs.mkdirSync(at('days', day), { recursive: true });
    fs.writeFileSync(at('days', day, 'tesco.csv'), `name,price,gtin,size\n${rows}`);
  }
}
const HALVES = {
  '2026-06-29': 'Tesco Passata 500G,0.79,5000000000012,500g\nTesco White Bread,0.75,,\n',
  '2026-06-30': 'Tesco Passata 500G,0.79,5000000000012,500g\nTesco White Bread,0.75,,\n',
  '2026-07-01': 'Tesco Passata 500G,0.79,5000000000012,500g\nTesco White Bread,0.79,,\n',
  '2026-07-02':
    'Tesco Passata 500G,0.85,5000000000012,500g\nTesco Plain Flour 1Kg,0.65,,\nTesco White Bread,0.79,,\nTesco White Bread,1.10,,\n',
  '2026-07-03': 'Tesco Passata 500G,0.85,5000000000012,500g\nTesco White Bread,0.79,,\n',
};

test.each([
  ['history', 'semi skimmed milk 2L'],
  ['index', path.join(__dirname, '..', '..', 'examples', 'student.txt')],
])('%s says the same of a pack as of its folders, in every format', async (command, what) => {
  write(HALVES);
  await pack(at('a.parquet'), at('days'));
  await pack(at('b.parquet'), DAYS);
  for (const [folder, packed] of [
    [at('days'), at('a.parquet')],
    [DAYS, at('b.parquet')],
  ] as const)
    for (const format of ['table', 'csv', 'json', 'jsonl', 'svg', 'parquet']) {
      const asked = (data: string): string[] => [command, what, '--data', data, '--format', format];
      const of = await cli(asked(folder));
      const from = await cli(asked(packed));
      // Memory is spared with folders of many days, and with a list; one product of a pack needs little.
      const spared = from.spared || command === 'history';
      expect({ ...from, spared, bytes: from.bytes.toString('hex') }).toEqual({
        ...of,
        bytes: of.bytes.toString('hex'),
      });
    }
});

test('check says the same of a pack as of its folders, and a new day is measured against either', async () => {
  await pack(at('p.parquet'), DAYS);
  for (const format of ['table', 'json', 'markdown'])
    expect(await cli(['catalogue', 'check', at('p.parquet'), '--format', format])).toMatchObject(
      (({ code, out }) => ({ code, out }))(
        await cli(['catalogue', 'check', DAYS, '--format', format]),
      ),
    );
  fs.mkdirSync(at('2026-11-20'));
  fs.writeFileSync(at('2026-11-20', 'tesco.csv'), 'name,price\nTesco White Bread,0.75\n');
  const check = (against: string): ReturnType<typeof cli> =>
    cli(['catalogue', 'check', at('2026-11-20'), '--against', against]);
  expect((await check(at('p.parquet'))).out).toBe((await check(DAYS)).out);
  expect((await check(at('p.parquet'))).code).toBe(20);
});

/** Every file of a pack but its names, which hold the last day. */
const tables = (folder: string): string[] =>
  ['prices', 'products'].flatMap((part) =>
    fs
      .readdirSync(path.join(folder, part))
      .sort()
      .map((name) => `${name} ${fs.readFileSync(path.join(folder, part, name)).toString('hex')}`),
  );

test('days appended one by one give the very files of packing them at once', async () => {
  write(HALVES);
  await pack(at('once.parquet'), at('days'));
  for (const day of Object.keys(HALVES)) await pack(at('each.parquet'), at('days', day));
  expect(tables(at('each.parquet'))).toEqual(tables(at('once.parquet')));
  expect(fs.readFileSync(at('each.parquet', 'pack.json'), 'utf8')).toBe(
    fs.readFileSync(at('once.parquet', 'pack.json'), 'utf8'),
  );
  expect((await pack(at('once.parquet'), at('days'))).out).toContain('0 days added');
});

test('a day that went through with a warning lends its prices to the next one, packed at once or one by one', async () => {
  const rows = (some: number): string =>
    Array.from({ length: 600 }, (_, at) => {
      const price = (20 + (at % 97) / 10) * (at % 16 ? 1 : some);
      return `Product number ${at},${price.toFixed(2)},,\n`;
    }).join('');
  write({ '2026-11-01': rows(1), '2026-11-02': rows(1.1), '2026-11-03': rows(1.1) });
  await pack(at('all'), at('days'));
  for (const day of [1, 2, 3]) await pack(at('one'), at('days', `2026-11-0${day}`));
  const verdicts = (folder: string): string[] =>
    (
      JSON.parse(fs.readFileSync(at(folder, 'pack.json'), 'utf8')) as {
        judgements: { verdict: string }[];
      }
    ).judgements.map(({ verdict }) => verdict);
  expect(verdicts('all')).toEqual(['accept', 'warn', 'accept']);
  expect(verdicts('one')).toEqual(verdicts('all'));
  expect(tables(at('one'))).toEqual(tables(at('all')));
});

test('a price that holds is one row of each half year; what goes and comes back is two', async () => {
  write(HALVES);
  const { out } = await pack(at('p.parquet'), at('days'));
  // Bread 2 (one a half), passata 3, flour 1, the second price of bread 1.
  expect(out).toContain('5 days added; 3 products of 1 store, 7 price changes');
});

test('another size at the old price has another unit price, and none has none, from its day on', async () => {
  const sizes = ['500g', '500g', '400g', '400g', '', ''];
  sizes.forEach((size, at) => write({ [`2026-03-0${at + 1}`]: `Tesco Passata,0.80,,${size}\n` }));
  await pack(at('p.parquet'), at('days'));
  for (const data of ['p.parquet', 'days']) {
    const { out } = await cli(['history', 'passata', '--data', at(data), '--format', 'csv']);
    const rows = out.trim().split('\n').slice(1);
    expect(rows.map((row) => row.split(',')[5])).toEqual(['1.6', '1.6', '2', '2', '', '']);
  }
  const { buffer } = new Uint8Array(
    fs.readFileSync(at('p.parquet', 'products', 'tesco-2026-03-06.parquet')),
  );
  expect(await parquetReadObjects({ file: buffer, compressors })).toMatchObject([
    { name: 'Tesco Passata', size: null, days: 6 },
  ]);
});

test('a day between packed days is refused with what to do', async () => {
  write(HALVES);
  await pack(at('p.parquet'), at('days', '2026-07-03'));
  const { code, err } = await pack(at('p.parquet'), at('days'));
  expect(code).toBe(3);
  expect(err).toContain('2026-06-29 lies before 2026-07-03');
});

test('--from and --to bound the days; the index begins at 100 there', async () => {
  write(HALVES);
  const args = ['index', '-', '--data', at('days'), '--from', '2026-07-01', '--to', '2026-07-02'];
  const { out } = await cli([...args, '--format', 'csv'], 'passata\nwhite bread\n');
  expect(
    out
      .trim()
      .split('\n')
      .map((row) => row.split(',').slice(0, 4).join(',')),
  ).toEqual([
    'date,store,category,index',
    '2026-07-01,Tesco,,100',
    `2026-07-02,Tesco,,${(100 * Math.sqrt(0.85 / 0.79)).toFixed(2)}`,
  ]);
});

describe('a pack that is broken', () => {
  const manifest = (): { stores: Record<string, unknown>[]; judgements?: unknown } =>
    JSON.parse(fs.readFileSync(at('p.parquet', 'pack.json'), 'utf8')) as ReturnType<
      typeof manifest
    >;
  const asked = [
    () => cli(['history', 'white bread', '--data', at('p.parquet')]),
    () => pack(at('p.parquet'), at('days')),
    () => cli(['catalogue', 'check', at('p.parquet')]),
  ];
  beforeEach(async () => {
    write(HALVES);
    await pack(at('p.parquet'), at('days'));
  });
  test.each<[string, (pack: ReturnType<typeof manifest>) => void, string]>([
    ['a store that is a number', (p) => (p.stores[0] = 5 as never), 'store 1'],
    ['a store of the language', (p) => (p.stores[0]!['store'] = '__proto__'), 'store 1, "store"'],
    ['days that are none', (p) => (p.stores[0]!['days'] = ['2026-99-99']), 'store 1, "days"'],
    ['no day', (p) => (p.stores[0]!['days'] = []), 'store 1, "days"'],
    ['no prices', (p) => (p.stores[0]!['prices'] = []), 'store 1, "prices"'],
    ['accepted on no day', (p) => (p.stores[0]!['accepted'] = [{}]), 'store 1, "accepted"'],
    [
      'a table of somebody else',
      (p) => (p.stores[0]!['products'] = { file: 'products/../../own.parquet', rows: 1 }),
      'store 1, "products"',
    ],
    ['no judgements', (p) => delete p.judgements, '"judgements"'],
  ])('in its manifest: %s', async (_, spoil, where) => {
    const spoilt = manifest();
    spoil(spoilt);
    fs.writeFileSync(at('p.parquet', 'pack.json'), JSON.stringify(spoilt));
    for (const ask of asked)
      expect(await ask()).toMatchObject({
        code: 3,
        err: `price-compare: ${at('p.parquet', 'pack.json')}: ${where} is not as a pack has it; pack the folders anew\n`,
      });
  });
  test('in a table, behind a sound end', async () => {
    const [name] = fs.readdirSync(at('p.parquet', 'products'));
    const table = at('p.parquet', 'products', name!);
    const bytes = fs.readFileSync(table);
    fs.writeFileSync(table, bytes.fill(0xee, 4, bytes.length >> 2));
    const { code, err } = await asked[0]!();
    expect(code).toBe(3);
    expect(err).toMatch(`price-compare: ${table}: broken Parquet (`);
  });
});
