// The products of a store by their row. A prepared price file makes each when it is first asked for: a list looks at a fifth of them.
import type { Product, StoreCatalogue } from '../types';

/** What is asked of a row; its category without making the product. */
export interface Rows {
  product(id: number): Product;
  category(id: number): string;
}

// Beside each store whose products are made one by one: its `products` are these.
const kept = new WeakMap<StoreCatalogue, Rows>();

/** A store whose products are made when they are asked for, one by one or all. */
export function shelfOf(
  known: Pick<StoreCatalogue, 'store' | 'index' | 'report'>,
  { product: make, category }: Rows,
): StoreCatalogue {
  const made = known.index.names.map((): Product | undefined => undefined);
  const product = (id: number): Product => (made[id] ??= make(id));
  let all: Product[] | undefined;
  const shelf: StoreCatalogue = {
    ...known,
    get products() {
      return (all ??= made.map((_, id) => product(id)));
    },
  };
  kept.set(shelf, { product, category });
  return shelf;
}

export function shelfRows(store: StoreCatalogue): Rows {
  const rows = kept.get(store);
  if (rows) return rows;
  const { products } = store;
  return { product: (id) => products[id]!, category: (id) => products[id]!.category };
}

/** How many products a store has. */
export const sizeOfShelf = ({ index }: StoreCatalogue): number => index.names.length;
