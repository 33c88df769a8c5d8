/** Gradient-boosted regression trees with a logistic loss on soft labels: small, seeded by nothing, the same table every run. */
export interface Tree {
  /** Feature of each node, -1 for a leaf; children of node i stand at left[i], left[i] + 1. */
  feature: number[];
  threshold: number[];
  left: number[];
  value: number[];
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

const BINS = 48;

/** Rows of one list (task and store) share a number in `lists`; `gains` say how much a row deserves to stand first in its list. */
export function boost(
  rows: Float64Array[],
  labels: number[],
  weights: number[],
  lists: readonly number[],
  gains: readonly number[],
  options: BoostOptions,
): { bias: number; trees: Tree[] } {
  const bags = Array.from({ length: options.bags }, (_, bag) =>
    boostOnce(rows, labels, weights, lists, gains, options, bag * options.trees),
  );
  const share = (value: number): number => Number((value / options.bags).toFixed(4));
  // Turn by turn, so that the first trees of all together place a candidate roughly (engine/ranking/score.ts).
  const trees = Array.from({ length: options.trees }, (_, at) =>
    bags.map((bag) => ({ ...bag.trees[at]!, value: bag.trees[at]!.value.map(share) })),
  ).flat();
  return { bias: bags[0]!.bias, trees };
}

/** One table; `first` is the number of its first draw. */
function boostOnce(
  rows: Float64Array[],
  labels: number[],
  weights: number[],
  lists: readonly number[],
  gains: readonly number[],
  options: BoostOptions,
  first: number,
): { bias: number; trees: Tree[] } {
  const features = rows[0]!.length;
  const edges: number[][] = [];
  const binned: Uint8Array[] = [];
  for (let f = 0; f < features; f++) {
    const values = [...new Set(rows.map((row) => row[f]!))].sort((a, b) => a - b);
    let cuts: number[];
    if (values.length <= BINS) cuts = values.slice(1).map((value, i) => (value + values[i]!) / 2);
    else {
      const sorted = rows.map((row) => row[f]!).sort((a, b) => a - b);
      cuts = [
        ...new Set(
          Array.from(
            { length: BINS - 1 },
            (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / BINS)]!,
          ),
        ),
      ];
    }
    cuts = cuts.map((cut) => Number(cut.toPrecision(4)));
    edges.push(cuts);
    binned.push(
      Uint8Array.from(rows, (row) => {
        let b = 0;
        while (b < cuts.length && row[f]! > cuts[b]!) b++;
        return b;
      }),
    );
  }
  const mean =
    labels.reduce((s, y, i) => s + y * weights[i]!, 0) / weights.reduce((s, w) => s + w, 0);
  const bias = Math.log(mean / (1 - mean));
  const score = new Float64Array(rows.length).fill(bias);
  const trees: Tree[] = [];
  const count = Math.max(0, ...lists.map((list) => list + 1));
  const gainOf = new Float64Array(count);
  lists.forEach((list, i) => {
    gainOf[list]! += gains[i]!;
  });
  for (let t = 0; t < options.trees; t++) {
    const gradient = new Float64Array(rows.length);
    const hessian = new Float64Array(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const p = 1 / (1 + Math.exp(-score[i]!));
      gradient[i] = (labels[i]! - p) * weights[i]!;
      hessian[i] = Math.max(1e-6, p * (1 - p)) * weights[i]!;
    }
    if (options.listwise > 0) addListwise(gradient, hessian);
    const asked = Array.from({ length: features }, (_, f) => f).filter(
      (f) => draw(first + t, f) < options.columns,
    );
    const tree: Tree = { feature: [-1], threshold: [0], left: [0], value: [0] };
    const members = Int32Array.from(rows.keys());
    grow(
      tree,
      0,
      options.rows < 1
        ? members.filter((i) => draw(-1 - first - t, lists[i]!) < options.rows)
        : members,
      options.depth,
    );
    trees.push(tree);
    for (const i of members) score[i]! += predictTree(tree, rows[i]!);

    /** Softmax cross-entropy between what stands high and what deserves to, list by list. */
    function addListwise(g: Float64Array, h: Float64Array): void {
      const top = new Float64Array(count).fill(-Infinity);
      const sum = new Float64Array(count);
      for (let i = 0; i < rows.length; i++) top[lists[i]!] = Math.max(top[lists[i]!]!, score[i]!);
      for (let i = 0; i < rows.length; i++)
        sum[lists[i]!]! += Math.exp(score[i]! - top[lists[i]!]!);
      for (let i = 0; i < rows.length; i++) {
        const list = lists[i]!;
        if (gainOf[list] === 0) continue;
        const p = Math.exp(score[i]! - top[list]!) / sum[list]!;
        g[i]! += options.listwise * (gains[i]! / gainOf[list]! - p);
        h[i]! += options.listwise * Math.max(1e-6, p * (1 - p));
      }
    }

    function grow(target: Tree, node: number, members: Int32Array, depth: number): void {
      let g = 0;
      let h = 0;
      for (const i of members) {
        g += gradient[i]!;
        h += hessian[i]!;
      }
      const leaf = (): void => {
        const value = Number(((options.rate * g) / (h + options.ridge)).toFixed(4));
        target.value[node] = value;
      };
      if (depth === 0) return leaf();
      let best = { gain: 1e-3, feature: -1, bin: 0 };
      for (const f of asked) {
        const cuts = edges[f]!.length;
        if (cuts === 0) continue;
        const gs = new Float64Array(cuts + 1);
        const hs = new Float64Array(cuts + 1);
        const bins = binned[f]!;
        for (const i of members) {
          gs[bins[i]!]! += gradient[i]!;
          hs[bins[i]!]! += hessian[i]!;
        }
        let gl = 0;
        let hl = 0;
        for (let b = 0; b < cuts; b++) {
          gl += gs[b]!;
          hl += hs[b]!;
          const hr = h - hl;
          if (hl < options.minWeight || hr < options.minWeight) continue;
          const gr = g - gl;
          const gain =
            (gl * gl) / (hl + options.ridge) +
            (gr * gr) / (hr + options.ridge) -
            (g * g) / (h + options.ridge);
          if (gain > best.gain) best = { gain, feature: f, bin: b };
        }
      }
      if (best.feature < 0) return leaf();
      const bins = binned[best.feature]!;
      const left = target.feature.length;
      target.feature[node] = best.feature;
      target.threshold[node] = edges[best.feature]![best.bin]!;
      target.left[node] = left;
      for (let k = 0; k < 2; k++) {
        target.feature.push(-1);
        target.threshold.push(0);
        target.left.push(0);
        target.value.push(0);
      }
      grow(
        target,
        left,
        members.filter((i) => bins[i]! <= best.bin),
        depth - 1,
      );
      grow(
        target,
        left + 1,
        members.filter((i) => bins[i]! > best.bin),
        depth - 1,
      );
    }
  }
  return { bias, trees };
}

/** A number in 0..1 for a tree and a feature: the same in every run. */
function draw(tree: number, feature: number): number {
  let x = Math.imul(tree + 1, 0x9e3779b1) ^ Math.imul(feature + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
}

export function predict(model: { bias: number; trees: Tree[] }, row: ArrayLike<number>): number {
  let sum = model.bias;
  for (const tree of model.trees) sum += predictTree(tree, row);
  return sum;
}

function predictTree(tree: Tree, row: ArrayLike<number>): number {
  let node = 0;
  while (tree.feature[node]! >= 0)
    node = tree.left[node]! + (row[tree.feature[node]!]! <= tree.threshold[node]! ? 0 : 1);
  return tree.value[node]!;
}
