// How engine/fitted/aisles.ts holds what a word says about the aisle: scripts/fit/aisles.ts writes it, aisleClassifier.ts reads it.
import { readLists, writeLists, type ListsText } from '../words/numberText';
import { quantisedText } from './quantisedText';
import { headKey, readForms, writeForms, type FormsText } from './wordForms';

/** What a word adds to some aisles, in the logarithm of their shares. */
export interface AisleWeights {
  aisles: Uint16Array;
  weights: Float64Array;
}

/** What stands in the table beside words: a word as head of its name, a store's department, several packed together. */
export const AISLE_KEYS = {
  head: headKey,
  department: (department: string): string => `@${department}`,
  several: '#',
} as const;

const LETTERS = quantisedText(0.5, 12);

/** The nearest weight that can be written. */
export const writableWeight = LETTERS.writable;

/** The table as text: its words, by row (wordForms.ts) the aisles it speaks of, and a weight for each. */
export interface AisleTableText extends FormsText {
  aisles: ListsText;
  weights: string;
}

/** Key -> number of an aisle and weight, the aisles ascending. */
export type AisleEntries = ReadonlyMap<
  string,
  readonly (readonly [aisle: number, weight: number])[]
>;

export function writeAisleTable(entries: AisleEntries): AisleTableText {
  const forms = writeForms([...entries.keys()]);
  const rows = readForms(forms)
    .keysOfRows()
    .map((key) => entries.get(key)!);
  return {
    ...forms,
    aisles: writeLists(rows.map((row) => row.map(([aisle]) => aisle))),
    weights: rows.flatMap((row) => row.map(([, weight]) => LETTERS.write(weight))).join(''),
  };
}

/** A table that can be asked: nothing for what it does not hold. */
export interface AisleTable {
  has(word: string): boolean;
  hasHead(word: string): boolean;
  ofWord(word: string): AisleWeights;
  ofHead(word: string): AisleWeights;
}
const NOTHING: AisleWeights = { aisles: new Uint16Array(0), weights: new Float64Array(0) };

export function readAisleTable(text: AisleTableText): AisleTable {
  const { rowOf, rowOfHead } = readForms(text);
  const weights = LETTERS.readAll(text.weights);
  const { from, values } = readLists(text.aisles);
  const aisles = Uint16Array.from(values);
  const at = (row: number): AisleWeights =>
    row < 0
      ? NOTHING
      : {
          aisles: aisles.subarray(from[row], from[row + 1]),
          weights: weights.subarray(from[row], from[row + 1]),
        };
  return {
    has: (word) => rowOf(word) >= 0,
    hasHead: (word) => rowOfHead(word) >= 0,
    ofWord: (word) => at(rowOf(word)),
    ofHead: (word) => at(rowOfHead(word)),
  };
}
