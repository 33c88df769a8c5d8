// The form in which scripts/fit/model.ts writes what it fitted, and how it is read.

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
  cuts: string;
  /** By tree: nodes (feature and cut, two digits each in base 36, a leaf above full depth as "--"), then leaves in ten-thousandths, base 36. */
  trees: string;
}

const NODES = SIZE - 1;
/** What stands for no question: all go the same way. */
const NO_QUESTION = '----';

/** One tree as it is written: two letters each for feature and cut of every node, then the values of the leaves. */
export const writeNode = (feature: number, cut: number): string =>
  feature.toString(36).padStart(2, '0') + cut.toString(36).padStart(2, '0');
export const writeTree = (nodes: readonly (string | null)[], values: readonly number[]): string =>
  [
    nodes.map((node) => node ?? NO_QUESTION).join(''),
    ...values.map((value) => Math.round(value * 1e4).toString(36)),
  ].join(' ');

/** The digits of base 36 without making a text of each: tens of thousands are read before the first answer. */
const digit = (code: number): number => (code < LETTER_A ? code - ZERO : code - LETTER_A + 10);
const ZERO = '0'.charCodeAt(0);
const LETTER_A = 'a'.charCodeAt(0);
const twoDigits = (text: string, at: number): number =>
  36 * digit(text.charCodeAt(at)) + digit(text.charCodeAt(at + 1));

/** Reads the trees of a model. */
export function readTrees({ cuts, trees }: ModelText): Trees {
  const thresholds = cuts.split(';').map((row) => row.trim().split(/\s+/).map(Number));
  const words = trees.trim().split(/\s+/);
  const count = words.length / (SIZE + 1);
  const read: Trees = {
    count,
    feature: new Int32Array(count * SIZE),
    threshold: new Float64Array(count * SIZE),
    value: new Float64Array(count * SIZE),
  };
  for (let tree = 0; tree < count; tree++) {
    const first = tree * (SIZE + 1);
    const nodes = words[first]!;
    for (let node = 0; node < NODES; node++) {
      if (nodes.startsWith(NO_QUESTION, 4 * node)) continue;
      const feature = twoDigits(nodes, 4 * node);
      read.feature[tree * SIZE + node] = feature;
      read.threshold[tree * SIZE + node] = thresholds[feature]![twoDigits(nodes, 4 * node + 2)]!;
    }
    for (let leaf = 0; leaf < SIZE; leaf++)
      read.value[tree * SIZE + leaf] = parseInt(words[first + 1 + leaf]!, 36) / 1e4;
  }
  return read;
}
