// The gate's limits from both sides, by the figures of docs/use/operators.md and docs/reference, over a file of 1,200 rows.
import { Gate } from '../../cli/catalogue/gate';
import { snapshotOf } from '../../cli/catalogue/snapshot';
import { STORES } from '../../engine';
import { syntheticFiles } from '../fixtures/syntheticDays';

const TESCO = STORES.find(({ id }) => id === 'tesco')!;
const text = syntheticFiles().get('2025-10-02/tesco')!;
const [head, ...rows] = text.trimEnd().split('\n');
const before = snapshotOf(TESCO, '2025-10-02', text);

const judged = (lines: readonly string[], day = '2025-10-03') => {
  const gate = new Gate('2026-11-27');
  gate.recall(before, [before]);
  return gate.judge(snapshotOf(TESCO, day, `${[head, ...lines].join('\n')}\n`));
};
/** Some rows with another price, or another name. */
type Plant = (name: string, price: number, at: number) => [name: string, price: number];
const planted = (places: (at: number) => boolean, plant: Plant): string[] =>
  rows.map((row, at) => {
    if (!places(at)) return row;
    const [category, name, price] = row.split(',') as [string, string, string];
    const [other, pounds] = plant(name, Number(price.slice(1)), at);
    return `${category},${other},£${pounds.toFixed(2)}`;
  });
const spread = (count: number) => (at: number) => at % 20 === 3 && at < count * 20;
const piece = (count: number) => (at: number) => at >= 400 && at < 400 + count;
const times =
  (factor: number): Plant =>
  (name, price) => [name, price * factor];

test('the file itself has 1,200 rows and is sound', () => {
  expect(rows).toHaveLength(1200);
  expect(judged(rows)).toMatchObject({ verdict: 'accept', notes: [] });
});

test.each<[string, string[], string, RegExp]>([
  ['19 prices ten times', planted(spread(19), times(10)), 'accept', /^1200 distinct/],
  ['20 prices ten times', planted(spread(20), times(10)), 'refuse', /10 times/],
  ['20 prices a hundredth', planted(spread(20), times(0.01)), 'refuse', /one 100th/],
  ['99 in a row 1.17 times', planted(piece(99), times(1.17)), 'accept', /^1200 distinct/],
  ['100 in a row 1.17 times', planted(piece(100), times(1.17)), 'refuse', /1\.17 times/],
  ['35 to one price', planted(spread(35), (name) => [name, 3.33]), 'accept', /^1200 distinct/],
  ['36 to one price', planted(spread(36), (name) => [name, 3.33]), 'refuse', /one price/],
  ['11 names are prices', planted(spread(11), (_, p, at) => [`£${at}.50`, p]), 'accept', /^1200/],
  ['12 names are prices', planted(spread(12), (_, p, at) => [`£${at}.50`, p]), 'refuse', /shifted/],
])('%s', (_, lines, verdict, words) => {
  const { verdict: said, reason } = judged(lines);
  expect(`${said}: ${reason}`).toMatch(new RegExp(`^${verdict}: `));
  expect(reason).toMatch(words);
});

test.each([
  ['2025-10-03', 'accept'],
  ['2025-10-05', 'accept'],
  ['2025-10-06', 'warn'],
  ['2025-10-09', 'warn'],
])('the same prices again on %s: %s', (day, verdict) => {
  expect(judged(rows, day).verdict).toBe(verdict);
});
