import { MOST_WORDS } from '../words/wordInterner';

/**
 * The tables that a search fills while it looks at one store. It has them to itself: who needs tables takes a workspace,
 * and gives it back with nothing in it, so that searches may take turns in any order. They are pooled because new
 * tables for every store of every line would be most of the work.
 */
export class Workspace {
  /** By word number: what the word is marked as (queryMarks.ts). */
  readonly flags = new Uint8Array(MOST_WORDS);
  /** By word number: its place in `present`, 0 for a word that is not looked for. */
  readonly positions = new Uint16Array(MOST_WORDS);
  /** By place: 1 when the candidate at hand holds the word. Place 0 is for all words that are not looked for. */
  readonly present = new Uint8Array(1 << 16);
  /** By word number: how many products around the target hold the word, and where they begin in `holders` (surprisal.ts). */
  readonly holderCount = new Int32Array(MOST_WORDS);
  readonly holdersFrom = new Int32Array(MOST_WORDS);
  holders = new Int32Array(1 << 12);
  /** By product of a store: the weight it shares with what is looked for. All 0 between uses. */
  scores = new Float64Array(0);
  /** Products with such a weight, the step each stands on and the keys they are sorted by (topK.ts). */
  touched = new Int32Array(0);
  steps = new Uint16Array(0);
  keys = new Float64Array(0);
  /** By candidate of a pool: its evidence. */
  readonly rows: Float64Array[] = [];

  /** Makes room for the products of a store. */
  reserve(products: number): void {
    if (this.scores.length >= products) return;
    this.scores = new Float64Array(products);
    this.touched = new Int32Array(products);
    this.steps = new Uint16Array(products);
    this.keys = new Float64Array(products);
  }

  /** Rows of `width` numbers for some candidates. */
  rowsFor(count: number, width: number): readonly Float64Array[] {
    while (this.rows.length < count) this.rows.push(new Float64Array(width));
    return this.rows.slice(0, count);
  }
}

/** Workspaces between two uses; their tables are empty. */
const idle: Workspace[] = [];

/** Runs work with a workspace of its own. The work must clear the tables that have to be empty. */
export function withWorkspace<Result>(work: (workspace: Workspace) => Result): Result {
  const workspace = idle.pop() ?? new Workspace();
  const result = work(workspace);
  // After an error the tables may hold anything: such a workspace is dropped.
  idle.push(workspace);
  return result;
}
