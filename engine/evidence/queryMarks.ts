import type { ParsedName } from '../names/parsedName';
import { impliesDiet } from './attributes';
import { DISHES, HARMLESS, WITHOUT_SUGAR } from '../lexicon/words';
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
  /** Words that some names mean without printing them, where they are looked for. */
  meant: readonly Meant[];
}

/** "gluten free" of a "Free From" range or a maker of nothing else, "no added sugar" of what is called zero, "caffeine free" of decaf. */
interface Meant {
  words: readonly number[];
  by: (parsed: ParsedName) => boolean;
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

const [FREE, FROM, ADDED] = ['free', 'from', 'added'].map(wordId) as [number, number, number];
const MAKERS_WITHOUT = idsOf(['bfree', 'schar', 'genius', 'juvela', 'freee']);
const SUGARLESS = idsOf(WITHOUT_SUGAR);
/** What a line may ask to be free of, and names that are so without printing that word. */
const FREE_OF = (
  [
    [
      'gluten',
      ({ ids: { all } }) =>
        (all.includes(FREE) && all.includes(FROM)) || all.some((id) => MAKERS_WITHOUT.has(id)),
    ],
    ['sugar', ({ ids: { all } }) => all.some((id) => SUGARLESS.has(id))],
    ['caffeine', ({ attributes }) => attributes['caffeine'] !== undefined],
    ['dairy', (parsed) => impliesDiet('dairy', parsed)],
  ] satisfies [string, Meant['by']][]
).map(([word, by]) => ({ word: wordId(word), by }));

/** What of words looked for a name may mean without printing it. */
const meantIn = (asks: (id: number) => boolean): Meant[] =>
  FREE_OF.filter(({ word }) => asks(word) && (asks(FREE) || asks(ADDED))).map(({ word, by }) => ({
    words: [word, FREE, ADDED].filter(asks),
    by,
  }));

const NONE: readonly number[] = [];
/** Words looked for that a name means without printing them. */
export function unprinted({ meant }: QueryMarks, parsed: ParsedName): readonly number[] {
  const said = meant.filter(({ by }) => by(parsed)).flatMap(({ words }) => words);
  return said.length ? said.filter((id) => !parsed.ids.all.includes(id)) : NONE;
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
  return { marked, places, meant: meantIn((id) => places.has(id)) };
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
  parsed: ParsedName,
): void {
  const { all } = parsed.ids;
  present.fill(0, 0, marks.places.size + 1);
  for (let at = 0; at < all.length; at++) present[positions[all[at]!]!] = 1;
  for (const id of unprinted(marks, parsed)) present[positions[id]!] = 1;
}
