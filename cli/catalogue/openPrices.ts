import type { Store } from '../../engine';
import type { Io } from '../io';
import type { FormatContext, SourceFormat } from './formats';
import { recordsOf } from './records';
import {
  blankRow,
  checkedLoyalty,
  checkedPrice,
  isoDate,
  type Cell,
  type Reading,
  type Skip,
  type SourceRecord,
} from './rows';

/** What the locations and products of Open Prices say, by their ids and barcodes; empty where they were not given. */
export interface OpenPricesTables {
  /** Location id -> the shop as it is called there. */
  shops: ReadonlyMap<string, string>;
  products: ReadonlyMap<string, Readonly<Record<string, string>>>;
}
export const NO_TABLES: OpenPricesTables = { shops: new Map(), products: new Map() };

/** By whole words from the first one on: "Tesco Express" is Tesco's, "Aldiana" and "As" are nobody's. */
export function sameShop(text: string, store: Store): boolean {
  const said = text.toLowerCase().replace(/^https?:\/\/(?:www\.)?|['’]/g, '');
  return [said, said.replace(/&/g, ' and ')].some((shop) => {
    const words = shop.split(/[^a-z0-9]+/).filter(Boolean);
    return words.some((_, at) => isNameOf(words.slice(0, at + 1).join(''), store));
  });
}
const isNameOf = (name: string, { spellings }: Store): boolean =>
  spellings.some((known) => name === known || name === `${known}s`);

type Cells = Readonly<Record<string, string>>;
const first = (cells: Cells, ...columns: string[]): string =>
  columns.map((column) => cells[column]?.trim()).find(Boolean) ?? '';

/** The shop of a price: in its own fields, else in the file of locations; "" where nobody says. */
function shopOf(cells: Cells, { shops }: OpenPricesTables): string {
  const own = first(
    cells,
    'location_osm_brand',
    'location.osm_brand',
    'location_osm_display_name',
    'location_osm_name',
    'location.osm_display_name',
    'location.osm_name',
  );
  return (own || shops.get(first(cells, 'location_id', 'location.id')) || '').split(',')[0]!.trim();
}

/** Open Prices (Open Food Facts, ODbL): one scanned price a line. Only pounds, and only what is known to be of this shop. */
export const openPrices: SourceFormat = {
  layout: 'json-lines',
  day: 'seen',
  reader: (_columns, context) => (record) => read(record, context),
};

/** Why a price is not of this shop's product, or null. */
function whyNot(cells: Cells, { store, tables, currency }: FormatContext): Skip | null {
  if (cells['duplicate_of']) return 'a duplicate';
  if (cells['currency'] && cells['currency'] !== currency)
    return currency === 'GBP' ? 'not in pounds' : 'in another currency';
  const shop = shopOf(cells, tables);
  if (shop === '') return 'a shop that is not known';
  if (!sameShop(shop, store)) return 'another shop';
  return cells['type'] === 'CATEGORY' ? 'not one product' : null;
}

function sizeIn(cells: Cells, known: Cells): string {
  const of = (column: string): string =>
    first(cells, column, `product.${column}`) || first(known, column);
  const quantity = of('product_quantity');
  return quantity ? `${quantity}${of('product_quantity_unit') || 'g'}` : '';
}

/** The price that everybody pays, and the one with the shop's card. */
function pricesIn(cells: Cells): { stated: string; loyalty: string } {
  const price = cells['price'] ?? '';
  const before = cells['price_is_discounted'] === 'true' && cells['price_without_discount'];
  if (!before) return { stated: price, loyalty: '' };
  const loyal = /LOYALTY/i.test(cells['discount_type'] ?? '');
  return { stated: before, loyalty: loyal ? price : '' };
}

function read({ row, cells }: SourceRecord, context: FormatContext): Reading {
  const why = whyNot(cells, context);
  if (why !== null) return { kind: 'skip', why };
  const code = first(cells, 'product_code', 'product.code');
  const known = context.tables.products.get(code) ?? {};
  const name = first(cells, 'product_name', 'product.product_name') || first(known, 'product_name');
  if (name.length <= 2) return { kind: 'skip', why: 'no name' };
  const { stated, loyalty } = pricesIn(cells);
  const place = { file: context.file, row, column: 'price', currency: context.currency };
  const price = checkedPrice(stated, place);
  if (!price.ok) return { ...price, kind: 'skip' };
  const card: Cell = loyalty ? checkedLoyalty(loyalty, place) : { ok: true, text: '' };
  return {
    kind: 'row',
    emptied: card.ok ? [] : [{ why: card.why, text: loyalty }],
    row: {
      ...blankRow(name, cells['price_per'] === 'KILOGRAM' ? `£${price.text}/kg` : price.text),
      category: cells['category_tag'] ?? '',
      gtin: code,
      brand: first(known, 'brands').split(',')[0]!.trim(),
      price_date: isoDate(cells['date'] ?? ''),
      size: sizeIn(cells, known),
      loyalty_price: card.ok ? card.text : '',
    },
  };
}

/**
 * The tables beside the prices. The products are many millions, so only those are kept whose barcode stands in a price of
 * this shop.
 */
export async function openPricesTables(
  file: string,
  { locations, products }: { locations?: string; products?: string },
  context: Omit<FormatContext, 'tables'>,
  io: Io,
): Promise<OpenPricesTables> {
  const shops = new Map<string, string>();
  if (locations !== undefined)
    for await (const cells of cellsOf(locations, io)) {
      const shop = first(cells, 'osm_brand', 'osm_name', 'website_url');
      if (cells['id'] && shop) shops.set(cells['id'], shop);
    }
  const kept = new Map<string, Cells>();
  if (products === undefined) return { shops, products: kept };
  const wanted = new Set<string>();
  for await (const cells of cellsOf(file, io))
    if (sameShop(shopOf(cells, { shops, products: kept }), context.store))
      wanted.add(first(cells, 'product_code', 'product.code'));
  for await (const cells of cellsOf(products, io))
    if (wanted.has(cells['code'] ?? '')) kept.set(cells['code']!, cells);
  return { shops, products: kept };
}

async function* cellsOf(file: string, io: Io): AsyncGenerator<Cells> {
  for await (const record of recordsOf(file, { layout: 'json-lines' }, io))
    if ('cells' in record) yield record.cells;
}
