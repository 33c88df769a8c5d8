import { CliError, EXIT, type Io } from '../io';
import { parquetBytes, parquetOfPieces, type Column } from '../parquet';
import { toCsv } from './csv';

/** Formats in which rows go to other programs: one row a fact, the same columns in each. */
export type RowFormat = 'json' | 'jsonl' | 'csv' | 'parquet';
export const ROW_FORMATS: readonly RowFormat[] = ['json', 'jsonl', 'csv', 'parquet'];

/** Where rows go, and how; as a table for people where no other format is asked. */
export interface RowOptions {
  format: 'table' | RowFormat;
  output?: string;
}
export const TABLE_FORMATS: readonly RowOptions['format'][] = ['table', ...ROW_FORMATS];

export interface Rows<Row> {
  columns: { [Name in keyof Row & string]: Column['type'] };
  rows: readonly Row[];
}

/** Writes rows in the asked format, to standard output or beside a file and then in its place. */
export async function writeRows<Row extends object>(
  { columns, rows }: Rows<Row>,
  { format, output }: RowOptions,
  io: Io,
  table: () => string,
): Promise<void> {
  if (format === 'parquet') return writeParquet({ columns, rows }, output, io);
  const names = Object.keys(columns) as (keyof Row & string)[];
  await writeText(format === 'table' ? table() : textOf(rows, names, format), output, io);
}

/** Refuses, before any work is done, what would only fill a terminal with bytes. */
export function requireParquetPlace(output: string | undefined, io: Io): void {
  if (!output && io.outIsTerminal)
    throw new CliError('Parquet is not for terminals; give --output FILE', EXIT.usage);
}

async function writeParquet<Row extends object>(
  { columns, rows }: Rows<Row>,
  output: string | undefined,
  io: Io,
): Promise<void> {
  requireParquetPlace(output, io);
  const names = Object.keys(columns) as (keyof Row & string)[];
  const bytes = await parquetBytes(
    names.map((name) => ({
      name,
      type: columns[name],
      data: rows.map((row) => (row[name] ?? null) as Column['data'][number]),
    })),
  );
  await putBytes(bytes, output, io);
}

async function putBytes(bytes: Uint8Array, output: string | undefined, io: Io): Promise<void> {
  if (!output) return io.outBytes(bytes);
  await io.writeBytes(output, bytes);
  io.err(`written: ${output}\n`);
}

const PIECE_ROWS = 20_000;
/** Rows as they come, as Parquet: no more than a piece of them is in memory. */
export async function writeParquetRows<Row extends object>(
  columns: Rows<Row>['columns'],
  rows: AsyncIterable<Row>,
  output: string | undefined,
  io: Io,
  pieceRows = PIECE_ROWS,
): Promise<void> {
  requireParquetPlace(output, io);
  const names = Object.keys(columns) as (keyof Row & string)[];
  async function* pieces(): AsyncGenerator<Column['data'][]> {
    let piece: Row[] = [];
    const columnsOf = (): Column['data'][] =>
      names.map((name) => piece.map((row) => (row[name] ?? null) as Column['data'][number]));
    for await (const row of rows) {
      piece.push(row);
      if (piece.length < pieceRows) continue;
      yield columnsOf();
      piece = [];
    }
    if (piece.length) yield columnsOf();
  }
  const kinds = names.map((name) => ({ name, type: columns[name] }));
  await putBytes(await parquetOfPieces(kinds, pieces()), output, io);
}

function textOf<Row extends object>(
  rows: readonly Row[],
  names: readonly (keyof Row & string)[],
  format: Exclude<RowFormat, 'parquet'>,
): string {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  if (format === 'jsonl') return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  return rows.length
    ? toCsv(rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] as string]))))
    : `${names.join(',')}\n`;
}

/** A text, or its parts as they come, to standard output or to a file. */
export async function writeText(
  text: string | AsyncIterable<string>,
  output: string | undefined,
  io: Io,
): Promise<void> {
  if (!output) {
    for await (const part of typeof text === 'string' ? [text] : text) {
      if (part === '') continue;
      io.out(part);
      await io.drained();
      if (!io.outOpen()) return;
    }
    return;
  }
  const written = await io.writeText(output, text);
  if (!written.ok)
    throw new CliError(`${output}: cannot be written (${written.why})`, EXIT.unreadable);
  io.err(`written: ${output}\n`);
}
