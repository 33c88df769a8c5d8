/**
 * Every stemmed word that is compared has a number, the same in all stores and catalogues: what is looked for is then
 * marked in a table once, and each test of a candidate's word is a read of that table. The numbers only ever grow.
 */
const ids = new Map<string, number>();
const words: string[] = [];

export function wordId(word: string): number {
  let id = ids.get(word);
  if (id === undefined) ids.set(word, (id = words.push(word) - 1));
  return id;
}

/** The number of no word. */
export const NO_WORD = wordId('');

export const wordIds = (of: Iterable<string>): number[] => Array.from(of, wordId);

/** The word of a number. */
export const wordOf = (id: number): string => words[id]!;

/** How many words have a number: all numbers are below. */
export const wordCount = (): number => words.length;
