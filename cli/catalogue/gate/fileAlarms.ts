import { counted, plural } from '../../../engine';
import type { Snapshot } from '../snapshot';
import { categoryFindings } from './categoryAlarms';
import { codeFindings } from './codeAlarms';
import { future, stale } from './dayAlarms';
import { freshPiece, joined, strangePiece, tooMany } from './joinAlarms';
import { capitalLabels, newLabels, rivalLabels } from './labelAlarms';
import { renamed } from './renameAlarms';
import {
  brokenLoyalty,
  brokenText,
  lostLetters,
  newNames,
  repeats,
  surplus,
  unreadable,
} from './rowAlarms';
import { greatestShare, sharedShare } from './shared';
import {
  daysBetween,
  ENOUGH,
  finding,
  refuse,
  share,
  warn,
  type Accepted,
  type Finding,
  type Measure,
} from './types';

const REFUSE_BELOW = 0.5;
const WARN_BELOW = 0.85;
const UNREADABLE_REFUSE = 0.5;
/** Two stores share at most 7 % of their names; a store's own file at least half of an earlier one's. */
const FOREIGN_REFUSE = 0.3;
/** On sound days at most 2.4 % of the names were new and known from another store (6 % where one file before is known), ... */
const FOREIGN_ROWS_REFUSE = 0.1;
const FOREIGN_ROWS_WARN = 0.07;
/** ... and 0.7 % at its very price. */
const FOREIGN_PRICED_REFUSE = 0.03;
/** No sound file has a name that is a price or one of its categories. */
const SHIFTED_REFUSE = 0.01;
const SHIFTED_AT_LEAST = 10;
const FEW_NAMES_REFUSE = 0.05;
const LONGEST_HABIT_DAYS = 3;
/** In four days at least 1 % of a sound file's names came, went or changed in price. */
const FROZEN_BUT = 0.004;

/** Faults that make the rest of the measuring senseless: the first one decides alone. */
export function unusableFile(snapshot: Snapshot): Finding | null {
  const { store, report, unusable, firstSkipped, products } = snapshot;
  if (unusable !== null) return refuse(`${unusable}.`);
  if (products.length === 0)
    return refuse(
      `No row of ${store.file} can be read${firstSkipped ? `; the first: ${firstSkipped}` : ''}.`,
    );
  return report.skipped >= UNREADABLE_REFUSE * report.rows
    ? refuse(
        `${share(report.skipped, report.rows)} of the rows cannot be read; the first: ${firstSkipped}.`,
      )
    : null;
}

/** What the file as a whole says against itself, prices apart. */
export function fileFindings(snapshot: Snapshot, measure: Measure): Finding[] {
  const fresh = freshNames(snapshot, measure);
  const last = measure.before.at(-1);
  return [
    future(snapshot, measure),
    stale(snapshot),
    shiftedColumns(snapshot),
    foreign(snapshot, measure, fresh),
    joined(snapshot, measure),
    newLabels(snapshot, fresh),
    capitalLabels(snapshot, fresh),
    tooFew(snapshot, measure),
    tooMany(snapshot, measure),
    newNames(snapshot, measure),
    freshPiece(snapshot, fresh),
    frozen(snapshot, measure),
    unreadable(snapshot, measure),
    surplus(snapshot, measure),
    brokenLoyalty(snapshot),
    repeats(snapshot, measure),
    brokenText(snapshot, measure),
    lostLetters(snapshot, last, fresh),
    cutEnd(snapshot, measure),
    ...renamed(snapshot, last, fresh),
    ...codeFindings(snapshot, last),
    ...categoryFindings(snapshot, last),
  ].filter((finding) => finding !== null);
}

/** Names that no accepted file has. */
function freshNames({ prices }: Snapshot, { before }: Measure): string[] {
  if (before.length === 0) return [];
  const fresh: string[] = [];
  // The newest file knows nearly all of them.
  const files = before.map((entry) => entry.prices).reverse();
  for (const name of prices.keys()) if (!files.some((known) => known.has(name))) fresh.push(name);
  return fresh;
}

function shiftedColumns({ products, categories, report }: Snapshot): Finding | null {
  const rows = products.length;
  if (rows < ENOUGH) return null;
  const prices = products.filter(({ name }) => /^[£\s]*\d+(?:[.,]\d+)?\s*p?$/.test(name)).length;
  const enough = Math.max(SHIFTED_AT_LEAST, SHIFTED_REFUSE * rows);
  if (prices >= enough)
    return refuse(`${share(prices, rows)} of the names are prices: the columns are shifted.`);
  const known = new Set([...categories.keys()].map((category) => category.toLowerCase()));
  const named = products.filter(({ name }) => known.has(name)).length;
  if (named >= enough && known.size > 1)
    return refuse(`${share(named, rows)} of the names are categories: the columns are shifted.`);
  const distinct = new Set(products.map(({ name }) => name)).size;
  return distinct < FEW_NAMES_REFUSE * (report.rows - report.skipped)
    ? refuse(
        `${report.rows - report.skipped} rows have only ${distinct} names: the name column holds something else.`,
      )
    : null;
}

function foreign(
  snapshot: Snapshot,
  { before, others }: Measure,
  fresh: readonly string[],
): Finding | null {
  const { store, prices } = snapshot;
  // The newest file is its likest as a rule: the earlier ones are asked where another store's is liker than that.
  const likely = greatestShare(snapshot, before.slice(-1));
  let strange: Finding | null = null;
  for (const [label, other] of others) {
    if (Math.min(prices.size, other.prices.size) < ENOUGH) continue;
    const theirs = sharedShare(snapshot, other, likely);
    const mine = theirs >= FOREIGN_REFUSE ? greatestShare(snapshot, before) : likely;
    const own = before.length ? `, ${share(mine, 1)} with ${store.label}'s own` : '';
    if (theirs >= FOREIGN_REFUSE && theirs > mine)
      return refuse(
        `${share(theirs, 1)} of its products stand in ${label}'s last file${own}: this is ${label}'s file.`,
      );
    strange ??= before.length ? strangeRows(snapshot, label, other, fresh) : null;
  }
  return rivalLabels(snapshot) ?? strange;
}

/** Rows that are new here and another store's: at its very price they are surely so. */
function strangeRows(
  snapshot: Snapshot,
  label: string,
  other: Accepted,
  fresh: readonly string[],
): Finding | null {
  const { prices } = snapshot;
  const strange = fresh.filter((name) => other.prices.has(name));
  const priced = strange.filter((name) => other.prices.get(name) === prices.get(name)).length;
  // Divided, not multiplied: 0.07 * 100 is more than 7.
  const part = strange.length / prices.size;
  const surely =
    part >= FOREIGN_ROWS_REFUSE ||
    priced / prices.size >= FOREIGN_PRICED_REFUSE ||
    strangePiece(snapshot, other, fresh, priced);
  return surely || part >= FOREIGN_ROWS_WARN
    ? {
        verdict: surely ? 'refuse' : 'warn',
        words: `${share(strange.length, prices.size)} of its products are new here and stand in ${label}'s last file, ${share(priced, prices.size)} at its price: rows of ${label} are among them.`,
      }
    : null;
}

/** Distinct names against the largest of the last accepted files. */
function tooFew({ distinctNames }: Snapshot, { before }: Measure): Finding | null {
  if (before.length === 0) return null;
  const yardstick = Math.max(...before.map((entry) => entry.distinctNames));
  const said = `${distinctNames} distinct ${plural(distinctNames, 'product')} ${distinctNames === 1 ? 'is' : 'are'}`;
  const of = `${share(distinctNames, yardstick)} of the ${yardstick} last accepted`;
  if (distinctNames / yardstick < REFUSE_BELOW)
    return refuse(`${said} ${of}: the file looks broken off.`);
  return distinctNames / yardstick < WARN_BELOW
    ? { verdict: 'warn', words: `${said} only ${of}.` }
    : null;
}

/** The same products at the same prices for longer than the store's habit: it was not fetched anew. */
function frozen(snapshot: Snapshot, { before }: Measure): Finding | null {
  if (snapshot.date === null || snapshot.prices.size < ENOUGH) return null;
  const alike = before.filter((entry) => entry.date !== null && isSame(entry, snapshot));
  const first = alike[0];
  if (!first) return null;
  const days = daysBetween(first.date!, snapshot.date);
  const habit = Math.max(
    LONGEST_HABIT_DAYS,
    ...before.map((entry, at) => {
      const same = before.slice(at).filter((later) => later.date && isSame(entry, later));
      return entry.date && same.length ? daysBetween(entry.date, same.at(-1)!.date!) : 0;
    }),
  );
  const but = differing(first, snapshot);
  if (days <= habit && but > 0) return null;
  const said = `All ${snapshot.prices.size} products and prices ${but ? `but ${but} ` : ''}are those of ${first.date}, ${counted(days, 'day')} before`;
  return days > habit ? warn(`${said}: the file is frozen.`) : finding('accept', `${said}.`);
}

const isSame = (one: Accepted, other: Accepted): boolean =>
  differing(one, other) <= FROZEN_BUT * other.prices.size;

/** Names that are gone, new or at another price; not counted on where it is more than is asked for. */
function differing(one: Accepted, other: Accepted): number {
  const most = FROZEN_BUT * other.prices.size;
  let gone = 0;
  let changed = 0;
  for (const [name, price] of one.prices) {
    const now = other.prices.get(name);
    if (now === undefined) gone++;
    else if (now !== price) changed++;
    if (gone + changed > most) break;
  }
  return gone + changed + Math.abs(other.prices.size - one.prices.size + gone);
}

function cutEnd({ endsWithLine, brokenEnd }: Snapshot, { before }: Measure): Finding | null {
  if (endsWithLine) return null;
  if (brokenEnd !== null)
    return {
      verdict: 'warn',
      words: `The last row is cut off ("${brokenEnd}"): more may be missing.`,
    };
  return before.at(-1)?.endsWithLine === true
    ? {
        verdict: 'warn',
        words:
          'The last row has no line end, as earlier files have: it may be cut off, and more be missing.',
      }
    : null;
}
