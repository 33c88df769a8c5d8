// Prepared price files (engine/prepared) beside the price files of a folder.
import {
  buildCatalogue,
  FINGERPRINT,
  packPrepared,
  preparedFileOf,
  prepareStore,
  readPrepared,
  unpackPrepared,
  usablePrepared,
  type Issue,
  type PublishedPrepared,
  type Store,
  type StoreCatalogue,
} from '../../engine';
import type { Io } from '../io';
import type { ManifestEntry } from './manifest';
import { removeUnnamed } from './unnamedFiles';

const FOLDER = 'prepared';

/**
 * A store out of its prepared file. Null where there is none that this program wrote, from the very price file that stands in the
 * folder: then that is read.
 */
export async function readPreparedFile(
  folder: string,
  store: Store,
  entry: ManifestEntry | undefined,
  io: Io,
): Promise<{ shelf: StoreCatalogue; issues: Issue[] } | null> {
  const prepared = usablePrepared(entry);
  if (!entry || !prepared) return null;
  const priceFile = await bytesIn(io.join(folder, store.file), io);
  if (!priceFile || io.sha256(priceFile) !== prepared.of) return null;
  const bytes = await bytesIn(io.join(folder, prepared.file), io);
  if (!bytes || io.sha256(bytes) !== prepared.sha256) return null;
  const { date = null, source = null, refused = null } = entry;
  const unpacked = unpackPrepared(bytes, (text) => new TextDecoder().decode(text));
  return unpacked && readPrepared(unpacked, { date, source, refused });
}

async function bytesIn(path: string, io: Io): Promise<Uint8Array | null> {
  const opened = await io.openBytes(path);
  if (!opened.ok) return null;
  try {
    return new Uint8Array(await opened.file.slice(0));
  } finally {
    await opened.close();
  }
}

/** A price file that is published. */
export interface PriceFile {
  store: Store;
  name: string;
  text: string;
}

/** The entries of published price files with their prepared files, which are written. */
export async function withPrepared(
  entries: readonly ManifestEntry[],
  files: readonly PriceFile[],
  folder: string,
  io: Io,
): Promise<ManifestEntry[]> {
  const found: ManifestEntry[] = [];
  for (const entry of entries) {
    const file = files.find(({ store }) => store.storedName === entry.store);
    io.status(file ? `preparing ${file.name} …` : null);
    const prepared = file && (await writePreparedFile(folder, file, io));
    found.push(prepared ? { ...entry, prepared } : entry);
  }
  io.status(null);
  return found;
}

/** Writes what the engine reads in a price file beside it; null for one that does not fit (prepareStore). */
async function writePreparedFile(
  folder: string,
  { store, text }: PriceFile,
  io: Io,
): Promise<PublishedPrepared | null> {
  const { catalogue, issues } = buildCatalogue([
    { store: store.storedName, file: store.file, text },
  ]);
  const prepared = prepareStore(catalogue.stores[store.storedName]!, issues);
  if (!prepared) return null;
  const bytes = packPrepared(prepared, (said) => new TextEncoder().encode(said));
  const sha256 = io.sha256(bytes);
  const file = preparedFileOf(store.file, sha256);
  await io.writeBytes(io.join(folder, file), bytes);
  return { file, sha256, of: io.sha256(text), engine: FINGERPRINT };
}

/** Takes away what neither the new manifest nor the one before names. */
export const removeOldPrepared = (
  named: readonly ManifestEntry[],
  folder: string,
  io: Io,
): Promise<void> =>
  removeUnnamed(
    folder,
    FOLDER,
    '.bin',
    named.flatMap(({ prepared }) => prepared?.file ?? []),
    io,
  );
