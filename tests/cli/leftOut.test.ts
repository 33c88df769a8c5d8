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
const at = (name: string): string => path.join(folder, name);
const data = (name: string): string[] => ['--data', path.join(folder, name)];

beforeAll(() => {
  put('one/lidl.csv', 'name,price\nWhole Milk 1L,1.10\n');
  put('booths/booths.csv', 'name,price\nWhole Milk 1L,1.20\n');
  put('booths/tesco.csv', 'name,price\nTesco Whole Milk 1L,1.10\n');
  put('booths/catalogue.json', MANIFEST);
  for (const [day, price] of [
    ['2026-11-01', '1.20'],
    ['2026-11-02', '1.30'],
  ]) {
    put(`days/${day}/booths.csv`, `name,price\nWhole Milk 1L,${price}\n`);
    put(`days/${day}/catalogue.json`, MANIFEST);
  }
  put('task', '{"id":1,"product":{"name":"Whole Milk 1L","store":"booths"},"stores":["Booths"]}');
  put('list', 'whole milk\n');
  put('odd/asda.csv', 'Product Name;Price\nMilk;1.20\n');
  for (const name of ['tesco.csv', 'Aldi.CSV', 'shop.csv'])
    put(`odd/${name}`, 'name,price\nMilk 1L,1.20\n');
  fs.writeFileSync(at('bytes'), Buffer.from([0x89, 0x50, 0, 0, 1]));
  fs.writeFileSync(at('latin'), Buffer.from([0xe9, 0x0a]));
});
const MANIFEST = '{"stores":[{"store":"Booths","file":"booths.csv"}]}';

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
const STRANGER = ['--store', 'Booths'];
test.each([
  ['list', ['list', at('list'), ...STRANGER, ...data('booths')], 'At BOOTHS'],
  [
    'list',
    ['list', at('list'), '--store', 'tesco', '--stores', 'booths', ...data('booths')],
    '1.20',
  ],
  ['suggest', ['suggest', 'milk', ...STRANGER, ...data('booths')], 'Whole Milk 1L'],
  ['search', ['search', 'milk', ...STRANGER, ...data('booths')], 'Whole Milk 1L'],
  ['match', ['match', at('task'), ...data('booths')], '"matches":{"Booths":[{"name":"Whole Milk'],
  ['match', ['match', '--all', ...STRANGER, ...data('booths')], '{"tesco":[{"name":"Tesco Whole'],
  ['match', ['match', '--all', '--cluster', ...data('booths')], '"stores":2,"store":"booths"'],
  ['history', ['history', 'milk', ...STRANGER, ...data('days')], '2026-11-02       £1.30'],
  ['index', ['index', at('list'), ...STRANGER, ...data('days')], '2026-11-02       108.3'],
  [
    'diff',
    ['catalogue', 'diff', at('days/2026-11-01'), at('days/2026-11-02'), ...STRANGER],
    '1.30',
  ],
  ['check', ['catalogue', 'check', at('days')], '2026-11-02  BOOTHS       accept'],
  ['publish', ['catalogue', 'publish', at('booths'), '--out', at('out')], 'tesco.csv, booths.csv,'],
  ['accept', ['catalogue', 'accept', at('booths'), '--reason', 'so', ...STRANGER], 'new normal'],
])('a store that only the manifest names can be asked for: %s', async (_, args, words) => {
  const { code, out } = await cli(args);
  expect(out).toContain(words);
  expect(code).toBe(0);
});
test('a pack keeps a store that only the manifest names', async () => {
  await cli(['catalogue', 'pack', at('days'), '--out', at('pack')]);
  const { out } = await cli(['history', 'milk', ...STRANGER, ...data('pack')]);
  expect(out).toContain('2026-11-02       £1.30');
  expect((await cli(['catalogue', 'check', at('days'), '--against', at('pack')])).code).toBe(0);
});
test('prices of a store that only the manifest names can be brought, and stand in order', async () => {
  put('in/catalogue.json', MANIFEST);
  put('in/export.csv', 'name,price\nWhole Milk 1L,1.20\n');
  for (const store of ['Tesco', 'booths']) {
    const args = ['catalogue', 'import', at('in/export.csv'), '--store', store, '--out', at('in')];
    expect((await cli(args)).code).toBe(0);
  }
  const { stores } = JSON.parse(fs.readFileSync(at('in/catalogue.json'), 'utf8')) as {
    stores: { store: string }[];
  };
  expect(stores.map(({ store }) => store)).toEqual(['TESCO', 'BOOTHS']);
});
test.each([
  [
    ['suggest', 'x', ...data('booths')],
    '; did you mean BOOTHS? Stores with prices there: Tesco, BOOTHS',
  ],
  [['history', 'x', ...data('days')], '; did you mean BOOTHS? Stores with prices there: BOOTHS'],
  [
    ['catalogue', 'import', at('list')],
    ". Known stores: Aldi, Asda, Morrisons, Sainsbury's, Tesco, Lidl, Iceland, Waitrose, Co-op, M&S, Ocado. Another shop is named in catalogue.json of the --out folder first",
  ],
])('a wrong store name lists those that can be named: %j', async (args, words) => {
  const { code, err } = await cli([...args, '--store', 'Bothes']);
  expect(err).toContain(`unknown store "Bothes"${words}`);
  expect(code).toBe(2);
});
test("a store of one's own settings is looked for in the folder of the settings", async () => {
  const env = { BASKETWISE_STORE: 'booths', BASKETWISE_DATA: at('booths') };
  expect((await cli(['suggest', 'milk'], '', 65_536, { env })).out).toContain('Whole Milk 1L');
  const slip = await cli(['suggest', 'milk', ...data('one')], '', 65_536, { env });
  expect(slip.err).toContain(
    'BASKETWISE_STORE: unknown store "booths". Stores with prices there: Lidl',
  );
});

test.each([
  [
    'a price file of no store',
    ['stores', ...data('odd')],
    'left out: Aldi.CSV, shop.csv: the file of no store',
  ],
  [
    'a store without its file',
    ['search', 'milk', '--store', 'lidl', ...data('odd')],
    'Lidl cannot be used: lidl.csv: no such file',
  ],
  [
    'semicolons',
    ['suggest', 'milk', '--store', 'asda', ...data('odd')],
    'asda.csv: no name column (expected name, Name or Product Name) (Product Name;Price); save it with commas between the columns',
  ],
  ['a file for a folder', ['stores', ...data('list')], 'list: this is a file, not a folder'],
  ['a file for days', ['history', 'milk', ...data('list')], 'list: this is a file, not a folder'],
  ['a file to check', ['catalogue', 'check', at('list')], 'list: this is a file, not a folder'],
  ['bytes for tasks', ['match', at('bytes')], 'bytes: not a text file'],
  [
    'bytes for prices',
    ['catalogue', 'import', at('bytes'), '--store', 'aldi', '--out', at('o')],
    'bytes: not a text file',
  ],
  [
    'other text for tasks',
    ['match', at('latin')],
    'latin, row 1, character 1: not UTF-8 text; save',
  ],
  [
    'days the wrong way round',
    ['history', 'milk', ...data('days'), '--from', '2026-11-02', '--to', '2026-11-01'],
    '--from 2026-11-02 is after --to 2026-11-01',
  ],
])('what is wrong is named, and what to do: %s', async (_, args, words) => {
  const { code, err } = await cli(args);
  expect(err).toContain(words);
  expect(code).toBe(
    args[0] === 'stores' && words.startsWith('left out') ? 0 : words.startsWith('--') ? 2 : 3,
  );
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
    ['TESCO', 1],
    ['BOOTHS', 1],
  ]);
});
