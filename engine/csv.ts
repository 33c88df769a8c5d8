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
  'loyalty price': 'loyaltyPrice', 'clubcard price': 'loyaltyPrice', 'nectar price': 'loyaltyPrice', 'more card price': 'loyaltyPrice', 'price with nectar': 'loyaltyPrice', 'price with clubcard': 'loyaltyPrice',
  gtin: 'gtin', barcode: 'gtin', ean: 'gtin',
  brand: 'brand',
  'price date': 'priceDate', date: 'priceDate',
};

export type CsvTable =
  | { ok: true; width: number; columns: Partial<Record<Column, number>>; records: string[][]; /** index of the first data record */ first: number; badQuoteRows: Set<number> }
  | { ok: false; kind: IssueKind; text: string };

/** The column a header cell names, or undefined. */
export const columnOf = (header: string): Column | undefined => HEADERS[header.trim().toLowerCase().replace(/[\s_-]+/g, ' ')];

/**
 * Text of a price file -> its rows (header left out), with the columns resolved. A byte order mark,
 * CRLF, quoted commas and doubled quotes are read. `records[i]` is row i + 1 of the file, blank lines included.
 */
export function readCsv(text: string): CsvTable {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (body.includes('\u0000')) return { ok: false, kind: 'binary-file', text: '' };
  if (body.trim() === '') return { ok: false, kind: 'empty-file', text: '' };
  const { records, badQuoteRows } = readRecords(body);
  const headerAt = records.findIndex((record) => !isBlank(record));
  const header = records[headerAt] ?? [];
  const columns: Partial<Record<Column, number>> = {};
  header.forEach((cell, index) => {
    const column = columnOf(cell);
    if (column !== undefined && columns[column] === undefined) columns[column] = index;
  });
  if (columns.name === undefined) return { ok: false, kind: 'no-name-column', text: header.join(',') };
  if (columns.price === undefined) return { ok: false, kind: 'no-price-column', text: header.join(',') };
  if (!records.some((record, index) => index > headerAt && !isBlank(record))) return { ok: false, kind: 'no-data-rows', text: header.join(',') };
  return { ok: true, width: header.length, columns, records, first: headerAt + 1, badQuoteRows };
}

/** A blank line is no row. */
export const isBlank = (record: readonly string[]): boolean => record.length === 0 || (record.length === 1 && record[0]!.trim() === '');

/**
 * A quote that is never closed would swallow the rest of the file as one cell: only its own line is
 * given up (and named in badQuoteRows), reading goes on with the next line.
 */
function readRecords(text: string): { records: string[][]; badQuoteRows: Set<number> } {
  const records: string[][] = [];
  const badQuoteRows = new Set<number>();
  let rest = text;
  for (;;) {
    const parsed = Papa.parse<string[]>(rest, rest.includes('\r') ? { delimiter: ',' } : { delimiter: ',', newline: '\n' });
    const open = parsed.errors.find((error) => error.code === 'MissingQuotes' && error.row !== undefined);
    const before = records.length;
    for (const error of parsed.errors) if (error.type === 'Quotes' && error.row !== undefined) badQuoteRows.add(before + error.row);
    for (const record of parsed.data) records.push(record);
    if (!open || open.row === undefined) return { records, badQuoteRows };
    const swallowed = records.pop()!;
    const lineEnd = rest.indexOf('\n', open.index ?? rest.length);
    records.push([swallowed.map((cell) => cell.split('\n')[0]).join(',')]);
    if (lineEnd < 0) return { records, badQuoteRows };
    rest = rest.slice(lineEnd + 1);
  }
}
