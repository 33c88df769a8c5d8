// How engine/fitted/aisles.ts holds what a word says about the aisle: scripts/fit/aisles.ts writes it, aisleClassifier.ts reads it.
import { quantisedText } from './quantisedText';

/** What a word adds to some aisles, in the logarithm of their shares. */
export interface AisleWeights {
  aisles: Uint16Array;
  weights: Float64Array;
}

/** What stands in the table beside words: a word as head of its name, a store's department, several packed together. */
export const AISLE_KEYS = {
  head: (word: string): string => `>${word}`,
  department: (department: string): string => `@${department}`,
  several: '#',
} as const;

const LETTERS = quantisedText(0.25, 12);
/** Two letters of the aisle's number in base 36, one of the weight. */
const RUN = 3;

/** The nearest weight that can be written. */
export const writableWeight = LETTERS.writable;

export const writeWeight = (aisle: number, weight: number): string =>
  aisle.toString(36).padStart(2, '0') + LETTERS.write(weight);

export function readWeights(text: string): AisleWeights {
  const count = text.length / RUN;
  const read = { aisles: new Uint16Array(count), weights: new Float64Array(count) };
  for (let at = 0; at < count; at++) {
    read.aisles[at] = parseInt(text.slice(RUN * at, RUN * at + 2), 36);
    read.weights[at] = LETTERS.read(text[RUN * at + 2]!);
  }
  return read;
}

/** Weights on a line; what goes on behind the first follows an entry without a key. */
const ON_A_LINE = 25;

/** A key with its weights as entries of the table. */
export function writeEntry(key: string, said: readonly string[]): string[] {
  const entries: string[] = [];
  for (let at = 0; at < said.length; at += ON_A_LINE)
    entries.push(`${at === 0 ? key : ''}:${said.slice(at, at + ON_A_LINE).join('')}`);
  return entries;
}

/** The table: key -> its weights as they are written. */
export function readAisleTable(text: string): Map<string, string> {
  const all = new Map<string, string>();
  let last = '';
  for (const entry of text.trim().split(/\s+/)) {
    const end = entry.indexOf(':');
    const key = entry.slice(0, end) || last;
    all.set(key, (all.get(key) ?? '') + entry.slice(end + 1));
    last = key;
  }
  return all;
}
