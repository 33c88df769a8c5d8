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

interface Phrase<T> {
  words: readonly number[];
  value: T;
}
/** The phrases that begin with a word, longest first; read when one of them is first asked for. */
interface Row<T, Written> {
  written: [phrase: string, value: Written][];
  read: Phrase<T>[] | null;
}

/** Finds phrases in texts of stemmed words, all by their numbers. Of eight thousand phrases a list asks for a few dozen: only their first words are read before. */
export class PhraseTable<T, Written = T> {
  private readonly byFirst = new Map<number, Row<T, Written>>();
  /** `read`: what a phrase stands for, from what is written for it. */
  constructor(
    entries: Iterable<readonly [string, Written]>,
    private readonly read: (written: Written) => T,
  ) {
    for (const [phrase, value] of entries) {
      const first = firstOf(phrase);
      const row = this.byFirst.get(first);
      if (row) row.written.push([phrase, value]);
      else this.byFirst.set(first, { written: [[phrase, value]], read: null });
    }
  }
  /** The longest phrase that stands at a position. */
  at(text: readonly number[], position: number): { length: number; value: T } | null {
    const row = this.byFirst.get(text[position]!);
    if (row === undefined) return null;
    row.read ??= row.written
      .map(([phrase, value]) => ({ words: idsOf(phrase), value: this.read(value) }))
      .sort((a, b) => b.words.length - a.words.length);
    for (const { words, value } of row.read)
      if (standsAt(text, position, words)) return { length: words.length, value };
    return null;
  }
}

function firstOf(phrase: string): number {
  if (!PLAIN.test(phrase)) return idsOf(phrase)[0]!;
  const blank = phrase.indexOf(' ');
  return idOf(blank < 0 ? phrase : phrase.slice(0, blank));
}
/** What is written stands for itself. */
export const asWritten = <T>(value: T): T => value;

function standsAt(text: readonly number[], position: number, words: readonly number[]): boolean {
  for (let at = 1; at < words.length; at++) if (text[position + at] !== words[at]) return false;
  return true;
}
