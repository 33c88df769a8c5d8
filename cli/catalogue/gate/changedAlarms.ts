import { inPieces, together } from './partAlarms';
import { commonest, middle, type Pair, type Shared } from './shared';
import { ENOUGH, finding, refuse, share, warn, type Finding } from './types';

/**
 * Prices change each on its own: by its own step, to a price as the store has them. A fault gives many of them one thing in
 * common. How many that are is asked of all shared products (a few are nothing) and of those that changed (on a day of
 * many changes much is alike by chance). Measured on 1,160 pairs of sound files, a day and a week apart, of five British
 * stores and five Greek chains; beside each limit stands how near the nearest of them came.
 */
interface Limit {
  ofAll: number;
  ofChanged: number;
}
const AT_LEAST = 20;
const passes = (count: number, { pairs, changed }: Shared, { ofAll, ofChanged }: Limit): boolean =>
  count >= AT_LEAST && count >= ofAll * pairs.length && count >= ofChanged * changed.length;

/** Twice passed, by a rise of 5 % and a fifth off 7 % of the products: so it only warns. */
const ONE_RATIO: Limit = { ofAll: 0.05, ofChanged: 0.5 };
/** 0.72 of it by a step of more than 17 %. */
const ONE_RATIO_SURE: Limit = { ofAll: 0.1, ofChanged: 0.6 };
const LARGE_STEP = Math.log(1.17);
/** By any step: 14 % did on sound days, ... */
const ONE_RATIO_REFUSE = 0.25;
/** ... and at most 85 rows together, but where a fifth off all clothes of two makers began and ended: 118 to 210. */
const ONE_RATIO_TOGETHER = 100;
/**
 * A piece read wrong is all that moved so, and no row in it keeps its price; an offer is wherever its products are: at most
 * 0.46 of those lay in pieces.
 */
const ONE_RATIO_PIECE = 60;
const ONE_RATIO_IN_PIECES = 0.5;
const RATIO_STEP = 0.01;

/** Where many change by one ratio, another currency, tax or unit is read. */
export function oneRatio(shared: Shared, since: string): Finding | null {
  const { pairs, changed } = shared;
  if (changed.length < AT_LEAST) return null;
  const ratio = commonestRatio(changed);
  const isAlike = ({ old, now }: Pair): boolean =>
    old !== now && Math.abs(now - old * ratio) < 0.006 + RATIO_STEP * 0.3 * now;
  const alike = changed.filter(isAlike).length;
  const many = passes(alike, shared, ONE_RATIO);
  const surely =
    (passes(alike, shared, ONE_RATIO_SURE) && Math.abs(Math.log(ratio)) > LARGE_STEP) ||
    alike >= ONE_RATIO_REFUSE * pairs.length ||
    isPiece(pairs, isAlike, alike);
  return surely || many
    ? finding(
        surely ? 'refuse' : 'warn',
        `${alike} of ${pairs.length} shared products stand at ${ratio.toFixed(2)} times their price of ${since}: another currency, tax or unit is read in them.`,
      )
    : null;
}

const isPiece = (
  pairs: readonly Pair[],
  isAlike: (pair: Pair) => boolean,
  alike: number,
): boolean =>
  together(pairs, isAlike) >= ONE_RATIO_TOGETHER &&
  inPieces(
    pairs,
    (pair) => (isAlike(pair) ? true : pair.old === pair.now ? false : null),
    ONE_RATIO_PIECE,
  ) >=
    ONE_RATIO_IN_PIECES * alike;

/** The middle of the fullest of many narrow classes. */
function commonestRatio(changed: readonly Pair[]): number {
  const classOf = ({ old, now }: Pair): number => Math.round(Math.log(now / old) / RATIO_STEP);
  const [fullest] = commonest(changed.map(classOf));
  return middle(
    changed.filter((pair) => classOf(pair) === fullest).map(({ old, now }) => now / old),
  );
}

/** 0.49 of the first. */
const ONE_STEP_WARN: Limit = { ofAll: 0.04, ofChanged: 0.4 };
const ONE_STEP_REFUSE: Limit = { ofAll: 0.08, ofChanged: 0.5 };

/** The same pence more, or less, on many: a deposit, a fee, a digit. */
export function oneStep(shared: Shared, since: string): Finding | null {
  const [pence, count] = commonest(
    shared.changed.map(({ old, now }) => Math.round(100 * (now - old))),
  );
  return passes(count, shared, ONE_STEP_WARN)
    ? finding(
        passes(count, shared, ONE_STEP_REFUSE) ? 'refuse' : 'warn',
        `${count} of ${shared.pairs.length} shared products are £${(Math.abs(pence) / 100).toFixed(2)} ${pence > 0 ? 'dearer' : 'cheaper'} than on ${since}, each by the same: something was added to them.`,
      )
    : null;
}

/** 0.62 of the first, 0.64 of the second. */
const NEW_PRICE: readonly Limit[] = [
  { ofAll: 0.03, ofChanged: 0.15 },
  { ofAll: 0.02, ofChanged: 0.2 },
];

/** Many that changed all came to one price. */
export function newPrice(shared: Shared, since: string): Finding | null {
  const [price, count] = commonest(shared.changed.map(({ now }) => now));
  return NEW_PRICE.some((limit) => passes(count, shared, limit))
    ? refuse(
        `${count} of ${shared.pairs.length} shared products changed to one price since ${since}, £${price.toFixed(2)}: the price column looks wrong.`,
      )
    : null;
}

/** 3.9 % jumped on the worst sound day, 34 % of the changed on another; both at once 0.53 (1.1 where a chain mixes up pack and weight). */
const JUMPED_WARN: Limit = { ofAll: 0.02, ofChanged: 0.2 };
const JUMPED_REFUSE: Limit = { ofAll: 0.04, ofChanged: 0.25 };
/** However many changed. */
const JUMPED_ALL_WARN = 0.06;
const JUMPED_ALL_REFUSE = 0.1;

/** Prices that stand at other products, or are no prices, are far from the old ones. */
export function jumps(shared: Shared, since: string): Finding | null {
  const { pairs, jumped } = shared;
  const part = jumped / pairs.length;
  if (part < JUMPED_ALL_WARN && !passes(jumped, shared, JUMPED_WARN)) return null;
  return finding(
    part >= JUMPED_ALL_REFUSE || passes(jumped, shared, JUMPED_REFUSE) ? 'refuse' : 'warn',
    `${share(jumped, pairs.length)} of ${pairs.length} shared products doubled or halved in price since ${since}, or more: the price column may be misread.`,
  );
}

/** One rise of 5 % in a chain passed the first; 0.5 of it otherwise. */
const ENDINGS_WARN: Limit = { ofAll: 0.04, ofChanged: 0.33 };
const ENDINGS_REFUSE: Limit = { ofAll: 0.12, ofChanged: 0.4 };

/** On sound days on which so many changed up to 71 % of them went one way (97 % of 16 % behind the holidays). */
const ONE_WAY_OF_ALL = 0.2;
const ONE_WAY_WARN = 0.9;

/** Prices go up and down; nearly all down are offers or members' prices, nearly all up another price list. */
export function oneWay({ pairs, changed }: Shared, since: string): Finding | null {
  if (changed.length < Math.max(ENOUGH, ONE_WAY_OF_ALL * pairs.length)) return null;
  const up = changed.filter(({ old, now }) => now > old).length;
  const part = Math.max(up, changed.length - up) / changed.length;
  return part >= ONE_WAY_WARN
    ? warn(
        `${share(changed.length, pairs.length)} of ${pairs.length} shared products changed in price since ${since}, ${share(part, 1)} of them ${2 * up > changed.length ? 'up: another price list' : 'down: offers or members’ prices'} may be read.`,
      )
    : null;
}

/** A store's prices end as they always do, many in 9, 5 or 0: what was computed or misread ends in any digit. */
export function strangeEndings(shared: Shared, since: string): Finding | null {
  const { pairs, changed } = shared;
  const usual = endings(pairs.map(({ old }) => old));
  const found = endings(changed.map(({ now }) => now));
  const excess = found.reduce((sum, part, digit) => sum + Math.max(0, part - usual[digit]!), 0);
  const count = Math.round(excess * changed.length);
  return passes(count, shared, ENDINGS_WARN)
    ? finding(
        passes(count, shared, ENDINGS_REFUSE) ? 'refuse' : 'warn',
        `${share(changed.length, pairs.length)} of ${pairs.length} shared products changed in price since ${since}, ${share(excess, 1)} of them to pence in which this store's prices seldom end: they may be computed or misread.`,
      )
    : null;
}

/** How many prices end in each digit, as parts of all. */
function endings(prices: readonly number[]): number[] {
  const parts = new Array<number>(10).fill(0);
  for (const price of prices) parts[Math.round(price * 100) % 10]! += 1 / prices.length;
  return parts;
}
