import type { Product, Store } from '../../engine';
import type { Io } from '../io';
import {
  openParquet,
  parquetBytes,
  readColumns,
  workedOut,
  type ParquetFile,
  type Values,
} from '../parquet';
import type { Runs } from './runs';
import { UNITS, type Run } from './runs';
import type { KnownProduct, StoreBook } from './storeBook';

/** Small, so that one product's years are a few short ranges. */
const ROW_GROUP = 10_000;

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** Price changes: a row says from when to when a product stood at a price. */
export function pricesTable(store: Store, runs: Runs): Promise<Uint8Array> {
  const order = runs.inOrder();
  const of = (read: (at: number) => string | number | null): Values =>
    workedOut(order.length, (row) => read(order[row]!));
  return parquetBytes(
    [
      { name: 'store', type: 'STRING', data: of(() => store.storedName) },
      { name: 'product', type: 'INT32', data: of(runs.product.at) },
      { name: 'valid_from', type: 'DATE', data: of(runs.from.at) },
      { name: 'valid_to', type: 'DATE', data: of(runs.to.at) },
      { name: 'price', type: 'DOUBLE', data: of(runs.price.at) },
      { name: 'loyalty_price', type: 'DOUBLE', data: of((at) => orNull(runs.loyalty.at(at))) },
      { name: 'unit_price', type: 'DOUBLE', data: of((at) => orNull(runs.unitPrice.at(at))) },
      {
        name: 'unit',
        type: 'STRING',
        data: of((at) => (Number.isNaN(runs.unitPrice.at(at)) ? null : UNITS[runs.unit.at(at)]!)),
      },
    ],
    { rowGroupSize: ROW_GROUP, meta: { 'basketwise.table': 'prices', 'basketwise.version': '1' } },
  );
}

const PRICE_COLUMNS = [
  'product',
  'valid_from',
  'valid_to',
  'price',
  'loyalty_price',
  'unit_price',
  'unit',
];

/** Runs of some products (null: of all), read from the row groups that hold them. */
export async function readRuns(
  file: ParquetFile,
  wanted: readonly number[] | null,
  take: (product: number, run: Run) => void,
): Promise<void> {
  const among = wanted === null ? null : new Set(wanted);
  let start = 0;
  for (const group of file.metadata.row_groups) {
    const end = start + Number(group.num_rows);
    const range = group.columns.find(({ meta_data }) => meta_data?.path_in_schema[0] === 'product')
      ?.meta_data?.statistics;
    const [low, high] = [Number(range?.min_value ?? 0), Number(range?.max_value ?? Infinity)];
    if (wanted === null || wanted.some((product) => product >= low && product <= high)) {
      const columns = await readColumns(file, PRICE_COLUMNS, start, end);
      for (let at = 0; at < end - start; at++) {
        const product = columns['product']![at] as number;
        if (among === null || among.has(product)) take(product, runIn(columns, at));
      }
    }
    start = end;
  }
}

function runIn(columns: Record<string, unknown[]>, at: number): Run {
  const number = (name: string): number => (columns[name]![at] as number | null) ?? NaN;
  const unit = columns['unit']![at] as (typeof UNITS)[number] | null;
  return {
    from: number('valid_from'),
    to: number('valid_to'),
    price: number('price'),
    loyalty: number('loyalty_price'),
    unitPrice: number('unit_price'),
    unit: unit ? UNITS.indexOf(unit) : 0,
  };
}

/** Column of the products table -> field of the engine's product; all are texts that may be absent. */
const TEXTS = {
  size: 'statedSize',
  brand: 'brand',
  gtin: 'gtin',
  code: 'code',
  unit_price_text: 'statedUnitPrice',
} as const satisfies Record<string, keyof Product>;
const TEXT_FIELDS = Object.entries(TEXTS);

/** Products: a row each, as they stood on their last day. */
export function productsTable(book: StoreBook): Promise<Uint8Array> {
  const { store, products } = book;
  const of = (read: (id: number) => string | number | null | undefined): Values =>
    workedOut(products.length, (id) => read(id) ?? null);
  return parquetBytes(
    [
      { name: 'store', type: 'STRING', data: of(() => store.storedName) },
      { name: 'product', type: 'INT32', data: of((id) => id) },
      { name: 'name', type: 'STRING', data: of((id) => products.value(id, 'name')) },
      { name: 'category', type: 'STRING', data: of((id) => products.value(id, 'category')) },
      ...TEXT_FIELDS.map(([name, field]) => ({
        name,
        type: 'STRING' as const,
        data: of((id) => products.value(id, field)),
      })),
      { name: 'price', type: 'DOUBLE', data: of((id) => products.value(id, 'price')) },
      {
        name: 'price_per_amount',
        type: 'DOUBLE',
        data: of((id) => products.value(id, 'pricePer')?.amount),
      },
      {
        name: 'price_per_unit',
        type: 'STRING',
        data: of((id) => products.value(id, 'pricePer')?.unit),
      },
      { name: 'first_day', type: 'DATE', data: of((id) => book.stay(id).firstDay) },
      { name: 'last_day', type: 'DATE', data: of((id) => book.stay(id).lastDay) },
      { name: 'days', type: 'INT32', data: of((id) => book.stay(id).days) },
    ],
    { meta: { 'basketwise.table': 'products', 'basketwise.version': '1' } },
  );
}

const PRODUCT_COLUMNS = [
  'name',
  'category',
  ...Object.keys(TEXTS),
  'price',
  'price_per_amount',
  'price_per_unit',
  'first_day',
  'last_day',
  'days',
];

/** Each product in turn, so that who keeps them otherwise never holds an object for each. */
export async function readProducts(
  path: string,
  store: Store,
  io: Io,
  take: (known: KnownProduct) => void,
): Promise<void> {
  const file = await openParquet(path, io);
  try {
    const columns = await readColumns(file, PRODUCT_COLUMNS);
    const knownAt = readerOf(columns, store);
    for (let at = 0; at < columns['name']!.length; at++) take(knownAt(at));
  } finally {
    await file.close();
  }
}

function readerOf(
  columns: Record<string, unknown[]>,
  { storedName }: Store,
): (at: number) => KnownProduct {
  const column = <T>(name: string): readonly T[] => columns[name] as T[];
  const [names, categories] = [column<string>('name'), column<string>('category')];
  const [prices, amounts] = [column<number>('price'), column<number | null>('price_per_amount')];
  const units = column<UnitWord>('price_per_unit');
  const [firstDays, lastDays] = [column<number>('first_day'), column<number>('last_day')];
  const days = column<number>('days');
  // Most columns say nothing in most packs: those are not asked for every product.
  const stated = TEXT_FIELDS.map(([name, field]) => ({
    field,
    texts: column<string | null>(name),
  })).filter(({ texts }) => texts.some((text) => text !== null));
  const priceTexts = new Map<number, string>();
  return (at) => {
    const price = prices[at]!;
    // Prices are few, and a text for each product much.
    const priceText = priceTexts.get(price) ?? `£${price.toFixed(2)}`;
    priceTexts.set(price, priceText);
    const product: Product = {
      id: at,
      name: names[at]!,
      store: storedName,
      category: categories[at]!,
      price,
      priceText,
    };
    for (const { field, texts } of stated) if (texts[at] != null) product[field] = texts[at];
    const amount = amounts[at];
    if (amount != null) product.pricePer = { amount, unit: units[at]! };
    return { product, firstDay: firstDays[at]!, lastDay: lastDays[at]!, days: days[at]! };
  };
}
type UnitWord = NonNullable<Product['pricePer']>['unit'];
