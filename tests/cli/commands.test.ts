import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { compareList, parseList, type ListComparison } from '../../engine';
import { catalogueOf, fixtureFolder } from '../fixtures/catalogue';
import { cell, fit, widest, wrap } from '../../cli/render/text';
import { cli } from './memoryIo';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'price-compare-'));
const file = (name: string, content: string | Buffer): string => {
  const full = path.join(folder, name);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, content);
  return full;
};
const LIST = 'semi skimmed milk 4 pints\n2 x Heinz baked beans\n\n# a note\nchopped tomatoes\n';
const data = ['--data', fixtureFolder];
const page = (
  command: string,
  { code, out, err }: { code: number; out: string; err: string },
): string =>
  `$ price-compare ${command}\n${out}${err ? `--- stderr\n${err}` : ''}--- exit ${code}\n`;
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each(['table', 'csv', 'markdown'])('a list as %s', async (format) => {
  expect(
    page(
      `- --store TESCO --format ${format}`,
      await cli(['-', '--store', 'TESCO', '--format', format, ...data], LIST),
    ),
  ).toMatchSnapshot();
});
test.each(['table', 'csv', 'markdown'])(
  'what only one other store has is shown as such, as its total counts it: %s',
  async (format) => {
    file('only/tesco.csv', 'name,price\nTesco Semi Skimmed Milk 2L,1.55\n');
    file(
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
  file('other/tesco.csv', 'name,price\nTesco Semi Skimmed Milk 2L,1.55\n');
  file(
    'other/asda.csv',
    'name,price\nASDA Salted Butter 250g,1.99\nASDA Salted Butter 500g,3.75\n',
  );
  file('other/aldi.csv', 'name,price\nAldi Salted Butter 500g,3.60\n');
  const { out } = await cli(
    ['-', '--store', 'TESCO', '--data', path.join(folder, 'other')],
    'salted butter\n',
  );
  expect(out).toMatch(/\n +Asda +ASDA Salted Butter 500g +£3\.75/);
  expect(out).toMatch(/\n +Aldi +Aldi Salted Butter 500g +£3\.60/);
});
test('two stores whose packs cannot be compared are both shown, neither as the only one', async () => {
  file('apart/tesco.csv', 'name,price\nTesco Semi Skimmed Milk 2L,1.55\n');
  file('apart/asda.csv', 'name,price\nASDA Salted Butter 250g,1.99\n');
  file('apart/morrisons.csv', 'name,price\nMorrisons Salted Butter 500g,3.75\n');
  const { out } = await cli(
    ['-', '--store', 'TESCO', '--data', path.join(folder, 'apart')],
    'salted butter\n',
  );
  expect(out).toContain('ASDA Salted Butter 25');
  expect(out).toContain('Morrisons Salted Butt');
  expect(out).not.toContain('only ');
});
describe('how wide tables are', () => {
  const LONG =
    'extra thick organic jersey double cream finest selected farmhouse traditional whipping cream 500ml';
  const list = ['-', '--store', 'TESCO', '--top', '4', ...data];
  const shown = async (args: string[], columns?: number): Promise<string> =>
    (await cli(args, `${LIST}${LONG}\n`, 65_536, { columns })).out;
  const widestLine = (text: string): number =>
    Math.max(...text.split('\n').map((line) => line.length));

  test.each([60, 80, 81, 97, 120, 250])('the terminal has %p columns', async (columns) => {
    const out = await shown(list, columns);
    expect(widestLine(out)).toBeLessThanOrEqual(columns);
    expect(out).toMatch(/^-{60,}$/m);
    for (const args of [
      ['search', 'semi skimmed milk', ...data],
      ['read', '-'],
    ])
      expect(widestLine(await shown(args, columns))).toBeLessThanOrEqual(columns);
  });
  test('item and name share, 15 to 22, what money leaves of 80 columns', async () => {
    const [, row] = (await shown(list, 80)).split(/^-+\n/m);
    expect(row).toMatch(/^semi skimmed… {2}Tesco British Semi Sk… /);
  });
  test('names are whole where they fit: on a wide terminal, in a pipe, with --wide', async () => {
    const name = 'Tesco British Semi Skimmed Milk 2.272L, 4 Pints';
    expect(await shown(list, 80)).not.toContain(name);
    expect(await shown(list, 160)).toContain(name);
    for (const out of [await shown(list), await shown([...list, '--wide'], 80)]) {
      expect(out).toContain(name);
      expect(out.split('\n').some((line) => line.startsWith(LONG.slice(0, 66)))).toBe(true);
    }
  });
  test('one endless name does not pad the others, and is whole', () => {
    const endless = 'x'.repeat(5000);
    expect(widest(['milk', endless], 5)).toBe(100);
    expect(cell(endless, 100, Infinity)).toBe(endless);
    expect(cell(endless, 100, 200)).toBe(`${'x'.repeat(99)}…`);
    expect(cell('milk', 6, Infinity)).toBe('milk  ');
  });
  test('a sentence of a pipe is one line', async () => {
    const reasons = async (columns?: number): Promise<number> =>
      (await shown(['search', 'eggs 12', '--limit', '1', ...data], columns)).split('\n').length;
    expect(await reasons()).toBeLessThan(await reasons(60));
  });
});
test('signs of two columns and of several letters are cut whole and counted as they are shown', () => {
  expect(fit('🍞🍞🍞', 5)).toBe('🍞🍞…');
  expect(fit('寿司セット', 6)).toBe('寿司… ');
  expect(fit('👩‍🍳 bread', 9)).toBe('👩‍🍳 bread ');
  expect(fit('Crème brûlée', 8)).toBe('Crème b…');
  expect(fit('cafe\u0301', 4)).toBe('cafe\u0301');
  expect(fit('milk', 6)).toBe('milk  ');
  expect(wrap('🍞🍞🍞 ab 寿司セット', 0, 5)).toBe('🍞🍞\n🍞 ab\n寿司\nセッ\nト');
  expect(wrap('abcdefgh i', 0, 5)).toBe('abcde\nfgh i');
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
test('more of an item than a line counts is told, in JSON too', async () => {
  const { out, err } = await cli(
    ['-', '--store', 'TESCO', '--format', 'json', ...data],
    '150 x semi skimmed milk\n',
  );
  expect(err).toContain(
    '"150 x semi skimmed milk": 150 asked for, 99 counted: a line holds 1 to 99 of an item\n',
  );
  expect((JSON.parse(out) as { items: object[] }).items).toMatchObject([
    { quantity: 99, asked: 150 },
  ]);
});
test('headings of a list and notices of an exported chat are left out and told', async () => {
  const { out, err, code } = await cli(
    ['-', '--store', 'TESCO', '--format', 'json', ...data],
    'Dairy:\n12/03/2024, 18:20 - Mum added Dad\n12/03/2024, 18:22 - Mum: semi skimmed milk\n',
  );
  expect(
    (JSON.parse(out) as { items: { originalItem: string }[] }).items.map(
      ({ originalItem }) => originalItem,
    ),
  ).toEqual(['semi skimmed milk']);
  expect([err, code]).toEqual([
    expect.stringContaining('1 heading left out: Dairy\n1 note left out: Mum added Dad\n'),
    0,
  ]);
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
  file('alone/tesco.csv', 'name,price\nTesco Whole Milk 1L,1.00\n');
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
test('match has no answer for a store whose file was not read: an empty list would say that it has no such product', async () => {
  file('alone/tesco.csv', 'name,price\nTesco Whole Milk 1L,1.00\n');
  const { out, err } = await cli(
    ['match', '-', '--data', path.join(folder, 'alone')],
    '{"id":1,"query":"whole milk","stores":["tesco","asda"]}\n',
  );
  expect(Object.keys((JSON.parse(out) as { matches: object }).matches)).toEqual(['tesco']);
  expect(err).toMatch(/^left out: .*asda\.csv.*: no such file$/m);
});
test('a line that names a product is not said to ask for more than 99 of it', async () => {
  file('named/tesco.csv', 'name,price\nYorkshire Tea Bags x240,8.95\n');
  const { err } = await cli(
    ['-', '--store', 'TESCO', '--data', path.join(folder, 'named')],
    'Yorkshire Tea Bags x240\n150 x tea bags\n',
  );
  expect(err).not.toContain('"Yorkshire Tea Bags x240"');
  expect(err).toContain('"150 x tea bags": 150 asked for, 99 counted');
});
test.each([
  ['suggest semi --store tesco', ['suggest', 'semi', '--store', 'tesco']],
  ['search "eggs 12" --limit 1', ['search', 'eggs 12', '--limit', '1']],
  ['stores', ['stores']],
])('%s', async (command, args) => {
  expect(page(command, await cli([...args, ...data]))).toMatchSnapshot();
});
test('match answers each task on its own line', async () => {
  const { out, code } = await cli(
    ['match', '-', ...data],
    '{"id":"a","query":"unsalted butter","stores":["tesco","aldi"]}\n{"id":"b","product":{"name":"PG Tips Tea Bags 80 Pack 232G","price":2.8,"category":"drinks","store":"tesco"},"stores":["asda"]}\n',
  );
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; matches: Record<string, { name: string }[]> });
  expect(code).toBe(0);
  expect(answers.map((answer) => answer.id)).toEqual(['a', 'b']);
  expect(answers[0]!.matches['tesco']![0]!.name).toBe('Tesco Unsalted Butter 250G');
  expect(Object.keys(answers[0]!.matches)).toEqual(['tesco', 'aldi']);
  expect(answers[1]!.matches['asda']![0]!.name).toBe('PG Tips 80 Original Tea Bags 232g');
});
test('match answers a number as id with that number', async () => {
  const { out, code } = await cli(
    ['match', '-', ...data],
    '{"id":1,"query":"unsalted butter","stores":["tesco"]}\n{"id":"1","query":"unsalted butter","stores":["tesco"]}\n',
  );
  expect(code).toBe(0);
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: unknown }).id),
  ).toEqual([1, '1']);
});
test("match without stores answers by the stores' ids, with them as the task names them", async () => {
  const { out } = await cli(
    ['match', '-', ...data],
    '{"id":"a","query":"unsalted butter"}\n{"id":"b","query":"unsalted butter","stores":["sainsburys","ASDA"]}\n',
  );
  const [all, named] = out
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { matches: Record<string, unknown[]> }).matches);
  expect(Object.keys(all!).sort()).toEqual(['aldi', 'asda', 'morrisons', 'sainsburys', 'tesco']);
  expect(Object.keys(named!)).toEqual(['sainsburys', 'ASDA']);
  expect(all!['sainsburys']).toEqual(named!['sainsburys']);
});
test('match goes on after a bad line, names it, and ends with 3', async () => {
  const { out, err, code } = await cli(
    ['match', '-', ...data],
    'nonsense\n{"id":"a","query":"unsalted butter","stores":["tesco"]}\n{"id":"b","query":"milk","stores":["nosuchmart"]}\n',
  );
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id),
  ).toEqual(['a']);
  expect(err).toContain('standard input, line 1: not JSON');
  expect(err).toContain('line 3: unknown store "nosuchmart" in "stores"; known are');
  expect(err).toContain('2 of 3 tasks were left out');
  expect(code).toBe(3);
});
test.each([
  [],
  ['list'],
  ['suggest'],
  ['search'],
  ['match'],
  ['stores'],
  ['completion'],
  ['history'],
  ['index'],
  ['catalogue'],
  ['catalogue', 'check'],
  ['catalogue', 'import'],
  ['catalogue', 'publish'],
])('the help of %p %p has examples', async (...command) => {
  const { out } = await cli([...command, '--help']);
  expect(out).toContain('Examples:\n  $ price-compare ');
});
test('output goes to a file', async () => {
  const { written, out } = await cli(
    ['-', '--store', 'TESCO', '--format', 'csv', '--output', 'out.csv', ...data],
    LIST,
  );
  expect(out).toBe('');
  expect(written['out.csv']).toContain('semi skimmed milk 4 pints');
});
test('formulas in names are plain text in CSV', async () => {
  const { out } = await cli(['-', '--store', 'TESCO', '--format', 'csv', ...data], '=cmd|calc\n');
  expect(out).not.toMatch(/(?:^|,)"?=cmd/m);
});

describe('bad input', () => {
  const bad: [string, string[], string | Buffer | null, number, RegExp][] = [
    ['no such file', ['missing.txt', '--store', 'TESCO'], null, 3, /missing\.txt: no such file/],
    ['a folder', [folder, '--store', 'TESCO'], null, 3, /this is a folder/],
    ['an empty list', ['-', '--store', 'TESCO'], '# only a note\n\n', 3, /the list is empty/],
    [
      'a binary file',
      [file('list.bin', Buffer.from([1, 0, 2])), '--store', 'TESCO'],
      null,
      3,
      /not a text file/,
    ],
    [
      'an unknown store',
      ['-', '--store', 'Tesko'],
      LIST,
      2,
      /unknown store "Tesko"; did you mean Tesco\? Stores with prices there: Aldi, Asda, Morrisons, Sainsbury's, Tesco/,
    ],
    [
      'a store that is like none',
      ['-', '--store', 'Foo'],
      LIST,
      2,
      /unknown store "Foo"\. Stores with prices there: Aldi/,
    ],
    [
      '--stores that names none',
      ['-', '--store', 'TESCO', '--stores', ','],
      LIST,
      2,
      /--stores names no store/,
    ],
    [
      '--stores that is empty',
      ['search', 'milk', '--stores', ''],
      null,
      2,
      /--stores names no store/,
    ],
    [
      '--stores of a history that is empty',
      ['history', 'milk', '--data', folder, '--stores', ' '],
      null,
      2,
      /--stores names no store/,
    ],
    ['nothing to search', ['search', ' '], null, 2, /say what to look for/],
    [
      'nothing to look up in a history',
      ['history', '', '--data', folder],
      null,
      2,
      /say what to look for/,
    ],
    ['no store', ['-'], LIST, 2, /--store/],
    ['an unknown format', ['-', '--store', 'TESCO', '--format', 'xml'], LIST, 2, /xml/],
    [
      'an unwritable output',
      ['-', '--store', 'TESCO', '--output', '/forbidden/x'],
      LIST,
      3,
      /cannot be written/,
    ],
    [
      'no such data folder',
      ['-', '--store', 'TESCO', '--data', '/nowhere'],
      LIST,
      3,
      /no such folder/,
    ],
    [
      'a folder without price files',
      ['-', '--store', 'TESCO', '--data', folder],
      LIST,
      3,
      /no usable price file/,
    ],
    ['a task that is no JSON', ['match', '-'], 'nonsense\n', 3, /line 1: not JSON/],
    [
      'a list that is not UTF-8',
      [file('latin.txt', Buffer.from('caf\xe9\n', 'latin1')), '--store', 'TESCO'],
      null,
      3,
      /latin\.txt, row 1, character 4: not UTF-8 text/,
    ],
    [
      'standard input that is not UTF-8',
      ['-', '--store', 'TESCO'],
      Buffer.from('caf\xe9\n', 'latin1'),
      3,
      /standard input, row 1, character 4: not UTF-8 text/,
    ],
    [
      'tasks on standard input that are not UTF-8',
      ['match', '-'],
      Buffer.from('{"id":"a","query":"caf\xe9"}\n', 'latin1'),
      3,
      /standard input, row 1, character 23: not UTF-8 text/,
    ],
    ['no tasks on standard input', ['match', '-'], '', 3, /standard input: nothing in it/],
    [
      'tasks that are not UTF-8',
      ['match', file('latin.jsonl', Buffer.from('{"id":"a","query":"caf\xe9"}\n', 'latin1'))],
      null,
      3,
      /latin\.jsonl, row 1, character 23: not UTF-8 text/,
    ],
    ['a task without a query', ['match', '-'], '{"id":"x"}\n', 3, /needs "query" or "product"/],
    ['a task without an id', ['match', '-'], '{"query":"milk"}\n', 3, /needs an "id"/],
    [
      'a task whose id would come back changed',
      ['match', '-'],
      '{"id":12345678901234567890,"query":"milk"}\n',
      3,
      /"id" is text or a whole number/,
    ],
    [
      'a task whose query is no text',
      ['match', '-'],
      '{"id":"x","query":5,"product":{"name":"Milk","store":"tesco"}}\n',
      3,
      /"query" is text/,
    ],
  ];
  test.each(bad)('%s', async (_, args, input, code, words) => {
    const result = await cli(args, input ?? '');
    expect(result.code).toBe(code);
    expect(result.err).toMatch(words);
    expect(result.out).toBe('');
  });
  test.each([
    ['title,price\nMilk,1\n', /no name column/],
    ['', /CSV file is empty/],
    ['name,price\n', /at least a header and one data row/],
  ])('a chosen store whose file is %j', async (csv, words) => {
    const broken = path.dirname(file('broken/tesco.csv', csv));
    file('broken/aldi.csv', 'category,name,price\nDairy,COWBELLE Milk,£1.00\n');
    const result = await cli(['-', '--store', 'TESCO', '--data', broken], LIST);
    expect(result.code).toBe(3);
    expect(result.err).toMatch(words);
  });
  test("another store's broken file is named and left out", async () => {
    const broken = path.dirname(
      file(
        'partly/tesco.csv',
        'Category,Name,Price\nfresh-food,Tesco British Whole Milk 1L,£1.00\n',
      ),
    );
    file('partly/aldi.csv', '');
    const result = await cli(['-', '--store', 'TESCO', '--data', broken], 'whole milk\n');
    expect(result.err).toMatch(/left out: aldi\.csv: CSV file is empty/);
    expect(result.out).toMatch(/Not loaded: .*Aldi/);
  });
  test.each([
    ['{"stores":[null]}', 'entry 1: not an entry of a store'],
    ['{"stores":[{"store":"ASDA"},{"store":5}]}', 'entry 2: "store" is not a store'],
    ['{"stores":[{"file":"tesco.csv"}]}', 'entry 1: it names no "store"'],
    [
      '{"stores":[{"store":"TESCO","date":"soon"}]}',
      'entry 1: "date" is not a day such as "2026-11-01" that has come, or null',
    ],
    [
      '{"stores":[{"store":"TESCO","date":"9999-01-01"}]}',
      'entry 1: "date" is not a day such as "2026-11-01" that has come, or null',
    ],
    [
      '{"stores":[{"store":"TESCO","refused":"yes"}]}',
      'entry 1: "refused" is not {"date", "reason"}',
    ],
    ['null', 'not a manifest'],
  ])('a manifest of %s is named, and not used', async (manifest, words) => {
    const there = path.dirname(file('manifest/tesco.csv', 'name,price\nWhole Milk 1L,£1.00\n'));
    file('manifest/catalogue.json', manifest);
    const { out, err, code } = await cli(['stores', '--data', there]);
    expect(err).toContain(`${words}; what stands there is not used`);
    expect({ code, date: /Tesco .* (\S+)\n/.exec(out)?.[1] }).toEqual({ code: 0, date: 'known' });
    const published = await cli([
      'catalogue',
      'publish',
      there,
      '--out',
      path.join(folder, 'manifestPage'),
    ]);
    expect(published).toMatchObject({
      code: 3,
      err: expect.stringContaining(`${words}; move it away or repair it`),
    });
  });
  test('1,000 lines and a line of a megabyte', async () => {
    const long = await cli(
      ['-', '--store', 'TESCO', '--format', 'csv', ...data],
      `${'milk\n'.repeat(1_000)}${'x'.repeat(1_000_000)}\n`,
    );
    expect(long.code).toBe(0);
    expect(long.out.split('\n').length).toBeGreaterThan(1_000);
  });
});

test('the shipped command works, and a closed pipe ends it quietly', () => {
  const bin = path.join(__dirname, '..', '..', 'bin', 'price-compare.cjs');
  const version = spawnSync(process.execPath, [bin, '--version'], { encoding: 'utf8' });
  expect(version.stdout.trim()).toBe(
    (
      JSON.parse(fs.readFileSync(path.join(__dirname, '..', '..', 'package.json'), 'utf8')) as {
        version: string;
      }
    ).version,
  );
  const piped = spawnSync(
    'bash',
    ['-c', `'${process.execPath}' '${bin}' stores | true; echo "\${PIPESTATUS[0]}"`],
    { encoding: 'utf8' },
  );
  expect(piped.stderr).not.toMatch(/EPIPE|at /);
});

test('names never steer a terminal nor break a line, on either stream', async () => {
  const hostile = (day: string, name: string): string =>
    file(
      `${day}/tesco.csv`,
      `name,price\n"${name}",1.00\n"x\u001b[31m\ny",1.00,\n"Soap\u001b[2J\nbar",soon\n`,
    );
  hostile('hostile/2026-11-01', 'Bread \u001b[31mred\u0007\nline');
  const there = path.join(folder, 'hostile');
  const day = path.join(there, '2026-11-01');
  const answers = await Promise.all(
    [
      ['suggest', 'bread', '--store', 'tesco', '--data', day],
      ['search', 'bread', '--data', day],
      ['stores', '--data', day],
      ['history', 'bread', '--data', there],
      ['catalogue', 'check', there],
      ['catalogue', 'publish', day, '--out', path.join(folder, 'hostilePage')],
      ['-', '--store', 'tesco', '--data', day],
    ].map((args) => cli(args, 'bread\n')),
  );
  for (const { out, err } of answers) expect(out + err).not.toMatch(/[^\P{Cc}\n]|^line|^bar/mu);
  expect(answers[0]!.out).toBe('    £1.00  Bread  [31mred  line\n');
});

test('an output that cannot be written, and a fault of the program, are said and end with 3', () => {
  const bin = path.join(__dirname, '..', '..', 'bin', 'price-compare.cjs');
  if (fs.existsSync('/dev/full')) {
    const full = spawnSync('bash', ['-c', `'${process.execPath}' '${bin}' stores > /dev/full`], {
      encoding: 'utf8',
    });
    expect(full).toMatchObject({
      status: 3,
      stderr: expect.stringMatching(/^price-compare: the output cannot be written \(ENOSPC.*\)\n$/),
    });
  }
  const broken = file(
    'broken.cjs',
    'require("node:crypto").createHash = () => { throw new TypeError("boom"); };',
  );
  const fault = spawnSync(process.execPath, ['-r', broken, bin, '-', '--store', 'TESCO'], {
    encoding: 'utf8',
    input: 'milk\n',
  });
  expect(fault).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(
      /this is a fault of the program \(TypeError: boom\); please report it/,
    ),
  });
  expect(fault.stderr).not.toMatch(/^\s+at /m);
});

describe('the shipped command on a real terminal', () => {
  const bin = `'${process.execPath}' '${path.join(__dirname, '..', '..', 'bin', 'price-compare.cjs')}' - --store TESCO`;
  const shell = (command: string): { stdout: string; stderr: string; status: number | null } =>
    spawnSync('bash', ['-c', `echo 'whole milk' > '${folder}/milk.txt'; ${command}`], {
      encoding: 'utf8',
    });
  // util-linux's script gives the command a terminal; where there is none, only the plain half is tested.
  const terminal = (command: string): string =>
    shell(`script -qec "${command.replaceAll('"', '\\"')} < ${folder}/milk.txt" /dev/null`).stdout;
  const onTerminal = shell('script --version').stdout.includes('util-linux') ? test : test.skip;
  const INK = /\p{Cc}\[\d+m/u;
  const PROGRESS = /loading tesco\.csv/;

  onTerminal('colours the table and shows progress', () => {
    const shown = terminal(bin);
    expect(shown).toMatch(INK);
    expect(shown).toMatch(PROGRESS);
  });
  onTerminal('NO_COLOR takes the colour away, not the progress', () => {
    const shown = terminal(`NO_COLOR=1 ${bin}`);
    expect(shown).not.toMatch(INK);
    expect(shown).toMatch(PROGRESS);
  });
  onTerminal('progress goes to standard error, colour to standard output', () => {
    expect(terminal(`${bin} 2>/dev/null`)).not.toMatch(PROGRESS);
    expect(terminal(`${bin} >/dev/null`)).not.toMatch(INK);
  });
  test('a pipe gets neither', () => {
    const { stdout, stderr } = shell(`${bin} < '${folder}/milk.txt'`);
    expect(stdout).toContain('whole milk');
    expect(stdout + stderr).not.toContain('\u001b');
    expect(stderr).toBe('');
  });
  test('an output folder that is not there is named and not made', () => {
    const { stderr, status } = shell(
      `${bin} --output '${folder}/nowhere/out.csv' < '${folder}/milk.txt'`,
    );
    expect(stderr).toContain(`there is no folder ${folder}/nowhere; make it first`);
    expect(status).toBe(3);
    expect(fs.existsSync(path.join(folder, 'nowhere'))).toBe(false);
  });
});
