import { roundPounds } from '../money';
import { hashOf } from '../tagger/featureKeys';
import { storeIdOf, STORES } from '../stores';
import type { Catalogue, ListLine, ListRequest, StoreId } from '../types';
import type { ItemComparison, ListComparison } from '../comparisonTypes';
import { compareBasket } from './basket';
import { compareItem, type ComparisonContext } from './compareItem';
import { ReceiptBook, receiptsOf } from './receipts';
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

/** How often each line is still to come, by its hash: the lines themselves would be kept twice. */
class LinesToCome {
  private readonly left = new Map<number, number>();

  constructor(lines: readonly ListLine[]) {
    for (const line of lines) {
      const hash = hashOf(JSON.stringify(line));
      this.left.set(hash, (this.left.get(hash) ?? 0) + 1);
    }
  }

  /** Takes one that has come -> how many there are after it. Of lines that share a hash each counts for the other. */
  take(key: string): number {
    const hash = hashOf(key);
    const toCome = this.left.get(hash)! - 1;
    this.left.set(hash, toCome);
    return toCome;
  }
}

/** Equal lines have equal answers, which are kept while such a line is still to come: of a list in which none repeats nothing is kept. */
function* compareItems(
  lines: readonly ListLine[],
  context: ComparisonContext,
  compared: () => void,
): Generator<ItemComparison> {
  const known = new Map<string, ItemComparison>();
  const asked = lines.filter(({ text }) => text.trim() !== '');
  const left = new LinesToCome(asked);
  for (const line of asked) {
    const key = JSON.stringify(line);
    const toCome = left.take(key);
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

/** The headline sums of the specification, item by item; lines under "Check these" stay outside. */
class Headline {
  readonly savingByStore: Record<StoreId, number> = {};
  totalSaving = 0;
  unsizedSaving = 0;
  matchedItems = 0;

  add(item: ItemComparison, own: StoreId): void {
    const { bestSaving, check } = item;
    if (isFoundElsewhere(item, own)) this.matchedItems++;
    if (!bestSaving || check) return;
    const { potentialSaving, cheaperStore, basis } = bestSaving;
    const { savingByStore } = this;
    this.totalSaving = roundPounds(this.totalSaving + potentialSaving);
    if (basis === 'size-unknown')
      this.unsizedSaving = roundPounds(this.unsizedSaving + potentialSaving);
    savingByStore[cheaperStore] = roundPounds((savingByStore[cheaperStore] ?? 0) + potentialSaving);
  }
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
  const headline = new Headline();
  const book = new ReceiptBook(stores, request.lines.length);
  for (const item of compareItems(request.lines, context, compared)) {
    headline.add(item, store);
    book.add(item);
    yield item;
  }
  return totalsOf(headline, book, context, request);
}

function totalsOf(
  { matchedItems, ...savings }: Headline,
  book: ReceiptBook,
  { store, stores, catalogue }: ComparisonContext,
  request: ListRequest,
): ListTotals {
  const { savingByStore } = savings;
  const bestAlternativeStore = stores.reduce<StoreId | null>(
    (best, id) =>
      (savingByStore[id] ?? 0) > (best === null ? 0 : savingByStore[best]!) ? id : best,
    null,
  );
  const receipts = receiptsOf(
    book,
    stores.filter((id) => catalogue.stores[id]),
  );
  const basket = compareBasket(receipts, store, request.preferences);
  const verdict = verdictOf(store, catalogue.stores[store] !== undefined, receipts, basket);
  return {
    store,
    totalSaving: savings.totalSaving,
    unsizedSaving: savings.unsizedSaving,
    savingByStore,
    savingNote: describeSavings(savings, verdict),
    matchedItems,
    totalItems: book.items.length,
    bestAlternativeStore,
    bestAlternativeNote: describeBestAlternative(bestAlternativeStore, verdict, basket),
    verdict,
    basket,
  };
}

const isFoundElsewhere = ({ comparisons, offers }: ItemComparison, own: StoreId): boolean =>
  comparisons.length > 0 || offers.some(({ store, cost }) => store !== own && cost !== null);
