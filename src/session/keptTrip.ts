// The shopping trip as it was last worked out, kept so that the shop has it at once and without a connection. It is the one
// result that is stored; it is shown only for the list, the choices and the number of stops that it was made for.
import { isRecord, isText, SHOP_AISLES, type ShopAisle, type StoreId } from '../../engine';
import { parsed, type Entries } from './contract';
import type { Session } from './session';
import { STORAGE_KEYS } from './storageKeys';

export interface KeptThing {
  /** What its tick is kept by. */
  tick: string;
  /** "Tesco Bananas Loose" */
  product: string;
  /** "500 g · for “bananas”" */
  about: string;
  /** "2 × 42p = 84p" */
  receipt: string;
  /** Pounds. */
  cost: number;
  aisle: ShopAisle;
  /** It waits under "Check these": in no total until it is in the trolley. */
  toCheck: boolean;
}
export interface KeptStop {
  store: StoreId;
  things: KeptThing[];
}
export interface KeptTrip {
  /** What it was made for (tripKey). */
  of: string;
  stops: KeptStop[];
  /** Lines that no stop has. */
  missing: string[];
}

/** Says for what a trip was made: another list, pick, choice, filter, card, confirmed item or number of stops needs another trip. */
export const tripKey = ({ store, lines, choices, filters, view }: Session): string =>
  JSON.stringify([
    store,
    lines.filter(({ text }) => text.trim() !== '').map(({ text, pick }) => [text, pick?.name]),
    choices,
    filters,
    view.stops,
    view.cards,
    view.confirmed,
  ]);

export const writeTrip = (trip: KeptTrip): Entries => [
  [STORAGE_KEYS.shoppingTrip, JSON.stringify(trip)],
];

/** Never throws; null for whatever is no trip. */
export function readTrip(text: string | null): KeptTrip | null {
  const trip = parsed(text);
  if (!isRecord(trip) || typeof trip['of'] !== 'string') return null;
  const { of, stops, missing } = trip;
  if (!Array.isArray(stops) || !stops.every(isStop)) return null;
  if (!Array.isArray(missing) || !missing.every(isText)) return null;
  return { of, stops, missing };
}

const isStop = (value: unknown): value is KeptStop =>
  isRecord(value) &&
  typeof value['store'] === 'string' &&
  Array.isArray(value['things']) &&
  value['things'].every(isThing);

const isThing = (value: unknown): value is KeptThing =>
  isRecord(value) &&
  ['tick', 'product', 'about', 'receipt'].every((name) => isText(value[name])) &&
  typeof value['cost'] === 'number' &&
  value['cost'] >= 0 &&
  typeof value['toCheck'] === 'boolean' &&
  isAisle(value['aisle']);

const isAisle = (value: unknown): value is ShopAisle => SHOP_AISLES.some(({ id }) => id === value);

/** By store, the aisles in the order in which the shopper walks them. */
export type AisleOrders = Readonly<Record<StoreId, readonly ShopAisle[]>>;

export const writeAisleOrders = (orders: AisleOrders): Entries => [
  [STORAGE_KEYS.aisleOrder, Object.keys(orders).length ? JSON.stringify(orders) : null],
];

export function readAisleOrders(text: string | null): AisleOrders {
  const orders = parsed(text);
  if (!isRecord(orders)) return {};
  return Object.fromEntries(
    Object.entries(orders).flatMap(([store, order]) =>
      Array.isArray(order) ? [[store, order.filter(isAisle)] as const] : [],
    ),
  );
}

/** How the shopper walks a store; undefined where nobody said. */
export const orderAt = (orders: AisleOrders, store: StoreId): readonly ShopAisle[] | undefined =>
  Object.hasOwn(orders, store) ? orders[store] : undefined;

/** Every aisle once: those of the shopper's order first, the others as shops usually have them. */
export const aislesInOrder = (order: readonly ShopAisle[] = []): ShopAisle[] => [
  ...new Set([...order, ...SHOP_AISLES.map(({ id }) => id)]),
];
