import Papa from 'papaparse';
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

/** One record of a file: its cells; or, where its quotes make no sense, what could be made of them. */
export type CsvRecord = string[] | { badQuotes: string[] };

export type CsvTable =
  | {
      ok: true;
      width: number;
      columns: Partial<Record<Column, number>>;
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
  const columns: Partial<Record<Column, number>> = {};
  header.forEach((cell, index) => {
    const column = columnOf(cell);
    if (column !== undefined && columns[column] === undefined) columns[column] = index;
  });
  if (columns.name === undefined)
    return { ok: false, kind: 'no-name-column', text: header.join(',') };
  if (columns.price === undefined)
    return { ok: false, kind: 'no-price-column', text: header.join(',') };
  return { ok: true, width: header.length, columns, header: header.join(','), records, first };
}

/** A blank line is no row. */
export const isBlank = (record: readonly string[]): boolean =>
  record.length < 2 && (record[0] ?? '').trim() === '';

const QUOTE = '"'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);

/**
 * The records of a text, one at a time, each good until the next is read. Ordinary lines are cut here: papaparse makes every row before the
 * first can be used, which costs more than all that is done with them. From the first line on that is not
 * ordinary (odd quotes, a cell over several lines, a lone carriage return) papaparse reads, and says what is wrong.
 */
export const recordsOf = (text: string): IterableIterator<CsvRecord> => new Records(text);

/** An iterator by hand: a generator would make an object for each record. */
class Records implements IterableIterator<CsvRecord> {
  private start = 0;
  /** The next one of each: a search goes on from its last find, so that a line without quotes costs none. */
  private quote: number;
  private back: number;
  private comma: number;
  /** The cells of an ordinary line: one array for all of them, as a file has tens of thousands. */
  private readonly cells: string[] = [];
  /** Once a line is not ordinary: the records from it on. */
  private rest: Iterator<CsvRecord> | null = null;
  private readonly result: { done: boolean; value: CsvRecord } = { done: false, value: [] };

  constructor(private readonly text: string) {
    this.quote = this.find('"', 0);
    this.back = this.find('\r', 0);
    this.comma = this.find(',', 0);
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<CsvRecord> {
    const { text, start, result } = this;
    if (this.rest) return this.rest.next();
    if (start > text.length) return { done: true, value: undefined };
    const lineEnd = this.find('\n', start);
    if (this.back < start) this.back = this.find('\r', start);
    if (this.quote < start) this.quote = this.find('"', start);
    const end = this.back === lineEnd - 1 ? this.back : lineEnd;
    const cells =
      this.back < end
        ? null
        : this.quote < end
          ? quotedCells(text.slice(start, end))
          : this.plainCells(start, end);
    if (cells === null) {
      this.rest = irregularRecords(text.slice(start));
      return this.rest.next();
    }
    this.start = lineEnd + 1;
    result.value = cells;
    return result;
  }

  private find(character: string, from: number): number {
    const at = this.text.indexOf(character, from);
    return at < 0 ? this.text.length : at;
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
}

/** The cells of a line with quotes; null when they are not closed in it or text follows them. */
function quotedCells(line: string): string[] | null {
  const cells: string[] = [];
  for (let at = 0; ; at++) {
    if (line.charCodeAt(at) === QUOTE) {
      let close = line.indexOf('"', at + 1);
      while (close >= 0 && line.charCodeAt(close + 1) === QUOTE)
        close = line.indexOf('"', close + 2);
      if (close < 0 || (close + 1 < line.length && line.charCodeAt(close + 1) !== COMMA))
        return null;
      cells.push(line.slice(at + 1, close).replaceAll('""', '"'));
      at = close + 1;
    } else {
      const comma = line.indexOf(',', at);
      const stop = comma < 0 ? line.length : comma;
      cells.push(line.slice(at, stop));
      at = stop;
    }
    if (at >= line.length) return cells;
  }
}

const firstLine = (cells: readonly string[], linebreak: string): string =>
  cells.map((cell) => cell.split(linebreak)[0]).join(',');

/** A quote that is never closed would swallow the rest of the file as one cell: only its own line is given up, reading goes on with the next line. */
function* irregularRecords(text: string): Generator<CsvRecord, void> {
  const { data, errors, meta } = Papa.parse<string[]>(
    text,
    text.includes('\r') ? { delimiter: ',' } : { delimiter: ',', newline: '\n' },
  );
  // With the delimiter given, papaparse reports faults of quotes only.
  const bad = new Set(errors.map((error) => error.row));
  const open = errors.find((error) => error.code === 'MissingQuotes');
  const swallowed = open && data.pop()!;
  for (const [row, cells] of data.entries()) yield bad.has(row) ? { badQuotes: cells } : cells;
  if (!swallowed) return;
  const { linebreak } = meta;
  yield { badQuotes: [firstLine(swallowed, linebreak)] };
  const lineEnd = text.indexOf(linebreak, open.index ?? text.length);
  if (lineEnd >= 0) yield* linesBehind(text.slice(lineEnd + linebreak.length), linebreak);
}

/**
 * The lines behind a quote that is never closed. No mark among them closes a cell, or it would have closed that quote: so no
 * cell goes on in the next line, and each line is read by itself. Reparsing the rest for each such line would take quadratic time.
 */
function* linesBehind(text: string, linebreak: string): Generator<CsvRecord, void> {
  for (let at = 0; at < text.length;) {
    const next = text.indexOf(linebreak, at);
    const end = next < 0 ? text.length : next + linebreak.length;
    // With its line end: to papaparse blanks behind a closing mark are none only before one.
    const { data, errors } = Papa.parse<string[]>(text.slice(at, end), {
      delimiter: ',',
      newline: linebreak as '\n',
    });
    const cells = data[0]!;
    yield errors.length > 0 ? { badQuotes: [firstLine(cells, linebreak)] } : cells;
    at = end;
  }
}
