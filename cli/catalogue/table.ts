import Papa from 'papaparse';
import { CliError, EXIT } from '../io';
import type { SourceRecord } from './rows';

/** A row longer than this is the rest of a file behind a quotation mark that is never closed. */
const LONGEST_ROW = 1_000_000;

/** A table read so far, for errors: how many rows, how it is cut, its columns once the header is read. */
export interface TablePlace {
  row: number;
  delimiter: string;
  columns: readonly string[] | null;
}

/**
 * A CSV or TSV that comes in pieces -> its column names, then its rows one at a time. Row numbers count blank lines too, as
 * spreadsheets do; the header is row 1. A quotation mark out of place ends the reading: it would hide the rows behind it.
 */
export async function* tableRows(
  file: string,
  chunks: AsyncIterable<string>,
  place: TablePlace,
  given: readonly string[] | null = null,
): AsyncGenerator<readonly string[] | SourceRecord> {
  if (given) yield (place.columns = given);
  let rest = '';
  for await (const chunk of chunks) {
    const { whole, open, last } = cutAt(rest + chunk, place);
    rest = open;
    yield* rowsOf(whole, place, file);
    if (rest.length > LONGEST_ROW)
      throw misquoted(file, { ...place, row: place.row + 1 }, last!.cells);
  }
  const { records } = parse(rest, place);
  const last = records.at(-1)?.cells.length ?? Infinity;
  // No line end, and too few cells: the file broke off in this row, and nobody knows what stood behind it.
  if (
    rest.trim() !== '' &&
    !rest.endsWith('\r') &&
    place.columns &&
    last < place.columns.length &&
    !records.at(-1)!.misquoted
  )
    throw new CliError(
      `${file}, row ${place.row + records.length}: the file is cut off ("${rest.trim().slice(-60)}"); fetch it again`,
      EXIT.unreadable,
    );
  yield* rowsOf(records, place, file);
}

interface Parsed {
  cells: string[];
  misquoted: boolean;
  end: number;
}

interface Cut {
  whole: Parsed[];
  /** The text of the last record, which may go on in the next piece, and what is read of it so far. */
  open: string;
  last: Parsed | undefined;
}

/** Cuts a piece behind its last whole record. */
function cutAt(text: string, place: TablePlace): Cut {
  // A line end may be cut between its two characters.
  const held = text.endsWith('\r') ? '\r' : '';
  const { records, clean } = parse(held ? text.slice(0, -1) : text, place);
  const whole = records.slice(0, -1);
  return { whole, open: clean.slice(whole.at(-1)?.end ?? 0) + held, last: records.at(-1) };
}

function parse(text: string, place: TablePlace): { records: Parsed[]; clean: string } {
  const clean = text.replace(/\r\n?/g, '\n');
  const records: Parsed[] = [];
  const lines = place.delimiter ? [] : clean.slice(0, clean.lastIndexOf('\n') + 1).split('\n');
  const first = lines.find((line) => line.trim() !== '');
  if (first !== undefined) place.delimiter = delimiterOf(first);
  Papa.parse<string[]>(clean, {
    delimiter: place.delimiter || ',',
    newline: '\n',
    step: ({ data, errors, meta }) =>
      records.push({
        cells: data,
        misquoted: errors.length > 0,
        end: meta.cursor,
      }),
  });
  return { records, clean };
}

/** The mark that cuts the header into the most cells. */
function delimiterOf(line: string): string {
  const cells = (delimiter: string): number =>
    Papa.parse<string[]>(line, { delimiter }).data[0]!.length;
  return [',', '\t', ';', '|'].reduce((best, mark) => (cells(mark) > cells(best) ? mark : best));
}

function* rowsOf(
  records: readonly Parsed[],
  place: TablePlace,
  file: string,
): Generator<readonly string[] | SourceRecord> {
  for (const { cells, misquoted: bad } of records) {
    place.row++;
    if (bad) throw misquoted(file, place, cells);
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (place.columns === null) yield (place.columns = header(cells, place, file));
    else yield recordIn(cells, place.columns, place);
  }
}

function recordIn(
  cells: readonly string[],
  columns: readonly string[],
  { row, delimiter }: TablePlace,
): SourceRecord {
  const record = {
    row,
    cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
  };
  return cells.slice(columns.length).some((cell) => cell.trim() !== '')
    ? { ...record, surplus: cells.join(delimiter) }
    : record;
}

function header(cells: readonly string[], place: TablePlace, file: string): readonly string[] {
  const columns = cells.map((cell) => cell.trim());
  if (columns.length < 2)
    throw new CliError(
      `${file}: row ${place.row} is not a header of several columns ("${columns[0]!.slice(0, 60)}")`,
      EXIT.unreadable,
    );
  const twice = columns.find((column, at) => column !== '' && columns.indexOf(column) !== at);
  if (twice !== undefined)
    throw new CliError(
      `${file}, row ${place.row}: two columns are called "${twice}"; rename one, so that it is clear which is meant`,
      EXIT.unreadable,
    );
  return columns;
}

function misquoted(file: string, { row, columns }: TablePlace, cells: readonly string[]): CliError {
  const column = columns?.[cells.length - 1];
  const text = cells.at(-1)!.split('\n')[0]!.slice(0, 60);
  return new CliError(
    `${file}, row ${row}${column ? `, column "${column}"` : ''}: a quotation mark is not closed, or stands inside a cell ("${text}"); double the marks inside quoted text`,
    EXIT.unreadable,
  );
}
