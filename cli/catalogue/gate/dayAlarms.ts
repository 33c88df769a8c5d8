import { counted } from '../../../engine';
import type { Snapshot } from '../snapshot';
import { daysBetween, finding, refuse, share, warn, type Finding, type Measure } from './types';

/** A few rows may have a slip in their date. */
const FUTURE_ROWS_REFUSE = 0.01;
/** As for a shopper: older prices may have changed. */
const OLD_DAYS = 14;

/** The day of the file, or the one that its rows state, is not there yet. */
export function future(
  { date, statedDays, products }: Snapshot,
  { today }: Measure,
): Finding | null {
  if (today === null) return null;
  if (date !== null && date > today)
    return refuse(`Its day, ${date}, is in the future (today is ${today}).`);
  const late = [...statedDays].filter(([day]) => day > today);
  const rows = late.reduce((sum, [, count]) => sum + count, 0);
  return rows > 0
    ? finding(
        rows >= FUTURE_ROWS_REFUSE * products.length ? 'refuse' : 'warn',
        `${counted(rows, 'row')} (${share(rows, products.length)}) state a day in the future, such as ${late[0]![0]} (today is ${today}).`,
      )
    : null;
}

/** Rows that all state a day long before the one under which the file is kept. */
export function stale({ date, statedDays }: Snapshot): Finding | null {
  const newest = [...statedDays.keys()].sort().at(-1);
  if (date === null || newest === undefined) return null;
  const days = daysBetween(newest, date);
  return days > OLD_DAYS
    ? warn(`Its rows state ${newest} as their newest day, ${days} days before ${date}.`)
    : null;
}
