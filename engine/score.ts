import { FEATURES, type Evidence } from './evidence';
import { EQUIV_MODEL, SEARCH_MODEL } from './model';

/** Small regression trees over the evidence: node i asks feature f[i] <= t[i]; leaves have f = -1. */
export interface Model {
  bias: number;
  /** score -> share of acceptable matches, measured on held-out judgments. */
  calibration: readonly (readonly [number, number])[];
  trees: readonly { f: readonly number[]; t: readonly number[]; l: readonly number[]; v: readonly number[] }[];
}

export type Kind = 'search' | 'equiv';
const MODELS: Record<Kind, Model> = { search: SEARCH_MODEL, equiv: EQUIV_MODEL };

/**
 * What holds whatever the judgments happen to show: a typed size steers the choice, a diet that was asked for is
 * never lost, a form ("frozen", "tinned") is meant. The calibration is measured with it.
 */
export function ruleOf(kind: Kind, evidence: Evidence): number {
  if (kind === 'equiv') return 0;
  const size = evidence.sizeOff < 0 ? 0 : evidence.sizeOff <= 0.0488 ? 0.6 : -0.6 * Math.min(2, evidence.sizeOff / 0.4);
  return size - (evidence.markedLost > 0 ? 2.5 : 0) + (evidence.formFit < 0 ? -1.5 : 0);
}

/** Sum of the fitted weights for one piece of evidence and of the rules; orders candidates. */
export function scoreOf(kind: Kind, evidence: Evidence): number {
  const row = FEATURES.map((feature) => evidence[feature]);
  const model = MODELS[kind];
  let sum = model.bias + ruleOf(kind, evidence);
  for (const { f, t, l, v } of model.trees) {
    let node = 0;
    for (let feature = f[0]!; feature >= 0; feature = f[node]!) node = l[node]! + (row[feature]! <= t[node]! ? 0 : 1);
    sum += v[node]!;
  }
  return sum;
}

/** Score -> similarity in 0..1: of ten matches shown at 0.9, nine are what the shopper meant. */
export function similarityOf(kind: Kind, score: number): number {
  const { calibration } = MODELS[kind];
  const first = calibration[0]!;
  if (score <= first[0]) return first[1] * Math.exp(score - first[0]);
  for (let at = 1; at < calibration.length; at++) {
    const [x1, y1] = calibration[at]!;
    const [x0, y0] = calibration[at - 1]!;
    if (score <= x1) return y0 + ((y1 - y0) * (score - x0)) / (x1 - x0);
  }
  return calibration[calibration.length - 1]![1];
}
