import { findProducts, parseLine, unitPriceOf, type Catalogue, type Product, type Store, type UnitPrice } from '../../engine';
import type { Day } from './days';

export interface Point { date: string; price: number; unitPrice: UnitPrice | null }
/** One product of one store through time. */
export interface PriceSeries { store: string; name: string; similarity: number; points: Point[] }

/**
 * Follows one thing in every store: found once, by the engine, on the first day the store has it, then by its name,
 * so that a product never turns into another one between two days.
 */
export class Follower {
  private readonly found = new Map<string, PriceSeries>();
  readonly quantity: number;
  private readonly term: string;

  constructor(readonly line: string) {
    const { quantity, searchTerm } = parseLine(line);
    this.quantity = quantity;
    this.term = searchTerm;
  }

  add({ date, catalogue, stores }: Day): void {
    for (const store of stores) {
      let series = this.found.get(store.id);
      if (!series) {
        const [match] = findProducts(this.term, store.storedName, catalogue, 1);
        if (!match) continue;
        this.found.set(store.id, (series = { store: store.label, name: match.product.name, similarity: match.similarity, points: [] }));
      }
      const product = named(series.name, store, catalogue);
      if (product) series.points.push({ date, price: product.price, unitPrice: unitPriceOf(product) });
    }
  }

  series(): PriceSeries[] {
    return [...this.found.values()];
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
