import { CliError, EXIT, type ExitCode, type Io } from '../io';
import { restoreGate } from '../pack/restore';
import { findPack } from '../pack/packFiles';
import { clean } from '../render/text';
import { Gate, worst, type Judgement } from './gate';
import { datedFolders, labelOf, snapshotsIn } from './snapshot';

export type CheckFormat = 'table' | 'json' | 'markdown';
export const CHECK_FORMATS: readonly CheckFormat[] = ['table', 'json', 'markdown'];

/**
 * price-compare catalogue check DIR [--against DIR ...]
 * A folder of dated folders is checked in date order; --against folders come first, in date order, and only what
 * the gate accepts of them counts.
 */
export async function checkCommand(
  folder: string,
  options: { against?: string[]; format: CheckFormat },
  io: Io,
): Promise<ExitCode> {
  const packed = await findPack(folder, io);
  if (packed) {
    io.out(RENDER[options.format](packed.judgements));
    return worst(packed.judgements);
  }
  const gate = new Gate(io.today());
  const checked = await setsIn(folder, io);
  const first = checked[0]!.label;
  const folders: string[] = [];
  for (const other of options.against ?? []) {
    const pack = await findPack(other, io);
    if (pack) await restoreGate(gate, other, pack, DATE.test(first) ? first : null, io);
    else folders.push(other);
  }
  const before = (await Promise.all(folders.map((other) => setsIn(other, io))))
    .flat()
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  for (const set of before) {
    // A snapshot cannot be measured against later ones, nor against itself.
    if (DATE.test(first) && DATE.test(set.label) && set.label >= first) continue;
    for await (const snapshot of snapshotsIn(set.folder, io, set.label)) gate.judge(snapshot);
  }
  const judgements: Judgement[] = [];
  for (const set of checked) {
    io.status(`checking ${set.label} …`);
    for await (const snapshot of snapshotsIn(set.folder, io, set.label))
      judgements.push(gate.judge(snapshot));
  }
  io.status(null);
  if (judgements.length === 0)
    throw new CliError(
      `${folder}: no price file to check (expected tesco.csv, asda.csv, morrisons.csv, sainsburys.csv or aldi.csv)`,
      EXIT.unreadable,
    );
  io.out(RENDER[options.format](judgements));
  return worst(judgements);
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

async function setsIn(folder: string, io: Io): Promise<{ folder: string; label: string }[]> {
  if ((await io.listFolder(folder)) === null)
    throw new CliError(`${folder}: no such folder`, EXIT.unreadable);
  const dated = await datedFolders(folder, io);
  return dated.length
    ? dated.map((label) => ({ folder: io.join(folder, label), label }))
    : [{ folder, label: labelOf(folder) }];
}

const WORDS = { 0: 'accept', 10: 'warn', 20: 'refuse' } as const;
const RENDER: Record<CheckFormat, (judgements: readonly Judgement[]) => string> = {
  table: (judgements) =>
    judgements
      .map(
        ({ label, store, verdict, reason, notes }) =>
          `${label.padEnd(11)} ${store.padEnd(12)} ${verdict.padEnd(7)} ${clean(reason)}\n${notes.map((note) => `${' '.repeat(33)}- ${clean(note)}\n`).join('')}`,
      )
      .join(''),
  json: (judgements) =>
    `${JSON.stringify({ verdict: WORDS[worst(judgements)], files: judgements }, null, 2)}\n`,
  markdown: (judgements) =>
    `| date | store | verdict | products | reason |\n|---|---|---|---|---|\n${judgements.map(({ label, store, verdict, distinctNames, reason }) => `| ${label} | ${store} | **${verdict}** | ${distinctNames} | ${clean(reason).replaceAll('|', '\\|')} |\n`).join('')}`,
};
