import { sameAisle } from '../knowledge/aisleClassifier';
import type { Candidate } from '../names/parsedName';
import { diceSimilarity } from '../words/trigramSignature';
import { ASKED, NAMED, unprinted } from '../evidence/queryMarks';
import type { PreparedTarget } from '../evidence/target';
import type { Workspace } from '../evidence/workspace';

/** Weights beside that of the shared words, chosen by how few judged answers are lost. */
interface Weights {
  letters: number;
  coverage: number;
  head: number;
  aisle: number;
}
const LINE: Weights = { letters: 0.5, coverage: 0.7, head: 0.25, aisle: 0.4 };
const PRODUCT: Weights = { letters: 0.6, coverage: 0.5, head: 0, aisle: 0.8 };
/** Added to products of a typed brand, to keep them through the first stage. */
const TYPED_BRAND = 1;

/** The first-stage score: shared words weighed by how telling they are, the share of the words looked for, and similar letters. */
function likenessOf(
  workspace: Workspace,
  prepared: PreparedTarget,
  { parsed }: Candidate,
  weights: Weights,
): number {
  const { flags, positions } = workspace;
  const { target, marks, weightAt, weightOfAll, weightOfName, weigh } = prepared;
  const { ids, maker, letters } = parsed;
  const { name, all } = ids;
  let found = 0;
  for (let at = 0; at < all.length; at++) found += weightAt[positions[all[at]!]!]!;
  let both = 0;
  let sum = 0;
  for (let at = 0; at < name.length; at++) {
    const weight = weigh(name[at]!);
    sum += weight;
    if (flags[name[at]!]! & NAMED) both += weight;
  }
  for (const id of unprinted(marks, parsed)) {
    found += weightAt[positions[id]!]!;
    both += weigh(id);
  }
  const ofBrand = maker.kind === 'brand' && maker.brand === target.brand;
  const coverage = weightOfAll > 0 ? found / weightOfAll : Number(ofBrand);
  return (
    (ofBrand && !target.product ? TYPED_BRAND : 0) +
    (both > 0 ? both / (weightOfName + sum - both) : 0) +
    weights.letters * diceSimilarity(target.letters, letters) +
    weights.coverage * coverage +
    (flags[ids.head]! & ASKED ? weights.head : 0)
  );
}

/** The value that just `most` of the numbers reach. */
const reached = (numbers: Float64Array, most: number): number =>
  numbers.slice().sort()[numbers.length - most]!;

/**
 * The `most` candidates whose names and aisles are likest, in the order of the pool. Those left out are hardly ever the best (measured:
 * 4 of 1,000 lists lose their only answer). The aisle, which is dear to compare, is only added where it can still bring a candidate in.
 * The target's marks must stand in the workspace.
 */
export function preRank(
  workspace: Workspace,
  pool: readonly Candidate[],
  prepared: PreparedTarget,
  most: number,
): readonly Candidate[] {
  if (pool.length <= most) return pool;
  const { target } = prepared;
  const weights = target.product ? PRODUCT : LINE;
  const likeness = Float64Array.from(pool, (candidate) =>
    likenessOf(workspace, prepared, candidate, weights),
  );
  const bar = reached(likeness, most) - weights.aisle;
  for (let at = 0; at < pool.length; at++)
    if (likeness[at]! >= bar)
      likeness[at]! += weights.aisle * sameAisle(target.aisles, pool[at]!.parsed.aisles);
  const least = reached(likeness, most);
  let ties = most;
  for (let at = 0; at < pool.length; at++) if (likeness[at]! > least) ties--;
  return pool.filter((_, at) => likeness[at]! > least || (likeness[at] === least && ties-- > 0));
}
