import type { Snapshot } from '../snapshot';
import { jumps, newPrice, oneRatio, oneStep, oneWay, strangeEndings } from './changedAlarms';
import { digitsWithin, movedDigits, movedMiddle } from './digitAlarms';
import { changedTogether, movedRows, olderPiece } from './partAlarms';
import { commonest, middle, type Shared } from './shared';
import {
  daysBetween,
  ENOUGH,
  refuse,
  share,
  type Accepted,
  type Finding,
  type Measure,
} from './types';

/** On sound days at least 63 % kept their price. */
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
        worstOf(shared, since, snapshot),
        fewSame(shared, since, isRecent(snapshot, last)),
        olderPiece(shared, snapshot, before),
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

function fewSame({ pairs, changed }: Shared, since: string, recent: boolean): Finding | null {
  const same = pairs.length - changed.length;
  return same < SAME_WARN * pairs.length
    ? {
        verdict: recent && same < SAME_REFUSE * pairs.length ? 'refuse' : 'warn',
        words: `Only ${share(same, pairs.length)} of ${pairs.length} shared products keep their price of ${since}.`,
      }
    : null;
}

type Alarm = (shared: Shared, since: string, snapshot: Snapshot) => Finding | null;
const ALARMS: readonly Alarm[] = [
  movedMiddle,
  movedDigits,
  movedRows,
  oneRatio,
  newPrice,
  oneStep,
  jumps,
  changedTogether,
  strangeEndings,
  oneWay,
];

/** The first that refuses, else the first that warns: several of them see one fault. */
function worstOf(shared: Shared, since: string, snapshot: Snapshot): Finding | null {
  let warning: Finding | null = null;
  for (const alarm of ALARMS) {
    const found = alarm(shared, since, snapshot);
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
