// Fits a linear chain: a conditional random field, by FTRL-proximal steps (McMahan 2013) that keep most weights at nothing.
// Deterministic.
import { WEIGHT_STEPS, writeChain, type ChainTable } from '../../engine/tagger/chainText';

export interface Example {
  features: readonly (readonly number[])[];
  labels: readonly string[];
  /** How much it counts. */
  times?: number;
}
export interface FitOptions {
  rounds: number;
  /** Rounds after that, in which only the weights move that ship. */
  after: number;
  /** Weights that ship. */
  cells: number;
  /** How large the first steps are. */
  rate: number;
  /** How much a weight must bring before it is any. */
  sparse: number;
  /** How strongly large weights are drawn back. */
  small: number;
}
export interface FittedChain {
  labels: string[];
  rowOf: Map<number, number>;
  weights: Float64Array;
  transitions: Float64Array;
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
/** How far it counts that a feature is often there, beside how much it says: not at all would be 0. */
const OFTEN_COUNTS = 0.25;
/** Gradients below this move nothing. */
const LEAST = 1e-3;

/** Weights that are moved by their gradients. */
class Moved {
  readonly weights: Float64Array;
  private readonly sums: Float64Array;
  /** Of the sums of squares. */
  private readonly roots: Float64Array;
  constructor(
    size: number,
    private readonly options: FitOptions,
    private readonly sparse: number,
  ) {
    this.weights = new Float64Array(size);
    this.sums = new Float64Array(size);
    this.roots = new Float64Array(size);
  }
  /** Leaves nothing but the weights that count most: large ones, of features that are often there. */
  keep(count: number, oftenOf: (at: number) => number): void {
    const worth = this.weights.map((weight, at) => Math.abs(weight) * oftenOf(at) ** OFTEN_COUNTS);
    const least = worth.slice().sort()[Math.max(0, worth.length - count)]!;
    this.kept = Uint8Array.from(worth, (one) => Number(one > 0 && one >= least));
    for (let at = 0; at < worth.length; at++) if (!this.kept[at]) this.weights[at] = 0;
  }
  private kept: Uint8Array | null = null;
  move(at: number, by: number): void {
    if (this.kept && !this.kept[at]) return;
    const { rate, small } = this.options;
    const before = this.roots[at]!;
    const root = Math.sqrt(before * before + by * by);
    this.roots[at] = root;
    const sum = this.sums[at]! + by - ((root - before) / rate) * this.weights[at]!;
    this.sums[at] = sum;
    this.weights[at] =
      Math.abs(sum) <= this.sparse
        ? 0
        : -(sum - Math.sign(sum) * this.sparse) / ((1 + root) / rate + small);
  }
}

/** Rounds over the examples -> weights, as a chain and as rows for the table. */
export function fitChain(examples: readonly Example[], options: FitOptions): FittedChain {
  const labels = [...new Set(examples.flatMap(({ labels: all }) => all))].sort();
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const width = labels.length;
  const seen = new Map<number, number>();
  for (const { features, times = 1 } of examples)
    for (const keys of features)
      for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + times);
  const rowOf = new Map<number, number>();
  for (const [key, count] of seen) if (count >= LEAST_SEEN) rowOf.set(key, rowOf.size * width);
  const often = [...rowOf.keys()].map((key) => seen.get(key)!);
  const cells = new Moved(rowOf.size * width, options, options.sparse);
  const steps = new Moved((width + 1) * width, options, 0);
  const read = examples.map(({ features, labels: gold, times = 1 }): Numbered => ({
    rows: features.map((keys) => keys.flatMap((key) => rowOf.get(key) ?? [])),
    gold: gold.map((label) => labelAt.get(label)!),
    times,
  }));
  const order = [...read];
  const next = random(17);
  for (let round = 0; round < options.rounds + options.after; round++) {
    if (round === options.rounds) cells.keep(options.cells, (at) => often[Math.floor(at / width)]!);
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const example of order) if (example.rows.length) step(example, width, cells, steps);
  }
  return { labels, rowOf, weights: cells.weights, transitions: steps.weights };
}

/** An example by the cells of its features and the numbers of its labels. */
interface Numbered {
  rows: readonly (readonly number[])[];
  gold: readonly number[];
  times: number;
}

/** One example: moves each weight by what the chain expects less what is there. */
function step({ rows, gold, times }: Numbered, width: number, cells: Moved, steps: Moved): void {
  const moves = steps.weights.map(Math.exp);
  const { emissions, forward, backward } = probabilities(rows, width, cells.weights, moves);
  const expected = new Float64Array((width + 1) * width);
  const length = rows.length;
  for (let place = 0; place < length; place++) {
    const row = rows[place]!;
    for (let label = 0; label < width; label++) {
      const by =
        forward[place * width + label]! * backward[place * width + label]! -
        (gold[place] === label ? 1 : 0);
      if (Math.abs(by) < LEAST) continue;
      for (const cell of row) cells.move(cell + label, times * by);
    }
    addSteps(place, width, { emissions, forward, backward }, moves, expected);
    expected[(place ? gold[place - 1]! : width) * width + gold[place]!]! -= 1;
  }
  for (let at = 0; at < expected.length; at++)
    if (Math.abs(expected[at]!) >= LEAST) steps.move(at, times * expected[at]!);
}

interface Tables {
  /** exp of the scores of each place and label, the largest of a place as 1. */
  emissions: Float64Array;
  /** Forward, each place's sum as 1; backward so that their product is the probability. */
  forward: Float64Array;
  backward: Float64Array;
}

/** exp of the scores of each place and label, the largest of a place as 1. */
function emissionsOf(
  rows: readonly (readonly number[])[],
  width: number,
  weights: Float64Array,
): Float64Array {
  const emissions = new Float64Array(rows.length * width);
  rows.forEach((cells, place) => {
    const here = emissions.subarray(place * width, (place + 1) * width);
    for (const row of cells)
      for (let label = 0; label < width; label++) here[label]! += weights[row + label]!;
    const most = Math.max(...here);
    for (let label = 0; label < width; label++) here[label] = Math.exp(here[label]! - most);
  });
  return emissions;
}

/** How likely each label is at each place. */
function probabilities(
  rows: readonly (readonly number[])[],
  width: number,
  weights: Float64Array,
  moves: Float64Array,
): Tables {
  const length = rows.length;
  const emissions = emissionsOf(rows, width, weights);
  const forward = new Float64Array(length * width);
  const backward = new Float64Array(length * width);
  const scales = new Float64Array(length);
  for (let place = 0; place < length; place++) {
    const from = place * width;
    let sum = 0;
    for (let label = 0; label < width; label++) {
      let before = 0;
      if (place === 0) before = moves[width * width + label]!;
      else
        for (let other = 0; other < width; other++)
          before += forward[from - width + other]! * moves[other * width + label]!;
      sum += forward[from + label] = before * emissions[from + label]!;
    }
    for (let label = 0; label < width; label++) forward[from + label]! /= sum;
    scales[place] = sum;
  }
  backward.fill(1, (length - 1) * width);
  for (let place = length - 2; place >= 0; place--) {
    const after = (place + 1) * width;
    for (let label = 0; label < width; label++) {
      let sum = 0;
      for (let other = 0; other < width; other++)
        sum += moves[label * width + other]! * emissions[after + other]! * backward[after + other]!;
      backward[place * width + label] = sum / scales[place + 1]!;
    }
  }
  return { emissions, forward, backward };
}

/** Adds how likely each step to a place is. */
function addSteps(
  place: number,
  width: number,
  { emissions, forward, backward }: Tables,
  moves: Float64Array,
  expected: Float64Array,
): void {
  const from = place * width;
  if (place === 0) {
    for (let label = 0; label < width; label++)
      expected[width * width + label]! += forward[label]! * backward[label]!;
    return;
  }
  const some = new Float64Array(width * width);
  let sum = 0;
  for (let before = 0; before < width; before++)
    for (let label = 0; label < width; label++) {
      const at = before * width + label;
      sum += some[at] =
        forward[from - width + before]! *
        moves[at]! *
        emissions[from + label]! *
        backward[from + label]!;
    }
  for (let at = 0; at < some.length; at++) expected[at]! += some[at]! / sum;
}

/** The table of a fitted chain: its weights in equal steps. */
export function tableOf({ labels, rowOf, weights, transitions }: FittedChain): ChainTable {
  const width = labels.length;
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  // The largest weights are cut off: nearly all lie within this.
  const most = Math.max(sizes[Math.floor(sizes.length * 0.999)]!, ...transitions.map(Math.abs));
  const step = Math.ceil((Math.sqrt(most) / (WEIGHT_STEPS - 1)) * 1000) / 1000;
  const least = (step / 2) ** 2;
  const isSaid = (weight: number): boolean => Math.abs(weight) >= least;
  // Labels of which most is said come first: their numbers in the table are short.
  const told = labels.map(
    (_, label) => weights.filter((weight, at) => at % width === label && isSaid(weight)).length,
  );
  const order = labels.map((_, label) => label).sort((a, b) => told[b]! - told[a]! || a - b);
  const rows = [...rowOf]
    .sort(([a], [b]) => a - b)
    .map(([key, row]) => ({
      key,
      said: order
        .map((label, place) => [place, weights[row + label]!] as const)
        .filter(([, weight]) => isSaid(weight)),
    }));
  return writeChain(
    order.map((label) => labels[label]!),
    step,
    [...order, width].flatMap((before) =>
      order.map((label) => transitions[before * width + label]!),
    ),
    rows.filter(({ said }) => said.length > 0),
  );
}
