import { NEAR_WORDS, SAME_WORDS } from '../lexicon/replacements';
import { wordCount, wordId, wordOf } from '../words/wordInterner';

/** How far a word that one name has stands for one that the other has: not at all, nearly, wholly. */
export type Closeness = 0 | 1 | 2;

/** Word -> its partners and how far each stands for it. Made when two names are first compared. */
let table: Map<string, Map<string, Closeness>> | null = null;
function made(): Map<string, Map<string, Closeness>> {
  const all = new Map<string, Map<string, Closeness>>();
  const partners = (word: string): Map<string, Closeness> =>
    all.get(word) ?? all.set(word, new Map()).get(word)!;
  for (const [groups, standing] of [
    [NEAR_WORDS, 1],
    [SAME_WORDS, 2],
  ] as const) {
    for (const group of groups.split(', ')) {
      const [word, ...others] = group.split(' ') as [string, ...string[]];
      for (const other of others) {
        partners(word).set(other, standing);
        partners(other).set(word, standing);
      }
    }
  }
  return all;
}

/** What a word still counts whose partner the other name has, by how far that stands for it. */
export const REMAINING_COST = [1, 0.5, 0.1] as const;

const NONE: readonly number[] = [];
/** By word number: partner, standing, partner, standing ... */
const rows: (readonly number[])[] = [];
function partnersAt(id: number): readonly number[] {
  while (rows.length <= id && rows.length < wordCount()) {
    const found = (table ??= made()).get(wordOf(rows.length));
    rows.push(found ? [...found].flatMap(([word, standing]) => [wordId(word), standing]) : NONE);
  }
  return rows[id]!;
}

/** The words that stand for a word, by their numbers. */
export function substitutesOf(id: number): { id: number; standing: Closeness }[] {
  const partners = partnersAt(id);
  return Array.from({ length: partners.length / 2 }, (_, at) => ({
    id: partners[2 * at]!,
    standing: partners[2 * at + 1] as Closeness,
  }));
}

/** How far any of some words stands for a word. */
export function closenessOf(id: number, among: readonly number[]): Closeness {
  const partners = partnersAt(id);
  let best: Closeness = 0;
  for (let at = 0; at < partners.length; at += 2) {
    for (let other = 0; other < among.length; other++)
      if (among[other] === partners[at] && partners[at + 1]! > best)
        best = partners[at + 1] as Closeness;
  }
  return best;
}
