import { storeLabel } from '../stores';
import type { RefusedFile, StoreId } from '../types';

/** The day of one store's prices, as its file or manifest states it; null when nobody said. */
export interface PriceDate {
  store: StoreId;
  date: string | null;
  /** "sample" for the bundled files. */
  source: string | null;
  /** A newer file that was not used. */
  refused?: RefusedFile | null;
}

const DAY = 86_400_000;
const OLD_DAYS = 14;
const APART_DAYS = 7;
const WORDS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "2026-11-01" -> "1 November 2026"; a text that is no day stays as it is. */
export function formatDay(date: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const month = parts ? WORDS[Number(parts[2]) - 1] : undefined;
  return parts && month ? `${Number(parts[3])} ${month} ${parts[1]}` : date;
}

/** "sample prices", "prices of 1 November 2026", "date not stated": never guessed. */
export function describePriceDate({ date, source }: PriceDate): string {
  if (source === 'sample') return 'sample prices';
  return date ? `prices of ${formatDay(date)}` : 'date of the prices not stated';
}

/** The same of several stores in one sentence; those that say the same share a place. */
export function describePriceDates(dates: readonly PriceDate[]): string {
  const labels = new Map<string, string[]>();
  for (const date of dates) {
    const words = describePriceDate(date);
    labels.set(words, [...(labels.get(words) ?? []), storeLabel(date.store)]);
  }
  const said = [...labels].map(([words, stores]) => `${stores.join(', ')}: ${words}`);
  return said.length ? `${said.join('; ')}.` : '';
}

/** Says which prices are samples, or that all are; null when none is. */
function sampleWarning(dates: readonly PriceDate[]): string | null {
  const samples = dates.filter(({ source }) => source === 'sample');
  if (samples.length === 0) return null;
  if (samples.length === dates.length)
    return 'These are sample prices made for trying Basketwise out, not today’s prices.';
  return `Sample prices, not today’s: ${samples.map(({ store }) => storeLabel(store)).join(', ')}.`;
}

/**
 * What a shopper must know about the days of the prices: samples, a newer file that was refused, older than 14 days,
 * more than a week apart.
 * `today` is YYYY-MM-DD. Sentences, most important first.
 */
export function priceDateWarnings(dates: readonly PriceDate[], today: string): string[] {
  const warnings: string[] = [];
  const samples = sampleWarning(dates);
  if (samples !== null) warnings.push(samples);
  for (const { store, refused } of dates)
    if (refused)
      warnings.push(
        `A newer price file of ${storeLabel(store)}${refused.date ? ` (${formatDay(refused.date)})` : ''} was refused, so its earlier prices are shown: ${refused.reason}`,
      );
  const dated = dates.filter(
    (entry): entry is PriceDate & { date: string } =>
      entry.source !== 'sample' && entry.date !== null && !Number.isNaN(Date.parse(entry.date)),
  );
  const age = (date: string): number => Math.floor((Date.parse(today) - Date.parse(date)) / DAY);
  const old = dated.filter(({ date }) => age(date) > OLD_DAYS);
  if (old.length)
    warnings.push(
      `Older than ${OLD_DAYS} days: ${old.map(({ store, date }) => `${storeLabel(store)} (${formatDay(date)})`).join(', ')}. Prices may have changed.`,
    );
  const sorted = [...dated].sort((a, b) => (a.date < b.date ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first && last && (Date.parse(last.date) - Date.parse(first.date)) / DAY > APART_DAYS)
    warnings.push(
      `The prices are from different weeks: ${storeLabel(first.store)} ${formatDay(first.date)}, ${storeLabel(last.store)} ${formatDay(last.date)}.`,
    );
  return warnings;
}
