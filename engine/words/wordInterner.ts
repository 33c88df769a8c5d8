/**
 * Every stemmed word that is compared has a number, the same in all stores and catalogues: what is looked for is then
 * marked in a table once, and each test of a candidate's word is a read of that table. The numbers only ever grow.
 */
const ids = new Map<string, number>();
const words: string[] = [];

/** Tables by word number have this much room: forty times the words of all catalogues we have seen. */
export const MOST_WORDS = 1 << 20;

/** The number of a word. @throws RangeError when more different words were read than the tables have room for. */
export function wordId(word: string): number {
  let id = ids.get(word);
  if (id === undefined) {
    if (words.length >= MOST_WORDS)
      throw new RangeError(
        `The word table is full: more than ${MOST_WORDS.toLocaleString('en-GB')} different words have been read. Start again with fewer price files.`,
      );
    ids.set(word, (id = words.push(word) - 1));
  }
  return id;
}

/** The number of a word that has one: asking gives it none. */
export const numberOf = (word: string): number | undefined => ids.get(word);

/** The number of no word. */
export const NO_WORD = wordId('');

export const wordIds = (of: Iterable<string>): number[] => Array.from(of, wordId);

/** The word of a number. */
export const wordOf = (id: number): string => words[id]!;

/** How many words have a number: all numbers are below. */
export const wordCount = (): number => words.length;
