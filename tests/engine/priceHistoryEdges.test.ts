// Where each limit of "Is this a good price?" lies: a day or a penny to this side of it, and to that.
import { judgePrice, priceRuns, type PriceJudgement, type PriceRun } from '../../engine';
import { before, runsOf, TODAY } from '../fixtures/priceRuns';

const judged = (runs: readonly PriceRun[], more: object = {}): PriceJudgement =>
  judgePrice(runs, { today: TODAY, ...more });
/** A price that is shown, of a day that nobody states. */
const at = (price: number, date: string | null = null): object => ({
  shown: { price, loyaltyPrice: null, date },
});

test.each<[string, PriceRun[], object, PriceJudgement['verdict']]>([
  ['27 days may be one offer', runsOf('2.00 26..0'), {}, 'too-few-days'],
  ['28 are enough', runsOf('2.00 27..0'), {}, 'usual'],
  ['a price of a fortnight ago may hold', runsOf('2.00 100..14'), {}, 'usual'],
  ['one of a day before that may not', runsOf('2.00 100..15'), {}, 'too-old'],
  ['2 in 100 less is the usual price', runsOf('2.00 100..0'), at(1.96), 'usual'],
  ['a penny more than that is less', runsOf('2.00 100..0'), at(1.95), 'below-usual'],
  ['2 in 100 more is the usual price', runsOf('2.00 100..0'), at(2.04), 'usual'],
  ['a penny more than that is more', runsOf('2.00 100..0'), at(2.05), 'above-usual'],
  [
    'in the usual range, and somebody paid less in two months',
    runsOf('2.00 300..100', '1.50 99..40', '2.00 39..8', '1.80 7..0'),
    {},
    'usual',
  ],
])('%s', (_, runs, more, verdict) => expect(judged(runs, more).verdict).toBe(verdict));

test('a tenth of the days at a price makes it usual, a day less does not', () => {
  expect(judged(runsOf('2.00 99..10', '1.00 9..0')).usual).toEqual({ low: 1, high: 2 });
  expect(judged(runsOf('2.00 99..9', '1.00 8..0')).usual).toEqual({ low: 2, high: 2 });
});

describe('days that are known', () => {
  test('a price stands for its week, up to today', () => {
    expect(judged(runsOf('2.00 40..10')).knownDays).toBe(31 + 6);
    expect(judged(runsOf('2.00 40..3')).knownDays).toBe(38 + 3);
    expect(judged(runsOf('2.00 40..20', '3.00 17..0')).knownDays).toBe(21 + 2 + 18);
  });
  test('a year of them, the day before it no more', () => {
    expect(judged(runsOf('2.00 400..0')).knownDays).toBe(365);
    expect(judged(runsOf('1.00 400..364', '2.00 363..0')).runs).toHaveLength(2);
    expect(judged(runsOf('1.00 400..365', '2.00 363..0')).runs).toHaveLength(1);
  });
  test('in whatever order they come', () => {
    const runs = runsOf('2.00 100..30', '2.50 29..10', '2.20 9..0');
    expect(judged([...runs].reverse())).toEqual(judged(runs));
    expect(judged([runs[1]!, runs[0]!, runs[2]!])).toEqual(judged(runs));
  });
  test.each([
    ['a day that no month has', { from: '2026-02-30' }],
    ['an end that no month has', { to: '2026-02-30' }],
    ['an end before its beginning', { from: before(290), to: before(300) }],
  ])('%s is none of them', (_, broken) => {
    const sound = runsOf('2.00 100..20', '2.50 19..0');
    const run = { ...sound[0]!, from: before(300), to: before(290), ...broken };
    expect(judged([run, ...sound])).toEqual(judged(sound));
  });
});

describe('the lowest of two months', () => {
  const lowest = (runs: PriceRun[], more: object = {}) => judged(runs, more).lowest;
  test('begins with the sixtieth day', () => {
    expect(lowest(runsOf('1.50 100..59', '2.00 58..0'))).toEqual({
      price: 1.5,
      until: before(59),
      days: 60,
    });
    expect(lowest(runsOf('1.50 100..60', '2.00 59..0'))).toMatchObject({ price: 2, until: null });
  });
  test('counts the days for which a price stands', () => {
    expect(lowest(runsOf('1.50 100..62', '2.00 58..0'))).toMatchObject({ price: 1.5 });
    expect(lowest(runsOf('1.50 100..63', '2.00 59..0'))).toMatchObject({ price: 2 });
  });
  test('of fewer days says how many', () => {
    expect(lowest(runsOf('2.00 39..0'))).toMatchObject({ days: 40 });
  });
  test('is now where the price shown is no dearer than it', () => {
    const runs = runsOf('1.50 50..30', '2.00 29..0');
    expect(lowest(runs, at(1.5))).toEqual({ price: 1.5, until: null, days: 51 });
    expect(lowest(runs, at(1.6))).toEqual({ price: 1.5, until: before(30), days: 51 });
  });
  test('still holds where the last known price is the lowest, whatever is shown', () => {
    const runs = runsOf('2.00 50..40', '2.50 39..30', '1.50 29..0');
    expect(lowest(runs, at(1.8))).toMatchObject({ price: 1.5, until: null });
  });
});

test('a price is the same one over a fortnight that is missing, whatever the card made of it', () => {
  expect(judged(runsOf('2.00 60..20', '2.00/1.90 6..0')).since).toEqual({
    date: before(60),
    orLonger: true,
  });
  expect(judged(runsOf('2.00 60..21', '2.00/1.90 6..0')).since).toEqual({
    date: before(6),
    orLonger: false,
  });
});

test.each([
  ['that no month has', '2026-11-31'],
  ['to come, beyond tomorrow', before(-2)],
])('a price shown of a day %s is judged, and not dated', (_, date) => {
  const { verdict, since, lastDay } = judged(runsOf('2.00 100..2'), at(1.5, date));
  expect([verdict, since, lastDay]).toEqual(['below-usual', null, before(2)]);
});

test('a card is said to count where there is a price with it', () => {
  const withCard = { withCard: true };
  expect(judged(runsOf('2.00 100..0'), withCard).withCard).toBe(false);
  expect(judged(runsOf('2.00 100..8', '2.00/1.90 7..0'), withCard).withCard).toBe(true);
});

test('of two prices of a day the dearer counts, whichever comes first', () => {
  const day = (price: number) => ({ date: '2026-11-23', price, loyaltyPrice: null });
  for (const days of [
    [day(2.5), day(2.2)],
    [day(2.2), day(2.5)],
  ])
    expect(priceRuns(days).map(({ price }) => price)).toEqual([2.5]);
});
