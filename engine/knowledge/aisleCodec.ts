// How lexicon/aisles.ts writes what a word says about the aisle: scripts/fit-aisles.ts writes it, aisles.ts reads it.
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
