// An item in one line: where to buy it and what is handed over there.
import {
  comparisonMark,
  storeLabel,
  type Comparison,
  type ItemComparison,
  type StoreId,
} from '../../engine';

export interface ItemRow {
  /** The cheapest place that the page stands by; null where no store has it. */
  store: StoreId | null;
  /** "2 × 42p = 84p"; empty where no store has it. */
  receipt: string;
  /** Pounds less than at the own store; 0 where nothing is saved. */
  saving: number;
  /** "size?" where the saving rests on a pack whose size is not stated; else empty. */
  mark: string;
  /** "Aldi", "Only at Asda", "Not at Tesco: Asda", "Nothing found" */
  where: string;
}

export function itemRow(item: ItemComparison, own: StoreId): ItemRow {
  const { bestSaving, selectedProduct } = item;
  // A pick at a store whose prices did not load has the price of an earlier day.
  const isCompared = item.offers.some(({ store }) => store === own);
  if (bestSaving) return rowAt(bestSaving.cheaperStore, bestSaving.product2.receipt, bestSaving);
  if (selectedProduct && isCompared) return rowAt(own, selectedProduct.receipt);
  const others = item.offers
    .filter(({ state, store }) => state === 'matched' && store !== own)
    .sort((a, b) => a.cost! - b.cost!);
  const [first] = others;
  if (!first) return { store: null, receipt: '', saving: 0, mark: '', where: 'Nothing found' };
  const before = isCompared ? (item.onlyAt ? 'Only at ' : `Not at ${storeLabel(own)}: `) : '';
  return {
    ...rowAt(first.store, first.match!.receipt),
    where: `${before}${storeLabel(first.store)}`,
  };
}

const rowAt = (store: StoreId, receipt: string, best?: Comparison): ItemRow => ({
  store,
  receipt,
  saving: best?.potentialSaving ?? 0,
  mark: best?.basis === 'size-unknown' ? comparisonMark(best) : '',
  where: storeLabel(store),
});
