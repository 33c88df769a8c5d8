import type { Snapshot } from '../snapshot';
import { jumps, newPrice, oneRatio, oneStep, strangeEndings } from './changedAlarms';
import { changedTogether, movedRows } from './partAlarms';
import { commonest, middle, type Pair, type Shared } from './shared';
import {
  daysBetween,
  ENOUGH,
  refuse,
  share,
  type Accepted,
  type Finding,
  type Measure,
} from './types';

/** A median ratio beyond this, or below its inverse: over 26 months of six Greek chains it was 1 on every sound day. */
const MEDIAN_BEYOND = 1.5;
/** On sound days at most 0.06 % moved by a digit, ... */
const DIGITS_REFUSE = 0.01;
const DIGITS_AT_LEAST = 20;
/** ... and 0.03 % of the names stood at such a multiple of another price of theirs. */
const OWN_DIGITS_REFUSE = 0.005;
/** ... and at least 63 % kept their price. */
const SAME_REFUSE = 0.2;
const SAME_WARN = 0.4;
/** Prices that have not been read for longer may all have changed. */
const RECENT_DAYS = 60;
/** The commonest price of a sound file stands at 10 % of its products. */
const ONE_PRICE_REFUSE = 0.25;
const ONE_PRICE_RISE = 2;
/** With nothing to compare, a few products of one price say little. */
const MANY = 200;
const UNSHARED_BEYOND = 3;

/** What the prices of a file say against it: these alarms refuse, because each wrong price would be shown as a fact. */
export function priceFindings(
  snapshot: Snapshot,
  { before }: Measure,
  shared: Shared | null,
): Finding[] {
  const last = before.at(-1);
  const findings = [onePrice(snapshot, last), digitsWithin(snapshot)];
  if (last && shared) {
    const since = last.label === '' ? 'the last accepted file' : last.label;
    if (shared.pairs.length >= ENOUGH)
      findings.push(
        worstOf(ALARMS, shared, since),
        fewSame(shared, since, isRecent(snapshot, last)),
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

const DIGITS = [10, 100, 1000, 0.1, 0.01, 0.001];
const near = (ratio: number, factor: number): boolean =>
  Math.abs(Math.log(ratio / factor)) < Math.log(1.06);
/** Half a penny is lost where a small price is divided. */
const isShifted = ({ old, now }: Pair, digits: number): boolean =>
  near(now / old, digits) || (digits < 1 && Math.abs(now - old * digits) < 0.0055);
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
    const count = pairs.filter((pair) => isShifted(pair, digits)).length;
    if (count >= DIGITS_AT_LEAST && count >= DIGITS_REFUSE * pairs.length)
      return refuse(
        `${count} of ${pairs.length} shared products stand at ${factorWords(digits)} their price of ${since}: a digit shift in a part of the file.`,
      );
  }
  return null;
}

/** A file that holds its products twice: the lower price hides the other one from what compares with earlier files. */
function digitsWithin({ products, prices }: Snapshot): Finding | null {
  const shifted = products.filter(({ name, price }) =>
    DIGITS.some((digits) => digits > 1 && near(price / prices.get(name)!, digits)),
  ).length;
  return shifted >= DIGITS_AT_LEAST && shifted >= OWN_DIGITS_REFUSE * prices.size
    ? refuse(
        `${shifted} products stand a second time at 10, 100 or 1000 times their price: a digit shift in a part of the file.`,
      )
    : null;
}

function fewSame({ pairs, changed }: Shared, since: string, recent: boolean): Finding | null {
  const same = pairs.length - changed.length;
  return same < SAME_WARN * pairs.length
    ? {
        verdict: recent && same < SAME_REFUSE * pairs.length ? 'refuse' : 'warn',
        words: `Only ${share(same, pairs.length)} of ${pairs.length} shared products keep their price of ${since}.`,
      }
    : null;
}

type Alarm = (shared: Shared, since: string) => Finding | null;
const ALARMS: readonly Alarm[] = [
  digitShift,
  movedRows,
  oneRatio,
  newPrice,
  oneStep,
  jumps,
  changedTogether,
  strangeEndings,
];

/** The first that refuses, else the first that warns: several of them see one fault. */
function worstOf(alarms: readonly Alarm[], shared: Shared, since: string): Finding | null {
  let warning: Finding | null = null;
  for (const alarm of alarms) {
    const found = alarm(shared, since);
    if (found?.verdict === 'refuse') return found;
    warning ??= found;
  }
  return warning;
}

const isRecent = ({ date }: Snapshot, last: Accepted): boolean =>
  date === null || last.date === null || daysBetween(last.date, date) <= RECENT_DAYS;

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
