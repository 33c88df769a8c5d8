import { unitPriceOf, type Catalogue, type Product, type Store, type UnitPrice } from '../../engine';
import type { Choice, Chosen } from './choice';
import type { Day } from './days';

export interface Point { date: string; price: number; unitPrice: UnitPrice | null }
/** One product of one store through time; its similarity is the mean over its days. */
export interface PriceSeries { store: string; name: string; similarity: number; points: Point[] }

/** Follows the product that a line means in each store by its name, so that it never turns into another one between two days. */
export class Follower {
  readonly line: string;
  readonly quantity: number;
  private readonly followed: readonly { chosen: Chosen; points: Point[] }[];

  constructor(choice: Choice) {
    this.line = choice.line;
    this.quantity = choice.quantity;
    this.followed = choice.chosen().map((chosen) => ({ chosen, points: [] }));
  }

  add({ date, catalogue, stores }: Day): void {
    for (const { chosen: { store, name }, points } of this.followed) {
      const product = stores.includes(store) ? named(name, store, catalogue) : null;
      if (product) points.push({ date, price: product.price, unitPrice: unitPriceOf(product) });
    }
  }

  series(): PriceSeries[] {
    return this.followed.map(({ chosen: { store, name, similarities }, points }) => ({ store: store.label, name, similarity: Math.round((similarities / points.length) * 1000) / 1000, points }));
  }
}

/** The product of that name; of several prices the lowest. */
function named(name: string, store: Store, catalogue: Catalogue): Product | null {
  return catalogue.stores[store.storedName]!.products.reduce<Product | null>((best, product) => (product.name === name && (best === null || product.price < best.price) ? product : best), null);
}

/** `found`: lines that the store had on that day, counted in the cost or not. */
export interface IndexPoint { date: string; cost: number; found: number }
export interface StoreIndex {
  store: string;
  points: IndexPoint[];
  /** Lines counted: found on every day this store has. */
  lines: number;
  /** Lines that the store lacks on one day or more, and so are in no day's cost. */
  leftOut: string[];
}

/** Cost of a list per store and day, like for like: only lines found on each of the store's days. */
export function indexOf(followers: readonly Follower[], days: ReadonlyMap<string, readonly string[]>): StoreIndex[] {
  return [...days].map(([store, dates]) => {
    const whole: { quantity: number; points: Map<string, number> }[] = [];
    const leftOut: string[] = [];
    const found = new Map<string, number>();
    for (const follower of followers) {
      const points = new Map(follower.series().find((entry) => entry.store === store)?.points.map(({ date, price }) => [date, price]));
      for (const date of points.keys()) found.set(date, (found.get(date) ?? 0) + 1);
      if (dates.every((date) => points.has(date))) whole.push({ quantity: follower.quantity, points });
      else leftOut.push(follower.line);
    }
    const points = whole.length ? dates.map((date) => ({ date, cost: Math.round(whole.reduce((sum, { quantity, points: prices }) => sum + quantity * prices.get(date)!, 0) * 100) / 100, found: found.get(date) ?? 0 })) : [];
    return { store, points, lines: whole.length, leftOut };
  });
}
