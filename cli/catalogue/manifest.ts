import { STORES, type Store } from '../../engine';
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
}

export async function readManifest(folder: string, io: Io): Promise<ManifestEntry[]> {
  const file = io.join(folder, 'catalogue.json');
  const read = await io.readText(file);
  if (!read.ok) return [];
  try {
    return (JSON.parse(read.text) as { stores: ManifestEntry[] }).stores;
  } catch {
    throw new CliError(`${file}: not a manifest; move it away or repair it`, EXIT.unreadable);
  }
}

/** The entries with some replaced, in the order of the stores. */
export function manifestWith(entries: readonly ManifestEntry[], changed: readonly ManifestEntry[]): string {
  const known = new Map([...entries, ...changed].map((entry) => [entry.store, entry]));
  const order = (entry: ManifestEntry): number => STORES.findIndex((store: Store) => store.storedName === entry.store);
  return `${JSON.stringify({ stores: [...known.values()].sort((a, b) => order(a) - order(b)) }, null, 2)}\n`;
}
