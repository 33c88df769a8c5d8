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
  gtin: string;
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
  'gtin',
  'brand',
  'price_date',
] as const;

/** A record of a source file with its place, as words for errors. */
export interface SourceRecord {
  row: number;
  cells: Readonly<Record<string, string>>;
}

/** A row left out, with the reason that is counted. */
export type Skip =
  | 'no name'
  | 'no price'
  | 'not in pounds'
  | 'another shop'
  | 'an older price'
  | 'a price of a later day'
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
const FOREIGN = /[€$]|\b(?:eur|usd|chf|pln|sek|nok|dkk)\b/i;

/** Checks a price cell. Mixed currencies, negative and absurd prices are mistakes of the whole file: an error with row and column. */
export function checkedPrice(
  text: string,
  file: string,
  row: number,
  column: string,
):
  | { ok: true; text: string; loyalty: string; unit: string }
  | { ok: false; why: Skip; text?: string } {
  const fail = (what: string): never => {
    throw new CliError(`${file}, row ${row}, column "${column}": ${what}`, EXIT.unreadable);
  };
  const plain = text.trim();
  if (FOREIGN.test(plain)) fail(`"${plain}" is not in pounds; import one currency only`);
  if (/^£?\s*-\s*£?\s*\d/.test(plain)) fail(`the price "${plain}" is negative`);
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
  gtin: '',
  brand: '',
  price_date: '',
});
