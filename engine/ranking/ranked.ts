// Candidates of a search with their evidence and score, in the order that is shown.
import { FEATURES, type Evidence, type Row } from '../evidence/features';
import type { Candidate } from '../names/parsedName';

export interface Ranked extends Candidate {
  evidence: Evidence;
  score: number;
}

/** Candidates with evidence of their own, as the rows are only lent. One block for all of them: each array costs as much to make as many numbers. */
export function copied(
  pool: readonly Candidate[],
  rows: readonly Row[],
  kept: readonly { at: number; score: number }[],
): Ranked[] {
  const width = FEATURES.length;
  const block = new Float64Array(kept.length * width);
  return kept.map(({ at, score }, position) => {
    const evidence = block.subarray(position * width, (position + 1) * width);
    evidence.set(rows[at]!);
    return { ...pool[at]!, evidence, score };
  });
}

/** Best score first; the cheaper, then the alphabetically first of equals, so that the order of the rows does not matter. */
export const byScore = (a: Ranked, b: Ranked): number =>
  b.score - a.score ||
  a.product.price - b.product.price ||
  (a.product.name < b.product.name
    ? -1
    : a.product.name > b.product.name
      ? 1
      : a.product.id - b.product.id);
