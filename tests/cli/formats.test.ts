// Every command that prints data prints the same rows in every format.
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { cli } from './memoryIo';

const DAYS = path.join(__dirname, '..', 'fixtures', 'days');
const DAY = path.join(DAYS, '2026-11-01');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-formats-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const LIST = 'Hi love\n2 x semi skimmed milk 4 pints\nwhite bread\nunobtainium\n';
const TASKS = '{"id":"1","query":"semi skimmed milk"}\n{"id":"2","query":"unobtainium"}\n';

const COMMANDS: Record<string, [args: string[], input: string]> = {
  list: [['-', '--store', 'TESCO', '--data', DAY], LIST],
  search: [['search', 'white bread', '--data', DAY], ''],
  suggest: [['suggest', 'milk', '--store', 'TESCO', '--data', DAY], ''],
  stores: [['stores', '--data', DAY], ''],
  read: [['read', '-'], LIST],
  check: [['catalogue', 'check', DAYS], ''],
  diff: [['catalogue', 'diff', DAY, path.join(DAYS, '2026-11-15')], ''],
  history: [['history', 'semi skimmed milk 2L', '--data', DAYS], ''],
  index: [['index', '-', '--data', DAYS], LIST],
  match: [['match', '-', '--data', DAY], TASKS],
  clusters: [['match', '--all', '--cluster', '--data', DAY], ''],
};

type Row = Record<string, string>;
/** Cells as a table of text has them: a Parquet file's days and numbers too. */
const cells = (row: object): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? ''),
    ]),
  );

test.each(Object.keys(COMMANDS))(
  'the same rows as CSV, JSON lines and Parquet: %s',
  async (name) => {
    const [args, input] = COMMANDS[name]!;
    const asked = await cli([...args, '--format', 'csv'], input);
    const { data: csv, meta } = Papa.parse<Row>(asked.out.trim(), { header: true });
    expect(csv.length).toBeGreaterThan(0);
    expect(meta.fields).not.toContainEqual(expect.stringMatching(/aldi|asda|tesco/i));

    const file = path.join(folder, `${name}.parquet`);
    const written = await cli([...args, '--format', 'parquet', '--output', file], input);
    expect(written).toMatchObject({ code: asked.code, out: '' });
    const parquet = await parquetReadObjects({
      file: await asyncBufferFromFile(file),
      compressors,
    });
    expect(parquet.map(cells)).toEqual(csv);

    const { out, code } = await cli([...args, '--format', 'jsonl'], input);
    expect(code).toBe(asked.code);
    const lines = out.trim().split('\n');
    // The answers of match are a line a task, as its readers know them; its rows are in CSV and Parquet.
    if (name === 'match') expect(lines).toHaveLength(2);
    else expect(lines.map((line) => cells(JSON.parse(line) as object))).toEqual(csv);
    expect(() => JSON.parse(out.includes('\n') ? lines[0]! : '')).not.toThrow();

    const json = await cli([...args, '--format', 'json'], input);
    expect(json.code).toBe(asked.code);
    expect(() => JSON.parse(json.out) as unknown).not.toThrow();
  },
);
