import { findProducts } from './match';
import { formatPrice } from './money';
import { runs, postingOf, stemsHolding } from './productIndex';
import { findStore } from './stores';
import { fold, stem } from './text';
import type { Catalogue, Product, StoreCatalogue, StoreId, Suggestion } from './types';

/** Related words (specification section 5); a name that holds one gains 50 when the query holds the key. */
export const RELATED: Readonly<Record<string, readonly string[]>> = {
  milk: ['semi skimmed', 'skimmed', 'whole', 'dairy'], bread: ['loaf', 'toastie', 'wholemeal', 'roll'], eggs: ['egg', 'free range'], chicken: ['breast', 'thigh', 'drumstick'], cheese: ['cheddar', 'mozzarella', 'brie'],
  apple: ['gala', 'braeburn', 'pink lady'], banana: ['bananas', 'fairtrade'], rice: ['basmati', 'long grain', 'jasmine'], pasta: ['penne', 'fusilli', 'spaghetti'], yogurt: ['yoghurt', 'greek', 'natural'],
};
const MINIMUM_QUERY = 2;
const SUGGESTIONS = 8;
const LONG_NAME = 50;

/**
 * Score of one product for a typed text (specification section 5): exact 1000, starts 500, word start 300,
 * contains 100 and up to 50 for an early place, category 20, long name -10, each related word 50.
 */
export function suggestionScore(query: string, product: Pick<Product, 'name' | 'category'>): number {
  const wanted = fold(query).trim();
  const name = fold(product.name);
  let score = 0;
  const at = name.indexOf(wanted);
  if (name === wanted) score += 1000;
  if (at === 0) score += 500;
  if (at >= 0) {
    if (startsWord(name, wanted)) score += 300;
    score += 100 + Math.max(0, 50 - at);
  }
  if (fold(product.category).includes(wanted)) score += 20;
  for (const [key, related] of Object.entries(RELATED)) {
    if (wanted.includes(key)) for (const word of related) if (name.includes(word)) score += 50;
  }
  return score > 0 && product.name.length > LONG_NAME ? score - 10 : score;
}

function startsWord(name: string, wanted: string): boolean {
  for (let at = name.indexOf(wanted); at >= 0; at = name.indexOf(wanted, at + 1)) if (at === 0 || !/[a-z0-9]/.test(name[at - 1]!)) return true;
  return false;
}

const order = (a: Suggestion, b: Suggestion): number =>
  b.score - a.score || a.product.name.length - b.product.name.length || (a.product.name < b.product.name ? -1 : a.product.name > b.product.name ? 1 : a.product.price - b.product.price || a.product.id - b.product.id);

/**
 * Suggestions of a store for a typed text: none below 2 characters or when the text holds a pound sign. Literal
 * finds by the score above; where nothing holds the text, what the words mean (typing mistakes, other words, any order).
 */
export function suggest(text: string, store: StoreId, catalogue: Catalogue, limit = SUGGESTIONS): Suggestion[] {
  const query = text.trim().slice(0, 100);
  const shelf = catalogue.stores[findStore(store)?.storedName ?? store];
  if (!shelf || query.length < MINIMUM_QUERY || query.includes('£')) return [];
  const literal = holding(query, shelf);
  if (literal.length > 0) return topOf(literal.map((id) => literalSuggestion(query, shelf.products[id]!)), limit);
  const meant = findProducts(query, shelf.store, catalogue, limit, 0.1).map((match, rank): Suggestion => ({ product: match.product, score: 1 / (2 + rank), found: 'tolerant', priceLabel: formatPrice(match.product.price) }));
  if (meant.length > 0) return meant;
  return topOf(byCategoryOrRelation(query, shelf).map((id) => literalSuggestion(query, shelf.products[id]!)).filter((suggestion) => suggestion.score > 0), limit);
}

const literalSuggestion = (query: string, product: Product): Suggestion => ({ product, score: suggestionScore(query, product), found: 'literal', priceLabel: formatPrice(product.price) });

function topOf(all: Suggestion[], limit: number): Suggestion[] {
  return all.sort(order).slice(0, limit);
}

/** Ids of products whose name holds the text: from the words that can hold its parts, then checked. */
function holding(query: string, shelf: StoreCatalogue): number[] {
  const wanted = fold(query).trim();
  const parts = runs(wanted);
  if (parts.length === 0) return shelf.products.filter((product) => fold(product.name).includes(wanted)).map((product) => product.id);
  let candidates: Set<number> | null = null;
  parts.forEach((part, at) => {
    const place = parts.length === 1 ? 'anywhere' : at === 0 ? 'end' : at === parts.length - 1 ? 'start' : 'whole';
    const ids = new Set<number>();
    for (const stemId of stemsHolding(shelf.index, part, place)) for (const id of shelf.index.postings[stemId]!) if (!candidates || candidates.has(id)) ids.add(id);
    candidates = ids;
  });
  return [...candidates!].filter((id) => fold(shelf.products[id]!.name).includes(wanted));
}

/** Products that earn points without holding the text: a category that holds it, or a related word. */
function byCategoryOrRelation(query: string, shelf: StoreCatalogue): number[] {
  const wanted = fold(query).trim();
  const ids = new Set<number>();
  shelf.index.categories.forEach((category, at) => { if (fold(category).includes(wanted)) for (const id of shelf.index.categoryPostings[at]!) ids.add(id); });
  for (const [key, related] of Object.entries(RELATED)) {
    if (wanted.includes(key)) for (const words of related) for (const id of postingOf(shelf.index, stem(words.split(' ')[0]!))) ids.add(id);
  }
  return [...ids];
}
