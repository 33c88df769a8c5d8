// docs/use/analysts.md: its ten questions, asked of a real pack and a real match table through DuckDB.
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeDays } from '../../scripts/cluster/sample';
import { cli } from './memoryIo';

const ROOT = path.join(__dirname, '../..');
const DOC = path.join(ROOT, 'docs/use/analysts.md');
const BLOCK = /```sql\n([^`]+)```\n\n```csv\n([^`]*)```/g;
const questions = [...fs.readFileSync(DOC, 'utf8').matchAll(BLOCK)];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-analysts-'));
const at = (...parts: string[]): string => path.join(folder, ...parts);

let db: DuckDBConnection;
beforeAll(async () => {
  writeDays(at('days'));
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
