import { parseName, type Candidate } from '../names/parsedName';
import { topK } from './topK';
import { PHRASES } from '../lexicon/synonyms';
import { STOP, type Department } from '../lexicon/words';
import { memoNumberByWord } from '../words/memoByWord';
import { holdersOf, postingOf } from '../catalogue/invertedIndex';
import { substitutesOf } from '../knowledge/substitutes';
import { fold, stem } from '../words/normalise';
import type { Catalogue, StoreCatalogue } from '../types';
import { classOf, costOf, TYPE, typeOf, UNKNOWN } from '../knowledge/wordClasses';
import { wordId, wordOf } from '../words/wordInterner';

/** Words that products print for a rewritten word or pair of words: "toilet roll" is also "toilet tissue". */
const PRINTED = new Map<string, string[][]>();
for (const [typed, meaning] of PHRASES) {
  const key = fold(meaning)
    .split(' ')
    .map(stem)
    .filter((word) => !STOP.has(word))
    .join(' ');
  if (key === '') continue;
  PRINTED.set(key, [...(PRINTED.get(key) ?? []), fold(typed).split(' ').map(stem)]);
}

/** How telling a word is over all stores, by its number: ln(all products / products that hold it). */
export const rarityIn = memoNumberByWord(({ stores }: Catalogue) => {
  const holders = Object.values(stores).map(holdersIn);
  const all = Object.values(stores).reduce((sum, { products }) => sum + products.length, 1);
  return (id) => Math.log((all + 1) / (holders.reduce((sum, count) => sum + count(id), 0) + 0.5));
});
const holdersIn = memoNumberByWord(
  ({ index }: StoreCatalogue) =>
    (id) =>
      holdersOf(index, wordOf(id)),
);

/** The same by the word. */
export function idfIn(catalogue: Catalogue): (word: string) => number {
  const rarity = rarityIn(catalogue);
  return (word) => rarity(wordId(word));
}

/** The words looked for and what products print for them, each with its weight. */
export function alsoPrinted(wanted: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const expanded = new Map(wanted);
  const keys = [...wanted.keys()];
  for (let from = 0; from < keys.length; from++) {
    for (let to = from + 1; to <= Math.min(keys.length, from + 4); to++) {
      const part = keys.slice(from, to);
      for (const printed of PRINTED.get(part.join(' ')) ?? []) {
        const weight = part.reduce((sum, word) => sum + wanted.get(word)!, 0) / printed.length;
        for (const word of printed)
          if (!STOP.has(word)) expanded.set(word, Math.max(expanded.get(word) ?? 0, weight));
      }
    }
  }
  return expanded;
}

/** What is left of a word's weight by what it costs to lose it: "supersweet" finds no sweetcorn. */
const LOOKED_FOR = [0.3, 0.7, 1, 1] as const;
/** Of a diet as well: what is low in fat is no soup. */
const DIET = 0.5;
/** What a word finds that stands for another one, by how far. */
const STANDS_IN = [0, 0.4, 0.8] as const;

/** The words of a product with those that stand for them at other makers', each with its weight. */
export function lookedForBeside(words: ReadonlyMap<string, number>): Map<string, number> {
  const all = new Map(
    [...words].map(([word, weight]) => {
      const wordClass = classOf(word);
      const type = typeOf(wordClass);
      return [
        word,
        weight *
          (type === TYPE.D ? DIET : 1) *
          (type === UNKNOWN || type === TYPE.B ? 1 : LOOKED_FOR[costOf(wordClass) as 0]),
      ] as const;
    }),
  );
  for (const [word, weight] of [...all]) {
    for (const { id, standing } of substitutesOf(wordId(word))) {
      const partner = wordOf(id);
      all.set(partner, Math.max(all.get(partner) ?? 0, STANDS_IN[standing] * weight));
    }
  }
  return all;
}

// A memo beside each store, by row: found without a look into a table of all products.
const shelves = new WeakMap<StoreCatalogue, (Candidate | undefined)[]>();

/** The candidates of a store by the id of the product; a name is read when it first is one. */
export function candidateReader(store: StoreCatalogue): (id: number) => Candidate {
  const { products } = store;
  let shelf = shelves.get(store);
  if (!shelf) shelves.set(store, (shelf = products.map(() => undefined)));
  const known = shelf;
  return (id) => (known[id] ??= { product: products[id]!, facts: parseName(products[id]!) });
}

// Scratch, large enough for the largest store: the shared weight of each product (all 0 between calls) and the products that have one.
let scores = new Float64Array(0);
let touched = new Int32Array(0);

/**
 * Ids of the products of a store that share the most telling words with what is looked for, best first.
 * Only postings are read, never a name. `pool` bounds the list. More than `enough` is not counted: a name that holds a thing's two names is no likelier for it.
 */
export function candidatesIn(
  store: StoreCatalogue,
  wanted: ReadonlyMap<string, number>,
  pool: number,
  shelf: ReadonlySet<Department> | null = null,
  enough = Infinity,
): number[] {
  if (scores.length < store.products.length) {
    scores = new Float64Array(store.products.length);
    touched = new Int32Array(store.products.length);
  }
  let count = 0;
  for (const [word, weight] of wanted) {
    const posting = postingOf(store.index, word);
    for (let at = 0; at < posting.length; at++) {
      const id = posting[at]!;
      if (scores[id] === 0) touched[count++] = id;
      scores[id]! += weight;
    }
  }
  const ids = touched.subarray(0, count);
  for (let at = 0; at < count; at++) if (scores[ids[at]!]! > enough) scores[ids[at]!] = enough;
  const first = topK(ids, scores, store, pool, shelf);
  for (let at = 0; at < count; at++) scores[ids[at]!] = 0;
  return first;
}
