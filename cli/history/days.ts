import { STORES, type Catalogue, type Store } from '../../engine';
import { Gate } from '../catalogue/gate';
import { datedFolders, readSnapshot } from '../catalogue/snapshot';
import { entriesIn } from '../catalogue/manifest';
import { readStoreFile } from '../catalogue/storeFile';
import { CliError, EXIT, readFailure, type Io } from '../io';

/** One day's usable price files. */
export interface Day {
  date: string;
  catalogue: Catalogue;
  stores: readonly Store[];
}
export interface LeftOut {
  date: string;
  store: string;
  reason: string;
}

/** The dated folders of DIR, oldest first, one in memory at a time; files that the gate refuses are left out and named. */
export async function* daysIn(
  folder: string,
  stores: readonly Store[],
  io: Io,
  leftOut: LeftOut[],
): AsyncGenerator<Day> {
  if ((await io.listFolder(folder)) === null)
    throw new CliError(`${folder}: no such folder`, EXIT.unreadable);
  const dates = await datedFolders(folder, io);
  if (dates.length === 0)
    throw new CliError(
      `${folder}: no dated folders in it; expected folders such as 2026-11-01 with tesco.csv, asda.csv ...`,
      EXIT.unreadable,
    );
  const gate = new Gate();
  for (const date of dates) {
    io.status(`reading ${date} …`);
    const catalogue: Catalogue = { stores: {} };
    const entries = await entriesIn(io.join(folder, date), io);
    for (const store of stores) {
      const { read } = await readStoreFile(
        io.join(folder, date),
        store,
        entries.find((entry) => entry.store === store.storedName),
        io,
      );
      if (!read.ok) {
        if (read.why !== 'missing')
          leftOut.push({ date, store: store.label, reason: readFailure(store.file, read.why) });
        continue;
      }
      const { snapshot, shelf } = readSnapshot(store, date, read.text);
      const { verdict, reason } = gate.judge(snapshot);
      if (verdict === 'refuse') leftOut.push({ date, store: store.label, reason });
      else catalogue.stores[store.storedName] = shelf;
    }
    const known = STORES.filter(({ storedName }) => catalogue.stores[storedName]);
    if (known.length) yield { date, catalogue, stores: known };
  }
  io.status(null);
}
