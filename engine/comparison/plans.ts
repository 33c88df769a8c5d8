import type { PlanStop, ShoppingPlan } from '../comparisonTypes';
import type { StoreId } from '../types';
import { isUnsized, penceAt, type Receipts } from './receipts';

/**
 * Where to buy what with these stops: each item at the cheapest of them, at the first of equals. An item under "Check these"
 * is bought at the first stop that has it, and counts in no total.
 */
export function planFor(stops: readonly StoreId[], own: StoreId, receipts: Receipts): ShoppingPlan {
  const { items, pence } = receipts;
  const bought = new Map<StoreId, number[]>(stops.map((store) => [store, []]));
  const missing: number[] = [];
  items.forEach((item, at) => {
    const having = stops.filter((store) => pence(at, store) !== null);
    const best = item.check
      ? having[0]
      : having.reduce<StoreId | undefined>(
          (least, store) =>
            least === undefined || pence(at, store)! < pence(at, least)! ? store : least,
          undefined,
        );
    if (best === undefined) missing.push(at);
    else bought.get(best)!.push(at);
  });
  const walked = [...bought]
    .filter(([, at]) => at.length > 0)
    .map(([store, at]): PlanStop => ({
      store,
      items: at,
      total: totalOf(receipts, store, at) / 100,
    }));
  return {
    stops: walked,
    total:
      walked.reduce((sum, { store, items: at }) => sum + totalOf(receipts, store, at), 0) / 100,
    itemsPriced: items.length - missing.length,
    missing,
    ...savingOfPlan(walked, own, receipts),
  };
}

const totalOf = (receipts: Receipts, store: StoreId, at: readonly number[]): number =>
  penceAt(
    receipts,
    at.filter((index) => !receipts.items[index]!.check),
    store,
  );

/** Against buying the same items at the chosen store, receipt line by receipt line. */
function savingOfPlan(
  stops: readonly PlanStop[],
  own: StoreId,
  receipts: Receipts,
): Pick<ShoppingPlan, 'saving' | 'unsizedSaving'> {
  let saving = 0;
  let unsized = 0;
  for (const { store, items } of stops)
    for (const at of items) {
      const stay = receipts.pence(at, own);
      if (stay === null || receipts.items[at]!.check) continue;
      const less = stay - receipts.pence(at, store)!;
      saving += less;
      if (less > 0 && isUnsized(receipts, at, store)) unsized += less;
    }
  return { saving: saving / 100, unsizedSaving: Math.max(0, Math.min(unsized, saving)) / 100 };
}

/**
 * The best two stops beside one: no item of the one stop is lost; most items, then the most saved on the items of the one stop,
 * then the lowest total, then the order of the stores. Null where a second stop neither saves nor adds.
 */
export function bestPair(one: ShoppingPlan, own: StoreId, receipts: Receipts): Pair | null {
  const base = one.stops[0]?.store;
  const needed = one.stops.flatMap(({ items }) => items);
  const isNeeded = new Set(needed);
  let best: Pair | null = null;
  for (const stops of pairsOf(receipts.stores, base)) {
    const plan = planFor(stops, own, receipts);
    if (plan.stops.length < 2 || plan.missing.some((at) => isNeeded.has(at))) continue;
    const again = plan.stops.reduce(
      (sum, { store, items }) =>
        sum +
        totalOf(
          receipts,
          store,
          items.filter((at) => isNeeded.has(at)),
        ),
      0,
    );
    const saving = (totalOf(receipts, base!, needed) - again) / 100;
    const adds = plan.itemsPriced - one.itemsPriced;
    if (saving < 0 || (saving === 0 && adds === 0)) continue;
    const found = { plan, saving, adds };
    if (!best || isBetter(found, best)) best = found;
  }
  return best;
}

interface Pair {
  plan: ShoppingPlan;
  saving: number;
  adds: number;
}
const isBetter = (a: Pair, b: Pair): boolean =>
  (a.adds - b.adds || a.saving - b.saving || b.plan.total - a.plan.total) > 0;

/** All pairs, the base of a pair first. */
const pairsOf = (stores: readonly StoreId[], base: StoreId | undefined): StoreId[][] =>
  stores.flatMap((one, at) =>
    stores.slice(at + 1).map((other) => (other === base ? [other, one] : [one, other])),
  );
