import { roundPounds } from '../money';
import { storeIdOf, STORES } from '../stores';
import type { Catalogue, ListLine, ListRequest, StoreId } from '../types';
import type { ItemComparison, ListComparison } from '../comparisonTypes';
import { compareBasket } from './basket';
import { compareItem, type ComparisonContext } from './compareItem';
import { receiptsOf } from './receipts';
import { verdictOf } from './verdict';
import { describeBestAlternative } from './verdictWords';

/** What is left of an item where the chosen store has no prices: what the others offer. Nothing was compared with it, so nothing is cheaper than it. */
const offersOnly = (item: ItemComparison, store: StoreId): ItemComparison => ({
  ...item,
  comparisons: [],
  bestSaving: null,
  matchQuality: 0,
  offers: item.offers
    .filter((offer) => offer.store !== store)
    .map((offer) => ({ ...offer, saving: 0, note: null })),
});

/** The chosen store first, then those that are loaded and can be reached, in the stores' order. */
function storesOf(request: ListRequest, store: StoreId, catalogue: Catalogue): StoreId[] {
  const reachable = request.filters?.stores?.map(storeIdOf);
  const named = STORES.map((entry) => entry.storedName);
  const others = Object.keys(catalogue.stores).filter((id) => !named.includes(id));
  return [
    store,
    ...[...named, ...others.sort()].filter(
      (id) => id !== store && catalogue.stores[id] && (!reachable || reachable.includes(id)),
    ),
  ];
}

/** Equal lines have equal answers: long lists repeat themselves. */
function compareItems(
  lines: readonly ListLine[],
  context: ComparisonContext,
  compared: () => void,
): ItemComparison[] {
  const known = new Map<string, ItemComparison>();
  return lines
    .filter((line) => line.text.trim() !== '')
    .map((line) => {
      const key = JSON.stringify(line);
      const before = known.get(key);
      if (before) return before;
      const whole = compareItem(line, context);
      const item = context.catalogue.stores[context.store]
        ? whole
        : offersOnly(whole, context.store);
      known.set(key, item);
      compared();
      return item;
    });
}

/** The headline sums of the specification; lines under "Check these" stay outside. */
function savingsOf(
  items: readonly ItemComparison[],
): Pick<ListComparison, 'totalSaving' | 'unsizedSaving' | 'savingByStore'> {
  const savingByStore: Record<StoreId, number> = {};
  let totalSaving = 0;
  let unsizedSaving = 0;
  for (const { bestSaving, check } of items) {
    if (!bestSaving || check) continue;
    const { potentialSaving, cheaperStore, basis } = bestSaving;
    totalSaving = roundPounds(totalSaving + potentialSaving);
    if (basis === 'size-unknown') unsizedSaving = roundPounds(unsizedSaving + potentialSaving);
    savingByStore[cheaperStore] = roundPounds((savingByStore[cheaperStore] ?? 0) + potentialSaving);
  }
  return { totalSaving, unsizedSaving, savingByStore };
}

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
  const store = storeIdOf(request.store);
  const stores = storesOf(request, store, catalogue);
  const cards = new Set((request.loyalty ?? []).map(storeIdOf));
  const context = { store, stores, catalogue, filters: request.filters ?? {}, cards };
  const items = compareItems(request.lines, context, compared);
  const savings = savingsOf(items);
  const { savingByStore } = savings;
  const bestAlternativeStore = stores.reduce<StoreId | null>(
    (best, id) =>
      (savingByStore[id] ?? 0) > (best === null ? 0 : savingByStore[best]!) ? id : best,
    null,
  );
  const isLoaded = catalogue.stores[store] !== undefined;
  const receipts = receiptsOf(
    items,
    stores.filter((id) => catalogue.stores[id]),
  );
  const basket = compareBasket(receipts, store, request.preferences);
  const verdict = verdictOf(store, isLoaded, receipts, basket);
  return {
    store,
    items,
    ...savings,
    matchedItems: items.filter((item) => isFoundElsewhere(item, store)).length,
    totalItems: items.length,
    bestAlternativeStore,
    bestAlternativeNote: describeBestAlternative(bestAlternativeStore, verdict, basket),
    verdict,
    basket,
  };
}

const isFoundElsewhere = ({ comparisons, offers }: ItemComparison, own: StoreId): boolean =>
  comparisons.length > 0 || offers.some(({ store, cost }) => store !== own && cost !== null);
