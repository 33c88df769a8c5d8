import {
  buildCatalogue,
  DEFAULT_STORES,
  describeIssue,
  findStore,
  counted,
  storesWith,
  type Catalogue,
  type CatalogueSource,
  type Issue,
  type Store,
  type StoreCatalogue,
} from '../engine';
import { findManifest, MANIFEST, type ManifestEntry } from './catalogue/manifest';
import { readPreparedFile } from './catalogue/preparedFile';
import { readStoreFile } from './catalogue/storeFile';
import { CliError, EXIT, namesIn, readFailure, type Io } from './io';
import { includesStore, inOrder } from './stores';

export interface Loaded {
  catalogue: Catalogue;
  issues: Issue[];
  /** Stores without a usable file, with the reason. */
  absent: { store: Store; why: string }[];
}

/** What catalogue.json of a folder says of each store; nothing when there is none (dates are never guessed). */
async function manifestOf(folder: string, io: Io): Promise<Map<string, ManifestEntry>> {
  const { entries, fault } = await findManifest(folder, io);
  if (fault !== null) io.err(`${fault}; what stands there is not used\n`);
  return new Map(entries.map((entry) => [entry.store, entry]));
}

/**
 * The stores of a folder: the specification's five, whether they have a file or not, every other that has one, and those
 * that only the manifest names.
 */
const storesIn = (files: readonly string[], inManifest: Iterable<string>): Store[] =>
  storesWith(inManifest).filter(
    (store) => store.inSpecification || files.includes(store.file) || !findStore(store.storedName),
  );

/** Reads the price files of a folder and builds the catalogue; a file that cannot be used is named on stderr. */
export async function loadCatalogue(
  folder: string,
  io: Io,
  asked: readonly Store[] | null = null,
  /** The stores whose absence matters; none: each of those that are loaded. */
  meant: readonly Store[] = [],
): Promise<Loaded> {
  const names = await namesIn(folder, io, 'folder of price files');
  const manifest = await manifestOf(folder, io);
  const wanted = asked ? inOrder(asked) : storesIn(names, manifest.keys());
  if (asked === null && meant.length === 0) tellUnknown(names, wanted, io);
  const absent: Loaded['absent'] = [];
  const catalogue: Catalogue = { stores: {} };
  const issues: Issue[] = [];
  for (const store of wanted) {
    const read = await shelfOf(folder, store, manifest.get(store.storedName), io);
    if ('why' in read) absent.push({ store, why: read.why });
    else {
      catalogue.stores[store.storedName] = read.shelf;
      issues.push(...read.issues);
    }
  }
  io.status(null);
  for (const issue of issues)
    if (issue.row === null && issue.skipped) {
      absent.push({
        store: wanted.find(({ storedName }) => storedName === issue.store)!,
        why: describeIssue(issue),
      });
      delete catalogue.stores[issue.store];
    }
  const missed = absent.filter(({ store }) => meant.length === 0 || includesStore(meant, store));
  tell(issues, missed, io);
  if (Object.keys(catalogue.stores).length === 0)
    throw new CliError(
      `${folder}: no usable price file (expected ${DEFAULT_STORES.map((store) => store.file).join(', ')})`,
      EXIT.unreadable,
    );
  return { catalogue, issues, absent };
}

/** A store out of its prepared file, else of its price file, or why there is none. */
async function shelfOf(
  folder: string,
  store: Store,
  entry: ManifestEntry | undefined,
  io: Io,
): Promise<{ shelf: StoreCatalogue; issues: Issue[] } | { why: string }> {
  io.status(`loading ${store.file} …`);
  const prepared = await readPreparedFile(folder, store, entry, io);
  if (prepared) return prepared;
  const source = await sourceOf(folder, store, entry, io);
  if ('why' in source) return source;
  const { catalogue, issues } = buildCatalogue([source]);
  return { shelf: catalogue.stores[store.storedName]!, issues };
}

/** The price file of a store with what catalogue.json says of it, or why there is none. */
async function sourceOf(
  folder: string,
  store: Store,
  entry: ManifestEntry | undefined,
  io: Io,
): Promise<CatalogueSource | { why: string }> {
  const { read, described } = await readStoreFile(folder, store, entry, io);
  if (!read.ok) return { why: readFailure(store.file, read.why) };
  if (described === false)
    io.err(
      `${store.file}: not the file that catalogue.json describes (another checksum), so the day of its prices is not known\n`,
    );
  const known = described === false ? undefined : entry;
  return {
    store: store.storedName,
    file: store.file,
    text: read.text,
    date: known?.date ?? null,
    source: known?.source ?? null,
    refused: known?.refused ?? null,
  };
}

/** A price file that nobody reads is no other one's: a slip in its name, or a store that the manifest does not name. */
function tellUnknown(names: readonly string[], wanted: readonly Store[], io: Io): void {
  const unknown = names.filter(
    (name) => /\.csv$/i.test(name) && !wanted.some(({ file }) => file === name),
  );
  if (unknown.length)
    io.err(
      `left out: ${unknown.join(', ')}: the file of no store; a store has a name such as aldi.csv, or is named in ${MANIFEST}\n`,
    );
}

/** Names on standard error what was left out: files that share a reason in one sentence. */
function tell(issues: readonly Issue[], absent: Loaded['absent'], io: Io): void {
  const files = new Map<string, string[]>();
  for (const { store, why } of absent) {
    const reason = why.startsWith(`${store.file}: `) ? why.slice(store.file.length) : why;
    files.set(reason, [...(files.get(reason) ?? []), ...(reason === why ? [] : [store.file])]);
  }
  for (const [reason, names] of files) io.err(`left out: ${names.join(', ')}${reason}\n`);
  const skipped = issues.filter((issue) => issue.skipped && issue.row !== null);
  if (skipped.length)
    io.err(
      `${counted(skipped.length, 'row')} skipped, the first: ${describeIssue(skipped[0]!)} (all counts: price-compare stores)\n`,
    );
}

/** Fails when the chosen store's own file is not there. */
export function requireStore(loaded: Loaded, store: Store): void {
  if (loaded.catalogue.stores[store.storedName]) return;
  const why =
    loaded.absent.find((entry) => entry.store.id === store.id)?.why ??
    // A store that is not of the specification is looked for only where its file stands.
    readFailure(store.file, 'missing');
  throw new CliError(`${store.label} cannot be used: ${why}`, EXIT.unreadable);
}
