import {
  findEquivalents,
  findProducts,
  findStore,
  formatSize,
  OFFERED_THRESHOLD,
  readLine,
  sizeOf,
  unitPriceOf,
  type Catalogue,
  type Match,
  type ProductRef,
  type Store,
} from '../../engine';

export interface Task {
  id: string | number;
  query?: string;
  product?: ProductRef;
  stores?: string[];
}
type Reading = { ok: true; task: Task } | { ok: false; why: string };

/** A task line -> what it asks, or why it is no task; `stores`: those that it can name. */
export function readTask(line: string, stores: readonly Store[]): Reading {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { ok: false, why: 'not JSON; write one task object a line' };
  }
  const said = (value ?? {}) as Record<string, unknown>;
  const why = faultOf(said, stores);
  if (why !== null) return { ok: false, why };
  const { product } = said;
  return {
    ok: true,
    task: (product === undefined || said['query'] !== undefined
      ? said
      : {
          ...said,
          product: productIn(product as Record<string, unknown>, stores),
        }) as unknown as Task,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** What is wrong with a task, or null. */
function faultOf(
  { id, query, product, stores }: Record<string, unknown>,
  known: readonly Store[],
): string | null {
  if (id === undefined) return 'a task needs an "id"';
  // A longer number would come back rounded, and so be another task's.
  if (!isText(id) && !Number.isSafeInteger(id))
    return '"id" is text or a whole number of up to 15 digits';
  if (query !== undefined && !isText(query)) return '"query" is text';
  if (query === undefined) {
    const fault = productFault(product, known);
    if (fault !== null) return fault;
  }
  if (stores === undefined) return null;
  if (!Array.isArray(stores)) return '"stores" is a list of store names';
  const unknown = stores.find((store) => !isText(store) || !findStore(store, known));
  return unknown === undefined
    ? null
    : `unknown store "${String(unknown)}" in "stores"; known are ${idsOf(known)}`;
}

const idsOf = (stores: readonly Store[]): string => stores.map(({ id }) => id).join(', ');

function productFault(product: unknown, known: readonly Store[]): string | null {
  const { name, price, category, store, gtin } = (product ?? {}) as Record<string, unknown>;
  if (!isText(name)) return 'a task needs "query" or "product" {name, price, category, store}';
  if (isAbsent(store)) return '"product" needs a "store"';
  if (!isText(store) || !findStore(store, known))
    return `unknown store ${JSON.stringify(store)} in "product"; known are ${idsOf(known)}`;
  if (!isAbsent(price) && !(typeof price === 'number' && price >= 0 && price < Infinity))
    return '"price" in "product" is a number of pounds';
  if (!isAbsent(category) && !isText(category)) return '"category" in "product" is text';
  return isAbsent(gtin) || isText(gtin) || Number.isSafeInteger(gtin)
    ? null
    : '"gtin" in "product" is text or a whole number';
}

/** Its store as all records name it. Barcodes come as numbers, too; what says null is not said. */
const productIn = (
  { gtin, ...product }: Record<string, unknown>,
  stores: readonly Store[],
): ProductRef =>
  ({
    ...Object.fromEntries(Object.entries(product).filter(([, value]) => value !== null)),
    store: findStore(product['store'] as string, stores)!.storedName,
    ...(isAbsent(gtin) ? {} : { gtin: String(gtin) }),
  }) as unknown as ProductRef;

/** One product of an answer. Prices in pounds; a size, barcode or day that nobody states is null. */
export interface ShownMatch {
  name: string;
  price: number;
  similarity: number;
  verdict: Match['verdict'];
  reasons: string[];
  size: string | null;
  unitPrice: number | null;
  unit: 'kg' | 'litre' | 'each' | null;
  category: string;
  barcode: string | null;
  priceDate: string | null;
}

export function shown({ product, similarity, verdict, reasons }: Match): ShownMatch {
  const size = sizeOf(product);
  const unitPrice = unitPriceOf(product, size);
  return {
    name: product.name,
    price: product.price,
    similarity,
    verdict,
    reasons: reasons.map(({ words }) => words),
    size: size.kind === 'none' ? null : formatSize(size),
    unitPrice: unitPrice && Math.round(unitPrice.pence * 100) / 10_000,
    unit: unitPrice?.per ?? null,
    category: product.category,
    barcode: product.gtin ?? null,
    priceDate: product.priceDate ?? null,
  };
}

/**
 * Store, as the task names it or by its id -> its match and, after it, what could be chosen instead; empty when the store has no
 * match. A store whose file was not read has no answer: nobody looked.
 */
export function answer<Shown = ShownMatch>(
  task: Task,
  { catalogue, stores, limit }: { catalogue: Catalogue; stores: readonly Store[]; limit: number },
  show: (match: Match) => Shown,
): Record<string, Shown[]> {
  const storeOf = (key: string): string => findStore(key, stores)!.storedName;
  const asked = (task.stores ?? stores.map(({ id }) => id)).filter(
    (key) => catalogue.stores[storeOf(key)],
  );
  const searchTerm = task.query === undefined ? null : readLine(task.query, catalogue).searchTerm;
  return Object.fromEntries(
    asked.map((key) => {
      const store = storeOf(key);
      const find = (most: number, least?: number): Match[] =>
        searchTerm !== null
          ? findProducts(searchTerm, store, catalogue, most, least)
          : findEquivalents(task.product!, store, catalogue, most, least);
      const offered = find(limit, OFFERED_THRESHOLD);
      return [key, find(1).length ? offered.map(show) : []];
    }),
  );
}
