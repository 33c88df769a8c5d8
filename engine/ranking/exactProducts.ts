// Products by their exact names.
import { barcodeOf } from '../catalogue/barcode';
import { postingOf, runs } from '../catalogue/invertedIndex';
import { shelfRows } from '../catalogue/shelves';
import { LONGEST_NAME } from '../outside';
import { storeIdOf } from '../stores';
import type { Catalogue, Product, ProductRef, StoreId } from '../types';
import { stem } from '../words/normalise';

const oneLine = (name: string): string => name.trim().replace(/\s+/g, ' ');
const nameKey = (name: string): string => oneLine(name).toLowerCase();
/** How much longer a name may be for blanks that stand twice. */
const BLANKS = 20;

/** Products of exactly that name (case and blanks apart): found through the rarest of its words. */
export function exactProducts(name: string, store: StoreId, catalogue: Catalogue): Product[] {
  const shelf = catalogue.stores[store];
  if (!shelf) return [];
  let rarest: Int32Array | null = null;
  for (const word of runs(name)) {
    const posting = postingOf(shelf.index, stem(word));
    if (rarest === null || posting.length < rarest.length) rarest = posting;
  }
  const key = nameKey(name);
  const { length: least } = oneLine(name);
  const found: Product[] = [];
  const { names } = shelf.index;
  const { product } = shelfRows(shelf);
  for (const id of rarest ?? []) {
    // Length and first letter tell nearly all apart; names are kept without blanks around them.
    const printed = names[id]!;
    const { length } = printed;
    if (length < least || length > least + BLANKS || !key.startsWith(printed[0]!.toLowerCase()))
      continue;
    if (nameKey(printed) === key) found.push(product(id));
  }
  // A name at two prices: the order of the rows decides nothing.
  return found.sort((a, b) => a.price - b.price || a.id - b.id);
}

/** The catalogue's own product for a name, price and store; a product of the caller's making when the catalogue has none. */
export function resolve(reference: ProductRef | Product, catalogue: Catalogue): Product {
  const store = storeIdOf(reference.store);
  const shelf = catalogue.stores[store];
  const isOwn = (id: number): boolean =>
    shelf !== undefined && id in shelf.index.names && shelfRows(shelf).product(id) === reference;
  if ('id' in reference && isOwn(reference.id)) return reference;
  const name = reference.name.slice(0, LONGEST_NAME);
  const named = exactProducts(name, store, catalogue);
  const found = named.find((product) => product.price === reference.price) ?? named[0];
  if (found) return found;
  const price = reference.price ?? 0;
  const gtin = reference.gtin === undefined ? null : barcodeOf(reference.gtin);
  return {
    id: -1,
    name,
    store,
    category: reference.category ?? 'General',
    price,
    priceText: String(price),
    ...(gtin ? { gtin } : {}),
  };
}
