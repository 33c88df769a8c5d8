// Laws of packs: what they cost, what they cover, what they save.
import fc from 'fast-check';
import { coverNeed, savingOf } from '../../engine/comparison/cost';
import type { Product } from '../../engine';
import { pence } from '../fixtures/moneyWorld';

test('twice of each exact pack costs twice as much', () => {
  const product = (size: number, price: number): Product => ({
    id: 1,
    name: `Baked Beans ${size}g`,
    store: 'TESCO',
    category: 'General',
    price: price / 100,
    priceText: '',
  });
  const size = fc.integer({ min: 1, max: 50 }).map((tens) => tens * 10);
  const price = fc.integer({ min: 1, max: 900 });
  fc.assert(
    fc.property(
      size,
      fc.integer({ min: 1, max: 20 }),
      price,
      price,
      fc.integer({ min: 1, max: 40 }),
      (grams, parts, one, other, count) => {
        // The own pack holds `parts` of the other's exactly.
        const own = product(grams * parts, one);
        const small = product(grams, other);
        const cost = (packs: number, of: Product): number =>
          pence(coverNeed({ kind: 'packs', count: packs }, of, { reference: own }).cost);
        expect(cost(2 * count, small)).toBe(2 * cost(count, small));
        expect(cost(count, small)).toBe(count * parts * other);
        expect(cost(2 * count, own)).toBe(2 * cost(count, own));
      },
    ),
  );
});

test('packs cover what is needed, and one fewer would not, but for the 5 % that sizes may differ', () => {
  const grams = fc.integer({ min: 20, max: 3000 });
  fc.assert(
    fc.property(grams, grams, fc.integer({ min: 1, max: 9 }), (need, pack, count) => {
      const sold = { name: `Rice ${pack}g`, price: 1 } as Product;
      const own = { name: `Rice ${need}g`, price: 1 } as Product;
      const { packs } = coverNeed({ kind: 'packs', count }, sold, { reference: own });
      expect(Number.isInteger(packs) && packs >= 1).toBe(true);
      expect(packs * pack).toBeGreaterThanOrEqual((need * count) / 1.0502);
      expect((packs - 1) * pack).toBeLessThan(need * count * 1.0502);
      const amount = coverNeed({ kind: 'mass', amount: need * count }, sold).packs;
      expect(amount * pack).toBeGreaterThanOrEqual(need * count * 0.9499);
    }),
  );
});

test('a saving is the smaller of the two differences, down to whole pence', () => {
  const grams = fc.integer({ min: 100, max: 1000 });
  const price = fc.integer({ min: 10, max: 900 });
  fc.assert(
    fc.property(grams, price, grams, price, (mine, myPence, theirs, theirPence) => {
      const own = { name: `Rice ${mine}g`, price: myPence / 100 } as Product;
      const other = { name: `Rice ${theirs}g`, price: theirPence / 100 } as Product;
      const need = { kind: 'packs', count: 1 } as const;
      const a = { product: own, cover: coverNeed(need, own) };
      const b = { product: other, cover: coverNeed(need, other, { reference: own }) };
      const till = myPence - b.cover.packs * theirPence;
      const same = Math.max(mine / theirs, theirs / mine) - 1 <= 0.0101;
      const unit = myPence - (same ? theirPence * b.cover.packs : (theirPence * mine) / theirs);
      const saved = pence(savingOf(a, b));
      expect(saved).toBe(Math.max(0, Math.floor(Math.min(till, unit) + 1e-6)));
    }),
    { numRuns: 500 },
  );
});
