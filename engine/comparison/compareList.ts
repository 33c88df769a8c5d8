import { compareBasket } from './basket';
import { compareItem } from './compareItem';
import { roundPounds } from '../money';
import { findStore, STORES } from '../stores';
import type { Catalogue, ListRequest, StoreId } from '../types';
import type { ItemComparison, ListComparison } from '../comparisonTypes';

/** What is left of an item where the chosen store has no prices: what the others offer. Nothing was compared with it, so nothing is cheaper than it. */
const offersOnly = (item: ItemComparison, store: StoreId): ItemComparison => ({
  ...item,
  comparisons: [],
  bestSaving: null,
  matchQuality: 0,
  offers: item.offers.filter((offer) => offer.store !== store),
});

/**
 * The list against every store of the catalogue: THE entry of the web page and the command line. Lines of
 * nothing but blanks are dropped. totalSaving is the sum of the items' bestSaving; the best alternative is the
 * store with the highest summed saving (specification section 3), the first of the stores' order when equal. A chosen
 * store that the catalogue lacks is compared with nothing: no saving, no offer of it, the others' baskets only.
 * `compared` is called after each line, so that who runs the engine beside a page can say that it is at work.
 */
export function compareList(
  request: ListRequest,
  catalogue: Catalogue,
  compared: () => void = () => undefined,
): ListComparison {
  const store = findStore(request.store)?.storedName ?? request.store;
  const reachable = request.filters?.stores?.map((id) => findStore(id)?.storedName ?? id);
  const loaded = [
    ...STORES.map(({ storedName }) => storedName),
    ...Object.keys(catalogue.stores),
  ].filter((id, at, all) => all.indexOf(id) === at && catalogue.stores[id]);
  const stores = [
    store,
    ...loaded.filter((id) => id !== store && (!reachable || reachable.includes(id))),
  ];
  // Equal lines have equal answers: long lists repeat themselves.
  const known = new Map<string, ItemComparison>();
  const items = request.lines
    .filter((line) => line.text.trim() !== '')
    .map((line) => {
      const key = JSON.stringify(line);
      const before = known.get(key);
      if (before) return before;
      const whole = compareItem(line, store, stores, catalogue, request.filters);
      const item = catalogue.stores[store] ? whole : offersOnly(whole, store);
      known.set(key, item);
      compared();
      return item;
    });
  const savingByStore: Record<StoreId, number> = {};
  let totalSaving = 0;
  for (const { bestSaving } of items) {
    if (!bestSaving) continue;
    totalSaving = roundPounds(totalSaving + bestSaving.potentialSaving);
    savingByStore[bestSaving.cheaperStore] = roundPounds(
      (savingByStore[bestSaving.cheaperStore] ?? 0) + bestSaving.potentialSaving,
    );
  }
  const bestAlternativeStore = stores.reduce<StoreId | null>(
    (best, id) =>
      (savingByStore[id] ?? 0) > (best === null ? 0 : savingByStore[best]!) ? id : best,
    null,
  );
  return {
    store,
    items,
    totalSaving,
    savingByStore,
    matchedItems: items.filter((item) => item.comparisons.length > 0).length,
    totalItems: items.length,
    bestAlternativeStore,
    basket: compareBasket(
      items,
      stores.filter((id) => catalogue.stores[id]),
    ),
  };
}
