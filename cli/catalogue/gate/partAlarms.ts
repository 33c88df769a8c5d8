import type { Snapshot } from '../snapshot';
import type { Pair, Shared } from './shared';
import { finding, refuse, warn, type Accepted, type Finding } from './types';

/** On sound days at most 0.9 % of the shared products had the old price of a neighbour, ... */
const MOVED_REFUSE = 0.05;
/** ... and at most four stood together. */
const MOVED_TOGETHER = 15;
const FARTHEST_MOVE = 3;
/** On sound days at most 129 rows together changed, and 1.6 % of the shared products. */
const PIECE_WARN_AT_LEAST = 120;
const PIECE_WARN = 0.025;
const PIECE_REFUSE_AT_LEAST = 250;
const PIECE_REFUSE = 0.05;

/**
 * The pieces of rows that show a fault, each by how many of its rows show it: a fault in a part of a file is a long piece
 * of it, what chance makes is not. A row that speaks against it takes two away, so that a few true changes do not end the
 * piece; one that says nothing (null) takes none.
 */
function pieces<Row>(rows: readonly Row[], shows: (row: Row) => boolean | null): number[] {
  const found: number[] = [];
  let most = 0;
  let now = 0;
  for (const row of rows) {
    const said = shows(row);
    if (said !== null) now = said ? now + 1 : Math.max(0, now - 2);
    if (now > most) most = now;
    if (now > 0 || most === 0) continue;
    found.push(most);
    most = 0;
  }
  return [...found, most];
}

/** How many rows of the longest piece show it. */
export const together = <Row>(rows: readonly Row[], shows: (row: Row) => boolean | null): number =>
  pieces(rows, shows).reduce((most, piece) => Math.max(most, piece), 0);

/** How many rows show it in pieces of at least so many. */
export const inPieces = <Row>(
  rows: readonly Row[],
  shows: (row: Row) => boolean | null,
  least: number,
): number => pieces(rows, shows).reduce((sum, piece) => sum + (piece >= least ? piece : 0), 0);

/** The old price of a row near it: the column slipped against the names, if only in a part of the file. */
export function movedRows({ pairs, olds, nows }: Shared, since: string): Finding | null {
  for (let by = 1; by <= FARTHEST_MOVE; by++)
    for (const side of [-by, by]) {
      const beside = ({ at }: Pair): number => olds[at + side] ?? NaN;
      const shows = (pair: Pair): boolean | null => {
        const other = beside(pair);
        if (Number.isNaN(other)) return null;
        if (pair.now !== other) return false;
        if (pair.now === pair.old) return null;
        // Rows of one price stand together where a file is sorted by price: one that changed went there. One that stands where
        // its old price is has not moved, the prices have.
        return pair.now !== nows[pair.at + side] || pair.old === nows[pair.at - side] ? true : null;
      };
      const moved = pairs.filter((pair) => shows(pair) === true).length;
      if (moved < MOVED_TOGETHER) continue;
      const piece = together(pairs, shows);
      if (moved < MOVED_REFUSE * pairs.length && piece < MOVED_TOGETHER) continue;
      const row = by === 1 ? 'the row' : `${by} rows`;
      return refuse(
        `${moved} of ${pairs.length} shared products have the price that ${since} gives the product of ${row} ${side < 0 ? 'before' : 'behind'}: the prices moved by ${by === 1 ? 'one row' : `${by} rows`}.`,
      );
    }
  return null;
}

/** All prices of a piece changed at once: prices change each in its own week. */
export function changedTogether({ pairs }: Shared, since: string): Finding | null {
  const piece = together(pairs, ({ old, now }) => old !== now);
  if (piece < Math.max(PIECE_WARN_AT_LEAST, PIECE_WARN * pairs.length)) return null;
  return finding(
    piece >= Math.max(PIECE_REFUSE_AT_LEAST, PIECE_REFUSE * pairs.length) ? 'refuse' : 'warn',
    `In a piece of ${piece} rows hardly a product keeps its price of ${since}: the prices of that piece may be misread.`,
  );
}

/** On sound days prices that had changed stood as before in a piece of at most 99 rows, 0.5 % of the shared products. */
const OLDER_WARN_AT_LEAST = 150;
const OLDER_WARN = 0.015;

/** Offers end one here, one there; where all prices of a piece are those of an earlier file again, that file stands in it. */
export function olderPiece(
  { pairs, changed }: Shared,
  { products }: Snapshot,
  before: readonly Accepted[],
): Finding | null {
  const least = Math.max(OLDER_WARN_AT_LEAST, OLDER_WARN * pairs.length);
  const last = before.at(-1)!;
  for (const older of before.slice(0, -1)) {
    const again = changed.filter(
      ({ now, at }) => older.prices.get(products[at]!.name) === now,
    ).length;
    if (again < least) continue;
    const piece = together(pairs, ({ old, now, at }) => {
      const price = older.prices.get(products[at]!.name);
      if (price === undefined || price === old) return null;
      return now === price ? true : now === old ? false : null;
    });
    if (piece >= least)
      return warn(
        `In a piece with ${piece} products whose price changed between ${older.label} and ${last.label} nearly all stand as on ${older.label} again: a part of an older file may be in it.`,
      );
  }
  return null;
}
