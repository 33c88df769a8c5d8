import { CliError, EXIT, type ExitCode, type Io } from '../io';
import { Gate, worst, type Judgement } from './gate';
import { manifestWith, readManifest, type ManifestEntry } from './manifest';
import { snapshotsIn } from './snapshot';

export interface PublishOptions { out: string; force?: boolean }

/** price-compare catalogue publish DIR: files that pass the gate go to the page's folder, with the manifest it reads. All or none. */
export async function publishCommand(folder: string, options: PublishOptions, io: Io): Promise<ExitCode> {
  const given = await readManifest(folder, io);
  const there = await readManifest(options.out, io);
  const gate = new Gate();
  for await (const old of snapshotsIn(options.out, io)) if (there.find(({ store }) => store === old.store.storedName)?.source !== 'sample') gate.judge(old);
  const judgements: Judgement[] = [];
  const entries: ManifestEntry[] = [];
  const files: { path: string; text: string }[] = [];
  for await (const snapshot of snapshotsIn(folder, io)) {
    const { store, report } = snapshot;
    const judgement = gate.judge(snapshot);
    judgements.push(judgement);
    io.out(`${store.label.padEnd(12)} ${judgement.verdict.padEnd(7)} ${judgement.reason}\n`);
    const read = await io.readText(io.join(folder, store.file));
    if (!read.ok) continue;
    const known = given.find((entry) => entry.store === store.storedName);
    files.push({ path: io.join(options.out, store.file), text: read.text });
    entries.push({ store: store.storedName, file: store.file, rows: report.rows, products: report.products, date: known?.date ?? null, source: known?.source ?? null, sha256: io.sha256(read.text) });
  }
  if (judgements.length === 0) throw new CliError(`${folder}: no price file to publish`, EXIT.unreadable);
  const code = worst(judgements);
  if (code === 2 && !options.force) throw new CliError(`nothing was published: a file was refused (--force publishes all the same)`, EXIT.usage);
  const written = await io.replaceFiles([...files, { path: io.join(options.out, 'catalogue.json'), text: manifestWith(there, entries) }]);
  if (!written.ok) throw new CliError(`${options.out}: cannot be written (${written.why}); what was there is unchanged`, EXIT.unreadable);
  io.out(`published to ${options.out}: ${entries.map(({ file }) => file).join(', ')}, catalogue.json\n`);
  for (const { file, date } of entries) if (date === null) io.err(`${file}: the day of its prices is not stated (catalogue.json of ${folder}); the page will say so\n`);
  return code === 1 ? EXIT.nothing : EXIT.compared;
}
