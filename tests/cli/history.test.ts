import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cli } from './memoryIo';

const DAYS = path.join(__dirname, '..', 'fixtures', 'days');

test('history follows a product by its name; a refused day is left out and named', async () => {
  const { code, out, err } = await cli(['history', 'semi skimmed milk 2L', '--data', DAYS, '--format', 'csv']);
  expect({ code, out }).toEqual({ code: 0, out: 'date,Aldi,Tesco\n2026-11-01,1.45,1.45\n2026-11-15,1.49,1.55\n' });
  expect(err).toContain('left out: Tesco of 2026-11-08. 2 distinct products are 40 %');
});

test('index: quantities count, and only what is found on every day', async () => {
  const { out } = await cli(['index', '-', '--data', DAYS, '--stores', 'Tesco,Aldi', '--format', 'json'], '2 x semi skimmed milk 2L\nwhite bread\nmature cheddar\n');
  const { stores, leftOut } = JSON.parse(out) as { stores: { store: string; points: { date: string; cost: number }[]; lines: number; leftOut: string[] }[]; leftOut: { date: string; store: string }[] };
  expect(stores.find(({ store }) => store === 'Tesco')).toEqual({ store: 'Tesco', lines: 3, leftOut: [], points: [{ date: '2026-11-01', cost: 6.75, found: 3 }, { date: '2026-11-15', cost: 6.89, found: 3 }] });
  expect(stores.find(({ store }) => store === 'Aldi')).toEqual({ store: 'Aldi', lines: 2, leftOut: ['mature cheddar'], points: [{ date: '2026-11-01', cost: 3.59, found: 2 }, { date: '2026-11-15', cost: 3.67, found: 2 }] });
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
  expect(csv.out).toBe('date,Aldi,Aldi items counted of 3,Aldi items found,Tesco,Tesco items counted of 3,Tesco items found\n2026-11-01,3.59,2,2,6.75,3,3\n2026-11-15,3.67,2,2,6.89,3,3\n');
  const svg = await cli(['index', '-', '--data', DAYS, '--format', 'svg'], LIST);
  expect(svg.out).toContain('>Aldi (2 of 3 items)</text>');
  expect(svg.out).toContain('<title>Aldi, 2026-11-01: £3.59 for 2 of 3 items</title>');
  expect(svg.out).toContain('not counted: mature cheddar');
  expect(svg.out).toContain('Stores count different items');
  expect(svg.out).toContain('Left out, because the price file was refused: Tesco 2026-11-08.');
});

test('--store and --stores choose the stores, as in the other commands', async () => {
  const one = await cli(['history', 'semi skimmed milk 2L', '--data', DAYS, '--format', 'csv', '--store', 'aldi']);
  expect(one.out).toBe('date,Aldi\n2026-11-01,1.45\n2026-11-15,1.49\n');
  expect((await cli(['history', 'semi skimmed milk 2L', '--data', DAYS, '--format', 'csv', '--stores', 'aldi'])).out).toBe(one.out);
  expect((await cli(['index', '-', '--data', DAYS, '--store', 'Tesko'], LIST)).err).toContain('did you mean Tesco?');
});

test('nothing found is said, and a day whose file cannot be read is named', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-days-'));
  fs.cpSync(DAYS, folder, { recursive: true });
  fs.writeFileSync(path.join(folder, '2026-11-15', 'aldi.csv'), Buffer.from('name,price\nCaf\xe9 latte,1\n', 'latin1'));
  const { code, err } = await cli(['history', 'dishwasher salt', '--data', folder]);
  fs.rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(err).toContain('left out: Aldi of 2026-11-15. aldi.csv, row 2, character 4: not UTF-8 text');
  expect(err).toContain('"dishwasher salt" is found on no day of these stores');
});

test('a folder without dated folders is an error that says what to do', async () => {
  const { code, err } = await cli(['history', 'milk', '--data', path.join(DAYS, '2026-11-01')]);
  expect(code).toBe(3);
  expect(err).toContain('expected folders such as 2026-11-01');
});
