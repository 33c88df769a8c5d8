import { unitPriceOf, type Product, type Store, type StoreCatalogue } from '../../engine';
import { ownText } from '../ownText';
import { Runs, UNITS, type Run, type Standing } from './runs';

/** What is known of a product besides its prices; `product` as it stood on its last day. Days count from 1970. */
export interface KnownProduct {
  product: Product;
  firstDay: number;
  lastDay: number;
  /** Days on which it was there. */
  days: number;
}

function standingOf(product: Product): Standing {
  const unit = unitPriceOf(product);
  return {
    price: product.price,
    loyalty: product.loyaltyPrice ?? NaN,
    unitPrice: unit ? unit.pence / 100 : NaN,
    unit: unit ? UNITS.indexOf(unit.per) : 0,
  };
}

/** Nothing is said of it that was not said of the other, but for its place in the file. */
function isAlike(known: Product, product: Product): boolean {
  const [a, b] = [known, product] as unknown as [Record<string, unknown>, Record<string, unknown>];
  for (const field in b) if (field !== 'id' && a[field] !== b[field]) return false;
  for (const field in a) if (field !== 'id' && a[field] !== b[field]) return false;
  return true;
}

/** One store through time: its products by name, its days, and the prices that are in memory. */
export class StoreBook {
  readonly days: number[] = [];
  readonly products: KnownProduct[] = [];
  private readonly ids = new Map<string, number>();
  private readonly texts = new Map<string, string>();
  /** What each product stands at, where it was asked for since the product changed. */
  private readonly standings: (Standing | undefined)[] = [];
  runs = new Runs();

  constructor(readonly store: Store) {}

  know(known: KnownProduct): number {
    return this.put({ ...known, product: this.kept(known.product, this.products.length) });
  }

  /** A product that holds nothing but itself, with the id that is next. */
  put(known: KnownProduct): number {
    const id = this.products.length;
    this.ids.set(known.product.name, id);
    this.products.push(known);
    return id;
  }

  /** A day later than all before. */
  add(day: number, products: readonly Product[]): void {
    const before = this.days.at(-1) ?? null;
    this.days.push(day);
    for (const product of products) {
      const known = this.ids.get(product.name);
      const alike = known !== undefined && isAlike(this.products[known]!.product, product);
      const id = this.meet(product, day, known, alike);
      const standing = alike ? (this.standings[id] ??= standingOf(product)) : standingOf(product);
      this.runs.add(id, day, before, standing);
    }
  }

  /** Most products are as they were the day before: those cost neither a new object nor a second reading of their size. */
  private meet(product: Product, day: number, id: number | undefined, alike: boolean): number {
    if (id === undefined) return this.know({ product, firstDay: day, lastDay: day, days: 1 });
    const known = this.products[id]!;
    const first = known.lastDay !== day;
    // Of one name at several prices on a day the lowest stands, as for the gate.
    if (!alike && (first || product.price < known.product.price)) {
      known.product = this.kept(product, id);
      this.standings[id] = undefined;
    }
    if (first) {
      known.days++;
      known.lastDay = day;
    }
    return id;
  }

  /**
   * A product that does not hold the file it was read from: each text of it is a part of that file's. What was said before
   * is held already, and a name or number of its own is in no other product.
   */
  private kept(product: Product, id: number): Product {
    const before = this.products[id]?.product as Record<string, unknown> | undefined;
    const own = Object.entries(product).map(([field, value]) => [
      field,
      before && before[field] === value ? before[field] : this.held(field, value),
    ]);
    return { ...(Object.fromEntries(own) as Product), id };
  }

  private held(field: string, value: unknown): unknown {
    if (typeof value !== 'string') return value;
    if (OF_ONE_PRODUCT.has(field)) return ownText(value);
    const known = this.texts.get(value);
    if (known !== undefined) return known;
    const own = ownText(value);
    this.texts.set(own, own);
    return own;
  }
}

const OF_ONE_PRODUCT: ReadonlySet<string> = new Set<keyof Product>(['name', 'code', 'gtin']);

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
