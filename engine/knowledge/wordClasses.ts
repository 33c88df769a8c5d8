import { WORD_CLASSES } from '../lexicon/wordClasses';
import { wordCount, wordOf } from '../words/wordInterner';

/**
 * What a word of a product name is: maker, kind of thing, variety, state, diet, use, origin, quality, unit, nothing.
 * With it, what it costs when one of two names has the word and the other has not: 0 the same item, 1 still acceptable,
 * 2 another variety, 3 another thing.
 */
export type WordType = 'B' | 'K' | 'V' | 'P' | 'D' | 'A' | 'O' | 'Q' | 'U' | 'N';

const TYPES = 'BKVPDAOQUN';
/** Position of each type in a class. */
export const TYPE = Object.freeze(
  Object.fromEntries([...TYPES].map((type, at) => [type, at])),
) as Readonly<Record<WordType, number>>;

// Made when a name is first read: suggestions need no classes, and the page's worker starts with them.
let table: Map<string, number> | null = null;
const made = (): Map<string, number> =>
  new Map<string, number>(
    Object.entries(WORD_CLASSES).flatMap(([key, words]) =>
      words.split(' ').map((word) => [word, TYPES.indexOf(key[0]!) * 4 + Number(key[1])] as const),
    ),
  );

/** No class is known of the word. */
export const UNKNOWN = -1;
/** Type and cost of a stemmed word in one number, or UNKNOWN. */
export const classOf = (word: string): number => (table ??= made()).get(word) ?? UNKNOWN;
const classes: number[] = [];
/** The same by the word's number. */
export function classAt(id: number): number {
  while (classes.length <= id && classes.length < wordCount())
    classes.push(classOf(wordOf(classes.length)));
  return classes[id]!;
}
/** A word that only says who makes a thing, whatever else it means. */
export const asMaker = (wordClass: number): number =>
  typeOf(wordClass) === TYPE.B ? wordClass : TYPE.B * 4 + 1;
export const typeOf = (wordClass: number): number => (wordClass < 0 ? UNKNOWN : wordClass >> 2);
export const costOf = (wordClass: number): number => (wordClass < 0 ? UNKNOWN : wordClass & 3);

/** How much a word says about which thing a product is: by what it costs to lose it; makers and unknown words in the middle. */
export const senseOf = (wordClass: number): number =>
  wordClass < 0 ? 1.5 : wordClass >> 2 === TYPE.B ? 1 : SENSE[wordClass & 3]!;
const SENSE = [0.1, 0.5, 2, 3] as const;
