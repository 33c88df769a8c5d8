import { plural } from '../../../engine';
import type { RowCounts, Snapshot } from '../snapshot';
import { greatestShare, namesShare } from './shared';
import { ENOUGH, finding, share, type Accepted, type Finding, type Measure } from './types';

/** With nothing to compare, a tenth of the rows. */
const UNREADABLE_WARN = 0.1;
/** Beyond what the store's files had: sound files of a store differ by 0.02 % (one by 5.7 %, the first we know). */
const UNREADABLE_RISE_WARN = 0.01;
const NO_PRICE_RISE_REFUSE = 0.05;
/** Sound files differ by 3 points. */
const REPEATS_RISE_WARN = 0.04;
/** Behind a header that stands again: files were joined that share less, such as those of two days. */
const REPEATS_RISE_REFUSE = 0.1;
const AT_LEAST = 20;
const NEW_NAMES_REFUSE = 0.1;
const NEW_NAMES_WARN = 0.2;
/** Of what the last accepted file shares with those before it; on sound days it was never less than 0.9 of that. */
const NEW_NAMES_HABIT = 0.75;
/** No sound file brought a single one; what the first one has may be the store's own. */
const BROKEN_AT_LEAST = 1;
const BROKEN_AT_LEAST_FIRST = 3;
const LOST_LETTERS_AT_LEAST = 3;
const BROKEN_REFUSE = 0.02;

/** How much more of the rows it is than in the file before that had most of it; 0 where no file before is known. */
function rise(
  { counts }: Snapshot,
  before: readonly Accepted[],
  of: (counts: RowCounts) => number,
): number {
  const known = before.flatMap((entry) => (entry.counts?.rows ? [entry.counts] : []));
  if (known.length === 0 || !counts?.rows || of(counts) < AT_LEAST) return 0;
  return of(counts) / counts.rows - Math.max(...known.map((entry) => of(entry) / entry.rows));
}

/** Rows that cannot be read; prices that are none (zeros, another sign before them, a decimal comma) are a price alarm. */
export function unreadable(snapshot: Snapshot, { before }: Measure): Finding | null {
  const { report, firstSkipped } = snapshot;
  const prices = rise(snapshot, before, ({ unreadable }) => unreadable);
  if (prices >= NO_PRICE_RISE_REFUSE)
    return {
      verdict: 'refuse',
      words: `${share(snapshot.counts!.unreadable, report.rows)} of the prices are zero or cannot be read, ${share(prices, 1)} more than before; the first: ${firstSkipped}.`,
    };
  return report.skipped >= UNREADABLE_WARN * report.rows ||
    rise(snapshot, before, ({ skipped }) => skipped) >= UNREADABLE_RISE_WARN
    ? {
        verdict: 'warn',
        words: `${share(report.skipped, report.rows)} of the rows cannot be read; the first: ${firstSkipped}.`,
      }
    : null;
}

/** In no file of ten stores that we know a row had more. */
const SURPLUS_REFUSE = 0.005;
const SURPLUS_REFUSE_AT_LEAST = 10;

/** What stands behind the last column belongs into one before it: "2,99" without quotes is a price of £2. */
export function surplus(snapshot: Snapshot, { before }: Measure): Finding | null {
  const { counts, firstSurplus, report } = snapshot;
  const count = counts?.surplus ?? 0;
  if (count === 0) return null;
  const usual = before.at(-1)?.counts;
  const habit = usual?.rows ? (usual.surplus ?? 0) / usual.rows : 0;
  const more = count / report.rows - habit;
  if (more <= 0) return null;
  return finding(
    more >= SURPLUS_REFUSE && count >= SURPLUS_REFUSE_AT_LEAST ? 'refuse' : 'warn',
    `${count} of ${report.rows} rows have more cells than the header; the first: ${firstSurplus}.`,
  );
}

/** A slip in a few rows is a store's own. */
const LOYALTY_WARN = 0.05;

/** A members' price above the price: the two columns are exchanged, or one of them is another. */
export const brokenLoyalty = ({ brokenLoyalty: { count, of, first } }: Snapshot): Finding | null =>
  count >= AT_LEAST && count >= LOYALTY_WARN * of
    ? finding('warn', `${count} of ${of} members’ prices cannot be one; the first: ${first}.`)
    : null;

/** A file, or a part of it, that stands in it twice. */
export function repeats(snapshot: Snapshot, { before }: Measure): Finding | null {
  const more = rise(snapshot, before, (counts) => counts.repeats);
  const { repeats: count, rows } = snapshot.counts ?? snapshot.report;
  const joined = snapshot.pieces.length > 1 && more >= REPEATS_RISE_REFUSE;
  return more >= REPEATS_RISE_WARN
    ? finding(
        joined ? 'refuse' : 'warn',
        `${share(count, rows)} of the rows repeat a product, ${share(more, 1)} more than before: ${joined ? 'its header stands in it again, and two files were joined' : 'rows stand in it twice'}.`,
      )
    : null;
}

/** Names that nobody knows: all of them, or many more than the store's files usually bring. */
export function newNames(snapshot: Snapshot, { before }: Measure): Finding | null {
  const comparable = before.filter(({ prices }) => prices.size >= ENOUGH);
  if (comparable.length === 0 || snapshot.prices.size < ENOUGH) return null;
  // Most files share more with the newest one than any habit could ask for.
  if (namesShare(snapshot, comparable.at(-1)!) >= NEW_NAMES_HABIT) return null;
  const shared = greatestShare(snapshot, comparable, namesShare);
  const habit = greatestShare(comparable.at(-1)!, comparable.slice(0, -1), namesShare);
  if (shared >= Math.max(NEW_NAMES_WARN, NEW_NAMES_HABIT * habit)) return null;
  return {
    verdict: shared < NEW_NAMES_REFUSE ? 'refuse' : 'warn',
    words:
      shared < NEW_NAMES_WARN
        ? `Only ${share(shared, 1)} of the names are known from the last accepted files: nearly all names are new.`
        : `Only ${share(shared, 1)} of the names are known from the last accepted files, ${share(habit, 1)} were before: many names are new.`,
  };
}

/** A piece of a name with the letter that is meant. */
const around = (name: string, at: number): string =>
  name.slice(Math.max(0, at - 20), Math.max(0, at - 20) + 40);

/** UTF-8 read as Windows-1252, and letters that were lost. Lower case, as names are kept. */
const BROKEN =
  /\ufffd|[\u00e2\u00e3\u00ee\u00ef][\u0080-\u00bf\u0152-\u0178\u2013-\u2122]|\u00e2\u20ac/;

export function brokenText({ prices }: Snapshot, { before }: Measure): Finding | null {
  const broken = [...prices.keys()].filter((name) => BROKEN.test(name));
  const fresh = broken.filter((name) => !before.some((entry) => entry.prices.has(name))).length;
  if (fresh < (before.length ? BROKEN_AT_LEAST : BROKEN_AT_LEAST_FIRST)) return null;
  return {
    verdict: before.length && fresh >= BROKEN_REFUSE * prices.size ? 'refuse' : 'warn',
    words: `${broken.length} ${plural(broken.length, 'name')} ${broken.length === 1 ? 'has' : 'have'} broken letters, such as "${around(broken[0]!, broken[0]!.search(BROKEN))}": another encoding was read.`,
  };
}

const BEYOND_ASCII = /[^ -~\t]/g;

/** Names that differ from known ones by letters that the encoding of a file could not hold: "pr?sident", "prsident". */
export function lostLetters(
  { prices }: Snapshot,
  last: Accepted | undefined,
  fresh: readonly string[],
): Finding | null {
  const lost: [old: string, now: string][] = [];
  if (fresh.length < LOST_LETTERS_AT_LEAST) return null;
  for (const old of last?.prices.keys() ?? []) {
    if (prices.has(old) || old.search(BEYOND_ASCII) < 0) continue;
    const now = ['?', '??', '']
      .map((stand) => old.replace(BEYOND_ASCII, stand))
      .find((name) => prices.has(name) && !last!.prices.has(name));
    if (now !== undefined) lost.push([old, now]);
  }
  const at = lost[0]?.[0].search(BEYOND_ASCII) ?? 0;
  return lost.length >= LOST_LETTERS_AT_LEAST
    ? finding(
        lost.length >= BROKEN_REFUSE * prices.size ? 'refuse' : 'warn',
        `${lost.length} names lost letters, such as "${around(lost[0]![1], at)}", which was "${around(lost[0]![0], at)}": another encoding was written.`,
      )
    : null;
}
