import type { Aisles } from '../knowledge/aisleClassifier';
import type { Kind } from '../lexicon/kinds';
import type { TrigramSignature } from '../words/trigramSignature';
import { HARMLESS, MEANT } from '../lexicon/words';
import type { Form, Pack, Query } from '../query/parseQuery';
import type { Wish } from '../query/queryRewriting';
import type { WordPosition } from './wordPositions';
import {
  ASKED,
  FOREIGN,
  NAMED,
  PRAISE,
  termPositionIn,
  queryMarksOf,
  type QueryMarks,
} from './queryMarks';
import type { Size } from '../types';
import { costsOf, thingIdOf } from '../knowledge/wordCosts';
import { wordId, wordOf } from '../words/wordInterner';

/** Either side of a comparison, seen as something looked for. */
export interface Target {
  words: readonly string[];
  /** By its number, as the thing. */
  head: number;
  /** Its last word that names a kind of thing, NO_WORD when no word is known as one. */
  thing: number;
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
  /** Brand, words and all, once each, with their letters. */
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
  /** Whether it wants a large one (1), a small one (-1) or neither. */
  wish: Wish;
}

/** What the good-looking candidates of all stores agree on: where such things stand, what they cost, how big they are. */
export interface PoolStatistics {
  departments: ReadonlyMap<string, number>;
  /** By number of the aisle: how many of them stand there. */
  aisles: ReadonlyMap<number, number>;
  /** Of a brand that is all of a line: the groups of aisles that it is known for; null where it is known for many things. */
  knownFor: ReadonlySet<number> | null;
  /** Of such a brand, by number: how many of its products have a word in their names. */
  words: ReadonlyMap<number, number>;
  medianPrice: number;
  medianSize: { kind: string; amount: number } | null;
  /** Core words -> the stores that have a product with just these, a bit each. */
  cores: ReadonlyMap<string, number>;
  /** What the products with all words are, as shares: most of "Doritos" are crisps, few are dips. */
  heads: ReadonlyMap<number, number>;
  /** Store -> fewest extra words among its candidates with all words. */
  fewestExtra: ReadonlyMap<string, number>;
}

/** A word looked for. */
export interface TargetName {
  id: number;
  /** Where `present` tells whether a candidate holds it (sight.ts). */
  place: number;
  /** How telling it is, over all stores. */
  rarity: number;
}

/** What is looked for, with everything worked out that is the same for every candidate. Words stand by their numbers. */
export interface PreparedTarget {
  wanted: Target;
  sight: QueryMarks;
  /** `wanted.words` as a set. */
  asked: ReadonlySet<string>;
  words: readonly TargetName[];
  name: readonly TargetName[];
  /** How much each of `words` counts, and by its place. */
  weights: readonly number[];
  weightAt: Float64Array;
  weightOfAll: number;
  weightOfName: number;
  /** Places of the words that must be there: no praise, no packaging; and of those that are one of these. */
  telling: readonly number[];
  praise: readonly number[];
  brandWords: readonly number[];
  /** Places of the form and of the thing asked for. */
  form: number | null;
  thing: number;
  /** Number of the word that says what the thing is: the kind of thing, else the head. */
  thingId: number;
  /** What each word of `name` costs among such things (wordCosts.ts). */
  costs: readonly number[];
  /** The plain phrases of the kind looked for. */
  plain: readonly (readonly number[])[];
  /** How telling any word is, over all stores. */
  weigh: (id: number) => number;
  /** Whether a word stands like a brand or like a kind of thing, over all stores. */
  roleOf: (id: number) => WordPosition;
  groups: readonly string[];
}

export function prepare(
  wanted: Target,
  weights: ReadonlyMap<string, number>,
  weigh: PreparedTarget['weigh'],
  roleOf: PreparedTarget['roleOf'],
): PreparedTarget {
  const { words, name, kind, form } = wanted;
  const brandWords = wanted.brand?.split(' ') ?? [];
  const sight = queryMarksOf([
    [words, ASKED],
    [name, NAMED],
    [kind?.not ?? [], FOREIGN],
    [form ? [form] : [], PRAISE],
    [[...brandWords, ...(kind?.plain.flat() ?? []), wordOf(wanted.thing)], 0],
  ]);
  const place = (word: string): number => termPositionIn(sight, word);
  const looked = (word: string): TargetName => ({
    id: wordId(word),
    place: place(word),
    rarity: weigh(wordId(word)),
  });
  const counts = words.map((word) => weights.get(word) ?? 1);
  const weightAt = new Float64Array(sight.places.size + 1);
  words.forEach((word, at) => {
    weightAt[place(word)] = counts[at]!;
  });
  const named = name.map(looked);
  const thingId = thingIdOf(wanted);
  return {
    wanted,
    sight,
    asked: new Set(words),
    words: words.map(looked),
    name: named,
    weights: counts,
    weightAt,
    weightOfAll: counts.reduce((sum, weight) => sum + weight, 0),
    weightOfName: named.reduce((sum, { rarity }) => sum + rarity, 0),
    telling: words
      .filter((word) => !HARMLESS.has(word) || (!wanted.product && MEANT.has(word)))
      .map(place),
    praise: words.filter((word) => HARMLESS.has(word)).map(place),
    brandWords: brandWords.map(place),
    form: form && place(form),
    thing: place(wordOf(wanted.thing)),
    thingId,
    costs: costsOf(
      named.map(({ id }) => id),
      wanted.makers,
      thingId,
    ),
    plain: kind?.plain.map((phrase) => phrase.map(place)) ?? [],
    weigh,
    roleOf,
    groups: Object.keys(wanted.attributes),
  };
}
