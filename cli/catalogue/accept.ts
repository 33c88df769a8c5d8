import { DEFAULT_STORES } from '../../engine';
import { CliError, EXIT, namesIn, type ExitCode, type Io } from '../io';
import { clean } from '../render/text';
import { judge } from './gate';
import { write } from './import';
import { manifestWith, readManifest, type ManifestEntry } from './manifest';
import { filesIn, labelOf, type Snapshot } from './snapshot';
import { storeNamed } from '../stores';

export interface AcceptOptions {
  reason: string;
  store?: string;
}

/**
 * price-compare catalogue accept DIR --reason TEXT: a person answers for the files of DIR (a shop that really shrank). The
 * entry of catalogue.json holds the reason and the checksum of the very file: another file is judged as before.
 */
export async function acceptCommand(
  folder: string,
  { reason, store }: AcceptOptions,
  io: Io,
): Promise<ExitCode> {
  if (reason.trim() === '') throw new CliError('--reason needs some words', EXIT.usage);
  await namesIn(folder, io);
  const wanted = store === undefined ? null : [await storeNamed(store, [folder], io)];
  return io.exclusive(folder, async () => {
    const entries = await readManifest(folder, io);
    const changed: ManifestEntry[] = [];
    for await (const { snapshot, text } of filesIn(folder, wanted, io, labelOf(folder))) {
      const unusable = judge({ ...snapshot, normal: reason }, []);
      if (unusable.verdict !== 'accept' || text === null)
        throw new CliError(
          `${folder}: ${unusable.reason} Nobody can accept that.`,
          EXIT.unreadable,
        );
      changed.push(acceptedEntry(snapshot, entries, reason, io.sha256(text), io.today()));
    }
    if (changed.length === 0)
      throw new CliError(
        `${folder}: no price file to accept (expected ${(wanted ?? DEFAULT_STORES).map(({ file }) => file).join(', ')})`,
        EXIT.unreadable,
      );
    await write(folder, [], manifestWith(entries, changed), io);
    for (const { file } of changed)
      io.out(`${io.join(folder, file)}: the new normal, because: ${clean(reason)}\n`);
    return EXIT.compared;
  });
}

function acceptedEntry(
  { store, report, date, distinctNames }: Snapshot,
  entries: readonly ManifestEntry[],
  reason: string,
  sha256: string,
  today: string,
): ManifestEntry {
  const known = entries.find((entry) => entry.store === store.storedName);
  const described = known?.sha256 === sha256;
  return {
    store: store.storedName,
    file: store.file,
    rows: report.rows,
    products: report.products,
    date: described ? known.date : date,
    source: described ? known.source : null,
    sha256,
    accepted: [distinctNames],
    normal: { reason, on: today },
  };
}
