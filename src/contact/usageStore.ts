// Keeps the sending counters in the browser. Reads any string without failing, writes exactly.
import { STORAGE_KEYS } from '../session/storageKeys';
import { calendarDate, charged, type DailyUsage, type RateLimit, type Usage } from './usage';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export interface UsageStore {
  read(): Usage;
  /** Counts one sent message. Never throws: a message that was sent stays sent. */
  charge(now: number): void;
}

const count = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** What has no fields (a number, a text) has none that is looked for. */
function parsed(text: string | null): Record<string, unknown> | null {
  try {
    return JSON.parse(text ?? 'null') as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

/** What the text says about the last hour, or null when it says nothing that can be trusted. */
export function readRateLimit(text: string | null): RateLimit | null {
  const { lastSubmission, hourlyCount, hourStart } = parsed(text) ?? {};
  return count(lastSubmission) && count(hourlyCount) && count(hourStart)
    ? { lastSubmission, hourlyCount, hourStart }
    : null;
}

/** What the text says about the day. A date in another spelling is read as the day it names. */
export function readDailyUsage(text: string | null): DailyUsage | null {
  const { date, count: sent } = parsed(text) ?? {};
  if (typeof date !== 'string' || !count(sent)) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return { date, count: sent };
  const time = Date.parse(date);
  return Number.isNaN(time) ? null : { date: calendarDate(time), count: sent };
}

export function createUsageStore(storage: () => Storage): UsageStore {
  // What could not be stored (private mode, full storage) still holds until the page is closed.
  let unstored: Usage | null = null;

  function read(): Usage {
    if (unstored !== null) return unstored;
    try {
      const kept = storage();
      return {
        rate: readRateLimit(kept.getItem(STORAGE_KEYS.emailRateLimit)),
        daily: readDailyUsage(kept.getItem(STORAGE_KEYS.dailyEmailUsage)),
      };
    } catch {
      return { rate: null, daily: null };
    }
  }

  function charge(now: number): void {
    const next = charged(read(), now);
    try {
      const kept = storage();
      kept.setItem(STORAGE_KEYS.emailRateLimit, JSON.stringify(next.rate));
      kept.setItem(STORAGE_KEYS.dailyEmailUsage, JSON.stringify(next.daily));
      unstored = null;
    } catch {
      unstored = next;
    }
  }

  return { read, charge };
}
