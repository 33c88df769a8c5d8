import { STORES } from '../stores';
import type { IssueKind } from '../types';

/** The columns the engine can use; the three first are the specification's (section 3), the rest are optional. */
export type Column =
  | 'name'
  | 'price'
  | 'category'
  | 'size'
  | 'loyaltyPrice'
  | 'multibuy'
  | 'gtin'
  | 'code'
  | 'brand'
  | 'priceDate'
  | 'unitPrice';

/** Accepted header spellings, compared in lower case with one space for each run of blanks, dashes or underscores. */
const HEADERS: Readonly<Record<string, Column>> = {
  name: 'name',
  'product name': 'name',
  price: 'price',
  category: 'category',
  size: 'size',
  'pack size': 'size',
  'unit price': 'unitPrice',
  'price per unit': 'unitPrice',
  'loyalty price': 'loyaltyPrice',
  ...Object.fromEntries(
    STORES.flatMap(({ loyalty }) =>
      (loyalty?.columns ?? []).map((header) => [header, 'loyaltyPrice' as const]),
    ),
  ),
  multibuy: 'multibuy',
  'multi buy': 'multibuy',
  'multibuy text': 'multibuy',
  promotion: 'multibuy',
  'promotion text': 'multibuy',
  offer: 'multibuy',
  gtin: 'gtin',
  barcode: 'gtin',
  ean: 'gtin',
  code: 'code',
  sku: 'code',
  'product code': 'code',
  'product id': 'code',
  brand: 'brand',
  'price date': 'priceDate',
  date: 'priceDate',
};

type Columns = Partial<Record<Column, number>>;

/** One record of a file: its cells; or, where its quotes make no sense, what could be made of them. */
export type CsvRecord = string[] | { badQuotes: string[] };

export type CsvTable =
  | {
      ok: true;
      width: number;
      columns: Columns;
      /** the header as printed */ header: string;
      /** what follows the header, once, as it is read */ records: Iterable<CsvRecord>;
      /** position of the first of them in the file, from 0 */ first: number;
    }
  | { ok: false; kind: IssueKind; text: string };

/** The column a header cell names, or undefined. */
export function columnOf(header: string): Column | undefined {
  const plain = header
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  return Object.hasOwn(HEADERS, plain) ? HEADERS[plain] : undefined;
}

/**
 * Text of a price file -> its columns and its records, read one by one. A byte order mark, CRLF, quoted
 * commas and doubled quotes are read. The n-th record is row n of the file, blank lines included.
 */
export function readCsv(text: string): CsvTable {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (body.includes('\u0000')) return { ok: false, kind: 'binary-file', text: '' };
  const records = recordsOf(body);
  let first = 0;
  let header: readonly string[] = [];
  // Not for-of, which may end an iterator that it leaves: the rows behind the header would be lost.
  for (let next = records.next(); !next.done; next = records.next()) {
    first++;
    header = Array.isArray(next.value) ? next.value : next.value.badQuotes;
    if (!isBlank(header)) break;
  }
  if (isBlank(header)) return { ok: false, kind: 'empty-file', text: '' };
  const columns = columnsIn(header);
  if (columns.name === undefined)
    return { ok: false, kind: 'no-name-column', text: header.join(',') };
  if (columns.price === undefined)
    return { ok: false, kind: 'no-price-column', text: header.join(',') };
  return { ok: true, width: header.length, columns, header: header.join(','), records, first };
}

/** The columns that a row names, each by its first cell. */
function columnsIn(cells: readonly string[]): Columns {
  const columns: Columns = {};
  cells.forEach((cell, index) => {
    const column = columnOf(cell);
    if (column !== undefined && columns[column] === undefined) columns[column] = index;
  });
  return columns;
}

/** The columns of a row that is a header, the file's own or another's; null for any other row. */
export function headerIn(cells: readonly string[]): Columns | null {
  const columns = columnsIn(cells);
  return columns.name === undefined || columns.price === undefined ? null : columns;
}

/** A blank line is no row. */
export const isBlank = (record: readonly string[]): boolean =>
  record.length < 2 && (record[0] ?? '').trim() === '';

const QUOTE = '"'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const RETURN = '\r'.charCodeAt(0);
const FEED = '\n'.charCodeAt(0);
const BLANK = /[^\S\r\n]/;

/**
 * The records of a text, one at a time, each good until the next is read. A record is a line, or the lines that a quote
 * holds together; each line ends as Unix, Windows or old Macs end it. A line with a quote that is never closed, or closed
 * within a cell, is given up alone: whatever stands behind it is read.
 * Cut by hand: papaparse makes every row before the first can be used, and takes what follows such a quote for its cell.
 */
export const recordsOf = (text: string): IterableIterator<CsvRecord> => new Records(text);

/** An iterator by hand: a generator would make an object for each record. */
class Records implements IterableIterator<CsvRecord> {
  private start = 0;
  /** The next one of each: a search goes on from its last find, so that a line without quotes costs none. */
  private feed: number;
  private carriage: number;
  private quote: number;
  private comma: number;
  /** The cells of an ordinary line: one array for all of them, as a file has tens of thousands. */
  private readonly cells: string[] = [];
  private readonly result: { done: boolean; value: CsvRecord } = { done: false, value: [] };

  constructor(private readonly text: string) {
    this.feed = this.find('\n', 0);
    this.carriage = this.find('\r', 0);
    this.quote = this.find('"', 0);
    this.comma = this.find(',', 0);
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<CsvRecord> {
    const { start, result } = this;
    if (start > this.text.length) return { done: true, value: undefined };
    const lineEnd = this.lineEnd(start);
    if (this.quote < start) this.quote = this.find('"', start);
    this.start = this.behind(lineEnd);
    result.value =
      this.quote < lineEnd
        ? (this.quotedCells(start, lineEnd) ?? this.givenUp(start, lineEnd))
        : this.plainCells(start, lineEnd);
    return result;
  }

  private find(character: string, from: number): number {
    const at = this.text.indexOf(character, from);
    return at < 0 ? this.text.length : at;
  }

  private lineEnd(start: number): number {
    if (this.feed < start) this.feed = this.find('\n', start);
    if (this.carriage < start) this.carriage = this.find('\r', start);
    return Math.min(this.feed, this.carriage);
  }

  /** The same behind a quoted cell of several lines. Nothing is remembered of it: the first of them may be given up alone. */
  private laterLineEnd(from: number): number {
    const feed = this.feed >= from ? this.feed : this.find('\n', from);
    const carriage = this.carriage >= from ? this.carriage : this.find('\r', from);
    return Math.min(feed, carriage);
  }

  /** Where the next line begins: Windows has a carriage return before the line feed. */
  private behind(lineEnd: number): number {
    const { text } = this;
    const isPair = text.charCodeAt(lineEnd) === RETURN && text.charCodeAt(lineEnd + 1) === FEED;
    return lineEnd + (isPair ? 2 : 1);
  }

  private givenUp(start: number, lineEnd: number): CsvRecord {
    const line = this.text.slice(start, lineEnd);
    return { badQuotes: line.replaceAll('"', '').split(',') };
  }

  private plainCells(start: number, end: number): string[] {
    const { text, cells } = this;
    let count = 0;
    let at = start;
    let comma = this.comma < at ? this.find(',', at) : this.comma;
    for (; comma < end; comma = this.find(',', at)) {
      cells[count++] = text.slice(at, comma);
      at = comma + 1;
    }
    this.comma = comma;
    cells[count++] = text.slice(at, end);
    if (count !== cells.length) cells.length = count;
    return cells;
  }

  /** The cells of a record with quotes, which may go on over the line's end; null when a quote makes no sense. */
  private quotedCells(start: number, lineEnd: number): string[] | null {
    const { text } = this;
    const cells: string[] = [];
    let end = lineEnd;
    for (let at = start; ; at++) {
      if (text.charCodeAt(at) === QUOTE) {
        const close = closingQuote(text, at);
        if (close === null) return null;
        cells.push(text.slice(at + 1, close).replaceAll('""', '"'));
        if (close > end) end = this.laterLineEnd(close);
        at = close + 1;
        while (at < end && BLANK.test(text[at]!)) at++;
        if (at < end && text.charCodeAt(at) !== COMMA) return null;
      } else {
        const comma = text.indexOf(',', at);
        const stop = comma < 0 || comma > end ? end : comma;
        cells.push(text.slice(at, stop));
        at = stop;
      }
      if (at >= end || text.charCodeAt(at) !== COMMA) break;
    }
    this.start = this.behind(end);
    return cells;
  }
}

/** Where a quoted cell closes; two quotes in it are one that is meant. */
function closingQuote(text: string, open: number): number | null {
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) close = text.indexOf('"', close + 2);
  return close < 0 ? null : close;
}
