// The form in which scripts/fit/model.ts writes what it fitted, and how it is read.
import { quantisedText, type QuantisedText } from '../knowledge/quantisedText';
import { readNumbers, writeNumber } from '../words/numberText';

/** What a search is for: a typed line or the counterparts of a product. */
export type Kind = 'search' | 'equiv';

/** Trees are fitted to this depth, and filled up to it where they are shallower. */
export const DEPTH = 4;
export const SIZE = 1 << DEPTH;

/** Small regression trees over the evidence, filled up to one depth: below node i stand nodes 2i + 1 and 2i + 2. */
export interface Trees {
  count: number;
  /** By tree and node (SIZE to a tree, the last unused): the feature asked and the threshold that goes left. */
  feature: Int32Array;
  threshold: Float64Array;
  /** By tree and leaf (SIZE to a tree): what the tree adds. */
  value: Float64Array;
}

/** A fitted model as it is written. */
export interface ModelText {
  bias: number;
  /** score -> share of acceptable matches, measured on held-out judgments. */
  calibration: readonly (readonly [number, number])[];
  /** Thresholds by feature, as numbers separated by blanks, features by ";". */
  thresholds: string;
  trees: TreesText;
}

/** Trees, each part of all of them together: like stands by like, which halves what is sent. */
export interface TreesText {
  /** By node: 0 where nothing is asked (all go the same way), else 1 + the number of the feature (numberText.ts). */
  features: string;
  /** By node that asks: which threshold of its feature. */
  cuts: string;
  /** What a letter of `leaves` is a multiple of. */
  step: number;
  /** By leaf what the tree adds (quantisedText.ts). */
  leaves: string;
}
const NODES = SIZE - 1;

/** Far more is added by a leaf than taken away, where matches are few. */
const leavesIn = (step: number): QuantisedText => quantisedText(step, 20);

/** A tree as it is written: by node the feature and which of its thresholds, null where nothing is asked. */
export interface FullTree {
  nodes: readonly (readonly [feature: number, cut: number] | null)[];
  leaves: readonly number[];
}

export function writeTrees(trees: readonly FullTree[], step: number): TreesText {
  const nodes = trees.flatMap((tree) => tree.nodes);
  return {
    features: nodes.map((node) => writeNumber(node ? 1 + node[0] : 0)).join(''),
    cuts: nodes.map((node) => (node ? writeNumber(node[1]) : '')).join(''),
    step,
    leaves: trees.flatMap(({ leaves }) => leaves.map(leavesIn(step).write)).join(''),
  };
}

/** Reads the trees of a model. */
export function readTrees({ thresholds, trees }: Pick<ModelText, 'thresholds' | 'trees'>): Trees {
  const byFeature = thresholds.split(';').map((row) => row.trim().split(/\s+/).map(Number));
  const asked = readNumbers(trees.features);
  const cuts = readNumbers(trees.cuts);
  const count = asked.length / NODES;
  const read: Trees = {
    count,
    feature: new Int32Array(count * SIZE),
    threshold: new Float64Array(count * SIZE),
    value: leavesIn(trees.step).readAll(trees.leaves),
  };
  let question = 0;
  asked.forEach((number, at) => {
    if (!number) return;
    const place = Math.floor(at / NODES) * SIZE + (at % NODES);
    read.feature[place] = number - 1;
    read.threshold[place] = byFeature[number - 1]![cuts[question++]!]!;
  });
  return read;
}
