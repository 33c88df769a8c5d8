import type { Io } from '../io';
import { toCsv } from '../render/csv';
import {
  ROW_FORMATS,
  writeParquetRows,
  writeRows,
  writeText,
  type RowFormat,
  type Rows,
} from '../render/rows';
import { clustersOf, type Asked, type ClusterProduct } from './cluster';
import type { ShownMatch } from './task';

/** How answers are written: as JSON lines, each store's matches in a task's line, or as rows, one a match. */
export interface AnswerOptions {
  format: RowFormat;
  output?: string;
}
export const ANSWER_FORMATS = ROW_FORMATS;

/** A match as a row. A store that was looked at without a match has a row with the verdict "none". */
export interface MatchRow extends Omit<ShownMatch, 'name' | 'reasons' | 'verdict'> {
  id: string;
  store: string;
  rank: number;
  product: string;
  verdict: ShownMatch['verdict'] | 'none';
  /** Joined by "; ". */
  reasons: string;
}
export type MatchCells = { [Name in keyof MatchRow]: MatchRow[Name] | null };
const COLUMNS: Rows<MatchCells>['columns'] = {
  id: 'STRING',
  store: 'STRING',
  rank: 'INT32',
  product: 'STRING',
  price: 'DOUBLE',
  similarity: 'DOUBLE',
  verdict: 'STRING',
  reasons: 'STRING',
  size: 'STRING',
  unitPrice: 'DOUBLE',
  unit: 'STRING',
  category: 'STRING',
  barcode: 'STRING',
  priceDate: 'STRING',
};
const NOTHING = Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, null])) as MatchCells;

interface Answer {
  id: string | number;
  matches: Record<string, ShownMatch[]>;
}

function rowsOf({ id, matches }: Answer): MatchCells[] {
  return Object.entries(matches).flatMap(([store, found]): MatchCells[] =>
    found.length === 0
      ? [{ ...NOTHING, id: String(id), store, verdict: 'none' as const }]
      : found.map(({ name, reasons, ...match }, at) => ({
          ...NOTHING,
          ...match,
          id: String(id),
          store,
          rank: at + 1,
          product: name,
          reasons: reasons.join('; '),
        })),
  );
}

/** Answer lines in the asked format, written as they come; of Parquet the finished pieces are held. */
export async function writeAnswers(
  lines: AsyncIterable<string>,
  { format, output }: AnswerOptions,
  io: Io,
): Promise<void> {
  if (format !== 'parquet') return writeText(TEXT[format](lines), output, io);
  await writeParquetRows(COLUMNS, allRows(lines), output, io);
}

async function* allRows(lines: Lines): AsyncGenerator<MatchCells> {
  for await (const line of lines) yield* rowsOf(JSON.parse(line) as Answer);
}

type Lines = AsyncIterable<string>;
const TEXT: Record<Exclude<RowFormat, 'parquet'>, (lines: Lines) => AsyncGenerator<string>> = {
  async *jsonl(lines) {
    for await (const line of lines) yield `${line}\n`;
  },
  async *json(lines) {
    let count = 0;
    for await (const line of lines) yield `${count++ ? ',' : '['}\n${line}`;
    yield count ? '\n]\n' : '[]\n';
  },
  async *csv(lines) {
    yield `${Object.keys(COLUMNS).join(',')}\n`;
    for await (const line of lines) {
      const rows = rowsOf(JSON.parse(line) as Answer);
      if (rows.length) yield toCsv(rows.map(inOrder), false);
    }
  },
};
const inOrder = (row: MatchCells): Record<string, string | number | null> =>
  Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, row[name as keyof MatchCells]]));

/** A product with the id of the thing that it is; products of one id, in several stores, are the same thing. */
export interface ClusterRow {
  /** Made from its first product's store and name: the same from day to day while that product is there. */
  cluster: string;
  /** Stores that have it. */
  stores: number;
  store: string;
  product: string;
  price: number;
  category: string;
  barcode: string | null;
}
const CLUSTER_COLUMNS: Rows<ClusterRow>['columns'] = {
  cluster: 'STRING',
  stores: 'INT32',
  store: 'STRING',
  product: 'STRING',
  price: 'DOUBLE',
  category: 'STRING',
  barcode: 'STRING',
};
const ID_DIGITS = 12;

/** Answer lines of `match --all --cluster` -> a row a product. */
export async function writeClusters(lines: Lines, options: AnswerOptions, io: Io): Promise<void> {
  const answers: Asked[] = [];
  for await (const line of lines) answers.push(JSON.parse(line) as Asked);
  const rows = clustersOf(answers).flatMap(({ products }) => {
    const [{ store, name }] = products as [ClusterProduct];
    const cluster = io.sha256(`${store}\t${name}`).slice(0, ID_DIGITS);
    return products.map((product): ClusterRow => ({
      cluster,
      stores: products.length,
      store: product.store,
      product: product.name,
      price: product.price,
      category: product.category,
      barcode: product.barcode,
    }));
  });
  await writeRows({ columns: CLUSTER_COLUMNS, rows }, options, io, () => '');
}
