// What was meant by a word that no store prints, or hardly any name: typed lines only, names are read as printed.
import { storesInOrder } from '../catalogue/storesInOrder';
import { hasAisle } from '../knowledge/aisleClassifier';
import { UNSOLD_WORDS } from '../lexicon/unsoldWords';
import { STOP } from '../lexicon/words';
import { expansionOf, fitOf, plausibilityOf, printedIn, type Printed } from './abbreviation';
import { holdersOf, nearStems, printedTogether, stemsOneAway } from '../catalogue/invertedIndex';
import { stem, variantsOneAway } from '../words/normalise';
import type { Catalogue } from '../types';
import { namesMaker, namesThing } from '../knowledge/wordRoles';
import { HOLDS, wordFlagsOf } from '../words/wordFlags';
import { wordId } from '../words/wordInterner';

const isMaker = (word: string): boolean => namesMaker(wordId(word));
/** A word that says what a thing is or which one: no maker, no container. */
const isTelling = (word: string): boolean => !isMaker(word) && !(wordFlagsOf(wordId(word)) & HOLDS);
const isThing = (word: string): boolean => namesThing(wordId(word));
const isKnown = (word: string): boolean =>
  hasAisle(word) || UNSOLD_WORDS.has(word) || !isMaker(word);

/** "beefburger": two known things written as one word that no store prints; the longest first part. */
const SHORTEST_PART = 3;
const SHORTEST_WHOLE = 8;
function partsOf(word: string, sold: (word: string) => boolean): [string, string] | null {
  if (word.length < SHORTEST_WHOLE) return null;
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => isKnown(part) && sold(part))) return parts;
  }
  return null;
}

/** How much less likely a maker is meant than a thing whose name lies as near: "corgette" is no Cornetto. */
const MAKER_MEANT = 0.4;

/** A word that no more names hold may be a misprint there, beside one that so many times as many hold. */
const MISPRINTS = 2;
const MORE_OFTEN = 15;
/** What no name holds is taken for what at least so many hold. */
const LEAST_HELD = 3;
/** So rare a word is doubted where no name holds it with the others of the line, and so many names make two words belong together. */
const RARE = 5;
const TOGETHER = 5;
/** Letters of a word that may be mistaken, and of one that may stand for a variety. */
const LEAST_LETTERS = 3;
const SURE_LETTERS = 8;
/** A letter left out, doubled or swapped is likelier than another one in its place. */
const OTHER_LETTER = 0.3;
/** A letter that should stand twice, or once, is the likeliest mistake: "pasata" is passata, however much more pasta is sold. */
const DOUBLED = 40;
const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1');
const isOther = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') !== [...b].sort().join('');

/** The words of a typed line, repaired, and what stands for those that were not meant as typed. */
export function repairSpelling(
  catalogue: Catalogue,
  typed: readonly string[],
): { words: string[]; repaired: string[] } {
  const stores = storesInOrder(catalogue).map(({ index }) => index);
  const held = (word: string): number =>
    stores.reduce((sum, index) => sum + holdersOf(index, word), 0);
  const sold = (word: string): boolean => stores.some((index) => holdersOf(index, word) > 0);
  const together = (one: string, other: string): number =>
    stores.reduce((sum, index) => sum + printedTogether(index, one, other), 0);
  const most = (
    words: readonly string[],
    count: (word: string) => number,
  ): { word: string; count: number } | undefined =>
    words
      .map((word) => ({ word, count: count(word) }))
      .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))[0];

  /** Printed with another word of the line: "fihs fingers", "olive ol". */
  function besideOthers(word: string, near: readonly string[]): string | undefined {
    const other = typed
      .filter((entry) => entry !== word && isKnown(entry) && sold(entry))
      .sort((a, b) => held(a) - held(b))[0];
    if (other === undefined || together(word, other) > 0) return undefined;
    const best = most(near.filter(isTelling), (stemmed) => together(stemmed, other));
    return best && best.count >= TOGETHER ? best.word : undefined;
  }
  /** Printed far more often: "stawberries", which one name holds. */
  function oftener(word: string, near: readonly string[], count: number): string | undefined {
    const things = near.filter(
      (stemmed) =>
        stemmed[0] === word[0] &&
        (isThing(stemmed) || (isTelling(stemmed) && (count === 0 || word.length >= SURE_LETTERS))),
    );
    const often = (stemmed: string): number =>
      held(stemmed) * (isOther(word, stemmed) ? OTHER_LETTER : 1);
    const best = most(
      things.filter((stemmed) => stemmed !== word),
      (stemmed) => often(stemmed) * (undoubled(word) === undoubled(stemmed) ? DOUBLED : 1),
    );
    return best && often(best.word) >= (count === 0 ? LEAST_HELD : MORE_OFTEN * (count + 1))
      ? best.word
      : undefined;
  }
  function nearest(word: string): string | undefined {
    const votes = new Map<string, number>();
    for (const index of stores)
      nearStems(index, word).forEach((near, rank) =>
        votes.set(
          near,
          (votes.get(near) ?? 0) +
            (isMaker(near) ? MAKER_MEANT : 1) *
              (1 / (1 + rank)) *
              Math.log(2 + holdersOf(index, near)),
        ),
      );
    return most([...votes.keys()], (near) => votes.get(near)!)?.word;
  }
  function meant(word: string): readonly string[] | null {
    if (/\d/.test(word) || word.length < 2 || STOP.has(word)) return null;
    // Long misprints stand among the classes of words, as these are read from names.
    const known = word.length < SURE_LETTERS ? isKnown(word) : hasAisle(word);
    const count = held(word);
    // A word of the language that no store sells is no mistake: plasters are no platters.
    if (known && (count === 0 ? partsOf(word, sold) === null : count > RARE)) return null;
    // "wrapss"
    if (count === 0 && word.endsWith('ss')) {
      const single = stem(word.slice(0, -1));
      return sold(single) ? [single] : meant(single);
    }
    const doubted = !known || count > 0;
    const near = doubted
      ? [
          ...new Set([
            ...stores.flatMap((index) => stemsOneAway(index, word)),
            ...variantsOneAway(word),
          ]),
        ]
      : [];
    const beside = doubted ? besideOthers(word, near) : undefined;
    if (beside !== undefined) return [beside];
    if (word.length < LEAST_LETTERS || count > MISPRINTS) return null;
    const often = doubted ? oftener(word, near, count) : undefined;
    if (often !== undefined) return [often];
    if (count > 0 || word.length <= LEAST_LETTERS) return null;
    const parts = partsOf(word, sold);
    const best = parts || known ? undefined : nearest(word);
    return parts ?? (best === undefined ? null : [best]);
  }
  return withShortForms(typed, meant, printedIn(catalogue));
}

/** Repairs each word as a misspelt or a shortened one, whichever fits it and the words beside it better. */
function withShortForms(
  typed: readonly string[],
  meant: (word: string) => readonly string[] | null,
  printed: Printed,
): { words: string[]; repaired: string[] } {
  const sure = typed.filter((word) => !isDoubtful(word, typed, printed));
  const doubtful = typed.filter((word) => !sure.includes(word));
  const found = new Map<string, readonly string[]>();
  // The second time, what the other doubtful words stand for is known.
  for (const _ of doubtful.length > 1 ? TWICE : ONCE)
    for (const word of typed) {
      const near = meant(word);
      const others = typed
        .filter((other) => other !== word)
        .flatMap((other) => found.get(other) ?? (sure.includes(other) ? [other] : []));
      const long = sure.includes(word) ? null : longFormOf(word, others, near, printed);
      const best = long ?? near;
      if (best) found.set(word, best);
    }
  return {
    words: typed.flatMap((word) => found.get(word) ?? word),
    repaired: typed.flatMap((word) => found.get(word) ?? []),
  };
}
const ONCE = [1];
const TWICE = [1, 2];

/** Letters of a short form that stands alone. */
const LEAST_ALONE = 4;
/** A word that no one has read, or of consonants alone, and that no store prints beside the others of the line. */
function isDoubtful(word: string, typed: readonly string[], { held, together }: Printed): boolean {
  if (/\d/.test(word) || STOP.has(word) || UNSOLD_WORDS.has(word) || isThing(word)) return false;
  if (VOWEL.test(word) && (hasAisle(word) || !isMaker(word))) return false;
  const others = typed.filter((other) => other !== word && held(other) > RARE);
  if (others.some((one) => together(word, one) > 0)) return false;
  return others.length > 0 || held(word) <= RARE;
}
const VOWEL = /[aeiouy]/;

/** What a shortened word stands for, where that is likelier than the nearest word as it is spelt. */
function longFormOf(
  word: string,
  others: readonly string[],
  near: readonly string[] | null,
  printed: Printed,
): readonly string[] | null {
  const isSpelt = near !== null && !near.every(isMaker);
  if (!others.length && (isSpelt || word.length < LEAST_ALONE)) return null;
  const long = expansionOf(word, others, printed);
  if (!long) return null;
  if (near?.length !== 1) return near ? null : [long.word];
  const [other] = near as [string];
  const misspelt =
    (fitOf(word, other) ?? FAR_OFF) +
    plausibilityOf(other, printed.held(other), others, printed.together);
  return long.score > misspelt ? [long.word] : null;
}
/** How well a word fits that is more than one mistake away. */
const FAR_OFF = -2.5;

/** Names that must hold two words for a known word to be the short form of one of them ("straw yogurt"), and how well it must fit. */
const SURELY_TOGETHER = 10;
const SURELY_FITS = -1;

/** A line whose words no name holds together, with the words that they may be short or misspelt for; null where there are none. */
export function respelt(
  typed: readonly string[],
  printed: Printed,
): { words: string[]; repaired: string[] } | null {
  const repaired: string[] = [];
  const words = typed.map((word) => {
    const others = typed.filter((other) => other !== word);
    if (/\d/.test(word) || others.some((other) => printed.together(word, other) > 0)) return word;
    const meant = expansionOf(word, others, printed)?.word;
    const isSure =
      meant !== undefined &&
      fitOf(word, meant)! >= SURELY_FITS &&
      others.some((other) => printed.together(meant, other) >= SURELY_TOGETHER);
    if (!isSure) return word;
    repaired.push(meant);
    return meant;
  });
  return repaired.length === 1 ? { words, repaired } : null;
}
