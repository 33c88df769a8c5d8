// What names of products use a word for, and which words head them: a table of the reader's own, so that the page reads rows
// without vectors and aisles.
import { READER_ROLES } from '../fitted/readerRoles';
import { lazy } from '../words/lazy';
import { readWordList, writeWordList } from '../words/wordList';

/** The table as text. */
export interface RolesText {
  /** Words as stems (wordList.ts). */
  words: string;
  /**
   * By word what names use it for: K a thing, V a variety, P a state, D a diet, A a use, O an origin, Q a quality, U a unit,
   * N nothing; a small letter where it heads names, _ where that is all that is known of it.
   */
  roles: string;
}
const ONLY_HEAD = '_';

/** Words with what names use them for, and those that head names, as text. */
export function writeRolesText(
  roles: ReadonlyMap<string, string>,
  heads: readonly string[],
): RolesText {
  const heading = new Set(heads);
  const words = [...new Set([...roles.keys(), ...heads])].sort();
  const letterOf = (word: string): string => {
    const role = roles.get(word) ?? ONLY_HEAD;
    return heading.has(word) ? role.toLowerCase() : role;
  };
  return { words: writeWordList(words), roles: words.map(letterOf).join('') };
}

/** By word its letter, as RolesText has it. */
export function readRolesText({ words, roles }: RolesText): Map<string, string> {
  const letters = roles.replace(/\n/g, '');
  return new Map(readWordList(words).map((word, at) => [word, letters[at]!]));
}

const letters = lazy(() => readRolesText(READER_ROLES));

/** The role of a word, as its stem; null for one that no reader met. */
export function roleOfWord(stemmed: string): string | null {
  const letter = letters().get(stemmed)?.toUpperCase();
  return letter === undefined || letter === ONLY_HEAD ? null : letter;
}

/** Whether a word, as its stem, heads names. */
export const isHead = (stemmed: string): boolean => /[a-z_]/.test(letters().get(stemmed) ?? '');
