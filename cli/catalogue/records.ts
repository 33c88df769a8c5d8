import Papa from 'papaparse';
import { CliError, EXIT, readFailure, type Io } from '../io';
import { NotUtf8 } from '../utf8';
import { isParquet, parquetRows } from '../parquet';
import { arrayElements } from './jsonArray';
import type { SourceRecord } from './rows';
import { tableRows, type TablePlace } from './table';

/** How a source file is laid out; `columns` where its first row is no header. */
export interface SourceLayout {
  layout: 'table' | 'json-lines' | 'json-array';
  columns?: readonly string[] | null;
}

/** The records of a source file as they are read, the column names first (null where records name their own fields). */
export async function* recordsOf(
  file: string,
  { layout, columns = null }: SourceLayout,
  io: Io,
  progress?: { at(bytes: number, of: number): void },
): AsyncGenerator<readonly string[] | SourceRecord> {
  if (layout === 'json-lines' && isParquet(file)) {
    let row = 0;
    for await (const value of parquetRows(file, io)) yield { row: ++row, cells: flat(value) };
    return;
  }
  const opened = await io.openText(file);
  if (!opened.ok) throw new CliError(readFailure(file, opened.why), EXIT.unreadable);
  const place: TablePlace = { row: 0, delimiter: '', columns: null };
  const text = readable(file, watched(opened, progress), place);
  if (layout === 'table') yield* tableRows(file, text, place, columns);
  else if (layout === 'json-lines') yield* jsonLines(file, text, place);
  else
    for await (const { row, value } of arrayElements(file, text))
      yield { row: (place.row = row), cells: flat(value) };
}

async function* watched(
  {
    chunks,
    bytes,
    bytesRead,
  }: { chunks: AsyncIterable<string>; bytes: number; bytesRead(): number },
  progress?: { at(bytes: number, of: number): void },
): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    progress?.at(bytesRead(), bytes);
    yield chunk;
  }
}

/** Names what went wrong below, with its place: wrong encoding, a cut-off gzip. */
export async function* readable(
  file: string,
  chunks: AsyncIterable<string>,
  place?: TablePlace,
): AsyncGenerator<string> {
  let empty = true;
  try {
    for await (const chunk of chunks) {
      if (chunk.includes('\u0000')) throw new CliError(`${file}: not a text file`, EXIT.unreadable);
      if (chunk === '') continue;
      const text = empty ? chunk.replace(/^\ufeff/, '') : chunk;
      empty = false;
      yield text;
    }
  } catch (error) {
    if (error instanceof CliError) throw error;
    if (error instanceof NotUtf8)
      throw new CliError(readFailure(file, error, columnAt(error, place)), EXIT.unreadable);
    const { code, message } = error as { code?: string; message: string };
    if (code?.startsWith('Z_'))
      throw new CliError(
        `${file}: the gzip file is ${code === 'Z_BUF_ERROR' ? `cut off${place?.row ? ` behind row ${place.row}` : ''}` : 'damaged'}; fetch it again`,
        EXIT.unreadable,
      );
    throw new CliError(`${file}: cannot be read (${message})`, EXIT.unreadable);
  }
  if (empty) throw new CliError(`${file}: nothing in it`, EXIT.unreadable);
}

/** The column of a table that a place of a row lies in. */
function columnAt({ before }: NotUtf8, place: TablePlace | undefined): string | null {
  if (!place?.columns) return null;
  const cells = Papa.parse<string[]>(before, { delimiter: place.delimiter }).data[0];
  return place.columns[Math.max(0, (cells?.length ?? 1) - 1)] ?? null;
}

/** The lines of a text that comes in pieces. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest) yield rest;
}

async function* jsonLines(
  file: string,
  chunks: AsyncIterable<string>,
  place: TablePlace,
): AsyncGenerator<SourceRecord> {
  for await (const line of splitLines(chunks)) {
    const row = ++place.row;
    if (line.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw new CliError(
        `${file}, row ${row}: not JSON ("${line.slice(0, 60)}"); one JSON object a line is expected`,
        EXIT.unreadable,
      );
    }
    yield { row, cells: flat(value) };
  }
}

/** Nested fields by their path ("location.osm_name", "priceHistory.0.date"); every value as text, null as nothing. */
function flat(
  value: unknown,
  prefix = '',
  out: Record<string, string> = {},
): Record<string, string> {
  if (value instanceof Date) out[prefix] = value.toISOString();
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      flat(inner, prefix ? `${prefix}.${key}` : key, out);
  else if (value !== null && value !== undefined && prefix) out[prefix] = String(value);
  return out;
}
