import type { Kind } from './lexicon/kinds';
import type { Letters } from './letters';
import { HARMLESS, MEANT } from './lexicon/words';
import type { Form, Query } from './query';
import type { Role } from './roles';
import type { Size } from './types';

/** Either side of a comparison, seen as something looked for. */
export interface Wanted {
  words: readonly string[];
  head: string;
  /** Its last word that names a kind of thing, '' when no word is known as one. */
  thing: string;
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
  letters: Letters;
  /** The form a typed line asks for. */
  form: Form | null;
}

/** What the good-looking candidates of all stores agree on: where such things stand, what they cost, how big they are. */
export interface Consensus {
  departments: ReadonlyMap<string, number>;
  medianPrice: number;
  medianSize: { kind: string; amount: number } | null;
  /** Core words -> number of stores that have a product with just these. */
  cores: ReadonlyMap<string, number>;
  /** What the products with all words are, as shares: most of "Doritos" are crisps, few are dips. */
  heads: ReadonlyMap<string, number>;
  /** Store -> fewest extra words among its candidates with all words. */
  fewestExtra: ReadonlyMap<string, number>;
}

/** What is looked for, with everything worked out that is the same for every candidate. */
export interface Sought {
  wanted: Wanted;
  asked: ReadonlySet<string>;
  weights: ReadonlyMap<string, number>;
  weightOfAll: number;
  /** Words that must be there: no praise, no packaging. */
  telling: readonly string[];
  brandWords: readonly string[];
  /** How telling any word is, over all stores. */
  weigh: (word: string) => number;
  /** Whether a word stands like a brand or like a kind of thing, over all stores. */
  roleOf: (word: string) => Role;
  named: ReadonlySet<string>;
  weightOfName: number;
  groups: readonly string[];
}

export function seek(wanted: Wanted, weights: ReadonlyMap<string, number>, weigh: Sought['weigh'], roleOf: Sought['roleOf']): Sought {
  let weightOfAll = 0;
  for (const word of wanted.words) weightOfAll += weights.get(word) ?? 1;
  return {
    wanted, weights, weightOfAll, weigh, roleOf, named: new Set(wanted.name), weightOfName: wanted.name.reduce((sum, word) => sum + weigh(word), 0), asked: new Set(wanted.words), telling: wanted.words.filter((word) => !HARMLESS.has(word) || (!wanted.product && MEANT.has(word))),
    brandWords: wanted.brand?.split(' ') ?? [], groups: Object.keys(wanted.attributes),
  };
}
