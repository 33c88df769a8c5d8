import { sameAisle } from './aisles';
import type { Candidate } from './candidates';
import { lettersAlike } from './letters';
import { ASKED, flags, NAMED, placeOf } from './sight';
import type { Sought } from './wanted';

/** Weights beside that of the shared words, fitted to the judgments (logistic regression, rounded; the last by how many answers are lost). */
const LETTERS = 0.5;
const COVERAGE = 0.7;
const HEAD = 0.25;
const AISLE = 0.4;
/** Of a brand that was typed every product is looked at. */
const TYPED_BRAND = 1;

/** How alike a name is to what is looked for, as a first look: the words both hold by how telling they are, the share of the words looked for, the letters. The aisle adds up to AISLE to it. */
function nameAlike({ wanted, weightAt, weightOfAll, weightOfName, weigh }: Sought, { facts }: Candidate, typedBrand: string | null): number {
  const { ids, maker, letters } = facts;
  const { name, all } = ids;
  let found = 0;
  for (let at = 0; at < all.length; at++) found += weightAt[placeOf[all[at]!]!]!;
  let both = 0;
  let sum = 0;
  for (let at = 0; at < name.length; at++) {
    const id = name[at]!;
    const weight = weigh(id);
    sum += weight;
    if (flags[id]! & NAMED) both += weight;
  }
  const coverage = weightOfAll > 0 ? found / weightOfAll : maker.kind === 'brand' && maker.brand === wanted.brand ? 1 : 0;
  const alike = both > 0 ? both / (weightOfName + sum - both) : 0;
  const meant = typedBrand !== null && maker.kind === 'brand' && maker.brand === typedBrand;
  return (meant ? TYPED_BRAND : 0) + alike + LETTERS * lettersAlike(wanted.letters, letters) + COVERAGE * coverage + (flags[ids.head]! & ASKED ? HEAD : 0);
}

// Scratch: how alike each candidate is.
let alike = new Float64Array(0);

/** The value that `most` of the first `count` reach. */
const reached = (count: number, most: number): number => alike.slice(0, count).sort()[count - most]!;

/**
 * The candidates whose names and aisles are likest, in the order of the pool: what lies farther is never the best (measured: 4 of
 * 1,000 lists lose their only answer). The sight of what is sought must be shown. An aisle is only told where it can still decide.
 */
export function likest(pool: readonly Candidate[], sought: Sought, most: number): readonly Candidate[] {
  const count = pool.length;
  if (count <= most) return pool;
  if (alike.length < count) alike = new Float64Array(count);
  const typedBrand = sought.wanted.product ? null : sought.wanted.brand;
  for (let at = 0; at < count; at++) alike[at] = nameAlike(sought, pool[at]!, typedBrand);
  const bar = reached(count, most) - AISLE;
  for (let at = 0; at < count; at++) if (alike[at]! >= bar) alike[at]! += AISLE * sameAisle(sought.wanted.aisles, pool[at]!.facts.aisles);
  const least = reached(count, most);
  let ties = most;
  for (let at = 0; at < count; at++) if (alike[at]! > least) ties--;
  return pool.filter((_, at) => alike[at]! > least || (alike[at] === least && ties-- > 0));
}
