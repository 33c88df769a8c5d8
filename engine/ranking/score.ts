import { LINE_POLICY } from './linePolicy';
import { pointsOf } from './policy';
import { PRODUCT_POLICY } from './productPolicy';
import { sumOf } from './treeEnsemble';
import type { Evidence } from '../evidence/features';
import { EQUIV_MODEL, SEARCH_MODEL } from '../fitted/model';
import { readTrees, type Kind, type ModelText, type Trees } from './modelTypes';
import { lazy } from '../words/lazy';

const MODELS: Record<Kind, ModelText> = { search: SEARCH_MODEL, equiv: EQUIV_MODEL };
const TREES: Record<Kind, () => Trees> = {
  search: lazy(() => readTrees(SEARCH_MODEL)),
  equiv: lazy(() => readTrees(EQUIV_MODEL)),
};

/** What the rules add to the score of a candidate (policy.ts). */
export const policyPoints = (kind: Kind, evidence: Evidence): number =>
  pointsOf(kind === 'equiv' ? PRODUCT_POLICY : LINE_POLICY, evidence);

/** Trees that place the candidates roughly, and how many candidates in front the rest of them put in order. */
const ROUGH: Record<Kind, { trees: number; front: number }> = {
  search: { trees: 24, front: 12 },
  equiv: { trees: 96, front: 8 },
};

/** Positions and scores of the candidates in front, in the order of the rows. A score is the sum of the rules and the fitted weights for the evidence. */
export function scoreFront(kind: Kind, rows: readonly Evidence[]): { at: number; score: number }[] {
  const trees = TREES[kind]();
  const { bias } = MODELS[kind];
  const { front } = ROUGH[kind];
  const rough = Math.min(trees.count, ROUGH[kind].trees);
  const scores = Float64Array.from(
    rows,
    (row) => bias + policyPoints(kind, row) + sumOf(row, trees, 0, rough),
  );
  const least = rows.length > front ? scores.slice().sort()[rows.length - front]! : -Infinity;
  return [...scores.keys()]
    .filter((at) => scores[at]! >= least)
    .map((at) => ({ at, score: scores[at]! + sumOf(rows[at]!, trees, rough, trees.count) }));
}

/** Scores lie between these. */
const HIGHEST = 20;
const HALVINGS = 40;

/** The score from which a similarity is shown. */
export function scoreFor(kind: Kind, similarity: number): number {
  let low = -HIGHEST;
  let high = HIGHEST;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (similarityOf(kind, middle) < similarity) low = middle;
    else high = middle;
  }
  return low;
}

/** Score -> similarity in 0..1: of ten matches shown at 0.9, nine are what the shopper meant. */
export const similarityOf = (kind: Kind, score: number): number =>
  calibrated(MODELS[kind].calibration, score);

/** The share of acceptable matches at a score, between the points of a calibration. */
export function calibrated(calibration: ModelText['calibration'], score: number): number {
  const [first, last] = [calibration[0]!, calibration[calibration.length - 1]!];
  if (score <= first[0]) return first[1] * Math.exp(score - first[0]);
  for (let at = 1; at < calibration.length; at++) {
    const [x1, y1] = calibration[at]!;
    const [x0, y0] = calibration[at - 1]!;
    if (score <= x1) return y0 + ((y1 - y0) * (score - x0)) / (x1 - x0);
  }
  return last[1];
}
