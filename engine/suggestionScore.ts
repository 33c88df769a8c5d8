import { fold } from './words/normalise';
import type { Product, Suggestion } from './types';

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

/** The same over texts that are folded already; `length` is that of the name as printed. */
export function scoreFolded(
  wanted: string,
  name: string,
  category: string,
  length: number,
): number {
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

const isLetter = (name: string, at: number): boolean => /[a-z0-9]/.test(name[at] ?? '');

function startsWord(name: string, wanted: string): boolean {
  for (let at = name.indexOf(wanted); at >= 0; at = name.indexOf(wanted, at + 1))
    if (!isLetter(name, at - 1)) return true;
  return false;
}

/** Whether a folded name holds a folded text as whole words; a plural is the same word ("banana", "bananas"). */
export function holdsWhole(name: string, wanted: string): boolean {
  for (let at = name.indexOf(wanted); at >= 0; at = name.indexOf(wanted, at + 1)) {
    if (isLetter(name, at - 1)) continue;
    const end = at + wanted.length;
    if ([end, name[end] === 's' ? end + 1 : end].some((to) => !isLetter(name, to))) return true;
  }
  return false;
}

/** By score, then the shorter name, then the alphabet (specification section 5). */
export const bySuggestionScore = (
  a: Pick<Suggestion, 'product' | 'score'>,
  b: Pick<Suggestion, 'product' | 'score'>,
): number =>
  b.score - a.score ||
  a.product.name.length - b.product.name.length ||
  alphabetical(a.product.name, b.product.name) ||
  a.product.price - b.product.price ||
  a.product.id - b.product.id;

const alphabetical = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
