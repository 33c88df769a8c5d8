import { counted, plural, type Store } from '../../engine';
import { fileFindings, unusableFile } from './gate/fileAlarms';
import { priceFindings } from './gate/priceAlarms';
import { KeptPrices, KeptTexts } from './gate/keptPrices';
import { sharedWith, type Shared } from './gate/shared';
import { share, type Accepted, type Finding, type Measure, type Verdict } from './gate/types';
import { EXIT } from '../io';
import type { Snapshot } from './snapshot';

export type { Accepted, Verdict } from './gate/types';

/**
 * The gate for price files (facts: broken scrapes of 2, 21, 193 and 909 rows went live for days unnoticed).
 * Pure: a snapshot and the accepted ones before it -> a verdict with its reason in one sentence.
 */
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

/** Accepted snapshots that a new one is measured against. */
export const LOOK_BACK = 4;
const CATEGORY_MATTERS = 20;
const NO_SHELVES: ReadonlyMap<string, string> = new Map();
const RANK: Record<Verdict, number> = { accept: 0, warn: 1, refuse: 2 };

export function judge(
  snapshot: Snapshot,
  accepted: readonly Accepted[],
  around: Omit<Measure, 'before'> = { others: new Map(), today: null },
): Judgement {
  const measure: Measure = { ...around, before: accepted.slice(-LOOK_BACK) };
  const { before } = measure;
  const { store, label, report, distinctNames } = snapshot;
  const yardstick = before.length ? Math.max(...before.map((entry) => entry.distinctNames)) : null;
  const last = before.at(-1);
  const shared = last ? sharedWith(snapshot, last) : null;
  const decided = findingsOf(snapshot, measure, yardstick, shared);
  return {
    store: store.label,
    label,
    verdict: decided[0]!.verdict,
    reason: decided[0]!.words,
    distinctNames,
    rows: report.rows,
    skippedRows: report.skipped,
    yardstick,
    notes: [...decided.slice(1).map(({ words }) => words), ...notesOn(snapshot, last, shared)],
  };
}

/** All that was found, the worst first; of equals the first one decides. */
function findingsOf(
  snapshot: Snapshot,
  measure: Measure,
  yardstick: number | null,
  shared: Shared | null,
): Finding[] {
  const whole = unusableFile(snapshot);
  const found = whole
    ? [whole]
    : [...fileFindings(snapshot, measure), ...priceFindings(snapshot, measure, shared)].sort(
        (a, b) => RANK[b.verdict] - RANK[a.verdict],
      );
  if (snapshot.normal !== null && !snapshot.unusable && snapshot.products.length)
    return [
      { verdict: 'accept', words: `Accepted as the new normal: ${snapshot.normal}` },
      ...found,
    ];
  return found.some(({ verdict }) => verdict !== 'accept')
    ? found
    : [soundWords(snapshot, yardstick), ...found];
}

function soundWords({ distinctNames }: Snapshot, yardstick: number | null): Finding {
  const distinct = `${distinctNames} distinct ${plural(distinctNames, 'product')}`;
  return {
    verdict: 'accept',
    words:
      yardstick === null
        ? `${distinct}; there is no accepted snapshot to measure against.`
        : `${distinct}, ${share(distinctNames, yardstick)} of the ${yardstick} last accepted.`,
  };
}

function notesOn(snapshot: Snapshot, last: Accepted | undefined, shared: Shared | null): string[] {
  const notes: string[] = [];
  const { report, severalPrices } = snapshot;
  for (const [kind, count] of Object.entries(report.skippedByKind))
    notes.push(`${counted(count, 'row')} skipped: ${kind}`);
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
  }
  if (shared?.jumped)
    notes.push(
      `${shared.jumped} of ${shared.pairs.length} shared products doubled or halved in price, or more`,
    );
  return notes;
}

/**
 * The files that the next one is measured against. A store would shrink to nothing in small steps if a file that only went
 * through with a warning counted as a size; but its prices are what the next ones follow: measured against the day before
 * an offer began, all days behind it are suspicious, for ever.
 */
export function measuresBehind<Measured extends Sized>(
  before: readonly Measured[],
  judged: Measured,
  verdict: Verdict,
  isNormal: boolean,
): readonly Measured[] {
  const last = before.at(-1);
  if (verdict === 'accept') return (isNormal ? [judged] : [...before, judged]).slice(-LOOK_BACK);
  if (verdict === 'refuse' || !last) return before;
  const { distinctNames, counts } = last;
  return [...before.slice(0, -1), { ...judged, distinctNames, counts }];
}
type Sized = Pick<Accepted, 'distinctNames'> & { counts?: Accepted['counts'] };

/** Judges snapshots one after another, oldest first. */
export class Gate {
  private readonly accepted = new Map<string, readonly Accepted[]>();
  private readonly labels = new Map<string, string>();
  private readonly texts = new Map<string, Texts>();

  /** `today`: YYYY-MM-DD, so that a day in the future is seen; null where it is not known. */
  constructor(private readonly today: string | null = null) {}

  judge(snapshot: Snapshot): Judgement {
    const before = this.before(snapshot);
    const others = new Map(
      [...this.accepted].flatMap(([id, entries]) =>
        id === snapshot.store.id ? [] : [[this.labels.get(id)!, entries.at(-1)!] as const],
      ),
    );
    const judgement = judge(snapshot, before, { others, today: this.today });
    if (judgement.verdict !== 'refuse')
      this.restore(
        snapshot.store,
        measuresBehind<Accepted>(before, snapshot, judgement.verdict, snapshot.normal !== null),
      );
    return judgement;
  }

  /** Somebody answers for a snapshot that was refused: it is the measure from now on, as it would fail by the old one for ever. */
  force(snapshot: Snapshot): void {
    this.restore(snapshot.store, [snapshot]);
  }

  /** What was accepted of a store elsewhere, oldest first. */
  recall({ store }: Snapshot, accepted: readonly Accepted[]): void {
    this.restore(store, accepted);
  }

  /** Distinct names of a store's last accepted files, oldest first: what the next gate recalls. */
  counts = (snapshot: Snapshot): number[] =>
    this.before(snapshot).map(({ distinctNames }) => distinctNames);

  restore(store: Store, accepted: readonly Accepted[]): void {
    this.labels.set(store.id, store.label);
    const held = this.before({ store });
    this.accepted.set(
      store.id,
      accepted
        .slice(-LOOK_BACK)
        .map((entry) =>
          held.includes(entry) ? entry : remembered(entry, this.textsFor(store, entry)),
        )
        // Only the last one is asked for its categories.
        .map((entry, at, all) =>
          at === all.length - 1 || entry.shelves.size === 0
            ? entry
            : { ...entry, shelves: NO_SHELVES },
        ),
    );
  }

  /** Anew where most of them are of products that are gone. */
  private textsFor({ id }: Store, { prices, codes }: Accepted): Texts {
    const known = this.texts.get(id);
    if (known && known.names.size <= 2 * prices.size && known.codes.size <= 2 * codes.size)
      return known;
    const texts = { names: new KeptTexts(), codes: new KeptTexts() };
    this.texts.set(id, texts);
    return texts;
  }

  private before = ({ store }: Pick<Snapshot, 'store'>): readonly Accepted[] =>
    this.accepted.get(store.id) ?? [];
}

/** What is kept of a store's files: all names, and all barcodes or numbers, once. */
interface Texts {
  names: KeptTexts;
  codes: KeptTexts;
}

/** Without the rows, so that a year of files is not held. */
function remembered(entry: Accepted, { names, codes }: Texts): Accepted {
  const { label, date, distinctNames, categories, counts, endsWithLine } = entry;
  const prices = new KeptPrices(entry.prices, names);
  return {
    label,
    date,
    distinctNames,
    prices,
    codes: new KeptPrices(entry.codes, codes),
    shelves: new Map(Array.from(entry.shelves, ([name, shelf]) => [names.kept(name), shelf])),
    categories,
    counts,
    endsWithLine,
  };
}

const CODE = { accept: EXIT.compared, warn: EXIT.warned, refuse: EXIT.refused } as const;
/** Exit code of a check: 0 accept, 10 warn, 20 refuse; the worst decides. */
export const worst = (verdicts: readonly { verdict: Verdict }[]): 0 | 10 | 20 =>
  CODE[
    verdicts.reduce<Verdict>(
      (worst, { verdict }) => (RANK[verdict] > RANK[worst] ? verdict : worst),
      'accept',
    )
  ];
