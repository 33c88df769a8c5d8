// One product's prices of a published Parquet file: its footer, then the one row group that can hold the product.
import { parquetMetadata, parquetReadObjects, type FileMetaData, type RowGroup } from 'hyparquet';
import { isCount, MOST_HISTORY_BYTES, type PriceRun, type PublishedHistory } from '../../engine';
import { sha256 } from '../offline/keptFiles';
import { damaged, readPart, type Part, type RangeFetch } from './ranges';

const GROUPS = 'basketwise.groups';

/**
 * The runs of a product's prices, oldest first; none where the file does not know it. At most MOST_HISTORY_BYTES are asked
 * for. Throws, in words for the shopper, where the file does not come or is not the one that catalogue.json describes.
 */
export async function readHistory(
  { file, bytes, footer, sha256: sum }: PublishedHistory,
  name: string,
  { signal, fetchFrom }: { signal: AbortSignal; fetchFrom?: RangeFetch },
): Promise<PriceRun[]> {
  const read = (part: Part): Promise<Uint8Array<ArrayBuffer>> =>
    readPart(`/${file}`, part, bytes, { signal, fetchFrom });
  const end = await read({ start: bytes - footer, end: bytes });
  await mustHave(end, sum);
  const metadata = understood(() => parquetMetadata(end));
  const at = metadata.row_groups.findIndex((group) => mayHold(group, name));
  if (at < 0) return [];
  const part = partOf(metadata.row_groups[at]!);
  if (part.end > bytes - footer || part.end - part.start + footer > MOST_HISTORY_BYTES)
    throw damaged();
  const group = await read(part);
  await mustHave(group, groupSum(metadata, at));
  return runsIn(await rowsOf(metadata, at, part, group, bytes), name);
}

/** A checksum, or its beginning. Where the page is not served safely it cannot be told. */
async function mustHave(content: Uint8Array<ArrayBuffer>, sum: string): Promise<void> {
  if (!globalThis.crypto?.subtle) return;
  if (sum === '' || !(await sha256(content)).startsWith(sum)) throw damaged();
}

const groupSum = ({ key_value_metadata: said }: FileMetaData, at: number): string =>
  said?.find(({ key }) => key === GROUPS)?.value?.split(' ')[at] ?? '';

/** What cannot be decoded is damaged, in whichever words its reader says so. */
function understood<T>(decode: () => T): T {
  try {
    return decode();
  } catch {
    throw damaged();
  }
}

function mayHold({ columns }: RowGroup, name: string): boolean {
  const { min_value: low, max_value: high } = columns[0]?.meta_data?.statistics ?? {};
  return typeof low === 'string' && typeof high === 'string' && low <= name && name <= high;
}

/** All columns of a row group stand one behind the other. */
function partOf({ columns }: RowGroup): Part {
  const parts = columns.map(({ meta_data: column }) => {
    const start = Number(column?.dictionary_page_offset ?? column?.data_page_offset);
    return { start, end: start + Number(column?.total_compressed_size) };
  });
  const part = {
    start: Math.min(...parts.map(({ start }) => start)),
    end: Math.max(...parts.map(({ end }) => end)),
  };
  if (!isCount(part.start) || !isCount(part.end) || part.end <= part.start) throw damaged();
  return part;
}

async function rowsOf(
  metadata: FileMetaData,
  at: number,
  part: Part,
  group: Uint8Array<ArrayBuffer>,
  byteLength: number,
): Promise<Record<string, unknown>[]> {
  const rowStart = metadata.row_groups
    .slice(0, at)
    .reduce((rows, { num_rows }) => rows + Number(num_rows), 0);
  const slice = (start: number, end = byteLength): ArrayBuffer => {
    if (start < part.start || end > part.end) throw damaged();
    return group.buffer.slice(start - part.start, end - part.start);
  };
  try {
    return await parquetReadObjects({
      file: { byteLength, slice },
      metadata,
      rowStart,
      rowEnd: rowStart + Number(metadata.row_groups[at]!.num_rows),
      parsers: { dateFromDays: (days: number) => days } as never,
    });
  } catch {
    throw damaged();
  }
}

const DAY_MS = 86_400_000;
/** Days counted from 1970; what is no such count is no day to the engine either. */
const dayText = (day: unknown): string =>
  isCount(day) && day < 100_000 ? new Date(day * DAY_MS).toISOString().slice(0, 10) : '';

const runsIn = (rows: readonly Record<string, unknown>[], name: string): PriceRun[] =>
  rows
    .filter((row) => row['name'] === name)
    .map((row) => ({
      from: dayText(row['valid_from']),
      to: dayText(row['valid_to']),
      price: row['price'] as number,
      loyaltyPrice: (row['loyalty_price'] as number | null) ?? null,
    }));
