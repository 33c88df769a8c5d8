import { describePriceHistory, judgePrice, priceRuns } from '../../engine';
import { dayText } from '../parquet';
import type { Book } from './book';
import { within, type Period, type PriceSeries } from './series';

/** A series with "Is this a good price?" on the last day, in the words of the page. */
export type JudgedSeries = PriceSeries & { goodPrice: string };

/** Judged on the last day of the data, not of the calendar: an analyst may look at the prices of other years. */
export function judged(
  series: readonly PriceSeries[],
  { histories }: Book,
  period: Period,
): JudgedSeries[] {
  const today = histories
    .flatMap(({ days }) => days.map(dayText).filter((day) => within(day, period)))
    .reduce((last, day) => (day > last ? day : last), '1970-01-01');
  return series.map((one) => ({
    ...one,
    goodPrice: describePriceHistory(judgePrice(priceRuns(one.points), { today })).join(' '),
  }));
}
