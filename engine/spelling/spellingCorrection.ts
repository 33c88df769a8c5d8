// What was meant by a word that no store prints, or hardly any name: typed lines only, names are read as printed.
import { hasAisle } from '../knowledge/aisleClassifier';
import { HEARD_AS } from '../lexicon/homophones';
import { UNSOLD_WORDS } from '../lexicon/unsoldWords';
import { STOP } from '../lexicon/words';
import { expansionOf, fitOf, plausibilityOf, printingOf, type Printed } from './abbreviation';
import { heardIn, isMakerWord, isThingWord, misspellingsIn, RARE } from './misspelling';
import { stem } from '../words/normalise';
import type { Catalogue } from '../types';

/** The words of a typed line, repaired, and what stands for those that were not meant as typed. */
export function repairSpelling(
  catalogue: Catalogue,
  typed: readonly string[],
): { words: string[]; repaired: string[] } {
  const printed = printingOf(catalogue);
  const whole = joined(typed, printed, heardIn(catalogue, printed));
  const { words, repaired } = withShortForms(
    whole.words,
    misspellingsIn(catalogue, whole.words, printed),
    printed,
  );
  return { words, repaired: [...whole.repaired, ...repaired] };
}

/** Names must hold a word so often, with another of the line where there is one, for two typed words to be it; letters of the shorter. */
const LEAST_JOINED = 3;
const SHORTEST_PART = 3;
/** So many times as often as the two apart the joined one must stand beside another word of the line, where some name prints them side by side. */
const JOINED_OFTENER = 4;
/** "micro wave rice", "flora pro activ", "ground nut oil": two words that names hardly print side by side, written apart from the one that they print. */
function joined(
  typed: readonly string[],
  { held, together, before, whole: printing }: Printed,
  heard: (word: string, others: readonly string[]) => string | undefined,
): { words: readonly string[]; repaired: string[] } {
  for (let at = 1; at < typed.length; at++) {
    const [first, second] = [typed[at - 1]!, typed[at]!];
    if (Math.min(first.length, second.length) < SHORTEST_PART) continue;
    const others = typed.filter((word) => word !== first && word !== second);
    const said = stem(first + second);
    const isOftener = (other: string): boolean =>
      together(said, other) > JOINED_OFTENER * printing([first, second, other]);
    if (before(second).has(first) && !others.some(isOftener)) continue;
    const isRare = Math.min(held(first), held(second)) <= RARE;
    const whole = held(said) >= LEAST_JOINED ? said : isRare ? heard(said, others) : undefined;
    if (whole === undefined) continue;
    const isBeside = others.some((other) => together(whole, other) >= LEAST_JOINED);
    if (others.length > 0 && !isBeside) continue;
    return { words: typed.toSpliced(at - 1, 2, whole), repaired: [whole] };
  }
  return { words: typed, repaired: [] };
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
      const isHeard = HEARD_AS.has(word);
      const long = isHeard || sure.includes(word) ? null : longFormOf(word, others, near, printed);
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
  if (/\d/.test(word) || STOP.has(word) || UNSOLD_WORDS.has(word) || isThingWord(word))
    return false;
  if (VOWEL.test(word) && (hasAisle(word) || !isMakerWord(word))) return false;
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
  const isSpelt = near !== null && !near.every(isMakerWord);
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

/**
 * A line whose words no name holds together, with the words that they may be short or misspelt for; null where there are none.
 * `typed`: all that was said, the maker as well.
 */
export function respelt(
  words: readonly string[],
  typed: readonly string[],
  printed: Printed,
): { words: string[]; repaired: string[] } | null {
  const repaired: string[] = [];
  const meantWords = words.map((word) => {
    const others = typed.filter((other) => other !== word && !STOP.has(other));
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
  return repaired.length === 1 ? { words: meantWords, repaired } : null;
}

/** Names must hold what is meant with another word of the line so many times as often as what was heard, and so many of them. */
const MORE_OFTEN = 4;
const LEAST_TOGETHER = 3;
/**
 * A dictated line in the words that sound the same and that names hold with the others: "bread flower"; null where none do.
 * `typed`: all that was said, the maker as well. `surely`: only where no name holds what was heard with any of it.
 */
export function heardRight(
  words: readonly string[],
  typed: readonly string[],
  { together }: Printed,
  surely: boolean,
): { words: string[]; repaired: string[] } | null {
  const repaired: string[] = [];
  const meantWords = words.map((word) => {
    const meant = HEARD_AS.get(word);
    if (meant === undefined) return word;
    const others = typed.filter((other) => other !== word && !STOP.has(other));
    const isMeant =
      others.some((other) => {
        const often = together(meant, other);
        return often >= LEAST_TOGETHER && often > MORE_OFTEN * together(word, other);
      }) && !(surely && others.some((other) => together(word, other) > 0));
    if (!isMeant) return word;
    repaired.push(meant);
    return meant;
  });
  return repaired.length ? { words: meantWords, repaired } : null;
}
