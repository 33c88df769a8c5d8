// The seven steps of a submit: their order, what stops them, and when a message counts.
import { bannerText, MISSING_CONFIGURATION } from '../../src/contact/banners';
import { readEmailSettings } from '../../src/contact/emailSettings';
import type { ContactMessage } from '../../src/contact/schema';
import { sendMessage, templateParams } from '../../src/contact/sendMessage';
import { SETTING_DEFAULTS } from '../../src/contact/settingNames';
import {
  SEND_TIME_LIMIT_MS,
  submitContact,
  type ContactPort,
  type Outcome,
} from '../../src/contact/submitFlow';
import { calendarDate, type Usage } from '../../src/contact/usage';

const NOW = new Date(2026, 5, 15, 12).getTime();
const SETTINGS = readEmailSettings({
  ...SETTING_DEFAULTS,
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_TEMPLATE_ID: 'template',
  EMAILJS_PUBLIC_KEY: 'key',
  SUPPORT_EMAIL: 'help@basketwise.example',
  EMAILJS_ORIGIN: 'http://127.0.0.1:9',
});
const MESSAGE: ContactMessage = {
  name: ' Ann Shopper ',
  email: ' ann@example.org ',
  category: 'bug',
  subject: ' Prices ',
  message: ' The price of milk is wrong. ',
  honeypot: '',
};
const FREE: Usage = { rate: null, daily: null };
const BUSY: Usage = {
  rate: { lastSubmission: NOW - 60_000, hourlyCount: 1, hourStart: NOW - 60_000 },
  daily: { date: calendarDate(NOW), count: 10 },
};
const SPENT_DAY: Usage = { rate: null, daily: BUSY.daily };

function port(usage: Usage, change: Partial<ContactPort> = {}) {
  return {
    settings: SETTINGS,
    usage: { read: () => usage, charge: jest.fn() },
    now: () => NOW,
    log: jest.fn(),
    send: jest.fn(() => Promise.resolve()),
    ...change,
  };
}

// Each row breaks every later step too, so that it shows which step comes first.
const EVERYTHING_WRONG = { ...MESSAGE, name: '', message: 'casino' };
test.each<[string, ContactMessage, Usage, Outcome['kind']]>([
  ['1 honeypot', { ...EVERYTHING_WRONG, honeypot: 'x' }, BUSY, 'ignored'],
  ['2 cooldown', EVERYTHING_WRONG, BUSY, 'cooldown'],
  ['3 daily limit', EVERYTHING_WRONG, SPENT_DAY, 'daily'],
  ['4 spam', EVERYTHING_WRONG, FREE, 'spam'],
  ['5 validation', { ...MESSAGE, name: '' }, FREE, 'invalid'],
  ['7 sending', MESSAGE, FREE, 'sent'],
])('step %s', async (_, message, usage, kind) => {
  const surroundings = port(usage);
  expect(await submitContact(message, surroundings)).toMatchObject({ kind });
  expect(surroundings.send).toHaveBeenCalledTimes(kind === 'sent' ? 1 : 0);
  expect(surroundings.usage.charge).toHaveBeenCalledTimes(kind === 'sent' ? 1 : 0);
});

test('a filled honeypot is only logged', async () => {
  const surroundings = port(FREE);
  await submitContact({ ...MESSAGE, honeypot: 'x' }, surroundings);
  expect(surroundings.log).toHaveBeenCalledTimes(1);
});

test('a failed sending is not charged', async () => {
  const surroundings = port(FREE, {
    send: () => Promise.reject({ status: 429, text: 'Too Many Requests' }),
  });
  expect(await submitContact(MESSAGE, surroundings)).toEqual({
    kind: 'notSent',
    supportEmail: 'help@basketwise.example',
  });
  expect(surroundings.usage.charge).not.toHaveBeenCalled();
});

test('no answer within the time limit is neither sent nor failed; an answer after it is said and charged', async () => {
  jest.useFakeTimers();
  let answer = (): void => undefined;
  const surroundings = port(FREE, {
    send: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const outcome = submitContact(MESSAGE, surroundings);
  await jest.advanceTimersByTimeAsync(SEND_TIME_LIMIT_MS);
  const late = await outcome;
  expect(late).toMatchObject({ kind: 'unanswered', supportEmail: 'help@basketwise.example' });
  expect(surroundings.usage.charge).not.toHaveBeenCalled();
  answer();
  await jest.advanceTimersByTimeAsync(0);
  expect(surroundings.usage.charge).toHaveBeenCalledTimes(1);
  expect(await (late as Extract<Outcome, { kind: 'unanswered' }>).later).toEqual({ kind: 'sent' });
  jest.useRealTimers();
});

test('what nobody expected has its own words', async () => {
  const broken = port(FREE, {
    usage: {
      read: () => {
        throw new Error('?');
      },
      charge: jest.fn(),
    },
  });
  expect(await submitContact(MESSAGE, broken)).toEqual({ kind: 'unexpected' });
});

test('every banner, word for word', () => {
  expect([
    bannerText({ kind: 'cooldown', minutes: 4 }),
    bannerText({ kind: 'hourly', limit: 3 }),
    bannerText({ kind: 'daily' }),
    bannerText({ kind: 'spam', reason: 'Message too short' }),
    bannerText({ kind: 'invalid', errors: {} }),
    bannerText({ kind: 'incomplete' }),
    bannerText({ kind: 'notSent', supportEmail: 'help@basketwise.example' }),
    bannerText({ kind: 'unexpected' }),
    bannerText({
      kind: 'unanswered',
      supportEmail: 'help@basketwise.example',
      later: Promise.resolve({ kind: 'sent' }),
    }),
  ]).toEqual([
    'Please wait 4 minutes before sending another message.',
    "You've reached the maximum of 3 messages per hour. Please try again later.",
    'Daily message limit reached. Please try again tomorrow.',
    'Your message was flagged as spam. Please review your content and try again.',
    'Please fix the errors above before submitting.',
    'Please fill out all required fields.',
    'Failed to send message. Please try again or contact us directly at help@basketwise.example',
    'An unexpected error occurred. Please try again later.',
    'The email service has not answered yet. Your message may still arrive: wait a moment before you send it again, or contact us directly at help@basketwise.example',
  ]);
  expect(bannerText({ kind: 'notConfigured' })).toMatch(
    /email service configuration is missing.*check environment variables/i,
  );
});

describe('EmailJS', () => {
  const answer = (status: number, text: string) => {
    const request = jest.fn((_url: string, _init: RequestInit) =>
      Promise.resolve(new Response(text, { status })),
    );
    globalThis.fetch = request as unknown as typeof fetch;
    return request;
  };

  test.each(['http://127.0.0.1:9', ''])(
    'posts the specified payload to the origin "%s"',
    async (origin) => {
      const request = answer(200, 'OK');
      await sendMessage(MESSAGE, { ...SETTINGS, origin }, NOW);
      const [url, { method, headers, body }] = request.mock.calls[0]!;
      expect(url).toBe(`${origin}/api/v1.0/email/send`);
      expect(method).toBe('POST');
      expect(headers).toEqual({ 'Content-type': 'application/json' });
      expect(JSON.parse(body as string)).toEqual({
        lib_version: '4.4.1',
        user_id: 'key',
        service_id: 'service',
        template_id: 'template',
        template_params: {
          from_name: 'Ann Shopper',
          from_email: 'ann@example.org',
          to_email: 'help@basketwise.example',
          category: 'bug',
          subject: 'Prices',
          message: 'The price of milk is wrong.',
          timestamp: new Date(NOW).toISOString(),
          reply_to: 'ann@example.org',
        },
      });
      expect(Object.keys(templateParams(MESSAGE, 'x', NOW))).toHaveLength(8);
    },
  );

  test('a late 200 of the service itself is sent and charged: nothing below the flow gives up before', async () => {
    jest.useFakeTimers();
    globalThis.fetch = (() =>
      new Promise((resolve) =>
        setTimeout(() => resolve(new Response('OK', { status: 200 })), 22_000),
      )) as typeof fetch;
    const surroundings = port(FREE, { send: sendMessage });
    const outcome = submitContact(MESSAGE, surroundings);
    await jest.advanceTimersByTimeAsync(20_000);
    const { kind, later } = (await outcome) as Extract<Outcome, { kind: 'unanswered' }>;
    await jest.advanceTimersByTimeAsync(2_000);
    expect([kind, await later]).toEqual(['unanswered', { kind: 'sent' }]);
    expect(surroundings.usage.charge).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('a storage that throws is none: the message is sent', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    try {
      const request = answer(200, 'OK');
      await jest.isolateModulesAsync(async () => {
        const fresh = await import('../../src/contact/sendMessage');
        await fresh.sendMessage(MESSAGE, SETTINGS, NOW);
      });
      expect(request).toHaveBeenCalledTimes(1);
      expect(window.localStorage).toBeUndefined();
    } finally {
      Object.defineProperty(window, 'localStorage', own);
    }
  });

  test.each([201, 400, 429, 500])('status %d is a failure', async (status) => {
    answer(status, 'no');
    await expect(sendMessage(MESSAGE, SETTINGS, NOW)).rejects.toBeDefined();
  });

  test('only 200 is success: what else the service answers is said', async () => {
    answer(201, 'later');
    await expect(sendMessage(MESSAGE, SETTINGS, NOW)).rejects.toMatchObject({
      message: expect.stringMatching(/^The email service answered 201: later$/),
    });
  });

  test('without settings nothing is sent, and the form says which settings are missing', async () => {
    const request = answer(200, 'OK');
    const settings = readEmailSettings(SETTING_DEFAULTS);
    await expect(sendMessage(MESSAGE, settings, NOW)).rejects.toThrow(MISSING_CONFIGURATION);
    expect(await submitContact(MESSAGE, port(FREE, { settings, send: sendMessage }))).toEqual({
      kind: 'notConfigured',
    });
    expect(request).not.toHaveBeenCalled();
  });
});

test('limits that are not usable numbers fall back to the defaults', () => {
  const texts = {
    ...SETTING_DEFAULTS,
    CONTACT_COOLDOWN_MINUTES: '0',
    CONTACT_HOURLY_LIMIT: 'many',
    CONTACT_DAILY_LIMIT: '2.5',
  };
  expect(readEmailSettings(texts as never).limits).toEqual({
    cooldownMinutes: 0,
    hourlyLimit: 3,
    dailyLimit: 10,
  });
});
