import { unitPriceOf, type Product, type Store, type StoreCatalogue } from '../../engine';
import { ownText } from '../ownText';
import { ProductColumns } from './productColumns';
import { Numbers, Runs, UNITS, type Run, type Standing } from './runs';

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

/** One store through time: its products by name, its days, and the prices that are in memory. */
export class StoreBook {
  readonly days: number[] = [];
  readonly products = new ProductColumns();
  /** Products by name; null until a day is added: a store that a folder does not have is only looked at. */
  private ids: Map<string, number> | null = null;
  private readonly texts = new Map<string, string>();
  private readonly firstDays = new Numbers('whole');
  private readonly lastDays = new Numbers('whole');
  private readonly dayCounts = new Numbers('whole');
  /** The unit price and unit of each product as it stands; a unit of UNREAD: not asked for since the product changed. */
  private readonly unitPrices = new Numbers('real');
  private readonly units = new Numbers('whole');
  runs = new Runs();

  constructor(readonly store: Store) {}

  known = (id: number): KnownProduct => ({ product: this.products.at(id), ...this.stay(id) });

  /** When a product was there. */
  stay = (id: number): Omit<KnownProduct, 'product'> => ({
    firstDay: this.firstDays.at(id),
    lastDay: this.lastDays.at(id),
    days: this.dayCounts.at(id),
  });

  /** A product that holds nothing but itself, with the id that is next. */
  put({ product, firstDay, lastDay, days }: KnownProduct): number {
    const id = this.products.length;
    this.ids?.set(product.name, id);
    this.products.put(id, product);
    this.firstDays.push(firstDay);
    this.lastDays.push(lastDay);
    this.dayCounts.push(days);
    this.unitPrices.push(NaN);
    this.units.push(UNREAD);
    return id;
  }

  /** A day later than all before. */
  add(day: number, products: readonly Product[]): void {
    const before = this.days.at(-1) ?? null;
    this.days.push(day);
    const ids = (this.ids ??= this.idsByName());
    for (const product of products) {
      const known = ids.get(product.name);
      const alike = known !== undefined && this.products.isAlike(known, product);
      const id = this.meet(product, day, known, alike);
      this.runs.add(id, day, before, alike ? this.standing(id) : standingOf(product));
    }
  }

  private idsByName(): Map<string, number> {
    const ids = new Map<string, number>();
    for (let id = 0; id < this.products.length; id++) ids.set(this.products.value(id, 'name')!, id);
    return ids;
  }

  private standing(id: number): Standing {
    if (this.units.at(id) === UNREAD) {
      const { unitPrice, unit } = standingOf(this.products.at(id));
      this.unitPrices.set(id, unitPrice);
      this.units.set(id, unit);
    }
    return {
      price: this.products.value(id, 'price')!,
      loyalty: this.products.value(id, 'loyaltyPrice') ?? NaN,
      unitPrice: this.unitPrices.at(id),
      unit: this.units.at(id),
    };
  }

  /** Most products are as they were the day before: those cost neither a new text nor a second reading of their size. */
  private meet(product: Product, day: number, id: number | undefined, alike: boolean): number {
    if (id === undefined)
      return this.put({
        product: this.kept(product, this.products.length),
        firstDay: day,
        lastDay: day,
        days: 1,
      });
    const first = this.lastDays.at(id) !== day;
    // Of one name at several prices on a day the lowest stands, as for the gate.
    if (!alike && (first || product.price < this.products.value(id, 'price')!)) {
      this.products.put(id, this.kept(product, id));
      this.units.set(id, UNREAD);
    }
    if (first) {
      this.dayCounts.set(id, this.dayCounts.at(id) + 1);
      this.lastDays.set(id, day);
    }
    return id;
  }

  /**
   * A product that does not hold the file it was read from: each text of it is a part of that file's. What was said before
   * is held already, and a name or number of its own is in no other product.
   */
  private kept({ id: _, ...product }: Product, id: number): Product {
    const own = (Object.entries(product) as [Exclude<keyof Product, 'id'>, unknown][]).map(
      ([field, value]) => {
        const before = this.products.value(id, field);
        return [field, before === value ? before : this.held(field, value)];
      },
    );
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

/** No place in UNITS. */
const UNREAD = -1;
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
  products: Array.from({ length: book.products.length }, (_, id) => book.known(id)),
  runsOf: async (products) => new Map(products.map((id) => [id, book.runs.of(id)])),
});
