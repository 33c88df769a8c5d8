// The four days whose ten answers docs/use/analysts.md prints; run by itself, their pack and the answers of match --all too.
// usage: tsx scripts/cluster/sample.ts FOLDER
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const STORES = ['aldi', 'asda', 'tesco'];
const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
/** Every ninth price of a store rises by a tenth on a day of its own; every fiftieth row is new on the third day. */
const RISES = 9;
const NEW = 50;
const NEW_FROM = 2;

const dearer = (row: string): string =>
  row.replace(/£([\d.]+)\s*$/, (_, price: string) => `£${(Number(price) * 1.1).toFixed(2)}`);

function rowsOn(day: number, rows: readonly string[]): string[] {
  return rows.flatMap((row, place) => {
    if (place % NEW === NEW - 1 && day < NEW_FROM) return [];
    return [place % RISES === 0 && day > 0 && place % 3 < day ? dearer(row) : row];
  });
}

/** Four days of the bundled sample, as dated folders. */
export function writeDays(folder: string): void {
  for (const store of STORES) {
    const [head, ...rows] = fs
      .readFileSync(path.join(ROOT, 'public', `${store}.csv`), 'utf8')
      .trim()
      .split('\n');
    for (const [day, date] of DAYS.entries()) {
      fs.mkdirSync(path.join(folder, date), { recursive: true });
      const text = [head, ...rowsOn(day, rows)].join('\n');
      fs.writeFileSync(path.join(folder, date, `${store}.csv`), text);
    }
  }
}

if (process.argv[1]?.endsWith('sample.ts')) {
  const folder = process.argv[2]!;
  const run = (...args: string[]): Buffer =>
    execFileSync(process.execPath, [path.join(ROOT, 'bin/price-compare.cjs'), ...args]);
  writeDays(path.join(folder, 'days'));
  run('catalogue', 'pack', path.join(folder, 'days'), '--out', path.join(folder, 'prices.parquet'));
  const data = path.join(folder, 'days', DAYS.at(-1)!);
  const answers = path.join(folder, 'match.jsonl');
  run('match', '--all', '--store', 'ALDI', '--data', data, '--quiet', '--output', answers);
}
