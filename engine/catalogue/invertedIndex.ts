import { editDistance, isWithinOneMistake } from '../words/editDistance';
import { fold, stem } from '../words/normalise';
import { numberOf, wordOf } from '../words/wordInterner';
import type { Product, ProductIndex } from '../types';
import { readWords, type NameWords } from './indexBuilder';

/** The index of some products, whose ids are their positions. */
export const indexOf = (products: readonly Product[]): ProductIndex => ({
  names: products.map((product) => product.name),
});

const RUNS = /[a-z0-9]+/g;

/** Runs of letters and digits of a text, folded: the words that the index knows. */
export const runs = (text: string): string[] => fold(text).match(RUNS) ?? [];

interface Lookup extends NameWords {
  /** By stem id: its part of `holders`, made when it is first asked for. */
  postings: Int32Array[];
}

// A memo, not state: it holds nothing that cannot be derived from the names again. Made when a store is first asked
// for a word, so that loading does not wait for it, and a store that is never asked does without.
const lookups = new WeakMap<ProductIndex, Lookup>();

/** How the words of an index are come by where they need not be read in its names. */
const prepared = new WeakMap<ProductIndex, () => NameWords>();

/** Takes the words of an index as they were read before: `words` must say what reading the names would. */
export const rememberWords = (index: ProductIndex, words: () => NameWords): void =>
  void prepared.set(index, words);

function lookupOf(index: ProductIndex): Lookup {
  let lookup = lookups.get(index);
  if (!lookup) {
    const words = prepared.get(index)?.() ?? readWords(index.names);
    lookups.set(index, (lookup = { ...words, postings: [] }));
  }
  return lookup;
}

/** All that an index is made of, to be kept beside its names: its words and stems, and by name the places of its stems. */
export function indexedWords(index: ProductIndex): {
  runs: readonly string[];
  stems: readonly string[];
  stemOfRun: Int32Array;
  ofName: readonly (readonly number[])[];
} {
  const { wordText, wordStems, stems, holders, from } = lookupOf(index);
  const ofName: number[][] = index.names.map(() => []);
  for (let stemId = 0; stemId < stems.length; stemId++)
    for (let at = from[stemId]!; at < from[stemId + 1]!; at++) ofName[holders[at]!]!.push(stemId);
  const runs = wordText.split('\n').slice(1, -1);
  return { runs, stems: stems.map(wordOf), stemOfRun: wordStems, ofName };
}

const postingAt = ({ postings, holders, from }: Lookup, stemId: number): Int32Array =>
  (postings[stemId] ??= holders.subarray(from[stemId], from[stemId + 1]));

const EMPTY = new Int32Array(0);

/** Ids of the products whose name holds the stem, ascending. */
export function postingOf(index: ProductIndex, stemmed: string): Int32Array {
  const lookup = lookupOf(index);
  const word = numberOf(stemmed);
  const id = word === undefined ? undefined : lookup.idOfWord[word];
  return id ? postingAt(lookup, id - 1) : EMPTY;
}

/** How many products hold the stem in their name. */
export function holdersOf(index: ProductIndex, stemmed: string): number {
  // Before the words of an index are read, a word of it may have no number.
  const count = holderCounter(index);
  const word = numberOf(stemmed);
  return word === undefined ? 0 : count(word);
}

/** The same by the number of the stem (wordInterner.ts). */
export function holderCounter(index: ProductIndex): (word: number) => number {
  const { idOfWord, from } = lookupOf(index);
  return (word) => {
    const id = idOfWord[word];
    return id ? from[id]! - from[id - 1]! : 0;
  };
}

/** Ids of the products with a word that holds the text at the given place: one list for each stem of such words. */
export function postingsHolding(
  index: ProductIndex,
  text: string,
  place: 'anywhere' | 'start' | 'end' | 'whole',
): Int32Array[] {
  const lookup = lookupOf(index);
  const { wordText, starts, wordStems } = lookup;
  const needle = `${place === 'start' || place === 'whole' ? '\n' : ''}${text}${place === 'end' || place === 'whole' ? '\n' : ''}`;
  const shift = needle.startsWith('\n') ? 1 : 0;
  const found = new Set<number>();
  for (let at = wordText.indexOf(needle); at >= 0; at = wordText.indexOf(needle, at + 1)) {
    found.add(wordStems[wordAt(starts, at + shift)]!);
  }
  return [...found].map((stemId) => postingAt(lookup, stemId));
}

/** The word beginning so that most names hold (words of one stem count as one), and how many do; null where none does. */
export function commonestWord(
  index: ProductIndex,
  start: string,
): { word: string; names: number } | null {
  const { wordText, starts, wordStems, from } = lookupOf(index);
  const needle = `\n${start}`;
  let best: { word: string; names: number } | null = null;
  for (let at = wordText.indexOf(needle); at >= 0; at = wordText.indexOf(needle, at + 1)) {
    const stemId = wordStems[wordAt(starts, at + 1)]!;
    const names = from[stemId + 1]! - from[stemId]!;
    const word = wordText.slice(at + 1, wordText.indexOf('\n', at + 1));
    if (!best || names > best.names || (names === best.names && word.length < best.word.length))
      best = { word, names };
  }
  return best;
}

/** The word that covers a position of wordText: the last one that starts at or before it. */
function wordAt(starts: Int32Array, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How many names hold all of these words, given as stems. */
export function printingAll(index: ProductIndex, words: readonly string[]): number {
  const [first, ...more] = words
    .map((word) => postingOf(index, word))
    .sort((a, b) => a.length - b.length);
  const others = more.map((posting) => new Set(posting));
  return first?.filter((id) => others.every((holders) => holders.has(id))).length ?? 0;
}
/** Whether some name does. */
export const printsAll = (index: ProductIndex, words: readonly string[]): boolean =>
  printingAll(index, words) > 0;

/** How many names of products hold both words, given as stems. */
export function printedTogether(index: ProductIndex, one: string, other: string): number {
  const [a, b] = [postingOf(index, one), postingOf(index, other)];
  let count = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) count++;
    if (a[i]! < b[j]!) i++;
    else j++;
  }
  return count;
}

/** The stem that stands right before a stem, for each name where one does. */
export function stemsBefore(index: ProductIndex, stemmed: string): string[] {
  return [...postingOf(index, stemmed)].flatMap((id) => {
    const words = runs(index.names[id]!);
    const at = words.findIndex((word) => stem(word) === stemmed);
    return at > 0 ? [stem(words[at - 1]!)] : [];
  });
}

/** Every stem of the index. */
export const vocabularyOf = (index: ProductIndex): Iterable<string> =>
  lookupOf(index).stems.map(wordOf);

/** Stems of the index that are one mistake away from a word. */
export function stemsOneAway(index: ProductIndex, word: string): string[] {
  return lookupOf(index)
    .stems.map(wordOf)
    .filter(
      (stemmed) => stemmed !== word && !/\d/.test(stemmed) && isWithinOneMistake(word, stemmed),
    );
}

/** Letters at the start of a word that is written with two mistakes. */
const SURE_START = 4;

/** Stems of the index within one or two edits of a word that it does not know, nearest and most frequent first. */
export function nearStems(index: ProductIndex, word: string, limit = 3): string[] {
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  if (allowed === 0) return [];
  const found: { stem: string; distance: number; frequency: number }[] = [];
  const { stems, from } = lookupOf(index);
  for (let id = 0; id < stems.length; id++) {
    const candidate = wordOf(stems[id]!);
    if (Math.abs(candidate.length - word.length) > allowed || /\d/.test(candidate)) continue;
    const distance = editDistance(word, candidate, allowed);
    // Two mistakes in seven letters are only believed behind a start that is right ("granual").
    const start = sharedStart(word, candidate);
    if (distance === 2 && word.length < 8 && start < SURE_START) continue;
    if (distance <= allowed)
      found.push({
        stem: candidate,
        distance: distance + (start > 0 ? 0 : 0.5) - (distance === 2 ? start / 100 : 0),
        frequency: from[id + 1]! - from[id]!,
      });
  }
  found.sort(
    (a, b) => a.distance - b.distance || b.frequency - a.frequency || (a.stem < b.stem ? -1 : 1),
  );
  return found.slice(0, limit).map((entry) => entry.stem);
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}
