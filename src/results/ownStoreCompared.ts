import type { ItemComparison, ListComparison } from '../../engine';

/** Whether the shopper's own store took part: one whose prices did not load stands in no basket and offers nothing. */
export const ownCompared = ({ store, basket }: ListComparison): boolean =>
  basket.stores.some((total) => total.store === store);

/** Whether an item's card has something to show: comparisons with the own store, or without that store what the others offer. */
export const isFound = (item: ItemComparison, compared: boolean): boolean =>
  compared ? item.comparisons.length > 0 : item.offers.some(({ match }) => match);
