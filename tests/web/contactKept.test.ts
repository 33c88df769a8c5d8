// What the contact form logs, keeps and is set by.
import { browserPort } from '../../src/contact/browserPort';
import { draftOf, dropDraft, keepDraft } from '../../src/contact/draft';
import { readEmailSettings } from '../../src/contact/emailSettings';
import { REQUIRED_SETTINGS, SETTING_DEFAULTS, SETTING_NAMES } from '../../src/contact/settingNames';
import {
  MissingConfiguration,
  submitContact,
  type ContactPort,
} from '../../src/contact/submitFlow';
import { readDailyUsage, readRateLimit } from '../../src/contact/usageStore';
import { MESSAGE } from './contactMessage';

describe('what stands in the log', () => {
  const logged = async (
    change: Partial<typeof MESSAGE>,
    more: Partial<ContactPort> = {},
  ): Promise<unknown[][]> => {
    const log = jest.fn();
    await submitContact(
      { ...MESSAGE, ...change },
      {
        settings: readEmailSettings(SETTING_DEFAULTS),
        usage: { read: () => ({ rate: null, daily: null }), charge: () => undefined },
        now: () => 0,
        log,
        send: () => Promise.resolve(),
        ...more,
      },
    );
    return log.mock.calls;
  };
  const fault = new Error('x');
  test.each<[string, Partial<typeof MESSAGE>, Partial<ContactPort>, unknown[][]]>([
    ['sent', {}, {}, []],
    [
      'a program',
      { honeypot: 'x' },
      {},
      [['Contact message stopped: the hidden field was filled in.']],
    ],
    [
      'spam',
      { message: 'You are the winner' },
      {},
      [['Contact message stopped as spam:', 'Suspicious content detected']],
    ],
    [
      'not sent',
      {},
      { send: () => Promise.reject(fault) },
      [['Contact message was not sent:', fault]],
    ],
    [
      'unexpected',
      {},
      {
        usage: {
          read: () => {
            throw fault;
          },
          charge: () => undefined,
        },
      },
      [['Contact form failed:', fault]],
    ],
  ])('%s', async (_, change, more, calls) => expect(await logged(change, more)).toEqual(calls));
  test('missing settings are an error of their own', () =>
    expect(new MissingConfiguration('m').name).toBe('MissingConfiguration'));
});

describe('settings', () => {
  const limits = (change: Partial<Record<keyof typeof SETTING_DEFAULTS, string>>): number[] => {
    const read = readEmailSettings({ ...SETTING_DEFAULTS, ...change }).limits;
    return [read.cooldownMinutes, read.hourlyLimit, read.dailyLimit];
  };
  test.each<[string, number[]]>([
    ['', [5, 3, 10]],
    ['  ', [5, 3, 10]],
    ['7', [7, 7, 7]],
    ['1', [1, 1, 1]],
    ['0', [0, 3, 10]],
    ['-1', [5, 3, 10]],
    ['1.5', [1.5, 3, 10]],
    ['many', [5, 3, 10]],
    ['Infinity', [5, 3, 10]],
  ])('each limit "%s"', (text, figures) => {
    const all = {
      CONTACT_COOLDOWN_MINUTES: text,
      CONTACT_HOURLY_LIMIT: text,
      CONTACT_DAILY_LIMIT: text,
    };
    expect(limits(all)).toEqual(figures);
  });
  test('complete only with all four', () => {
    const whole = Object.fromEntries(REQUIRED_SETTINGS.map((name) => [name, 'x']));
    const complete = (change: object): boolean =>
      readEmailSettings({ ...SETTING_DEFAULTS, ...whole, ...change }).complete;
    expect(complete({})).toBe(true);
    for (const name of [
      'EMAILJS_SERVICE_ID',
      'EMAILJS_TEMPLATE_ID',
      'EMAILJS_PUBLIC_KEY',
      'SUPPORT_EMAIL',
    ])
      expect(complete({ [name]: ' ' })).toBe(false);
    expect(SETTING_NAMES).toHaveLength(8);
  });
  test.each([
    ['https://api.emailjs.com', 'https://api.emailjs.com'],
    ['http://a.example//', 'http://a.example'],
    ['/', ''],
    ['http://a/b/c/', 'http://a/b/c'],
  ])('the host "%s"', (text, origin) =>
    expect(readEmailSettings({ ...SETTING_DEFAULTS, EMAILJS_ORIGIN: text }).origin).toBe(origin),
  );
  test('each stands in its place', () => {
    const read = readEmailSettings({
      ...SETTING_DEFAULTS,
      EMAILJS_SERVICE_ID: 's',
      EMAILJS_TEMPLATE_ID: 't',
      EMAILJS_PUBLIC_KEY: 'k',
      SUPPORT_EMAIL: 'e',
    });
    expect([read.serviceId, read.templateId, read.publicKey, read.supportEmail]).toEqual([
      ...['s', 't', 'k', 'e'],
    ]);
  });
});

test('in the browser: its clock, its console, its storage', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  browserPort.log('words');
  browserPort.log('words', 5);
  expect(log.mock.calls).toEqual([['words'], ['words', 5]]);
  log.mockRestore();
  expect(Math.abs(browserPort.now() - Date.now())).toBeLessThan(60_000);
  window.localStorage.setItem('dailyEmailUsage', '{"date":"2026-11-27","count":2}');
  expect(browserPort.usage.read().daily).toEqual({ date: '2026-11-27', count: 2 });
  expect(browserPort.settings.origin).toBe('https://api.emailjs.com');
});

test('a draft belongs to its form and page, and never holds the hidden field', () => {
  const [one, other] = [{} as ContactPort, {} as ContactPort];
  expect(draftOf(one, '/')).toBeUndefined();
  dropDraft(one, '/');
  keepDraft(one, '/', { ...MESSAGE, honeypot: 'x' });
  keepDraft(one, '/shopping-list', { ...MESSAGE, name: 'Bo' });
  expect(draftOf(one, '/')).toEqual(MESSAGE);
  expect(draftOf(one, '/shopping-list')).toEqual({ ...MESSAGE, name: 'Bo' });
  expect(draftOf(other, '/')).toBeUndefined();
  dropDraft(one, '/');
  expect([draftOf(one, '/'), draftOf(one, '/shopping-list')?.name]).toEqual([undefined, 'Bo']);
});

test.each<[string | null, unknown]>([
  [null, null],
  ['{', null],
  ['null', null],
  ['5', null],
  ['{"lastSubmission":1,"hourlyCount":2,"hourStart":3}', [1, 2, 3]],
  ['{"lastSubmission":0,"hourlyCount":0,"hourStart":0,"more":1}', [0, 0, 0]],
  ['{"lastSubmission":-1,"hourlyCount":2,"hourStart":3}', null],
  ['{"lastSubmission":1,"hourlyCount":"2","hourStart":3}', null],
  ['{"lastSubmission":1,"hourlyCount":2}', null],
  ['{"lastSubmission":1e999,"hourlyCount":2,"hourStart":3}', null],
])('the last hour in %j', (text, figures) => {
  const read = readRateLimit(text);
  expect(read && [read.lastSubmission, read.hourlyCount, read.hourStart]).toEqual(figures);
});
test.each<[string, object | null]>([
  ['{"date":"2026-11-27","count":2}', { date: '2026-11-27', count: 2 }],
  ['{"date":"Fri Nov 27 2026","count":2}', { date: '2026-11-27', count: 2 }],
  ['{"date":"x2026-11-27x","count":2}', null],
  ['{"date":2026,"count":2}', null],
  // A day is kept as it stands, no calendar is asked: another day's count is none of today's.
  ['{"date":"2026-13-45","count":2}', { date: '2026-13-45', count: 2 }],
  ['{"date":"x2026-13-45","count":2}', null],
  ['{"date":"2026-13-45x","count":2}', null],
  ['5', null],
  ['"x"', null],
  ['{"date":"2026-11-27","count":-1}', null],
  ['{"date":"2026-11-27"}', null],
])('the day in %s', (text, day) => expect(readDailyUsage(text)).toEqual(day));
