// catalogue.json: which price files there are, of which day. Optional: without it dates are not known.
import { DEFAULT_STORES, type RefusedFile, type Store, type StoreId } from '../../engine';
import { readText, type Fetch } from './readText';

export interface ManifestEntry {
  store: string;
  sha256?: string;
  rows?: number;
  date?: string | null;
  source?: string | null;
  refused?: RefusedFile | null;
}

export async function readPriceManifest(fetchFile: Fetch): Promise<Map<StoreId, ManifestEntry>> {
  try {
    const { stores } = JSON.parse(await readText(fetchFile, '/catalogue.json')) as {
      stores: ManifestEntry[];
    };
    return new Map(
      stores.flatMap((entry) => {
        const store = DEFAULT_STORES.find(
          ({ id, storedName }) => id === entry.store || storedName === entry.store,
        );
        return store ? [[store.storedName, entry] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** The checksum in the address makes a new file a new address: caches may keep it for ever. */
export const priceFileUrl = (store: Store, entry: ManifestEntry | undefined): string =>
  `/${store.file}${entry?.sha256 ? `?v=${encodeURIComponent(entry.sha256.slice(0, 12))}` : ''}`;

/**
 * Whether a text is the one that an entry describes: a host or a cache may hand out the file of another day. True where
 * it cannot be told (no checksum, or a page that is not served safely).
 */
export async function isDescribed(
  text: string,
  entry: ManifestEntry | undefined,
): Promise<boolean> {
  if (!entry?.sha256 || !globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(
    await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === entry.sha256;
}
