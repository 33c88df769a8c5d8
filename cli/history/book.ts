import type { Catalogue, Store } from '../../engine';
import { Gate } from '../catalogue/gate';
import { datedFolders, filesIn } from '../catalogue/snapshot';
import { CliError, EXIT, namesIn, type Io } from '../io';
import { dayNumber } from '../parquet';
import { findPack } from '../pack/packManifest';
import { historiesIn } from '../pack/readPack';
import { historyOf, shelfOf, StoreBook, type StoreHistory } from '../pack/storeBook';
import { includesStore, inOrder } from '../stores';

export interface LeftOut {
  date: string;
  store: string;
  reason: string;
}

/** Prices through time: of each store its history, and all products that it ever had as one catalogue. */
export interface Book {
  histories: readonly StoreHistory[];
  catalogue: Catalogue;
  leftOut: readonly LeftOut[];
}

/** A pack, or a folder of dated folders; files that the gate refuses are left out and named. The same answers come from both. */
export async function openBook(
  folder: string,
  /** null: all that are there. */
  stores: readonly Store[] | null,
  io: Io,
): Promise<Book> {
  await namesIn(folder, io);
  const pack = await findPack(folder, io);
  if (!pack) return bookOfFolders(folder, stores, io);
  const leftOut = pack.judgements.flatMap(({ label, store, verdict, reason }) =>
    verdict === 'refuse' && (stores === null || stores.some((wanted) => wanted.label === store))
      ? [{ date: label, store, reason }]
      : [],
  );
  return bookOf(await historiesIn(folder, pack, stores, io), leftOut);
}

async function bookOfFolders(
  folder: string,
  stores: readonly Store[] | null,
  io: Io,
): Promise<Book> {
  const nothing = (what: string): CliError =>
    new CliError(
      `${folder}: ${what}; expected folders such as 2026-11-01 with tesco.csv, asda.csv ...`,
      EXIT.unreadable,
    );
  const dates = await datedFolders(folder, io);
  if (dates.length === 0) throw nothing('no dated folders in it, and no pack');
  io.spareMemory();
  const gate = new Gate(io.today());
  const leftOut: LeftOut[] = [];
  const books = new Map<string, StoreBook>();
  for (const date of dates) {
    io.status(`reading ${date} …`);
    // All stores are judged, whichever are wanted: another store's rows are known by its own file.
    for await (const { snapshot, shelf } of filesIn(io.join(folder, date), null, io, date)) {
      const { store } = snapshot;
      const { verdict, reason } = gate.judge(snapshot);
      if (stores && !includesStore(stores, store)) continue;
      if (verdict === 'refuse' || !shelf) {
        leftOut.push({ date, store: store.label, reason });
        continue;
      }
      let book = books.get(store.storedName);
      if (!book) books.set(store.storedName, (book = new StoreBook(store)));
      book.add(dayNumber(date), shelf.products);
    }
  }
  io.status(null);
  if (!books.size && !leftOut.length && !stores)
    throw nothing('no price file in its dated folders');
  const found = inOrder([...books.values()].map(({ store }) => store));
  return bookOf(
    found.map(({ storedName }) => historyOf(books.get(storedName)!)),
    leftOut,
  );
}

const bookOf = (histories: readonly StoreHistory[], leftOut: readonly LeftOut[]): Book => ({
  histories,
  leftOut,
  catalogue: {
    stores: Object.fromEntries(
      histories.map(({ store, products }) => [
        store.storedName,
        shelfOf(
          store,
          products.map(({ product }) => product),
        ),
      ]),
    ),
  },
});
