import { formatDay } from '../../engine';

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** "14:05" today, "26 November 2026" before: without Intl, whose first use holds a phone up. */
export function momentWords(at: number, now: number = Date.now()): string {
  const date = new Date(at);
  const day = dayOf(date);
  return day === dayOf(new Date(now))
    ? `${two(date.getHours())}:${two(date.getMinutes())}`
    : formatDay(day);
}
