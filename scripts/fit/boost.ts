/** Gradient-boosted regression trees with a logistic loss on soft labels: small, seeded by nothing, the same table every run. */
export interface Tree {
  /** Feature of each node, -1 for a leaf; children of node i stand at left[i], left[i] + 1. */
  feature: number[];
  threshold: number[];
  left: number[];
  value: number[];
}
export interface Fitted {
  bias: number;
  trees: Tree[];
}
export interface BoostOptions {
  trees: number;
  depth: number;
  rate: number;
  minWeight: number;
  ridge: number;
  /** Share of the features that each tree may ask, drawn by a fixed rule. */
  columns: number;
  /** Share of the lists that each tree learns from, drawn by a fixed rule. */
  rows: number;
  /** Tables fitted alike on other draws; the mean of them is what ships. */
  bags: number;
  /** Weight of the list-wise part of the loss beside the point-wise one. */
  listwise: number;
}

/** What is learned from: rows of one list (task and store) share a number in `lists`; `gains` say how much a row deserves to stand first in its list. */
export interface Examples {
  rows: readonly ArrayLike<number>[];
  labels: readonly number[];
  weights: readonly number[];
  lists: readonly number[];
  gains: readonly number[];
}

/** Steps into which the values of a feature are cut at most. */
const BINS = 48;
/** A split must bring at least this much. */
const LEAST_GAIN = 1e-3;
/** Digits of a threshold. */
const DIGITS = 4;

/** Learns `options.bags` tables and joins them. */
export function boost(examples: Examples, options: BoostOptions): Fitted {
  const binned = binsOf(examples.rows);
  const bags = Array.from({ length: options.bags }, (_, bag) =>
    new Learner(examples, options, binned, bag * options.trees).learn(),
  );
  const share = (value: number): number => Number((value / options.bags).toFixed(4));
  // Turn by turn, so that the first trees of all together place a candidate roughly (engine/ranking/score.ts).
  const trees = Array.from({ length: options.trees }, (_, at) =>
    bags.map((bag) => ({ ...bag.trees[at]!, value: bag.trees[at]!.value.map(share) })),
  ).flat();
  return { bias: bags[0]!.bias, trees };
}

/** Thresholds of each feature, ascending, and by feature the step each row stands on. */
interface Binned {
  cuts: number[][];
  bins: Uint8Array[];
}

function binsOf(rows: Examples['rows']): Binned {
  const cuts: number[][] = [];
  const bins: Uint8Array[] = [];
  for (let feature = 0; feature < rows[0]!.length; feature++) {
    const edges = cutsOf(Float64Array.from(rows, (row) => row[feature]!).sort());
    cuts.push(edges);
    bins.push(
      Uint8Array.from(rows, (row) => {
        let bin = 0;
        while (bin < edges.length && row[feature]! > edges[bin]!) bin++;
        return bin;
      }),
    );
  }
  return { cuts, bins };
}

/** Between all values where they are few, else at quantiles. */
function cutsOf(sorted: Float64Array): number[] {
  const values = [...new Set(sorted)];
  const cuts =
    values.length <= BINS
      ? values.slice(1).map((value, at) => (value + values[at]!) / 2)
      : Array.from(
          { length: BINS - 1 },
          (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BINS)]!,
        );
  return [...new Set(cuts.map((cut) => Number(cut.toPrecision(DIGITS))))];
}

/** Sums of gradient and hessian by feature and bin, two numbers each. */
type Histogram = Float64Array;

class Learner {
  private readonly bias: number;
  private readonly score: Float64Array;
  private readonly gradient: Float64Array;
  private readonly hessian: Float64Array;
  private readonly listCount: number;
  private readonly gainOf: Float64Array;
  /** Features that the tree at hand may ask. */
  private asked: number[] = [];

  /** `first`: the number of its first draw. */
  constructor(
    private readonly examples: Examples,
    private readonly options: BoostOptions,
    private readonly binned: Binned,
    private readonly first: number,
  ) {
    const { labels, weights, rows, lists, gains } = examples;
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const mean = labels.reduce((sum, label, at) => sum + label * weights[at]!, 0) / all;
    this.bias = Math.log(mean / (1 - mean));
    this.score = new Float64Array(rows.length).fill(this.bias);
    this.gradient = new Float64Array(rows.length);
    this.hessian = new Float64Array(rows.length);
    this.listCount = lists.reduce((most, list) => Math.max(most, list + 1), 0);
    this.gainOf = new Float64Array(this.listCount);
    lists.forEach((list, at) => {
      this.gainOf[list]! += gains[at]!;
    });
  }

  learn(): Fitted {
    const { options, examples, binned } = this;
    const members = Int32Array.from(examples.rows.keys());
    const trees: Tree[] = [];
    for (let at = 0; at < options.trees; at++) {
      this.addPointwise();
      if (options.listwise > 0) this.addListwise();
      const number = this.first + at;
      this.asked = [...binned.cuts.keys()].filter(
        (feature) => draw(number, feature) < options.columns && binned.cuts[feature]!.length > 0,
      );
      const tree: Tree = { feature: [-1], threshold: [0], left: [0], value: [0] };
      const drawn = members.filter(
        (i) => options.rows >= 1 || draw(-1 - number, examples.lists[i]!) < options.rows,
      );
      this.grow(tree, 0, drawn, this.histogramOf(drawn), options.depth);
      trees.push(tree);
      for (const i of members) this.score[i]! += predictTree(tree, examples.rows[i]!);
    }
    return { bias: this.bias, trees };
  }

  private addPointwise(): void {
    const { labels, weights } = this.examples;
    for (let i = 0; i < labels.length; i++) {
      const p = 1 / (1 + Math.exp(-this.score[i]!));
      this.gradient[i] = (labels[i]! - p) * weights[i]!;
      this.hessian[i] = Math.max(1e-6, p * (1 - p)) * weights[i]!;
    }
  }

  /** Softmax cross-entropy between what stands high and what deserves to, list by list. */
  private addListwise(): void {
    const { lists, gains } = this.examples;
    const { score, gainOf, options } = this;
    const top = new Float64Array(this.listCount).fill(-Infinity);
    const sum = new Float64Array(this.listCount);
    lists.forEach((list, i) => {
      top[list] = Math.max(top[list]!, score[i]!);
    });
    lists.forEach((list, i) => {
      sum[list]! += Math.exp(score[i]! - top[list]!);
    });
    lists.forEach((list, i) => {
      if (gainOf[list] === 0) return;
      const p = Math.exp(score[i]! - top[list]!) / sum[list]!;
      this.gradient[i]! += options.listwise * (gains[i]! / gainOf[list]! - p);
      this.hessian[i]! += options.listwise * Math.max(1e-6, p * (1 - p));
    });
  }

  private histogramOf(members: Int32Array): Histogram {
    const { gradient, hessian, asked, binned } = this;
    const histogram = new Float64Array(asked.length * BINS * 2);
    asked.forEach((feature, place) => {
      const bins = binned.bins[feature]!;
      const from = place * BINS * 2;
      for (let at = 0; at < members.length; at++) {
        const i = members[at]!;
        const to = from + 2 * bins[i]!;
        histogram[to]! += gradient[i]!;
        histogram[to + 1]! += hessian[i]!;
      }
    });
    return histogram;
  }

  private grow(
    tree: Tree,
    node: number,
    members: Int32Array,
    histogram: Histogram | null,
    depth: number,
  ): void {
    let [g, h] = [0, 0];
    for (const i of members) {
      g += this.gradient[i]!;
      h += this.hessian[i]!;
    }
    const best = depth > 0 && histogram ? this.bestSplit(histogram, g, h) : null;
    if (!best) {
      const { rate, ridge } = this.options;
      tree.value[node] = Number(((rate * g) / (h + ridge)).toFixed(4));
      return;
    }
    const left = tree.feature.length;
    tree.feature[node] = best.feature;
    tree.threshold[node] = this.binned.cuts[best.feature]![best.bin]!;
    tree.left[node] = left;
    for (const row of [tree.threshold, tree.left, tree.value]) row.push(0, 0);
    tree.feature.push(-1, -1);
    const bins = this.binned.bins[best.feature]!;
    const parts = [
      members.filter((i) => bins[i]! <= best.bin),
      members.filter((i) => bins[i]! > best.bin),
    ] as const;
    const histograms = depth > 1 ? this.partHistograms(histogram!, parts) : [null, null];
    this.grow(tree, left, parts[0], histograms[0]!, depth - 1);
    this.grow(tree, left + 1, parts[1], histograms[1]!, depth - 1);
  }

  /** Only the smaller part is counted; the other is what is left of the whole. */
  private partHistograms(
    whole: Histogram,
    [one, other]: readonly [Int32Array, Int32Array],
  ): [Histogram, Histogram] {
    const small = this.histogramOf(one.length <= other.length ? one : other);
    const large = whole.map((sum, at) => sum - small[at]!);
    return one.length <= other.length ? [small, large] : [large, small];
  }

  private bestSplit(
    histogram: Histogram,
    g: number,
    h: number,
  ): { feature: number; bin: number } | null {
    const { minWeight, ridge } = this.options;
    let best: { feature: number; bin: number } | null = null;
    let most = LEAST_GAIN;
    this.asked.forEach((feature, place) => {
      let [gLeft, hLeft] = [0, 0];
      const cuts = this.binned.cuts[feature]!.length;
      for (let bin = 0; bin < cuts; bin++) {
        gLeft += histogram[2 * (place * BINS + bin)]!;
        hLeft += histogram[2 * (place * BINS + bin) + 1]!;
        const [gRight, hRight] = [g - gLeft, h - hLeft];
        if (hLeft < minWeight || hRight < minWeight) continue;
        const gain =
          gLeft ** 2 / (hLeft + ridge) + gRight ** 2 / (hRight + ridge) - g ** 2 / (h + ridge);
        if (gain > most) {
          most = gain;
          best = { feature, bin };
        }
      }
    });
    return best;
  }
}

/** A number in 0..1 for a tree and a feature: the same in every run. */
function draw(tree: number, feature: number): number {
  let x = Math.imul(tree + 1, 0x9e3779b1) ^ Math.imul(feature + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
}

export function predict(model: Fitted, row: ArrayLike<number>): number {
  return model.trees.reduce((sum, tree) => sum + predictTree(tree, row), model.bias);
}

function predictTree(tree: Tree, row: ArrayLike<number>): number {
  let node = 0;
  while (tree.feature[node]! >= 0)
    node = tree.left[node]! + (row[tree.feature[node]!]! <= tree.threshold[node]! ? 0 : 1);
  return tree.value[node]!;
}
