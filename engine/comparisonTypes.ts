// The records of a comparison (specification, section 3), types only. All money is pounds as handed over at the till.
import type { Product, StoreId, Size, UnitPrice, Reason, Verdict } from './types';

/** How packs of another product were counted against what is needed. */
export type ComparisonBasis =
  | 'pack' // as many packs of the same size (within 5 %)
  | 'amount' // another size: as many packs as cover the amount, or the weight itself for goods sold by weight
  | 'size-unknown'; // a size is not stated: pack against pack, said so

/** What it takes to cover a need with one product: the receipt line. Made by engine/comparison/cost.ts alone. */
export interface Cover {
  /** Packs to buy; for goods sold by weight (`pricePer`) how many times that weight, which need not be whole. */
  packs: number;
  /** Pounds handed over for all of them, with the cards that the shopper has. */
  cost: number;
  /** Pounds without any card; equals `cost` where the shopper has no card of the store or the product no second price. */
  shelfCost: number;
  /** Pounds with the store's card; absent where the product has no loyalty price. */
  loyaltyCost?: number;
  /** Per kg, litre or item, of the price that is paid; null where the size is not stated. */
  unitPrice: UnitPrice | null;
  basis: ComparisonBasis;
}

/** A product in a comparison (specification section 3: name, price, store, similarity), and what the line costs with it. */
export interface ComparedProduct extends Omit<Cover, 'basis'> {
  name: string;
  /** Pounds for one pack (or for `pricePer`), without a card. */
  price: number;
  pricePer?: Product['pricePer'];
  store: StoreId;
  similarity: number;
  category: string;
  size: Size;
  /** "2.27 litre", "6 × 330 ml", "not stated" */
  sizeLabel: string;
  /** "£1.03 per litre", null when the size is not stated */
  unitPriceLabel: string | null;
  /** Pounds for one pack with the store's card. */
  loyaltyPrice?: number;
  /** A multibuy text as the store prints it ("2 for £3"): shown, never calculated with. */
  multibuy?: string;
  /** Barcode, where the file has one. */
  gtin?: string;
  /** Day of this price, where its row names one. */
  priceDate?: string;
  /** "84p", "2 × 42p = 84p", "1.5 kg at £2.00/kg = £3.00": what stands on the receipt. */
  receipt: string;
}

export interface Comparison {
  product1: ComparedProduct;
  product2: ComparedProduct;
  /** Pounds, absolute: between the costs of both for the whole line. */
  priceDifference: number;
  /**
   * Pounds saved on the line (quantity included) by product2 instead of product1: the smaller of what is handed over less and
   * what the same amount costs less per unit. Never negative; 0 under a price alarm or where a size is unknown and the prices
   * are too far apart.
   */
  potentialSaving: number;
  combinedSimilarity: number;
  /** Where less is handed over; product1's store when equal. */
  cheaperStore: StoreId;
  /** Pounds handed over there for the whole line. */
  cheaperPrice: number;
  searchTerm: string;
  basis: ComparisonBasis;
  /** What a shopper should know beside the two prices ("£8.13/kg, yours £11.36/kg; 75p more today"); null where nothing. */
  note: string | null;
  verdict: 'same' | 'similar';
  reasons: Reason[];
  priceAlarm: boolean;
}

/** Of a pick or choice that the shopper made earlier, what became of it in today's prices. */
export type KeptChoice =
  | { state: 'as-kept' }
  /** It costs something else today; today's price counts. */
  | { state: 'price-changed'; was: number; now: number }
  /** It is no longer sold: the engine's own match of today stands in its place, to be offered ("Use this"). */
  | { state: 'gone'; name: string; was: number };

/**
 * What stands at a store for an item.
 * matched: counted in totals. no-like-for-like: the store has something (`nearest`), but nothing that a total should
 * count. missing: nothing at all. refused: the shopper said none of these.
 */
export type OfferState = 'matched' | 'no-like-for-like' | 'missing' | 'refused';

/** The product an item means at one store, for baskets and for "change this match". */
export interface StoreOffer {
  store: StoreId;
  state: OfferState;
  /** null: this store has no match. Set in state "no-like-for-like" too where there is one whose price is not counted. */
  match: ComparedProduct | null;
  /** Where the state is "no-like-for-like": what the store has instead, nearest first, at most 3; else empty. */
  nearest: ComparedProduct[];
  verdict: Verdict;
  reasons: Reason[];
  chosenByShopper: boolean;
  /** Set where the shopper chose at this store. */
  kept?: KeptChoice;
  basis: ComparisonBasis;
  /** Pounds for the line at this store, as totals count it; null unless matched. */
  cost: number | null;
  /** Pounds saved against the own store by the rule of `Comparison.potentialSaving`; 0 at the own store and without it. */
  saving: number;
  /** As in `Comparison`; of the chosen store's own product that it does not say how much of what was asked for it holds. */
  note: string | null;
}

/** Why a line is left out of the headline until the shopper confirms it (`ListLine.confirmed`). */
export interface ItemCheck {
  kind: 'large-saving' | 'high-cost';
  /** "Saves £145.60 of £150.00: is this what you meant?" */
  words: string;
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
  /** true when the shopper picked it, false when the engine matched it (also where the pick is gone). */
  picked: boolean;
  /** What became of the pick; absent where there was none. */
  kept?: KeptChoice;
  /** at most 5, at most one per other store; best saving first, alarms last */
  comparisons: Comparison[];
  /** The comparison with the highest saving above 0, null when there is none. */
  bestSaving: Comparison | null;
  /** 0..1 */
  matchQuality: number;
  /** One per store of the request, chosen store first. */
  offers: StoreOffer[];
  /** Set: not in totals, savings and the verdict, but listed under "Check these". */
  check: ItemCheck | null;
  /** The chosen store has none, and of the others exactly one sells it: where, and what is handed over there. */
  onlyAt: { store: StoreId; cost: number } | null;
}

/** One row of the ranking. Items under "Check these" are in `checkTotal` alone. */
export interface BasketTotal {
  store: StoreId;
  /** 1 for the cheapest; equal ranks are ties; null: it has too few of the reference store's items (below two thirds) to be an option. */
  rank: number | null;
  /** Pounds: the sum of the receipt lines of all items it has. */
  total: number;
  /** The same without any card, and with this store's card. */
  shelfTotal: number;
  cardTotal: number;
  /** Pounds of the lines that wait to be checked. */
  checkTotal: number;
  itemsPriced: number;
  /** Items that this store and the reference store both have, and the pounds that they cost here more (less: negative). */
  sameItems: number;
  difference: number;
  /** Of a difference below 0, pounds (above 0) that rest on packs whose size is not stated. */
  unsizedSaving: number;
  /** originalItem of the lines of which the store has nothing at all, and of those it has nothing like for like. */
  missing: string[];
  notLikeForLike: string[];
  /** Rank 1 of several stores (several when tied). */
  cheapest: boolean;
}

export interface PlanStop {
  store: StoreId;
  /** Indices into items; those under "Check these" are bought too. */
  items: number[];
  /** How many of them are under "Check these". */
  toCheck: number;
  /** Pounds: the sum of the receipt lines of its items but those under "Check these". */
  total: number;
}
/** Where to buy what. */
export interface ShoppingPlan {
  stops: PlanStop[];
  total: number;
  itemsPriced: number;
  /** Indices of items no stop of the plan has. */
  missing: number[];
  /** Pounds less than at the chosen store on the items that both the plan and the chosen store have; negative: more. */
  saving: number;
  /** Pounds of a saving that rest on packs whose size is not stated. */
  unsizedSaving: number;
}

export interface BasketComparison {
  /** The ranking, cheapest first on the same items; those without a rank last, most shared items first. */
  stores: BasketTotal[];
  /** The store that differences are measured by: the chosen one where it has any item, else the one that has most. */
  reference: StoreId | null;
  /** The verdict's one stop: the default plan. A store that lacks items of the chosen one only where it saves enough for a second stop. */
  oneStop: ShoppingPlan | null;
  /** The one stop and the best second stop beside it, in this order; null where a second stop brings nothing. */
  twoStops: ShoppingPlan | null;
  /** Pounds that the second stop saves on the items that the one-stop plan also has; never negative. */
  secondStopSaving: number;
  /** Items that count which the second stop adds and the one stop lacks. */
  secondStopAdds: number;
  /** Whether the second stop saves as much as the shopper wants it to (`preferences.secondStopFrom`). */
  secondStopWorth: boolean;
}

/** The one answer. `words` is the sentence that every front end shows. */
export type ListVerdict = {
  words: string;
  /** Half a line each, below the sentence. */ notes: string[];
} & (
  | { kind: 'stay'; store: StoreId; /** Items compared with any other store. */ items: number }
  | {
      kind: 'go';
      store: StoreId;
      saving: number;
      /** Items both have. */
      items: number;
      onlyHere: number;
      onlyThere: number;
    }
  | {
      kind: 'split';
      /** The one stop's store, the first of `twoStops`. */
      store: StoreId;
      second: StoreId;
      /** Items bought at the second. */
      items: number;
      /** Pounds less than at the chosen store, on the items that both stops and it have. */
      saving: number;
      sameItems: number;
      /** Items of the two stops that the chosen store lacks. */
      onlyThere: number;
      /** Items of the chosen store that neither of both has. */
      onlyHere: number;
    }
  /** The chosen store has none of the items. */
  | { kind: 'only-elsewhere'; store: StoreId; items: number; total: number }
  /** The chosen store's prices did not load. */
  | { kind: 'own-not-loaded'; store: StoreId }
  /** The chosen store has items; no other store has one of them to compare with (or no other is compared). */
  | { kind: 'nothing-compared'; store: StoreId; items: number }
  | { kind: 'nothing-found' }
);

export interface ListComparison {
  store: StoreId;
  items: ItemComparison[];
  /** Pounds: the sum of the items' bestSaving, but those under "Check these". */
  totalSaving: number;
  /** Pounds of totalSaving that rest on packs whose size is not stated. */
  unsizedSaving: number;
  savingByStore: Record<StoreId, number>;
  /** Items that some other store has. */
  matchedItems: number;
  totalItems: number;
  bestAlternativeStore: StoreId | null;
  /** What totalSaving rests on, where another sum stands in the verdict: half a line, or empty. */
  savingNote: string;
  /** The subtitle of the Best Alternative card, with half a line of why where the verdict says another store. */
  bestAlternativeNote: string;
  verdict: ListVerdict;
  basket: BasketComparison;
}
