import { findProducts } from './ranking/match';
import { formatPrice } from './money';
import { postingOf, postingsHolding, runs } from './catalogue/invertedIndex';
import { findStore } from './stores';
import { fold, stem } from './words/normalise';
import type { Catalogue, Product, StoreCatalogue, StoreId, Suggestion } from './types';

/** Related words (specification section 5); a name that holds one gains 50 when the query holds the key. */
export const RELATED: Readonly<Record<string, readonly string[]>> = {
  milk: ['semi skimmed', 'skimmed', 'whole', 'dairy'],
  bread: ['loaf', 'toastie', 'wholemeal', 'roll'],
  eggs: ['egg', 'free range'],
  chicken: ['breast', 'thigh', 'drumstick'],
  cheese: ['cheddar', 'mozzarella', 'brie'],
  apple: ['gala', 'braeburn', 'pink lady'],
  banana: ['bananas', 'fairtrade'],
  rice: ['basmati', 'long grain', 'jasmine'],
  pasta: ['penne', 'fusilli', 'spaghetti'],
  yogurt: ['yoghurt', 'greek', 'natural'],
};
const RELATED_ROWS = Object.entries(RELATED);
const MINIMUM_QUERY = 2;
const SUGGESTIONS = 8;
const LONG_NAME = 50;

/**
 * Score of one product for a typed text (specification section 5): exact 1000, starts 500, word start 300,
 * contains 100 and up to 50 for an early place, category 20, long name -10, each related word 50.
 */
export const suggestionScore = (
  query: string,
  product: Pick<Product, 'name' | 'category'>,
): number =>
  scoreFolded(fold(query).trim(), fold(product.name), fold(product.category), product.name.length);

function scoreFolded(wanted: string, name: string, category: string, length: number): number {
  let score = 0;
  const at = name.indexOf(wanted);
  if (name === wanted) score += 1000;
  if (at === 0) score += 500;
  if (at >= 0) {
    if (startsWord(name, wanted)) score += 300;
    score += 100 + Math.max(0, 50 - at);
  }
  if (category.includes(wanted)) score += 20;
  for (const [key, related] of RELATED_ROWS) {
    if (wanted.includes(key)) for (const word of related) if (name.includes(word)) score += 50;
  }
  return score > 0 && length > LONG_NAME ? score - 10 : score;
}

function startsWord(name: string, wanted: string): boolean {
  for (let at = name.indexOf(wanted); at >= 0; at = name.indexOf(wanted, at + 1))
    if (at === 0 || !/[a-z0-9]/.test(name[at - 1]!)) return true;
  return false;
}

const order = (a: Suggestion, b: Suggestion): number =>
  b.score - a.score ||
  a.product.name.length - b.product.name.length ||
  (a.product.name < b.product.name
    ? -1
    : a.product.name > b.product.name
      ? 1
      : a.product.price - b.product.price || a.product.id - b.product.id);

/**
 * Suggestions of a store for a typed text: none below 2 characters or when the text holds a pound sign. Literal
 * finds by the score above; where nothing holds the text, what the words mean (typing mistakes, other words, any order).
 */
export function suggest(
  text: string,
  store: StoreId,
  catalogue: Catalogue,
  limit = SUGGESTIONS,
): Suggestion[] {
  const query = text.trim().slice(0, 100);
  const shelf = catalogue.stores[findStore(store)?.storedName ?? store];
  if (!shelf || limit < 1 || query.length < MINIMUM_QUERY || query.includes('£')) return [];
  const literal = holding(query, shelf);
  if (literal.length > 0)
    return bestOf(
      query,
      [...new Set([...literal, ...byCategoryOrRelation(query, shelf)])],
      shelf,
      limit,
    );
  const meant = findProducts(query, shelf.store, shelfOf(shelf).alone, limit, 0.1).map(
    (match, rank): Suggestion => ({
      product: match.product,
      score: 1 / (2 + rank),
      found: 'tolerant',
      priceLabel: formatPrice(match.product.price),
    }),
  );
  if (meant.length > 0) return meant;
  return bestOf(query, byCategoryOrRelation(query, shelf), shelf, limit);
}

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

/** The best `limit` of the candidates in order; keeps a short sorted list instead of sorting thousands. */
function bestOf(
  query: string,
  ids: readonly number[],
  shelf: StoreCatalogue,
  limit: number,
): Suggestion[] {
  const wanted = fold(query).trim();
  const { names, categories } = shelfOf(shelf);
  const best: Suggestion[] = [];
  for (const id of ids) {
    const product = shelf.products[id]!;
    const score = scoreFolded(
      wanted,
      names[id]!,
      categories.get(product.category)!.folded,
      product.name.length,
    );
    if (score <= 0 || (best.length >= limit && score < best[best.length - 1]!.score)) continue;
    const entry: Suggestion = { product, score, found: 'literal', priceLabel: '' };
    let at = best.length;
    while (at > 0 && order(entry, best[at - 1]!) < 0) at--;
    best.splice(at, 0, entry);
    if (best.length > limit) best.pop();
  }
  return best.map((entry) => ({ ...entry, priceLabel: formatPrice(entry.product.price) }));
}

/** Ids of products whose name holds the text: from the words that can hold its parts, then checked. */
function holding(query: string, shelf: StoreCatalogue): number[] {
  const wanted = fold(query).trim();
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
function byCategoryOrRelation(query: string, shelf: StoreCatalogue): number[] {
  const wanted = fold(query).trim();
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
