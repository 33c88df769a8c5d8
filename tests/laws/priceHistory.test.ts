// Laws of what is said of the prices a product had.
import fc from 'fast-check';
import { describePriceHistory, judgePrice, type PriceRun } from '../../engine';
import { dayBefore } from '../fixtures/generatedDays';
import { before, TODAY } from '../fixtures/priceRuns';

/** Runs of whole pence, side by side or with gaps, up to today or a little before. */
const someRuns = fc
  .array(
    fc.record({
      days: fc.integer({ min: 1, max: 40 }),
      gap: fc.integer({ min: 0, max: 20 }),
      pence: fc.integer({ min: 1, max: 5_000 }),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((pieces) => {
    let end = 0;
    return pieces
      .map(({ days, gap, pence }): PriceRun => {
        const run = {
          from: before(end + days - 1),
          to: before(end),
          price: pence / 100,
          loyaltyPrice: null,
        };
        end += days + gap;
        return run;
      })
      .reverse();
  });
const ORDER = ['below-usual', 'lowest', 'usual', 'above-usual'];

test('law: every figure is a price that there was; the usual range is in order; the lowest is the lowest', () => {
  fc.assert(
    fc.property(someRuns, (runs) => {
      const { usual, lowest, price, since } = judgePrice(runs, { today: TODAY });
      const prices = new Set(runs.map((run) => run.price));
      if (usual) {
        expect(usual.low).toBeLessThanOrEqual(usual.high);
        expect(prices.has(usual.low) && prices.has(usual.high)).toBe(true);
      }
      expect(price === null || prices.has(price)).toBe(true);
      if (lowest) {
        const lately = runs.filter(({ to }) => to > before(60)).map((run) => run.price);
        expect(lowest.price).toBeLessThanOrEqual(Math.min(price!, ...lately));
        expect(prices.has(lowest.price)).toBe(true);
      }
      if (since)
        expect(runs.some(({ from }) => from === since.date) || since.date > before(365)).toBe(true);
    }),
  );
});

test('law: in whatever order the runs come, and however they are cut in two, the answer stays', () => {
  fc.assert(
    fc.property(someRuns, fc.nat(), (runs, seed) => {
      const at = seed % runs.length;
      const { from, to, ...rest } = runs[at]!;
      const next = dayBefore(from, -1);
      const halves =
        from === to
          ? [runs[at]!]
          : [
              { from: next, to, ...rest },
              { from, to: from, ...rest },
            ];
      const cut = [...runs.slice(at + 1), ...runs.slice(0, at), ...halves];
      const { runs: one, ...a } = judgePrice(runs, { today: TODAY });
      const { runs: other, ...b } = judgePrice(cut, { today: TODAY });
      expect(b).toEqual(a);
      expect(other).toEqual(one);
    }),
  );
});

test('law: a dearer price of today is never called a better one', () => {
  fc.assert(
    fc.property(someRuns, fc.nat(5_000), fc.nat(5_000), (runs, pence, more) => {
      const at = (price: number) =>
        judgePrice(runs, { today: TODAY, shown: { price, loyaltyPrice: null, date: null } });
      const low = ORDER.indexOf(at((pence + 1) / 100).verdict);
      const high = ORDER.indexOf(at((pence + 1 + more) / 100).verdict);
      expect(low).toBeLessThanOrEqual(high);
    }),
  );
});

test('law: the same prices on other days of the year say the same but for the days', () => {
  fc.assert(
    fc.property(someRuns, fc.integer({ min: 1, max: 400 }), (runs, days) => {
      const later = (day: string): string => dayBefore(day, -days);
      const moved = runs.map((run) => ({ ...run, from: later(run.from), to: later(run.to) }));
      const a = judgePrice(runs, { today: TODAY });
      const b = judgePrice(moved, { today: later(TODAY) });
      expect([b.verdict, b.usual, b.knownDays, b.lowest?.price]).toEqual([
        a.verdict,
        a.usual,
        a.knownDays,
        a.lowest?.price,
      ]);
    }),
  );
});

test('law: nothing that can be handed in makes it throw, and it always says something', () => {
  const anything = fc.record({
    from: fc.oneof(fc.string(), fc.constant(before(40))),
    to: fc.oneof(fc.string(), fc.constant(before(1))),
    price: fc.oneof(fc.double(), fc.constant(2)),
    loyaltyPrice: fc.oneof(fc.constant(null), fc.double()),
  });
  fc.assert(
    fc.property(fc.array(anything), fc.boolean(), (runs, withCard) => {
      const said = describePriceHistory(judgePrice(runs, { today: TODAY, withCard }));
      expect(said.join(' ')).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(said[0]!.length).toBeGreaterThan(10);
    }),
  );
});
