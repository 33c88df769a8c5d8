import type { UnitPrice } from '../../engine';
import { dayText } from '../parquet';
import { UNITS, type Run } from '../pack/runs';
import type { StoreHistory } from '../pack/storeBook';
import type { Book } from './book';
import { answersTo, choose, readingOf, type Chosen } from './choice';
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

/** Follows products by their names, so that one never turns into another between two days. */
export async function follow(
  lines: readonly string[],
  book: Book,
  period: Period,
  /** Told of each line that is looked up. */
  say: (line: string) => void,
): Promise<Followed[]> {
  // Line by line through the stores: the engine reads a line once for all of them.
  const asked = lines.map((line) => {
    say(line);
    const reading = readingOf(line, book);
    return { reading, answers: book.histories.map((history) => answersTo(reading, history, book)) };
  });
  const chosen: (Chosen | null)[][] = [];
  for (const [at, history] of book.histories.entries())
    chosen.push(
      await choose(
        asked.map(({ answers }) => answers[at]!),
        history,
      ),
    );
  return asked.map(({ reading }, line) => ({
    line: lines[line]!,
    quantity: reading.quantity,
    series: book.histories.flatMap((history, at) => seriesOf(chosen[at]![line]!, history, period)),
  }));
}

function seriesOf(chosen: Chosen | null, history: StoreHistory, period: Period): PriceSeries[] {
  if (!chosen) return [];
  const { name, category } = history.products[chosen.product]!.product;
  return [
    {
      store: history.store.label,
      name,
      category,
      similarity: Math.round(chosen.similarity * 1000) / 1000,
      points: pointsOf(chosen.runs, history, period),
    },
  ];
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
  // Of a run once: its days are many.
  const said = new Map(runs.map((run) => [run, shown(run)]));
  const prices = leastChangePath(found.map(({ offered }) => offered.map(({ price }) => price)));
  return found.map(({ date, offered }, at) => {
    const followed = offered.find(({ price }) => price === prices[at])!;
    const others = offered
      .filter((run) => run !== followed)
      .map(({ price }) => price)
      .sort((a, b) => a - b);
    return { date, ...said.get(followed)!, ...(others.length ? { otherPrices: others } : {}) };
  });
}

const shown = ({ price, loyalty, unitPrice, unit }: Run): Omit<Point, 'date'> => ({
  price,
  loyaltyPrice: Number.isNaN(loyalty) ? null : loyalty,
  unitPrice: Number.isNaN(unitPrice)
    ? null
    : { pence: Math.round(unitPrice * 1e8) / 1e6, per: UNITS[unit]! },
});
