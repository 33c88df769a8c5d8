// What `history` and `index` say of dated folders.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cli } from './memoryIo';

const DAYS = path.join(__dirname, '..', 'fixtures', 'days');

test('history follows a product by its name; a refused day is left out and named', async () => {
  const { code, out, err } = await cli([
    'history',
    'semi skimmed milk 2L',
    '--data',
    DAYS,
    '--format',
    'csv',
  ]);
  expect({ code, out }).toEqual({
    code: 0,
    out: 'date,store,product,price,loyaltyPrice,unitPrice,unit,similarity\n2026-11-01,Aldi,COWBELLE Semi Skimmed Milk 2L,1.45,,0.725,litre,0.967\n2026-11-15,Aldi,COWBELLE Semi Skimmed Milk 2L,1.49,,0.745,litre,0.967\n2026-11-01,Tesco,Tesco Semi Skimmed Milk 2L,1.45,,0.725,litre,0.967\n2026-11-15,Tesco,Tesco Semi Skimmed Milk 2L,1.55,,0.775,litre,0.967\n',
  });
  expect(err).toContain('left out: Tesco of 2026-11-08. 2 distinct products are 40 %');
});

test('index: what is found on each day, its cost with the quantities, and what is never found', async () => {
  const { out } = await cli(
    ['index', '-', '--data', DAYS, '--stores', 'Tesco,Aldi', '--format', 'json'],
    '2 x semi skimmed milk 2L\nwhite bread\nmature cheddar\n',
  );
  const { stores, leftOut } = JSON.parse(out) as {
    stores: { store: string }[];
    leftOut: { date: string; store: string }[];
  };
  expect(stores.find(({ store }) => store === 'Tesco')).toMatchObject({
    lines: 3,
    of: 3,
    leftOut: [],
    points: [
      { date: '2026-11-01', cost: 6.75, found: 3, index: 100 },
      { date: '2026-11-15', cost: 6.89, found: 3 },
    ],
  });
  expect(stores.find(({ store }) => store === 'Aldi')).toMatchObject({
    lines: 2,
    of: 3,
    leftOut: ['mature cheddar'],
    points: [
      { date: '2026-11-01', cost: 3.59, found: 2, index: 100 },
      { date: '2026-11-15', cost: 3.67, found: 2 },
    ],
  });
  expect(leftOut).toMatchObject([{ date: '2026-11-08', store: 'Tesco' }]);
});

test('the chart says what it shows, and hostile names stay text', async () => {
  const { out } = await cli(['history', 'white <bread>', '--data', DAYS, '--format', 'svg']);
  expect(out).toContain('<title id="title">Price of &quot;white &lt;bread&gt;&quot;</title>');
  expect(out).toContain('Tesco: £0.75 to £0.79');
});

const LIST = '2 x semi skimmed milk 2L\nwhite bread\nmature cheddar\n';
test('index as CSV and as a chart says how much of the list each store and day covers', async () => {
  const csv = await cli(['index', '-', '--data', DAYS, '--format', 'csv'], LIST);
  const rows = csv.out.trim().split('\n');
  expect(rows[0]).toBe('date,store,category,index,low,high,found,lines,of,cost');
  expect(rows[1]).toBe('2026-11-01,Aldi,,100,100,100,2,2,3,3.59');
  expect(rows.length).toBe(5);
  const svg = await cli(['index', '-', '--data', DAYS, '--format', 'svg'], LIST);
  expect(svg.out).toContain('>Aldi (2 of 3 items)</text>');
  expect(svg.out).toContain('<title>Aldi, 2026-11-01: 100.0 with 2 of 3 items</title>');
  expect(svg.out).toContain('never found: mature cheddar');
  expect(svg.out).toContain('Stores count different items');
  expect(svg.out).toContain('Left out, because the price file was refused: Tesco 2026-11-08.');
});

test('the columns of the index table say what they count, and that different baskets are not to be compared', async () => {
  const { out } = await cli(['index', '-', '--data', DAYS], LIST);
  expect(out.split('\n').slice(2, 5)).toEqual([
    'date              Aldi       Tesco',
    'items           2 of 3      3 of 3',
    '2026-11-01       100.0       100.0',
  ]);
  expect(out).toContain('Stores count different items');
  for (const whole of [
    ['index', '-', '--data', DAYS, '--store', 'Aldi'],
    ['history', 'white bread', '--data', DAYS],
  ])
    expect((await cli(whole, LIST)).out).not.toContain('Stores count different items');
  expect((await cli(['index', '-', '--data', DAYS], 'white bread\n')).out).not.toContain(
    'Stores count different items',
  );
});

test('--store and --stores choose the stores, as in the other commands', async () => {
  const one = await cli([
    'history',
    'semi skimmed milk 2L',
    '--data',
    DAYS,
    '--format',
    'csv',
    '--store',
    'aldi',
  ]);
  expect(one.out).toBe(
    'date,store,product,price,loyaltyPrice,unitPrice,unit,similarity\n2026-11-01,Aldi,COWBELLE Semi Skimmed Milk 2L,1.45,,0.725,litre,0.967\n2026-11-15,Aldi,COWBELLE Semi Skimmed Milk 2L,1.49,,0.745,litre,0.967\n',
  );
  expect(
    (
      await cli([
        'history',
        'semi skimmed milk 2L',
        '--data',
        DAYS,
        '--format',
        'csv',
        '--stores',
        'aldi',
      ])
    ).out,
  ).toBe(one.out);
  expect((await cli(['index', '-', '--data', DAYS, '--store', 'Tesko'], LIST)).err).toContain(
    'did you mean Tesco?',
  );
});

test('nothing found is said, and a day whose file cannot be read is named', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-days-'));
  fs.cpSync(DAYS, folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, '2026-11-15', 'aldi.csv'),
    Buffer.from('name,price\nCaf\xe9 latte,1\n', 'latin1'),
  );
  const { code, err } = await cli(['history', 'dishwasher salt', '--data', folder]);
  fs.rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(err).toContain(
    'left out: Aldi of 2026-11-15. aldi.csv, row 2, character 4: not UTF-8 text',
  );
  expect(err).toContain('"dishwasher salt" is found on no day of these stores');
});

test('a folder without dated folders is an error that says what to do', async () => {
  const { code, err } = await cli(['history', 'milk', '--data', path.join(DAYS, '2026-11-01')]);
  expect(code).toBe(3);
  expect(err).toContain('expected folders such as 2026-11-01');
});

describe('is it a good price?', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-good-'));
  beforeAll(() => {
    for (let week = 0; week < 12; week++) {
      const day = new Date(Date.parse('2026-08-30') + week * 7 * 86_400_000);
      const dated = path.join(folder, day.toISOString().slice(0, 10));
      fs.mkdirSync(dated);
      const price = week === 11 ? '0.65' : '0.80';
      fs.writeFileSync(path.join(dated, 'tesco.csv'), `name,price\nTesco Passata 500G,${price}\n`);
    }
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const history = async (...more: string[]): Promise<string> =>
    (await cli(['history', 'Tesco Passata 500G', '--data', folder, ...more])).out;

  test('history says it in the words of the page, on the last day of its data', async () => {
    const said =
      'Yes, less than it usually costs. Usually 80p. Lowest in 60 days: 65p, now. 65p since 15 November.';
    expect(await history()).toContain(`Tesco: Tesco Passata 500G, last £1.30 per kg. ${said}\n`);
    const { series } = JSON.parse(await history('--format', 'json')) as {
      series: { goodPrice: string }[];
    };
    expect(series[0]!.goodPrice).toBe(said);
  });

  test('with --to it is said of the last day that counts', async () => {
    expect(await history('--to', '2026-11-10')).toContain(
      'It is about what it usually costs. Usually 80p. 80p since 30 August or longer.',
    );
    expect(await history('--from', '2026-11-10')).toContain('only 1 day, too few to say.');
  });
});
