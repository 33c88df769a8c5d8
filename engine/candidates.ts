import { factsOf, type Facts } from './facts';
import { PHRASES } from './lexicon/synonyms';
import { STOP } from './lexicon/words';
import { onceAWord } from './onceAWord';
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
export const idfIn = onceAWord(rarity);

function rarity(catalogue: Catalogue, word: string): number {
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
  const scores = new Float64Array(store.products.length);
  const touched: number[] = [];
  for (const [word, weight] of expanded) {
    for (const id of postingOf(store.index, word)) {
      if (scores[id] === 0) touched.push(id);
      scores[id]! += weight;
    }
  }
  return best(touched, scores, store, pool).map((id) => ({ product: store.products[id]!, facts: factsOf(store.products[id]!) }));
}

/** Most shared weight first, then the shorter name, then the row. Scores are few (one for each set of words), so ids are put in piles, not sorted. */
function best(ids: readonly number[], scores: Float64Array, { products }: StoreCatalogue, pool: number): number[] {
  let most = 0;
  for (const id of ids) if (scores[id]! > most) most = scores[id]!;
  const full = ids.filter((id) => scores[id]! >= most - 1e-9);
  if (full.length >= pool) return byLength(full, products).slice(0, pool);
  // Names that share every word crowd the pool (a plain line such as "milk"); those that share less need fewer places.
  const limit = ids.length <= pool ? pool : Math.max(SHARED_POOL, full.length);
  const piles = new Map<number, number[]>();
  for (const id of ids) {
    const score = Math.round(scores[id]! * 1e6);
    const pile = piles.get(score);
    if (pile) pile.push(id);
    else piles.set(score, [id]);
  }
  const order = [...piles].sort((a, b) => b[0] - a[0]).map(([, pile]) => pile);
  const out: number[] = [];
  for (const pile of order) {
    if (out.length >= limit) break;
    out.push(...byLength(pile, products));
  }
  return out.length > limit ? out.slice(0, limit) : out;
}

function byLength(ids: readonly number[], products: readonly Product[]): number[] {
  const rows: number[][] = [];
  for (const id of ids) (rows[products[id]!.name.length] ??= []).push(id);
  return rows.flatMap((row) => row.sort((a, b) => a - b));
}
