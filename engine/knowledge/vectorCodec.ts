// How engine/fitted/vectors.ts holds the vectors of words: scripts/fit/vectors.ts writes it, wordVectors.ts reads it.
import { readLists, writeLists, type Lists, type ListsText } from '../words/numberText';
import { AISLE_KEYS } from './aisleCodec';
import { quantisedText } from './quantisedText';
import { readForms, writeForms, type FormsText } from './wordForms';

/** Numbers of a vector, a letter each. */
export const DIMENSIONS = 8;

/** What has a vector beside a word as such: a word as head of its name and a store's department, as among the aisles; a word among the things of a group of aisles, two words of one name (in the order of the alphabet). */
export const VECTOR_KEYS = {
  head: AISLE_KEYS.head,
  department: AISLE_KEYS.department,
  among: (word: string, group: number): string => `${word}@${group}`,
  pair: (one: string, other: string): string =>
    one < other ? `${one}&${other}` : `${other}&${one}`,
} as const;
/** All that the vector of a name is the sum of; `words` once each, without makers. */
export const keysOf = (
  words: readonly string[],
  head: string,
  group: number,
  department: string,
): string[] => [
  ...words,
  VECTOR_KEYS.head(head),
  VECTOR_KEYS.department(department),
  ...words.map((word) => VECTOR_KEYS.among(word, group)),
  ...words.flatMap((one, at) => words.slice(at + 1).map((other) => VECTOR_KEYS.pair(one, other))),
];
export const isAmong = (key: string): boolean => key.indexOf('@') > 0;
/** The two words of a pair's key; null for another one. */
export const pairIn = (key: string): readonly [string, string] | null =>
  key.includes('&') ? (key.split('&') as [string, string]) : null;

const LETTERS = quantisedText(0.2, 31);

/** The table as text: its words, by word the groups of aisles and the later words it has a vector with, and all vectors. */
export interface VectorTableText extends FormsText {
  groups: ListsText;
  partners: ListsText;
  values: string;
}

/** A table by key (`keysOf`) as text. */
export function writeVectorTable(vectors: ReadonlyMap<string, ArrayLike<number>>): VectorTableText {
  const keys = [...vectors.keys()];
  const pairs = keys.map(pairIn).filter((pair) => pair !== null);
  const among = keys.filter(isAmong).map((key) => key.split('@') as [string, string]);
  const forms = writeForms(
    keys.filter((key) => !isAmong(key) && !pairIn(key)),
    [...among.map(([word]) => word), ...pairs.flat()],
  );
  const { words, placeOf, keysOfRows } = readForms(forms);
  const lists = (entries: readonly (readonly [word: string, number: number])[]): number[][] => {
    const byWord: number[][] = words.map(() => []);
    for (const [word, number] of entries) byWord[placeOf(word)]!.push(number);
    return byWord.map((list) => list.sort((a, b) => a - b));
  };
  const groups = lists(among.map(([word, group]) => [word, Number(group)]));
  const partners = lists(pairs.map(([one, other]) => [one, placeOf(other)]));
  const rows = [
    ...keysOfRows(),
    ...groups.flatMap((all, at) => all.map((group) => VECTOR_KEYS.among(words[at]!, group))),
    ...partners.flatMap((all, at) => all.map((to) => VECTOR_KEYS.pair(words[at]!, words[to]!))),
  ];
  return {
    ...forms,
    groups: writeLists(groups),
    partners: writeLists(partners),
    values: rows.flatMap((key) => Array.from(vectors.get(key)!, LETTERS.write)).join(''),
  };
}

/** A table that can be asked; null where it has no vector. */
export interface VectorTable {
  ofWord(word: string): Float64Array | null;
  ofHead(word: string): Float64Array | null;
  /** The place of a word, for pairs and groups; -1 where the table does not know it. */
  placeOf(word: string): number;
  among(place: number, group: number): Float64Array | null;
  /** The smaller place first. */
  ofPair(one: number, other: number): Float64Array | null;
}

export function readVectorTable(text: VectorTableText): VectorTable {
  const forms = readForms(text);
  const values = LETTERS.readAll(text.values);
  const vectorAt = (row: number): Float64Array | null =>
    row < 0 ? null : values.subarray(DIMENSIONS * row, DIMENSIONS * (row + 1));
  const groups = readLists(text.groups);
  const partners = readLists(text.partners);
  const firstPair = forms.rows + groups.values.length;
  return {
    ofWord: (word) => vectorAt(forms.rowOf(word)),
    ofHead: (word) => vectorAt(forms.rowOfHead(word)),
    placeOf: forms.placeOf,
    among: (place, group) => vectorAt(placeIn(groups, place, group, forms.rows)),
    ofPair: (one, other) => vectorAt(placeIn(partners, one, other, firstPair)),
  };
}

/** Where a number of a list stands in all lists, counted from `first`; -1 where the list lacks it. */
function placeIn({ from, values }: Lists, list: number, number: number, first: number): number {
  if (list < 0) return -1;
  let low = from[list]!;
  let high = from[list + 1]!;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low < from[list + 1]! && values[low] === number ? first + low : -1;
}
