import { sameAisle } from '../knowledge/aisleClassifier';
import type { Candidate } from '../names/parsedName';
import { diceSimilarity } from '../words/trigramSignature';
import { REMAINING_COST, substitutesOf } from '../knowledge/substitutes';
import { ASKED, termFlags, NAMED, termPosition, unprinted } from '../evidence/queryMarks';
import type { PreparedTarget } from '../evidence/target';
import { wordCount } from '../words/wordInterner';

/** Weights beside that of the shared words, chosen by how few judged answers are lost. */
interface Weights {
  letters: number;
  coverage: number;
  head: number;
  aisle: number;
}
const LINE: Weights = { letters: 0.5, coverage: 0.7, head: 0.25, aisle: 0.4 };
const PRODUCT: Weights = { letters: 0.6, coverage: 0.5, head: 0, aisle: 0.8 };
/** Of a brand that was typed every product is looked at. */
const TYPED_BRAND = 1;

/** By word number: how far it stands for a word of the product looked for; 0 between calls. */
let stands = new Float64Array(0);

/** How alike a name is to what is looked for, as a first look: the words both hold by how telling they are, the share of the words looked for, the letters. The aisle is added where it can still decide. */
function nameAlike(
  { wanted, sight, weightAt, weightOfAll, weightOfName, weigh }: PreparedTarget,
  { facts }: Candidate,
  typedBrand: string | null,
  { letters: lettersWeight, coverage: coverageWeight, head: headWeight }: Weights,
): number {
  const { ids, maker, letters } = facts;
  const { name, all } = ids;
  let found = 0;
  for (let at = 0; at < all.length; at++) found += weightAt[termPosition[all[at]!]!]!;
  let both = 0;
  let sum = 0;
  for (let at = 0; at < name.length; at++) {
    const id = name[at]!;
    const weight = weigh(id);
    sum += weight;
    both += termFlags[id]! & NAMED ? weight : weight * stands[id]!;
  }
  for (const id of unprinted(sight, all)) {
    found += weightAt[termPosition[id]!]!;
    both += weigh(id);
  }
  const coverage =
    weightOfAll > 0
      ? found / weightOfAll
      : maker.kind === 'brand' && maker.brand === wanted.brand
        ? 1
        : 0;
  const alike = both > 0 ? both / (weightOfName + sum - both) : 0;
  const meant = typedBrand !== null && maker.kind === 'brand' && maker.brand === typedBrand;
  return (
    (meant ? TYPED_BRAND : 0) +
    alike +
    lettersWeight * diceSimilarity(wanted.letters, letters) +
    coverageWeight * coverage +
    (termFlags[ids.head]! & ASKED ? headWeight : 0)
  );
}

// Scratch: how alike each candidate is.
let alike = new Float64Array(0);

/** The value that `most` of the first `count` reach. */
const reached = (count: number, most: number): number =>
  alike.slice(0, count).sort()[count - most]!;

/**
 * The candidates whose names and aisles are likest, in the order of the pool: what lies farther is never the best (measured: 4 of
 * 1,000 lists lose their only answer). The sight of what is sought must be shown. An aisle is only told where it can still decide.
 */
export function preRank(
  pool: readonly Candidate[],
  sought: PreparedTarget,
  most: number,
): readonly Candidate[] {
  const count = pool.length;
  if (count <= most) return pool;
  if (alike.length < count) alike = new Float64Array(count);
  const { product, brand } = sought.wanted;
  const weights = product ? PRODUCT : LINE;
  if (stands.length < wordCount()) stands = new Float64Array(wordCount() * 2);
  const partners = product ? sought.name.flatMap(({ id }) => substitutesOf(id)) : [];
  for (const { id, standing } of partners)
    stands[id] = Math.max(stands[id]!, 1 - REMAINING_COST[standing]);
  for (let at = 0; at < count; at++)
    alike[at] = nameAlike(sought, pool[at]!, product ? null : brand, weights);
  for (const { id } of partners) stands[id] = 0;
  const bar = reached(count, most) - weights.aisle;
  for (let at = 0; at < count; at++)
    if (alike[at]! >= bar)
      alike[at]! += weights.aisle * sameAisle(sought.wanted.aisles, pool[at]!.facts.aisles);
  const least = reached(count, most);
  let ties = most;
  for (let at = 0; at < count; at++) if (alike[at]! > least) ties--;
  return pool.filter((_, at) => alike[at]! > least || (alike[at] === least && ties-- > 0));
}
