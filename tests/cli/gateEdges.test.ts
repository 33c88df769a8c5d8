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
const every = (step: number, count: number) => (at: number) => at % step === 3 && at < count * step;
const dearer =
  (by: (at: number) => number): Plant =>
  (name, price, at) => [name, price + by(at)];
/** A few pence, by no step that is common. */
const small = (at: number): number => (1 + ((at * 7) % 41)) / 100;
const far: Plant = (name, price, at) => [name, price * (2.1 + ((at * 7) % 41) / 20)];
const garbled = (name: string): string =>
  name.replace(/[a-z\d]{2,}/gi, (word) => `q${[...word].reverse().join('')}`);
const cut: Plant = (name, price) => [name.slice(0, 20), price];
const shorter: Plant = (name, price) => [name.replace(/ no \d+$/, ''), price];
const copies = (count: number, plant: Plant): string[] =>
  planted(spread(count), plant).filter((_, at) => spread(count)(at));
const again = (count: number): string[] => copies(count, (name, p, at) => [`${name} nr ${at}`, p]);
const dearerAgain = (count: number): string[] => copies(count, (name, p) => [name, p + 1]);

test('the file itself has 1,200 rows and is sound', () => {
  expect(rows).toHaveLength(1200);
  expect(judged(rows)).toMatchObject({
    verdict: 'accept',
    notes: ['All 1200 products and prices are those of 2025-10-02, 1 day before.'],
  });
});

const SEVEN_PENCE = dearer(() => 0.07);

test.each<[string, string[], string, RegExp]>([
  ['4 prices ten times', planted(spread(4), times(10)), 'accept', /^1200 distinct/],
  [
    '5 prices ten times',
    planted(spread(5), times(10)),
    'warn',
    /^5 of 1200 .* \(0\.4 %\).* 10 times/,
  ],
  ['9 prices ten times', planted(spread(9), times(10)), 'warn', /10 times/],
  ['10 prices ten times', planted(spread(10), times(10)), 'refuse', /10 times/],
  ['10 prices a tenth', planted(spread(10), times(0.1)), 'refuse', /one 10th/],
  ['10 prices a hundredth', planted(spread(10), times(0.01)), 'refuse', /one 100th/],
  [
    '5 prices ten times, 5 a hundred times',
    planted(spread(10), (name, price, at) => [name, price * (at % 40 === 3 ? 10 : 100)]),
    'refuse',
    /^10 of 1200 .* 10 times, 100 times their price/,
  ],
  ['99 in a row 1.1 times', planted(piece(99), times(1.1)), 'warn', /1\.10 times/],
  ['100 in a row 1.1 times', planted(piece(100), times(1.1)), 'refuse', /1\.10 times/],
  ['59 prices 1.3 times', planted(spread(59), times(1.3)), 'accept', /^1200 distinct/],
  ['60 prices 1.3 times', planted(spread(60), times(1.3)), 'warn', /1\.30 times/],
  ['120 prices 1.3 times', planted(every(10, 120), times(1.3)), 'refuse', /1\.30 times/],
  ['120 prices 1.1 times', planted(every(10, 120), times(1.1)), 'warn', /1\.10 times/],
  ['47 prices 7p dearer', planted(spread(47), SEVEN_PENCE), 'accept', /^1200 distinct/],
  ['48 prices 7p dearer', planted(spread(48), SEVEN_PENCE), 'warn', /£0\.07 dearer/],
  ['95 prices 7p dearer', planted(every(12, 95), SEVEN_PENCE), 'warn', /£0\.07 dearer/],
  ['96 prices 7p dearer', planted(every(12, 96), SEVEN_PENCE), 'refuse', /£0\.07 dearer/],
  ['23 prices far off', planted(spread(23), far), 'accept', /^1200 distinct/],
  ['24 prices far off', planted(spread(24), far), 'warn', /doubled or halved/],
  ['48 prices far off', planted(spread(48), far), 'refuse', /doubled or halved/],
  ['119 in a row changed', planted(piece(119), dearer(small)), 'accept', /^1200 distinct/],
  ['120 in a row changed', planted(piece(120), dearer(small)), 'warn', /piece of 120 rows/],
  ['250 in a row changed', planted(piece(250), dearer(small)), 'refuse', /piece of 250 rows/],
  ['23 to one price', planted(spread(23), (name) => [name, 3.33]), 'accept', /^1200 distinct/],
  ['24 to one price', planted(spread(24), (name) => [name, 3.33]), 'refuse', /one price/],
  ['35 names cut', planted(spread(35), cut), 'accept', /^1200/],
  ['36 names cut', planted(spread(36), cut), 'warn', /cut off/],
  ['130 names cut', planted(every(9, 130), cut), 'refuse', /cut off/],
  ['200 names without their number', planted(every(6, 200), shorter), 'warn', /shortened/],
  ['170 names without their number', planted(every(7, 170), shorter), 'accept', /^1200/],
  ['23 names lengthened', planted(spread(23), (n, p) => [`Ad ${n}`, p]), 'accept', /^1200/],
  ['24 names lengthened', planted(spread(24), (n, p) => [`Ad ${n}`, p]), 'warn', /"ad" added/],
  ['23 names garbled', planted(spread(23), (n, p) => [garbled(n), p]), 'accept', /^1200/],
  ['24 names garbled', planted(spread(24), (n, p) => [garbled(n), p]), 'warn', /garbled/],
  ['60 names garbled', planted(spread(60), (n, p) => [garbled(n), p]), 'refuse', /garbled/],
  ['23 rows again under a new name', [...rows, ...again(23)], 'accept', /^1223 distinct/],
  ['25 rows again under a new name', [...rows, ...again(25)], 'warn', /second time/],
  ['49 rows again at another price', [...rows, ...dearerAgain(49)], 'accept', /^1200/],
  [
    '51 rows again at another price',
    [...rows, ...dearerAgain(51)],
    'warn',
    /rows stand in it twice/,
  ],
  ['19 rows again at 100 times', [...rows, ...copies(19, times(100))], 'accept', /^1200/],
  ['20 rows again at 100 times', [...rows, ...copies(20, times(100))], 'refuse', /digit shift/],
  ['11 names are prices', planted(spread(11), (_, p, at) => [`£${at}.50`, p]), 'accept', /^1200/],
  ['12 names are prices', planted(spread(12), (_, p, at) => [`£${at}.50`, p]), 'refuse', /shifted/],
])('%s', (_, lines, verdict, words) => {
  const { verdict: said, reason } = judged(lines);
  expect(`${said}: ${reason}`).toMatch(new RegExp(`^${verdict}: `));
  expect(reason).toMatch(words);
});

test.each([
  [4, 'warn', /^All 1200 products and prices but 4 are those of 2025-10-02, 7 days before/],
  [5, 'accept', /^1200 distinct/],
])('a week later all the same but %i prices', (count, verdict, words) => {
  const { verdict: said, reason } = judged(planted(spread(count), dearer(small)), '2025-10-09');
  expect(said).toBe(verdict);
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

describe('a file in the order of its prices', () => {
  const priceIn = (row: string): number => Number(row.split('£')[1]);
  const inOrder = (lines: readonly string[]): string[] =>
    [...lines].sort((a, b) => priceIn(a) - priceIn(b));
  /** Rows of one price stand together, so that only the last of each price shows that they moved. */
  const moved = inOrder(rows).map((row, at, all) =>
    at < 400 || at >= 600 ? row : row.replace(/[\d.]+$/, priceIn(all[at + 1]!).toFixed(2)),
  );
  test('prices moved by one row in a part of it are found', () => {
    const { verdict, reason } = judged(moved);
    expect(verdict).toBe('refuse');
    expect(reason).toMatch(/the product of the row behind: the prices moved by one row/);
  });
  test('products that changed and stand where their new price is are sound', () => {
    expect(judged(inOrder(planted(every(11, 100), dearer(small)))).verdict).toBe('accept');
  });
});

describe('the day that rows state', () => {
  const dated = (day: (at: number) => string) => {
    const gate = new Gate('2026-11-27');
    gate.recall(before, [before]);
    // A hundred new prices: the same ones after eighteen days would be a frozen file.
    const lines = planted(every(11, 100), dearer(small)).map((row, at) => `${row},${day(at)}`);
    return gate.judge(
      snapshotOf(TESCO, '2025-10-20', `${[`${head},date`, ...lines].join('\n')}\n`),
    );
  };
  test.each<[string, (at: number) => string, string, RegExp]>([
    ['a day of 14 days before', () => '2025-10-06', 'accept', /^1200/],
    ['15 days before', () => '2025-10-05', 'warn', /state 2025-10-05 .* 15 days before 2025-10-20/],
    ['no day at all', () => '31/31/2025', 'accept', /^1200/],
    [
      '11 rows of tomorrow',
      (at) => (at < 11 ? '2026-11-28' : '2025-10-20'),
      'warn',
      /^11 rows \(0\.9 %\) state a day in the future, such as 2026-11-28/,
    ],
    ['12 rows', (at) => (at < 12 ? '2099-01-01' : '2025-10-20'), 'refuse', /^12 rows .* future/],
    ['all of today', () => '2026-11-27', 'accept', /^1200/],
  ])('%s', (_, day, verdict, words) => {
    const { verdict: said, reason } = dated(day);
    expect(`${said}: ${reason}`).toMatch(new RegExp(`^${verdict}: `));
    expect(reason).toMatch(words);
  });
});
