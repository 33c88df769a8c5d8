import type { Product, StoreCatalogue } from './types';

/** Places for products that share only some of the words. */
const SHARED_POOL = 80;
/** Scores are counted in this many steps of the best one: those that cannot be among the first need not be sorted. */
const STEPS = 256;
const counts = new Int32Array(STEPS + 1);

/** Length of each name of a store, for the order of those that score the same. */
const lengths = new WeakMap<StoreCatalogue, Uint32Array>();
function lengthsOf(store: StoreCatalogue): Uint32Array {
  let known = lengths.get(store);
  if (!known) lengths.set(store, (known = Uint32Array.from(store.products, (product: Product) => product.name.length)));
  return known;
}

/** The first of some products: most shared weight first, then the shorter name, then the row. `scores` by id, all above 0 for the ids. */
export function firstOf(ids: Int32Array, scores: Float64Array, store: StoreCatalogue, pool: number): number[] {
  const length = lengthsOf(store);
  let most = 0;
  for (let at = 0; at < ids.length; at++) if (scores[ids[at]!]! > most) most = scores[ids[at]!]!;
  const full: number[] = [];
  for (let at = 0; at < ids.length; at++) if (scores[ids[at]!]! >= most - 1e-9) full.push(ids[at]!);
  if (full.length >= pool) return shortest(full, length, pool);
  // Names that share every word crowd the pool (a plain line such as "milk"); those that share less need fewer places.
  const limit = ids.length <= pool ? pool : Math.max(SHARED_POOL, full.length);
  // Scores are few (one for each set of words), so ids are put in piles, not sorted.
  const piles = new Map<number, number[]>();
  const kept = ahead(ids, scores, most, limit);
  for (let at = 0; at < kept.length; at++) {
    const id = kept[at]!;
    const score = Math.round(scores[id]! * 1e6);
    const pile = piles.get(score);
    if (pile) pile.push(id);
    else piles.set(score, [id]);
  }
  const out: number[] = [];
  for (const [, pile] of [...piles].sort((a, b) => b[0] - a[0])) {
    if (out.length >= limit) break;
    out.push(...shortest(pile, length, limit - out.length));
  }
  return out;
}

/** Those of the ids that can be among the first `limit`. */
function ahead(ids: Int32Array, scores: Float64Array, most: number, limit: number): ArrayLike<number> {
  if (ids.length <= limit) return ids;
  const perStep = STEPS / most;
  counts.fill(0);
  for (let at = 0; at < ids.length; at++) counts[(scores[ids[at]!]! * perStep) | 0]!++;
  let step = STEPS;
  for (let sum = counts[step]!; sum < limit && step > 0;) sum += counts[--step]!;
  // One step more: scores that round to the same millionth may stand on both sides of a step.
  const least = (step - 1) / perStep;
  const out: number[] = [];
  for (let at = 0; at < ids.length; at++) if (scores[ids[at]!]! >= least) out.push(ids[at]!);
  return out;
}

const ROOM = 2 ** 32;

/** The shortest names, the first row of equals. */
function shortest(ids: readonly number[], length: Uint32Array, most: number): number[] {
  if (ids.length === 1) return [ids[0]!];
  let kept = ids;
  if (ids.length > most) {
    counts.fill(0);
    for (const id of ids) counts[Math.min(STEPS, length[id]!)]!++;
    let upTo = 0;
    for (let sum = counts[0]!; sum < most && upTo < STEPS;) sum += counts[++upTo]!;
    if (upTo < STEPS) kept = ids.filter((id) => length[id]! <= upTo);
  }
  // Length and row in one number: numbers are sorted without a call for each pair.
  const keys = Float64Array.from(kept, (id) => length[id]! * ROOM + id).sort();
  const out: number[] = [];
  for (let at = 0; at < keys.length && at < most; at++) out.push(keys[at]! % ROOM);
  return out;
}
