import { commonest, middle, type Pair, type Shared } from './shared';
import { refuse, type Finding } from './types';

/** On sound days at most 0.9 % of the shared products had the old price of a neighbour, ... */
const MOVED_REFUSE = 0.05;
/** ... and at most four stood together. */
const MOVED_TOGETHER = 15;
const FARTHEST_MOVE = 3;
/** On sound days 14 % changed by one ratio (a chain's rise by 5 %), else at most 5 %, ... */
const ONE_RATIO_REFUSE = 0.25;
/** ... and at most 40 rows together. */
const ONE_RATIO_TOGETHER = 100;
const RATIO_STEP = 0.01;
/** On sound days at most 1.4 % of the shared products came to one and the same new price. */
const NEW_PRICE_REFUSE = 0.03;
const NEW_PRICE_AT_LEAST = 20;

/**
 * How many rows stand together that show a fault: a fault in a part of a file is a long piece of it, what chance makes is not.
 * A row that speaks against it takes two away, so that a few true changes do not end the piece.
 */
function together(pairs: readonly Pair[], shows: (pair: Pair) => boolean | null): number {
  let most = 0;
  let now = 0;
  for (const pair of pairs) {
    const said = shows(pair);
    if (said !== null) now = said ? now + 1 : Math.max(0, now - 2);
    most = Math.max(most, now);
  }
  return most;
}

/** The old price of a row near it: the column slipped against the names, if only in a part of the file. */
export function movedRows({ pairs, olds, nows }: Shared, since: string): Finding | null {
  for (let by = 1; by <= FARTHEST_MOVE; by++)
    for (const side of [-by, by]) {
      const beside = ({ at }: Pair): number => olds[at + side] ?? NaN;
      const shows = (pair: Pair): boolean | null => {
        const other = beside(pair);
        if (Number.isNaN(other)) return null;
        if (pair.now !== other) return false;
        // Rows of one price stand together where a file is sorted by price.
        return pair.now === pair.old || pair.now === nows[pair.at + side] ? null : true;
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

/** Prices change each by its own ratio: where many change by one, another currency, tax or unit is read. */
export function oneRatio({ pairs }: Shared, since: string): Finding | null {
  const changed = pairs.filter(({ old, now }) => old !== now);
  if (changed.length < ONE_RATIO_TOGETHER && changed.length < ONE_RATIO_REFUSE * pairs.length)
    return null;
  const ratio = commonestRatio(changed);
  const isAlike = ({ old, now }: Pair): boolean =>
    old !== now && Math.abs(now - old * ratio) < 0.006 + RATIO_STEP * 0.3 * now;
  const alike = changed.filter(isAlike).length;
  return alike >= ONE_RATIO_REFUSE * pairs.length || together(pairs, isAlike) >= ONE_RATIO_TOGETHER
    ? refuse(
        `${alike} of ${pairs.length} shared products stand at ${ratio.toFixed(2)} times their price of ${since}: another currency, tax or unit is read in them.`,
      )
    : null;
}

/** The middle of the fullest of many narrow classes. */
function commonestRatio(changed: readonly Pair[]): number {
  const classOf = ({ old, now }: Pair): number => Math.round(Math.log(now / old) / RATIO_STEP);
  const [fullest] = commonest(changed.map(classOf));
  return middle(
    changed.filter((pair) => classOf(pair) === fullest).map(({ old, now }) => now / old),
  );
}

/** Many that changed all came to one price. */
export function newPrice({ pairs }: Shared, since: string): Finding | null {
  const changed = pairs.filter(({ old, now }) => old !== now);
  const [price, count] = commonest(changed.map(({ now }) => now));
  return count >= NEW_PRICE_AT_LEAST && count >= NEW_PRICE_REFUSE * pairs.length
    ? refuse(
        `${count} of ${pairs.length} shared products changed to one price since ${since}, £${price.toFixed(2)}: the price column looks wrong.`,
      )
    : null;
}
