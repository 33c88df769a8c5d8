import { findStore, nearestStore, storesWith, type Store } from '../engine';
import { findManifest } from './catalogue/manifest';
import { datedFolders } from './catalogue/snapshot';
import { CliError, EXIT, type Io } from './io';
import { findPack } from './pack/packManifest';

/** Every store that is known, and those that only the manifests or packs of some folders name. */
export async function storesKnownIn(folders: readonly string[], io: Io): Promise<Store[]> {
  const names: string[] = [];
  for (const folder of folders) {
    const pack = await findPack(folder, io);
    if (pack) names.push(...pack.stores.map(({ store }) => store));
    for (const at of [folder, ...(await datedIn(folder, io))])
      names.push(...(await findManifest(at, io)).entries.map(({ store }) => store));
  }
  return storesWith(names);
}

const datedIn = async (folder: string, io: Io): Promise<string[]> =>
  (await datedFolders(folder, io)).map((day) => io.join(folder, day));

/** Labels of the stores that have prices in the folders. */
async function labelsThere(
  folders: readonly string[],
  known: readonly Store[],
  io: Io,
): Promise<string[]> {
  const there = new Set<string>();
  for (const folder of folders) {
    for (const { store } of (await findPack(folder, io))?.stores ?? []) there.add(store);
    for (const at of [folder, ...(await datedIn(folder, io))]) {
      const files = (await io.listFolder(at)) ?? [];
      for (const { storedName, file } of known) if (files.includes(file)) there.add(storedName);
    }
  }
  return known.flatMap(({ storedName, label }) => (there.has(storedName) ? [label] : []));
}

/** How a shop comes in that no build knows (docs/contribute/add-a-store.md). */
const ANOTHER =
  'Another shop is named in catalogue.json of the --out folder first: {"stores":[{"store":"Booths"}]}';

/**
 * The store that a person named: one that every build knows, or one that only a manifest of the folders names. Else an error with
 * the nearest spelling and the stores that are there (or, where prices are to be brought, all that can be named).
 */
export async function storeNamed(
  text: string,
  folders: readonly string[],
  io: Io,
  meant: 'there' | 'any' = 'there',
): Promise<Store> {
  // Two years of folders are read for a name that is not known only.
  const known = findStore(text);
  if (known) return known;
  const all = await storesKnownIn(folders, io);
  const named = findStore(text, all);
  if (named) return named;
  const there = meant === 'any' ? [] : await labelsThere(folders, all, io);
  const near = nearestStore(text, all);
  const hint = near ? `; did you mean ${near.label}?` : '.';
  const list = there.length
    ? `Stores with prices there: ${there.join(', ')}`
    : `Known stores: ${all.map(({ label }) => label).join(', ')}${meant === 'any' ? `. ${ANOTHER}` : ''}`;
  throw new CliError(`unknown store "${text}"${hint} ${list}`, EXIT.usage);
}

/** "ASDA,Aldi" -> stores. A text that names none is a slip (an empty variable of a script): neither all nor none are meant for sure. */
export async function storesNamed(
  text: string,
  folders: readonly string[],
  io: Io,
): Promise<Store[]> {
  const names = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (names.length === 0)
    throw new CliError(`--stores names no store; give some, such as Aldi,Asda`, EXIT.usage);
  const stores: Store[] = [];
  for (const name of names) stores.push(await storeNamed(name, folders, io));
  return stores;
}

/** The stores of --store and --stores together; empty where neither is given. */
export const storesAsked = async (
  { store, stores }: { store?: string; stores?: string },
  folders: readonly string[],
  io: Io,
): Promise<Store[]> => [
  ...(store === undefined ? [] : [await storeNamed(store, folders, io)]),
  ...(stores === undefined ? [] : await storesNamed(stores, folders, io)),
];

/** The same in the order of lists, each once. */
export const inOrder = (stores: readonly Store[]): Store[] =>
  storesWith(stores.map(({ storedName }) => storedName)).filter((store) =>
    includesStore(stores, store),
  );

/** Records of one store made from two folders' manifests are not one object. */
export const includesStore = (stores: readonly Store[], { storedName }: Store): boolean =>
  stores.some((store) => store.storedName === storedName);
