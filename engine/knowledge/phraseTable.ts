// Finds phrases of a list in texts of stemmed words, all by their numbers.
import { fold, stem } from '../words/normalise';
import { wordId } from '../words/wordInterner';

/** Word -> number of its stem: the lists have some thousand words, most of them in many phrases. */
const known = new Map<string, number>();
function idOf(word: string): number {
  let id = known.get(word);
  if (id === undefined) known.set(word, (id = wordId(stem(word))));
  return id;
}
const PLAIN = /^[a-z0-9 ]+$/;
/** The stemmed words of a phrase by their numbers. Nearly all phrases of the lists are folded: eight thousand are read before the first answer. */
export function idsOf(phrase: string): number[] {
  const text = PLAIN.test(phrase) ? phrase : fold(phrase);
  const ids: number[] = [];
  for (let from = 0; from <= text.length;) {
    const blank = text.indexOf(' ', from);
    const end = blank < 0 ? text.length : blank;
    ids.push(idOf(text.slice(from, end)));
    from = end + 1;
  }
  return ids;
}

/** Finds phrases in texts of stemmed words, all by their numbers. */
export class PhraseTable<T> {
  private readonly byFirst = new Map<number, { words: number[]; value: T }[]>();
  constructor(entries: Iterable<readonly [string, T]>) {
    for (const [phrase, value] of entries) {
      const words = idsOf(phrase);
      const row = this.byFirst.get(words[0]!) ?? [];
      row.push({ words, value });
      if (row.length > 1) row.sort((a, b) => b.words.length - a.words.length);
      this.byFirst.set(words[0]!, row);
    }
  }
  /** The longest phrase that stands at a position. */
  at(text: readonly number[], position: number): { length: number; value: T } | null {
    const row = this.byFirst.get(text[position]!);
    if (row === undefined) return null;
    for (const { words, value } of row)
      if (standsAt(text, position, words)) return { length: words.length, value };
    return null;
  }
}

function standsAt(text: readonly number[], position: number, words: readonly number[]): boolean {
  for (let at = 1; at < words.length; at++) if (text[position + at] !== words[at]) return false;
  return true;
}
