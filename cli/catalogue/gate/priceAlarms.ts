import type { Snapshot } from '../snapshot';
import { sharedWith, type Shared } from './shared';
import { ENOUGH, share, type Accepted, type Finding, type Measure } from './types';

/** A median ratio beyond this, or below its inverse: over 26 months of six Greek chains it was 1 on every sound day. */
const MEDIAN_BEYOND = 1.5;
/** Of sound days at most 4 % jumped (the same six chains), at most 1.3 % in five British ones. */
const JUMPED_REFUSE = 0.25;
const JUMPED_WARN = 0.1;
const DIGITS_REFUSE = 0.05;
const DIGITS_AT_LEAST = 20;
const MOVED_REFUSE = 0.15;
/** Of a sound day's products at least half keep their price. */
const SAME_WARN = 0.1;
/** The commonest price of a sound file stands at 10 % of its products. */
const ONE_PRICE_REFUSE = 0.25;
const ONE_PRICE_RISE = 2;
/** With nothing to compare, a few products of one price say little. */
const MANY = 200;
const UNSHARED_BEYOND = 3;

/** What the prices of a file say against it: these alarms refuse, because each wrong price would be shown as a fact. */
export function priceFindings(snapshot: Snapshot, { before }: Measure): Finding[] {
  const last = before.at(-1);
  const findings = [onePrice(snapshot, last)];
  if (last) {
    const shared = sharedWith(snapshot, last);
    const since = last.label === '' ? 'the last accepted file' : last.label;
    if (shared.pairs.length >= ENOUGH)
      findings.push(
        digitShift(shared, since) ?? movedRows(shared, since) ?? jumps(shared, since),
        fewSame(shared, since),
      );
    else findings.push(otherLevel(snapshot, [...last.prices.values()], since));
  }
  return findings.filter((finding) => finding !== null);
}

/** A shop of one price (a pound shop) is no fault: it was one before, too. */
function onePrice({ products }: Snapshot, last: Accepted | undefined): Finding | null {
  if (products.length < (last ? ENOUGH : MANY)) return null;
  const [price, count] = commonest(products.map((product) => product.price));
  const part = count / products.length;
  const before = last ? commonest([...last.prices.values()])[1] / last.prices.size : 0;
  return part >= ONE_PRICE_REFUSE && part > ONE_PRICE_RISE * before
    ? refuse(
        `${share(count, products.length)} of the products stand at one price, £${price.toFixed(2)}: the price column looks wrong.`,
      )
    : null;
}

function commonest(prices: readonly number[]): [price: number, count: number] {
  const counts = new Map<number, number>();
  for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0]);
}

const DIGITS = [10, 100, 1000, 0.1, 0.01, 0.001];
const near = (ratio: number, factor: number): boolean =>
  Math.abs(Math.log(ratio / factor)) < Math.log(1.06);
const factorWords = (factor: number): string =>
  factor > 1 ? `${Math.round(factor)} times` : `one ${Math.round(1 / factor)}th of`;

function digitShift({ pairs, median }: Shared, since: string): Finding | null {
  const factor = DIGITS.find((digits) => near(median, digits));
  if (factor !== undefined)
    return refuse(
      `The prices of ${pairs.length} shared products are ${factorWords(factor)} those of ${since} (middle ratio ${median.toFixed(2)}): a digit shift, such as pence read as pounds.`,
    );
  if (median > MEDIAN_BEYOND || median < 1 / MEDIAN_BEYOND)
    return refuse(
      `The middle of ${pairs.length} shared products stands at ${median.toFixed(2)} times its price of ${since}: another price, unit or currency is read.`,
    );
  for (const digits of DIGITS) {
    const count = pairs.filter(({ old, now }) => near(now / old, digits)).length;
    if (count >= DIGITS_AT_LEAST && count >= DIGITS_REFUSE * pairs.length)
      return refuse(
        `${count} of ${pairs.length} shared products stand at ${factorWords(digits)} their price of ${since}: a digit shift in a part of the file.`,
      );
  }
  return null;
}

/** Where most of what changed has the old price of the row before (or behind) it, the column slipped against the names. */
function movedRows({ pairs }: Shared, since: string): Finding | null {
  const changed = pairs.filter(({ old, now }) => old !== now);
  for (const side of ['above', 'below'] as const) {
    const moved = changed.filter(
      (pair) => pair.now === pair[side] && pair.old !== pair[side],
    ).length;
    if (moved >= MOVED_REFUSE * pairs.length && moved > changed.length / 2)
      return refuse(
        `${moved} of ${pairs.length} shared products have the price that ${since} gives the product of the row ${side === 'above' ? 'before' : 'behind'}: the prices moved by one row.`,
      );
  }
  return null;
}

function jumps({ pairs, jumped }: Shared, since: string): Finding | null {
  if (jumped < JUMPED_WARN * pairs.length) return null;
  return {
    verdict: jumped >= JUMPED_REFUSE * pairs.length ? 'refuse' : 'warn',
    words: `${share(jumped, pairs.length)} of ${pairs.length} shared products more than doubled or halved in price since ${since}: the price column may be misread.`,
  };
}

const fewSame = ({ pairs, same }: Shared, since: string): Finding | null =>
  same < SAME_WARN * pairs.length
    ? {
        verdict: 'warn',
        words: `Only ${share(same, pairs.length)} of ${pairs.length} shared products keep their price of ${since}.`,
      }
    : null;

/** Nothing is shared: what is left to compare is the level of all prices. */
function otherLevel({ products }: Snapshot, old: number[], since: string): Finding | null {
  if (products.length < ENOUGH || old.length < ENOUGH) return null;
  const ratio = middle(products.map(({ price }) => price)) / middle(old);
  return ratio > UNSHARED_BEYOND || ratio < 1 / UNSHARED_BEYOND
    ? refuse(
        `The middle price is ${ratio.toFixed(2)} times that of ${since}, and hardly a product is shared.`,
      )
    : null;
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
const refuse = (words: string): Finding => ({ verdict: 'refuse', words });
