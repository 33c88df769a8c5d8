// Which words only one of two names has, makers apart, and how far they move a thing.
import type { ParsedName } from '../names/parsedName';
import { remainderBeside, shiftOf, vectorLength } from '../knowledge/wordVectors';
import { E, type Row } from './features';
import { markCandidate, NAMED } from './queryMarks';
import type { PreparedTarget } from './target';
import type { Workspace } from './workspace';

/** Words by their numbers. */
export interface Differences {
  /** Words of the target that the candidate lacks, and words that only the candidate has. */
  lost: readonly number[];
  added: readonly number[];
  /** Words of the target that both have, makers included, and a key for them. */
  shared: readonly number[];
  sharedKey: number | string;
}

/** Places that fit into one number as bits; the key of a longer name is text. */
const BITS = 30;

/** What the names share and what only one has. The target's marks must stand in the workspace. */
export function differencesOf(
  workspace: Workspace,
  { name, target, marks }: PreparedTarget,
  parsed: ParsedName,
): Differences {
  const { ids } = parsed;
  markCandidate(workspace, marks, parsed);
  const { present, flags } = workspace;
  const shared: number[] = [];
  const lost: number[] = [];
  let places = 0;
  for (let at = 0; at < name.length; at++) {
    if (present[name[at]!.place] === 1) {
      shared.push(name[at]!.id);
      places |= 1 << at;
    } else if (at >= target.makers) lost.push(name[at]!.id);
  }
  const added: number[] = [];
  for (let at = ids.makers; at < ids.name.length; at++)
    if (!(flags[ids.name[at]!]! & NAMED)) added.push(ids.name[at]!);
  return { lost, added, shared, sharedKey: name.length <= BITS ? places : shared.join() };
}

/** Above this share of a word nothing in the other name stands for it. */
const ALONE = 0.6;
/** How many pairs joined by "and" lose a half: the other name (pineapple) holds one word of "pineapple and mango", and nothing that stands for the other. */
function halves(
  pairs: readonly number[],
  holds: (id: number) => boolean,
  others: readonly number[],
): number {
  let count = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    const [one, two] = [pairs[at]!, pairs[at + 1]!];
    if (holds(one) !== holds(two) && remainderBeside(holds(one) ? two : one, others) > ALONE)
      count++;
  }
  return count;
}

/** The largest move by one of the words, after the other name's words have stood in for it. */
function longest(words: readonly number[], others: readonly number[]): number {
  let most = 0;
  for (let at = 0; at < words.length; at++) {
    const left = vectorLength(words[at]!) * remainderBeside(words[at]!, others);
    if (left > most) most = left;
  }
  return most;
}

/** Adds how far the words that only one name has move a thing of the target's kind, and pairs of which one name has half. */
export function addDifferences(
  row: Row,
  { present, positions, flags }: Workspace,
  { target }: PreparedTarget,
  { ids }: ParsedName,
  { lost, added }: Differences,
): void {
  const group = target.aisles.firstGroup;
  row[E.lostShift] = shiftOf(lost, group);
  row[E.addedShift] = shiftOf(added, group);
  row[E.worstShift] = Math.max(longest(lost, added), longest(added, lost));
  row[E.halfPair] =
    halves(target.pairs, (id) => present[positions[id]!] === 1, ids.name) +
    halves(ids.pairs, (id) => (flags[id]! & NAMED) !== 0, lost);
}
