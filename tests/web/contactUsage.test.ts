// How often a browser may send, and that no stored text can break the count.
import fc from 'fast-check';
import {
  calendarDate,
  charged,
  cooldownRefusal,
  dailyRefusal,
  HOUR_MS,
  MINUTE_MS,
} from '../../src/contact/usage';
import { createUsageStore, readDailyUsage, readRateLimit } from '../../src/contact/usageStore';
import { STORAGE_KEYS } from '../../src/session/storageKeys';

const LIMITS = { cooldownMinutes: 5, hourlyLimit: 3, dailyLimit: 10 };
const NOON = new Date(2026, 5, 15, 12).getTime();

beforeEach(() => localStorage.clear());

describe('cooldown', () => {
  const after = (ms: number) =>
    cooldownRefusal({ lastSubmission: NOON, hourlyCount: 1, hourStart: NOON }, LIMITS, NOON + ms);

  test('minutes left are rounded up', () => {
    expect(after(0)).toEqual({ kind: 'cooldown', minutes: 5 });
    expect(after(1)).toEqual({ kind: 'cooldown', minutes: 5 });
    expect(after(MINUTE_MS)).toEqual({ kind: 'cooldown', minutes: 4 });
    expect(after(5 * MINUTE_MS - 1)).toEqual({ kind: 'cooldown', minutes: 1 });
    expect(after(5 * MINUTE_MS)).toBeNull();
  });

  test('a stamp from the future locks nothing', () => expect(after(-1)).toBeNull());
});

describe('hourly cap', () => {
  test('the window runs from the first message in it', () => {
    const rate = { lastSubmission: NOON + 50 * MINUTE_MS, hourlyCount: 3, hourStart: NOON };
    expect(cooldownRefusal(rate, LIMITS, NOON + 56 * MINUTE_MS)).toEqual({
      kind: 'hourly',
      limit: 3,
    });
    expect(cooldownRefusal(rate, LIMITS, NOON + HOUR_MS - 1)).toEqual({ kind: 'hourly', limit: 3 });
    expect(cooldownRefusal(rate, LIMITS, NOON + HOUR_MS)).toBeNull();
    expect(charged({ rate, daily: null }, NOON + HOUR_MS).rate).toEqual({
      lastSubmission: NOON + HOUR_MS,
      hourlyCount: 1,
      hourStart: NOON + HOUR_MS,
    });
  });
});

describe('daily cap', () => {
  test('is lifted at midnight, not after 24 hours', () => {
    const daily = { date: calendarDate(NOON), count: 10 };
    const midnight = new Date(2026, 5, 16).getTime();
    expect(dailyRefusal(daily, LIMITS, midnight - 1)).toEqual({ kind: 'daily' });
    expect(dailyRefusal(daily, LIMITS, midnight)).toBeNull();
    expect(dailyRefusal({ ...daily, count: 9 }, LIMITS, NOON)).toBeNull();
    expect(charged({ rate: null, daily }, midnight).daily).toEqual({
      date: '2026-06-16',
      count: 1,
    });
  });
});

test('whoever sends whenever it is allowed never exceeds a limit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 40 * MINUTE_MS }), { maxLength: 200 }),
      (pauses) => {
        localStorage.clear();
        const store = createUsageStore(() => localStorage);
        const sent: number[] = [];
        let now = NOON;
        for (const pause of pauses) {
          now += pause;
          const { rate, daily } = store.read();
          if (cooldownRefusal(rate, LIMITS, now) || dailyRefusal(daily, LIMITS, now)) continue;
          store.charge(now);
          const last = sent.at(-1);
          if (last !== undefined) expect(now - last).toBeGreaterThanOrEqual(5 * MINUTE_MS);
          sent.push(now);
        }
        const perDay = new Map<string, number>();
        for (const time of sent)
          perDay.set(calendarDate(time), (perDay.get(calendarDate(time)) ?? 0) + 1);
        expect(Math.max(0, ...perDay.values())).toBeLessThanOrEqual(10);
      },
    ),
  );
});

describe('store', () => {
  test('writes exactly the specified records', () => {
    createUsageStore(() => localStorage).charge(NOON);
    expect(localStorage.getItem('emailRateLimit')).toBe(
      `{"lastSubmission":${NOON},"hourlyCount":1,"hourStart":${NOON}}`,
    );
    expect(localStorage.getItem('dailyEmailUsage')).toBe('{"date":"2026-06-15","count":1}');
    expect(localStorage).toHaveLength(2);
  });

  test('what was written is what is read', () => {
    const count = fc.nat();
    fc.assert(
      fc.property(count, count, count, (lastSubmission, hourlyCount, hourStart) => {
        const rate = { lastSubmission, hourlyCount, hourStart };
        expect(readRateLimit(JSON.stringify(rate))).toEqual(rate);
      }),
    );
    expect(
      readDailyUsage(JSON.stringify({ date: new Date(NOON).toDateString(), count: 4 })),
    ).toEqual({ date: '2026-06-15', count: 4 });
  });

  test('any stored text is read without failing, and sending goes on', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json()),
        fc.oneof(fc.string(), fc.json()),
        (rate, daily) => {
          localStorage.setItem(STORAGE_KEYS.emailRateLimit, rate);
          localStorage.setItem(STORAGE_KEYS.dailyEmailUsage, daily);
          const store = createUsageStore(() => localStorage);
          expect(store.read()).toEqual({ rate: readRateLimit(rate), daily: readDailyUsage(daily) });
          store.charge(NOON);
          expect(store.read().rate?.lastSubmission).toBe(NOON);
        },
      ),
    );
  });

  test.each([
    [
      'refused altogether',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'full',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    ],
  ])('storage %s: the count holds while the page is open', (_, storage) => {
    const store = createUsageStore(storage);
    expect(store.read()).toEqual({ rate: null, daily: null });
    store.charge(NOON);
    store.charge(NOON + 1);
    expect(store.read()).toEqual({
      rate: { lastSubmission: NOON + 1, hourlyCount: 2, hourStart: NOON },
      daily: { date: '2026-06-15', count: 2 },
    });
  });
});
