import { parseName } from '../names/parsedName';
import { formatUnitPrice, roundPounds } from '../money';
import { compareSizes, formatSize, incomparableSizes } from '../size';
import type { Need, Reason, StoreId } from '../types';
import type { ComparedProduct, Comparison, ComparisonBasis } from '../comparisonTypes';
import {
  coverNeed,
  describeCover,
  formatReceipt,
  isTooMuch,
  packSize,
  savingOf,
  type Costed,
} from './cost';
import { SIZE_UNKNOWN } from './describe';
import type { Side } from './sides';

/** Specification section 9. */
const PAIR_KEPT = 10;

/** What all products of one line are priced by. */
export interface Terms {
  need: Need;
  /** The pack that "so many packs" speaks of: the chosen store's, else that of `packMeant`. */
  reference: Side | null;
  /** Stores whose card the shopper has. */
  cards: ReadonlySet<StoreId>;
}

export const costed = ({ product }: Side, { need, reference, cards }: Terms): Costed => ({
  product,
  cover: coverNeed(need, product, {
    reference: reference?.product ?? null,
    card: cards.has(product.store),
  }),
});

/** A product as the records show it. */
export function compared(side: Side, terms: Terms): ComparedProduct {
  const { product, similarity } = side;
  const { basis: _, ...cover } = costed(side, terms).cover;
  const size = parseName(product).size;
  return {
    name: product.name,
    price: product.price,
    ...(product.pricePer ? { pricePer: product.pricePer } : {}),
    store: product.store,
    similarity,
    category: product.category,
    size,
    sizeLabel: formatSize(size),
    unitPriceLabel: cover.unitPrice ? formatUnitPrice(cover.unitPrice) : null,
    ...(product.loyaltyPrice === undefined ? {} : { loyaltyPrice: product.loyaltyPrice }),
    ...(product.multibuy === undefined ? {} : { multibuy: product.multibuy }),
    ...(product.gtin === undefined ? {} : { gtin: product.gtin }),
    ...(product.priceDate === undefined ? {} : { priceDate: product.priceDate }),
    ...cover,
    receipt: formatReceipt(product, cover),
  };
}

/** With a size not stated, prices this far apart are more likely two sizes than a bargain (measured on the judgments: 91 % of same-size equivalents lie closer, 61 % of other sizes lie farther). */
const UNSTATED_SPREAD = 1.4;

/**
 * Whether a total should count this price against the other one: sizes on one footing, no alarm. Of unknown sizes it is what
 * is handed over that is held against each other: ten tins of unknown size are no ten-pack.
 */
export function isDefensible(
  mine: Costed,
  theirs: Costed,
  { priceAlarm, chosen }: Pick<Side, 'priceAlarm' | 'chosen'>,
  basis: ComparisonBasis,
): boolean {
  if (priceAlarm) return false;
  if (basis !== 'size-unknown') return true;
  const a = packSize(mine.product);
  const b = packSize(theirs.product);
  if (mine.product.pricePer || theirs.product.pricePer || incomparableSizes(a, b)) return false;
  if (chosen || (a.kind !== 'none' && b.kind !== 'none')) return true;
  const [cheap, dear] = [mine.cover.shelfCost, theirs.cover.shelfCost].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return dear <= UNSTATED_SPREAD * cheap;
}

/** Why no total counts this price, though it is shown; null where totals do (`offerWith` asks the same). */
function notCounted(
  mine: Costed,
  theirs: Costed,
  side: Side,
  basis: ComparisonBasis,
): Reason | null {
  if (!isDefensible(mine, theirs, side, basis)) return side.priceAlarm ? null : UNSIZED;
  return isTooMuch(mine, theirs) && !side.chosen ? TOO_MUCH : null;
}
const UNSIZED: Reason = {
  kind: 'saving-not-counted',
  weight: 'note',
  words: 'price difference not counted: pack size not stated',
};
const TOO_MUCH: Reason = {
  kind: 'saving-not-counted',
  weight: 'note',
  words: 'price not counted: far more than is needed',
};

/** `own` against `other`, both covering the line's need. */
export function compareSides(own: Side, other: Side, searchTerm: string, terms: Terms): Comparison {
  const [mine, theirs] = [costed(own, terms), costed(other, terms)];
  const basis = basisBetween(mine, theirs);
  const defensible = isDefensible(mine, theirs, other, basis);
  const uncounted = notCounted(mine, theirs, other, basis);
  const cheaperElsewhere = theirs.cover.cost < mine.cover.cost;
  return {
    product1: compared(own, terms),
    product2: compared(other, terms),
    priceDifference: roundPounds(Math.abs(mine.cover.cost - theirs.cover.cost)),
    potentialSaving: defensible ? savingOf(mine, theirs) : 0,
    combinedSimilarity: Math.round(own.similarity * other.similarity * 1000) / 1000,
    cheaperStore: cheaperElsewhere ? other.product.store : own.product.store,
    cheaperPrice: cheaperElsewhere ? theirs.cover.cost : mine.cover.cost,
    searchTerm,
    basis,
    note: noteBetween(own, mine, theirs, terms),
    verdict: other.verdict,
    reasons: uncounted ? [...other.reasons, uncounted] : other.reasons,
    priceAlarm: other.priceAlarm,
  };
}

/** How the packs of two products were counted against each other. */
export function basisBetween(a: Costed, b: Costed): ComparisonBasis {
  const sizes = compareSizes(packSize(a.product), packSize(b.product));
  if ((sizes === 'same' || sizes === 'near') && a.cover.packs === b.cover.packs) return 'pack';
  const unknown = [a.cover.basis, b.cover.basis].includes('size-unknown') || sizes === 'unknown';
  return unknown ? 'size-unknown' : 'amount';
}

/** Of two products of other stores neither is "yours". */
function noteBetween(own: Side, mine: Costed, theirs: Costed, { reference }: Terms): string | null {
  if (own === reference) return describeCover(mine, theirs);
  return basisBetween(mine, theirs) === 'size-unknown' ? SIZE_UNKNOWN : null;
}

/** The other stores compared with each other: their pools (5 each) in pairs, of the 10 best one per store. */
export function crossStorePairs(
  pools: readonly (readonly Side[])[],
  searchTerm: string,
  terms: Terms,
): Comparison[] {
  const pairs: Comparison[] = [];
  pools.forEach((pool, at) => {
    for (const rest of pools.slice(at + 1))
      for (const a of pool)
        for (const b of rest) {
          if (compareSizes(parseName(a.product).size, parseName(b.product).size) === 'other')
            continue;
          const [dear, cheap] = a.product.price >= b.product.price ? [a, b] : [b, a];
          pairs.push(compareSides(dear, cheap, searchTerm, terms));
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
