import { factsOf, type Facts } from './facts';
import { PHRASES } from './lexicon/synonyms';
import { STOP } from './lexicon/words';
import { nearStems, postingOf } from './productIndex';
import { fold, stem } from './text';
import type { Catalogue, Product, StoreCatalogue } from './types';

export interface Candidate {
  product: Product;
  facts: Facts;
}

/** Words that products print for a rewritten word or pair of words: "toilet roll" is also "toilet tissue". */
const PRINTED = new Map<string, string[][]>();
for (const [typed, meaning] of PHRASES) {
  const key = fold(meaning).split(' ').map(stem).join(' ');
  if (key === '') continue;
  PRINTED.set(key, [...(PRINTED.get(key) ?? []), fold(typed).split(' ').map(stem)]);
}

/** How telling a word is over all stores: ln(all products / products that hold it). */
export function idf(catalogue: Catalogue, word: string): number {
  let all = 1;
  let holding = 0;
  for (const { products, index } of Object.values(catalogue.stores)) {
    all += products.length;
    holding += postingOf(index, word).length;
  }
  return Math.log((all + 1) / (holding + 0.5));
}

/** A word no store knows is replaced by the nearest known one: spelling is repaired in typed lines only. */
export function repairSpelling(catalogue: Catalogue, typed: readonly string[]): { words: string[]; repaired: string[] } {
  const repaired: string[] = [];
  const words = typed.map((word) => {
    if (/\d/.test(word) || word.length < 4 || STOP.has(word)) return word;
    const stores = Object.values(catalogue.stores);
    if (stores.some(({ index }) => postingOf(index, word).length > 0)) return word;
    const votes = new Map<string, number>();
    for (const { index } of stores) nearStems(index, word).forEach((near, rank) => votes.set(near, (votes.get(near) ?? 0) + (1 / (1 + rank)) * Math.log(2 + postingOf(index, near).length)));
    const best = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0];
    if (!best) return word;
    repaired.push(best[0]);
    return best[0];
  });
  return { words, repaired };
}

/** Places for products that share only some of the words. */
const SHARED_POOL = 80;

/**
 * The products of a store that share the most telling words with what is looked for, best first.
 * Only postings are read, never all rows. `pool` bounds the list.
 */
export function candidatesIn(store: StoreCatalogue, wanted: ReadonlyMap<string, number>, pool: number): Candidate[] {
  const scores = new Map<number, number>();
  const expanded = new Map(wanted);
  const keys = [...wanted.keys()];
  for (let from = 0; from < keys.length; from++) {
    for (let to = from + 1; to <= Math.min(keys.length, from + 4); to++) {
      const part = keys.slice(from, to);
      for (const printed of PRINTED.get(part.join(' ')) ?? []) {
        const weight = part.reduce((sum, word) => sum + wanted.get(word)!, 0) / printed.length;
        for (const word of printed) if (!STOP.has(word)) expanded.set(word, Math.max(expanded.get(word) ?? 0, weight));
      }
    }
  }
  for (const [word, weight] of expanded) {
    for (const id of postingOf(store.index, word)) scores.set(id, (scores.get(id) ?? 0) + weight);
  }
  let entries = [...scores];
  if (entries.length > pool) {
    entries.sort((a, b) => b[1] - a[1] || store.products[a[0]]!.name.length - store.products[b[0]]!.name.length || a[0] - b[0]);
    // Names that share every word crowd the pool (a plain line such as "milk"); those that share less need fewer places.
    const most = entries[0]![1];
    const full = entries.findIndex(([, score]) => score < most - 1e-9);
    entries = entries.slice(0, Math.min(pool, Math.max(SHARED_POOL, full < 0 ? pool : full)));
  }
  return entries.map(([id]) => ({ product: store.products[id]!, facts: factsOf(store.products[id]!) }));
}
