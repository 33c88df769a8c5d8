import { E, type Evidence } from './features';
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
 * never lost, a form ("frozen", "tinned") is meant, organic is a choice, and what lacks a word of an everyday kind
 * ("kitchen roll") is another thing. The calibration is measured with it.
 */
export function ruleOf(kind: Kind, evidence: Evidence): number {
  if (kind === 'equiv') return 0;
  const off = evidence[E.sizeOff]!;
  const size = off < 0 ? 0 : off <= 0.0488 ? 0.6 : -0.6 * Math.min(2, off / 0.4);
  const another = evidence[E.kindForeign]! >= 0 && evidence[E.kindSame]! < 1 && evidence[E.missing]! > 0;
  return size - (evidence[E.markedLost]! > 0 ? 2.5 : 0) - (evidence[E.formFit]! < 0 ? 1.5 : 0) - (evidence[E.organicExtra]! > 0 ? 0.7 : 0) - (another ? 1.2 : 0);
}

/** All trees of a model in one run of nodes: the walk touches four flat arrays. */
interface Forest { roots: Int32Array; feature: Int16Array; threshold: Float64Array; left: Int32Array; value: Float64Array }

function flatten({ trees }: Model): Forest {
  const nodes = trees.reduce((sum, { f }) => sum + f.length, 0);
  const forest: Forest = { roots: new Int32Array(trees.length), feature: new Int16Array(nodes), threshold: new Float64Array(nodes), left: new Int32Array(nodes), value: new Float64Array(nodes) };
  let base = 0;
  trees.forEach(({ f, t, l, v }, tree) => {
    forest.roots[tree] = base;
    f.forEach((feature, node) => {
      forest.feature[base + node] = feature;
      forest.threshold[base + node] = t[node]!;
      forest.left[base + node] = base + l[node]!;
      forest.value[base + node] = v[node]!;
    });
    base += f.length;
  });
  return forest;
}
const FORESTS: Record<Kind, Forest> = { search: flatten(SEARCH_MODEL), equiv: flatten(EQUIV_MODEL) };

/** Trees that place the candidates roughly; the rest of them only put those in front in order. */
const ROUGH = 24;

function sumOf({ roots, feature, threshold, left, value }: Forest, evidence: Evidence, from: number, to: number): number {
  let sum = 0;
  for (let tree = from; tree < to; tree++) {
    let node = roots[tree]!;
    for (let asked = feature[node]!; asked >= 0; asked = feature[node]!) node = left[node]! + (evidence[asked]! <= threshold[node]! ? 0 : 1);
    sum += value[node]!;
  }
  return sum;
}

/** Rules and the first trees: enough to tell which candidates are worth the rest. */
export function roughScore(kind: Kind, evidence: Evidence): number {
  return MODELS[kind].bias + ruleOf(kind, evidence) + sumOf(FORESTS[kind], evidence, 0, Math.min(ROUGH, FORESTS[kind].roots.length));
}

/** Sum of the fitted weights for one piece of evidence and of the rules; orders candidates. `rough` is its roughScore. */
export function finishScore(kind: Kind, evidence: Evidence, rough: number): number {
  return rough + sumOf(FORESTS[kind], evidence, ROUGH, FORESTS[kind].roots.length);
}

/** The score from which a similarity is shown. */
export function scoreFor(kind: Kind, similarity: number): number {
  let low = -20;
  let high = 20;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (similarityOf(kind, middle) < similarity) low = middle;
    else high = middle;
  }
  return low;
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
