import { STORES, type Catalogue, type Store } from '../../engine';
import { Gate } from '../catalogue/gate';
import { datedFolders, filesIn } from '../catalogue/snapshot';
import { CliError, EXIT, type Io } from '../io';

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
  const gate = new Gate(io.today());
  for (const date of dates) {
    io.status(`reading ${date} …`);
    const catalogue: Catalogue = { stores: {} };
    for await (const { snapshot, shelf } of filesIn(io.join(folder, date), stores, io, date)) {
      const { verdict, reason } = gate.judge(snapshot);
      if (verdict === 'refuse' || !shelf)
        leftOut.push({ date, store: snapshot.store.label, reason });
      else catalogue.stores[snapshot.store.storedName] = shelf;
    }
    const known = STORES.filter(({ storedName }) => catalogue.stores[storedName]);
    if (known.length) yield { date, catalogue, stores: known };
  }
  io.status(null);
}
