import type { Snapshot } from '../snapshot';
import type { Pair, Shared } from './shared';
import { finding, refuse, share, type Finding } from './types';

/** A median ratio beyond this, or below its inverse: over 26 months of six Greek chains it was 1 on every sound day. */
const MEDIAN_BEYOND = 1.5;
/**
 * Of the shared products of two sound files that moved by a digit: none in most pairs, one of four British stores' (0.04 %),
 * eight of the worst chain's (0.13 %; 0.1 % between files that follow each other).
 */
const DIGITS_WARN = 0.002;
const DIGITS_WARN_AT_LEAST = 5;
const DIGITS_REFUSE = 0.005;
const DIGITS_REFUSE_AT_LEAST = 10;
/** On sound days 0.03 % of the names stood at such a multiple of another price of theirs. */
const OWN_DIGITS_REFUSE = 0.005;
const OWN_DIGITS_AT_LEAST = 20;
const NAMED = 3;
const LONGEST = 40;

const DIGITS = [10, 100, 1000, 0.1, 0.01, 0.001];
const near = (ratio: number, factor: number): boolean =>
  Math.abs(Math.log(ratio / factor)) < Math.log(1.06);
/** £12.99 whose first digit was not read is £2.99; of shared products of sound files one a file at most. */
const FIRST_LOST = 0;
const lostFirst = ({ old, now }: Pair): boolean => {
  const pence = String(Math.round(old * 100));
  return pence.length > 3 && Number(pence.slice(1)) === Math.round(now * 100);
};
/** Half a penny is lost where a small price is divided. */
const isShifted = ({ old, now }: Pair, digits: number): boolean =>
  near(now / old, digits) || (digits < 1 && Math.abs(now - old * digits) < 0.0055);
const factorWords = (factor: number): string =>
  factor === FIRST_LOST
    ? 'all but the first digit of'
    : factor > 1
      ? `${Math.round(factor)} times`
      : `one ${Math.round(1 / factor)}th of`;

/** The middle of all prices moved, by a digit or otherwise. */
export function movedMiddle({ pairs, median }: Shared, since: string): Finding | null {
  const factor = DIGITS.find((digits) => near(median, digits));
  if (factor !== undefined)
    return refuse(
      `The prices of ${pairs.length} shared products are ${factorWords(factor)} those of ${since} (middle ratio ${median.toFixed(2)}): a digit shift, such as pence read as pounds.`,
    );
  return median > MEDIAN_BEYOND || median < 1 / MEDIAN_BEYOND
    ? refuse(
        `The middle of ${pairs.length} shared products stands at ${median.toFixed(2)} times its price of ${since}: another price, unit or currency is read.`,
      )
    : null;
}

/** Single prices that moved by a digit: hardly one does on a sound day, so that a few are a fault, whichever digit it is. */
export function movedDigits(shared: Shared, since: string, snapshot: Snapshot): Finding | null {
  const { pairs } = shared;
  const shifted = pairs.flatMap((pair) => {
    const digits =
      DIGITS.find((factor) => isShifted(pair, factor)) ??
      (lostFirst(pair) ? FIRST_LOST : undefined);
    return digits === undefined ? [] : [{ ...pair, digits }];
  });
  const count = shifted.length;
  const passes = (atLeast: number, part: number): boolean =>
    count >= atLeast && count >= part * pairs.length;
  if (!passes(DIGITS_WARN_AT_LEAST, DIGITS_WARN)) return null;
  const factors = [...DIGITS, FIRST_LOST].filter((factor) =>
    shifted.some(({ digits }) => digits === factor),
  );
  const first = shifted
    .slice(0, NAMED)
    .map(
      ({ at, old, now }) =>
        `"${snapshot.products[at]!.name.slice(0, LONGEST)}" £${old.toFixed(2)}, now £${now.toFixed(2)}`,
    );
  return finding(
    passes(DIGITS_REFUSE_AT_LEAST, DIGITS_REFUSE) ? 'refuse' : 'warn',
    `${count} of ${pairs.length} shared products (${share(count, pairs.length)}) stand at ${factors.map(factorWords).join(', ')} their price of ${since}, such as ${first.join('; ')}: a digit shift in a part of the file.`,
  );
}

/** A file that holds its products twice: the lower price hides the other one from what compares with earlier files. */
export function digitsWithin({ products, prices }: Snapshot): Finding | null {
  const shifted = products.filter(({ name, price }) =>
    DIGITS.some((digits) => digits > 1 && near(price / prices.get(name)!, digits)),
  ).length;
  return shifted >= OWN_DIGITS_AT_LEAST && shifted >= OWN_DIGITS_REFUSE * prices.size
    ? refuse(
        `${shifted} products stand a second time at 10, 100 or 1000 times their price: a digit shift in a part of the file.`,
      )
    : null;
}
