// A typed line with foreign names in it: what it says in the words that stores print.
import { hasAisle } from '../knowledge/aisleClassifier';
import { FOREIGN_NAMES } from '../lexicon/foreignNames';
import { pairsOf } from '../lexicon/sayings';
import { UNSOLD_WORDS } from '../lexicon/unsoldWords';
import { asWritten, PhraseTable } from '../knowledge/phraseTable';
import { isWithinOneMistake } from '../words/editDistance';
import { wordsIn } from '../names/nameWords';
import { lazy } from '../words/lazy';
import { wordOf } from '../words/wordInterner';
import type { Printed } from './abbreviation';

const TABLE = lazy(() => new PhraseTable(pairsOf(FOREIGN_NAMES), asWritten));
/** Foreign names of one word, for those that people write by ear. */
const BY_EAR = lazy(() => pairsOf(FOREIGN_NAMES).filter(([said]) => SPOKEN_WORD.test(said)));
const SPOKEN_WORD = /^[a-z]{5,}$/;

/** "piyaz", "dhoniya": a word of no language that stores print, one letter from a foreign name and from no printed word. */
function heardAs(word: string, printed: Printed): string | null {
  if (!SPOKEN_WORD.test(word) || hasAisle(word) || UNSOLD_WORDS.has(word)) return null;
  const near = (other: string): boolean => isWithinOneMistake(word, other);
  const meanings = new Set(BY_EAR().flatMap(([said, meant]) => (near(said) ? [meant] : [])));
  if (meanings.size !== 1 || [...printed.all().keys()].some(near)) return null;
  return [...meanings][0]!;
}

/** Letters that are more than an accent on one of ours: folding would part the word there. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ı: 'i', ß: 'ss', đ: 'd' };
export const plainLetters = (text: string): string =>
  text.replace(/[łŁıßđ]/g, (letter) => LETTERS[letter]!);

/** A line as it is looked for first, and where stores print its foreign names themselves, the same in English. */
export interface Bridged {
  text: string;
  inEnglish: string | null;
  /** English names that stand in the text for foreign ones. */
  readAs: string[];
}

/** So many names print a word that is sold under its foreign name. */
const SOLD_SO = 2;

/**
 * "mleko 2%", "ziemniaki (potatoes)": a foreign name that no store prints stands for its English one. One that stores print
 * ("kielbasa") stays, and the English line is kept for stores that have nothing of that name.
 */
export function bridged(typed: string, printed: Printed): Bridged {
  const text = plainLetters(typed);
  // What no table knows stays as it was typed: a price or a size is more than its words.
  const typedWords = text
    .split(/\s+/)
    .flatMap((raw) => wordsIn(raw).map((id, place) => ({ id, raw: place === 0 ? raw : '' })));
  const ids = typedWords.map(({ id }) => id);
  const first: string[] = [];
  const english: string[] = [];
  const readAs: string[] = [];
  let isForeign = false;
  for (let at = 0; at < ids.length;) {
    const found = foreignAt(ids, at, printed);
    const here = typedWords.slice(at, at + (found?.length ?? 1));
    const said = here.map(({ raw }) => raw).join(' ');
    at += here.length;
    isForeign ||= found !== null;
    english.push(found?.value ?? said);
    const isSold = here.every(({ id }) => printed.held(wordOf(id)) >= SOLD_SO);
    if (found && !isSold) readAs.push(found.value);
    first.push(found && !isSold ? found.value : said);
  }
  if (!isForeign) return { text, inEnglish: null, readAs };
  const [one, other] = [once(first), once(english)];
  return { text: one, inEnglish: other === one ? null : other, readAs };
}

/** The foreign name that begins at a word, with what it is in English. */
function foreignAt(
  ids: readonly number[],
  at: number,
  printed: Printed,
): { length: number; value: string } | null {
  const named = TABLE().at(ids, at);
  if (named) return isEnglish(ids, at, named.length, printed) ? null : named;
  const heard = heardAs(wordOf(ids[at]!), printed);
  return heard === null ? null : { length: 1, value: heard };
}

/** "maris piper": a word that stores print beside another one of the line is that word, whatever it is elsewhere. */
const isEnglish = (
  ids: readonly number[],
  at: number,
  length: number,
  { held, together }: Printed,
): boolean =>
  length === 1 &&
  held(wordOf(ids[at]!)) >= SOLD_SO &&
  [ids[at - 1], ids[at + 1]].some(
    (other) => other !== undefined && together(wordOf(ids[at]!), wordOf(other)) >= SOLD_SO,
  );

/** Said in two languages, it is said once. */
const once = (parts: readonly string[]): string =>
  [...new Set(parts.flatMap((part) => part.split(' ')).filter(Boolean))].join(' ');
