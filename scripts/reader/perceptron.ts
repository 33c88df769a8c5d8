// Fits a linear chain: averaged structured perceptron, deterministic.
import {
  bestSequence,
  WEIGHT_LETTERS,
  writeIndex,
  writeKey,
  type Chain,
  type ChainTable,
} from '../../engine/query/linearChain';

export interface Example {
  features: readonly (readonly number[])[];
  labels: readonly string[];
  /** How often it counts in a round. */
  times?: number;
}

const random = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Features seen less often say nothing. */
const LEAST_SEEN = 2;

/** Rounds over the examples -> averaged weights, as a chain and as rows for the table. */
export function fitChain(
  examples: readonly Example[],
  rounds: number,
): {
  labels: string[];
  rowOf: Map<number, number>;
  weights: Float32Array;
  transitions: Float64Array;
} {
  const labels = [...new Set(examples.flatMap(({ labels: all }) => all))].sort();
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const width = labels.length;
  const seen = new Map<number, number>();
  for (const { features, times = 1 } of examples)
    for (const keys of features)
      for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + times);
  const rowOf = new Map<number, number>();
  for (const [key, count] of seen) if (count >= LEAST_SEEN) rowOf.set(key, rowOf.size * width);
  const weights = new Float32Array(rowOf.size * width);
  const sums = new Float64Array(weights.length);
  const transitions = new Float64Array((width + 1) * width);
  const transitionSums = new Float64Array(transitions.length);
  const chain: Chain = {
    labels,
    transitions,
    add(key, scores, from) {
      const row = rowOf.get(key);
      if (row === undefined) return;
      for (let label = 0; label < width; label++) scores[from + label]! += weights[row + label]!;
    },
  };
  const order = examples.flatMap((example) =>
    Array.from({ length: example.times ?? 1 }, () => example),
  );
  const next = random(17);
  let clock = 0;
  const total = rounds * order.length;
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const { features, labels: gold } of order) {
      const guess = bestSequence(chain, features);
      const left = total - clock++;
      const change = (place: number, label: number, by: number): void => {
        for (const key of features[place]!) {
          const row = rowOf.get(key);
          if (row === undefined) continue;
          weights[row + label]! += by;
          sums[row + label]! += by * left;
        }
      };
      const step = (before: number, label: number, by: number): void => {
        transitions[before * width + label]! += by;
        transitionSums[before * width + label]! += by * left;
      };
      for (let place = 0; place < gold.length; place++) {
        const [right, wrong] = [labelAt.get(gold[place]!)!, labelAt.get(guess[place]!)!];
        const [rightBefore, wrongBefore] = place
          ? [labelAt.get(gold[place - 1]!)!, labelAt.get(guess[place - 1]!)!]
          : [width, width];
        if (right !== wrong) {
          change(place, right, 1);
          change(place, wrong, -1);
        }
        if (right !== wrong || rightBefore !== wrongBefore) {
          step(rightBefore, right, 1);
          step(wrongBefore, wrong, -1);
        }
      }
    }
  }
  return {
    labels,
    rowOf,
    weights: Float32Array.from(sums, (sum) => sum / total),
    transitions: transitionSums.map((sum) => sum / total),
  };
}

const LINE = 96;
/** The table of a fitted chain: the weights that count most, in equal steps. */
export function tableOf(
  { labels, rowOf, weights, transitions }: ReturnType<typeof fitChain>,
  cells: number,
): ChainTable {
  // The largest weights are cut off: nearly all lie within this.
  const sizes = weights.map(Math.abs).sort();
  const most = Math.max(sizes[Math.floor(sizes.length * 0.9999)]!, ...transitions.map(Math.abs));
  const step = Math.ceil((most / 30) * 1000) / 1000;
  const least = Math.max(step / 2, sizes[Math.max(0, sizes.length - cells)]!);
  const letters = WEIGHT_LETTERS(step);
  const rows = [...rowOf]
    .sort(([a], [b]) => a - b)
    .flatMap(([key, row]) => {
      const said = labels.flatMap((_, label) =>
        Math.abs(weights[row + label]!) >= least
          ? [writeIndex(label) + letters.write(weights[row + label]!)]
          : [],
      );
      return said.length ? [writeKey(key) + writeIndex(said.length) + said.join('')] : [];
    })
    .join('');
  return {
    labels,
    step,
    transitions: [...transitions].map((weight) => letters.write(weight)).join(''),
    rows: rows.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [],
  };
}
