// How often this browser may send (specification, sections 8 and 9). Pure: the clock is an argument.
import type { SendingLimits } from './emailSettings';

/** Stored under emailRateLimit; times are milliseconds since 1970. */
export interface RateLimit {
  lastSubmission: number;
  hourlyCount: number;
  /** When the first message of the running hour was sent. */
  hourStart: number;
}

/** Stored under dailyEmailUsage; the date is the visitor's calendar date, YYYY-MM-DD. */
export interface DailyUsage {
  date: string;
  count: number;
}

export interface Usage {
  rate: RateLimit | null;
  daily: DailyUsage | null;
}

export type UsageRefusal =
  { kind: 'cooldown'; minutes: number } | { kind: 'hourly'; limit: number } | { kind: 'daily' };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;

/** The local calendar date of a moment: the day changes at the visitor's midnight, not at Greenwich's. */
export function calendarDate(time: number): string {
  const date = new Date(time);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

// A stamp from the future (a corrected clock, a foreign value) must not lock the form for years.
const within = (start: number, now: number, length: number): boolean =>
  start <= now && now - start < length;

/** Step 2: the pause after the last message, then the cap on messages within one hour. */
export function cooldownRefusal(
  rate: RateLimit | null,
  limits: SendingLimits,
  now: number,
): UsageRefusal | null {
  if (rate === null) return null;
  const pause = limits.cooldownMinutes * MINUTE_MS;
  if (within(rate.lastSubmission, now, pause)) {
    return {
      kind: 'cooldown',
      minutes: Math.ceil((pause - (now - rate.lastSubmission)) / MINUTE_MS),
    };
  }
  if (within(rate.hourStart, now, HOUR_MS) && rate.hourlyCount >= limits.hourlyLimit) {
    return { kind: 'hourly', limit: limits.hourlyLimit };
  }
  return null;
}

/** Step 3: the cap on messages within one calendar day. */
export function dailyRefusal(
  daily: DailyUsage | null,
  limits: SendingLimits,
  now: number,
): UsageRefusal | null {
  if (daily === null || daily.date !== calendarDate(now)) return null;
  return daily.count >= limits.dailyLimit ? { kind: 'daily' } : null;
}

/** The counters after one more message was sent. */
export function charged(usage: Usage, now: number): { rate: RateLimit; daily: DailyUsage } {
  const { rate, daily } = usage;
  const sameHour = rate !== null && within(rate.hourStart, now, HOUR_MS);
  const today = calendarDate(now);
  return {
    rate: {
      lastSubmission: now,
      hourlyCount: sameHour ? rate.hourlyCount + 1 : 1,
      hourStart: sameHour ? rate.hourStart : now,
    },
    daily: { date: today, count: daily?.date === today ? daily.count + 1 : 1 },
  };
}
