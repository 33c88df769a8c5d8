// What names of products use a word for, and which words head them: a table of the reader's own, so that the page reads rows
// without vectors and aisles.
import { READER_ROLES } from '../fitted/readerRoles';
import { lazy } from '../words/lazy';
import { LETTERS } from '../words/numberText';
import { commonWords } from '../knowledge/commonWords';
import { readMarkedWords, writeMarkedWords, type MarkedWordsText } from '../words/markedWords';

/** Words, as stems; the mark of a word says what names use it for and how often it heads those that hold it. */
export type RolesText = MarkedWordsText;
/** K a thing, V a variety, P a state, D a diet, A a use, O an origin, Q a quality, U a unit, N nothing; _ not known. */
const ROLES = 'KVPDAOQUN_';
const NOT_KNOWN = '_';
/** What part of the names that hold a word it heads, in steps from 1; 0 for none. */
const HEAD_STEPS = [0.1, 0.25, 0.45];
const LEVELS = HEAD_STEPS.length + 2;
export const levelOf = (share: number): number =>
  1 + HEAD_STEPS.filter((step) => share >= step).length;

/** What is known of a word. */
export interface WordRole {
  role: string;
  /** How often it heads names, from 0 (never). */
  level: number;
}

/** Words with what names use them for, and how often they head names, as text. */
export function writeRolesText(
  roles: ReadonlyMap<string, string>,
  levels: ReadonlyMap<string, number>,
): RolesText {
  const words = [...new Set([...roles.keys(), ...levels.keys()])];
  const letterOf = (word: string): string =>
    LETTERS[ROLES.indexOf(roles.get(word) ?? NOT_KNOWN) * LEVELS + (levels.get(word) ?? 0)]!;
  return writeMarkedWords(new Map(words.map((word) => [word, letterOf(word)])), commonWords());
}

/** By word what RolesText says of it. */
export function readRolesText(text: RolesText): Map<string, WordRole> {
  return new Map(
    [...readMarkedWords(text, commonWords())].map(([word, letter]) => {
      const code = LETTERS.indexOf(letter);
      return [word, { role: ROLES[Math.floor(code / LEVELS)]!, level: code % LEVELS }];
    }),
  );
}

const known = lazy(() => readRolesText(READER_ROLES));

/** The role of a word, as its stem; null for one that no reader met. */
export function roleOfWord(stemmed: string): string | null {
  const role = known().get(stemmed)?.role;
  return role === undefined || role === NOT_KNOWN ? null : role;
}

/** How often a word, as its stem, heads the names that hold it: 0 never, 4 about every second time. */
export const headLevel = (stemmed: string): number => known().get(stemmed)?.level ?? 0;
/** Whether a word, as its stem, heads names. */
export const isHead = (stemmed: string): boolean => headLevel(stemmed) > 0;
