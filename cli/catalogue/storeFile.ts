import type { Store } from '../../engine';
import type { Io, ReadResult } from '../io';
import { OLD } from '../replaceFiles';
import type { ManifestEntry } from './manifest';

/** A store's price file, and whether it is the one that the manifest describes (null: it describes none). */
export type StoreFile = { read: ReadResult; described: boolean | null };

/**
 * The text that the manifest speaks of: while files are being replaced, or after that was interrupted, it is the old one
 * beside the new one. Nobody gets new prices with the old date, or the other way round.
 */
export async function readStoreFile(
  folder: string,
  store: Store,
  entry: ManifestEntry | undefined,
  io: Io,
): Promise<StoreFile> {
  const file = io.join(folder, store.file);
  const read = await io.readText(file);
  if (!entry?.sha256) {
    const before = read.ok ? await io.readText(file + OLD) : read;
    return before.ok && before.text === ''
      ? { read: { ok: false, why: 'missing' }, described: null }
      : { read, described: null };
  }
  const isIt = (found: ReadResult): boolean => found.ok && io.sha256(found.text) === entry.sha256;
  if (isIt(read)) return { read, described: true };
  const before = await io.readText(file + OLD);
  return isIt(before) ? { read: before, described: true } : { read, described: !read.ok };
}
