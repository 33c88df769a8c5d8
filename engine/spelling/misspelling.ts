// What was meant by a misspelt word: the word near it that names hold more often, or with the others of the line.
import { storesInOrder } from '../catalogue/storesInOrder';
import { hasAisle } from '../knowledge/aisleClassifier';
import { HEARD_AS } from '../lexicon/homophones';
import { UNSOLD_WORDS } from '../lexicon/unsoldWords';
import { STOP } from '../lexicon/words';
import type { Printed } from './abbreviation';
import { holdersOf, nearStems, stemsOneAway, vocabularyOf } from '../catalogue/invertedIndex';
import { editDistance } from '../words/editDistance';
import { roleOfWord } from '../tagger/readerRoles';
import { soundOf } from './sound';
import { stem, variantsOneAway } from '../words/normalise';
import type { Catalogue, ProductIndex } from '../types';
import { namesMaker, namesThing } from '../knowledge/wordRoles';
import { HOLDS, wordFlagsOf } from '../words/wordFlags';
import { wordId } from '../words/wordInterner';

export const isMakerWord = (word: string): boolean => namesMaker(wordId(word));
/** A word that says what a thing is or which one: no maker, no container. */
const isTelling = (word: string): boolean =>
  !isMakerWord(word) && !(wordFlagsOf(wordId(word)) & HOLDS);
export const isThingWord = (word: string): boolean => namesThing(wordId(word));
const isKnown = (word: string): boolean =>
  hasAisle(word) || UNSOLD_WORDS.has(word) || !isMakerWord(word);

/** The stores' words that a typed line is held against. */
interface Shelves {
  typed: readonly string[];
  stores: readonly ProductIndex[];
  printed: Printed;
}

const isSold = ({ stores }: Shelves, word: string): boolean =>
  stores.some((index) => holdersOf(index, word) > 0);

/** "beefburger": two known things written as one word that no store prints; the longest first part. */
const SHORTEST_PART = 3;
const SHORTEST_WHOLE = 8;
function partsOf(word: string, shelves: Shelves): [string, string] | null {
  if (word.length < SHORTEST_WHOLE) return null;
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => isKnown(part) && isSold(shelves, part))) return parts;
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
export const RARE = 5;
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

/** The word that counts most; of several the alphabetically first. */
const most = (
  words: readonly string[],
  count: (word: string) => number,
): { word: string; count: number } | undefined =>
  words
    .map((word) => ({ word, count: count(word) }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))[0];

/** Printed with another word of the line: "fihs fingers", "olive ol". */
function besideOthers(shelves: Shelves, word: string, near: readonly string[]): string | undefined {
  const { held, together } = shelves.printed;
  const other = shelves.typed
    .filter((entry) => entry !== word && isKnown(entry) && isSold(shelves, entry))
    .sort((a, b) => held(a) - held(b))[0];
  if (other === undefined || together(word, other) > 0) return undefined;
  const best = most(near.filter(isTelling), (stemmed) => together(stemmed, other));
  return best && best.count >= TOGETHER ? best.word : undefined;
}

/** Printed far more often: "stawberries", which one name holds. `count`: names that hold the word as typed. */
function oftener(
  { printed: { held } }: Shelves,
  word: string,
  near: readonly string[],
  count: number,
): string | undefined {
  const things = near.filter(
    (stemmed) =>
      stemmed[0] === word[0] &&
      (isThingWord(stemmed) ||
        (isTelling(stemmed) && (count === 0 || word.length >= SURE_LETTERS))) &&
      !(count > 0 && word.length <= LEAST_LETTERS && isOther(word, stemmed)),
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

/** The role of words that say nothing of a thing ("company"): nobody means them. */
const SAYS_NOTHING = 'N';
/** The nearest word that stores print, by its rank among the near ones of each and how many names hold it. */
function nearest({ stores }: Shelves, word: string): string | undefined {
  const votes = new Map<string, number>();
  for (const index of stores)
    nearStems(index, word).forEach((near, rank) => {
      if (roleOfWord(near) === SAYS_NOTHING && !isThingWord(near)) return;
      votes.set(
        near,
        (votes.get(near) ?? 0) +
          (isMakerWord(near) ? MAKER_MEANT : 1) *
            (1 / (1 + rank)) *
            Math.log(2 + holdersOf(index, near)),
      );
    });
  return most([...votes.keys()], (near) => votes.get(near)!)?.word;
}

/** Letters by which a word may differ that sounds the same, and those of the shortest such word. */
const HEARD_EDITS = 3;
const LEAST_HEARD = 4;
const FEW_CONSONANTS = 2;
/** Letters that may begin the same sound: "selery", "fone". */
const BEGINNINGS = ['cksqz', 'fpv', 'gj'];
const beginsAlike = (near: string, word: string): boolean =>
  near[0] === word[0] ||
  BEGINNINGS.some((letters) => letters.includes(near[0]!) && letters.includes(word[0]!));
/** A thing, or a maker of what stands beside it, that stores print and that sounds the same; with another word of the line rather than without, then as spelt as near. */
function heardAlike({ stores, typed, printed }: Shelves, word: string): string | undefined {
  if (word.length < LEAST_HEARD) return undefined;
  const sound = soundOf(word);
  const others = typed.filter((other) => other !== word && printed.held(other) > RARE);
  // "sackler pesto": of a maker what it makes must speak, or many consonants.
  const mayBeMaker =
    (others.length > 0 && sound.length > FEW_CONSONANTS) || sound.length >= LEAST_SOUND;
  const isAlike = (near: string): boolean =>
    beginsAlike(near, word) &&
    Math.abs(near.length - word.length) <= HEARD_EDITS &&
    soundOf(near) === sound &&
    (isMakerWord(near) ? mayBeMaker : isThingWord(near));
  const edits = (near: string): number => editDistance(word, near, HEARD_EDITS + 1);
  // Two consonants are soon heard alike: "garri" is no grey.
  const furthest = sound.length > FEW_CONSONANTS ? HEARD_EDITS : HEARD_EDITS - 1;
  const close = [
    ...new Set(stores.flatMap((index) => [...vocabularyOf(index)].filter(isAlike))),
  ].filter((near) => printed.held(near) >= LEAST_HELD && edits(near) <= furthest);
  const isTogether = (near: string): boolean =>
    others.some((other) => printed.together(near, other) >= TOGETHER);
  return most(
    others.length ? close.filter(isTogether) : close,
    (near) => Math.log10(1 + printed.held(near)) / 2 - edits(near),
  )?.word;
}

/** The word one letter away that was meant, of those that other words of the line or many more names speak for. */
function oneAway(shelves: Shelves, word: string, count: number): string | undefined {
  const near = [
    ...new Set([
      ...shelves.stores.flatMap((index) => stemsOneAway(index, word)),
      ...variantsOneAway(word),
    ]),
  ];
  const beside = besideOthers(shelves, word, near);
  const isLeft = word.length < LEAST_LETTERS || count > MISPRINTS || UNSOLD_WORDS.has(word);
  if (beside !== undefined || isLeft) return beside;
  return oftener(shelves, word, near, count);
}

const isDoubtable = (word: string): boolean =>
  !/\d/.test(word) && word.length >= 2 && !STOP.has(word);

/** Whether a word is what was meant: it is known and not rare, or stores print it with another one of the line ("poop bags"). */
function isMeant(shelves: Shelves, word: string, known: boolean, count: number): boolean {
  // A word of the language that no store sells is no mistake: plasters are no platters.
  if (count === 0) return known && partsOf(word, shelves) === null;
  if (known && count > RARE) return true;
  const { typed, printed } = shelves;
  return typed.some(
    (other) => other !== word && isDoubtable(other) && printed.together(word, other) > 0,
  );
}

/** What a word of a typed line stands for; null where it is left as it is. */
function meant(shelves: Shelves, word: string): readonly string[] | null {
  if (!isDoubtable(word)) return severalOf(shelves, word);
  // Long misprints stand among the classes of words, as these are read from names.
  const known = word.length < SURE_LETTERS ? isKnown(word) : hasAisle(word);
  const count = shelves.printed.held(word);
  if (isMeant(shelves, word, known, count)) return null;
  // "wrapss"
  if (count === 0 && word.endsWith('ss')) {
    const single = stem(word.slice(0, -1));
    return isSold(shelves, single) ? [single] : meant(shelves, single);
  }
  const near = nearFor(shelves, word, known, count);
  if (near !== undefined) return [near];
  return count > 0 || word.length <= LEAST_LETTERS ? null : farOff(shelves, word, known);
}

/** The word that is spelt nearly so; where that is no thing, the one that was heard. */
function nearFor(
  shelves: Shelves,
  word: string,
  known: boolean,
  count: number,
): string | undefined {
  const heard = HEARD_AS.get(word);
  if (heard !== undefined) return heard;
  const near = !known || count > 0 ? oneAway(shelves, word, count) : undefined;
  if (known || count > 0 || (near !== undefined && !isMakerWord(near))) return near;
  // Stems take an "s" off that "letus" itself ends in.
  return heardAlike(shelves, word) ?? heardAlike(shelves, `${word}s`) ?? near;
}

/** "J2O's": one of several whose name ends in a letter behind a figure, as stems keep those whole. */
function severalOf(shelves: Shelves, word: string): readonly string[] | null {
  const one = /^([a-z]+\d+[a-z]+)s$/.exec(word)?.[1];
  return one !== undefined && !isSold(shelves, word) && isSold(shelves, one) ? [one] : null;
}

/** Of a word that no name holds: the two that it is written together from, else the nearest. */
function farOff(shelves: Shelves, word: string, known: boolean): readonly string[] | null {
  const parts = partsOf(word, shelves);
  // "molases": stems take an "s" off that the word itself ends in.
  const best =
    parts || known ? undefined : (nearest(shelves, word) ?? nearest(shelves, `${word}s`));
  return parts ?? (best === undefined ? null : [best]);
}

/** Word of a typed line -> what was meant by it, null where it is left as it is. */
export function misspellingsIn(
  catalogue: Catalogue,
  typed: readonly string[],
  printed: Printed,
): (word: string) => readonly string[] | null {
  const stores = storesInOrder(catalogue).map(({ index }) => index);
  const shelves: Shelves = { typed, stores, printed };
  return (word) => meant(shelves, word);
}

/** A word written as it is heard, in two ("wheat bix"), and those beside it -> the word that stores print. */
export function heardIn(
  catalogue: Catalogue,
  printed: Printed,
): (word: string, others: readonly string[]) => string | undefined {
  const stores = storesInOrder(catalogue).map(({ index }) => index);
  return (word, typed) =>
    soundOf(word).length >= LEAST_SOUND ? heardAlike({ typed, stores, printed }, word) : undefined;
}
/** Consonants that two words must have for one that sounds like both to be meant. */
const LEAST_SOUND = 4;
