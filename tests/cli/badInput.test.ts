// What is said of arguments, lists, tasks, price files and manifests that cannot be used.
import path from 'node:path';
import { cli } from './memoryIo';
import { temporaryFolder } from './temporaryFolder';
import { LIST, data } from './fixtureList';

const { folder, put } = temporaryFolder();

describe('bad input', () => {
  const bad: [string, string[], string | Buffer | null, number, RegExp][] = [
    ['no such file', ['missing.txt', '--store', 'TESCO'], null, 3, /missing\.txt: no such file/],
    ['a folder', [folder, '--store', 'TESCO'], null, 3, /this is a folder/],
    ['an empty list', ['-', '--store', 'TESCO'], '# only a note\n\n', 3, /the list is empty/],
    [
      'a binary file',
      [put('list.bin', Buffer.from([1, 0, 2])), '--store', 'TESCO'],
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
      [put('latin.txt', Buffer.from('caf\xe9\n', 'latin1')), '--store', 'TESCO'],
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
      ['match', put('latin.jsonl', Buffer.from('{"id":"a","query":"caf\xe9"}\n', 'latin1'))],
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
    const broken = path.dirname(put('broken/tesco.csv', csv));
    put('broken/aldi.csv', 'category,name,price\nDairy,COWBELLE Milk,£1.00\n');
    const result = await cli(['-', '--store', 'TESCO', '--data', broken], LIST);
    expect(result.code).toBe(3);
    expect(result.err).toMatch(words);
  });
  test("another store's broken file is named and left out", async () => {
    const broken = path.dirname(
      put(
        'partly/tesco.csv',
        'Category,Name,Price\nfresh-food,Tesco British Whole Milk 1L,£1.00\n',
      ),
    );
    put('partly/aldi.csv', '');
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
    const there = path.dirname(put('manifest/tesco.csv', 'name,price\nWhole Milk 1L,£1.00\n'));
    put('manifest/catalogue.json', manifest);
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
