// catalogue.json: which price files there are, of which day. Optional: without it dates are not known.
import { STORES, type Store, type StoreId } from '../../engine';

export type Fetch = (url: string) => Promise<{ ok: boolean; status: number; text(): Promise<string> }>;
export interface ManifestEntry { store: string; sha256?: string; rows?: number; date?: string | null; source?: string | null }

export async function readPriceManifest(fetchFile: Fetch): Promise<Map<StoreId, ManifestEntry>> {
  try {
    const response = await fetchFile('/catalogue.json');
    if (!response.ok) return new Map();
    const { stores } = JSON.parse(await response.text()) as { stores: ManifestEntry[] };
    return new Map(stores.flatMap((entry) => { const store = STORES.find(({ id, storedName }) => id === entry.store || storedName === entry.store); return store ? [[store.storedName, entry] as const] : []; }));
  } catch {
    return new Map();
  }
}

/** The checksum in the address makes a new file a new address: caches may keep it for ever. */
export const priceFileUrl = (store: Store, entry: ManifestEntry | undefined): string => `/${store.file}${entry?.sha256 ? `?v=${encodeURIComponent(entry.sha256.slice(0, 12))}` : ''}`;
