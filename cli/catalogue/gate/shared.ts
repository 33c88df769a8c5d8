import type { Snapshot } from '../snapshot';
import type { Accepted } from './types';

/** The products that two files of a store share, in the order of the newer one. */
export interface Shared {
  /** Old price and new price of each, in pounds, and the old price of the product in the row before and behind. */
  pairs: readonly { old: number; now: number; above: number; below: number }[];
  /** Products that keep their price. */
  same: number;
  /** Middle of the ratios new / old; 1 when nothing is shared. */
  median: number;
  /** Products that more than doubled or halved in price. */
  jumped: number;
}

const JUMP = 2;

/** By barcode, else by the store's own number, else by name (case ignored). */
export function sharedWith(snapshot: Snapshot, last: Accepted): Shared {
  const olds = snapshot.products.map(({ name, code }) => oldPrice(last, name, code));
  const pairs = snapshot.products.flatMap(({ price }, at) =>
    Number.isNaN(olds[at]!)
      ? []
      : [{ old: olds[at]!, now: price, above: olds[at - 1] ?? NaN, below: olds[at + 1] ?? NaN }],
  );
  const ratios = Float64Array.from(pairs, ({ old, now }) => now / old).sort();
  return {
    pairs,
    same: pairs.filter(({ old, now }) => old === now).length,
    median: ratios.length ? ratios[ratios.length >> 1]! : 1,
    jumped: pairs.filter(({ old, now }) => Math.max(old, now) > JUMP * Math.min(old, now)).length,
  };
}

/** NaN where the file has no such product. */
const oldPrice = (last: Accepted, name: string, code: string | null): number =>
  (code === null ? undefined : last.codes.get(code)) ?? last.prices.get(name) ?? NaN;

/** How much of the smaller file stands in the other one too, 0..1. */
export function sharedShare(one: Accepted, other: Accepted): number {
  const [small, large] = one.prices.size <= other.prices.size ? [one, other] : [other, one];
  if (small.prices.size === 0) return 0;
  const byName = common(small.prices, large.prices) / small.prices.size;
  const byCode = small.codes.size ? common(small.codes, large.codes) / small.codes.size : 0;
  return Math.max(byName, byCode);
}

function common(small: ReadonlyMap<string, number>, large: ReadonlyMap<string, number>): number {
  let count = 0;
  for (const key of small.keys()) if (large.has(key)) count++;
  return count;
}
