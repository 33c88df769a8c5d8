import { unitPriceOf, type Product, type Store, type StoreCatalogue } from '../../engine';
import { Runs, UNITS, type Run } from './runs';

/** What is known of a product besides its prices; `product` as it stood on its last day. Days count from 1970. */
export interface KnownProduct {
  product: Product;
  firstDay: number;
  lastDay: number;
  /** Days on which it was there. */
  days: number;
}

/** One store through time: its products by name, its days, and the prices that are in memory. */
export class StoreBook {
  readonly days: number[] = [];
  readonly products: KnownProduct[] = [];
  private readonly ids = new Map<string, number>();
  private readonly texts = new Map<string, string>();
  runs = new Runs();

  constructor(readonly store: Store) {}

  know(known: KnownProduct): number {
    const id = this.products.length;
    const product = this.kept(known.product, id);
    this.ids.set(product.name, id);
    this.products.push({ ...known, product });
    return id;
  }

  /** A day later than all before. */
  add(day: number, products: readonly Product[]): void {
    const before = this.days.at(-1) ?? null;
    this.days.push(day);
    for (const product of products) {
      const id = this.meet(product, day);
      const unit = unitPriceOf(product);
      this.runs.add(id, day, before, {
        price: product.price,
        loyalty: product.loyaltyPrice ?? NaN,
        unitPrice: unit ? unit.pence / 100 : NaN,
        unit: unit ? UNITS.indexOf(unit.per) : 0,
      });
    }
  }

  private meet(product: Product, day: number): number {
    const id = this.ids.get(product.name);
    if (id === undefined) return this.know({ product, firstDay: day, lastDay: day, days: 1 });
    const known = this.products[id]!;
    // Of one name at several prices on a day the lowest stands, as for the gate.
    if (known.lastDay !== day) {
      known.product = this.kept(product, id);
      known.days++;
      known.lastDay = day;
    } else if (product.price < known.product.price) known.product = this.kept(product, id);
    return id;
  }

  /** A product that does not hold the file it was read from: each text of it is a part of that file's. */
  private kept(product: Product, id: number): Product {
    const own = Object.entries(product).map(([field, value]) => [
      field,
      typeof value === 'string' ? this.text(value) : value,
    ]);
    return { ...(Object.fromEntries(own) as Product), id };
  }

  private text(text: string): string {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    const own = ` ${text}`.slice(1);
    this.texts.set(own, own);
    return own;
  }
}

/** All products that a store ever had, as the engine takes a day's: a line is understood over all days at once. */
export const shelfOf = (store: Store, products: readonly Product[]): StoreCatalogue => ({
  store: store.storedName,
  products: [...products],
  index: { names: products.map(({ name }) => name) },
  report: {
    store: store.storedName,
    file: store.file,
    rows: products.length,
    products: products.length,
    repeats: 0,
    skipped: 0,
    skippedByKind: {},
    date: null,
    source: null,
    refused: null,
  },
});

/** Prices through time of one store, whether they come from folders or from a pack. */
export interface StoreHistory {
  store: Store;
  /** Days that the gate let through, counted from 1970, oldest first. */
  days: readonly number[];
  products: readonly KnownProduct[];
  runsOf(products: readonly number[]): Promise<ReadonlyMap<number, readonly Run[]>>;
}

export const historyOf = (book: StoreBook): StoreHistory => ({
  store: book.store,
  days: book.days,
  products: book.products,
  runsOf: async (products) => new Map(products.map((id) => [id, book.runs.of(id)])),
});
