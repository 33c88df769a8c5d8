// Which stores the shopper can reach: all that are offered until some are unticked.
import type { ListFilters, Store, StoreId } from '../../engine';

type Reach = Pick<ListFilters, 'stores'>;

export const reachableOf = ({ stores }: Reach, offered: readonly Store[]): readonly string[] =>
  stores ?? offered.map(({ storedName }) => storedName);

export const othersOf = (own: StoreId | null, offered: readonly Store[]): readonly Store[] =>
  offered.filter(({ storedName }) => storedName !== own);

/** Whether every store but the own one is unticked: then there is nothing to compare with. */
export const noStoreLeft = (own: StoreId, filters: Reach, offered: readonly Store[]): boolean =>
  othersOf(own, offered).every(
    ({ storedName }) => !reachableOf(filters, offered).includes(storedName),
  );
