// A typed line with foreign names in it: what it says in the words that stores print.
import { FOREIGN_NAMES } from '../lexicon/foreignNames';
import { pairsOf } from '../lexicon/sayings';
import { PhraseTable } from '../knowledge/phraseTable';
import { wordsIn } from '../names/nameWords';
import { lazy } from '../words/lazy';
import { wordOf } from '../words/wordInterner';
import type { Printed } from './abbreviation';

const TABLE = lazy(() => new PhraseTable(pairsOf(FOREIGN_NAMES)));

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
const SOLD_SO = 3;

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
    const found = TABLE().at(ids, at);
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

/** Said in two languages, it is said once. */
const once = (parts: readonly string[]): string =>
  [...new Set(parts.flatMap((part) => part.split(' ')).filter(Boolean))].join(' ');
