import { hasCome, isDay, isPrice } from '../outside';

// "Is this a good price?": the only owner of that judgement, for the page and for `history`. Days are "2026-11-01".

/** What a product stood at on a day, in pounds; null: no loyalty price is known of that day. */
export interface PriceDay {
  date: string;
  price: number;
  loyaltyPrice: number | null;
}
/** The same price from one day to another, both included. */
export interface PriceRun {
  from: string;
  to: string;
  price: number;
  loyaltyPrice: number | null;
}

/** Worded in priceHistoryWords.ts. */
export type PriceVerdict =
  'below-usual' | 'lowest' | 'usual' | 'above-usual' | 'too-few-days' | 'too-old' | 'unknown';

export interface PriceJudgement {
  verdict: PriceVerdict;
  /** The day that it is judged on. */
  today: string;
  /** The price that is judged; null where none is known. */
  price: number | null;
  /** Between these it stood on four days of five. */
  usual: { low: number; high: number } | null;
  /** Of the last `days` days; `until`: the last day of that price, null where it still holds. */
  lowest: { price: number; until: string | null; days: number } | null;
  /** Since when the price holds; `orLonger`: nothing is known of the days before. */
  since: { date: string; orLonger: boolean } | null;
  /** Days of the last year of which the price is known. */
  knownDays: number;
  lastDay: string | null;
  /** Loyalty prices count as the shopper has the card. */
  withCard: boolean;
  /** With the card, where the judged price is without it and the card makes it less. */
  cardPrice: number | null;
  /** What it rests on, oldest first. */
  runs: PriceRun[];
}

/** Days. A year has each season and its offers once; what is older was another price level. */
export const HISTORY_DAYS = 365;
/** Four days of five: an offer of a few weeks a year is not what something usually costs. */
const TAIL = 0.1;
/** Two months: about as far back as a shopper remembers, and longer than stores leave between two offers of one product. */
const LOWEST_DAYS = 60;
/** Four weeks: offers run for two or three, so fewer days may all have been one offer. */
const LEAST_DAYS = 28;
/** A price stands for its week, as most price files come weekly; beyond that nobody knows. */
const STANDS_DAYS = 7;
/** One weekly file may be missing; a product that was away for longer came back at its price, it did not keep it. */
const LONGEST_GAP = 14;
/** As for the prices themselves (catalogue/priceDates.ts): older ones may have changed. */
const OLD_DAYS = 14;
/** A penny on £1.20 is no reason to buy or to wait. */
const MARGIN = 0.02;

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY_MS);
const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A stretch of days at one price; `stands`: the days behind its last one for which the price is taken to hold. */
interface Stretch {
  from: number;
  to: number;
  price: number;
  stands: number;
}

/**
 * Days of one product, in any order -> the runs of its prices, oldest first. A day that is none, or whose price is none, is
 * left out; of two prices of a day the dearer counts: none is promised lower than it may be.
 */
export function priceRuns(days: readonly PriceDay[]): PriceRun[] {
  const sorted = days
    .filter(({ date, price }) => isDay(date) && isPrice(price))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : b.price - a.price));
  return joinedRuns(sorted.map(({ date, ...prices }) => ({ from: date, to: date, ...prices })));
}

/** Runs in the order of their days -> those of one price joined over the gap of a missing file; what overlaps is left out. */
export function joinedRuns(runs: readonly PriceRun[]): PriceRun[] {
  const found: PriceRun[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last && run.from <= last.to) continue;
    if (
      last?.price === run.price &&
      last.loyaltyPrice === run.loyaltyPrice &&
      dayNumber(run.from) - dayNumber(last.to) <= LONGEST_GAP
    )
      last.to = run.to;
    else found.push({ ...run });
  }
  return found;
}

/** The runs that can be believed, of the year up to today, oldest first. */
function believed(runs: readonly PriceRun[], today: string): PriceRun[] {
  const first = dayText(dayNumber(today) - HISTORY_DAYS + 1);
  const sorted = runs
    .filter(
      ({ from, to, price, loyaltyPrice }) =>
        isDay(from) &&
        isDay(to) &&
        from <= to &&
        to >= first &&
        hasCome(to, today) &&
        isPrice(price) &&
        (loyaltyPrice === null || isPrice(loyaltyPrice)),
    )
    .map((run) => ({ ...run, from: run.from < first ? first : run.from }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  return joinedRuns(sorted);
}

/** A price file may be newer than the published days: its day counts too. */
function withShown(runs: readonly PriceRun[], shown: ShownPrice, today: string): PriceRun[] {
  const { date, price, loyaltyPrice } = shown;
  return date === null || !isDay(date) || !hasCome(date, today)
    ? [...runs]
    : joinedRuns([...runs, { from: date, to: date, price, loyaltyPrice }]);
}

const paid = (
  { price, loyaltyPrice }: Pick<PriceDay, 'price' | 'loyaltyPrice'>,
  withCard: boolean,
): number => (withCard && loyaltyPrice !== null ? Math.min(price, loyaltyPrice) : price);

function stretchesOf(runs: readonly PriceRun[], withCard: boolean, today: number): Stretch[] {
  const found: Stretch[] = [];
  for (const run of runs) {
    const [from, to, price] = [dayNumber(run.from), dayNumber(run.to), paid(run, withCard)];
    const last = found.at(-1);
    if (last?.price === price && from - last.to <= LONGEST_GAP) last.to = to;
    else found.push({ from, to, price, stands: 0 });
  }
  found.forEach((stretch, at) => {
    const next = found[at + 1]?.from ?? today + 1;
    stretch.stands = Math.max(0, Math.min(STANDS_DAYS - 1, next - stretch.to - 1));
  });
  return found;
}

const daysOf = ({ from, to, stands }: Stretch): number => to - from + 1 + stands;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The least price that at least this share of the days does not exceed. */
function quantile(stretches: readonly Stretch[], share: number): number {
  const sorted = [...stretches].sort((a, b) => a.price - b.price);
  const enough = share * sum(stretches.map(daysOf));
  let days = 0;
  const reached = sorted.find((stretch) => {
    days += daysOf(stretch);
    return days >= enough - 1e-9;
  });
  return reached!.price;
}

function lowestOf(
  stretches: readonly Stretch[],
  price: number,
  today: number,
): NonNullable<PriceJudgement['lowest']> {
  const first = today - LOWEST_DAYS + 1;
  const within = stretches.filter(({ to, stands }) => to + stands >= first);
  const least = Math.min(...within.map((stretch) => stretch.price));
  const days = Math.min(LOWEST_DAYS, today - within[0]!.from + 1);
  if (price <= least) return { price, until: null, days };
  const at = within.findLast((stretch) => stretch.price === least)!;
  return { price: least, until: at === within.at(-1) ? null : dayText(at.to), days };
}

/** What the page shows for a product today; `date` null: the day of its price is not known. */
export type ShownPrice = Omit<PriceDay, 'date'> & { date: string | null };

/**
 * Whether a price is a good one, told from the prices of earlier days. `runs` in any order; what cannot be believed (a day that
 * has not come, a price that is none, a run that ends before it begins, one that overlaps) is left out. `shown`: the price
 * that is asked about where it is not the last of the runs. `today`: the day it is judged on. Never throws.
 */
export function judgePrice(
  runs: readonly PriceRun[],
  {
    today,
    shown = null,
    withCard = false,
  }: { today: string; shown?: ShownPrice | null; withCard?: boolean },
): PriceJudgement {
  const price = shown && isPrice(shown.price) ? shown : null;
  const sure = believed(runs, today);
  const counted = price ? withShown(sure, price, today) : sure;
  const stretches = stretchesOf(counted, withCard, dayNumber(today));
  const asked = price ?? counted.at(-1);
  const told = {
    today,
    ...pricesOf(asked, withCard),
    usual: null,
    lowest: null,
    since: null,
    knownDays: sum(stretches.map(daysOf)),
    lastDay: counted.at(-1)?.to ?? null,
    withCard: withCard && counted.some(({ loyaltyPrice }) => loyaltyPrice !== null),
    runs: counted,
  };
  // The price of today alone is no history.
  return sure.length === 0
    ? { ...told, verdict: 'unknown' }
    : { ...told, ...factsOf(stretches, told.price!, dayNumber(today)) };
}

function pricesOf(
  asked: Omit<PriceDay, 'date'> | undefined,
  withCard: boolean,
): Pick<PriceJudgement, 'price' | 'cardPrice'> {
  if (!asked) return { price: null, cardPrice: null };
  const [price, withIt] = [paid(asked, withCard), paid(asked, true)];
  return { price, cardPrice: withIt < price ? withIt : null };
}

/** The verdict, and what can be said beside it: the fewer days are known, the less. */
function factsOf(
  stretches: readonly Stretch[],
  price: number,
  today: number,
): Pick<PriceJudgement, 'verdict'> & Partial<PriceJudgement> {
  const last = stretches.at(-1)!;
  if (today - last.to > OLD_DAYS) return { verdict: 'too-old' };
  const since =
    last.price === price ? { date: dayText(last.from), orLonger: stretches.length === 1 } : null;
  if (sum(stretches.map(daysOf)) < LEAST_DAYS) return { since, verdict: 'too-few-days' };
  const lowest = lowestOf(stretches, price, today);
  const usual = { low: quantile(stretches, TAIL), high: quantile(stretches, 1 - TAIL) };
  const middle = quantile(stretches, 0.5);
  return { since, lowest, usual, verdict: verdictOf(price, usual, middle, lowest) };
}

/** An offer that comes one week in six lies within the usual range, and is a good price all the same: nobody paid less in two months. */
function verdictOf(
  price: number,
  { low, high }: { low: number; high: number },
  middle: number,
  lowest: { price: number },
): PriceVerdict {
  if (price < low * (1 - MARGIN)) return 'below-usual';
  if (price > high * (1 + MARGIN)) return 'above-usual';
  return price <= lowest.price && price < middle * (1 - MARGIN) ? 'lowest' : 'usual';
}
