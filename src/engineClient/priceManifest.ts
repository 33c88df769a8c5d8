// catalogue.json: which price files there are, of which day. Optional: without it dates are not known.
import { parseManifest, type ManifestEntry, type Store, type StoreId } from '../../engine';
import { readText, type Fetch } from './readText';

export type PriceManifest = ReadonlyMap<StoreId, ManifestEntry>;

/** The prices wait for it: a host that keeps silent about it is not waited for as long as for them. */
const SILENCE_MS = 6_000;

export async function readPriceManifest(fetchFile: Fetch): Promise<PriceManifest> {
  try {
    const text = await readText(fetchFile, '/catalogue.json', { silenceMs: SILENCE_MS });
    const { entries, faults } = parseManifest(text, new Date().toISOString().slice(0, 10));
    for (const fault of faults) console.warn(`catalogue.json: ${fault}`);
    return new Map(entries.map((entry) => [entry.store, entry]));
  } catch {
    return new Map();
  }
}

/** The checksum in the address makes a new file a new address: caches may keep it for ever. */
export const priceFileUrl = (store: Store, entry: ManifestEntry | undefined): string =>
  `/${store.file}${entry?.sha256 ? `?v=${entry.sha256.slice(0, 12)}` : ''}`;

/**
 * Whether a text is the one that an entry describes: a host or a cache may hand out the file of another day. True where
 * it cannot be told (no checksum, or a page that is not served safely).
 */
export async function isDescribed(
  text: string,
  entry: ManifestEntry | undefined,
): Promise<boolean> {
  if (!entry?.sha256 || !globalThis.crypto?.subtle) return true;
  return isOfChecksum(new TextEncoder().encode(text), entry.sha256);
}

/** False where no checksum can be made: a page that is not served safely. */
export async function isOfChecksum(
  bytes: Uint8Array<ArrayBuffer>,
  sha256: string,
): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false;
  const digest = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}
