import { bounded, parseLine } from '../query/parseLine';
import { readLine } from '../ranking/match';
import { findStore } from '../stores';
import type { Catalogue, ListFilters, ListLine, StoreId } from '../types';
import type { Comparison, ItemComparison, KeptChoice, StoreOffer } from '../comparisonTypes';
import { compared, compareSides, crossStorePairs, type Terms } from './compareSides';
import { checkOf, offerOf, withNearest } from './offers';
import { likeliest, otherSide, ownSide, poolsOf, type Side } from './sides';

/** Specification section 9. */
const MAX_COMPARISONS = 5;
const MAX_ALTERNATIVES = 4;

/** What a whole list is compared by. */
export interface ComparisonContext {
  /** The chosen one. */
  store: StoreId;
  /** All that are compared, the chosen one first. */
  stores: readonly StoreId[];
  catalogue: Catalogue;
  filters: ListFilters;
  /** Stores whose loyalty card the shopper has. */
  cards: ReadonlySet<StoreId>;
}

/** One line of the list against every store: what it means at the chosen store, and what that is elsewhere. */
export function compareItem(line: ListLine, context: ComparisonContext): ItemComparison {
  const { store, stores, catalogue, filters, cards } = context;
  const parsed = readLine(line.text, catalogue);
  // A number that was only read out of a product's name is not how many are wanted.
  const typed = line.quantity === undefined || line.quantity === parseLine(line.text).quantity;
  const { quantity, asked } = typed ? parsed : bounded(line.quantity!);
  const pick = pickAt(line, store);
  const searchTerm = pick ? pick.name : parsed.searchTerm;
  const { side: own, kept } = ownSide(line, store, searchTerm, pick, catalogue);
  const others = stores.filter((other) => other !== store && catalogue.stores[other]);
  const pools = own ? null : poolsOf(line, searchTerm, others, catalogue, filters);
  const sides = new Map<StoreId, { side: Side | null; kept?: KeptChoice }>(
    others.map((other) => [
      other,
      own
        ? otherSide(line, other, own, catalogue, filters)
        : { side: pools!.get(other)![0] ?? null },
    ]),
  );
  const found = others.map((other) => sides.get(other)!.side);
  // Where the chosen store has none, the likeliest match elsewhere gives the pack that "so many packs" speaks of.
  const terms: Terms = {
    need: line.need ?? { kind: 'packs', count: quantity },
    reference: own ?? likeliest(found),
    cards,
  };
  const comparisons = own
    ? bestFirst(
        found.flatMap((side) => (side ? [compareSides(own, side, searchTerm, terms)] : [])),
      ).slice(0, MAX_ALTERNATIVES)
    : bestFirst(crossStorePairs([...pools!.values()], searchTerm, terms)).slice(0, MAX_COMPARISONS);
  const bestSaving = own
    ? (comparisons.find((comparison) => comparison.potentialSaving > 0) ?? null)
    : null;
  const offers = [
    offerOf(store, own, { own, terms, line, kept }),
    ...others.map((id) => offerOf(id, sides.get(id)!.side, { own, terms, line, ...sides.get(id) })),
  ].map((offer) => withNearest(offer, own, searchTerm, terms, catalogue));
  return {
    searchTerm,
    originalItem: parsed.originalItem,
    quantity,
    ...(asked === undefined ? {} : { asked }),
    selectedProduct: own ? compared(own, terms) : null,
    picked: pick !== null && kept?.state !== 'gone',
    ...(kept ? { kept } : {}),
    comparisons,
    bestSaving,
    matchQuality: comparisons.length
      ? Math.max(...comparisons.map((comparison) => comparison.combinedSimilarity))
      : 0,
    offers,
    check: checkOf(line, offers, bestSaving),
    onlyAt: own ? null : onlyOne(offers),
  };
}

/** The shopper's pick, where it is of the chosen store. */
const pickAt = (line: ListLine, store: StoreId): ListLine['selectedProduct'] =>
  line.selectedProduct && findStore(line.selectedProduct.store)?.storedName === store
    ? line.selectedProduct
    : null;

/** Savings first, alarms last. The best ones are kept, not the first of the stores' order: there may be more stores than places. */
const bestFirst = (comparisons: readonly Comparison[]): Comparison[] =>
  [...comparisons].sort(
    (a, b) =>
      Number(a.priceAlarm) - Number(b.priceAlarm) ||
      b.potentialSaving - a.potentialSaving ||
      b.combinedSimilarity - a.combinedSimilarity ||
      (a.product2.store < b.product2.store ? -1 : 1),
  );

/** The one store that has the item, where it is one. */
function onlyOne(offers: readonly StoreOffer[]): ItemComparison['onlyAt'] {
  const having = offers.filter((offer) => offer.cost !== null);
  const [one] = having;
  return one && having.length === 1 ? { store: one.store, cost: one.cost! } : null;
}
