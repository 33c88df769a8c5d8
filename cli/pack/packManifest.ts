import { isCount, isDay, isRecord, isText } from '../../engine';
import type { Judgement } from '../catalogue/gate';
import type { RowCounts } from '../catalogue/snapshot';
import { CliError, EXIT, readFailure, type Io } from '../io';

/** The files of a pack; docs/schemas/pack.schema.json describes pack.json, docs/reference/data-contracts.md the tables. */
export interface PackManifest {
  version: 1;
  stores: PackedStore[];
  /** What the gate said of every file, in the order in which they were packed. */
  judgements: Judgement[];
}
export interface PackedStore {
  store: string;
  /** Days in the pack, oldest first. */
  days: string[];
  /** The last files that the gate accepted outright; the last one's day is a later one's where that went through with a warning. */
  accepted: { day: string; distinctNames: number; counts?: RowCounts | null }[];
  products: { file: string; rows: number };
  /** Half a year each, oldest first. */
  prices: { half: string; file: string; rows: number }[];
}

export const PACK = 'pack.json';

/** "2026H1": a pack's files hold half a year each, so that a day that is appended rewrites no more than that. */
export const halfOf = (day: string): string =>
  `${day.slice(0, 4)}H${Number(day.slice(5, 7)) <= 6 ? 1 : 2}`;

type Holds = (value: unknown) => boolean;
const listOf =
  (holds: Holds): Holds =>
  (value) =>
    Array.isArray(value) && value.every(holds);
const someOf =
  (holds: Holds): Holds =>
  (value) =>
    listOf(holds)(value) && (value as unknown[]).length > 0;
const recordOf =
  (fields: Record<string, Holds>): Holds =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([field, holds]) => holds(value[field]));

/** A table beside the manifest: a pack from elsewhere names no file of somebody else, which packing would remove. */
const tableIn =
  (folder: string): Holds =>
  (value) =>
    isText(value) && new RegExp(`^${folder}/[\\w.-]+\\.parquet$`).test(value);
const isStoreName: Holds = (value) => isText(value) && value !== '' && !(value in {});

const STORE: Record<keyof PackedStore, Holds> = {
  store: isStoreName,
  days: someOf(isDay),
  accepted: listOf(recordOf({ day: isDay, distinctNames: isCount })),
  products: recordOf({ file: tableIn('products'), rows: isCount }),
  prices: someOf(
    recordOf({
      half: (value) => isText(value) && /^\d{4}H[12]$/.test(value),
      file: tableIn('prices'),
      rows: isCount,
    }),
  ),
};
const isJudgement = recordOf({
  store: isText,
  label: isText,
  verdict: (value) => ['accept', 'warn', 'refuse'].includes(value as string),
  reason: isText,
});

/** Where the manifest says something else than it should: `store 2, "days"`; null: nowhere. */
function faultIn(manifest: Record<string, unknown>): string | null {
  if (!listOf(isJudgement)(manifest['judgements'])) return '"judgements"';
  for (const [at, store] of (manifest['stores'] as unknown[]).entries()) {
    if (!isRecord(store)) return `store ${at + 1}`;
    const field = Object.entries(STORE).find(([name, holds]) => !holds(store[name]));
    if (field) return `store ${at + 1}, "${field[0]}"`;
  }
  return null;
}

export async function findPack(folder: string, io: Io): Promise<PackManifest | null> {
  const file = io.join(folder, PACK);
  const read = await io.readText(file);
  if (!read.ok && read.why === 'missing') return null;
  if (!read.ok) throw new CliError(readFailure(file, read.why), EXIT.unreadable);
  const broken = (what: string): CliError =>
    new CliError(`${file}${what}; pack the folders anew`, EXIT.unreadable);
  let manifest: unknown = null;
  try {
    manifest = JSON.parse(read.text);
  } catch {
    // said below
  }
  if (!isRecord(manifest) || manifest['version'] !== 1 || !Array.isArray(manifest['stores']))
    throw broken(': not a pack of this version');
  const fault = faultIn(manifest);
  if (fault !== null) throw broken(`: ${fault} is not as a pack has it`);
  return manifest as unknown as PackManifest;
}
