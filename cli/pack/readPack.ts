import { storesWith, type Store } from '../../engine';
import { dayNumber, openParquet } from '../parquet';
import type { Io } from '../io';
import { includesStore, inOrder } from '../stores';
import { readProducts, readRuns } from './packFiles';
import type { PackedStore, PackManifest } from './packManifest';
import type { Run } from './runs';
import type { KnownProduct, StoreHistory } from './storeBook';

/** A packed store; one that no build knows is kept under its own name. */
export const packedStore = ({ store }: Pick<PackedStore, 'store'>): Store =>
  storesWith([store]).find(({ storedName }) => storedName === store)!;

/** The stores of a pack, their prices read only where they are asked for. */
export async function historiesIn(
  folder: string,
  { stores }: PackManifest,
  /** null: all of them. */
  wanted: readonly Store[] | null,
  io: Io,
): Promise<StoreHistory[]> {
  const found: StoreHistory[] = [];
  for (const store of inOrder(stores.map(packedStore))) {
    if (wanted && !includesStore(wanted, store)) continue;
    const packed = stores.find((entry) => entry.store === store.storedName)!;
    io.status(`reading the products of ${store.label} …`);
    const products: KnownProduct[] = [];
    const path = io.join(folder, packed.products.file);
    await readProducts(path, store, io, (known) => products.push(known));
    found.push({
      store,
      days: packed.days.map(dayNumber),
      products,
      runsOf: (products) => runsOf(folder, packed, products, io),
    });
  }
  io.status(null);
  return found;
}

async function runsOf(
  folder: string,
  { prices }: PackedStore,
  products: readonly number[],
  io: Io,
): Promise<Map<number, Run[]>> {
  const found = new Map<number, Run[]>(products.map((product) => [product, []]));
  for (const { file } of prices) {
    const opened = await openParquet(io.join(folder, file), io);
    try {
      await readRuns(opened, products, (product, run) => found.get(product)!.push(run));
    } finally {
      await opened.close();
    }
  }
  return found;
}
