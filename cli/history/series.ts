import {
  unitPriceOf,
  type Catalogue,
  type Product,
  type Store,
  type UnitPrice,
} from '../../engine';
import type { Choice, Chosen } from './choice';
import type { Day } from './days';
import { leastChangePath } from './leastChangePath';

/** `otherPrices`: what the name stood at besides on that day, in pounds. */
export interface Point {
  date: string;
  price: number;
  unitPrice: UnitPrice | null;
  otherPrices?: number[];
}
/** One product of one store through time; its similarity is the mean over its days. */
export interface PriceSeries {
  store: string;
  name: string;
  similarity: number;
  points: Point[];
}

/** Follows the product that a line means in each store by its name, so that it never turns into another one between two days. */
export class Follower {
  readonly line: string;
  readonly quantity: number;
  private readonly followed: readonly { chosen: Chosen; days: Found[] }[];

  constructor(choice: Choice) {
    this.line = choice.line;
    this.quantity = choice.quantity;
    this.followed = choice.chosen().map((chosen) => ({ chosen, days: [] }));
  }

  add({ date, catalogue, stores }: Day): void {
    for (const {
      chosen: { store, name },
      days,
    } of this.followed) {
      const products = stores.includes(store) ? named(name, store, catalogue) : [];
      if (products.length)
        days.push({
          date,
          offered: products.map((product) => ({
            price: product.price,
            unitPrice: unitPriceOf(product),
          })),
        });
    }
  }

  series(): PriceSeries[] {
    return this.followed.map(({ chosen: { store, name, similarities }, days }) => ({
      store: store.label,
      name,
      similarity: Math.round((similarities / days.length) * 1000) / 1000,
      points: pointsOf(days),
    }));
  }
}

/** What a name stands at on a day. */
interface Found {
  date: string;
  offered: { price: number; unitPrice: UnitPrice | null }[];
}

function pointsOf(days: readonly Found[]): Point[] {
  const prices = leastChangePath(days.map(({ offered }) => offered.map(({ price }) => price)));
  return days.map(({ date, offered }, at) => {
    const followed = offered.find(({ price }) => price === prices[at])!;
    const others = offered
      .filter((entry) => entry !== followed)
      .map(({ price }) => price)
      .sort((a, b) => a - b);
    return { date, ...followed, ...(others.length ? { otherPrices: others } : {}) };
  });
}

/** The products of that name: one at several prices is several, perhaps of other sizes. */
const named = (name: string, store: Store, catalogue: Catalogue): Product[] =>
  catalogue.stores[store.storedName]!.products.filter((product) => product.name === name);

/** `found`: lines that the store had on that day, counted in the cost or not. */
export interface IndexPoint {
  date: string;
  cost: number;
  found: number;
}
export interface StoreIndex {
  store: string;
  points: IndexPoint[];
  /** Lines counted: found on every day this store has. */
  lines: number;
  /** Lines that the store lacks on one day or more, and so are in no day's cost. */
  leftOut: string[];
}

/** Cost of a list per store and day, like for like: only lines found on each of the store's days. */
export function indexOf(
  followers: readonly Follower[],
  days: ReadonlyMap<string, readonly string[]>,
): StoreIndex[] {
  return [...days].map(([store, dates]) => {
    const whole: { quantity: number; points: Map<string, number> }[] = [];
    const leftOut: string[] = [];
    const found = new Map<string, number>();
    for (const follower of followers) {
      const points = new Map(
        follower
          .series()
          .find((entry) => entry.store === store)
          ?.points.map(({ date, price }) => [date, price]),
      );
      for (const date of points.keys()) found.set(date, (found.get(date) ?? 0) + 1);
      if (dates.every((date) => points.has(date)))
        whole.push({ quantity: follower.quantity, points });
      else leftOut.push(follower.line);
    }
    const points = whole.length
      ? dates.map((date) => ({
          date,
          cost:
            Math.round(
              whole.reduce(
                (sum, { quantity, points: prices }) => sum + quantity * prices.get(date)!,
                0,
              ) * 100,
            ) / 100,
          found: found.get(date) ?? 0,
        }))
      : [];
    return { store, points, lines: whole.length, leftOut };
  });
}
