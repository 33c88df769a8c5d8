import { CliError, EXIT } from '../io';
import { columnOf, type Column, type Store } from '../../engine';
import { openPrices, sameShop, type OpenPricesTables } from './openPrices';
import {
  blankRow,
  checkedLoyalty,
  checkedPrice,
  currencyIn,
  isoDate,
  withoutCurrency,
  type Cell,
  type ClearedCell,
  type ImportedRow,
  type PricePlace,
  type Reading,
  type SourceRecord,
} from './rows';

/** How one kind of source file is read: its records' layout and what a record means. */
export interface SourceFormat {
  layout: 'table' | 'json-lines' | 'json-array';
  /** What a record's day says: when the price was seen (older ones give way), or since when it holds. */
  day: 'seen' | 'since';
  /** Called once with the names of a table's columns, before any record. */
  reader(
    columns: readonly string[] | null,
    context: FormatContext,
  ): (record: SourceRecord) => Reading;
}
export interface FormatContext {
  file: string;
  store: Store;
  map: Partial<Record<keyof ImportedRow, string>>;
  /** What the prices are in, "GBP" as a rule. */
  currency: string;
  /** What the other files of Open Prices say. */
  tables: OpenPricesTables;
}
export type FormatName = 'csv' | 'kaggle-uk' | 'open-prices' | 'heisse-preise';

/** The engine's name of each column: what it reads, in whatever spelling, is kept. */
const OURS: Readonly<Record<keyof ImportedRow, Column>> = {
  name: 'name',
  price: 'price',
  category: 'category',
  size: 'size',
  unit_price: 'unitPrice',
  loyalty_price: 'loyaltyPrice',
  multibuy: 'multibuy',
  gtin: 'gtin',
  code: 'code',
  brand: 'brand',
  price_date: 'priceDate',
};
/** Spellings of foreign files besides the engine's. */
const ALSO: Readonly<Record<string, Column>> = { title: 'name', 'unit size': 'size' };
/** "Price (EUR)" is a price. */
const meaning = (header: string): Column | undefined => {
  const words = header.replaceAll('_', ' ');
  const currency = currencyIn(words);
  const plain =
    currency === null ? words : withoutCurrency(words, currency).replace(/[()[\]]/g, '');
  return (
    columnOf(plain) ??
    ALSO[
      plain
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, ' ')
    ]
  );
};

/** Column of the file for each of ours: by --map, else by its usual spellings. */
function columnsOf(
  columns: readonly string[],
  { file, map, currency }: FormatContext,
): Partial<Record<keyof ImportedRow, string>> {
  const found: Partial<Record<keyof ImportedRow, string>> = {};
  const known = columns.map((column) => `"${column}"`).join(', ');
  for (const ours of Object.keys(OURS) as (keyof ImportedRow)[]) {
    const wanted = map[ours];
    if (wanted !== undefined && !columns.includes(wanted))
      throw new CliError(
        `${file}: there is no column "${wanted}" (--map ${ours}=${wanted}); its columns are ${known}`,
        EXIT.usage,
      );
    const column = wanted ?? columns.find((entry) => meaning(entry) === OURS[ours]);
    if (column !== undefined) found[ours] = column;
  }
  for (const needed of ['name', 'price'] as const)
    if (found[needed] === undefined)
      throw new CliError(
        `${file}: no column for the ${needed}; say which with --map ${needed}=COLUMN (its columns are ${known}), or, where the first row is no header, --columns date,code,name,price`,
        EXIT.unreadable,
      );
  const named = currencyIn(found.price!.replaceAll('_', ' '));
  if (named !== null && named !== currency)
    throw new CliError(
      `${file}: the column "${found.price!}" is in ${named}; say --currency ${named} if that is meant`,
      EXIT.unreadable,
    );
  return found;
}

/** How the cells are read that say more than a text. */
const OPTIONAL: Partial<Record<keyof ImportedRow, (text: string, place: PricePlace) => Cell>> = {
  loyalty_price: checkedLoyalty,
  price_date(text) {
    const day = isoDate(text);
    return day ? { ok: true, text: day } : { ok: false, why: 'day that cannot be read' };
  },
  gtin: (text) =>
    /^\d{4,14}$/.test(text.replace(/[\s-]/g, ''))
      ? { ok: true, text }
      : { ok: false, why: 'barcode that is no number of 4 to 14 digits' },
};

const otherCurrency = (text: string, currency: string): boolean =>
  text.trim() !== '' && currencyIn(text) !== currency;

const csv: SourceFormat = {
  layout: 'table',
  day: 'seen',
  reader(columns, context) {
    const at = columnsOf(columns!, context);
    const currencyAt = columns!.find((column) => /^currency$/i.test(column.trim()));
    return ({ row, cells }) => {
      const name = (cells[at.name!] ?? '').trim();
      if (name.length <= 2) return { kind: 'skip', why: 'no name' };
      if (currencyAt !== undefined && otherCurrency(cells[currencyAt] ?? '', context.currency))
        return { kind: 'skip', why: 'in another currency' };
      const { file, currency } = context;
      const price = checkedPrice(cells[at.price!] ?? '', {
        file,
        row,
        column: at.price!,
        currency,
      });
      if (!price.ok) return { ...price, kind: 'skip' };
      const out = {
        ...blankRow(name, price.text),
        loyalty_price: price.loyalty,
        unit_price: price.unit,
      };
      const emptied = putOptional(out, at, { row, cells }, context);
      return { kind: 'row', row: out, emptied };
    };
  },
};

/** Puts the cells of the optional columns into a row; those that cannot be read stay empty and are told. */
function putOptional(
  out: ImportedRow,
  at: ReturnType<typeof columnsOf>,
  { row, cells }: SourceRecord,
  { file, currency }: FormatContext,
): { why: ClearedCell; text: string }[] {
  const emptied: { why: ClearedCell; text: string }[] = [];
  for (const [ours, column] of Object.entries(at) as [keyof ImportedRow, string][]) {
    const text = (cells[column] ?? '').trim().replace(/^n\/a$/i, '');
    if (ours === 'name' || ours === 'price' || text === '') continue;
    const read = OPTIONAL[ours]?.(text, { file, row, column, currency }) ?? { ok: true, text };
    if (read.ok) out[ours] = read.text;
    else emptied.push({ why: read.why, text });
  }
  return emptied;
}

/** There Sainsbury's is called "Sains". */
const isKaggleShop = (shop: string, store: Store): boolean =>
  sameShop(shop, store) || (shop === 'Sains' && store.id === 'sainsburys');

const KAGGLE = {
  shop: 'supermarket',
  price: 'prices_(£)',
  unitPrice: 'prices_unit_(£)',
  unit: 'unit',
  name: 'names',
  date: 'date',
  category: 'category',
} as const;

/** "Time Series UK Supermarket Data": a row per product and day; price / unit price gives the size. */
const kaggleUk: SourceFormat = {
  layout: 'table',
  day: 'seen',
  reader(columns, { file, store }) {
    const absent = [KAGGLE.price, KAGGLE.name, KAGGLE.date].filter(
      (column) => !columns!.includes(column),
    );
    if (absent.length)
      throw new CliError(
        `${file}: not a Kaggle UK supermarket file, no column ${absent.map((column) => `"${column}"`).join(', ')}; for another table use --from csv --map`,
        EXIT.unreadable,
      );
    return ({ row, cells }) => {
      const shop = cells[KAGGLE.shop]?.trim();
      if (shop && !isKaggleShop(shop, store)) return { kind: 'skip', why: 'another shop' };
      const name = (cells[KAGGLE.name] ?? '').trim();
      if (name.length <= 2) return { kind: 'skip', why: 'no name' };
      const price = checkedPrice(cells[KAGGLE.price] ?? '', { file, row, column: KAGGLE.price });
      if (!price.ok) return { ...price, kind: 'skip' };
      const unitPrice = Number(cells[KAGGLE.unitPrice]);
      const unit = (cells[KAGGLE.unit] ?? '').trim().toLowerCase();
      return {
        kind: 'row',
        row: {
          ...blankRow(name, price.text),
          category: (cells[KAGGLE.category] ?? '').trim(),
          price_date: isoDate(cells[KAGGLE.date] ?? ''),
          size: sizeFrom(Number(price.text), unitPrice, unit),
          unit_price: unitPrice > 0 && unit ? `£${unitPrice}/${unit}` : '',
        },
      };
    };
  },
};

function sizeFrom(price: number, unitPrice: number, unit: string): string {
  if (!(price > 0) || !(unitPrice > 0)) return '';
  const amount = price / unitPrice;
  if (unit === 'kg') return `${Math.round(amount * 1000)}g`;
  if (unit === 'l' || unit === 'litre') return `${Math.round(amount * 1000)}ml`;
  if (unit === '100g') return `${Math.round(amount * 100)}g`;
  if (unit === '100ml') return `${Math.round(amount * 100)}ml`;
  const count = Math.round(amount);
  return unit === 'unit' && count > 1 && Math.abs(amount - count) < 0.06 * count
    ? `${count} pack`
    : '';
}

/** heisse-preise canonical JSON: one array of products. */
const heissePreise: SourceFormat = {
  layout: 'json-array',
  day: 'since',
  reader(_columns, { file, store }) {
    return ({ row, cells }) => {
      if (cells['store'] && !sameShop(cells['store'], store))
        return { kind: 'skip', why: 'another shop' };
      if (cells['unavailable'] === 'true') return { kind: 'skip', why: 'no price' };
      const name = (cells['name'] ?? '').trim();
      if (name.length <= 2) return { kind: 'skip', why: 'no name' };
      const price = checkedPrice(cells['price'] ?? '', { file, row, column: 'price' });
      if (!price.ok) return { ...price, kind: 'skip' };
      const size =
        cells['quantity'] && cells['unit']
          ? `${cells['quantity']}${cells['unit'] === 'stk' ? ' pack' : cells['unit']}`
          : '';
      return {
        kind: 'row',
        row: {
          ...blankRow(name, price.text),
          category: cells['category'] ?? '',
          size,
          price_date: isoDate(cells['priceHistory.0.date'] ?? ''),
        },
      };
    };
  },
};

export const SOURCE_FORMATS: Readonly<Record<FormatName, SourceFormat>> = {
  csv,
  'kaggle-uk': kaggleUk,
  'open-prices': openPrices,
  'heisse-preise': heissePreise,
};
