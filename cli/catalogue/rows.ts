import { parsePrice } from '../../engine';
import { CliError, EXIT } from '../io';

/** One product as it will stand in the store's CSV; every cell is text. */
export interface ImportedRow {
  name: string;
  price: string;
  category: string;
  size: string;
  unit_price: string;
  loyalty_price: string;
  multibuy: string;
  gtin: string;
  code: string;
  brand: string;
  price_date: string;
}
export const COLUMNS = [
  'name',
  'price',
  'category',
  'size',
  'unit_price',
  'loyalty_price',
  'multibuy',
  'gtin',
  'code',
  'brand',
  'price_date',
] as const;

/** A record of a source file with its place, as words for errors. */
export interface SourceRecord {
  row: number;
  cells: Readonly<Record<string, string>>;
  /** The row, where something stands behind its last column. */
  surplus?: string;
}

/** A row left out, with the reason that is counted. */
export type Skip =
  | 'the header again'
  | 'more cells than columns'
  | 'no name'
  | 'no price'
  | 'not in pounds'
  | 'in another currency'
  | 'another shop'
  | 'a shop that is not known'
  | 'a duplicate'
  | 'an older price'
  | 'a price of a later day'
  | 'a day in the future'
  | 'a repeat in another category'
  | 'a repeat'
  | 'not one product'
  | 'price cannot be read';
/** A cell that cannot be read and that a product can do without: it is left empty, and counted. */
export type ClearedCell =
  | 'loyalty price that cannot be read'
  | 'day that cannot be read'
  | 'barcode that is no number of 4 to 14 digits';
export type Reading =
  | { kind: 'row'; row: ImportedRow; emptied?: readonly { why: ClearedCell; text: string }[] }
  | { kind: 'skip'; why: Skip; text?: string };

const ABSURD = 10_000;
/** How the currencies that files are met in are written; the first sign is the one printed. */
const CURRENCIES: Readonly<Record<string, RegExp>> = {
  GBP: /£|\bgbp\b|\bpounds?\b/i,
  EUR: /€|\beur(?:os?)?\b/i,
  USD: /\$|\busd\b/i,
  CHF: /\bchf\b/i,
  PLN: /\bpln\b|\bzł/i,
  SEK: /\bsek\b/i,
  NOK: /\bnok\b/i,
  DKK: /\bdkk\b/i,
};
export const CURRENCY_CODES: readonly string[] = Object.keys(CURRENCIES);

/** The currency that a text names, or null. */
export const currencyIn = (text: string): string | null =>
  Object.entries(CURRENCIES).find(([, written]) => written.test(text))?.[0] ?? null;

/** A text without the currency it names. */
export const withoutCurrency = (text: string, currency: string): string =>
  text.replace(new RegExp(CURRENCIES[currency]!.source, 'gi'), ' ').trim();

/** "2,49 €" -> "2.49": prices of another currency are kept as plain numbers. */
const plainNumber = (text: string, currency: string): string =>
  withoutCurrency(text, currency).replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');

/** Where a price stands, for errors, and what it is in. */
export interface PricePlace {
  file: string;
  row: number;
  column: string;
  /** Pounds where nothing is said. */
  currency?: string;
}

/** Checks a price cell. Mixed currencies, negative and absurd prices are mistakes of the whole file: an error with row and column. */
export function checkedPrice(
  text: string,
  { file, row, column, currency = 'GBP' }: PricePlace,
):
  | { ok: true; text: string; loyalty: string; unit: string }
  | { ok: false; why: Skip; text?: string } {
  const fail = (what: string): never => {
    throw new CliError(`${file}, row ${row}, column "${column}": ${what}`, EXIT.unreadable);
  };
  const written = text.trim();
  const named = currencyIn(written);
  if (named !== null && named !== currency)
    fail(
      `"${written}" is not in ${currency === 'GBP' ? 'pounds' : currency}; import one currency only`,
    );
  const plain = currency === 'GBP' ? written : plainNumber(written, currency);
  if (/^£?\s*-\s*(?:£\s*)?\d/.test(plain)) fail(`the price "${plain}" is negative`);
  const price = parsePrice(plain);
  if (price.kind === 'missing') return { ok: false, why: 'no price' };
  if (price.kind === 'unreadable') return { ok: false, why: 'price cannot be read', text: plain };
  if (price.pence === 0) return { ok: false, why: 'no price' };
  if (price.pence > ABSURD * 100)
    fail(`the price "${plain}" is above £${ABSURD}; is the right column mapped?`);
  const label = price.unit !== undefined;
  return {
    ok: true,
    text: label ? `${inPounds(price.pence)}${price.per ? ' / kg' : ''}` : plain,
    loyalty: price.loyaltyPence ? inPounds(price.loyaltyPence) : '',
    unit: price.unit ?? '',
  };
}
/** What a cell says that a product can do without, or why it is left empty. */
export type Cell = { ok: true; text: string } | { ok: false; why: ClearedCell };
/** Checks the price of a loyalty card: its mistakes are those of any price, but it may be left empty. */
export function checkedLoyalty(text: string, place: PricePlace): Cell {
  const price = checkedPrice(text, place);
  return price.ok
    ? { ok: true, text: price.text }
    : { ok: false, why: 'loyalty price that cannot be read' };
}
const inPounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`;

/** "2024-03-01", "20240301" and "01/03/2024" -> "2024-03-01"; anything else, and a day that no calendar has -> "". */
export function isoDate(text: string): string {
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[T ])/.exec(text.trim());
  const uk = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  const day = parts
    ? `${parts[1]}-${parts[2]}-${parts[3]}`
    : uk
      ? `${uk[3]}-${uk[2]!.padStart(2, '0')}-${uk[1]!.padStart(2, '0')}`
      : '';
  const time = Date.parse(day);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? '' : day;
}

export const blankRow = (name: string, price: string): ImportedRow => ({
  name,
  price,
  category: '',
  size: '',
  unit_price: '',
  loyalty_price: '',
  multibuy: '',
  gtin: '',
  code: '',
  brand: '',
  price_date: '',
});
