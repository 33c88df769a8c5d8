import type { Snapshot } from '../snapshot';
import type { Accepted, Priced } from './types';

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
  /** Those that do not keep their price. */
  changed: readonly Pair[];
  /** Middle of the ratios new / old; 1 when nothing is shared. */
  median: number;
  /** Products that at least doubled or halved in price. */
  jumped: number;
}

/** £2.99 halved is £1.50. */
const JUMP = 1.99;

/** By barcode, else by the store's own number, else by name (case ignored); of several prices the lowest stands. */
export function sharedWith({ products, prices, codes }: Snapshot, last: Accepted): Shared {
  const olds = Float64Array.from(products, ({ name, code }) => oldPrice(last, name, code));
  const pairs: Pair[] = [];
  const met = new Set<string>();
  products.forEach(({ name, code }, at) => {
    if (Number.isNaN(olds[at]!)) return;
    const byCode = code !== null && last.codes.has(code);
    const key = byCode ? code : name;
    if (met.has(key)) return;
    met.add(key);
    pairs.push({ old: olds[at]!, now: (byCode ? codes : prices).get(key)!, at });
  });
  const changed = pairs.filter(({ old, now }) => old !== now);
  const ratios = Float64Array.from(pairs, ({ old, now }) => now / old).sort();
  return {
    pairs,
    olds,
    nows: Float64Array.from(products, ({ price }) => price),
    changed,
    median: ratios.length ? ratios[ratios.length >> 1]! : 1,
    jumped: changed.filter(({ old, now }) => Math.max(old, now) >= JUMP * Math.min(old, now))
      .length,
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

function commonShare(small: Priced, large: Priced, beyond: number): number {
  if (small.size === 0) return 0;
  const most = (1 - beyond) * small.size;
  let missing = 0;
  for (const key of small.keys()) if (!large.has(key) && ++missing >= most) return 0;
  // Not 1 - missing / size: of 100 with 90 missing that is less than 0.1.
  return (small.size - missing) / small.size;
}

/** The value that stands most often, and how often. */
export function commonest<T extends number | string>(
  values: readonly T[],
): [value: T, count: number] {
  const counts = new Map<T, number>();
  let best: [T, number] = [values[0] ?? (0 as T), 0];
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (count > best[1]) best = [value, count];
  }
  return best;
}

export const middle = (values: number[]): number =>
  values.sort((a, b) => a - b)[values.length >> 1]!;
