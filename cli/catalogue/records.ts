import Papa from 'papaparse';
import { CliError, EXIT, readFailure, type Io } from '../io';
import type { SourceRecord } from './rows';

/** The records of a source file as they are read, the column names first (null where records name their own fields). */
export async function* recordsOf(file: string, layout: 'table' | 'json-lines' | 'json-array', io: Io): AsyncGenerator<readonly string[] | SourceRecord> {
  const opened = await io.openText(file);
  if (!opened.ok) throw new CliError(readFailure(file, opened.why), EXIT.unreadable);
  const text = readable(file, opened.chunks);
  if (layout === 'table') yield* table(file, text);
  else if (layout === 'json-lines') yield* jsonLines(file, text);
  else yield* jsonArray(file, text);
}

/** Names what went wrong below: wrong encoding, a cut-off gzip. */
export async function* readable(file: string, chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let seen = 0;
  try {
    for await (const chunk of chunks) {
      if (chunk.includes('\u0000')) throw new CliError(`${file}: not a text file`, EXIT.unreadable);
      seen += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (error instanceof CliError) throw error;
    const { code, message } = error as { code?: string; message: string };
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw new CliError(`${file}: not UTF-8 text after ${seen} characters; save the file as UTF-8 and try again`, EXIT.unreadable);
    if (code?.startsWith('Z_')) throw new CliError(`${file}: the gzip file is ${code === 'Z_BUF_ERROR' ? 'cut off' : 'damaged'}; fetch it again`, EXIT.unreadable);
    throw new CliError(`${file}: cannot be read (${message})`, EXIT.unreadable);
  }
  if (seen === 0) throw new CliError(`${file}: nothing in it`, EXIT.unreadable);
}

async function* table(file: string, chunks: AsyncIterable<string>): AsyncGenerator<readonly string[] | SourceRecord> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { skipEmptyLines: 'greedy' });
  let failure: unknown = null;
  const pump = (async () => {
    let first = true;
    try {
      for await (const chunk of chunks) {
        const text = first ? chunk.replace(/^\ufeff/, '') : chunk;
        first = false;
        if (!parser.write(text)) await new Promise((resolve) => { parser.once('drain', resolve); parser.once('close', resolve); });
      }
    } catch (error) {
      failure = error;
    }
    parser.end();
  })();
  let columns: string[] | null = null;
  let row = 0;
  for await (const record of parser as AsyncIterable<string[]>) {
    row++;
    if (columns === null) {
      columns = record.map((cell) => cell.trim());
      if (columns.length < 2) throw new CliError(`${file}: row 1 is not a header of several columns ("${columns.join('').slice(0, 60)}")`, EXIT.unreadable);
      yield columns;
    } else yield { row, cells: Object.fromEntries(columns.map((column, at) => [column, record[at] ?? ''])) };
  }
  await pump;
  if (failure) throw failure;
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

async function* jsonLines(file: string, chunks: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let row = 0;
  for await (const line of splitLines(chunks)) {
    row++;
    if (line.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw new CliError(`${file}, row ${row}: not JSON ("${line.slice(0, 60)}"); one JSON object a line is expected`, EXIT.unreadable);
    }
    yield { row, cells: flat(value) };
  }
}

async function* jsonArray(file: string, chunks: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  const parts: string[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  let data: unknown;
  try {
    data = JSON.parse(parts.join(''));
  } catch (error) {
    throw new CliError(`${file}: not JSON (${(error as Error).message})`, EXIT.unreadable);
  }
  if (!Array.isArray(data)) throw new CliError(`${file}: an array of products is expected`, EXIT.unreadable);
  for (const [at, entry] of data.entries()) yield { row: at + 1, cells: flat(entry) };
}

/** Nested fields by their path ("location.osm_name", "priceHistory.0.date"); every value as text, null as nothing. */
function flat(value: unknown, prefix = '', out: Record<string, string> = {}): Record<string, string> {
  if (value !== null && typeof value === 'object') for (const [key, inner] of Object.entries(value)) flat(inner, prefix ? `${prefix}.${key}` : key, out);
  else if (value !== null && value !== undefined && prefix) out[prefix] = String(value);
  return out;
}
