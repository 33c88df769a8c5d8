// A table, and lines of JSON, that come in pieces: their records, and what is said of those that make no sense.
import { readable, recordsOf, splitLines } from '../../cli/catalogue/records';
import type { SourceRecord } from '../../cli/catalogue/rows';
import { tableRows, type TablePlace } from '../../cli/catalogue/table';
import type { Io } from '../../cli/io';
import { parquetBytes } from '../../cli/parquet';
import { NotUtf8 } from '../../cli/utf8';
import { importing } from './importing';

const { put, run } = importing();

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}
async function all<T>(records: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const record of records) found.push(record);
  return found;
}
const newPlace = (): TablePlace => ({ row: 0, delimiter: '', columns: null });
const tableOf = (
  ...texts: readonly string[]
): ReturnType<typeof all<readonly string[] | SourceRecord>> =>
  all(tableRows('t.csv', pieces(...texts), newPlace()));
const COLUMNS = ['name', 'price'];
const MILK = { row: 2, cells: { name: 'Milk', price: '1.20' } };

describe('a table', () => {
  test.each([
    ['line ends of old', ['name,price\rMilk,1.20\r']],
    ['line ends of two characters', ['name,price\r\nMilk,1.20\r\n']],
    ['one of these cut in two', ['name,price\r', '\nMilk,1.20\r', '\n']],
    ['cut by tabs', ['name\tprice\nMilk\t1.20\n']],
    ['cut by semicolons', ['name;price\nMilk;1.20\n']],
    ['cut by bars', ['name|price\nMilk|1.20\n']],
    ['letter by letter', [...'name\tprice\nMilk\t1.20']],
    ['blanks around the names of its columns', [' name , price \nMilk,1.20\n']],
    ['a last line of blanks', ['name,price\nMilk,1.20\n  ']],
    ['a line of blanks between', ['name,price\nMilk,1.20\n , \n']],
    ['blanks behind the last column', ['name,price\nMilk,1.20, ,\n']],
  ])('%s', async (_what, texts) => expect(await tableOf(...texts)).toEqual([COLUMNS, MILK]));

  test('blank lines in front of the header count as rows, and do not say how it is cut', async () =>
    expect(await tableOf('\n  \nname\tprice\nMilk\t1.20\n')).toEqual([
      COLUMNS,
      { ...MILK, row: 4 },
    ]));

  test('a comma counts as the mark where another cuts the header no finer', async () =>
    expect(await tableOf('name;x,price\nMilk;y,1.20\n')).toEqual([
      ['name;x', 'price'],
      { row: 2, cells: { 'name;x': 'Milk;y', price: '1.20' } },
    ]));

  test('columns without a name may be many; what is missing in a row is nothing', async () =>
    expect(await tableOf('name,price,,\nMilk\nBread,1,x,y\n')).toEqual([
      ['name', 'price', '', ''],
      { row: 2, cells: { name: 'Milk', price: '', '': '' } },
      { row: 3, cells: { name: 'Bread', price: '1', '': 'y' } },
    ]));

  test('what stands behind the last column is told with its row', async () =>
    expect(await tableOf('name;price\nMilk;1;20\n')).toEqual([
      COLUMNS,
      { row: 2, cells: { name: 'Milk', price: '1' }, surplus: 'Milk;1;20' },
    ]));

  const long = 'x'.repeat(70);
  test.each([
    [
      'one column',
      [`\n${long}\n`],
      `t.csv: row 2 is not a header of several columns ("${'x'.repeat(60)}")`,
    ],
    [
      'a mark inside the header',
      ['"na"me,price\nMilk,1\n'],
      't.csv, row 1: a quotation mark is not closed, or stands inside a cell ("',
    ],
    [
      'a file that breaks off',
      [`name,size,price\nMilk,1l,1\n${long},5 `],
      `t.csv, row 3: the file is cut off ("${'x'.repeat(58)},5"); fetch it again`,
    ],
    [
      'an open mark: of what is behind it the first line, 60 letters at most',
      [`name,price\n"${long}\nMilk,1\n`],
      `t.csv, row 2, column "name": a quotation mark is not closed, or stands inside a cell ("${'x'.repeat(60)}"); double the marks inside quoted text`,
    ],
    [
      'the first line is a short one',
      ['name,price\n"Milk\nBread,1\n'],
      'inside a cell ("Milk"); double',
    ],
  ])('%s: an error with its place', async (_what, texts, message) =>
    expect(tableOf(...texts)).rejects.toThrow(message),
  );

  test('behind an open mark no more than a million letters are read', async () => {
    const state = { given: 0 };
    const endless = async function* (start: string): AsyncGenerator<string> {
      yield start;
      for (; state.given < 20; state.given++) yield 'Milk,1,2\n'.repeat(12_500);
    };
    const reading = all(
      tableRows('t.csv', endless('name,size,price\nMilk,1l,1\nTea,"80,2\n'), newPlace()),
    );
    // The row and the column in which the mark stands.
    await expect(reading).rejects.toThrow(
      't.csv, row 3, column "size": a quotation mark is not closed, or stands inside a cell ("80,2")',
    );
    // 112,500 letters a piece: the ninth is one too many.
    expect(state.given).toBe(8);
  });

  test('a row of a million letters is still read', async () => {
    const name = 'x'.repeat(1_000_000 - ',1'.length);
    expect(await tableOf(`name,price\n${name},1`, '')).toHaveLength(2);
  });
});

describe('what is read', () => {
  test('a byte order mark in front is no text, behind it is', async () =>
    expect(await all(readable('f', pieces('', '\ufeffa\ufeff', '\ufeffb')))).toEqual([
      'a\ufeff',
      '\ufeffb',
    ]));

  const failing = async function* (error: unknown): AsyncGenerator<string> {
    yield 'a';
    throw error;
  };
  const coded = (code: string | undefined): Error => Object.assign(new Error('why'), { code });
  test.each([
    ['Z_BUF_ERROR', 0, 'f: the gzip file is cut off; fetch it again'],
    ['Z_BUF_ERROR', 12, 'f: the gzip file is cut off behind row 12; fetch it again'],
    ['Z_DATA_ERROR', 12, 'f: the gzip file is damaged; fetch it again'],
    ['EIO', 12, 'f: cannot be read (why)'],
    ['NOT_Z_', 12, 'f: cannot be read (why)'],
    [undefined, 12, 'f: cannot be read (why)'],
  ])('an error %s at row %i is told', async (code, row, message) =>
    expect(all(readable('f', failing(coded(code)), { ...newPlace(), row }))).rejects.toThrow(
      new Error(message),
    ),
  );

  test('without a place the row is not told; a zero byte and nothing are', async () => {
    const said = (...given: Parameters<typeof readable>): Promise<string> =>
      all(readable(...given)).then(String, (error: Error) => error.message);
    expect(await said('f', failing(coded('Z_BUF_ERROR')))).toBe(
      'f: the gzip file is cut off; fetch it again',
    );
    expect(await said('f', pieces('a', '\u0000'))).toBe('f: not a text file');
    expect(await said('f', pieces('', ''))).toBe('f: nothing in it');
  });

  test.each([
    ['', 'name'],
    ['Milk', 'name'],
    ['Milk, whole;1l;', 'price'],
    ['Milk;1l;1;2', null],
  ])('text that is not UTF-8 behind "%s" lies in the column %s', async (before, column) => {
    const place = { row: 1, delimiter: ';', columns: ['name', 'size', 'price'] };
    const error = new NotUtf8(2, before.length + 1, before, 'other');
    await expect(all(readable('f', failing(error), place))).rejects.toThrow(
      column === null
        ? `character ${before.length + 1}`
        : `row 2, column "${column}": not UTF-8 text`,
    );
  });

  test('lines are cut at their ends; an end behind the last makes none', async () => {
    expect(await all(splitLines(pieces('a\nb', 'c\n\nd\n')))).toEqual(['a', 'bc', '', 'd']);
    expect(await all(splitLines(pieces('a\nb')))).toEqual(['a', 'b']);
  });

  const linesOf = (text: string): Promise<unknown[]> =>
    all(
      recordsOf('f.jsonl', { layout: 'json-lines' }, {
        openText: async () => ({ ok: true, bytes: 0, bytesRead: () => 0, chunks: pieces(text) }),
      } as unknown as Io),
    );
  test('lines of JSON: nested fields by their path, rows count blank lines', async () => {
    expect(await linesOf('{"a":1,"b":{"c":[true,"x"]},"d":null}\n \n\n{"a":"2"}\n')).toEqual([
      { row: 1, cells: { a: '1', 'b.c.0': 'true', 'b.c.1': 'x' } },
      { row: 4, cells: { a: '2' } },
    ]);
    await expect(linesOf(`{"a":1}\n${'x'.repeat(70)}\n`)).rejects.toThrow(
      `f.jsonl, row 2: not JSON ("${'x'.repeat(60)}"); one JSON object a line is expected`,
    );
  });

  test('the days of a Parquet file are days, its rows are counted from 1', async () => {
    const day = { name: 'date', type: 'DATE' as const, data: ['2026-11-01'] };
    const text = (name: string, said: string): Parameters<typeof parquetBytes>[0][0] => ({
      name,
      type: 'STRING',
      data: [said],
    });
    const columns = [text('product_name', 'Oats'), text('location_osm_name', 'Tesco')];
    const file = async (price: number, name: string): Promise<string> =>
      put(
        name,
        await parquetBytes([...columns, day, { name: 'price', type: 'DOUBLE', data: [price] }]),
      );
    const { out } = await run(await file(1.5, 'p.parquet'), '--from', 'open-prices');
    expect(out).toContain('1 product of 1 row, prices of 2026-11-01');
    const { err } = await run(await file(-1, 'q.parquet'), '--from', 'open-prices');
    expect(err).toContain('row 1, column "price": the price "-1" is negative');
  });

  test('a file that is not there is told', async () =>
    expect(await run('nowhere/t.csv')).toMatchObject({
      code: 3,
      err: expect.stringContaining('t.csv: no such file'),
    }));
});
