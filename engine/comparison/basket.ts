import type { BasketComparison, BasketTotal, ShoppingPlan } from '../comparisonTypes';
import type { ListPreferences, StoreId } from '../types';
import { toPence } from '../money';
import { bestSecondStop, isWorth, planFor, SECOND_STOP_FROM } from './plans';
import { isUnsized, penceAt, type Receipts } from './receipts';

/** A store with fewer of the items is no place to do the whole shop: it is not ranked. */
const LEAST_COVERAGE = 2 / 3;

/**
 * The whole list at each store, ranked. Every store is measured on the items that it and the reference store (the chosen one)
 * both have, so that no store looks cheaper for what it lacks.
 */
export function compareBasket(
  receipts: Receipts,
  own: StoreId,
  preferences: ListPreferences = {},
): BasketComparison {
  const reference = referenceOf(receipts, own);
  const totals = receipts.stores.map((store) => totalAt(store, reference, receipts));
  const stores = ranked(totals, reference);
  const from = preferences.secondStopFrom ?? SECOND_STOP_FROM;
  const oneStop = oneStopOf(placeToGo(stores, reference, from), own, receipts);
  const second = oneStop ? bestSecondStop(oneStop, own, from, receipts) : null;
  return {
    stores,
    reference,
    oneStop,
    twoStops: second?.plan ?? null,
    secondStopSaving: second?.saving ?? 0,
    secondStopAdds: second?.adds ?? 0,
    secondStopWorth: second !== null && isWorth(second.saving, from),
  };
}

/**
 * Where the whole shop is done: the first of the ranking that is cheaper than the reference and lacks none of its items. What
 * a store lacks is a second stop, so a store that lacks some has to save as much as a second stop has to.
 */
function placeToGo(
  stores: readonly BasketTotal[],
  reference: StoreId | null,
  from: number,
): StoreId | null {
  const most = stores.find(({ store }) => store === reference)?.sameItems ?? 0;
  const found = stores.find(
    ({ rank, difference, sameItems }) =>
      rank !== null && difference < 0 && (sameItems === most || -difference >= from),
  );
  return found?.store ?? reference;
}

function oneStopOf(store: StoreId | null, own: StoreId, receipts: Receipts): ShoppingPlan | null {
  const plan = store === null ? null : planFor([store], own, receipts);
  return plan && plan.itemsPriced > 0 ? plan : null;
}

/** The chosen store where it has an item, else the one that has most; of equals the cheaper, then the first. */
function referenceOf(receipts: Receipts, own: StoreId): StoreId | null {
  if (receipts.had(own).length > 0) return own;
  let best: { store: StoreId; items: number; pence: number } | null = null;
  for (const store of receipts.stores) {
    const had = receipts.had(store);
    const pence = penceAt(receipts, had, store);
    if (
      had.length > 0 &&
      (!best || had.length > best.items || (had.length === best.items && pence < best.pence))
    )
      best = { store, items: had.length, pence };
  }
  return best?.store ?? (receipts.stores.includes(own) ? own : null);
}

function totalAt(store: StoreId, reference: StoreId | null, receipts: Receipts): BasketTotal {
  const { items, offer, pence } = receipts;
  const had = receipts.had(store);
  const same = reference === null ? [] : had.filter((at) => pence(at, reference) !== null);
  const sumOf = (of: 'shelfCost' | 'loyaltyCost'): number =>
    had.reduce((sum, at) => {
      const match = offer(at, store)!.match!;
      return sum + toPence(match[of] ?? match.shelfCost);
    }, 0) / 100;
  const named = (state: 'missing' | 'no-like-for-like' | 'refused'): string[] =>
    items.filter((_, at) => offer(at, store)?.state === state).map((item) => item.originalItem);
  const unsized = same.reduce((sum, at) => {
    const less = pence(at, reference!)! - pence(at, store)!;
    return less > 0 && isUnsized(receipts, at, store) ? sum + less : sum;
  }, 0);
  const difference =
    penceAt(receipts, same, store) - (reference === null ? 0 : penceAt(receipts, same, reference));
  return {
    store,
    rank: null,
    total: penceAt(receipts, had, store) / 100,
    shelfTotal: sumOf('shelfCost'),
    cardTotal: sumOf('loyaltyCost'),
    checkTotal:
      penceAt(
        receipts,
        items.flatMap((item, at) => (item.check ? [at] : [])),
        store,
      ) / 100,
    itemsPriced: had.length,
    sameItems: same.length,
    difference: difference / 100,
    unsizedSaving: Math.max(0, Math.min(unsized, -difference)) / 100,
    missing: [...named('missing'), ...named('refused')],
    notLikeForLike: named('no-like-for-like'),
    cheapest: false,
  };
}

/** Cheapest first, of equals the fuller; those that have too little of the list behind them, the fuller first; else the order of the stores. */
function ranked(totals: readonly BasketTotal[], reference: StoreId | null): BasketTotal[] {
  const most = totals.find(({ store }) => store === reference)?.sameItems ?? 0;
  const fits = (total: BasketTotal): boolean =>
    total.sameItems > 0 && total.sameItems >= LEAST_COVERAGE * most;
  const able = totals
    .filter(fits)
    .sort((a, b) => a.difference - b.difference || b.sameItems - a.sameItems);
  const rest = totals.filter((total) => !fits(total)).sort((a, b) => b.sameItems - a.sameItems);
  return [
    ...able.map((total) => {
      const rank = 1 + able.filter(({ difference }) => difference < total.difference).length;
      return { ...total, rank, cheapest: rank === 1 && able.length > 1 };
    }),
    ...rest,
  ];
}
