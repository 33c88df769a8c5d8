import type { NameIds } from '../names/nameWords';
import { DISHES, HARMLESS } from '../lexicon/words';
import { wordId } from '../words/wordInterner';
import { memoiseById } from '../words/memoByWord';
import type { Workspace } from './workspace';

/**
 * What is looked for, marked by word number: a candidate's words are looked at once, and each question about them
 * is then a read of a small table of the workspace.
 */
export interface QueryMarks {
  /** Numbers of the words looked for and what they are marked as. */
  marked: ReadonlyMap<number, number>;
  /** Place of each of them in `present`, from 1. */
  places: ReadonlyMap<number, number>;
  /** Whether "gluten free" is looked for: a "Free From" range, or a maker of nothing else, means it without printing it. */
  glutenFree: boolean;
}

/** A word of the line or of the main part of the product; a word of its whole name; a word that makes it another kind. */
export const ASKED = 1,
  NAMED = 2,
  FOREIGN = 4;
/** Marks that a word has whatever is looked for: praise and packaging; a dish. */
export const PRAISE = 64,
  DISH = 128;
const idsOf = (words: Iterable<string>): ReadonlySet<number> => new Set(Array.from(words, wordId));
const PRAISING = idsOf(HARMLESS);
const DISHED = idsOf(DISHES);
/** Marks of a word whatever is looked for, by its number. */
export const lastingMarks = memoiseById(
  (id) => (PRAISING.has(id) ? PRAISE : 0) | (DISHED.has(id) ? DISH : 0),
);

const [GLUTEN, FREE, FROM] = ['gluten', 'free', 'from'].map(wordId) as [number, number, number];
const GLUTEN_FREE: readonly number[] = [GLUTEN, FREE];
const MAKERS_WITHOUT = idsOf(['bfree', 'schar', 'genius', 'juvela', 'freee']);
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

/** The place of a word that the marks were made with. */
export const placeIn = (marks: QueryMarks, word: string): number => marks.places.get(wordId(word))!;

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

/** Runs work with the marks in the tables of a workspace, and takes them out again. */
export function withMarks<Result>(
  { flags, positions, present }: Workspace,
  { marked, places }: QueryMarks,
  work: () => Result,
): Result {
  for (const [id, mark] of marked) flags[id] = mark;
  for (const [id, place] of places) positions[id] = place;
  const result = work();
  for (const id of marked.keys()) flags[id] = positions[id] = 0;
  present.fill(0, 0, places.size + 1);
  return result;
}

/** Notes which of the words looked for a candidate holds. */
export function markCandidate(
  { positions, present }: Workspace,
  marks: QueryMarks,
  { all }: NameIds,
): void {
  present.fill(0, 0, marks.places.size + 1);
  for (let at = 0; at < all.length; at++) present[positions[all[at]!]!] = 1;
  for (const id of unprinted(marks, all)) present[positions[id]!] = 1;
}
