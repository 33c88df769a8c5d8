import type { Snapshot } from '../snapshot';
import type { Accepted } from './types';

/** A product's old price and new price in pounds, and its row in the newer file. */
export interface Pair {
  old: number;
  now: number;
  at: number;
}

/** The products that two files of a store share, in the order of the newer one. */
export interface Shared {
  pairs: readonly Pair[];
  /** The old price of each row of the newer file; NaN where the product is new. */
  olds: Float64Array;
  /** Its new price. */
  nows: Float64Array;
  /** Products that keep their price. */
  same: number;
  /** Middle of the ratios new / old; 1 when nothing is shared. */
  median: number;
  /** Products that more than doubled or halved in price. */
  jumped: number;
}

const JUMP = 2;

/** By barcode, else by the store's own number, else by name (case ignored). */
export function sharedWith({ products }: Snapshot, last: Accepted): Shared {
  const olds = Float64Array.from(products, ({ name, code }) => oldPrice(last, name, code));
  const nows = Float64Array.from(products, ({ price }) => price);
  const pairs: Pair[] = [];
  let same = 0;
  let jumped = 0;
  products.forEach(({ price: now }, at) => {
    const old = olds[at]!;
    if (Number.isNaN(old)) return;
    pairs.push({ old, now, at });
    if (old === now) same++;
    else if (Math.max(old, now) > JUMP * Math.min(old, now)) jumped++;
  });
  const ratios = Float64Array.from(pairs, ({ old, now }) => now / old).sort();
  return {
    pairs,
    olds,
    nows,
    same,
    median: ratios.length ? ratios[ratios.length >> 1]! : 1,
    jumped,
  };
}

/** NaN where the file has no such product. */
const oldPrice = (last: Accepted, name: string, code: string | null): number =>
  (code === null ? undefined : last.codes.get(code)) ?? last.prices.get(name) ?? NaN;

/**
 * How much of the smaller file stands in the other one too, 0..1; 0 where that is no more than `beyond`, which a part of
 * the file tells: most pairs of files are far from it.
 */
export function sharedShare(one: Accepted, other: Accepted, beyond = -1): number {
  const byName = namesShare(one, other, beyond);
  const [small, large] = bySize(one, other);
  return Math.max(byName, commonShare(small.codes, large.codes, Math.max(beyond, byName)));
}

/** The same by names alone: broken text leaves the codes. */
export function namesShare(one: Accepted, other: Accepted, beyond = -1): number {
  const [small, large] = bySize(one, other);
  return commonShare(small.prices, large.prices, beyond);
}

const bySize = (one: Accepted, other: Accepted): [Accepted, Accepted] =>
  one.prices.size <= other.prices.size ? [one, other] : [other, one];

/** The greatest share with one of some files; the newest is the likeliest. */
export const greatestShare = (
  one: Accepted,
  files: readonly Accepted[],
  shareOf: typeof sharedShare = sharedShare,
): number => files.reduceRight((best, file) => Math.max(best, shareOf(one, file, best)), 0);

function commonShare(
  small: ReadonlyMap<string, number>,
  large: ReadonlyMap<string, number>,
  beyond: number,
): number {
  if (small.size === 0) return 0;
  const most = (1 - beyond) * small.size;
  let missing = 0;
  for (const key of small.keys()) if (!large.has(key) && ++missing >= most) return 0;
  return 1 - missing / small.size;
}

/** The value that stands most often, and how often. */
export function commonest(prices: readonly number[]): [price: number, count: number] {
  const counts = new Map<number, number>();
  for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0]);
}

export const middle = (values: number[]): number =>
  values.sort((a, b) => a - b)[values.length >> 1]!;
