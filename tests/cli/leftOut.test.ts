import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cli } from './memoryIo';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-left-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const put = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};
const data = (name: string): string[] => ['--data', path.join(folder, name)];

beforeAll(() => {
  put('one/lidl.csv', 'name,price\nWhole Milk 1L,1.10\n');
  put('booths/booths.csv', 'name,price\nWhole Milk 1L,1.20\n');
  put('booths/catalogue.json', '{"stores":[{"store":"Booths","file":"booths.csv"}]}');
});

test('files that are not there are told in one sentence', async () => {
  expect((await cli(['search', 'milk', ...data('one')])).err).toBe(
    'left out: aldi.csv, asda.csv, morrisons.csv, sainsburys.csv, tesco.csv: no such file\n',
  );
});
test.each([
  [['--store', 'lidl'], ''],
  [['--stores', 'Lidl'], ''],
  [['--stores', 'Lidl,Tesco'], 'left out: tesco.csv: no such file\n'],
])('who names stores hears of these: %j', async (named, words) => {
  const { err, out } = await cli(['search', 'milk', ...named, ...data('one')]);
  expect(err.split('price-compare: ')[0]).toBe(words);
  if (words === '') expect(out).toContain('Whole Milk 1L');
});
test('a store that only the manifest names has its row, too', async () => {
  const { out } = await cli(['stores', '--format', 'jsonl', ...data('booths')]);
  const rows = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { store: string; products: number | null });
  expect(rows.map(({ store, products }) => [store, products])).toEqual([
    ['ALDI', null],
    ['ASDA', null],
    ['MORRISONS', null],
    ["SAINSBURY'S", null],
    ['TESCO', null],
    ['BOOTHS', 1],
  ]);
});
