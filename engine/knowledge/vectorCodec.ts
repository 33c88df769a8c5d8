// How engine/fitted/vectors.ts holds a vector: scripts/fit/vectors.ts writes it, wordVectors.ts reads it.
import { AISLE_KEYS } from './aisleCodec';
import { quantisedText } from './quantisedText';

/** Numbers of a vector, a letter each. */
export const DIMENSIONS = 8;

/** What stands in the table beside words: a word as head of its name and a store's department, as among the aisles; a word among the things of a group of aisles, two words of one name (in the order of the alphabet). */
export const VECTOR_KEYS = {
  head: AISLE_KEYS.head,
  department: AISLE_KEYS.department,
  among: (word: string, group: number): string => `${word}@${group}`,
  pair: (one: string, other: string): string =>
    one < other ? `${one}&${other}` : `${other}&${one}`,
} as const;
/** All that the vector of a name is the sum of; `words` once each, without makers. */
export const keysOf = (
  words: readonly string[],
  head: string,
  group: number,
  department: string,
): string[] => [
  ...words,
  VECTOR_KEYS.head(head),
  VECTOR_KEYS.department(department),
  ...words.map((word) => VECTOR_KEYS.among(word, group)),
  ...words.flatMap((one, at) => words.slice(at + 1).map((other) => VECTOR_KEYS.pair(one, other))),
];
export const isAmong = (key: string): boolean => key.indexOf('@') > 0;
/** The two words of a pair's key; null for another one. */
export const pairIn = (key: string): readonly [string, string] | null =>
  key.includes('&') ? (key.split('&') as [string, string]) : null;

const LETTERS = quantisedText(0.04, 31);
export const writeVector = (vector: ArrayLike<number>): string =>
  Array.from(vector, LETTERS.write).join('');
export const readVector = (text: string): Float64Array => Float64Array.from(text, LETTERS.read);

/** "bean@12" and "bean&green" follow "bean", which is left out of them. */
const CONTINUES = /^(?:&|@\d)/;
const stemOf = (key: string): string => key.replace(/^(.[^&@]*)[&@].*$/, '$1');

/** The entries of a table (key and letters) in the order of the alphabet, as it is written. */
export function writeVectorTable(vectors: ReadonlyMap<string, ArrayLike<number>>): string[] {
  let last = '';
  return [...vectors.keys()]
    .sort((a, b) => order(stemOf(a), stemOf(b)) || order(a, b))
    .map((key) => {
      const stem = stemOf(key);
      const shown = key !== stem && stem === last ? key.slice(stem.length) : key;
      last = stem;
      return shown + writeVector(vectors.get(key)!);
    });
}
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Key -> letters. */
export function readVectorTable(text: string): Map<string, string> {
  const all = new Map<string, string>();
  let stem = '';
  for (const entry of text.trim().split(/\s+/)) {
    const shown = entry.slice(0, -DIMENSIONS);
    const key = CONTINUES.test(shown) ? stem + shown : shown;
    if (key === shown) stem = stemOf(key);
    all.set(key, entry.slice(-DIMENSIONS));
  }
  return all;
}
