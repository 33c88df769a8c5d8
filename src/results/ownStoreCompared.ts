import type { ItemComparison, ListComparison, StoreId } from '../../engine';

/** Whether the shopper's own store took part: one whose prices did not load stands in no basket and offers nothing. */
export const ownCompared = ({ store, basket }: ListComparison): boolean =>
  basket.stores.some((total) => total.store === store);

/** Whether another store has something that stands beside the item: compared with the own store's, or instead of what that lacks. */
export const isFound = (item: ItemComparison, own: StoreId): boolean =>
  item.comparisons.length > 0 ||
  item.offers.some(({ store, state }) => store !== own && state === 'matched');
