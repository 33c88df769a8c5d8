// A price file of a thousand sound rows, and the gate's judgement of what is planted in it.
import { judge, type Accepted, type Judgement } from '../../cli/catalogue/gate';
import { snapshotOf } from '../../cli/catalogue/snapshot';
import { STORES } from '../../engine';

export const store = (id: string) => STORES.find((entry) => entry.id === id)!;
export type Row = { category: string; name: string; price: string; gtin: string };
export const WORDS = ['apple', 'bread', 'cocoa', 'dates', 'egg', 'flour', 'grape', 'honey'];
/** A thousand products of ten categories; names of two words and a number, prices that seldom stand twice side by side. */
export const ROWS: readonly Row[] = Array.from({ length: 1000 }, (_, at) => ({
  category: `Aisle ${Math.floor(at / 100)}`,
  name: `${WORDS[at % 8]} ${WORDS[(at >> 3) % 8]} no ${at}`,
  price: `£${(1 + ((at * 37) % 89) / 10 + 0.09).toFixed(2)}`,
  gtin: `50${String(10_000_000_000 + at * 7919)}`,
}));
export const COLUMNS = ['category', 'name', 'price', 'gtin'] as const;
export const line = (row: Row): string => COLUMNS.map((column) => row[column]).join(',');
export const file = (lines: readonly string[], header: string = COLUMNS.join(',')): string =>
  `${header}\n${lines.join('\n')}\n`;
export const SOUND = file(ROWS.map(line));

/** Against files of the days before, so that one that stayed the same is not frozen. */
export function judged(
  text: string,
  before: readonly string[] = [SOUND],
  id = 'tesco',
  others: ReadonlyMap<string, Accepted> = new Map(),
): Judgement {
  const known = before.map((old, at) => snapshotOf(store(id), `2026-11-${10 + at}`, old));
  return judge(snapshotOf(store(id), `2026-11-${10 + before.length}`, text), known, {
    others,
    today: null,
  });
}
export const planted = (
  places: (at: number) => boolean,
  plant: (row: Row, at: number) => Partial<Row>,
) => file(ROWS.map((row, at) => line(places(at) ? { ...row, ...plant(row, at) } : row)));
export const few = (count: number) => (at: number) => at % 3 === 1 && at < 3 * count;
