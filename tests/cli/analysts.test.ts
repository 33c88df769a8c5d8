// docs/use/analysts.md: its ten questions, asked of a real pack and a real match table through DuckDB.
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cli } from './memoryIo';

const ROOT = path.join(__dirname, '../..');
const DOC = path.join(ROOT, 'docs/use/analysts.md');
const BLOCK = /```sql\n([^`]+)```\n\n```csv\n([^`]*)```/g;
const questions = [...fs.readFileSync(DOC, 'utf8').matchAll(BLOCK)];
const STORES = ['aldi', 'asda', 'tesco'];
const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-analysts-'));
const at = (...parts: string[]): string => path.join(folder, ...parts);

/** Four days of the bundled sample: every ninth price of a store rises by a tenth on a day of its own, every fiftieth row is new on the third. */
function writeDays(): void {
  for (const store of STORES) {
    const [head, ...rows] = fs
      .readFileSync(path.join(ROOT, 'public', `${store}.csv`), 'utf8')
      .trim()
      .split('\n');
    for (const [day, date] of DAYS.entries()) {
      const text = rows.flatMap((row, place) => {
        if (place % 50 === 49 && day < 2) return [];
        const dearer = place % 9 === 0 && day > 0 && place % 3 < day;
        return dearer
          ? [
              row.replace(
                /£([\d.]+)\s*$/,
                (_, price: string) => `£${(Number(price) * 1.1).toFixed(2)}`,
              ),
            ]
          : [row];
      });
      fs.mkdirSync(at('days', date), { recursive: true });
      fs.writeFileSync(at('days', date, `${store}.csv`), [head, ...text].join('\n'));
    }
  }
}

let db: DuckDBConnection;
beforeAll(async () => {
  writeDays();
  await cli(['catalogue', 'pack', at('days'), '--out', at('prices.parquet')]);
  const { out } = await cli([
    ...['match', '--all', '--store', 'ALDI', '--data', at('days', '2026-11-04'), '--quiet'],
  ]);
  fs.writeFileSync(at('match.jsonl'), out);
  db = await (await DuckDBInstance.create(':memory:')).connect();
});
const answers = new Map<string, string>();
afterAll(() => {
  db.closeSync();
  fs.rmSync(folder, { recursive: true });
  // UPDATE_DOCS=1 npx jest tests/cli/analysts writes the answers of now.
  if (process.env['UPDATE_DOCS'])
    fs.writeFileSync(
      DOC,
      fs
        .readFileSync(DOC, 'utf8')
        .replace(
          BLOCK,
          (_, sql: string) => `\`\`\`sql\n${sql}\`\`\`\n\n\`\`\`csv\n${answers.get(sql)}\`\`\``,
        ),
    );
});

test('ten questions', () => expect(questions).toHaveLength(10));

test.each(questions.map(([, sql, answer], place) => [place + 1, sql!, answer!] as const))(
  'question %i has the answer that is printed',
  async (_, sql, answer) => {
    const reader = await db.runAndReadAll(
      sql
        .replaceAll("'prices.parquet", `'${at('prices.parquet')}`)
        .replaceAll("'match.jsonl'", `'${at('match.jsonl')}'`),
    );
    const rows = reader.getRowsJson();
    const printed = [reader.columnNames(), ...rows]
      .map((row) => `${row.map((cell) => String(cell ?? '')).join(',')}\n`)
      .join('');
    answers.set(sql, printed);
    expect(rows.length).toBeGreaterThan(0);
    if (!process.env['UPDATE_DOCS']) expect(printed).toBe(answer);
  },
);
