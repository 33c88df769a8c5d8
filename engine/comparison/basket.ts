import { roundPounds } from '../money';
import type { StoreId } from '../types';
import type {
  BasketComparison,
  BasketTotal,
  ItemComparison,
  ShoppingPlan,
  StoreOffer,
} from '../comparisonTypes';

const offerAt = (item: ItemComparison, store: StoreId): StoreOffer | undefined =>
  item.offers.find((offer) => offer.store === store);
const lineCost = (item: ItemComparison, store: StoreId): number | null => {
  const offer = offerAt(item, store);
  return offer?.match && offer.defensible && offer.likeForLikePrice !== null
    ? roundPounds(offer.likeForLikePrice * item.quantity)
    : null;
};

/** Whole-basket totals and the exact cheapest plans with one and with two stops (docs/design/matching.md, baskets). */
export function compareBasket(
  items: readonly ItemComparison[],
  stores: readonly StoreId[],
): BasketComparison {
  const costs = stores.map((store) => items.map((item) => lineCost(item, store)));
  const common = items.map((_, at) => costs.every((row) => row[at] !== null));
  const commonItems = common.filter(Boolean).length;
  const totals = stores.map((store, row): BasketTotal => ({
    store,
    total: sum(costs[row]!),
    tillTotal: roundPounds(
      items.reduce(
        (total, item, at) =>
          costs[row]![at] === null
            ? total
            : total + offerAt(item, store)!.match!.price * item.quantity,
        0,
      ),
    ),
    itemsPriced: costs[row]!.filter((cost) => cost !== null).length,
    missing: items.filter((_, at) => costs[row]![at] === null).map((item) => item.originalItem),
    commonTotal: sum(costs[row]!.map((cost, at) => (common[at] ? cost : null))),
    cheapest: false,
  }));
  if (commonItems > 0 && totals.length > 1) {
    const least = Math.min(...totals.map((total) => total.commonTotal));
    for (const total of totals) total.cheapest = total.commonTotal === least;
  }
  const oneStop = best(
    stores.map((_, row) => [row]),
    costs,
    stores,
    items.length,
  );
  const pairs = stores.flatMap((_, a) => stores.slice(a + 1).map((__, b) => [a, a + 1 + b]));
  const twoStops = best([...stores.map((_, row) => [row]), ...pairs], costs, stores, items.length);
  const covered = new Set(oneStop?.stops.flatMap((stop) => stop.items) ?? []);
  const again = twoStops
    ? twoStops.stops.reduce(
        (total, stop) =>
          total +
          sum(
            stop.items
              .filter((at) => covered.has(at))
              .map((at) => costs[stores.indexOf(stop.store)]![at]!),
          ),
        0,
      )
    : 0;
  return {
    stores: totals,
    commonItems,
    oneStop,
    twoStops,
    secondStopSaving: oneStop && twoStops ? Math.max(0, roundPounds(oneStop.total - again)) : 0,
    secondStopAdds: oneStop && twoStops ? twoStops.itemsPriced - oneStop.itemsPriced : 0,
  };
}

const sum = (values: readonly (number | null)[]): number =>
  roundPounds(values.reduce<number>((total, value) => total + (value ?? 0), 0));

/** Tries every set of stops: most items first, then lowest cost, then fewest stops, then the order of the stores. */
function best(
  sets: readonly number[][],
  costs: readonly (number | null)[][],
  stores: readonly StoreId[],
  count: number,
): ShoppingPlan | null {
  let winner: ShoppingPlan | null = null;
  for (const set of sets) {
    const plan = planFor(set, costs, stores, count);
    if (plan.itemsPriced === 0) continue;
    if (
      !winner ||
      plan.itemsPriced > winner.itemsPriced ||
      (plan.itemsPriced === winner.itemsPriced &&
        (plan.total < winner.total ||
          (plan.total === winner.total && plan.stops.length < winner.stops.length)))
    )
      winner = plan;
  }
  return winner;
}

function planFor(
  set: readonly number[],
  costs: readonly (number | null)[][],
  stores: readonly StoreId[],
  count: number,
): ShoppingPlan {
  const items: number[][] = set.map(() => []);
  const missing: number[] = [];
  for (let at = 0; at < count; at++) {
    let cheapest = -1;
    set.forEach((row, index) => {
      const cost = costs[row]![at];
      if (
        cost !== null &&
        cost !== undefined &&
        (cheapest < 0 || cost < costs[set[cheapest]!]![at]!)
      )
        cheapest = index;
    });
    if (cheapest < 0) missing.push(at);
    else items[cheapest]!.push(at);
  }
  const stops = set
    .map((row, index) => ({
      store: stores[row]!,
      items: items[index]!,
      total: sum(items[index]!.map((at) => costs[row]![at]!)),
    }))
    .filter((stop) => stop.items.length > 0);
  return {
    stops,
    total: roundPounds(stops.reduce((total, stop) => total + stop.total, 0)),
    itemsPriced: count - missing.length,
    missing,
  };
}
