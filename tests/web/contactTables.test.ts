// The contact form's figures and words, typed from the specification (sections 4, 5, 7 and 8), at their edges.
import { browserPort } from '../../src/contact/browserPort';
import { destinationFor, firstValues } from '../../src/contact/destination';
import { draftOf, dropDraft, keepDraft } from '../../src/contact/draft';
import { readEmailSettings } from '../../src/contact/emailSettings';
import { CATEGORIES, EMPTY_MESSAGE, LIMITS, validateContact } from '../../src/contact/schema';
import { templateParams } from '../../src/contact/sendMessage';
import { REQUIRED_SETTINGS, SETTING_DEFAULTS, SETTING_NAMES } from '../../src/contact/settingNames';
import { spamReason } from '../../src/contact/spamCheck';
import {
  MissingConfiguration,
  submitContact,
  type ContactPort,
} from '../../src/contact/submitFlow';
import { readDailyUsage, readRateLimit } from '../../src/contact/usageStore';

const MESSAGE = {
  name: 'Ann',
  email: 'ann@example.org',
  category: 'bug',
  subject: '',
  message: 'The price of milk is wrong.',
  honeypot: '',
};

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

describe('spam, each rule at its edge', () => {
  test.each<[string, Partial<typeof MESSAGE>, string | null]>([
    ['five of a letter, three times', { message: 'aaaaa bbbbb ccccc' }, null],
    ['six of a letter, twice', { message: 'aaaaaa and bbbbbb' }, null],
    ['six of a letter, thrice', { message: 'aaaaaa bbbbbb cccccc' }, 'Suspicious pattern detected'],
    [
      'over all fields',
      { name: 'aaaaaa', subject: 'bbbbbb', message: 'cccccc is wrong' },
      'Suspicious pattern detected',
    ],
    ['nine digits, thrice', { message: '123456789 234567890 345678901' }, null],
    [
      'ten digits, thrice',
      { message: '1234567890 2345678901 3456789012' },
      'Suspicious pattern detected',
    ],
    ['two sums', { message: 'It is $1 and $ 2.50 now' }, null],
    ['three sums', { message: 'It is $1 and $ 2.50 or $3' }, 'Suspicious pattern detected'],
    ['pounds are no dollars', { message: 'It is £1 and £2 and £3' }, null],
    ['two addresses with the own one', { message: 'Ask bob@example.org please' }, null],
    [
      'three addresses',
      { message: 'Ask bob@example.org or x.y%+-z@a-b.example.org' },
      'Suspicious pattern detected',
    ],
    ['one link', { message: 'See www.example.org' }, null],
    ['two links', { message: 'See www.example.org and HTTP://a' }, 'Too many URLs detected'],
    ['nine letters', { message: ' 123456789 ' }, 'Message too short'],
    ['ten letters', { message: '123456789x' }, null],
    ['2,000 letters', { message: 'ab'.repeat(1000) }, null],
    ['2,001 letters', { message: `${'ab'.repeat(1000)}a` }, 'Message too long'],
    [
      'a word over two fields',
      { name: 'bank', email: 'transfer@x.y' },
      'Suspicious content detected',
    ],
    [
      'a word with a wide gap',
      { message: 'Please click   here now' },
      'Suspicious content detected',
    ],
    ['a word within a word', { message: 'Princess cakes and urgently' }, null],
    ['a word with a digit', { message: 'bitcoin2 is a name' }, null],
    ['a word in brackets', { message: 'It is (urgent)!' }, 'Suspicious content detected'],
  ])('%s', (_, change, reason) => expect(spamReason({ ...MESSAGE, ...change })).toBe(reason));
});

describe('validation, each rule at its edge', () => {
  test.each<[Partial<typeof MESSAGE>, object]>([
    [{ name: 'Al' }, {}],
    [{ name: 'A' }, { name: 'Name must be at least 2 characters' }],
    [{ name: 'x'.repeat(49) }, {}],
    [{ name: 'x'.repeat(50) }, { name: 'Name must be less than 50 characters' }],
    [{ name: 'A1' }, { name: 'Name can only contain letters, spaces, hyphens, and apostrophes' }],
    [{ name: "Zoë O’Neil-D'Arcy" }, {}],
    [{ name: '  ' }, { name: 'Name is required' }],
    ...['a@b', '@b.c', 'a@', 'a@.b', 'a@b.', 'a@b.c@d.e', 'a b@c.d', 'a'].map(
      (email): [Partial<typeof MESSAGE>, object] => [
        { email },
        { email: 'Please enter a valid email address' },
      ],
    ),
    [{ email: ' a@b.c ' }, {}],
    [{ email: `${'a'.repeat(250)}@b.c` }, {}],
    [{ email: `${'a'.repeat(251)}@b.c` }, { email: 'Please enter a valid email address' }],
    [{ email: ' ' }, { email: 'Email is required' }],
    [{ category: 'other' }, { category: 'Please select a category' }],
    [{ subject: 'x'.repeat(100) }, {}],
    [{ subject: 'x'.repeat(101) }, { subject: 'Subject must be less than 100 characters' }],
    [{ message: '123456789 ' }, { message: 'Message must be at least 10 characters' }],
    [{ message: '1234567890' }, {}],
    [{ message: 'x'.repeat(1000) }, {}],
    [{ message: 'x'.repeat(1001) }, { message: 'Message must be less than 1000 characters' }],
    [{ message: '' }, { message: 'Message is required' }],
  ])('%j', (change, errors) => expect(validateContact({ ...MESSAGE, ...change })).toEqual(errors));
  test('what the inputs let in, and the categories', () => {
    expect([LIMITS.name.max, LIMITS.email.max, LIMITS.subject.max, LIMITS.message.max]).toEqual([
      50, 254, 100, 1000,
    ]);
    expect(CATEGORIES.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'bug: Bug Report',
      'feature: Feature Idea',
      'missing-item: Missing Product',
      'general: General Inquiry',
      'data-accuracy: Data Accuracy Report',
    ]);
    expect(Object.values(EMPTY_MESSAGE).join('')).toBe('');
  });
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

test('the eight names of the template, trimmed', () => {
  const written = {
    ...MESSAGE,
    name: ' Ann ',
    email: ' ann@example.org ',
    subject: ' s ',
    message: ' m ',
  };
  expect(templateParams(written, 'help@example.org', Date.UTC(2026, 10, 27, 9, 30))).toEqual({
    from_name: 'Ann',
    from_email: 'ann@example.org',
    to_email: 'help@example.org',
    category: 'bug',
    subject: 's',
    message: 'm',
    timestamp: '2026-11-27T09:30:00.000Z',
    reply_to: 'ann@example.org',
  });
});

describe('where the form leads', () => {
  const of = (search: string) => new URLSearchParams(search);
  test('from a missing product back to the list', () => {
    expect(destinationFor(of('category=missing-item'))).toEqual({
      path: '/shopping-list',
      backLabel: 'Back to Shopping List',
      continueLabel: 'Continue Shopping List',
      note: 'You will be redirected to your shopping list in a few seconds.',
    });
    expect(firstValues(of('category=missing-item'))).toEqual({
      name: '',
      email: '',
      category: 'missing-item',
      subject: 'Missing Product Report',
      message:
        'I could not find this product:\n\nProduct name: \nBrand: \nStore where I usually buy it: \nAdditional details: ',
      honeypot: '',
    });
  });
  test.each(['', 'category=bug', 'category=', 'c=missing-item'])('"%s" home', (search) => {
    expect(destinationFor(of(search))).toEqual({
      path: '/',
      backLabel: 'Back to Home',
      continueLabel: 'Return to Home',
      note: null,
    });
    expect(firstValues(of(search))).toEqual(EMPTY_MESSAGE);
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
