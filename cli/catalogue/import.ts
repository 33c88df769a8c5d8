import Papa from 'papaparse';
import { plural } from '../../engine';
import { CliError, EXIT, type ExitCode, type Io } from '../io';
import { storeNamed } from '../loadSources';
import { SOURCE_FORMATS, type FormatName } from './formats';
import { Gate, worst } from './gate';
import { manifestWith, readManifest, type ManifestEntry } from './manifest';
import { recordsOf } from './records';
import { COLUMNS, type ImportedRow, type Skip } from './rows';
import { snapshotOf, snapshotsIn } from './snapshot';

export interface ImportOptions { store: string; from: FormatName; map: Partial<Record<keyof ImportedRow, string>>; date?: string; out: string; force?: boolean }

/**
 * price-compare catalogue import FILE --store TESCO: reads a foreign price file row by row, writes the store's CSV and
 * its manifest entry. Nothing is written unless everything could be read and the gate lets it pass.
 */
export async function importCommand(file: string, options: ImportOptions, io: Io): Promise<ExitCode> {
  const store = storeNamed(options.store);
  const { rows, skipped, read } = await rowsOf(file, options, io);
  const reasons = [...skipped].map(([why, count]) => `${count} ${why}`).join(', ');
  if (rows.length === 0) throw new CliError(`${file}: none of its ${read} rows gives a product${reasons ? ` (${reasons})` : ''}; nothing was written`, EXIT.unreadable);
  const used = COLUMNS.filter((column) => column === 'name' || column === 'price' || column === 'category' || rows.some((row) => row[column] !== ''));
  const text = `${Papa.unparse({ fields: [...used], data: rows.map((row) => used.map((column) => row[column])) }, { newline: '\n' })}\n`;
  const snapshot = snapshotOf(store, options.date ?? 'new', text);
  const entries = await readManifest(options.out, io);
  const before = entries.find((entry) => entry.store === store.storedName);
  const gate = new Gate();
  if (before?.source !== 'sample') for await (const old of snapshotsIn(options.out, io)) if (old.store.id === store.id) gate.judge(old);
  const judgement = gate.judge(snapshot);
  io.err(`${judgement.verdict}: ${judgement.reason}\n`);
  if (judgement.verdict === 'refuse' && !options.force) throw new CliError(`${io.join(options.out, store.file)} was left as it is; --force replaces it all the same`, EXIT.usage);
  const entry: ManifestEntry = {
    store: store.storedName, file: store.file, rows: snapshot.report.rows, products: snapshot.report.products,
    date: options.date ?? latest(rows), source: options.from === 'csv' ? file.split(/[/\\]/).at(-1)! : options.from, sha256: io.sha256(text),
  };
  const written = await io.replaceFiles([{ path: io.join(options.out, store.file), text }, { path: io.join(options.out, 'catalogue.json'), text: manifestWith(entries, [entry]) }]);
  if (!written.ok) throw new CliError(`${options.out}: cannot be written (${written.why}); what was there is unchanged`, EXIT.unreadable);
  io.out(`${io.join(options.out, store.file)}: ${entry.products} ${plural(entry.products, 'product')} of ${read} ${plural(read, 'row')}, prices of ${entry.date ?? 'a day that is not stated'}\n`);
  if (reasons) io.out(`left out: ${reasons}\n`);
  return worst([judgement]) === 1 ? EXIT.nothing : EXIT.compared;
}

const latest = (rows: readonly ImportedRow[]): string | null => rows.reduce<string | null>((best, { price_date }) => (price_date && (best === null || price_date > best) ? price_date : best), null);

/** Every product once: of several days the last one up to --date counts. */
async function rowsOf(file: string, options: ImportOptions, io: Io): Promise<{ rows: ImportedRow[]; skipped: Map<Skip, number>; read: number }> {
  const format = SOURCE_FORMATS[options.from];
  const skipped = new Map<Skip, number>();
  const skip = (why: Skip): void => { skipped.set(why, (skipped.get(why) ?? 0) + 1); };
  const products = new Map<string, ImportedRow>();
  const context = { file, store: storeNamed(options.store), map: options.map };
  const progress = io.progress('rows');
  let reader: ReturnType<typeof format.reader> | null = format.layout === 'table' ? null : format.reader(null, context);
  let read = 0;
  try {
    for await (const record of recordsOf(file, format.layout, io)) {
      if (!('cells' in record)) { reader = format.reader(record, context); continue; }
      progress.update(++read);
      const reading = reader!(record);
      if (reading.kind === 'skip') { skip(reading.why); continue; }
      const { row } = reading;
      if (options.date && row.price_date > options.date) { skip('an older price'); continue; }
      // One name at two prices on one day stays two products, as everywhere.
      const key = row.price_date ? `${row.name}\n${row.gtin}` : `${row.name}\n${row.price}\n${row.gtin}\n${row.category}`;
      const known = products.get(key);
      if (known) skip('an older price');
      if (!known || row.price_date >= known.price_date) products.set(key, row);
    }
  } finally {
    progress.stop();
  }
  return { rows: [...products.values()], skipped, read };
}
