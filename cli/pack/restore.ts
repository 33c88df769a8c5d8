import type { Accepted, Gate } from '../catalogue/gate';
import type { Io } from '../io';
import { dayNumber, openParquet } from '../parquet';
import { readProducts, readRuns } from './packFiles';
import { halfOf, type PackedStore, type PackManifest } from './packManifest';
import { Runs } from './runs';
import { packedStore } from './readPack';
import { StoreBook } from './storeBook';

/** A packed store with the prices of its last half year. */
export async function bookOf(folder: string, packed: PackedStore, io: Io): Promise<StoreBook> {
  const store = packedStore(packed);
  const book = new StoreBook(store);
  await readProducts(io.join(folder, packed.products.file), store, io, (known) => book.put(known));
  book.days.push(...packed.days.map(dayNumber));
  await putRuns(io.join(folder, packed.prices.at(-1)!.file), book.runs, io);
  return book;
}

async function putRuns(path: string, runs: Runs, io: Io): Promise<void> {
  const file = await openParquet(path, io);
  try {
    await readRuns(file, null, (product, run) => runs.put(product, run));
  } finally {
    await file.close();
  }
}

/** Gives the gate what it accepted last of a store, as if it had just read those files. */
export async function recall(
  gate: Gate,
  folder: string,
  { accepted, prices }: Pick<PackedStore, 'accepted' | 'prices'>,
  book: StoreBook,
  io: Io,
): Promise<void> {
  if (accepted.length === 0) return;
  const needed = prices.filter(({ half }) => half >= halfOf(accepted[0]!.day));
  let { runs } = book;
  if (needed.length > 1) {
    runs = new Runs();
    for (const { file } of needed) await putRuns(io.join(folder, file), runs, io);
  }
  const keys: string[] = [];
  const keyOf = (id: number): string =>
    (keys[id] ??= book.products.value(id, 'name')!.toLowerCase());
  gate.restore(
    book.store,
    accepted.map((entry) => acceptedOf(book, runs, keyOf, entry, entry === accepted.at(-1))),
  );
}

/** What the gate accepted last of each store of a pack, before a day (null: all of it). */
export async function restoreGate(
  gate: Gate,
  folder: string,
  { stores }: PackManifest,
  before: string | null,
  io: Io,
): Promise<void> {
  for (const packed of stores) {
    const accepted = packed.accepted.filter(({ day }) => before === null || day < before);
    await recall(gate, folder, { ...packed, accepted }, await bookOf(folder, packed, io), io);
  }
}

/** An accepted file as the runs of its day tell it; only the last one is asked for the shelves of its products. */
function acceptedOf(
  { products }: StoreBook,
  runs: Runs,
  keyOf: (id: number) => string,
  { day, distinctNames, counts = null }: PackedStore['accepted'][number],
  isLast: boolean,
): Accepted {
  const at = dayNumber(day);
  const prices = new Map<string, number>();
  const codes = new Map<string, number>();
  const shelves = new Map<string, string>();
  const categories = new Map<string, number>();
  for (let id = 0; id < products.length; id++) {
    const { count, price } = runs.on(id, at);
    if (count === 0) continue;
    const key = keyOf(id);
    const category = products.value(id, 'category')!;
    prices.set(key, Math.min(price, prices.get(key) ?? Infinity));
    if (isLast) shelves.set(key, category);
    const known = products.value(id, 'gtin') ?? products.value(id, 'code');
    if (known) codes.set(known, Math.min(price, codes.get(known) ?? Infinity));
    categories.set(category, (categories.get(category) ?? 0) + count);
  }
  return {
    label: day,
    date: day,
    distinctNames,
    prices,
    codes,
    shelves,
    categories,
    counts,
    endsWithLine: true,
  };
}
