// Files that were joined, with a header between them or without one, and prices that moved by a digit in a large file.
import { Gate, type Judgement } from '../../cli/catalogue/gate';
import { snapshotOf } from '../../cli/catalogue/snapshot';
import { STORES } from '../../engine';
import { syntheticFiles } from '../fixtures/syntheticDays';

const TESCO = STORES.find(({ id }) => id === 'tesco')!;
const files = syntheticFiles();
const linesOf = (file: string): string[] => files.get(file)!.trimEnd().split('\n');
const [head, ...rows] = linesOf('2025-10-09/tesco') as [string, ...string[]];
const [, ...older] = linesOf('2025-10-02/tesco');
const [, ...asda] = linesOf('2025-10-09/asda');
const text = (...parts: (string | readonly string[])[]): string => `${parts.flat().join('\n')}\n`;

/** By a gate that knows no file of another store. */
function judged(faulty: string, before = text(head, older)): Judgement {
  const gate = new Gate('2026-11-27');
  const known = snapshotOf(TESCO, '2025-10-02', before);
  gate.recall(known, [known]);
  return gate.judge(snapshotOf(TESCO, '2025-10-03', faulty));
}
const half = rows.length / 2;

test('a header that stands again in a sound file is left out and said, and is no name', () => {
  const { verdict, notes, skippedRows, distinctNames } = judged(
    text(head, rows.slice(0, half), head, rows.slice(half)),
  );
  expect({ verdict, skippedRows, distinctNames }).toEqual({
    verdict: 'accept',
    skippedRows: 1,
    distinctNames: judged(text(head, rows)).distinctNames,
  });
  expect(notes).toContain('1 row skipped: repeated-header');
});

test('one behind each hundred rows, as of pages read one by one', () => {
  const pages = rows.flatMap((row, at) => (at % 100 ? [row] : [head, row]));
  expect(judged(text(pages))).toMatchObject({ verdict: 'accept', skippedRows: 11 });
});

test.each<[string, string, RegExp]>([
  [
    'the whole file again',
    text(head, rows, head, rows),
    /in row 1202, and of the 1200 products behind it 1200 stand before it too/,
  ],
  [
    'broken off, then whole',
    text(head, rows.slice(0, half), head, rows),
    /in row 602, .* 600 stand/,
  ],
  ['whole, then a half', text(head, rows, head, rows.slice(0, half)), /600 products .* 600 stand/],
  ['with a file of an earlier day', text(head, rows, head, older), /two files were joined/],
  [
    "with another store's, of which no file is known",
    text(head, rows, head, asda),
    /of the 1200 products behind row 1202 the last accepted files know 0\.0 %/,
  ],
  [
    "the half of another store's first",
    text(head, asda.slice(0, half), head, rows.slice(half)),
    /of the 600 products behind row 1 .* of those behind row 602 99 %/,
  ],
  [
    'a header with its columns in another order',
    text(head, rows, 'name,category,price', 'New thing,Aisle 1,1.00'),
    /^Another header stands in row 1202/,
  ],
])('joined: %s', (_, faulty, words) => {
  const { verdict, reason, notes } = judged(faulty);
  expect(verdict).toBe('refuse');
  expect([reason, ...notes].join('\n')).toMatch(new RegExp(words.source, 'm'));
});

/** Some products again behind a header, with some that are new there. */
const pieces = (twice: number): string =>
  text(head, rows.slice(0, 1000), head, rows.slice(0, twice), rows.slice(1000, 1400 - twice));

test.each<[number, Judgement['verdict'], RegExp]>([
  [299, 'accept', /distinct products/],
  [300, 'refuse', /of the 400 products behind it 300 stand before it too/],
])('a store that lists many twice: of 400 behind a header %i: %s', (twice, verdict, words) => {
  const { verdict: said, reason } = judged(pieces(twice), text(head, older, older.slice(0, 400)));
  expect(said).toBe(verdict);
  expect(reason).toMatch(words);
});

test.each<[number, Judgement['verdict'], RegExp]>([
  [133, 'warn', /10\.0 % more than before: rows stand in it twice/],
  [134, 'refuse', /10 % more than before: its header stands in it again, and two files/],
])('a store that lists none twice: %i again behind a header: %s', (twice, verdict, words) => {
  const { verdict: said, reason } = judged(pieces(twice));
  expect(said).toBe(verdict);
  expect(reason).toMatch(words);
});

test.each([
  [35, 'accept'],
  [36, 'refuse'],
])("%i rows with another store's own label among 1,200, without a header", (count, verdict) => {
  const label = (row: string, at: number): string =>
    at % 20 === 3 && at < count * 20 ? row.replace(/,[^,]*,/, `,Asda oat bites no ${at},`) : row;
  const { verdict: said, reason } = judged(text(head, rows.map(label)));
  expect(said).toBe(verdict);
  if (said === 'refuse') expect(reason).toMatch(/own label: rows of Asda are among them/);
});

/** New rows one here, one there, as new products come. */
const spread = (more: readonly string[]): string[] =>
  rows.flatMap((row, at) => (at % 2 || !more[at / 2] ? [row] : [row, more[at / 2]!]));

test.each([
  [1799, 'accept'],
  [1800, 'warn'],
])('%i names where 1,200 were before', (count, verdict) => {
  const more = Array.from({ length: count - 1200 }, (_, at) =>
    rows[at]!.replace(/ no \d+,/, ` nr ${at},`).replace(/£.*/, `£${(20 + at / 100).toFixed(2)}`),
  );
  const { verdict: said, reason } = judged(text(head, spread(more)), text(head, rows));
  expect(said).toBe(verdict);
  if (said === 'warn') expect(reason).toMatch(/1800 distinct products are 150 % of the 1200/);
});

test.each([
  [9, 'accept'],
  [10, 'warn'],
  [24, 'warn'],
  [25, 'refuse'],
])('of 5,000 prices %i are ten times too high', (count, verdict) => {
  const large = (times: (at: number) => number): string =>
    text(
      'name,price',
      Array.from(
        { length: 5000 },
        (_, at) => `Oat bites no ${at},${(times(at) * (0.5 + ((at * 37) % 97) / 10)).toFixed(2)}`,
      ),
    );
  const faulty = large((at) => (at % 100 === 7 && at < 100 * count ? 10 : 1));
  const { verdict: said, reason } = judged(
    faulty,
    large(() => 1),
  );
  expect(said).toBe(verdict);
  if (said !== 'accept')
    expect(reason).toMatch(
      /^\d+ of 5000 .* such as "oat bites no 7" £7\.00, now £70\.00; "oat bites no 107" .*; "oat bites no 207"/,
    );
});
