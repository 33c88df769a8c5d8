import { counted, formatPrice } from '../../engine';
import { dayNumber } from '../parquet';
import type { Book, LeftOut } from './book';
import type { Followed, PriceSeries } from './series';

/** What was left out and what was chosen, in a sentence each however many days it was so: two years bring hundreds of them. */
export const noticesOf = (book: Book, followed: readonly Followed[]): string[] => [
  ...refusedRuns(book).map(refusedWords),
  ...new Set(followed.flatMap(({ series }) => series.flatMap(severalPrices))),
];

/** A store's refused days between which none was let through, in the order of their first ones. */
function refusedRuns({ leftOut, histories }: Book): LeftOut[][] {
  const runs: LeftOut[][] = [];
  const open = new Map<string, LeftOut[]>();
  for (const entry of leftOut) {
    const last = open.get(entry.store);
    const days = histories.find(({ store }) => store.label === entry.store)?.days ?? [];
    if (last && !isBetween(days, last.at(-1)!.date, entry.date)) last.push(entry);
    else {
      const run = [entry];
      open.set(entry.store, run);
      runs.push(run);
    }
  }
  return runs;
}

function isBetween(days: readonly number[], from: string, to: string): boolean {
  const [after, before] = [dayNumber(from), dayNumber(to)];
  return days.some((day) => day > after && day < before);
}

function refusedWords(run: readonly LeftOut[]): string {
  const [{ store, date, reason }, last] = [run[0]!, run.at(-1)!];
  return run.length === 1
    ? `left out: ${store} of ${date}. ${reason}`
    : `left out: ${store} of ${date} to ${last.date} (${counted(run.length, 'day')}). The first: ${reason}`;
}

/** The choice among several prices of a name is not made in silence. */
function severalPrices({ store, name, points }: PriceSeries): string[] {
  const several = points.filter(({ otherPrices }) => otherPrices);
  const [first, last] = [several[0], several.at(-1)];
  if (!first || !last) return [];
  const days =
    first === last
      ? `of ${first.date}`
      : `on ${counted(several.length, 'day')}, ${first.date} to ${last.date}`;
  const others = rangeOf(several.flatMap(({ otherPrices = [] }) => otherPrices));
  const taken = rangeOf(several.map(({ price }) => price));
  return [
    `${store} ${days}: "${name}" also stands at ${others}; ${taken} is followed, as it changes least over the days`,
  ];
}

/** All of a few prices, else the lowest and the highest. */
function rangeOf(prices: readonly number[]): string {
  const distinct = [...new Set(prices)].sort((a, b) => a - b).map(formatPrice);
  return distinct.length > 3 ? `${distinct[0]} to ${distinct.at(-1)}` : distinct.join(', ');
}
