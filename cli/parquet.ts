import { compress, decompress, init } from '@bokuweb/zstd-wasm';
import { parquetMetadataAsync, parquetRead, type FileMetaData } from 'hyparquet';
import { compressors as others } from 'hyparquet-compressors';
import { ByteWriter, ParquetWriter, parquetWriteBuffer } from 'hyparquet-writer';
import { CliError, EXIT, readFailure, type ByteFile, type Io } from './io';

type Cell = string | number | boolean | null;

/** A column to be written: texts, numbers (null: not known), days as "2026-11-01" or counted from 1970. */
export interface Column {
  name: string;
  type: 'STRING' | 'INT32' | 'DOUBLE' | 'DATE' | 'BOOLEAN';
  data: readonly Cell[];
  /** Least and greatest value of each row group; default true. */
  statistics?: boolean;
}

/** A column's values, or what works them out where they are asked for: of a large table no more than a row group is held. */
export interface Values {
  readonly length: number;
  slice(from: number, to: number): Cell[];
  some(holds: (value: Cell) => boolean): boolean;
}

export const workedOut = (length: number, value: (at: number) => Cell): Values => ({
  length,
  slice: (from, to) => {
    const values: Cell[] = [];
    for (let at = from; at < Math.min(to, length); at++) values.push(value(at));
    return values;
  },
  some: (holds) => {
    for (let at = 0; at < length; at++) if (holds(value(at))) return true;
    return false;
  },
});

const DAY_MS = 86_400_000;
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY_MS);
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A second start of the compressor would take its memory away under work in progress. */
const once = (start: () => Promise<void>): (() => Promise<void>) => {
  const started: { promise?: Promise<void> } = {};
  return () => (started.promise ??= start());
};
const ready = once(init);

/** Compiled to machine code: four times as fast as the one in JavaScript. */
const compressors = {
  ...others,
  ZSTD: (bytes: Uint8Array, size: number): Uint8Array =>
    decompress(bytes as never, { defaultHeapSize: size }),
};

const PHYSICAL = {
  STRING: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  INT32: { type: 'INT32' },
  DOUBLE: { type: 'DOUBLE' },
  DATE: { type: 'INT32', converted_type: 'DATE' },
  BOOLEAN: { type: 'BOOLEAN' },
} as const;

/** Columns -> one Parquet file, with the least and greatest value of each row group. SNAPPY: for browsers, whose readers know it by themselves. */
export async function parquetBytes(
  columns: readonly (Omit<Column, 'data'> & { data: Values })[],
  {
    rowGroupSize = 100_000,
    meta = {},
    codec = 'ZSTD',
  }: {
    /** Rows of each row group; of several sizes each for one. */
    rowGroupSize?: number | number[];
    meta?: Record<string, string>;
    codec?: 'ZSTD' | 'SNAPPY';
  } = {},
): Promise<Uint8Array> {
  await ready();
  const nullable = columns.map(({ data }) => data.some((value) => value === null));
  return new Uint8Array(
    parquetWriteBuffer({
      schema: [
        { name: 'root', num_children: columns.length },
        ...columns.map(({ name, type }, at) => ({
          name,
          ...PHYSICAL[type],
          repetition_type: nullable[at] ? ('OPTIONAL' as const) : ('REQUIRED' as const),
        })),
      ],
      columnData: columns.map(({ name, type, data, statistics = true }) => ({
        name,
        statistics,
        data: (type === 'DATE' && data.some((day) => typeof day === 'string')
          ? data.slice(0, data.length).map((day) => (typeof day === 'string' ? new Date(day) : day))
          : data) as unknown[],
      })) as never,
      codec,
      compressors: { ZSTD: (bytes) => compress(bytes as never, 3) },
      rowGroupSize,
      pageSize: 64_000,
      statisticsTruncateLength: Infinity,
      kvMetadata: Object.entries(meta).map(([key, value]) => ({ key, value })),
    }),
  );
}

/** The same from pieces of rows as they come, a row group each: only what is written is held. Any column may lack a value. */
export async function parquetOfPieces(
  columns: readonly Pick<Column, 'name' | 'type'>[],
  pieces: AsyncIterable<readonly Column['data'][]>,
): Promise<Uint8Array> {
  await ready();
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({
    writer,
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, type }) => ({
        name,
        ...PHYSICAL[type],
        repetition_type: 'OPTIONAL' as const,
      })),
    ],
    codec: 'ZSTD',
    compressors: { ZSTD: (bytes) => compress(bytes as never, 3) },
    statisticsTruncateLength: Infinity,
  });
  for await (const piece of pieces)
    await parquet.write({
      columnData: columns.map(({ name }, at) => ({ name, data: piece[at] as unknown[] })) as never,
      rowGroupSize: Math.max(1, piece[0]!.length),
      pageSize: 64_000,
    });
  await parquet.finish();
  return new Uint8Array(writer.getBuffer());
}

export interface ParquetFile {
  path: string;
  file: ByteFile;
  metadata: FileMetaData;
  close(): Promise<void>;
}

export async function openParquet(path: string, io: Io): Promise<ParquetFile> {
  const opened = await io.openBytes(path);
  if (!opened.ok) throw new CliError(readFailure(path, opened.why), EXIT.unreadable);
  try {
    await ready();
    return { path, ...opened, metadata: await parquetMetadataAsync(opened.file) };
  } catch (error) {
    await opened.close();
    throw new CliError(
      `${path}: not a Parquet file (${(error as Error).message})`,
      EXIT.unreadable,
    );
  }
}

/** What lies behind a sound end may be broken all the same. */
const broken = (path: string, error: unknown): CliError =>
  new CliError(`${path}: broken Parquet (${(error as Error).message})`, EXIT.unreadable);

/** A column without a value, by the file's own count: a store that states no sizes has such for years. */
const saysNothing = ({ row_groups }: FileMetaData, name: string): boolean =>
  row_groups.every(({ columns, num_rows }) => {
    const { statistics } =
      columns.find(({ meta_data }) => meta_data?.path_in_schema[0] === name)?.meta_data ?? {};
    return statistics?.null_count !== undefined && BigInt(statistics.null_count) === num_rows;
  });

/** Values of some columns between two rows; days as numbers since 1970, other values as Parquet has them. */
export async function readColumns(
  { path, file, metadata }: Omit<ParquetFile, 'close'>,
  columns: readonly string[],
  rowStart = 0,
  rowEnd = Number(metadata.num_rows),
): Promise<Record<string, unknown[]>> {
  const out: Record<string, unknown[]> = Object.fromEntries(
    columns.map((name) => [name, new Array<unknown>(rowEnd - rowStart)]),
  );
  const empty = columns.filter((name) => saysNothing(metadata, name));
  for (const name of empty) out[name] = new Array<null>(rowEnd - rowStart).fill(null);
  const told = columns.filter((name) => !empty.includes(name));
  if (told.length === 0) return out;
  await parquetRead({
    file,
    metadata,
    columns: told,
    rowStart,
    rowEnd,
    compressors,
    parsers: { dateFromDays: (days: number) => days },
    onChunk({ columnName, columnData, rowStart: from }) {
      const values = out[columnName]!;
      const first = Math.max(0, rowStart - from);
      const end = Math.min(columnData.length, rowEnd - from);
      for (let at = first; at < end; at++) values[from + at - rowStart] = columnData[at];
    },
  }).catch((error: unknown) => {
    throw broken(path, error);
  });
  return out;
}

export const isParquet = (path: string): boolean => /\.parquet$/i.test(path);

/** The rows of a foreign Parquet file as objects, some ten thousand at a time. */
export async function* parquetRows(path: string, io: Io): AsyncGenerator<Record<string, unknown>> {
  const { parquetReadObjects } = await import('hyparquet');
  const opened = await openParquet(path, io);
  try {
    let start = 0;
    for (const { num_rows } of opened.metadata.row_groups) {
      const end = start + Number(num_rows);
      for (let from = start; from < end; from += PIECE)
        yield* (await parquetReadObjects({
          file: opened.file,
          metadata: opened.metadata,
          compressors,
          rowStart: from,
          rowEnd: Math.min(end, from + PIECE),
        }).catch((error: unknown) => {
          throw broken(path, error);
        })) as Record<string, unknown>[];
      start = end;
    }
  } finally {
    await opened.close();
  }
}
const PIECE = 20_000;
