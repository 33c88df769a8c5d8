import type { BasketComparison, PlanStop, ShoppingPlan } from '../comparisonTypes';
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
      toCheck: at.filter((index) => items[index]!.check).length,
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

/** Items of a stop that count: what waits under "Check these" is bought there as well, and told apart. */
export const countedAt = ({ items, toCheck }: PlanStop): number => items.length - toCheck;
/** Those of a whole plan. */
export const countedIn = ({ stops }: ShoppingPlan): number =>
  stops.reduce((sum, stop) => sum + countedAt(stop), 0);

/** Pounds from which a second stop is suggested, where the shopper did not say. */
export const SECOND_STOP_FROM = 2;

/** Whether a second stop is put before the shopper: pence alone are no errand. */
export const isSecondStopOffered = ({
  secondStopWorth,
  secondStopAdds,
}: Pick<BasketComparison, 'secondStopWorth' | 'secondStopAdds'>): boolean =>
  secondStopWorth || secondStopAdds > 0;

/** Whether a second stop saves as much as the shopper wants it to (`from`, pounds). */
export const isWorth = (saving: number, from: number): boolean => saving > 0 && saving >= from;

/** The trip with a second stop, and what that brings on the items of the first stop alone. */
interface SecondStop {
  plan: ShoppingPlan;
  saving: number;
  adds: number;
}

/**
 * The best second stop beside the first, which stays: no item is lost, and none costs more. Of those that are worth it
 * (`isWorth`) the one that saves most; where none is, the one that adds most items; then the lowest total, then the order of
 * the stores. Null where a second stop neither saves nor adds, or where what it adds makes the trip dearer than staying.
 */
export function bestSecondStop(
  one: ShoppingPlan,
  own: StoreId,
  from: number,
  receipts: Receipts,
): SecondStop | null {
  const [first] = one.stops;
  if (!first) return null;
  let best: SecondStop | null = null;
  for (const store of receipts.stores) {
    if (store === first.store) continue;
    const plan = planFor([first.store, store], own, receipts);
    if (plan.stops.length < 2 || plan.saving < 0) continue;
    const needed = new Set(first.items);
    const again = plan.stops.reduce(
      (sum, stop) =>
        sum +
        totalOf(
          receipts,
          stop.store,
          stop.items.filter((at) => needed.has(at)),
        ),
      0,
    );
    const saving = (totalOf(receipts, first.store, first.items) - again) / 100;
    const found = { plan, saving, adds: countedIn(plan) - countedIn(one) };
    if ((saving > 0 || found.adds > 0) && (!best || isBetter(found, best, from))) best = found;
  }
  return best;
}

function isBetter(a: SecondStop, b: SecondStop, from: number): boolean {
  const [aWorth, bWorth] = [isWorth(a.saving, from), isWorth(b.saving, from)];
  if (aWorth !== bWorth) return aWorth;
  const [saves, adds] = [a.saving - b.saving, a.adds - b.adds];
  return ((aWorth ? saves || adds : adds || saves) || b.plan.total - a.plan.total) > 0;
}
