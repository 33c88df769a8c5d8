import { STORES, type RefusedFile, type Store } from '../../engine';
import { CliError, EXIT, type Io } from '../io';

/** One store's entry of catalogue.json (docs/data-contracts.md). */
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
}

export const MANIFEST = 'catalogue.json';
export const manifestFile = (folder: string, io: Io): string => io.join(folder, MANIFEST);

/** The entries of a folder's manifest, none when there is no manifest, null when it cannot be read. */
export async function findManifest(folder: string, io: Io): Promise<ManifestEntry[] | null> {
  const read = await io.readText(manifestFile(folder, io));
  if (!read.ok) return [];
  try {
    const { stores } = JSON.parse(read.text) as { stores: ManifestEntry[] };
    return Array.isArray(stores) ? stores : null;
  } catch {
    return null;
  }
}

/** For those who write it: a manifest that cannot be read is not overwritten. */
export async function readManifest(folder: string, io: Io): Promise<ManifestEntry[]> {
  const entries = await findManifest(folder, io);
  if (entries === null) throw new CliError(`${manifestFile(folder, io)}: not a manifest; move it away or repair it`, EXIT.unreadable);
  return entries;
}

/** The entries with some replaced, in the order of the stores. */
export function manifestWith(entries: readonly ManifestEntry[], changed: readonly ManifestEntry[]): string {
  const known = new Map([...entries, ...changed].map((entry) => [entry.store, entry]));
  const order = (entry: ManifestEntry): number => STORES.findIndex((store: Store) => store.storedName === entry.store);
  return `${JSON.stringify({ stores: [...known.values()].sort((a, b) => order(a) - order(b)) }, null, 2)}\n`;
}

/** The entry of a file that stays, with the newer one that was refused. */
export const refusedEntry = (entry: ManifestEntry, refused: RefusedFile): ManifestEntry => ({ ...entry, refused });
