import { DEFAULT_STORES, storeLabel } from '../../engine';
import { CliError, EXIT, namesIn, type ExitCode, type Io } from '../io';
import { worst, type Gate, type Judgement } from './gate';
import { write } from './import';
import { clean } from '../render/text';
import { manifestWith, readManifest, refusedEntry, type ManifestEntry } from './manifest';
import { gateAt } from './gateHistory';
import {
  removeOldHistories,
  withHistories,
  writeHistories,
  type Histories,
} from './publishHistory';
import { removeOldPrepared, withPrepared, type PriceFile } from './preparedFile';
import { snapshotsIn, type Snapshot } from './snapshot';
import { readStoreFile } from './storeFile';
import { storesKnownIn } from '../stores';

export interface PublishOptions {
  out: string;
  force?: boolean;
  /** A pack: its prices of the last year go beside the price files. */
  history?: string;
}

/**
 * price-compare catalogue publish DIR: files that pass the gate go to the page's folder, with the manifest it reads, in
 * one step. A refused file is left out: the store's earlier file stays, and its entry says that a newer one was refused.
 * Exit code 0 all accepted, 10 a warning, 20 a file was refused.
 */
export async function publishCommand(
  folder: string,
  options: PublishOptions,
  io: Io,
): Promise<ExitCode> {
  // Before the page's folder is made: a mistyped name would leave an empty one.
  const names = await namesIn(folder, io);
  if (!(await storesKnownIn([folder], io)).some(({ file }) => names.includes(file)))
    throw new CliError(
      `${folder}: no price file to publish (expected ${DEFAULT_STORES.map(({ file }) => file).join(', ')})`,
      EXIT.unreadable,
    );
  return io.exclusive(options.out, () => publish(folder, options, io));
}

async function publish(folder: string, options: PublishOptions, io: Io): Promise<ExitCode> {
  const given = await readManifest(folder, io);
  const there = await readManifest(options.out, io);
  refuseForeign(folder, given, io);
  const gate = await gateAt(options.out, there, io);
  const source: Source = { folder, given, there, gate, force: options.force === true };
  const plan: Plan = { judgements: [], files: [], changed: [], refused: [] };
  for await (const snapshot of snapshotsIn(folder, io)) await decide(snapshot, source, plan, io);
  const { judgements, files, changed, refused } = plan;
  if (judgements.length === 0)
    throw new CliError(`${folder}: no price file to publish`, EXIT.unreadable);
  await putOut(files, changed, there, options, io);
  tell(plan, folder, options.out, io);
  if (refused.length)
    throw new CliError(
      `refused: ${refused.join(', ')} (--force publishes all the same)`,
      EXIT.refused,
    );
  return worst(judgements);
}

/** The page shows pounds: a folder with other prices is not published. */
function refuseForeign(folder: string, given: readonly ManifestEntry[], io: Io): void {
  const foreign = given.find(({ currency }) => currency !== undefined && currency !== 'GBP');
  if (foreign)
    throw new CliError(
      `${io.join(folder, foreign.file)}: its prices are in ${foreign.currency}, and the page shows pounds`,
      EXIT.unreadable,
    );
}

/** What is published from, and what is there already. */
interface Source {
  folder: string;
  given: readonly ManifestEntry[];
  there: readonly ManifestEntry[];
  gate: Gate;
  force: boolean;
}

/** What goes to the page's folder. */
interface Plan {
  judgements: Judgement[];
  files: PriceFile[];
  /** Entries of the manifest that are new or other than before. */
  changed: ManifestEntry[];
  /** Labels of the stores whose file is left out. */
  refused: string[];
}

/** Puts a store's file through the gate, says how it went and adds what follows to the plan. */
async function decide(snapshot: Snapshot, source: Source, plan: Plan, io: Io): Promise<void> {
  const { folder, given, there, gate, force } = source;
  const { store, report } = snapshot;
  const judgement = gate.judge(snapshot);
  plan.judgements.push(judgement);
  io.out(`${store.label.padEnd(12)} ${judgement.verdict.padEnd(7)} ${clean(judgement.reason)}\n`);
  const entry = given.find((known) => known.store === store.storedName);
  const { read, described } = await readStoreFile(folder, store, entry, io);
  // An entry with another checksum says nothing of this file's day.
  const known = described === false ? undefined : entry;
  const date = known?.date ?? null;
  if (!read.ok || (judgement.verdict === 'refuse' && !force)) {
    const before = there.find((mine) => mine.store === store.storedName);
    plan.refused.push(store.label);
    if (before) plan.changed.push(refusedEntry(before, { date, reason: judgement.reason }));
    return;
  }
  if (judgement.verdict === 'refuse') gate.force(snapshot);
  const text = read.text.replace(/^\ufeff/, '');
  plan.files.push({ store, name: store.file, text });
  plan.changed.push({
    store: store.storedName,
    file: store.file,
    rows: report.rows,
    products: report.products,
    date,
    source: known?.source ?? null,
    sha256: io.sha256(text),
    accepted: gate.counts(snapshot),
  });
}

/** Says what was published, whose prices have no day, and where the earlier file stays. */
function tell({ files, changed }: Plan, folder: string, out: string, io: Io): void {
  io.out(
    files.length
      ? `published to ${out}: ${files.map(({ name }) => name).join(', ')}, catalogue.json\n`
      : `no price file was published to ${out}\n`,
  );
  for (const entry of changed)
    if (!entry.refused && entry.date === null)
      io.err(
        `${entry.file}: the day of its prices is not stated (catalogue.json of ${folder}); the page will say so\n`,
      );
  for (const entry of changed)
    if (entry.refused)
      io.err(
        `${storeLabel(entry.store)}: the earlier file stays, and the page says that a newer one was refused\n`,
      );
}

/** Price files, manifest and, where a pack is given, the history of prices. */
async function putOut(
  files: readonly PriceFile[],
  changed: readonly ManifestEntry[],
  there: readonly ManifestEntry[],
  { out, history }: PublishOptions,
  io: Io,
): Promise<void> {
  const histories: Histories =
    history === undefined ? new Map() : await writeHistories(history, out, io);
  if (changed.length === 0 && histories.size === 0) return;
  const prepared = await withPrepared(changed, files, out, io);
  const known = new Map([...there, ...prepared].map((entry) => [entry.store, entry]));
  const entries = await withHistories([...known.values()], there, histories, out, io);
  await write(out, files, manifestWith([], entries), io);
  await removeOldHistories([...there, ...entries], out, io);
  await removeOldPrepared([...there, ...entries], out, io);
}
