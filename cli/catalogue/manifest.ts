import {
  parseManifest,
  storesWith,
  type ManifestEntry as ReadEntry,
  type RefusedFile,
} from '../../engine';
import { CliError, EXIT, readFailure, type Io } from '../io';

/** One store's entry as the commands write it: all of it but the last six. */
export type ManifestEntry = Required<
  Omit<ReadEntry, 'accepted' | 'refused' | 'currency' | 'normal' | 'history' | 'prepared'>
> & {
  accepted?: number[];
  refused?: RefusedFile;
  currency?: string;
  normal?: NonNullable<ReadEntry['normal']>;
  history?: NonNullable<ReadEntry['history']>;
  prepared?: NonNullable<ReadEntry['prepared']>;
};

export const MANIFEST = 'catalogue.json';
const manifestFile = (folder: string, io: Io): string => io.join(folder, MANIFEST);

/** What of a folder's manifest can be used (nothing where there is none), and what of it cannot be read, or null. */
export interface Manifest {
  entries: ManifestEntry[];
  fault: string | null;
}

export async function findManifest(folder: string, io: Io): Promise<Manifest> {
  const file = manifestFile(folder, io);
  const read = await io.readText(file);
  if (!read.ok)
    return { entries: [], fault: read.why === 'missing' ? null : readFailure(file, read.why) };
  const { entries, faults } = parseManifest(read.text, io.today());
  return {
    entries: entries as ManifestEntry[],
    fault: faults[0] === undefined ? null : `${file}, ${faults[0]}`,
  };
}

/** For those who write it: a manifest that says something else than it should is not overwritten. */
export async function readManifest(folder: string, io: Io): Promise<ManifestEntry[]> {
  const { entries, fault } = await findManifest(folder, io);
  if (fault !== null) throw new CliError(`${fault}; move it away or repair it`, EXIT.unreadable);
  return entries;
}

/** For those who only need to know which file is meant: without a manifest it is the one that stands there. */
export const entriesIn = async (folder: string, io: Io): Promise<ManifestEntry[]> =>
  (await findManifest(folder, io)).entries;

/** The entries with some replaced, in the order of the stores. */
export function manifestWith(
  entries: readonly ManifestEntry[],
  changed: readonly ManifestEntry[],
): string {
  const known = new Map([...entries, ...changed].map((entry) => [entry.store, entry]));
  // A name without a letter or digit is no store's: it stays, last.
  const order = storesWith(known.keys()).map(({ storedName }) => storedName);
  const place = ({ store }: ManifestEntry): number => order.indexOf(store) + 1 || Infinity;
  const sorted = [...known.values()].sort((a, b) => place(a) - place(b) || 0);
  return `${JSON.stringify({ stores: sorted }, null, 2)}\n`;
}

/** The entry of a file that stays, with the newer one that was refused. */
export const refusedEntry = (entry: ManifestEntry, refused: RefusedFile): ManifestEntry => ({
  ...entry,
  refused,
});
