import { counted, HISTORY_DAYS, storeLabel, type PublishedHistory } from '../../engine';
import { CliError, EXIT, type Io } from '../io';
import { findPack, halfOf, type PackManifest } from '../pack/packManifest';
import { pageHistory } from '../pack/pageHistory';
import { historiesIn } from '../pack/readPack';
import { dayNumber, dayText } from '../parquet';
import type { ManifestEntry } from './manifest';
import { removeUnnamed } from './unnamedFiles';

const FOLDER = 'history';

/** Stored name of a store -> its published history. */
export type Histories = ReadonlyMap<string, PublishedHistory>;

/**
 * Writes a pack's prices of the last year beside the price files, a file a store. Names hold checksums: nothing that the
 * page's manifest speaks of is changed, and until that names them nobody reads the new ones.
 */
export async function writeHistories(pack: string, out: string, io: Io): Promise<Histories> {
  const manifest = await findPack(pack, io);
  if (!manifest)
    throw new CliError(
      `${pack}: no pack; "catalogue pack FOLDER... --out ${pack}" makes one`,
      EXIT.unreadable,
    );
  const written = new Map<string, PublishedHistory>();
  for (const history of await historiesIn(pack, lastYear(manifest), null, io)) {
    const { label, storedName } = history.store;
    io.status(`the price history of ${label} …`);
    const made = await pageHistory(history, io);
    if (made === 'empty') continue;
    if (made === 'too-large') {
      io.err(
        `${label}: one product's prices would cost more than the page may read; not published\n`,
      );
      continue;
    }
    const { content, products, most, ...published } = made;
    await io.writeBytes(io.join(out, published.file), content);
    written.set(storedName, published);
    io.out(
      `${label.padEnd(12)} history ${counted(products, 'product')}, at most ${Math.ceil(most / 1000)} kB for one\n`,
    );
  }
  io.status(null);
  return written;
}

/** The halves that reach into the year up to each store's last day. */
const lastYear = (manifest: PackManifest): PackManifest => ({
  ...manifest,
  stores: manifest.stores.map((store) => {
    const last = store.days.at(-1);
    const first = last === undefined ? '' : halfOf(dayText(dayNumber(last) - HISTORY_DAYS + 1));
    return { ...store, prices: store.prices.filter(({ half }) => half >= first) };
  }),
});

/** The entries with the history of their store: the new one, else the one before where its file still stands. */
export async function withHistories(
  entries: readonly ManifestEntry[],
  before: readonly ManifestEntry[],
  histories: Histories,
  out: string,
  io: Io,
): Promise<ManifestEntry[]> {
  const found: ManifestEntry[] = [];
  for (const { history: _, ...entry } of entries) {
    const earlier = before.find(({ store }) => store === entry.store)?.history;
    const kept = earlier && (await stands(earlier, out, io)) ? earlier : undefined;
    const history = histories.get(entry.store) ?? kept;
    if (earlier && !history)
      io.err(`${storeLabel(entry.store)}: ${earlier.file} is gone; no history is published\n`);
    found.push({ ...entry, ...(history ? { history } : {}) });
  }
  return found;
}

async function stands({ file, bytes }: PublishedHistory, out: string, io: Io): Promise<boolean> {
  const opened = await io.openBytes(io.join(out, file));
  if (!opened.ok) return false;
  await opened.close();
  return opened.file.byteLength === bytes;
}

/** Takes away what neither the new manifest nor the one before names. */
export const removeOldHistories = (
  named: readonly ManifestEntry[],
  out: string,
  io: Io,
): Promise<void> =>
  removeUnnamed(
    out,
    FOLDER,
    '.parquet',
    named.flatMap(({ history }) => history?.file ?? []),
    io,
  );
