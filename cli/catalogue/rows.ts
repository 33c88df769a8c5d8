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
export const COLUMNS = ['name', 'price', 'category', 'size', 'unit_price', 'loyalty_price', 'gtin', 'brand', 'price_date'] as const;

/** A record of a source file with its place, as words for errors. */
export interface SourceRecord {
  row: number;
  cells: Readonly<Record<string, string>>;
}

/** A row left out, with the reason that is counted. */
export type Skip = 'no name' | 'no price' | 'not in pounds' | 'another shop' | 'an older price' | 'not one product' | 'price cannot be read';
export type Reading = { kind: 'row'; row: ImportedRow } | { kind: 'skip'; why: Skip };

const ABSURD = 10_000;
const FOREIGN = /[€$]|\b(?:eur|usd|chf|pln|sek|nok|dkk)\b/i;

/** Checks a price cell. Mixed currencies, negative and absurd prices are mistakes of the whole file: an error with row and column. */
export function checkedPrice(text: string, file: string, row: number, column: string): { ok: true; text: string } | { ok: false; why: Skip } {
  const fail = (what: string): never => { throw new CliError(`${file}, row ${row}, column "${column}": ${what}`, EXIT.unreadable); };
  const plain = text.trim();
  if (FOREIGN.test(plain)) fail(`"${plain}" is not in pounds; import one currency only`);
  if (/^£?\s*-\s*£?\s*\d/.test(plain)) fail(`the price "${plain}" is negative`);
  const price = parsePrice(plain);
  if (price.kind === 'missing') return { ok: false, why: 'no price' };
  if (price.kind === 'unreadable') return { ok: false, why: 'price cannot be read' };
  if (price.pence === 0) return { ok: false, why: 'no price' };
  if (price.pence > ABSURD * 100) fail(`the price "${plain}" is above £${ABSURD}; is the right column mapped?`);
  return { ok: true, text: plain };
}

export const blankRow = (name: string, price: string): ImportedRow => ({ name, price, category: '', size: '', unit_price: '', loyalty_price: '', gtin: '', brand: '', price_date: '' });
