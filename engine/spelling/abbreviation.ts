// Words that are written short ("chkn", "choc", "C/Flakes"): what they stand for among the words that stores print.
import { storesInOrder } from '../catalogue/storesInOrder';
import {
  holdersOf,
  printedTogether,
  printingAll,
  stemsBefore,
  vocabularyOf,
} from '../catalogue/invertedIndex';
import { HARMLESS, STOP } from '../lexicon/words';
import { editDistance } from '../words/editDistance';
import { fold, stem } from '../words/normalise';
import { namesMaker, namesThing } from '../knowledge/wordRoles';
import { wordId } from '../words/wordInterner';
import type { Catalogue } from '../types';

/** How often stores print a word, and two words in one name. */
export interface Printed {
  held: (word: string) => number;
  together: (one: string, other: string) => number;
  /** How many names hold all of some stems. */
  whole: (words: readonly string[]) => number;
  /** The stems that stand right before another, with how many names print them so. */
  before: (word: string) => ReadonlyMap<string, number>;
  /** Every stem that some store prints, with how many names hold it. */
  all: () => ReadonlyMap<string, number>;
}

const vocabularies = new WeakMap<Catalogue, ReadonlyMap<string, number>>();
function vocabularyIn(catalogue: Catalogue): ReadonlyMap<string, number> {
  let known = vocabularies.get(catalogue);
  if (!known) {
    const all = new Map<string, number>();
    for (const { index } of storesInOrder(catalogue))
      for (const word of vocabularyOf(index))
        all.set(word, (all.get(word) ?? 0) + holdersOf(index, word));
    vocabularies.set(catalogue, (known = all));
  }
  return known;
}

export function printingOf(catalogue: Catalogue): Printed {
  const stores = storesInOrder(catalogue).map(({ index }) => index);
  return {
    held: (word) => stores.reduce((sum, index) => sum + holdersOf(index, word), 0),
    together: (one, other) =>
      stores.reduce((sum, index) => sum + printedTogether(index, one, other), 0),
    whole: (words) => stores.reduce((sum, index) => sum + printingAll(index, words), 0),
    before: (word) => {
      const counts = new Map<string, number>();
      for (const index of stores)
        for (const one of stemsBefore(index, word)) counts.set(one, (counts.get(one) ?? 0) + 1);
      return counts;
    },
    all: () => vocabularyIn(catalogue),
  };
}

const VOWELS = /[aeiou]/g;
const skeletonOf = (word: string): string => word[0]! + word.slice(1).replace(VOWELS, '');
/** Whether the letters of one word stand in another in their order. */
function isWithin(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

/** A word that only lacks its vowels is no slip: "frsh" is no fish. */
const NO_VOWELS = 0.6;

/** How well a short form fits a longer word that it leaves letters out of; null where it is not made so. */
function fitOfLonger(short: string, word: string): number | null {
  if (skeletonOf(word) === short) return NO_VOWELS;
  if (skeletonOf(word) === skeletonOf(short)) return 0;
  if (word.startsWith(short) || skeletonOf(word).startsWith(short)) return -0.3;
  if (short.length < 3 || !isWithin(short, word)) return null;
  return short.at(-1) === word.at(-1) || !VOWEL.test(short.slice(1)) ? -0.8 : null;
}

/** How well a short form fits a word, as a logarithm; null where it is none of it. */
export function fitOf(short: string, word: string): number | null {
  if (short[0] !== word[0]) return null;
  const shortened = word.length > short.length ? fitOfLonger(short, word) : null;
  if (shortened !== null) return shortened;
  const distance = editDistance(short, word, 2);
  return distance === 1 && word.length >= short.length ? -1 : distance === 1 ? -1.6 : null;
}
const VOWEL = /[aeiou]/;

/** Names that must hold a word for a short form to stand for it: with the words beside it, or alone. */
const LEAST_TOGETHER = 4;
const LEAST_HELD = 12;
/** A maker is meant less often than a thing. */
const MAKER = -1.5;
const THING = 0.5;

/** The word that a short form stands for: frequent, of fitting letters, printed with the other words of the line. */
export function expansionOf(
  short: string,
  others: readonly string[],
  { together, all }: Printed,
): { word: string; score: number } | null {
  const scored = [...all()].flatMap(([word, held]) => {
    const isSold = held >= LEAST_TOGETHER && word[0] === short[0] && !/\d/.test(word);
    const fit = isSold ? fitOf(short, word) : null;
    return fit === null
      ? []
      : [{ word, score: fit + plausibilityOf(word, held, others, together) }];
  });
  scored.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
  return scored[0] && scored[0].score > -Infinity ? scored[0] : null;
}

/** How likely a word is meant beside the others, as a logarithm; -Infinity where too few names say so. */
export function plausibilityOf(
  word: string,
  held: number,
  others: readonly string[],
  together: Printed['together'],
): number {
  const role = namesMaker(wordId(word)) ? MAKER : namesThing(wordId(word)) ? THING : 0;
  const most = Math.max(0, ...others.map((other) => together(word, other)));
  if (most >= LEAST_TOGETHER) return role + Math.log(held) / 4 + Math.log(most);
  const apart = others.length && !HARMLESS.has(word) ? APART : 0;
  return held < LEAST_HELD ? -Infinity : role + Math.log(held) / 4 - apart;
}
/** What a word loses that no name prints beside the others of the line; "fresh" is said of anything. */
const APART = 2;

/** A first letter with a mark, and the word it stands before: "C/Flakes", "w. wipes"; "w/o" and "w/ milk" are none. */
const INITIAL = /(?<![\p{L}\d./])([a-z])(?:\/|\. ?)([a-z]{2,})/giu;

/** A typed line with its initials written out, as far as names tell for what they stand. */
export const withoutInitials = (text: string, printed: Printed): string =>
  text.replace(
    INITIAL,
    (said: string, letter: string, next: string) =>
      initialOf(letter.toLowerCase(), stem(fold(next)), printed) ?? said,
  );

/** What a first letter and a word stand for: one word of both, or the word most often printed before it. */
function initialOf(letter: string, next: string, printed: Printed): string | null {
  const before = [...printed.before(next)].filter(
    ([word]) => word[0] === letter && isLong(word) && !namesMaker(wordId(word)),
  );
  const joined = [...printed.all()].filter(
    ([word]) =>
      word[0] === letter &&
      word.endsWith(next) &&
      word.length > next.length + 1 &&
      !namesMaker(wordId(word)),
  );
  const counted = [
    ...before.map(([word, count]) => ({ text: `${word} ${next}`, count })),
    ...joined.map(([text, count]) => ({ text, count })),
  ].filter(({ count }) => count >= LEAST_TOGETHER);
  counted.sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
  return counted[0]?.text ?? null;
}
const isLong = (word: string): boolean => word.length > 2 && !STOP.has(word);
