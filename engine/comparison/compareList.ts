import { roundPounds } from '../money';
import { storeIdOf, STORES } from '../stores';
import type { Catalogue, ListLine, ListRequest, StoreId } from '../types';
import type { Comparison, ItemComparison, ListComparison } from '../comparisonTypes';
import { compareBasket } from './basket';
import { compareItem, type ComparisonContext } from './compareItem';
import { receiptPrinter, receiptsOf, type ReceiptItem } from './receipts';
import { verdictOf } from './verdict';
import { describeBestAlternative, describeSavings } from './verdictWords';

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

/** Lines whose answers are kept for equal ones: a bound, as a list may have any number of lines. */
const KNOWN_LINES = 4000;

/** How often each line is still to come. */
function countsOf(keys: readonly string[]): Map<string, number> {
  const left = new Map<string, number>();
  for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1);
  return left;
}

/** Equal lines have equal answers, which are kept while such a line is still to come: of a list in which none repeats nothing is kept. */
function* compareItems(
  lines: readonly ListLine[],
  context: ComparisonContext,
  compared: () => void,
): Generator<ItemComparison> {
  const known = new Map<string, ItemComparison>();
  const asked = lines.filter(({ text }) => text.trim() !== '');
  const keys = asked.map((line) => JSON.stringify(line));
  const left = countsOf(keys);
  for (const [at, line] of asked.entries()) {
    const key = keys[at]!;
    const toCome = left.get(key)! - 1;
    left.set(key, toCome);
    const before = known.get(key);
    if (toCome === 0) known.delete(key);
    if (before) {
      yield before;
      continue;
    }
    const whole = compareItem(line, context);
    const item = context.catalogue.stores[context.store] ? whole : offersOnly(whole, context.store);
    if (known.size >= KNOWN_LINES) known.delete(known.keys().next().value!);
    if (toCome > 0) known.set(key, item);
    compared();
    yield item;
  }
}

/** The part of an item that the totals still need once it was handed on. */
interface KeptItem extends ReceiptItem {
  saved: Pick<Comparison, 'potentialSaving' | 'cheaperStore' | 'basis'> | null;
  isFoundElsewhere: boolean;
}
const kept = (item: ItemComparison, receipt: ReceiptItem, own: StoreId): KeptItem => ({
  ...receipt,
  saved: item.bestSaving && {
    potentialSaving: item.bestSaving.potentialSaving,
    cheaperStore: item.bestSaving.cheaperStore,
    basis: item.bestSaving.basis,
  },
  isFoundElsewhere: isFoundElsewhere(item, own),
});

/** The headline sums of the specification; lines under "Check these" stay outside. */
function savingsOf(
  items: readonly KeptItem[],
): Pick<ListComparison, 'totalSaving' | 'unsizedSaving' | 'savingByStore'> {
  const savingByStore: Record<StoreId, number> = {};
  let totalSaving = 0;
  let unsizedSaving = 0;
  for (const { saved, check } of items) {
    if (!saved || check) continue;
    const { potentialSaving, cheaperStore, basis } = saved;
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
  const each = compareEach(request, catalogue, compared);
  const items: ItemComparison[] = [];
  for (let next = each.next(); ; next = each.next()) {
    if (next.done) {
      const { store, ...totals } = next.value;
      return { store, items, ...totals };
    }
    items.push(next.value);
  }
}

/** All of a comparison but its items. */
export type ListTotals = Omit<ListComparison, 'items'>;

/**
 * compareList item by item, for lists of any length: yields each item's comparison in the order of the lines and ends with
 * the totals. Of an item that was handed on only its receipt is kept.
 */
export function* compareEach(
  request: ListRequest,
  catalogue: Catalogue,
  compared: () => void = () => undefined,
): Generator<ItemComparison, ListTotals> {
  const store = storeIdOf(request.store);
  const stores = storesOf(request, store, catalogue);
  const cards = new Set((request.loyalty ?? []).map(storeIdOf));
  const context = { store, stores, catalogue, filters: request.filters ?? {}, cards };
  const items: KeptItem[] = [];
  const print = receiptPrinter();
  for (const item of compareItems(request.lines, context, compared)) {
    items.push(kept(item, print(item), store));
    yield item;
  }
  return totalsOf(items, context, request);
}

function totalsOf(
  items: readonly KeptItem[],
  { store, stores, catalogue }: ComparisonContext,
  request: ListRequest,
): ListTotals {
  const savings = savingsOf(items);
  const { savingByStore } = savings;
  const bestAlternativeStore = stores.reduce<StoreId | null>(
    (best, id) =>
      (savingByStore[id] ?? 0) > (best === null ? 0 : savingByStore[best]!) ? id : best,
    null,
  );
  const receipts = receiptsOf(
    items,
    stores.filter((id) => catalogue.stores[id]),
  );
  const basket = compareBasket(receipts, store, request.preferences);
  const verdict = verdictOf(store, catalogue.stores[store] !== undefined, receipts, basket);
  return {
    store,
    ...savings,
    savingNote: describeSavings(savings, verdict),
    matchedItems: items.filter((item) => item.isFoundElsewhere).length,
    totalItems: items.length,
    bestAlternativeStore,
    bestAlternativeNote: describeBestAlternative(bestAlternativeStore, verdict, basket),
    verdict,
    basket,
  };
}

const isFoundElsewhere = ({ comparisons, offers }: ItemComparison, own: StoreId): boolean =>
  comparisons.length > 0 || offers.some(({ store, cost }) => store !== own && cost !== null);
