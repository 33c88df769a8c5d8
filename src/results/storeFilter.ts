// Which stores the shopper can reach: all of them until some are unticked.
import { DEFAULT_STORES, type ListFilters, type StoreId } from '../../engine';

export const reachableOf = ({ stores }: Pick<ListFilters, 'stores'>): readonly string[] =>
  stores ?? DEFAULT_STORES.map(({ storedName }) => storedName);

export const othersOf = (own: StoreId | null) =>
  DEFAULT_STORES.filter(({ storedName }) => storedName !== own);

/** Whether every store but the own one is unticked: then there is nothing to compare with. */
export const noStoreLeft = (own: StoreId, filters: ListFilters = {}): boolean =>
  othersOf(own).every(({ storedName }) => !reachableOf(filters).includes(storedName));
