import { parquetMetadata, type RowGroup } from 'hyparquet';
import {
  HISTORY_DAYS,
  joinedRuns,
  MOST_HISTORY_BYTES,
  priceRuns,
  type PriceRun,
  type PublishedHistory,
} from '../../engine';
import { pointsOf } from '../history/series';
import type { Io } from '../io';
import { dayNumber, dayText, parquetBytes, type Column } from '../parquet';
import type { Run } from './runs';
import type { StoreHistory } from './storeBook';

/** A store's prices of a year in the form that the page reads by ranges. */
export interface PageHistory extends PublishedHistory {
  content: Uint8Array;
  products: number;
  /** The dearest product to read: footer and row group, in bytes. */
  most: number;
}

/** About what a row group costs in the footer, in rows of prices: both together are least where groups grow with the root. */
const ROWS_OF_A_GROUP = 60;
const LEAST_ROWS = 500;

/** Null where the store has no price of the last year, or where one product would cost more than the page may read. */
export async function pageHistory(
  history: StoreHistory,
  io: Io,
): Promise<PageHistory | 'empty' | 'too-large'> {
  const products = await productsOf(history);
  if (products.length === 0) return 'empty';
  const columns = columnsOf(products);
  const rowGroupSize = groupSizes(products);
  // The footer carries the checksums of the groups, which stand there before it is written.
  const draft = await parquetBytes(columns, options(rowGroupSize, []));
  const sums = rangesOf(draft).map(({ start, end }) => io.sha256(draft.subarray(start, end)));
  const content = await parquetBytes(columns, options(rowGroupSize, sums));
  const footer = footerOf(content);
  const sha256 = io.sha256(content.subarray(content.length - footer));
  const most = footer + Math.max(...rangesOf(content).map(({ start, end }) => end - start));
  if (most > MOST_HISTORY_BYTES) return 'too-large';
  return {
    file: `history/${history.store.id}-${sha256.slice(0, 12)}.parquet`,
    bytes: content.length,
    footer,
    sha256,
    content,
    products: products.length,
    most,
  };
}

interface Product {
  name: string;
  runs: PriceRun[];
}

/** Products with their prices of the last year, by name as the page compares texts. */
async function productsOf(history: StoreHistory): Promise<Product[]> {
  const last = history.days.at(-1);
  if (last === undefined) return [];
  const first = last - HISTORY_DAYS + 1;
  const ids = history.products.flatMap(({ lastDay }, id) => (lastDay >= first ? [id] : []));
  const runs = await history.runsOf(ids);
  return ids
    .map((id) => ({
      name: history.products[id]!.product.name,
      runs: followed(runs.get(id)!, history, first),
    }))
    .filter((product) => product.runs.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** One price a day: of a name at several prices the one that `history` follows. */
function followed(
  runs: readonly Run[],
  { days }: Pick<StoreHistory, 'days'>,
  first: number,
): PriceRun[] {
  const sorted = [...runs].sort((a, b) => a.from - b.from);
  const overlap = sorted.some((run, at) => at > 0 && run.from <= sorted[at - 1]!.to);
  const all = overlap
    ? priceRuns(pointsOf(runs, { days }, { from: null, to: null }))
    : joinedRuns(
        sorted.map(({ from, to, price, loyalty }) => ({
          from: dayText(from),
          to: dayText(to),
          price,
          loyaltyPrice: Number.isNaN(loyalty) ? null : loyalty,
        })),
      );
  const start = dayText(first);
  return all
    .filter(({ to }) => to >= start)
    .map((run) => ({ ...run, from: run.from < start ? start : run.from }));
}

function columnsOf(products: readonly Product[]): Column[] {
  const rows = products.flatMap(({ name, runs }) => runs.map((run) => ({ name, ...run })));
  const of = (read: (row: (typeof rows)[number]) => string | number | null): Column['data'] =>
    rows.map(read);
  const plain = { statistics: false } as const;
  return [
    { name: 'name', type: 'STRING', data: of(({ name }) => name) },
    { name: 'valid_from', type: 'DATE', data: of(({ from }) => dayNumber(from)), ...plain },
    { name: 'valid_to', type: 'DATE', data: of(({ to }) => dayNumber(to)), ...plain },
    { name: 'price', type: 'DOUBLE', data: of(({ price }) => price), ...plain },
    { name: 'loyalty_price', type: 'DOUBLE', data: of((row) => row.loyaltyPrice), ...plain },
  ];
}

/** Rows of each group; a product is never cut in two. */
function groupSizes(products: readonly Product[]): number[] {
  const rows = products.reduce((sum, { runs }) => sum + runs.length, 0);
  const enough = Math.max(LEAST_ROWS, Math.sqrt(rows * ROWS_OF_A_GROUP));
  const sizes = [0];
  for (const { runs } of products) {
    if (sizes.at(-1)! >= enough) sizes.push(0);
    sizes[sizes.length - 1]! += runs.length;
  }
  return sizes;
}

const options = (rowGroupSize: number[], sums: readonly string[]) => ({
  rowGroupSize,
  codec: 'SNAPPY' as const,
  meta: {
    'basketwise.table': 'history',
    'basketwise.version': '1',
    /** Half of each checksum: enough to know a group by. */
    'basketwise.groups': sums.map((sum) => sum.slice(0, 32)).join(' '),
  },
});

const footerOf = (content: Uint8Array): number =>
  new DataView(content.buffer, content.byteOffset, content.byteLength).getUint32(
    content.length - 8,
    true,
  ) + 8;

const rangesOf = (content: Uint8Array): { start: number; end: number }[] =>
  parquetMetadata(content).row_groups.map(rangeOf);

/** Where a row group stands: all its columns, one behind the other. */
function rangeOf({ columns }: RowGroup): { start: number; end: number } {
  const parts = columns.map(({ meta_data: column }) => {
    const start = Number(column!.dictionary_page_offset ?? column!.data_page_offset);
    return { start, end: start + Number(column!.total_compressed_size) };
  });
  return {
    start: Math.min(...parts.map(({ start }) => start)),
    end: Math.max(...parts.map(({ end }) => end)),
  };
}
