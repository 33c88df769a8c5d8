import { toPence } from '../money';
import type { ComparedProduct, ItemComparison, StoreOffer } from '../comparisonTypes';
import type { StoreId } from '../types';

// The receipt lines of a list: what each item costs at each store. Every total is a sum of these, in whole pence.

/** What the totals of a list need of an offer, and of an item: a twentieth of the whole, so that a long list can be kept. */
export interface ReceiptOffer extends Pick<StoreOffer, 'store' | 'cost' | 'state' | 'basis'> {
  match: Pick<ComparedProduct, 'shelfCost' | 'loyaltyCost'> | null;
}
export interface ReceiptItem extends Pick<ItemComparison, 'originalItem' | 'check'> {
  offers: readonly ReceiptOffer[];
}

/** Makes the receipts of a list. Equal offers are one object: lines come by the thousand, the prices behind them do not. */
export function receiptPrinter(): (item: ItemComparison) => ReceiptItem {
  const known = new Map<string, ReceiptOffer>();
  const offerOf = ({ store, cost, state, basis, match }: StoreOffer): ReceiptOffer => {
    const offer: ReceiptOffer = {
      store,
      cost,
      state,
      basis,
      match: match && { shelfCost: match.shelfCost, loyaltyCost: match.loyaltyCost },
    };
    const key = JSON.stringify(offer);
    const before = known.get(key);
    if (before === undefined) known.set(key, offer);
    return before ?? offer;
  };
  return ({ originalItem, check, offers }) => ({
    originalItem,
    check,
    offers: offers.map(offerOf),
  });
}

export interface Receipts {
  items: readonly ReceiptItem[];
  stores: readonly StoreId[];
  /** The offer of an item at a store, undefined where the store is not compared. */
  offer(at: number, store: StoreId): ReceiptOffer | undefined;
  /** Whole pence; null where the store has nothing that counts. */
  pence(at: number, store: StoreId): number | null;
  /** Indices of the items that count in the headline: those under "Check these" do not. */
  counted: readonly number[];
  /** Those of them that a store has. */
  had(store: StoreId): number[];
}

export function receiptsOf(items: readonly ReceiptItem[], stores: readonly StoreId[]): Receipts {
  const offer: Receipts['offer'] = (at, store) =>
    items[at]?.offers.find((entry) => entry.store === store);
  const pence: Receipts['pence'] = (at, store) => {
    const cost = offer(at, store)?.cost ?? null;
    return cost === null ? null : toPence(cost);
  };
  const counted = items.flatMap((item, at) => (item.check ? [] : [at]));
  return {
    items,
    stores,
    offer,
    pence,
    counted,
    had: (store) => counted.filter((at) => pence(at, store) !== null),
  };
}

/** Pence of the given items at a store; items it lacks count nothing. */
export const penceAt = ({ pence }: Receipts, at: readonly number[], store: StoreId): number =>
  at.reduce((sum, index) => sum + (pence(index, store) ?? 0), 0);

/** Whether a price at `store` stands against the chosen store's with a size not stated. */
export const isUnsized = ({ offer }: Receipts, at: number, store: StoreId): boolean =>
  offer(at, store)?.basis === 'size-unknown';
