import { findStore, STORES, unknownStore, type RefusedFile, type Store } from '../../engine';
import { CliError, EXIT, readFailure, type Io } from '../io';
import { isoDate } from './rows';

/** One store's entry of catalogue.json (docs/reference/data-contracts.md). */
export interface ManifestEntry {
  store: string;
  file: string;
  rows: number;
  products: number;
  /** Day of the prices, or null: never guessed. */
  date: string | null;
  /** Where the prices come from; "sample" for the bundled ones. */
  source: string | null;
  sha256: string;
  /** Distinct names of the last files that the gate accepted, oldest first: what the next file is measured against. */
  accepted?: number[];
  /** A newer file that the gate refused, so that these older prices stayed. */
  refused?: RefusedFile;
  /** A person answers for this very file: it is the measure of the next ones, whatever the gate says of it. */
  normal?: { reason: string; on: string };
}

export const MANIFEST = 'catalogue.json';
export const manifestFile = (folder: string, io: Io): string => io.join(folder, MANIFEST);

/** What a folder's manifest says: no entries when there is none, and why where it cannot be read. */
export type Manifest = { ok: true; entries: ManifestEntry[] } | { ok: false; why: string };

export async function findManifest(folder: string, io: Io): Promise<Manifest> {
  const file = manifestFile(folder, io);
  const read = await io.readText(file);
  if (!read.ok)
    return read.why === 'missing'
      ? { ok: true, entries: [] }
      : { ok: false, why: readFailure(file, read.why) };
  let stores: unknown;
  try {
    ({ stores } = (JSON.parse(read.text) ?? {}) as { stores?: unknown });
  } catch {
    stores = undefined;
  }
  if (!Array.isArray(stores)) return { ok: false, why: `${file}: not a manifest` };
  for (const [at, entry] of (stores as unknown[]).entries()) {
    const fault = faultOf(entry);
    if (fault !== null) return { ok: false, why: `${file}, entry ${at + 1}: ${fault}` };
  }
  return {
    ok: true,
    entries: (stores as ManifestEntry[]).map((entry) => ({
      ...entry,
      store: (findStore(entry.store) ?? unknownStore(entry.store))?.storedName ?? entry.store,
    })),
  };
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isDay = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value !== '' && isoDate(value) === value);
const isRefused = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' &&
    isDay((value as RefusedFile).date) &&
    isText((value as RefusedFile).reason));

const isNormal = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isText((value as { reason?: unknown }).reason) &&
  isText((value as { on?: unknown }).on);

/** What a field holds where it is there: hand-written entries may say less than those of the commands. */
const FIELDS: {
  [Field in keyof ManifestEntry]-?: { holds(value: unknown): boolean; words: string };
} = {
  store: { holds: isText, words: 'a store' },
  file: { holds: isText, words: 'a file name' },
  rows: { holds: isCount, words: 'a count' },
  products: { holds: isCount, words: 'a count' },
  date: { holds: isDay, words: 'a day such as "2026-11-01", or null' },
  source: { holds: (value) => value === null || isText(value), words: 'a text, or null' },
  sha256: { holds: isText, words: 'a checksum' },
  accepted: {
    holds: (value) => Array.isArray(value) && value.every(isCount),
    words: 'a list of counts',
  },
  refused: { holds: isRefused, words: '{"date", "reason"}' },
  normal: { holds: isNormal, words: '{"reason", "on"}' },
};

/** What is wrong with an entry, or null. */
function faultOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return 'not an entry of a store';
  const said = entry as Record<string, unknown>;
  if (said['store'] === undefined) return 'it names no "store"';
  const wrong = Object.entries(FIELDS).find(
    ([field, { holds }]) => said[field] !== undefined && !holds(said[field]),
  );
  return wrong ? `"${wrong[0]}" is not ${wrong[1].words}` : null;
}

/** For those who write it: a manifest that cannot be read is not overwritten. */
export async function readManifest(folder: string, io: Io): Promise<ManifestEntry[]> {
  const manifest = await findManifest(folder, io);
  if (!manifest.ok)
    throw new CliError(`${manifest.why}; move it away or repair it`, EXIT.unreadable);
  return manifest.entries;
}

/** For those who only need to know which file is meant: without a manifest it is the one that stands there. */
export async function entriesIn(folder: string, io: Io): Promise<ManifestEntry[]> {
  const manifest = await findManifest(folder, io);
  return manifest.ok ? manifest.entries : [];
}

/** The entries with some replaced, in the order of the stores. */
export function manifestWith(
  entries: readonly ManifestEntry[],
  changed: readonly ManifestEntry[],
): string {
  const known = new Map([...entries, ...changed].map((entry) => [entry.store, entry]));
  const order = (entry: ManifestEntry): number =>
    STORES.findIndex((store: Store) => store.storedName === entry.store);
  return `${JSON.stringify({ stores: [...known.values()].sort((a, b) => order(a) - order(b)) }, null, 2)}\n`;
}

/** The entry of a file that stays, with the newer one that was refused. */
export const refusedEntry = (entry: ManifestEntry, refused: RefusedFile): ManifestEntry => ({
  ...entry,
  refused,
});
