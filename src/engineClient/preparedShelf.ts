// A store's price file as the engine kept it when it was published: nobody waits until 20,000 names are read.
import {
  readPrepared,
  unpackPrepared,
  usablePrepared,
  type ManifestEntry,
  type Store,
  type StoreCatalogue,
} from '../../engine';
import { isOfChecksum } from './priceManifest';
import { readBytes, type Fetch } from './readText';

/** A host that keeps silent about it is asked for the price file in time. */
const SILENCE_MS = 5_000;
/** One that drips or never ends is given up while the price file, which is smaller on its way, can still come in time. */
const WHOLE_MS = 8_000;

/** Null where there is none, it does not come or is not the one that is described: then the price file is read. */
export async function preparedShelf(
  fetchFile: Fetch,
  store: Store,
  entry: ManifestEntry | undefined,
  signal: AbortSignal,
): Promise<{ shelf: StoreCatalogue; described: true } | null> {
  const prepared = usablePrepared(entry);
  if (!entry || !prepared) return null;
  try {
    const bytes = await readBytes(fetchFile, `/${prepared.file}`, {
      signal,
      silenceMs: SILENCE_MS,
      wholeMs: WHOLE_MS,
    });
    // Unlike a price file it is believed as it is, so it is only taken with its checksum.
    if (!(await isOfChecksum(bytes, prepared.sha256))) throw new Error('another checksum');
    const unpacked = unpackPrepared(bytes, (text) => new TextDecoder().decode(text));
    const { date = null, source = null, refused = null } = entry;
    const read = unpacked && readPrepared(unpacked, { date, source, refused });
    if (!read || read.shelf.report.products === 0) throw new Error('it cannot be read');
    return { shelf: read.shelf, described: true };
  } catch (error) {
    if (!signal.aborted)
      console.warn(
        `${prepared.file}: ${error instanceof Error ? error.message : String(error)}; ${store.file} is read instead`,
      );
    return null;
  }
}
