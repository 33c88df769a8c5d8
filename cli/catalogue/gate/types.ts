import type { Snapshot } from '../snapshot';

/** What is decided about a price file; the worst finding decides. */
export type Verdict = 'accept' | 'warn' | 'refuse';

/** One thing that was seen in a file, with its figures in one sentence. */
export interface Finding {
  verdict: Verdict;
  words: string;
}

export const finding = (verdict: Verdict, words: string): Finding => ({ verdict, words });
export const refuse = (words: string): Finding => finding('refuse', words);
export const warn = (words: string): Finding => finding('warn', words);

/** Texts with a price each, in the file's order: a map, or what is kept of one. */
export interface Priced {
  readonly size: number;
  get(text: string): number | undefined;
  has(text: string): boolean;
  keys(): Iterable<string>;
  values(): Iterable<number>;
  [Symbol.iterator](): Iterator<[string, number]>;
}

/** What an accepted snapshot is to the ones behind it. */
export type Accepted = Readonly<
  Pick<
    Snapshot,
    'label' | 'date' | 'distinctNames' | 'shelves' | 'categories' | 'counts' | 'endsWithLine'
  > & { prices: Priced; codes: Priced }
>;

/** What a snapshot is measured against. */
export interface Measure {
  /** Accepted files of the store, oldest first, four at most. */
  before: readonly Accepted[];
  /** The last accepted file of each other store, by the store's label. */
  others: ReadonlyMap<string, Accepted>;
  /** YYYY-MM-DD; null: not known, and no day is in the future. */
  today: string | null;
}

/** "12 %", "0.4 %" */
export const share = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(part / whole < 0.1 ? 1 : 0)} %`;

/** Fewer products say little about all. */
export const ENOUGH = 50;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
