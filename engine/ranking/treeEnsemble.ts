import { EQUIV_MODEL, SEARCH_MODEL } from './fittedModel';

/** The depth to which trees are fitted, and the room of one in the run of nodes. */
const DEPTH = 4;
const SIZE = 1 << DEPTH;

/**
 * The trees of all models in one run of nodes, each filled up to the same depth: below node i stand nodes 2i + 1 and
 * 2i + 2. So every walk takes the same steps, and a comparison is added, not branched on: what a processor guesses wrong
 * at every second node costs three times the steps that are filled up. Constants, not arguments: it halves the time again.
 */
const TREES = [...SEARCH_MODEL.trees, ...EQUIV_MODEL.trees];
const FEATURE = new Int32Array(TREES.length * SIZE);
const THRESHOLD = new Float64Array(TREES.length * SIZE);
const VALUE = new Float64Array(TREES.length * SIZE);
TREES.forEach(({ f, t, l, v }, tree) => {
  // A leaf above the full depth asks on, with one value whatever the answer.
  const fill = (node: number, place: number): void => {
    const leaf = f[node]! < 0;
    if (place >= SIZE - 1) {
      if (!leaf) throw new Error(`tree ${tree} is deeper than ${DEPTH}`);
      VALUE[tree * SIZE + place - (SIZE - 1)] = v[node]!;
      return;
    }
    FEATURE[tree * SIZE + place] = leaf ? 0 : f[node]!;
    THRESHOLD[tree * SIZE + place] = leaf ? 0 : t[node]!;
    fill(leaf ? node : l[node]!, 2 * place + 1);
    fill(leaf ? node : l[node]! + 1, 2 * place + 2);
  };
  fill(0, 0);
});

const bit = (truth: boolean): number => (truth as unknown as number) | 0;

/** Sum of some trees' values for a row of numbers, added up in their order. */
export function sumOf(row: Readonly<Float64Array>, { from, to }: Trees): number {
  let sum = 0;
  for (let root = from * SIZE; root < to * SIZE; root += SIZE) {
    let at = (2 - bit(row[FEATURE[root]!]! <= THRESHOLD[root]!)) | 0;
    at = (2 * at + 2 - bit(row[FEATURE[root + at]!]! <= THRESHOLD[root + at]!)) | 0;
    at = (2 * at + 2 - bit(row[FEATURE[root + at]!]! <= THRESHOLD[root + at]!)) | 0;
    at = (2 * at + 2 - bit(row[FEATURE[root + at]!]! <= THRESHOLD[root + at]!)) | 0;
    sum += VALUE[root + at - (SIZE - 1)]!;
  }
  return sum;
}

/** A run of trees, by position. */
export interface Trees {
  from: number;
  to: number;
}
export const SEARCH_TREES: Trees = { from: 0, to: SEARCH_MODEL.trees.length };
export const EQUIV_TREES: Trees = { from: SEARCH_TREES.to, to: TREES.length };
