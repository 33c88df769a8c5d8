import { buildCatalogue, STORES, type Catalogue, type CatalogueSource, type Store } from '../../engine';
import { Gate } from '../catalogue/gate';
import { datedFolders, snapshotOf } from '../catalogue/snapshot';
import { CliError, EXIT, type Io } from '../io';

/** One day's usable price files. */
export interface Day {
  date: string;
  catalogue: Catalogue;
  stores: readonly Store[];
}
export interface LeftOut { date: string; store: string; reason: string }

/** The dated folders of DIR, oldest first, one in memory at a time; files that the gate refuses are left out and named. */
export async function* daysIn(folder: string, stores: readonly Store[], io: Io, leftOut: LeftOut[]): AsyncGenerator<Day> {
  if ((await io.listFolder(folder)) === null) throw new CliError(`${folder}: no such folder`, EXIT.unreadable);
  const dates = await datedFolders(folder, io);
  if (dates.length === 0) throw new CliError(`${folder}: no dated folders in it; expected folders such as 2026-11-01 with tesco.csv, asda.csv ...`, EXIT.unreadable);
  const gate = new Gate();
  for (const date of dates) {
    if (io.errIsTerminal) io.err(`\r\u001b[Kreading ${date} …`);
    const sources: CatalogueSource[] = [];
    for (const store of stores) {
      const read = await io.readText(io.join(folder, date, store.file));
      if (!read.ok) continue;
      const { verdict, reason } = gate.judge(snapshotOf(store, date, read.text));
      if (verdict === 'refuse') leftOut.push({ date, store: store.label, reason });
      else sources.push({ store: store.storedName, file: store.file, text: read.text, date });
    }
    if (sources.length) yield { date, catalogue: buildCatalogue(sources).catalogue, stores: STORES.filter(({ storedName }) => sources.some(({ store }) => store === storedName)) };
  }
  if (io.errIsTerminal) io.err('\r\u001b[K');
}
