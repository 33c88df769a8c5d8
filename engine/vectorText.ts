// How lexicon/wordVectors.ts writes a vector: scripts/fit-vectors.ts writes it, wordVectors.ts reads it.

/** What stands in the table beside words: a word as head of its name, a store's department, a word among the things of a group of aisles, two words of one name (in the order of the alphabet). */
export const VECTOR_KEYS = { head: (word: string): string => `>${word}`, department: (department: string): string => `@${department}`, among: (word: string, group: number): string => `${word}@${group}`, pair: (one: string, other: string): string => (one < other ? `${one}&${other}` : `${other}&${one}`) } as const;
export const isAmong = (key: string): boolean => key.indexOf('@') > 0;
/** The two words of a pair's key; null for another one. */
export const pairIn = (key: string): readonly [string, string] | null => (key.includes('&') ? (key.split('&') as [string, string]) : null);

/** A number is one of these letters, in steps around the middle one. */
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ZERO = 31;
const STEP = 0.04;

/** The nearest number that can be written. */
const steps = (value: number): number => Math.max(-ZERO, Math.min(LETTERS.length - 1 - ZERO, Math.round(value / STEP)));
export const writeVector = (vector: ArrayLike<number>): string => Array.from(vector, (value) => LETTERS[steps(value) + ZERO]!).join('');
export const readVector = (text: string): Float64Array => Float64Array.from(text, (letter) => (LETTERS.indexOf(letter) - ZERO) * STEP);
