import type { Aisles } from '../knowledge/aisleClassifier';
import type { Kind } from '../knowledge/everydayKinds';
import type { TrigramSignature } from '../words/trigramSignature';
import { HARMLESS, MEANT } from '../lexicon/words';
import type { Form } from '../lexicon/wishes';
import type { Pack, Query } from '../query/parseQuery';
import type { Wish } from '../query/queryRewriting';
import {
  ASKED,
  FOREIGN,
  NAMED,
  PRAISE,
  placeIn,
  queryMarksOf,
  type QueryMarks,
} from './queryMarks';
import type { Size } from '../types';
import { wordId } from '../words/wordInterner';

/** What is looked for: a typed line or a product. */
export interface Target {
  words: readonly string[];
  /** By its number. */
  head: number;
  /** The aisles its words point at. */
  aisles: Aisles;
  brand: string | null;
  tier: 'value' | 'standard' | 'premium' | null;
  size: Size;
  attributes: Query['attributes'];
  price: number | null;
  department: string | null;
  /** true: a product is looked for, so silence about an attribute means its plain value. */
  product: boolean;
  /** The everyday kind, when it is one. */
  kind: Kind | null;
  /** Brand, words and all, once each. */
  name: readonly string[];
  /** How many of the first words of `name` are the maker's. */
  makers: number;
  letters: TrigramSignature;
  /** Words of it that "and" joins, two by two. */
  pairs: readonly number[];
  /** The form a typed line asks for. */
  form: Form | null;
  /** What a typed line wants it to be held by. */
  pack: Pack | null;
  /** Of so many it speaks that may stand in one pack; 0 for none. */
  together: number;
  /** It names several of what is sold one by one, and no number. */
  several: boolean;
  /** Whether it wants a large one (1), a small one (-1) or neither. */
  wish: Wish;
  /** A line that wants the one that costs least. */
  cheapest: boolean;
}

/** A word looked for. */
export interface TargetWord {
  id: number;
  /** Where `present` tells whether a candidate holds it (queryMarks.ts). */
  place: number;
  /** How telling it is, over all stores. */
  rarity: number;
}

/** What is looked for, with everything worked out that is the same for every candidate. Words stand by their numbers. */
export interface PreparedTarget {
  target: Target;
  marks: QueryMarks;
  /** `target.words` as a set. */
  asked: ReadonlySet<string>;
  words: readonly TargetWord[];
  name: readonly TargetWord[];
  /** How much each of `words` counts, and by its place. */
  weights: readonly number[];
  weightAt: Float64Array;
  weightOfAll: number;
  weightOfName: number;
  /** Places of the words that must be there: no praise, no packaging. */
  telling: readonly number[];
  brandWords: readonly number[];
  /** Place of the form asked for. */
  form: number | null;
  /** The plain phrases of the kind looked for. */
  plain: readonly (readonly number[])[];
  /** How telling any word is, over all stores. */
  weigh: (id: number) => number;
  /** The attribute groups it states. */
  groups: readonly string[];
}

const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const brandWordsOf = ({ brand }: Target): readonly string[] => brand?.split(' ') ?? [];

/** The plain forms of a kind; without those that are sizes ("1l") where the line asks for another. */
function plainForms({ kind, size, wish, product }: Target): readonly (readonly string[])[] {
  const plain = kind?.plain ?? [];
  const asksSize = size.kind === 'mass' || size.kind === 'volume' || wish !== 0;
  return asksSize && !product
    ? plain.filter((phrase) => !phrase.some((word) => /^\d/.test(word)))
    : plain;
}

function marksOf(target: Target): QueryMarks {
  const { words, name, kind, form } = target;
  return queryMarksOf([
    [words, ASKED],
    [name, NAMED],
    [kind?.not ?? [], FOREIGN],
    [form ? [form] : [], PRAISE],
    [[...brandWordsOf(target), ...(kind?.plain.flat() ?? [])], 0],
  ]);
}

export function prepare(
  target: Target,
  weights: ReadonlyMap<string, number>,
  weigh: PreparedTarget['weigh'],
): PreparedTarget {
  const { words, name, form } = target;
  const brandWords = brandWordsOf(target);
  const marks = marksOf(target);
  const place = (word: string): number => placeIn(marks, word);
  const asWord = (word: string): TargetWord => {
    const id = wordId(word);
    return { id, place: place(word), rarity: weigh(id) };
  };
  const counts = words.map((word) => weights.get(word) ?? 1);
  const weightAt = new Float64Array(marks.places.size + 1);
  words.forEach((word, at) => {
    weightAt[place(word)] = counts[at]!;
  });
  const named = name.map(asWord);
  const isTelling = (word: string): boolean =>
    !HARMLESS.has(word) || (!target.product && MEANT.has(word));
  return {
    target,
    marks,
    asked: new Set(words),
    words: words.map(asWord),
    name: named,
    weights: counts,
    weightAt,
    weightOfAll: totalOf(counts),
    weightOfName: totalOf(named.map(({ rarity }) => rarity)),
    telling: words.filter(isTelling).map(place),
    brandWords: brandWords.map(place),
    form: form && place(form),
    plain: plainForms(target).map((phrase) => phrase.map(place)),
    weigh,
    groups: Object.keys(target.attributes),
  };
}
