// What is said of the prices a product had, by hand.
import {
  describePriceHistory,
  describeRun,
  judgePrice,
  priceRuns,
  type PriceRun,
  type ShownPrice,
} from '../../engine';
import { TODAY, before, runsOf } from '../fixtures/priceRuns';

const words = (runs: PriceRun[], more: object = {}): string =>
  describePriceHistory(judgePrice(runs, { today: TODAY, ...more })).join(' ');

interface Golden {
  because: string;
  runs: PriceRun[];
  says: string;
}
const GOLDEN: readonly Golden[] = [
  {
    because: 'a middle price between two others is nothing special',
    runs: runsOf('2.00 300..200', '2.50 199..60', '1.75 59..51', '2.50 50..0'),
    says: 'It is about what it usually costs. Usually £2.00 to £2.50. Lowest in 60 days: £1.75, until 3 October. £2.50 since 4 October.',
  },
  {
    because: 'an offer of three weeks in a year is not what it usually costs',
    runs: runsOf('2.50 364..21', '1.80 20..0'),
    says: 'Yes, less than it usually costs. Usually £2.50. Lowest in 60 days: £1.80, now. £1.80 since 3 November.',
  },
  {
    because: 'an offer that comes one week in six lies in the usual range, but nobody paid less',
    runs: runsOf('2.50 99..88', '2.00 87..76', '2.50 75..8', '2.00 7..0'),
    says: 'Yes, as low as it has been in 60 days. Usually £2.00 to £2.50. £2.00 since 16 November.',
  },
  {
    because: 'a price that went up last week is dear until it has become the usual one',
    runs: runsOf('2.00 364..8', '2.40 7..0'),
    says: 'No, more than it usually costs. Usually £2.00. Lowest in 60 days: £2.00, until 15 November. £2.40 since 16 November.',
  },
  {
    because: 'a price that went up two months ago is the usual one now',
    runs: runsOf('2.00 364..61', '2.40 60..0'),
    says: 'It is about what it usually costs. Usually £2.00 to £2.40. £2.40 since 24 September.',
  },
  {
    because: 'a penny more is no reason to wait',
    runs: runsOf('2.00 364..8', '2.01 7..0'),
    says: 'It is about what it usually costs. Usually £2.00. Lowest in 60 days: £2.00, until 15 November. £2.01 since 16 November.',
  },
  {
    because: 'nothing is known of the days before the first: so long at least',
    runs: runsOf('0.85 90..0'),
    says: 'It is about what it usually costs. Usually 85p. 85p since 25 August or longer.',
  },
  {
    because: 'a fortnight may all be one offer',
    runs: runsOf('2.00 13..0'),
    says: 'Its price is known for only 14 days, too few to say. £2.00 since 10 November or longer.',
  },
  {
    because: 'what was two years ago was another price level',
    runs: runsOf('1.00 800..380', '2.00 20..0'),
    says: 'Its price is known for only 21 days, too few to say. £2.00 since 3 November or longer.',
  },
  {
    because: 'a price of a month ago is no price of today',
    runs: runsOf('2.00 100..31'),
    says: 'Its last known price is of 23 October, too long ago to say.',
  },
  {
    because: 'another year is said with its number',
    runs: runsOf('2.00 340..0'),
    says: 'It is about what it usually costs. Usually £2.00. £2.00 since 18 December 2025 or longer.',
  },
  {
    because: 'away for three weeks: back at its price since then, not all the time',
    runs: runsOf('2.00 100..40', '2.00 18..0'),
    says: 'It is about what it usually costs. Usually £2.00. £2.00 since 5 November.',
  },
  {
    because: 'one weekly file missing is no absence',
    runs: runsOf('2.00 100..40', '2.00 26..0'),
    says: 'It is about what it usually costs. Usually £2.00. £2.00 since 15 August or longer.',
  },
  {
    because: 'the shelf price is what everybody pays; what the card makes of it is said',
    runs: runsOf('2.50 100..8', '2.50/1.90 7..0'),
    says: 'It is about what it usually costs. Usually £2.50. £2.50 since 15 August or longer. With its loyalty card: £1.90.',
  },
  { because: 'nothing is known', runs: [], says: 'Its prices on earlier days are not known.' },
];

test.each(GOLDEN)('$because', ({ runs, says }) => {
  expect(words(runs)).toBe(says);
});

test('with the card, the card price is judged, and that is said', () => {
  expect(words(runsOf('2.50 100..8', '2.50/1.90 7..0'), { withCard: true })).toBe(
    'Yes, less than it usually costs. Usually £2.50. Lowest in 60 days: £1.90, now. £1.90 since 16 November. Prices with its loyalty card count.',
  );
});

test('the price shown is judged, also where its file is newer than the published days', () => {
  const runs = runsOf('2.00 300..10');
  const shown = (price: number, date: string | null): object => ({
    shown: { price, loyaltyPrice: null, date } satisfies ShownPrice,
  });
  expect(words(runs, shown(1.5, before(2)))).toBe(
    'Yes, less than it usually costs. Usually £2.00. Lowest in 60 days: £1.50, now. £1.50 since 21 November.',
  );
  expect(words(runs, shown(2, before(2)))).toContain('£2.00 since 27 January or longer.');
  // Of a day that nobody states: judged, but not dated.
  expect(words(runs, shown(1.5, null))).toBe(
    'Yes, less than it usually costs. Usually £2.00. Lowest in 60 days: £1.50, now.',
  );
  // One price of today is no history of it.
  expect(judgePrice([], { today: TODAY, ...shown(2, TODAY) }).verdict).toBe('unknown');
  expect(judgePrice(runs, { today: TODAY, ...shown(NaN, TODAY) }).price).toBe(2);
});

test('days become runs: gaps of two weeks are bridged, broken days are left out, the dearer of a day counts', () => {
  const day = (date: string, price: number) => ({ date, price, loyaltyPrice: null });
  expect(
    priceRuns([
      day('2026-11-08', 2),
      day('2026-11-01', 2),
      day('2026-11-22', 2),
      day('2026-02-30', 2),
      day('2026-11-23', 2.5),
      day('2026-11-23', 2.2),
      day('2026-10-01', 2),
      day('2026-11-09', 0),
    ]),
  ).toEqual([
    { from: '2026-10-01', to: '2026-10-01', price: 2, loyaltyPrice: null },
    { from: '2026-11-01', to: '2026-11-22', price: 2, loyaltyPrice: null },
    { from: '2026-11-23', to: '2026-11-23', price: 2.5, loyaltyPrice: null },
  ]);
});

test('weekly files count whole weeks: eight of them are enough to say', () => {
  const weekly = Array.from({ length: 8 }, (_, week) => ({
    date: before(7 * week),
    price: week === 0 ? 3 : 2,
    loyaltyPrice: null,
  }));
  const judgement = judgePrice(priceRuns(weekly), { today: TODAY });
  expect(judgement).toMatchObject({
    verdict: 'above-usual',
    knownDays: 50,
    usual: { low: 2, high: 2 },
  });
});

test.each([
  [{ from: '2027-01-01', to: '2027-02-01' }],
  [{ from: '2026-11-20', to: '2026-11-01' }],
  [{ from: 'soon', to: '2026-11-01' }],
  [{ price: -1 }],
  [{ price: NaN }],
  [{ loyaltyPrice: NaN }],
])('a run that cannot be believed changes nothing: %j', (broken) => {
  const sound = runsOf('2.00 100..20', '2.50 19..0');
  expect(
    judgePrice([...sound, { ...sound[0]!, from: before(300), to: before(290), ...broken }], {
      today: TODAY,
    }),
  ).toEqual(judgePrice(sound, { today: TODAY }));
});

test('a row of the table', () => {
  const [two, one] = runsOf('2.00 51..20', '2.00 3..3') as [PriceRun, PriceRun];
  expect([describeRun(two, TODAY), describeRun(one, TODAY)]).toEqual([
    '3 October to 3 November',
    '20 November',
  ]);
});
