import { offerMark } from '../../engine';
import type {
  Catalogue,
  ComparedProduct,
  ItemComparison,
  ListTotals,
  Store,
  StoreId,
} from '../../engine';

/** What a comparison is shown with, whatever the format. */
export interface ListView {
  catalogue: Catalogue;
  /** Stores that were left out, and why. */
  absent: readonly { store: Store; why: string }[];
  /** YYYY-MM-DD */
  today: string;
  color: boolean;
  /** Columns of the terminal it is shown on; null: none, lines may be as long as they are. */
  columns: number | null;
  /** Comparisons shown per item; null: as many as the format has room for. */
  top: number | null;
}

/** What is said of a whole list. Of its items there are left what is shown of them: a list may be of any length. */
export interface ComparisonView extends ListView {
  comparison: ListTotals;
  /** Lines that wait for the shopper's word, outside of all sums. */
  toCheck: readonly string[];
  /** Those that no other store has. */
  unmatched: readonly string[];
}

/** A format as it is written, item by item; what can only be said at the end comes then. */
export interface ListWriter {
  begin(store: StoreId): string;
  item(item: ItemComparison): string;
  end(totals: ListTotals): Iterable<string>;
}

export type Offered = ItemComparison['offers'][number] & { match: ComparedProduct };

/**
 * What other stores offer for an item that nothing of the chosen store stands beside: their totals and the plans count these very
 * products, so they are shown, and not pairs of others.
 */
export const offeredAlone = (item: ItemComparison, store: StoreId): Offered[] =>
  item.selectedProduct && item.comparisons.length
    ? []
    : item.offers.filter(
        (offer): offer is Offered => offer.store !== store && offer.match !== null,
      );

/** Why so many packs of it are taken, and whether any total counts it. */
export const aboutAlone = (offer: Offered): string =>
  [offer.note ?? '', offerMark(offer)].filter(Boolean).join('; ');
