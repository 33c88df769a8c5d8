// Who makes a product, from its name.
import { brandAt, OWN_LABELS } from '../knowledge/gazetteer';
import { namesMaker } from '../knowledge/wordRoles';
import { storeOf, type Tier } from '../stores';
import type { Product } from '../types';
import { NO_MAKER, PRAISES, SIZES, STOPS, wordFlagsOf } from '../words/wordFlags';
import { wordId, wordIds, wordOf } from '../words/wordInterner';
import { printedIn, wordsIn } from './nameWords';

/** Who makes it: a store's own label of a tier, a national brand, or not known from the name. */
export type Maker =
  { kind: 'own'; tier: Tier } | { kind: 'brand'; brand: string } | { kind: 'unknown' };

const THE = wordId('the');

interface Found {
  maker: Maker;
  /** By word of the name: whether it only says who makes it. */
  passed: readonly boolean[];
}

/** Who makes a product, and the words that only say so. */
export function makerOf(product: Product, name: string, all: readonly number[]): Found {
  const passed: boolean[] = all.map(() => false);
  const pass: Pass = (from, length) => {
    passed.fill(true, from, from + length);
  };
  const tier = ownTier(product, all, pass);
  const maker: Maker = tier ? { kind: 'own', tier } : namedMaker(product, name, all, pass);
  return { maker, passed };
}
type Pass = (from: number, length: number) => void;

/** "SPECIALLY SELECTED Brioche": what a store that prints its brands in capitals prints so. */
const CAPITALS = /^(?:[A-Z0-9][A-Z0-9'’&.,!…-]*(?:\s+|$))+(?=[A-Z]?[a-z(0-9]|$)/;

function namedMaker(product: Product, name: string, all: readonly number[], pass: Pass): Maker {
  const inCapitals = storeOf(product.store)?.capitalBrands ?? false;
  const capitals = inCapitals ? CAPITALS.exec(name) : null;
  if (capitals) pass(0, printedIn(capitals[0]).length);
  const known = knownBrand(all, inCapitals, pass);
  if (known !== null) return { kind: 'brand', brand: known };
  if (product.brand) return { kind: 'brand', brand: wordsIn(product.brand).map(wordOf).join(' ') };
  return capitals ? { kind: 'own', tier: 'standard' } : unlistedMaker(all, pass);
}

/** A brand of the list at the start of a name, "the" before it or not. */
function knownBrand(all: readonly number[], inCapitals: boolean, pass: Pass): string | null {
  const named = brandAt(all, 0);
  const found = named ?? (all[0] === THE ? brandAt(all, 1) : null);
  if (!found) return null;
  const { brand, line } = found.value;
  if (!line) pass(named ? 0 : 1, found.length);
  if (inCapitals) {
    const words = wordIds(brand.split(' '));
    all.forEach((word, at) => {
      if (words.includes(word)) pass(at, 1);
    });
  }
  return brand;
}

/** "Cali" of "Cali Red Wine": a maker that no list knows. */
function unlistedMaker(all: readonly number[], pass: Pass): Maker {
  const start = all.length && wordFlagsOf(all[0]!) & STOPS ? 1 : 0;
  const length = makerLength(all, start);
  if (length === 0) return { kind: 'unknown' };
  pass(start, length);
  const words = all.slice(start, start + length).map(wordOf);
  return { kind: 'brand', brand: words.join(' ') };
}

function ownTier({ store }: Product, all: readonly number[], pass: Pass): Tier | null {
  const own = OWN_LABELS.get(store);
  let tier: Tier | null = null;
  for (let at = 0; own && at < all.length; at++) {
    const found = own.at(all, at);
    if (!found || (found.value === 'premium' && found.length === 1 && at > 1)) continue;
    if (found.value !== 'standard' || tier === null)
      tier = tier && tier !== 'standard' ? tier : found.value;
    pass(at, found.length);
    at += found.length - 1;
  }
  return tier;
}

/** How many words from `start` on name a maker that no list knows: "Cali" of "Cali Red Wine"; 0 when they are all there is. */
function makerLength(text: readonly number[], start: number): number {
  let length = 0;
  while (length < MAKER_WORDS && start + length < text.length && isMaker(text[start + length]!))
    length++;
  for (let at = start + length; at < text.length; at++)
    if (!(wordFlagsOf(text[at]!) & (SIZES | STOPS))) return length;
  return 0;
}
const MAKER_WORDS = 3;
const isMaker = (word: number): boolean =>
  !(wordFlagsOf(word) & (NO_MAKER | STOPS | PRAISES | SIZES)) && namesMaker(word);
