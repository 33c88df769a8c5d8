import Papa from 'papaparse';
import type { IssueKind } from './types';

/** The columns the engine can use; the three first are the specification's (section 3), the rest are optional. */
export type Column = 'name' | 'price' | 'category' | 'size' | 'loyaltyPrice' | 'gtin' | 'brand' | 'priceDate' | 'unitPrice';

/** Accepted header spellings, compared in lower case with one space for each run of blanks, dashes or underscores. */
const HEADERS: Readonly<Record<string, Column>> = {
  name: 'name', 'product name': 'name',
  price: 'price',
  category: 'category',
  size: 'size', 'pack size': 'size',
  'unit price': 'unitPrice', 'price per unit': 'unitPrice',
  'loyalty price': 'loyaltyPrice', 'clubcard price': 'loyaltyPrice', 'nectar price': 'loyaltyPrice', 'more card price': 'loyaltyPrice',
  gtin: 'gtin', barcode: 'gtin', ean: 'gtin',
  brand: 'brand',
  'price date': 'priceDate', date: 'priceDate',
};

export type CsvTable =
  | { ok: true; width: number; columns: Partial<Record<Column, number>>; rows: string[][]; badQuoteRows: Set<number> }
  | { ok: false; kind: IssueKind; text: string };

/** The column a header cell names, or undefined. */
export const columnOf = (header: string): Column | undefined => HEADERS[header.trim().toLowerCase().replace(/[\s_-]+/g, ' ')];

/**
 * Text of a price file -> its rows (header left out), with the columns resolved. A byte order mark,
 * CRLF, quoted commas and doubled quotes are read; blank lines are no rows. `rows[0]` is row 2 of the file.
 */
export function readCsv(text: string): CsvTable {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (body.includes('\u0000')) return { ok: false, kind: 'binary-file', text: '' };
  if (body.trim() === '') return { ok: false, kind: 'empty-file', text: '' };
  const parsed = Papa.parse<string[]>(body, { delimiter: ',', skipEmptyLines: 'greedy' });
  const header = parsed.data[0] ?? [];
  const columns: Partial<Record<Column, number>> = {};
  header.forEach((cell, index) => {
    const column = columnOf(cell);
    if (column !== undefined && columns[column] === undefined) columns[column] = index;
  });
  if (columns.name === undefined) return { ok: false, kind: 'no-name-column', text: header.join(',') };
  if (columns.price === undefined) return { ok: false, kind: 'no-price-column', text: header.join(',') };
  if (parsed.data.length < 2) return { ok: false, kind: 'no-data-rows', text: header.join(',') };
  const badQuoteRows = new Set<number>();
  for (const error of parsed.errors) {
    if (error.type === 'Quotes' && error.row !== undefined) badQuoteRows.add(error.row);
  }
  parsed.data.shift();
  return { ok: true, width: header.length, columns, rows: parsed.data, badQuoteRows };
}
