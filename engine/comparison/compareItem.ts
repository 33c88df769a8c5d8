import { bounded } from '../reading/need';
import { parseLine } from '../query/parseLine';
import { readLine } from '../ranking/match';
import { storeIdOf } from '../stores';
import type { Catalogue, ListFilters, ListLine, Need, StoreId } from '../types';
import type { Comparison, ItemComparison, KeptChoice, StoreOffer } from '../comparisonTypes';
import { compared, compareSides, crossStorePairs, type Terms } from './compareSides';
import { checkOf, offerOf, withNearest } from './offers';
import { likeliest, otherSide, ownSide, packMeant, poolsOf, type Side } from './sides';

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

/** What a line says, before any product stands for it. */
interface Asked {
  originalItem: string;
  searchTerm: string;
  quantity: number;
  /** The number that was asked for, where it lies outside of 1 to 99. */
  asked?: number;
  /** Packs of a picked product, else as the line says. */
  need: Need;
  pick: ListLine['selectedProduct'];
}

function askedBy(line: ListLine, { store, catalogue }: ComparisonContext): Asked {
  const parsed = readLine(line.text, catalogue);
  // A number that was only read out of a product's name is not how many are wanted.
  const typed = line.quantity === undefined || line.quantity === parseLine(line.text).quantity;
  const { quantity, asked } = typed ? parsed : bounded(line.quantity!);
  const pick =
    line.selectedProduct && storeIdOf(line.selectedProduct.store) === store
      ? line.selectedProduct
      : null;
  return {
    originalItem: parsed.originalItem,
    searchTerm: pick ? pick.name : parsed.searchTerm,
    quantity,
    ...(asked === undefined ? {} : { asked }),
    need: (typed && !pick ? parsed.need : undefined) ?? { kind: 'packs', count: quantity },
    pick,
  };
}

interface Found {
  own: Side | null;
  kept?: KeptChoice;
  /** By store, in the order of the stores, without the chosen one. */
  others: Map<StoreId, { side: Side | null; kept?: KeptChoice }>;
  /** Where the chosen store has none: all that the others could mean by the line. */
  pools: Side[][];
}

/** Who writes a product's whole name, as a picked one is kept and sent, wants one of it, whatever the name says of washes, pieces and weights. */
const isNameOf = (own: Side | null, { originalItem, quantity }: Asked): boolean =>
  quantity === 1 && own?.product.name === originalItem;
const onePack: Need = { kind: 'packs', count: 1 };

/** The products that stand for a line. */
function productsFor(line: ListLine, asked: Asked, context: ComparisonContext): Found {
  const { store, stores, catalogue, filters } = context;
  const { side: own, kept } = ownSide(line, store, asked.searchTerm, asked.pick, catalogue);
  const ids = stores.filter((other) => other !== store && catalogue.stores[other]);
  const base = { own, ...(kept ? { kept } : {}) };
  if (own)
    return {
      ...base,
      others: new Map(ids.map((id) => [id, otherSide(line, id, own, catalogue, filters)])),
      pools: [],
    };
  const pools = poolsOf(line, asked.searchTerm, ids, catalogue, filters);
  return {
    ...base,
    others: new Map(ids.map((id) => [id, { side: pools.get(id)![0] ?? null }])),
    pools: [...pools.values()],
  };
}

/** One line of the list against every store: what it means at the chosen store, and what that is elsewhere. */
export function compareItem(line: ListLine, context: ComparisonContext): ItemComparison {
  const { store, catalogue, cards } = context;
  const asked = askedBy(line, context);
  const { searchTerm, originalItem, quantity, pick } = asked;
  const found = productsFor(line, asked, context);
  const { own, kept, others } = found;
  const need = line.need ?? (isNameOf(own, asked) ? onePack : asked.need);
  const sides = [...others.values()].map(({ side }) => side);
  const terms: Terms = {
    need,
    reference: own ?? (need.kind === 'packs' ? packMeant(sides) : likeliest(sides)),
    cards,
  };
  const comparisons = comparisonsOf(found, searchTerm, terms);
  const bestSaving =
    (own && comparisons.find((comparison) => comparison.potentialSaving > 0)) ?? null;
  const offers = [
    offerOf(store, own, { own, terms, line, ...(kept ? { kept } : {}) }),
    ...[...others].map(([id, other]) => offerOf(id, other.side, { own, terms, line, ...other })),
  ].map((offer) => withNearest(offer, own, searchTerm, terms, catalogue));
  return {
    searchTerm,
    originalItem,
    quantity,
    ...(asked.asked === undefined ? {} : { asked: asked.asked }),
    selectedProduct: own ? compared(own, terms) : null,
    picked: pick !== null && pick !== undefined && kept?.state !== 'gone',
    ...(kept ? { kept } : {}),
    comparisons,
    bestSaving,
    matchQuality: Math.max(0, ...comparisons.map((comparison) => comparison.combinedSimilarity)),
    offers,
    check: checkOf(line, offers, bestSaving),
    onlyAt: own ? null : onlyOne(offers),
  };
}

function comparisonsOf(
  { own, others, pools }: Found,
  searchTerm: string,
  terms: Terms,
): Comparison[] {
  if (!own) return bestFirst(crossStorePairs(pools, searchTerm, terms)).slice(0, MAX_COMPARISONS);
  const pairs = [...others.values()].flatMap(({ side }) =>
    side ? [compareSides(own, side, searchTerm, terms)] : [],
  );
  return bestFirst(pairs).slice(0, MAX_ALTERNATIVES);
}

/** Savings first, alarms last. The best ones are kept, not the first of the stores' order: there may be more stores than places. */
const bestFirst = (comparisons: readonly Comparison[]): Comparison[] =>
  [...comparisons].sort(
    (a, b) =>
      Number(a.priceAlarm) - Number(b.priceAlarm) ||
      b.potentialSaving - a.potentialSaving ||
      b.combinedSimilarity - a.combinedSimilarity ||
      (a.product2.store < b.product2.store ? -1 : 1),
  );

/** The one store that sells the item, where no other has an answer to the line, counted or not. */
function onlyOne(offers: readonly StoreOffer[]): ItemComparison['onlyAt'] {
  const [one, ...more] = offers.filter(({ match }) => match !== null);
  return one && more.length === 0 && one.cost !== null
    ? { store: one.store, cost: one.cost }
    : null;
}
