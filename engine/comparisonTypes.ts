// The records of a comparison (specification, section 3), types only.
import type { StoreId, Size, UnitPrice, Reason, Verdict } from './types';

/** A product in a comparison (specification section 3: name, price, store, similarity), and more. */
export interface ComparedProduct {
  name: string;
  /** Pounds for one pack. */
  price: number;
  store: StoreId;
  similarity: number;
  category: string;
  size: Size;
  /** "2.27 litre", "6 × 330 ml", "not stated" */
  sizeLabel: string;
  unitPrice: UnitPrice | null;
  /** "£1.03 per litre", null when the size is not stated */
  unitPriceLabel: string | null;
  loyaltyPrice?: number;
}

/** How the two prices of a comparison were put on one footing. */
export type ComparisonBasis =
  | 'pack' // same size (within 5 %): pack against pack
  | 'unit' // sizes differ, both known: product2's price is scaled to product1's size
  | 'size-unknown'; // a size is not stated: pack against pack, marked

export interface Comparison {
  product1: ComparedProduct;
  product2: ComparedProduct;
  /** Pounds, absolute, like for like, for one pack of product1. */
  priceDifference: number;
  /** Pounds saved on the line (quantity included) by product2 instead of product1; never negative; 0 under a price alarm. */
  potentialSaving: number;
  combinedSimilarity: number;
  cheaperStore: StoreId;
  /** Like-for-like price of the cheaper one, pounds, one pack of product1's size. */
  cheaperPrice: number;
  searchTerm: string;
  basis: ComparisonBasis;
  /** product2's price for product1's amount, pounds (= its price when basis is not 'unit'). */
  likeForLikePrice: number;
  verdict: 'same' | 'similar';
  reasons: Reason[];
  priceAlarm: boolean;
}

/** The product an item means at one store, for baskets and for "change this match". */
export interface StoreOffer {
  store: StoreId;
  /** null: this store has no match (or the shopper said none of these). */
  match: ComparedProduct | null;
  verdict: Verdict;
  reasons: Reason[];
  chosenByShopper: boolean;
  basis: ComparisonBasis;
  /** Pounds for one unit of the line, like for like; null without a match. */
  likeForLikePrice: number | null;
  /** Whether the page would defend this price in a total (no alarm). */
  defensible: boolean;
}

export interface ItemComparison {
  /** The line's words without its quantity. */
  searchTerm: string;
  /** The line as entered. */
  originalItem: string;
  quantity: number;
  /** The number that was asked for, where it lies outside of 1 to 99. */
  asked?: number;
  /** What the line means at the chosen store: the pick, or the engine's match; null when it has none. */
  selectedProduct: ComparedProduct | null;
  /** true when the shopper picked it, false when the engine matched it. */
  picked: boolean;
  /** at most 5, at most one per other store; best saving first, alarms last */
  comparisons: Comparison[];
  /** The comparison with the highest saving above 0, null when there is none. */
  bestSaving: Comparison | null;
  /** 0..1 */
  matchQuality: number;
  /** One per store of the request, chosen store first. */
  offers: StoreOffer[];
}

export interface BasketTotal {
  store: StoreId;
  /** Pounds, like for like, quantities included, over the items this store has. */
  total: number;
  /** Pounds at the till: packs as sold. */
  tillTotal: number;
  itemsPriced: number;
  /** originalItem of the lines with no defensible match here. */
  missing: string[];
  /** Pounds over the items that every compared store has. */
  commonTotal: number;
  /** Cheapest over the common items (several when equal). */
  cheapest: boolean;
}

export interface PlanStop {
  store: StoreId;
  /** Indices into items. */
  items: number[];
  /** Pounds. */
  total: number;
}
/** An exact cheapest plan with at most so many stores. First most items, then lowest cost, then fewest stops. */
export interface ShoppingPlan {
  stops: PlanStop[];
  total: number;
  itemsPriced: number;
  /** Indices of items no stop of the plan has. */
  missing: number[];
}

export interface BasketComparison {
  /** Chosen store first. */
  stores: BasketTotal[];
  /** Items that every compared store has. */
  commonItems: number;
  oneStop: ShoppingPlan | null;
  twoStops: ShoppingPlan | null;
  /** Pounds that the second stop saves on the items that the one-stop plan also has; never negative. */
  secondStopSaving: number;
  /** Items the second stop adds that the best single store lacks. */
  secondStopAdds: number;
}

export interface ListComparison {
  store: StoreId;
  items: ItemComparison[];
  /** Pounds: the sum of the items' bestSaving. */
  totalSaving: number;
  savingByStore: Record<StoreId, number>;
  matchedItems: number;
  totalItems: number;
  bestAlternativeStore: StoreId | null;
  basket: BasketComparison;
}
