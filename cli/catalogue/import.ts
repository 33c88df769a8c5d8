import Papa from 'papaparse';
import { counted, type Store } from '../../engine';
import { CliError, EXIT, type ExitCode, type Io } from '../io';
import { clean } from '../render/text';
import { SOURCE_FORMATS, type FormatName } from './formats';
import { worst, type Verdict } from './gate';
import { MANIFEST, manifestWith, readManifest, refusedEntry, type ManifestEntry } from './manifest';
import { gateAt } from './gateHistory';
import { NO_TABLES, openPricesTables } from './openPrices';
import { recordsOf, type SourceLayout } from './records';
import {
  COLUMNS,
  type ClearedCell,
  type ImportedRow,
  type Reading,
  type Skip,
  type SourceRecord,
} from './rows';
import { snapshotOf, type Snapshot } from './snapshot';
import { storeNamed } from '../stores';

export interface ImportOptions {
  store: string;
  from: FormatName;
  map: Partial<Record<keyof ImportedRow, string>>;
  date?: string;
  /** Names of the columns of a table without a header. */
  columns?: readonly string[];
  currency: string;
  locations?: string;
  products?: string;
  out: string;
  force?: boolean;
}

/**
 * price-compare catalogue import FILE --store TESCO: reads a foreign price file row by row, writes the store's CSV and
 * its manifest entry. Nothing is written unless everything could be read. What the gate refuses is not written either:
 * the store's file stays, and its manifest entry says that a newer one was refused.
 */
export async function importCommand(
  file: string,
  options: ImportOptions,
  io: Io,
): Promise<ExitCode> {
  const store = await storeNamed(options.store, [options.out], io, 'any');
  if ((options.date ?? '') > io.today())
    throw new CliError(`--date ${options.date} is in the future`, EXIT.usage);
  const { rows, skipped, emptied, read } = await rowsOf(file, store, options, io);
  if (rows.length === 0)
    throw new CliError(
      `${file}: none of its ${read} rows gives a product${skipped.size ? ` (${counts(skipped)})` : ''}; nothing was written`,
      EXIT.unreadable,
    );
  const text = textOf(rows);
  const date = dayOf(rows, options);
  const snapshot = snapshotOf(store, date ?? 'new', text);
  const entry: ManifestEntry = {
    store: store.storedName,
    file: store.file,
    rows: snapshot.report.rows,
    products: snapshot.report.products,
    date,
    source: options.from === 'csv' ? file.split(/[/\\]/).at(-1)! : options.from,
    sha256: io.sha256(text),
    ...(options.currency === 'GBP' ? {} : { currency: options.currency }),
  };
  // What the engine takes for one product, so that the counts add up.
  const { repeats, skipped: unread } = snapshot.report;
  if (repeats) count(skipped, 'a repeat in another category', 0, undefined, repeats);
  if (unread) count(skipped, 'price cannot be read', 0, undefined, unread);
  const verdict = await io.exclusive(options.out, () =>
    putInPlace(snapshot, entry, text, options, io),
  );
  io.out(
    `${io.join(options.out, store.file)}: ${counted(entry.products, 'product')} of ${counted(read, 'row')}, prices of ${entry.date ?? 'a day that is not stated'}\n`,
  );
  if (skipped.size) io.out(`left out: ${clean(counts(skipped))}\n`);
  if (emptied.size) io.out(`left empty: ${clean(counts(emptied))}\n`);
  return worst([{ verdict }]);
}

/** The store's CSV, without the columns of which nothing is known. */
function textOf(rows: readonly ImportedRow[]): string {
  const used = COLUMNS.filter(
    (column) => column === 'category' || rows.some((row) => row[column] !== ''),
  );
  const data = rows.map((row) => used.map((column) => row[column]));
  return `${Papa.unparse({ fields: [...used], data }, { newline: '\n' })}\n`;
}

async function putInPlace(
  snapshot: Snapshot,
  entry: ManifestEntry,
  text: string,
  { out, force }: ImportOptions,
  io: Io,
): Promise<Verdict> {
  const { store } = snapshot;
  const entries = await readManifest(out, io);
  const before = entries.find((known) => known.store === store.storedName);
  const gate = await gateAt(out, entries, io);
  const { verdict, reason } = gate.judge(snapshot);
  io.err(`${verdict}: ${reason}\n`);
  if (verdict === 'refuse' && !force) {
    if (before)
      await write(
        out,
        [],
        manifestWith(entries, [refusedEntry(before, { date: entry.date, reason })]),
        io,
      );
    throw new CliError(
      `${io.join(out, store.file)} was left as it is${before ? ', and catalogue.json says that a newer file was refused' : ''}; --force replaces it all the same`,
      EXIT.refused,
    );
  }
  if (verdict === 'refuse') gate.force(snapshot);
  await write(
    out,
    [{ name: store.file, text }],
    manifestWith(entries, [{ ...entry, accepted: gate.counts(snapshot) }]),
    io,
  );
  return verdict;
}

/** Files and manifest in one step. */
export async function write(
  folder: string,
  files: readonly { name: string; text: string }[],
  manifest: string,
  io: Io,
): Promise<void> {
  const written = await io.replaceFiles(folder, [...files, { name: MANIFEST, text: manifest }]);
  if (!written.ok)
    throw new CliError(`${folder}: cannot be written (${written.why})`, EXIT.unreadable);
}

/** The last day on which a price was seen: --date states that of the rows that state none, and does not make old prices new. Null where nobody says. */
function dayOf(rows: readonly ImportedRow[], { date, from }: ImportOptions): string | null {
  if (date !== undefined && SOURCE_FORMATS[from].day === 'since') return date;
  return (
    rows
      .map(({ price_date }) => price_date || (date ?? ''))
      .reduce((last, day) => (day > last ? day : last)) || null
  );
}

/** Why -> how often, and the first such cell where its text says more. */
type Counted<Why extends string> = Map<Why, { count: number; first: string }>;
const counts = (counted: Counted<string>): string =>
  [...counted].map(([why, { count, first }]) => `${count} ${why}${first}`).join(', ');
function count<Why extends string>(
  counted: Counted<Why>,
  why: Why,
  row: number,
  text: string | undefined,
  times = 1,
): void {
  const known = counted.get(why);
  if (known) known.count += times;
  else
    counted.set(why, {
      count: times,
      first:
        text === undefined
          ? ''
          : ` (the first in row ${row}: "${text.replace(/\s+/g, ' ').slice(0, 40)}")`,
    });
}

/** Of each product the rows of its last day: one name at two prices on one day stays two products, as everywhere. */
class LatestRows {
  private readonly products = new Map<string, { day: string; rows: Map<string, ImportedRow> }>();

  /** What is left out for it: the row itself, or the rows of an earlier day. */
  add(row: ImportedRow): { why: Skip; times: number } | null {
    const key = `${row.name}\n${row.gtin}`;
    const own = `${row.price}\n${row.category}`;
    const known = this.products.get(key);
    if (!known || row.price_date > known.day) {
      this.products.set(key, { day: row.price_date, rows: new Map([[own, row]]) });
      return known ? { why: 'an older price', times: known.rows.size } : null;
    }
    if (row.price_date < known.day) return { why: 'an older price', times: 1 };
    if (known.rows.has(own)) return { why: 'a repeat', times: 1 };
    known.rows.set(own, row);
    return null;
  }

  rows = (): ImportedRow[] => [...this.products.values()].flatMap(({ rows }) => [...rows.values()]);
}

interface RowsRead {
  rows: ImportedRow[];
  skipped: Counted<Skip>;
  emptied: Counted<ClearedCell>;
  read: number;
}

/** Every product once: of several days the last one up to --date counts. */
async function rowsOf(
  file: string,
  store: Store,
  options: ImportOptions,
  io: Io,
): Promise<RowsRead> {
  io.spareMemory();
  const format = SOURCE_FORMATS[options.from];
  const known = {
    file,
    store,
    map: options.map,
    currency: options.currency,
  };
  const context =
    options.from === 'open-prices'
      ? { ...known, tables: await openPricesTables(file, options, known, io) }
      : { ...known, tables: NO_TABLES };
  const layout = { layout: format.layout, columns: options.columns ?? null };
  const sieve = new Sieve(options.date ?? null, io.today());
  const progress = io.progress('rows');
  let reader: ReturnType<typeof format.reader> | null =
    format.layout === 'table' ? null : format.reader(null, context);
  try {
    for await (const record of recordsOf(file, layout, io, progress)) {
      if (!('cells' in record)) {
        reader = format.reader(record, context);
        continue;
      }
      progress.update(sieve.read + 1);
      sieve.take(readingOf(record, layout, reader!), record.row);
    }
  } finally {
    progress.stop();
  }
  return sieve.result();
}

function readingOf(
  record: SourceRecord,
  layout: SourceLayout,
  reader: (record: SourceRecord) => Reading,
): Reading {
  if (isHeader(record, layout)) return { kind: 'skip', why: 'the header again' };
  // "2,99" without quotes would be a price of £2.
  const { surplus } = record;
  return surplus === undefined
    ? reader(record)
    : { kind: 'skip', why: 'more cells than columns', text: surplus };
}
/** Of tables that were joined: each cell is the name of its column. */
const isHeader = ({ cells }: SourceRecord, { layout }: SourceLayout): boolean =>
  layout === 'table' &&
  Object.entries(cells).every(
    ([column, cell]) => cell.trim().toLowerCase() === column.toLowerCase(),
  );

/** Keeps the rows that count, and counts the others by their reason. */
class Sieve {
  read = 0;
  private readonly skipped: RowsRead['skipped'] = new Map();
  private readonly emptied: RowsRead['emptied'] = new Map();
  private readonly products = new LatestRows();

  constructor(
    private readonly date: string | null,
    private readonly today: string,
  ) {}

  take(reading: Reading, at: number): void {
    this.read++;
    if (reading.kind === 'skip') return count(this.skipped, reading.why, at, reading.text);
    const { row } = reading;
    for (const { why, text } of reading.emptied ?? []) count(this.emptied, why, at, text);
    if (row.price_date > (this.date ?? this.today)) {
      const why = this.date === null ? 'a day in the future' : 'a price of a later day';
      return count(this.skipped, why, at, undefined);
    }
    const left = this.products.add(row);
    if (left) count(this.skipped, left.why, at, undefined, left.times);
  }

  result(): RowsRead {
    const { skipped, emptied, read } = this;
    return { rows: this.products.rows(), skipped, emptied, read };
  }
}
