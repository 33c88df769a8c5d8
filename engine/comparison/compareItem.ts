import { parseName } from '../names/parsedName';
import { bounded, parseLine } from '../query/parseLine';
import { bestEquivalent, findProducts, readLine, resolve } from '../ranking/match';
import { formatUnitPrice, roundPounds } from '../money';
import {
  compareSizes,
  formatSize,
  incomparableSizes,
  parseSize,
  sizeRatio,
  unitPriceOf,
} from '../size';
import { findStore } from '../stores';
import type { Catalogue, ListFilters, ListLine, Match, Product, Reason, StoreId } from '../types';
import type {
  ComparedProduct,
  Comparison,
  ComparisonBasis,
  ItemComparison,
  StoreOffer,
} from '../comparisonTypes';

/** Specification section 9. */
const MAX_COMPARISONS = 5;
const MAX_ALTERNATIVES = 4;
const PAIR_POOL = 5;
const PAIR_KEPT = 10;
const CHOICE: Reason = { kind: 'your-choice', weight: 'for', words: 'your choice' };

interface Side {
  product: Product;
  similarity: number;
  verdict: 'same' | 'similar';
  reasons: Reason[];
  priceAlarm: boolean;
  chosen: boolean;
}

/** One line of the list against every store: what it means at the chosen store, and what that is elsewhere. */
export function compareItem(
  line: ListLine,
  store: StoreId,
  stores: readonly StoreId[],
  catalogue: Catalogue,
  filters: ListFilters = {},
): ItemComparison {
  const parsed = readLine(line.text, catalogue);
  // A number that was only read out of a product's name is not how many are wanted.
  const typed = line.quantity === undefined || line.quantity === parseLine(line.text).quantity;
  const { quantity, asked } = typed ? parsed : bounded(line.quantity!);
  const pick =
    line.selectedProduct && findStore(line.selectedProduct.store)?.storedName === store
      ? line.selectedProduct
      : null;
  const searchTerm = pick ? pick.name : parsed.searchTerm;
  const own = ownSide(line, store, searchTerm, pick, catalogue);
  const others = stores.filter((other) => other !== store && catalogue.stores[other]);
  const pools = own ? null : poolsOf(line, searchTerm, others, catalogue, filters);
  const sides = new Map(
    others.map((other) => [
      other,
      own ? otherSide(line, other, own, catalogue, filters) : (pools!.get(other)![0] ?? null),
    ]),
  );
  const all = own
    ? others.flatMap((other) => {
        const side = sides.get(other);
        return side ? [compare(own, side, searchTerm, quantity)] : [];
      })
    : crossStorePairs([...pools!.values()], searchTerm, quantity);
  all.sort(
    (a, b) =>
      Number(a.priceAlarm) - Number(b.priceAlarm) ||
      b.potentialSaving - a.potentialSaving ||
      b.combinedSimilarity - a.combinedSimilarity ||
      (a.product2.store < b.product2.store ? -1 : 1),
  );
  // The best ones, not the first of the stores' order: there may be more stores than places.
  const comparisons = all.slice(0, own ? MAX_ALTERNATIVES : MAX_COMPARISONS);
  const bestSaving = own
    ? (comparisons.find((comparison) => comparison.potentialSaving > 0) ?? null)
    : null;
  // Where the chosen store has none, the likeliest match elsewhere gives the size that the others are put on.
  const footing = own ?? likeliest([...sides.values()]);
  const offers = [store, ...others].map((id) =>
    offerOf(id, id === store ? own : (sides.get(id) ?? null), footing, line),
  );
  return {
    searchTerm,
    originalItem: parsed.originalItem,
    quantity,
    ...(asked === undefined ? {} : { asked }),
    selectedProduct: own ? compared(own) : null,
    picked: pick !== null,
    comparisons,
    bestSaving,
    matchQuality: comparisons.length
      ? Math.max(...comparisons.map((comparison) => comparison.combinedSimilarity))
      : 0,
    offers,
  };
}

function chosenSide(line: ListLine, store: StoreId, catalogue: Catalogue): Side | null | undefined {
  const choice = line.choices?.[store];
  if (choice === undefined) return undefined;
  if (choice === null) return null;
  return {
    product: resolve({ ...choice, store }, catalogue),
    similarity: 1,
    verdict: 'same',
    reasons: [CHOICE],
    priceAlarm: false,
    chosen: true,
  };
}

const fromMatch = (match: Match | null | undefined): Side | null =>
  match
    ? {
        product: match.product,
        similarity: match.similarity,
        verdict: match.verdict,
        reasons: match.reasons,
        priceAlarm: match.priceAlarm,
        chosen: false,
      }
    : null;

function ownSide(
  line: ListLine,
  store: StoreId,
  searchTerm: string,
  pick: ListLine['selectedProduct'],
  catalogue: Catalogue,
): Side | null {
  const chosen = chosenSide(line, store, catalogue);
  if (chosen !== undefined) return chosen;
  if (pick)
    return {
      product: resolve(
        { name: pick.name, price: Number(pick.price), category: pick.category, store },
        catalogue,
      ),
      similarity: 1,
      verdict: 'same',
      reasons: [CHOICE],
      priceAlarm: false,
      chosen: true,
    };
  return fromMatch(findProducts(searchTerm, store, catalogue, 1)[0]);
}

function otherSide(
  line: ListLine,
  store: StoreId,
  own: Side,
  catalogue: Catalogue,
  filters: ListFilters,
): Side | null {
  const chosen = chosenSide(line, store, catalogue);
  if (chosen !== undefined) return chosen;
  return fromMatch(
    bestEquivalent(own.product, store, catalogue, PAIR_POOL, (product) =>
      passes(product, own.product, filters),
    ),
  );
}

/**
 * The chosen store has no match: what the line means in each of the others, best first, or the shopper's choice. The filters are
 * held against the line: its brand, and the size that it states, else that of the likeliest match.
 */
function poolsOf(
  line: ListLine,
  searchTerm: string,
  stores: readonly StoreId[],
  catalogue: Catalogue,
  filters: ListFilters,
): Map<StoreId, Side[]> {
  const found = stores.map((store): [StoreId, Side[]] => {
    const chosen = chosenSide(line, store, catalogue);
    if (chosen !== undefined) return [store, chosen ? [chosen] : []];
    const sides = findProducts(searchTerm, store, catalogue, PAIR_POOL).map((match) =>
      fromMatch(match)!,
    );
    return [
      store,
      filters.ownLabel === false
        ? sides.filter(({ reasons }) => !reasons.some(({ kind }) => kind === 'brand-to-own-label'))
        : sides,
    ];
  });
  if (!filters.sameSizeOnly) return new Map(found);
  const stated = parseSize(searchTerm);
  const likely = likeliest(found.map(([, sides]) => sides[0] ?? null));
  const size = stated.kind === 'none' && likely ? parseName(likely.product).size : stated;
  return new Map(
    found.map(([store, sides]) => [
      store,
      sides.filter(
        ({ product, chosen }) => chosen || compareSizes(size, parseName(product).size) !== 'other',
      ),
    ]),
  );
}

const DIETS = ['organic', 'gluten', 'dairy', 'vegan', 'caffeine'];

function passes(product: Product, own: Product, filters: ListFilters): boolean {
  const mine = parseName(own);
  const other = parseName(product);
  if (filters.ownLabel === false && mine.maker.kind === 'brand' && other.maker.kind !== 'brand')
    return false;
  if (filters.sameSizeOnly && compareSizes(mine.size, other.size) === 'other') return false;
  if (
    filters.keepDiet !== false &&
    DIETS.some((group) => mine.attributes[group] && !other.attributes[group])
  )
    return false;
  return true;
}

function compared({ product, similarity }: Side): ComparedProduct {
  const size = parseName(product).size;
  const unitPrice = unitPriceOf(product, size);
  return {
    name: product.name,
    price: product.price,
    store: product.store,
    similarity,
    category: product.category,
    size,
    sizeLabel: formatSize(size),
    unitPrice,
    unitPriceLabel: unitPrice ? formatUnitPrice(unitPrice) : null,
    ...(product.loyaltyPrice === undefined ? {} : { loyaltyPrice: product.loyaltyPrice }),
  };
}

/** Puts product2's price on the footing of product1's size. */
function likeForLike(own: Product, other: Product): { basis: ComparisonBasis; price: number } {
  const a = parseName(own).size;
  const b = parseName(other).size;
  if (own.pricePer || other.pricePer) {
    const mine = unitPriceOf(own);
    const theirs = unitPriceOf(other);
    if (mine && theirs && mine.per === theirs.per)
      return { basis: 'unit', price: roundPounds((own.price * theirs.pence) / mine.pence) };
    return { basis: 'size-unknown', price: other.price };
  }
  const ratio = sizeRatio(a, b);
  if (ratio === null) return { basis: 'size-unknown', price: other.price };
  if (compareSizes(a, b) !== 'other') return { basis: 'pack', price: other.price };
  return { basis: 'unit', price: roundPounds(other.price / ratio) };
}

/** With a size not stated, prices this far apart are more likely two sizes than a bargain (measured on the judgments: 91 % of same-size equivalents lie closer, 61 % of other sizes lie farther). */
const UNSTATED_SPREAD = 1.4;

/** Whether the page would stand by the price difference of two products: sizes on one footing, no alarm. */
function defend(own: Side, other: Side, basis: ComparisonBasis): boolean {
  if (other.priceAlarm) return false;
  if (basis !== 'size-unknown') return true;
  const a = parseName(own.product).size;
  const b = parseName(other.product).size;
  if (own.product.pricePer || other.product.pricePer || incomparableSizes(a, b)) return false;
  if (other.chosen || (a.kind !== 'none' && b.kind !== 'none')) return true;
  return (
    Math.max(own.product.price, other.product.price) <=
    UNSTATED_SPREAD * Math.min(own.product.price, other.product.price)
  );
}

const NOT_COUNTED: Reason = {
  kind: 'saving-not-counted',
  weight: 'note',
  words: 'price difference not counted: pack size not stated',
};

function compare(own: Side, other: Side, searchTerm: string, quantity: number): Comparison {
  const { basis, price } = likeForLike(own.product, other.product);
  const defensible = defend(own, other, basis);
  const cheaperElsewhere = price < own.product.price;
  return {
    product1: compared(own),
    product2: compared(other),
    priceDifference: roundPounds(Math.abs(own.product.price - price)),
    potentialSaving: defensible
      ? roundPounds(Math.max(0, own.product.price - price) * quantity)
      : 0,
    combinedSimilarity: Math.round(own.similarity * other.similarity * 1000) / 1000,
    cheaperStore: cheaperElsewhere ? other.product.store : own.product.store,
    cheaperPrice: cheaperElsewhere ? price : own.product.price,
    searchTerm,
    basis,
    likeForLikePrice: price,
    verdict: other.verdict,
    reasons:
      defensible || basis !== 'size-unknown' || other.priceAlarm
        ? other.reasons
        : [...other.reasons, NOT_COUNTED],
    priceAlarm: other.priceAlarm,
  };
}

/** The other stores compared with each other: their pools (5 each) in pairs, of the 10 best one per store. */
function crossStorePairs(
  pools: readonly (readonly Side[])[],
  searchTerm: string,
  quantity: number,
): Comparison[] {
  const pairs: Comparison[] = [];
  pools.forEach((pool, at) => {
    for (const rest of pools.slice(at + 1))
      for (const a of pool)
        for (const b of rest) {
          const sizes = compareSizes(parseName(a.product).size, parseName(b.product).size);
          if (sizes === 'other') continue;
          const [dear, cheap] = a.product.price >= b.product.price ? [a, b] : [b, a];
          pairs.push(compare(dear, cheap, searchTerm, quantity));
        }
  });
  pairs.sort(
    (a, b) => b.combinedSimilarity - a.combinedSimilarity || a.priceDifference - b.priceDifference,
  );
  const seen = new Set<string>();
  return pairs
    .slice(0, PAIR_KEPT)
    .filter(({ product2 }) => !seen.has(product2.store) && seen.add(product2.store));
}

/** The match that is surest; the first of equals. */
function likeliest(sides: readonly (Side | null)[]): Side | null {
  return sides.reduce(
    (best, side) => (side && (!best || side.similarity > best.similarity) ? side : best),
    null,
  );
}

/** What a store offers for an item, its price put on the size of `footing`. */
function offerOf(
  store: StoreId,
  side: Side | null,
  footing: Side | null,
  line: ListLine,
): StoreOffer {
  const chosenByShopper = side?.chosen ?? line.choices?.[store] === null;
  if (!side)
    return {
      store,
      match: null,
      verdict: 'none',
      reasons: [],
      chosenByShopper,
      basis: 'pack',
      likeForLikePrice: null,
      defensible: false,
    };
  const { basis, price } =
    footing && footing !== side
      ? likeForLike(footing.product, side.product)
      : { basis: 'pack' as const, price: side.product.price };
  return {
    store,
    match: compared(side),
    verdict: side.verdict,
    reasons: side.reasons,
    chosenByShopper,
    basis,
    likeForLikePrice: price,
    defensible: footing && footing !== side ? defend(footing, side, basis) : true,
  };
}
