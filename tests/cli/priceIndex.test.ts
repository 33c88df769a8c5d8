import fc from 'fast-check';
import { indexOf } from '../../cli/history/priceIndex';
import type { Followed } from '../../cli/history/series';

const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03'];
/** Prices of the three days, null: not there. */
const line = (name: string, prices: readonly (number | null)[], category = 'Food'): Followed => ({
  line: name,
  quantity: 1,
  series: [
    {
      store: 'Tesco',
      name,
      category,
      similarity: 1,
      points: DAYS.flatMap((date, at) => {
        const price = prices[at];
        return price == null ? [] : [{ date, price, loyaltyPrice: null, unitPrice: null }];
      }),
    },
  ],
});
const index = (
  lines: readonly Followed[],
  weights: ReadonlyMap<string, number> | null = null,
  byCategory = false,
): ReturnType<typeof indexOf> => indexOf(lines, new Map([['Tesco', DAYS]]), weights, byCategory);
const levels = (...args: Parameters<typeof index>): number[] =>
  index(...args)[0]!.points.map((point) => point.index);

test('the geometric mean of the changes, chained from day to day', () => {
  // 1.00 -> 1.21 and 2.00 -> 2.00: sqrt(1.21) = 1.1; then 1.21 -> 1.21 and 2.00 -> 0.50: sqrt(0.25) = 0.5.
  expect(levels([line('a', [1, 1.21, 1.21]), line('b', [2, 2, 0.5])])).toEqual([100, 110, 55]);
});
test('a line that is missing for a day brings its change when it is back, and does not hold up the others', () => {
  expect(levels([line('a', [1, null, 1.44]), line('b', [1, 1, 1])])).toEqual([100, 100, 120]);
});
test('a line that comes later joins without a jump', () => {
  expect(levels([line('a', [1, 1.1, 1.1]), line('b', [null, 50, 50])])).toEqual([100, 110, 110]);
});
test('weights: a line of weight three counts three times', () => {
  const lines = [line('a', [1, 16, 16]), line('b', [1, 1, 1])];
  expect(
    levels(
      lines,
      new Map([
        ['a', 1],
        ['b', 3],
      ]),
    ),
  ).toEqual([100, 200, 200]);
});
test('each category has its own index, coverage and interval', () => {
  const found = index(
    [line('a', [1, 2, 2], 'Bakery'), line('b', [1, 1, 1], 'Dairy'), line('c', [], 'Dairy')],
    null,
    true,
  );
  expect(found.map(({ category, lines, of }) => ({ category, lines, of }))).toEqual([
    { category: null, lines: 2, of: 3 },
    { category: 'Bakery', lines: 1, of: 3 },
    { category: 'Dairy', lines: 1, of: 3 },
  ]);
  expect(found[0]!.leftOut).toEqual(['c']);
  expect(found[1]!.points[1]).toMatchObject({ index: 200, low: null, high: null, found: 1 });
});

test('laws: the currency does not matter, lines that agree leave no interval, the level lies within it', () => {
  const price = fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(price, price, price), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 2, max: 9 }),
      (rows, factor) => {
        const own = rows.map((prices, at) => line(`line ${at}`, prices));
        const other = rows.map((prices, at) =>
          line(
            `line ${at}`,
            prices.map((pence) => pence && pence * factor),
          ),
        );
        const [one] = index(own);
        levels(other).forEach((level, at) => expect(level).toBeCloseTo(one!.points[at]!.index, 6));
        for (const { index: level, low, high } of one!.points)
          if (low !== null && high !== null) {
            expect(low).toBeLessThanOrEqual(level);
            expect(high).toBeGreaterThanOrEqual(level);
          }
      },
    ),
  );
  const [alike] = index([line('a', [1, 2, 3]), line('b', [2, 4, 6])]);
  expect(alike!.points[2]).toMatchObject({ index: 300, low: 300, high: 300 });
});
