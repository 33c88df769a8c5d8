import type { NameIds } from '../names/nameWords';
import { DISHES, HARMLESS } from '../lexicon/words';
import { wordId } from '../words/wordInterner';

/**
 * What is looked for, marked by word number: a candidate's words are looked at once, and each question about them
 * is then a read of a small table. Marks stand in tables that all searches share, so they hold for the last one marked.
 */
export interface QueryMarks {
  /** Numbers of the words looked for and what they are marked as. */
  marked: ReadonlyMap<number, number>;
  /** Place of each of them in `present`, from 1. */
  places: ReadonlyMap<number, number>;
  /** Whether "gluten free" is looked for: what is "Free From" or of a maker of nothing else is so unprinted. */
  glutenFree: boolean;
}

/** A word of the line or of the main part of the product; a word of its whole name; a word that makes it another kind. */
export const ASKED = 1,
  NAMED = 2,
  FOREIGN = 4;
/** Marks that a word has whatever is looked for: praise and packaging; a dish. */
export const PRAISE = 64,
  DISH = 128;
const ALWAYS = new Map<number, number>();
for (const [words, mark] of [
  [HARMLESS, PRAISE],
  [DISHES, DISH],
] as const)
  for (const word of words) ALWAYS.set(wordId(word), (ALWAYS.get(wordId(word)) ?? 0) | mark);

const [GLUTEN, FREE, FROM] = ['gluten', 'free', 'from'].map(wordId) as [number, number, number];
const GLUTEN_FREE: readonly number[] = [GLUTEN, FREE];
const MAKERS_WITHOUT = new Set(['bfree', 'schar', 'genius', 'juvela', 'freee'].map(wordId));
const NONE: readonly number[] = [];
/** Words looked for that a name means without printing them. */
export function unprinted({ glutenFree }: QueryMarks, all: readonly number[]): readonly number[] {
  if (
    !glutenFree ||
    !((all.includes(FREE) && all.includes(FROM)) || all.some((id) => MAKERS_WITHOUT.has(id)))
  )
    return NONE;
  return GLUTEN_FREE.filter((id) => !all.includes(id));
}

/** More words than any catalogue has; what is beyond is never marked. Memory is only taken for the numbers in use. */
const ROOM = 1 << 20;
/** By word number: its marks. A constant, as are the other tables: one that could be another at every read costs twice the time. */
export const termFlags = new Uint8Array(ROOM);
/** By word number: its place in `present`, 0 for a word that is not looked for. */
export const termPosition = new Uint16Array(ROOM);
/** By place: 1 when the candidate looked at holds the word. Place 0 is for all words that are not looked for. */
export const presentTerms = new Uint8Array(1 << 16);
let shown: QueryMarks | null = null;
for (const [id, mark] of ALWAYS) termFlags[id] = mark;

/** The place of a word that the sight was made with. */
export const termPositionIn = (sight: QueryMarks, word: string): number =>
  sight.places.get(wordId(word))!;

export function queryMarksOf(
  groups: readonly (readonly [words: Iterable<string>, mark: number])[],
): QueryMarks {
  const marked = new Map<number, number>();
  const places = new Map<number, number>();
  for (const [words, mark] of groups) {
    for (const word of words) {
      const id = wordId(word);
      marked.set(id, (marked.get(id) ?? 0) | mark);
      if (!places.has(id)) places.set(id, places.size + 1);
    }
  }
  return { marked, places, glutenFree: GLUTEN_FREE.every((id) => places.has(id)) };
}

/** Puts a search's marks into the tables. */
export function activate(sight: QueryMarks): void {
  if (sight === shown) return;
  if (shown) {
    for (const id of shown.marked.keys()) {
      termFlags[id] = ALWAYS.get(id) ?? 0;
      termPosition[id] = 0;
    }
  }
  for (const [id, mark] of sight.marked) termFlags[id]! |= mark;
  for (const [id, place] of sight.places) termPosition[id] = place;
  shown = sight;
}

/** Notes which of the words looked for a candidate holds. */
export function markCandidate(sight: QueryMarks, ids: NameIds): void {
  presentTerms.fill(0, 0, sight.places.size + 1);
  const { all } = ids;
  for (let at = 0; at < all.length; at++) presentTerms[termPosition[all[at]!]!] = 1;
  for (const id of unprinted(sight, all)) presentTerms[termPosition[id]!] = 1;
}
