import { toPence } from '../money';
import type {
  ComparedProduct,
  ComparisonBasis,
  ItemComparison,
  OfferState,
  StoreOffer,
} from '../comparisonTypes';
import type { StoreId } from '../types';

// The receipt lines of a list: what each item costs at each store. Every total is a sum of these, in whole pence.

/** What the totals of a list need of an offer, and of an item. */
export interface ReceiptOffer extends Pick<StoreOffer, 'store' | 'cost' | 'state' | 'basis'> {
  match: Pick<ComparedProduct, 'shelfCost' | 'loyaltyCost'> | null;
}
export interface ReceiptItem extends Pick<ItemComparison, 'originalItem'> {
  /** Whether it waits to be checked. */
  check: boolean;
}

const STATES: readonly OfferState[] = ['matched', 'no-like-for-like', 'missing', 'refused'];
const BASES: readonly ComparisonBasis[] = ['pack', 'amount', 'size-unknown'];

/** The offers of one store by item, as numbers; NaN stands for none. */
class OfferColumns {
  private readonly costs: Float64Array;
  private readonly shelfCosts: Float64Array;
  private readonly loyaltyCosts: Float64Array;
  /** State and basis in one number, 0 where the item has no offer of the store. */
  private readonly kinds: Uint8Array;

  constructor(
    private readonly store: StoreId,
    room: number,
  ) {
    this.costs = new Float64Array(room);
    this.shelfCosts = new Float64Array(room);
    this.loyaltyCosts = new Float64Array(room);
    this.kinds = new Uint8Array(room);
  }

  put(at: number, { cost, state, basis, match }: StoreOffer): void {
    this.costs[at] = cost ?? NaN;
    this.shelfCosts[at] = match?.shelfCost ?? NaN;
    this.loyaltyCosts[at] = match?.loyaltyCost ?? NaN;
    this.kinds[at] = 1 + STATES.indexOf(state) * BASES.length + BASES.indexOf(basis);
  }

  offer(at: number): ReceiptOffer | undefined {
    const kind = this.kinds[at]! - 1;
    // Undefined behind the last item, too.
    if (!(kind >= 0)) return undefined;
    const [cost, shelfCost, loyaltyCost] = [
      this.costs[at]!,
      this.shelfCosts[at]!,
      this.loyaltyCosts[at]!,
    ];
    return {
      store: this.store,
      cost: Number.isNaN(cost) ? null : cost,
      state: STATES[Math.floor(kind / BASES.length)]!,
      basis: BASES[kind % BASES.length]!,
      match: Number.isNaN(shelfCost)
        ? null
        : { shelfCost, ...(Number.isNaN(loyaltyCost) ? {} : { loyaltyCost }) },
    };
  }
}

/**
 * The receipts of a list, as they come: of an item its words and a few numbers a store, so that a list of any length can be
 * kept. `room`: the most items that come.
 */
export class ReceiptBook {
  readonly items: ReceiptItem[] = [];
  private readonly columns: ReadonlyMap<StoreId, OfferColumns>;

  constructor(stores: readonly StoreId[], room: number) {
    this.columns = new Map(stores.map((store) => [store, new OfferColumns(store, room)]));
  }

  add({ originalItem, check, offers }: ItemComparison): void {
    const at = this.items.push({ originalItem, check: check !== null }) - 1;
    for (const offer of offers) this.columns.get(offer.store)?.put(at, offer);
  }

  offer(at: number, store: StoreId): ReceiptOffer | undefined {
    return this.columns.get(store)?.offer(at);
  }
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

/** `stores`: those that have prices. */
export function receiptsOf(book: ReceiptBook, stores: readonly StoreId[]): Receipts {
  const { items } = book;
  const offer: Receipts['offer'] = (at, store) => book.offer(at, store);
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
