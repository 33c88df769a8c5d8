import { plural } from '../../engine';
import type { Snapshot } from './snapshot';

/**
 * The gate for price files (facts: broken scrapes of 2, 21, 193 and 909 rows went live for days unnoticed).
 * Pure: a snapshot and the accepted ones before it -> a verdict with its reason in one sentence.
 */
export type Verdict = 'accept' | 'warn' | 'refuse';

/** What an accepted snapshot is to the ones behind it. */
export type Accepted = Pick<Snapshot, 'label' | 'distinctNames' | 'prices' | 'categories'>;

export interface Judgement {
  store: string;
  label: string;
  verdict: Verdict;
  /** One sentence: what decided. */
  reason: string;
  distinctNames: number;
  rows: number;
  skippedRows: number;
  /** Largest number of distinct names among the last four accepted snapshots; null when there is none. */
  yardstick: number | null;
  /** What a careful operator wants to know and what does not decide. */
  notes: string[];
}

export const REFUSE_BELOW = 0.5;
export const WARN_BELOW = 0.85;
/** Accepted snapshots that a new one is measured against. */
export const LOOK_BACK = 4;
const UNREADABLE_REFUSE = 0.5;
const UNREADABLE_WARN = 0.1;
const JUMP = 2;
const JUMP_WARN = 0.25;
const CATEGORY_MATTERS = 20;
const ENOUGH_SHARED = 50;

const percent = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(part / whole < 0.1 ? 1 : 0)} %`;

export function judge(snapshot: Snapshot, accepted: readonly Accepted[]): Judgement {
  const { store, label, report, distinctNames } = snapshot;
  const before = accepted.slice(-LOOK_BACK);
  const distinct = `${distinctNames} distinct ${plural(distinctNames, 'product')}`;
  const are = distinctNames === 1 ? 'is' : 'are';
  const yardstick = before.length ? Math.max(...before.map((entry) => entry.distinctNames)) : null;
  const notes = notesOn(snapshot, before.at(-1));
  const say = (verdict: Verdict, reason: string): Judgement => ({
    store: store.label,
    label,
    verdict,
    reason,
    distinctNames,
    rows: report.rows,
    skippedRows: report.skipped,
    yardstick,
    notes,
  });
  if (snapshot.unusable) return say('refuse', `${snapshot.unusable}.`);
  if (snapshot.prices.size === 0)
    return say(
      'refuse',
      `No row of ${store.file} can be read${snapshot.firstSkipped ? `; the first: ${snapshot.firstSkipped}` : ''}.`,
    );
  const unreadable = report.skipped / report.rows;
  if (unreadable >= UNREADABLE_REFUSE)
    return say(
      'refuse',
      `${percent(report.skipped, report.rows)} of the rows cannot be read; the first: ${snapshot.firstSkipped}.`,
    );
  if (yardstick !== null && distinctNames < REFUSE_BELOW * yardstick)
    return say(
      'refuse',
      `${distinct} ${are} ${percent(distinctNames, yardstick)} of the ${yardstick} last accepted: the file looks broken off.`,
    );
  if (yardstick !== null && distinctNames < WARN_BELOW * yardstick)
    return say(
      'warn',
      `${distinct} ${are} only ${percent(distinctNames, yardstick)} of the ${yardstick} last accepted.`,
    );
  if (unreadable >= UNREADABLE_WARN)
    return say(
      'warn',
      `${percent(report.skipped, report.rows)} of the rows cannot be read; the first: ${snapshot.firstSkipped}.`,
    );
  const jumps = jumpsSince(snapshot, before.at(-1));
  if (jumps.shared >= ENOUGH_SHARED && jumps.jumped / jumps.shared >= JUMP_WARN)
    return say(
      'warn',
      `${percent(jumps.jumped, jumps.shared)} of the shared products more than doubled or halved in price: the price column may be misread.`,
    );
  return say(
    'accept',
    yardstick === null
      ? `${distinct}; there is no accepted snapshot to measure against.`
      : `${distinct}, ${percent(distinctNames, yardstick)} of the ${yardstick} last accepted.`,
  );
}

function jumpsSince(
  snapshot: Snapshot,
  last: Accepted | undefined,
): { shared: number; jumped: number } {
  let shared = 0;
  let jumped = 0;
  for (const [name, price] of snapshot.prices) {
    const old = last?.prices.get(name);
    if (old === undefined) continue;
    shared++;
    if (Math.max(price, old) > JUMP * Math.min(price, old)) jumped++;
  }
  return { shared, jumped };
}

function notesOn(snapshot: Snapshot, last: Accepted | undefined): string[] {
  const notes: string[] = [];
  const { report, severalPrices } = snapshot;
  for (const [kind, count] of Object.entries(report.skippedByKind))
    notes.push(`${count} ${plural(count, 'row')} skipped: ${kind}`);
  if (report.repeats)
    notes.push(
      `${report.repeats} ${report.repeats === 1 ? 'row repeats' : 'rows repeat'} a product`,
    );
  if (severalPrices)
    notes.push(
      `${severalPrices} ${severalPrices === 1 ? 'name stands' : 'names stand'} with more than one price`,
    );
  if (last) {
    const gone = [...last.categories]
      .filter(
        ([category, count]) => count >= CATEGORY_MATTERS && !snapshot.categories.has(category),
      )
      .map(([category]) => category);
    if (gone.length) notes.push(`categories gone since ${last.label}: ${gone.join(', ')}`);
    const { shared, jumped } = jumpsSince(snapshot, last);
    if (jumped)
      notes.push(`${jumped} of ${shared} shared products more than doubled or halved in price`);
  }
  return notes;
}

/** Judges snapshots one after another, oldest first; only accepted ones become the yardstick of the next. */
export class Gate {
  private readonly accepted = new Map<string, readonly Accepted[]>();

  judge(snapshot: Snapshot): Judgement {
    const before = this.before(snapshot);
    const judgement = judge(snapshot, before);
    if (judgement.verdict === 'accept')
      this.accepted.set(snapshot.store.id, [...before, snapshot].slice(-LOOK_BACK));
    return judgement;
  }

  /** Somebody answers for a snapshot that was refused: it is the measure from now on, as it would fail by the old one for ever. */
  force(snapshot: Snapshot): void {
    this.accepted.set(snapshot.store.id, [snapshot]);
  }

  /** What was accepted of a store elsewhere, oldest first. */
  recall({ store }: Snapshot, accepted: readonly Accepted[]): void {
    this.accepted.set(store.id, accepted);
  }

  /** Distinct names of a store's last accepted files, oldest first: what the next gate recalls. */
  counts = (snapshot: Snapshot): number[] =>
    this.before(snapshot).map(({ distinctNames }) => distinctNames);

  private before = ({ store }: Snapshot): readonly Accepted[] => this.accepted.get(store.id) ?? [];
}

const RANK: Record<Verdict, 0 | 1 | 2> = { accept: 0, warn: 1, refuse: 2 };
/** Exit code of a check: 0 accept, 1 warn, 2 refuse; the worst decides. */
export const worst = (judgements: readonly Judgement[]): 0 | 1 | 2 =>
  judgements.reduce<0 | 1 | 2>(
    (code, { verdict }) => (RANK[verdict] > code ? RANK[verdict] : code),
    0,
  );
