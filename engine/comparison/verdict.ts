import type { BasketComparison, BasketTotal, ListVerdict, ShoppingPlan } from '../comparisonTypes';
import type { StoreId } from '../types';
import { countedAt, countedIn } from './plans';
import type { Receipts } from './receipts';
import { verdictNotes, verdictWords } from './verdictWords';

/** What is decided, before it is put into words. */
export type Decision = ListVerdict extends infer V
  ? V extends ListVerdict
    ? Omit<V, 'words' | 'notes'>
    : never
  : never;

/**
 * The one answer of a comparison: stay, go to one store, or split between two. Options are priced on the items that the chosen
 * store has, too; a second stop counts from the saving that the shopper wants for it (`secondStopWorth`).
 */
export function verdictOf(
  own: StoreId,
  isLoaded: boolean,
  receipts: Receipts,
  basket: BasketComparison,
): ListVerdict {
  const decision = decide(own, isLoaded, receipts, basket);
  return {
    ...decision,
    words: verdictWords(decision, own, receipts),
    notes: verdictNotes(decision, own, receipts, basket),
  } as ListVerdict;
}

function decide(
  own: StoreId,
  isLoaded: boolean,
  receipts: Receipts,
  basket: BasketComparison,
): Decision {
  if (!isLoaded) return { kind: 'own-not-loaded', store: own };
  const { oneStop, twoStops, reference } = basket;
  if (!oneStop) return { kind: 'nothing-found' };
  const stop = oneStop.stops[0]!;
  if (reference !== own)
    return {
      kind: 'only-elsewhere',
      store: stop.store,
      items: countedIn(oneStop),
      total: oneStop.total,
    };
  if (basket.stores.every(({ store, sameItems }) => store === own || sameItems === 0))
    return { kind: 'nothing-compared', store: own, items: receipts.had(own).length };
  if (twoStops && basket.secondStopWorth && twoStops.saving > 0)
    return split(twoStops, own, receipts);
  const row = rowOf(basket, stop.store);
  if (stop.store === own) return { kind: 'stay', store: own, items: comparedItems(own, receipts) };
  return {
    kind: 'go',
    store: stop.store,
    saving: -row.difference,
    items: row.sameItems,
    onlyHere: receipts.had(own).length - row.sameItems,
    onlyThere: row.itemsPriced - row.sameItems,
  };
}

const rowOf = ({ stores }: BasketComparison, store: StoreId): BasketTotal =>
  stores.find((total) => total.store === store)!;

/** In the order of the plan, whose first stop is the one stop: what is said of a second stop is said of the same shop. */
function split(
  { stops, saving, missing }: ShoppingPlan,
  own: StoreId,
  { pence, items }: Receipts,
): Decision {
  const [base, second] = stops;
  const bought = stops.flatMap((stop) => stop.items).filter((at) => !items[at]!.check);
  const sameItems = bought.filter((at) => pence(at, own) !== null).length;
  return {
    kind: 'split',
    store: base!.store,
    second: second!.store,
    items: countedAt(second!),
    saving,
    sameItems,
    onlyThere: bought.length - sameItems,
    onlyHere: missing.filter((at) => !items[at]!.check && pence(at, own) !== null).length,
  };
}

/** Items of the chosen store that some other store has, too. */
const comparedItems = (own: StoreId, { had, stores, pence }: Receipts): number =>
  had(own).filter((at) => stores.some((store) => store !== own && pence(at, store) !== null))
    .length;
