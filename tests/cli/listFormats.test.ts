// What the answer to a list holds in each format.
import path from 'node:path';
import Papa from 'papaparse';
import { compareList, parseList, type ListComparison } from '../../engine';
import { catalogueOf, fixtureFolder } from '../fixtures/catalogue';
import { cli } from './memoryIo';
import { temporaryFolder } from './temporaryFolder';
import { LIST, data } from './fixtureList';

const { folder, put } = temporaryFolder();

test.each(['table', 'csv', 'markdown'])(
  'what only one other store has is shown as such, as its total counts it: %s',
  async (format) => {
    put('only/tesco.csv', 'name,price\nTesco Semi Skimmed Milk 2L,1.55\n');
    put(
      'only/asda.csv',
      'name,price\nASDA Salted Butter 250g,1.99\nASDA Semi Skimmed Milk 2L,1.55\n',
    );
    const { out } = await cli(
      ['-', '--store', 'TESCO', '--format', format, '--data', path.join(folder, 'only')],
      'salted butter\n',
    );
    expect(out).toContain('ASDA Salted Butter 25');
    expect(out).not.toContain('Not matched elsewhere');
    expect(out).toContain(format === 'csv' ? 'all words of the line' : 'only Asda');
  },
);
test('what several others have: the products that their totals and the plans count, no pair of others', async () => {
  put('other/tesco.csv', 'name,price\nTesco Semi Skimmed Milk 2L,1.55\n');
  put('other/asda.csv', 'name,price\nASDA Salted Butter 250g,1.99\nASDA Salted Butter 500g,3.75\n');
  put('other/aldi.csv', 'name,price\nAldi Salted Butter 500g,3.60\n');
  const { out } = await cli(
    ['-', '--store', 'TESCO', '--data', path.join(folder, 'other')],
    'salted butter\n',
  );
  expect(out).toMatch(/\n +Asda +ASDA Salted Butter 500g +£3\.75/);
  expect(out).toMatch(/\n +Aldi +Aldi Salted Butter 500g +£3\.60/);
});
test('two stores whose packs cannot be compared are both shown, neither as the only one', async () => {
  put('apart/tesco.csv', 'name,price\nTesco Semi Skimmed Milk 2L,1.55\n');
  put('apart/asda.csv', 'name,price\nASDA Salted Butter 250g,1.99\n');
  put('apart/morrisons.csv', 'name,price\nMorrisons Salted Butter 500g,3.75\n');
  const { out } = await cli(
    ['-', '--store', 'TESCO', '--data', path.join(folder, 'apart')],
    'salted butter\n',
  );
  expect(out).toContain('ASDA Salted Butter 25');
  expect(out).toContain('Morrisons Salted Butt');
  expect(out).not.toContain('only ');
});

test.each(['table', 'markdown', 'csv'])(
  'what no total counts is told apart: %s',
  async (format) => {
    put('uncounted/tesco.csv', 'name,price\nTesco Semi Skimmed Milk 2L,1.55\n');
    put('uncounted/asda.csv', 'name,price\nASDA Non-Clumping Cat Litter,4.24\n');
    put('uncounted/aldi.csv', 'name,price\nVITACAT Non-Clumping Cat Litter,2.19\n');
    const { out } = await cli(
      ['-', '--store', 'TESCO', '--format', format, '--data', path.join(folder, 'uncounted')],
      'cat litter\n',
    );
    const lineOf = (name: string) => out.split('\n').find((line) => line.includes(name));
    expect(lineOf('ASDA Non-Clumping')).toContain('not counted');
    expect(lineOf('VITACAT')).not.toContain('not counted');
  },
);

test.each([
  [[], /^Stay with Tesco/],
  [['--second-stop-from', '1'], /^Tesco, and Aldi for 1 item: £1\.00 less/],
  [['--second-stop-from', '1.01'], /^Stay with Tesco/],
])('from how much saved a second stop is suggested: %j', async (options, said) => {
  put('second/tesco.csv', 'name,price\nTesco Salted Butter 250g,3\nTesco White Bread 800g,1\n');
  put('second/aldi.csv', 'name,price\nAldi Salted Butter 250g,2\nAldi White Bread 800g,2.5\n');
  const { out } = await cli(
    ['-', '--store', 'TESCO', '--data', path.join(folder, 'second'), ...options],
    'salted butter 250g\nwhite bread 800g\n',
  );
  expect(out).toMatch(said);
});

test('JSON is what the engine says', async () => {
  const { out } = await cli(['-', '--store', 'sainsburys', '--format', 'json', ...data], LIST);
  const { prices, notLoaded, ...comparison } = JSON.parse(out) as Record<string, unknown>;
  expect(prices).toHaveLength(5);
  expect(notLoaded).toEqual([]);
  expect(comparison).toEqual(
    JSON.parse(
      JSON.stringify(
        compareList(
          { store: "SAINSBURY'S", lines: parseList(LIST).map((text) => ({ text })) },
          catalogueOf(fixtureFolder),
        ),
      ),
    ),
  );
});

type CsvRow = Record<string, string>;
const csvOf = (text: string): CsvRow[] =>
  Papa.parse<CsvRow>(text, { header: true, skipEmptyLines: true }).data;
test('CSV has the basket totals and the plans of the comparison, in one table', async () => {
  const { out } = await cli(['-', '--store', 'TESCO', '--format', 'csv', ...data], LIST);
  const { basket } = compareList(
    { store: 'TESCO', lines: parseList(LIST).map((text) => ({ text })) },
    catalogueOf(fixtureFolder),
  );
  const rows = csvOf(out);
  const those = (row: string, ...columns: string[]): string[][] =>
    rows
      .filter((entry) => entry['row'] === row)
      .map((entry) => columns.map((column) => entry[column]!));
  expect(
    those('basket', 'store', 'rank', 'total', 'itemsPriced', 'sameItems', 'difference'),
  ).toEqual(
    basket.stores.map((total) =>
      [
        total.store,
        total.rank ?? '',
        total.total,
        total.itemsPriced,
        total.sameItems,
        total.difference,
      ].map(String),
    ),
  );
  for (const [row, plan] of [
    ['one stop', basket.oneStop],
    ['two stops', basket.twoStops],
  ] as const)
    expect(those(row, 'store', 'total', 'itemsPriced')).toEqual(
      (plan?.stops ?? []).map((stop) => [stop.store, stop.total, stop.items.length].map(String)),
    );
  expect(those('second stop', 'potentialSaving', 'itemsPriced')).toEqual([
    [basket.secondStopSaving, basket.secondStopAdds].map(String),
  ]);
});
test('--top bounds the comparisons of every format; CSV and JSON have all without it', async () => {
  const shown = async (format: string, ...more: string[]): Promise<string> =>
    (
      await cli(
        ['-', '--store', 'TESCO', '--format', format, ...more, ...data],
        'semi skimmed milk 4 pints\n',
      )
    ).out;
  const inCsv = (text: string): number => csvOf(text).filter(({ row }) => row === 'item').length;
  const inJson = (text: string): number =>
    (JSON.parse(text) as ListComparison).items[0]!.comparisons.length;
  expect(inCsv(await shown('csv'))).toBeGreaterThan(2);
  expect(inJson(await shown('json'))).toBe(inCsv(await shown('csv')));
  expect([
    inCsv(await shown('csv', '--top', '2')),
    inJson(await shown('json', '--top', '2')),
  ]).toEqual([2, 2]);
});
test('JSON and CSV name the stores whose file was not read, with the reason', async () => {
  put('alone/tesco.csv', 'name,price\nTesco Whole Milk 1L,1.00\n');
  const [json, csv] = [
    await cli(
      [
        '-',
        '--store',
        'TESCO',
        '--format',
        'json',
        '--stores',
        'Asda',
        '--data',
        path.join(folder, 'alone'),
      ],
      'milk\n',
    ),
    await cli(
      [
        '-',
        '--store',
        'TESCO',
        '--format',
        'csv',
        '--stores',
        'Asda',
        '--data',
        path.join(folder, 'alone'),
      ],
      'milk\n',
    ),
  ];
  expect((JSON.parse(json.out) as { notLoaded: unknown }).notLoaded).toEqual([
    { store: 'ASDA', why: 'asda.csv: no such file' },
  ]);
  expect(csvOf(csv.out).filter(({ row }) => row === 'not loaded')).toMatchObject([
    { store: 'ASDA', reasons: 'asda.csv: no such file' },
  ]);
});

test('formulas in names are plain text in CSV', async () => {
  put('formula/tesco.csv', 'name,price\n=cmd|calc Whole Milk 1L,1.00\n');
  const there = ['--data', path.join(folder, 'formula')];
  const { out } = await cli(['-', '--store', 'TESCO', '--format', 'csv', ...there], 'whole milk\n');
  expect(csvOf(out).find(({ row }) => row === 'item')!['product']).toBe("'=cmd|calc Whole Milk 1L");
});
