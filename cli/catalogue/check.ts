import { CliError, EXIT, namesIn, type ExitCode, type Io } from '../io';
import { restoreGate } from '../pack/restore';
import { findPack } from '../pack/packManifest';
import { TABLE_FORMATS, writeRows, writeText, type RowOptions, type Rows } from '../render/rows';
import { clean, widthOf, wrap } from '../render/text';
import { Gate, worst, type Judgement } from './gate';
import { datedFolders, labelOf, snapshotsIn } from './snapshot';

export interface CheckOptions {
  against?: string[];
  format: RowOptions['format'] | 'markdown';
  output?: string;
}
export const CHECK_FORMATS: readonly CheckOptions['format'][] = [...TABLE_FORMATS, 'markdown'];

/** A file's verdict as a row; `json` has the same as an object with its notes apart. */
export interface CheckRow extends Omit<Judgement, 'notes'> {
  /** Joined by "; ". */
  notes: string;
}
const COLUMNS: Rows<CheckRow>['columns'] = {
  label: 'STRING',
  store: 'STRING',
  verdict: 'STRING',
  reason: 'STRING',
  distinctNames: 'INT32',
  rows: 'INT32',
  skippedRows: 'INT32',
  yardstick: 'INT32',
  notes: 'STRING',
};

/**
 * price-compare catalogue check DIR [--against DIR ...]
 * A folder of dated folders is checked in date order; --against folders come first, in date order, and only what
 * the gate accepts of them counts.
 */
export async function checkCommand(
  folder: string,
  options: CheckOptions,
  io: Io,
): Promise<ExitCode> {
  await namesIn(folder, io);
  const packed = await findPack(folder, io);
  const judgements = packed ? packed.judgements : await judgedIn(folder, options.against ?? [], io);
  await write(judgements, options, io);
  return worst(judgements);
}

/** What the gate says of each file of a folder, after it has seen those it is measured against. */
async function judgedIn(folder: string, against: readonly string[], io: Io): Promise<Judgement[]> {
  io.spareMemory();
  const gate = new Gate(io.today());
  const checked = await setsIn(folder, io);
  const first = checked[0]!.label;
  const folders: string[] = [];
  for (const other of against) {
    await namesIn(other, io);
    const pack = await findPack(other, io);
    if (pack) await restoreGate(gate, other, pack, DATE.test(first) ? first : null, io);
    else folders.push(other);
  }
  const before = (await Promise.all(folders.map((other) => setsIn(other, io))))
    .flat()
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  let known = 0;
  for (const set of before) {
    // A snapshot cannot be measured against later ones, nor against itself.
    if (DATE.test(first) && DATE.test(set.label) && set.label >= first) continue;
    for await (const snapshot of snapshotsIn(set.folder, io, set.label)) {
      gate.judge(snapshot);
      known++;
    }
  }
  if (folders.length && known === 0)
    io.err(`${folders.join(', ')}: no earlier price file to measure against\n`);
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
  return judgements;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

async function setsIn(folder: string, io: Io): Promise<{ folder: string; label: string }[]> {
  await namesIn(folder, io);
  const dated = await datedFolders(folder, io);
  return dated.length
    ? dated.map((label) => ({ folder: io.join(folder, label), label }))
    : [{ folder, label: labelOf(folder) }];
}

const WORDS = { 0: 'accept', 10: 'warn', 20: 'refuse' } as const;

async function write(
  judgements: readonly Judgement[],
  { format, output }: CheckOptions,
  io: Io,
): Promise<void> {
  if (format === 'json') {
    const whole = { verdict: WORDS[worst(judgements)], files: judgements };
    return writeText(`${JSON.stringify(whole, null, 2)}\n`, output, io);
  }
  if (format === 'markdown') return writeText(markdown(judgements), output, io);
  const rows = judgements.map(({ notes, ...rest }): CheckRow => ({
    ...rest,
    notes: notes.join('; '),
  }));
  await writeRows({ columns: COLUMNS, rows }, { format, output }, io, () =>
    table(judgements, output ? null : io.columns),
  );
}

function table(judgements: readonly Judgement[], columns: number | null): string {
  const width = widthOf(columns);
  const first = Math.max(11, ...judgements.map(({ label }) => label.length));
  const heads = judgements.map(
    ({ label, store, verdict }) =>
      `${label.padEnd(first)} ${store.padEnd(12)} ${verdict.padEnd(7)} `,
  );
  return judgements
    .map(({ reason, notes }, at) => {
      const indent = heads[at]!.length;
      const said = (words: string): string => `${wrap(words, indent, width)}\n`;
      return (
        heads[at]! + said(reason).trimStart() + notes.map((note) => said(`- ${note}`)).join('')
      );
    })
    .join('');
}

const markdown = (judgements: readonly Judgement[]): string =>
  `| date | store | verdict | products | reason |\n|---|---|---|---|---|\n${judgements.map(({ label, store, verdict, distinctNames, reason }) => `| ${label} | ${store} | **${verdict}** | ${distinctNames} | ${clean(reason).replaceAll('|', '\\|')} |\n`).join('')}`;
