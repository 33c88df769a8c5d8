// The form in which scripts/fit-model.ts writes what it fitted.

/** Regression tree: node i asks feature f[i] <= t[i], then goes to l[i], else to l[i] + 1; leaves have f = -1 and the value v[i]. */
export interface Tree {
  f: readonly number[];
  t: readonly number[];
  l: readonly number[];
  v: readonly number[];
}

/** Small regression trees over the evidence. */
export interface Model {
  bias: number;
  /** score -> share of acceptable matches, measured on held-out judgments. */
  calibration: readonly (readonly [number, number])[];
  trees: readonly Tree[];
}
