import { fold, stem } from './text';
import type { Product, ProductIndex } from './types';

/** Builds one store's postings; a spelling is stemmed once, not once per name. */
export class IndexBuilder {
  private readonly wordIds = new Map<string, number>();
  private readonly stemIds = new Map<string, number>();
  private readonly categoryIds = new Map<string, number>();
  private readonly index: ProductIndex = { words: [], wordStems: [], stems: [], postings: [], categories: [], categoryPostings: [] };

  addName(product: Product): void {
    const folded = fold(product.name);
    let start = -1;
    // A scan by character codes: a regular expression would cost as much as all of parsing.
    for (let at = 0; at <= folded.length; at++) {
      const code = at < folded.length ? folded.charCodeAt(at) : 0;
      const inWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
      if (inWord) {
        if (start < 0) start = at;
      } else if (start >= 0) {
        this.addWord(folded.slice(start, at), product.id);
        start = -1;
      }
    }
  }

  private addWord(word: string, id: number): void {
    const { index } = this;
    let wordId = this.wordIds.get(word);
    if (wordId === undefined) {
      wordId = index.words.push(word) - 1;
      this.wordIds.set(word, wordId);
      const stemmed = stem(word);
      let stemId = this.stemIds.get(stemmed);
      if (stemId === undefined) {
        stemId = index.stems.push(stemmed) - 1;
        this.stemIds.set(stemmed, stemId);
        index.postings.push([]);
      }
      index.wordStems.push(stemId);
    }
    const posting = index.postings[index.wordStems[wordId]!]!;
    if (posting[posting.length - 1] !== id) posting.push(id);
  }

  addCategory(product: Product): void {
    const { index } = this;
    let categoryId = this.categoryIds.get(product.category);
    if (categoryId === undefined) {
      categoryId = index.categories.push(product.category) - 1;
      this.categoryIds.set(product.category, categoryId);
      index.categoryPostings.push([]);
    }
    index.categoryPostings[categoryId]!.push(product.id);
  }

  finish(): ProductIndex {
    return this.index;
  }
}

const RUNS = /[a-z0-9]+/g;

/** Runs of letters and digits of a text, folded: the words that the index knows. */
export const runs = (text: string): string[] => fold(text).match(RUNS) ?? [];

interface Lookup {
  stemIds: Map<string, number>;
  /** All words in one string, each between line feeds: one indexOf finds every word that holds a text. */
  wordText: string;
  /** Position of each word's start in wordText. */
  starts: number[];
}

// A memo, not state: it holds nothing that cannot be derived from the index again.
const lookups = new WeakMap<ProductIndex, Lookup>();

function lookupOf(index: ProductIndex): Lookup {
  let lookup = lookups.get(index);
  if (!lookup) {
    const starts: number[] = [];
    let at = 1;
    for (const word of index.words) {
      starts.push(at);
      at += word.length + 1;
    }
    lookup = { stemIds: new Map(index.stems.map((value, id) => [value, id])), wordText: `\n${index.words.join('\n')}\n`, starts };
    lookups.set(index, lookup);
  }
  return lookup;
}

const EMPTY: readonly number[] = [];

/** Ids of the products whose name holds the stem, ascending. */
export function postingOf(index: ProductIndex, stemmed: string): readonly number[] {
  const id = lookupOf(index).stemIds.get(stemmed);
  return id === undefined ? EMPTY : index.postings[id]!;
}

/** Ids of the stems of all words that hold the text at the given place. */
export function stemsHolding(index: ProductIndex, text: string, place: 'anywhere' | 'start' | 'end' | 'whole'): number[] {
  const { wordText, starts } = lookupOf(index);
  const needle = `${place === 'start' || place === 'whole' ? '\n' : ''}${text}${place === 'end' || place === 'whole' ? '\n' : ''}`;
  const shift = needle.startsWith('\n') ? 1 : 0;
  const found = new Set<number>();
  for (let at = wordText.indexOf(needle); at >= 0; at = wordText.indexOf(needle, at + 1)) {
    found.add(index.wordStems[wordAt(starts, at + shift)]!);
  }
  return [...found];
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
  index.stems.forEach((candidate, id) => {
    if (Math.abs(candidate.length - word.length) > allowed || /\d/.test(candidate)) return;
    const distance = editDistance(word, candidate, allowed);
    if (distance <= allowed) found.push({ stem: candidate, distance: distance + (candidate[0] === word[0] ? 0 : 0.5), frequency: index.postings[id]!.length });
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
