import type { ParsedName } from '../names/parsedName';
import { E, type Row } from './features';
import { diceSimilarity, type TrigramSignature } from '../words/trigramSignature';
import type { PreparedTarget } from './target';
import { asMaker, classAt, senseOf } from '../knowledge/wordClasses';

const senseIn = ({ makers }: ParsedName['ids'], word: number, at: number): number =>
  senseOf(at < makers ? asMaker(classAt(word)) : classAt(word));

/** The nearest other products of the store a product comes from: a candidate may be the counterpart of one of them instead. */
export interface Siblings {
  /** Number of a word -> the siblings that hold it. */
  holders: ReadonlyMap<number, readonly number[]>;
  weights: readonly number[];
  letters: readonly TrigramSignature[];
  senses: readonly number[];
  /** Scratch: weight that the candidate at hand shares with each sibling. */
  shared: Float64Array;
  sharedSense: Float64Array;
}

/** Siblings beyond this share too little with the wanted product to claim its counterparts. */
const MOST = 20;

/** `pool` holds products of the same store, those that share most with `self` first. Null when `self` is alone. */
export function siblingsOf(
  pool: readonly { facts: ParsedName }[],
  self: ParsedName,
  weigh: PreparedTarget['weigh'],
): Siblings | null {
  const own = self.ids.name.join();
  const found = pool
    .filter(({ facts }) => facts !== self && facts.ids.name.join() !== own)
    .slice(0, MOST)
    .map(({ facts }) => facts);
  if (found.length === 0) return null;
  const holders = new Map<number, number[]>();
  found.forEach(({ ids }, at) => {
    for (const word of ids.name) {
      const row = holders.get(word);
      if (row) row.push(at);
      else holders.set(word, [at]);
    }
  });
  return {
    holders,
    weights: found.map(({ ids }) => ids.name.reduce((sum, word) => sum + weigh(word), 0)),
    letters: found.map(({ letters }) => letters),
    shared: new Float64Array(found.length),
    senses: found.map(({ ids }) =>
      ids.name.reduce((sum, word, at) => sum + senseIn(ids, word, at), 0),
    ),
    sharedSense: new Float64Array(found.length),
  };
}

/** How much a candidate is rather the counterpart of a sibling: streaky bacon answers the store's streaky bacon, not its back bacon. */
export function besideSiblings(
  row: Row,
  facts: ParsedName,
  { holders, weights, letters, senses, shared, sharedSense }: Siblings,
  weigh: PreparedTarget['weigh'],
): void {
  const mine = row[E.nameAlike]!;
  const mineLetters = row[E.lettersAlike]!;
  shared.fill(0);
  sharedSense.fill(0);
  let all = 0;
  let allSense = 0;
  for (const [at, word] of facts.ids.name.entries()) {
    const weight = weigh(word);
    all += weight;
    const sense = senseIn(facts.ids, word, at);
    allSense += sense;
    for (const holder of holders.get(word) ?? NONE) {
      shared[holder]! += weight;
      sharedSense[holder]! += sense;
    }
  }
  let nearest = 0;
  let nearestLetters = 0;
  let nearestSense = 0;
  let better = 0;
  for (let at = 0; at < weights.length; at++) {
    const alike = shared[at]! / Math.max(1e-9, all + weights[at]! - shared[at]!);
    const alikeLetters = diceSimilarity(facts.letters, letters[at]!);
    const alikeSense = sharedSense[at]! / Math.max(0.1, allSense + senses[at]! - sharedSense[at]!);
    if (alikeSense > nearestSense) nearestSense = alikeSense;
    if (alike > nearest) nearest = alike;
    if (alikeLetters > nearestLetters) nearestLetters = alikeLetters;
    if (alike + alikeLetters > mine + mineLetters + 1e-9) better++;
  }
  row[E.siblingGap] = mine - nearest;
  row[E.siblingSenseGap] = row[E.senseAlike]! - nearestSense;
  row[E.siblingLettersGap] = mineLetters - nearestLetters;
  row[E.siblingsNearer] = Math.min(10, better);
}

const NONE: readonly number[] = [];
