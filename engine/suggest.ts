import { findProducts, IN_STORE_THRESHOLD } from './ranking/match';
import { formatPrice } from './money';
import {
  commonestWord,
  holdersOf,
  postingOf,
  postingsHolding,
  runs,
} from './catalogue/invertedIndex';
import { parseLine } from './query/parseLine';
import { storeIdOf } from './stores';
import { bySuggestionScore, holdsWhole, RELATED, scoreFolded } from './suggestionScore';
import { fold, stem } from './words/normalise';
import type { Catalogue, StoreCatalogue, StoreId, Suggestion } from './types';

const MINIMUM_QUERY = 2;
const SUGGESTIONS = 8;
/** How many of them are what a comparison would take. */
const BEST = 4;
/** Letters of a word that are enough to tell which word it becomes. */
const TOLD_BY = 3;
/** So many times as many names must hold the word that a word could become. */
const COMMONER = 20;
/** What is offered where no name holds the text may be as unlikely as this. */
const TOLERANT_THRESHOLD = 0.1;

/**
 * Suggestions of a store for a typed text: none below 2 characters or when the text holds a pound sign. First what the
 * text means here, as a comparison would read it ("best", at most 4); then literal finds by the score of specification
 * section 5, whole words in front of parts of words: "ham" is no Hampden rum. Where nothing holds the text, what the
 * words could mean (typing mistakes, other words, any order).
 */
export function suggest(
  text: string,
  store: StoreId,
  catalogue: Catalogue,
  limit = SUGGESTIONS,
): Suggestion[] {
  const query = text.trim().slice(0, 100);
  const shelf = catalogue.stores[storeIdOf(store)];
  if (!shelf || limit < 1 || query.length < MINIMUM_QUERY || query.includes('£')) return [];
  const wanted = fold(query).trim();
  const literal = holding(wanted, shelf);
  const best = meant(query, wanted, shelf, literal.length > 0).slice(0, Math.min(BEST, limit));
  const taken = new Set(best.map(({ product }) => product.id));
  const rest = (ids: readonly number[]): Suggestion[] =>
    bestOf(
      wanted,
      [...new Set(ids)].filter((id) => !taken.has(id)),
      shelf,
      limit - best.length,
    );
  if (literal.length > 0)
    return [...best, ...rest([...literal, ...byCategoryOrRelation(wanted, shelf)])];
  const others = tolerant(query, shelf, limit).filter(({ product }) => !taken.has(product.id));
  if (best.length + others.length > 0) return [...best, ...others].slice(0, limit);
  return rest(byCategoryOrRelation(wanted, shelf));
}

/**
 * What a comparison would take for the text at this store. A word that is still being typed is not taken for another one
 * ("bre" for "brew"): it becomes the commonest word of the store that begins so.
 */
function meant(query: string, wanted: string, shelf: StoreCatalogue, held: boolean): Suggestion[] {
  const finished = held ? finishedText(query, shelf) : query;
  if (finished === null) return [];
  const { searchTerm } = parseLine(finished);
  return findProducts(searchTerm, shelf.store, shelfOf(shelf).alone, BEST, IN_STORE_THRESHOLD).map(
    ({ product }): Suggestion => ({
      product,
      score: scoreFolded(wanted, fold(product.name), fold(product.category), product.name.length),
      found: 'best',
      priceLabel: formatPrice(product.price),
    }),
  );
}

/** The text with its last word whole; null where that word is too short to tell. */
function finishedText(query: string, shelf: StoreCatalogue): string | null {
  const last = /(?<![a-z0-9])[a-z0-9]+$/i.exec(query)?.[0] ?? '';
  const part = runs(last).at(-1) ?? '';
  if (part === '' || /^\d/.test(part)) return query;
  const holders = holdersOf(shelf.index, stem(part));
  const becomes = part.length < TOLD_BY ? null : commonestWord(shelf.index, part);
  // Three thousand names hold milk; the one "Uno en Mil" does not make "mil" a word.
  if (becomes === null || becomes.names < holders * COMMONER) return holders > 0 ? query : null;
  return query.slice(0, query.length - last.length) + becomes.word;
}

const tolerant = (query: string, shelf: StoreCatalogue, limit: number): Suggestion[] =>
  findProducts(query, shelf.store, shelfOf(shelf).alone, limit, TOLERANT_THRESHOLD).map(
    ({ product }, rank): Suggestion => ({
      product,
      score: 1 / (2 + rank),
      found: 'tolerant',
      priceLabel: formatPrice(product.price),
    }),
  );

/** What suggestions need of a store beside its index. */
interface Shelf {
  names: string[];
  /** Category as printed -> folded, and the ids of its products. */
  categories: Map<string, { folded: string; ids: number[] }>;
  /** The store as a catalogue of its own: a mistyped word asks one store only. */
  alone: Catalogue;
}

// A memo, not state.
const shelves = new WeakMap<StoreCatalogue, Shelf>();

function shelfOf(store: StoreCatalogue): Shelf {
  let shelf = shelves.get(store);
  if (!shelf) {
    const categories: Shelf['categories'] = new Map();
    for (const { category, id } of store.products) {
      const row = categories.get(category);
      if (row) row.ids.push(id);
      else categories.set(category, { folded: fold(category), ids: [id] });
    }
    shelves.set(
      store,
      (shelf = {
        names: store.index.names.map(fold),
        categories,
        alone: { stores: { [store.store]: store } },
      }),
    );
  }
  return shelf;
}

/** A find before it is known whether it is shown. */
interface Find extends Pick<Suggestion, 'product' | 'score'> {
  whole: boolean;
}

/** The best `limit` of the candidates in order; keeps a short sorted list instead of sorting thousands. */
function bestOf(
  wanted: string,
  ids: readonly number[],
  shelf: StoreCatalogue,
  limit: number,
): Suggestion[] {
  const { names, categories } = shelfOf(shelf);
  const best: Find[] = [];
  for (const id of ids) {
    const product = shelf.products[id]!;
    const name = names[id]!;
    const { folded } = categories.get(product.category)!;
    const score = scoreFolded(wanted, name, folded, product.name.length);
    if (score <= 0) continue;
    const find: Find = { product, score, whole: holdsWhole(name, wanted) };
    let at = best.length;
    while (at > 0 && stands(find, best[at - 1]!)) at--;
    best.splice(at, 0, find);
    if (best.length > limit) best.pop();
  }
  return best.map(({ product, score }) => ({
    product,
    score,
    found: 'literal',
    priceLabel: formatPrice(product.price),
  }));
}

/** Whether the first one stands in front of the second. */
const stands = (a: Find, b: Find): boolean =>
  a.whole === b.whole ? bySuggestionScore(a, b) < 0 : a.whole;

/** Ids of products whose name holds the text: from the words that can hold its parts, then checked. */
function holding(wanted: string, shelf: StoreCatalogue): number[] {
  const parts = runs(wanted);
  if (parts.length === 0)
    return shelfOf(shelf).names.flatMap((name, id) => (name.includes(wanted) ? [id] : []));
  let candidates: Set<number> | null = null;
  parts.forEach((part, at) => {
    const place =
      parts.length === 1
        ? 'anywhere'
        : at === 0
          ? 'end'
          : at === parts.length - 1
            ? 'start'
            : 'whole';
    const ids = new Set<number>();
    for (const posting of postingsHolding(shelf.index, part, place))
      for (const id of posting) if (!candidates || candidates.has(id)) ids.add(id);
    candidates = ids;
  });
  const { names } = shelfOf(shelf);
  return [...candidates!].filter((id) => names[id]!.includes(wanted));
}

/** Products that earn points without holding the text: a category that holds it, or a related word. */
function byCategoryOrRelation(wanted: string, shelf: StoreCatalogue): number[] {
  const ids = new Set<number>();
  for (const category of shelfOf(shelf).categories.values())
    if (category.folded.includes(wanted)) for (const id of category.ids) ids.add(id);
  for (const [key, related] of Object.entries(RELATED)) {
    if (wanted.includes(key))
      for (const words of related)
        for (const id of postingOf(shelf.index, stem(words.split(' ')[0]!))) ids.add(id);
  }
  return [...ids];
}
