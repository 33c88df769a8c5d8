import {
  buildCatalogue,
  describeIssue,
  STORES,
  type Store,
  type StoreCatalogue,
  type StoreReport,
} from '../../engine';
import { readFailure, type Io } from '../io';
import { entriesIn } from './manifest';
import { readStoreFile } from './storeFile';

/** What one store's file of one day says, as far as the gate and the next days need it. */
export interface Snapshot {
  store: Store;
  /** Folder it stands in; a dated folder's name is its date. */
  label: string;
  report: StoreReport;
  /** Why the whole file cannot be used, or null. */
  unusable: string | null;
  /** Distinct names of the file, case ignored; a product whose price cannot be read is a name too. */
  distinctNames: number;
  /** Product name -> pounds (the lowest when one name has several prices). */
  prices: Map<string, number>;
  /** Category -> products in it. */
  categories: Map<string, number>;
  /** Names that stand with more than one price. */
  severalPrices: number;
  firstSkipped: string | null;
}

const DATED = /^\d{4}-\d{2}-\d{2}$/;

/** The dated folders inside a folder, oldest first; none when the folder is itself one set of files. */
export async function datedFolders(folder: string, io: Io): Promise<string[]> {
  return ((await io.listFolder(folder)) ?? []).filter((name) => DATED.test(name)).sort();
}

export const labelOf = (folder: string): string =>
  folder
    .replace(/[/\\]+$/, '')
    .split(/[/\\]/)
    .at(-1) || folder;

/** The price files of one folder, read one at a time; a store without a file is left out. */
export async function* snapshotsIn(
  folder: string,
  io: Io,
  label = labelOf(folder),
): AsyncGenerator<Snapshot> {
  const entries = await entriesIn(folder, io);
  for (const store of STORES) {
    const { read } = await readStoreFile(
      folder,
      store,
      entries.find((entry) => entry.store === store.storedName),
      io,
    );
    if (!read.ok && read.why === 'missing') continue;
    yield read.ok
      ? snapshotOf(store, label, read.text)
      : { ...snapshotOf(store, label, ''), unusable: readFailure(store.file, read.why) };
  }
}

/** One store's price file, read by the engine. */
export const snapshotOf = (store: Store, label: string, text: string): Snapshot =>
  readSnapshot(store, label, text).snapshot;

/** The same with the products, for those who go on with them: a file is read once. */
export function readSnapshot(
  store: Store,
  label: string,
  text: string,
): { snapshot: Snapshot; shelf: StoreCatalogue } {
  const { catalogue, issues } = buildCatalogue([
    { store: store.storedName, file: store.file, text, date: label },
  ]);
  const shelf = catalogue.stores[store.storedName]!;
  const { products, report } = shelf;
  const prices = new Map<string, number>();
  const categories = new Map<string, number>();
  let severalPrices = 0;
  for (const { name, price, category } of products) {
    const known = prices.get(name);
    if (known !== undefined) severalPrices++;
    prices.set(name, known === undefined ? price : Math.min(known, price));
    categories.set(category, (categories.get(category) ?? 0) + 1);
  }
  const names = new Set(
    [
      ...prices.keys(),
      ...issues.flatMap(({ name, skipped }) => (skipped && name !== undefined ? [name] : [])),
    ].map((name) => name.toLowerCase()),
  );
  const whole = issues.find((issue) => issue.row === null && issue.skipped);
  const skipped = issues.find((issue) => issue.row !== null && issue.skipped);
  const snapshot: Snapshot = {
    store,
    label,
    report,
    unusable: whole ? describeIssue(whole) : null,
    distinctNames: names.size,
    prices,
    categories,
    severalPrices,
    firstSkipped: skipped ? describeIssue(skipped) : null,
  };
  return { snapshot, shelf };
}
