import type { UnitPrice } from '../../engine';
import { dayText } from '../parquet';
import { UNITS, type Run } from '../pack/runs';
import type { StoreHistory } from '../pack/storeBook';
import type { Book } from './book';
import { choose, readingOf } from './choice';
import { leastChangePath } from './leastChangePath';

/** `otherPrices`: what the name stood at besides on that day, in pounds. */
export interface Point {
  date: string;
  price: number;
  loyaltyPrice: number | null;
  unitPrice: UnitPrice | null;
  otherPrices?: number[];
}
/** One product of one store through time. */
export interface PriceSeries {
  store: string;
  name: string;
  category: string;
  similarity: number;
  points: Point[];
}

/** A line of a list with the product followed in each store that has one. */
export interface Followed {
  line: string;
  quantity: number;
  series: PriceSeries[];
}

/** Days that count, both included; null: no bound. */
export interface Period {
  from: string | null;
  to: string | null;
}

/** Follows a product by its name, so that it never turns into another one between two days. */
export async function follow(line: string, book: Book, period: Period): Promise<Followed> {
  const reading = readingOf(line, book);
  const series: PriceSeries[] = [];
  for (const history of book.histories) {
    const chosen = await choose(reading, history, book);
    if (!chosen) continue;
    const { name, category } = history.products[chosen.product]!.product;
    series.push({
      store: history.store.label,
      name,
      category,
      similarity: Math.round(chosen.similarity * 1000) / 1000,
      points: pointsOf(chosen.runs, history, period),
    });
  }
  return { line, quantity: reading.quantity, series };
}

export const within = (day: string, { from, to }: Period): boolean =>
  (from === null || day >= from) && (to === null || day <= to);

/** The price of each of the store's days on which it has one. */
export function pointsOf(
  runs: readonly Run[],
  { days }: Pick<StoreHistory, 'days'>,
  period: Period,
): Point[] {
  const found = days.flatMap((day) => {
    const offered = runs.filter(({ from, to }) => from <= day && to >= day);
    const date = dayText(day);
    return offered.length && within(date, period) ? [{ date, offered }] : [];
  });
  const prices = leastChangePath(found.map(({ offered }) => offered.map(({ price }) => price)));
  return found.map(({ date, offered }, at) => {
    const followed = offered.find(({ price }) => price === prices[at])!;
    const others = offered
      .filter((run) => run !== followed)
      .map(({ price }) => price)
      .sort((a, b) => a - b);
    return { date, ...shown(followed), ...(others.length ? { otherPrices: others } : {}) };
  });
}

const shown = ({ price, loyalty, unitPrice, unit }: Run): Omit<Point, 'date'> => ({
  price,
  loyaltyPrice: Number.isNaN(loyalty) ? null : loyalty,
  unitPrice: Number.isNaN(unitPrice)
    ? null
    : { pence: Math.round(unitPrice * 1e8) / 1e6, per: UNITS[unit]! },
});
