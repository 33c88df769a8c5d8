import { fold, stem } from './text';
import type { Product, ProductIndex } from './types';

/** The index of some products, whose ids are their positions. */
export const indexOf = (products: readonly Product[]): ProductIndex => ({ names: products.map((product) => product.name) });

const RUNS = /[a-z0-9]+/g;

/** Runs of letters and digits of a text, folded: the words that the index knows. */
export const runs = (text: string): string[] => fold(text).match(RUNS) ?? [];

interface Lookup {
  /** Distinct runs of letters and digits in the names, in one text, each between line feeds: one indexOf finds every word that holds a text. */
  wordText: string;
  /** Position of each word's start in wordText. */
  starts: number[];
  /** For each word the position of its stem in `stems`. */
  wordStems: number[];
  stems: string[];
  stemIds: Map<string, number>;
  /** For each stem the ids of the products that hold it, ascending. */
  postings: number[][];
}

// A memo, not state: it holds nothing that cannot be derived from the names again. Made when a store is first asked
// for a word, so that loading does not wait for it, and a store that is never asked does without.
const lookups = new WeakMap<ProductIndex, Lookup>();

function lookupOf(index: ProductIndex): Lookup {
  let lookup = lookups.get(index);
  if (!lookup) lookups.set(index, (lookup = readWords(index.names)));
  return lookup;
}

/** Takes in the words of names, one by one; a spelling is stemmed once, not once per name. */
class WordReader {
  private readonly wordStem = new Map<string, number>();
  readonly stemIds = new Map<string, number>();
  readonly postings: number[][] = [];

  /** The words of the name that stands in a folded text from one position to another. */
  name(text: string, from: number, to: number, product: number): void {
    let start = -1;
    // A scan by character codes: a regular expression would cost half as much again.
    for (let at = from; at <= to; at++) {
      const code = at < to ? text.charCodeAt(at) : 0;
      if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) {
        if (start < 0) start = at;
      } else if (start >= 0) {
        this.word(text.slice(start, at), product);
        start = -1;
      }
    }
  }

  private word(word: string, product: number): void {
    let stemId = this.wordStem.get(word);
    if (stemId === undefined) this.wordStem.set(word, (stemId = this.stemOf(stem(word))));
    const posting = this.postings[stemId]!;
    if (posting[posting.length - 1] !== product) posting.push(product);
  }

  private stemOf(stemmed: string): number {
    let id = this.stemIds.get(stemmed);
    if (id === undefined) this.stemIds.set(stemmed, (id = this.postings.push([]) - 1));
    return id;
  }

  finish(): Lookup {
    const words = [...this.wordStem.keys()];
    const starts: number[] = [];
    let at = 1;
    for (const word of words) {
      starts.push(at);
      at += word.length + 1;
    }
    return { wordText: `\n${words.join('\n')}\n`, starts, wordStems: [...this.wordStem.values()], stems: [...this.stemIds.keys()], stemIds: this.stemIds, postings: this.postings };
  }
}

function readWords(names: readonly string[]): Lookup {
  const reader = new WordReader();
  // Folded in one go, which costs a third of a call per name. U+0000 ends a name: a price file that holds one is refused as binary.
  const text = fold(names.map((name) => `${name}\u0000`).join(''));
  let from = 0;
  names.forEach((_, product) => {
    const to = text.indexOf('\u0000', from);
    reader.name(text, from, to, product);
    from = to + 1;
  });
  return reader.finish();
}

const EMPTY: readonly number[] = [];

/** Ids of the products whose name holds the stem, ascending. */
export function postingOf(index: ProductIndex, stemmed: string): readonly number[] {
  const lookup = lookupOf(index);
  const id = lookup.stemIds.get(stemmed);
  return id === undefined ? EMPTY : lookup.postings[id]!;
}

/** Ids of the products with a word that holds the text at the given place: one list for each stem of such words. */
export function postingsHolding(index: ProductIndex, text: string, place: 'anywhere' | 'start' | 'end' | 'whole'): (readonly number[])[] {
  const { wordText, starts, wordStems, postings } = lookupOf(index);
  const needle = `${place === 'start' || place === 'whole' ? '\n' : ''}${text}${place === 'end' || place === 'whole' ? '\n' : ''}`;
  const shift = needle.startsWith('\n') ? 1 : 0;
  const found = new Set<number>();
  for (let at = wordText.indexOf(needle); at >= 0; at = wordText.indexOf(needle, at + 1)) {
    found.add(wordStems[wordAt(starts, at + shift)]!);
  }
  return [...found].map((stemId) => postings[stemId]!);
}

/** The word that covers a position of wordText: the last one that starts at or before it. */
function wordAt(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Stems of the index within one or two edits of a word that it does not know, nearest and most frequent first. */
export function nearStems(index: ProductIndex, word: string, limit = 3): string[] {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (allowed === 0) return [];
  const found: { stem: string; distance: number; frequency: number }[] = [];
  const { stems, postings } = lookupOf(index);
  stems.forEach((candidate, id) => {
    if (Math.abs(candidate.length - word.length) > allowed || /\d/.test(candidate)) return;
    const distance = editDistance(word, candidate, allowed);
    if (distance <= allowed) found.push({ stem: candidate, distance: distance + (candidate[0] === word[0] ? 0 : 0.5), frequency: postings[id]!.length });
  });
  found.sort((a, b) => a.distance - b.distance || b.frequency - a.frequency || (a.stem < b.stem ? -1 : 1));
  return found.slice(0, limit).map((entry) => entry.stem);
}

/** Optimal string alignment distance (Damerau with adjacent swaps), cut off above `most`. */
export function editDistance(a: string, b: string, most = Infinity): number {
  if (a === b) return 0;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + cost);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) value = Math.min(value, before[column - 2]! + 1);
      current.push(value);
      if (value < least) least = value;
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length]!;
}
