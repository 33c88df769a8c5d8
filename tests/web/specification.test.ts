// Figures and words of the specification (sections 5, 7, 8 and 9), typed from it and not read from the code.
import { buildCatalogue, compareList } from '../../engine';
import { readListFile } from '../../src/bulkAdd/readListFile';
import { bannerText } from '../../src/contact/banners';
import { readEmailSettings } from '../../src/contact/emailSettings';
import { validateContact, type ContactMessage } from '../../src/contact/schema';
import { SETTING_DEFAULTS } from '../../src/contact/settingNames';
import { spamReason } from '../../src/contact/spamCheck';
import { submitContact, type ContactPort, type Outcome } from '../../src/contact/submitFlow';
import { createUsageStore } from '../../src/contact/usageStore';
import { createHost } from '../../src/engineClient/host';
import type { FromEngine } from '../../src/engineClient/protocol';
import { readSession } from '../../src/session/contract';

const GOOD: ContactMessage = {
  name: 'Ann Shopper',
  email: 'ann@example.org',
  category: 'bug',
  subject: 'Prices',
  message: 'The list is empty after a reload.',
  honeypot: '',
};

describe('spam check (section 5)', () => {
  const because = (change: Partial<ContactMessage>) => spamReason({ ...GOOD, ...change });
  test.each([
    'viagra',
    'casino',
    'lottery',
    'winner',
    'congratulations',
    'click here',
    'free money',
    'act now',
    'limited time',
    'make money fast',
    'work from home',
    'bitcoin',
    'crypto',
    'investment opportunity',
    'guaranteed',
    'no risk',
    'urgent',
    'million dollars',
    'inheritance',
    'prince',
    'bank transfer',
  ])('"%s" is suspicious content in each field, in any case', (word) => {
    for (const field of ['name', 'email', 'subject', 'message'] as const)
      for (const said of [word, word.toUpperCase()])
        expect(because({ [field]: `${GOOD[field]} ${said}` })).toBe('Suspicious content detected');
  });

  test.each<[string, string, string | null]>([
    // More than twice: three times, not two.
    ['a character 6 times, twice', 'Milk aaaaaa and bbbbbb is gone.', null],
    ['a character 6 times, 3 times', 'Milk aaaaaa, bbbbbb, cccccc.', 'Suspicious pattern detected'],
    ['a character 5 times, 3 times', 'Milk aaaaa, bbbbb, ccccc.', null],
    ['amounts, twice', 'Milk is $1 and then $2.50 there.', null],
    ['amounts, 3 times', 'Milk is $1, then $2.50, then $3.', 'Suspicious pattern detected'],
    ['10 digits, twice', 'Codes 0123456789 and 1234567890.', null],
    [
      '10 digits, 3 times',
      'Codes 0123456789 1234567890 2345678901.',
      'Suspicious pattern detected',
    ],
    ['9 digits, 3 times', 'Codes 012345678 123456789 234567890.', null],
    // The sender's own address is the first.
    ['addresses, twice', 'Write to a@b.example please.', null],
    ['addresses, 3 times', 'Write to a@b.example, c@d.example.', 'Suspicious pattern detected'],
    ['one URL', 'See https://a.example for it.', null],
    ['2 URLs', 'See https://a.example and http://b.example for it.', 'Too many URLs detected'],
    ['3 URLs', 'https://a.example http://b.example www.c.example', 'Suspicious pattern detected'],
    ['9 characters', '123456789', 'Message too short'],
    ['10 characters', '1234567890', null],
    ['2000 characters', 'ab '.repeat(666) + 'ab', null],
    ['2001 characters', 'ab '.repeat(667).slice(0, 2000) + 'x', 'Message too long'],
  ])('%s: %j', (_, message, reason) => {
    expect(because({ message })).toBe(reason);
  });

  test('is refused in its own words', () => {
    expect(bannerText({ kind: 'spam', reason: 'Message too long' })).toBe(
      'Your message was flagged as spam. Please review your content and try again.',
    );
  });
});

describe('contact form, field by field (section 5)', () => {
  test.each<[keyof ContactMessage, string, string | undefined]>([
    ['name', '', 'Name is required'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', ' A ', 'Name must be at least 2 characters'],
    ['name', 'Al', undefined],
    ['name', 'x'.repeat(49), undefined],
    ['name', 'x'.repeat(50), 'Name must be less than 50 characters'],
    ['name', "Mary-Ann O'Neill", undefined],
    ['name', 'Ann 2', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    ['name', 'Ann.', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    ['email', '', 'Email is required'],
    ['email', 'ann', 'Please enter a valid email address'],
    ['email', 'ann@example', 'Please enter a valid email address'],
    ['email', '@example.org', 'Please enter a valid email address'],
    ['email', 'ann@.org', 'Please enter a valid email address'],
    ['email', 'ann@example.', 'Please enter a valid email address'],
    ['email', 'ann@b@example.org', 'Please enter a valid email address'],
    ['email', 'an n@example.org', 'Please enter a valid email address'],
    ['email', 'a@b.co', undefined],
    ['category', '', 'Please select a category'],
    ['category', 'bug', undefined],
    ['category', 'feature', undefined],
    ['category', 'missing-item', undefined],
    ['category', 'general', undefined],
    ['category', 'data-accuracy', undefined],
    ['category', 'praise', 'Please select a category'],
    ['subject', '', undefined],
    ['subject', 'x'.repeat(100), undefined],
    ['subject', 'x'.repeat(101), 'Subject must be less than 100 characters'],
    ['message', '', 'Message is required'],
    ['message', '  123456789  ', 'Message must be at least 10 characters'],
    ['message', '1234567890', undefined],
    ['message', 'x'.repeat(1000), undefined],
    ['message', 'x'.repeat(1001), 'Message must be less than 1000 characters'],
  ])('%s %j', (field, value, message) => {
    expect(validateContact({ ...GOOD, [field]: value })).toEqual(
      message === undefined ? {} : { [field]: message },
    );
  });
});

describe('how often one may send (section 9): 5 minutes, 3 an hour, 10 a day', () => {
  const MINUTE = 60_000;
  const MORNING = new Date(2026, 5, 15, 6).getTime();
  function sender() {
    localStorage.clear();
    let now = MORNING;
    const port: ContactPort = {
      settings: {
        ...readEmailSettings({ ...SETTING_DEFAULTS, SUPPORT_EMAIL: 'help@b.example' }),
        complete: true,
      },
      usage: createUsageStore(() => localStorage),
      now: () => now,
      log: () => undefined,
      send: () => Promise.resolve(),
    };
    return async (minutes: number): Promise<string> => {
      now = MORNING + minutes * MINUTE;
      const outcome: Outcome = await submitContact(GOOD, port);
      return outcome.kind === 'sent' || outcome.kind === 'ignored'
        ? outcome.kind
        : bannerText(outcome);
    };
  }
  const HOURLY = "You've reached the maximum of 3 messages per hour. Please try again later.";
  const DAILY = 'Daily message limit reached. Please try again tomorrow.';
  const wait = (minutes: number): string =>
    `Please wait ${minutes} minutes before sending another message.`;

  test('the pause is 5 minutes, told in minutes rounded up', async () => {
    const send = sender();
    expect(await send(0)).toBe('sent');
    expect(await send(0.5)).toBe(wait(5));
    expect(await send(1)).toBe(wait(4));
    expect(await send(4.5)).toBe(wait(1));
    expect(await send(5)).toBe('sent');
  });
  test('3 within the hour of the first, counted in 3,600,000 ms', async () => {
    const send = sender();
    for (const minute of [0, 10, 20]) expect(await send(minute)).toBe('sent');
    expect(await send(30)).toBe(HOURLY);
    expect(await send(60 - 1 / 60_000)).toBe(HOURLY);
    expect(await send(60)).toBe('sent');
  });
  test('10 a day, until the date changes', async () => {
    const send = sender();
    for (let hour = 0; hour < 10; hour++) expect(await send(hour * 60)).toBe('sent');
    expect(await send(11 * 60)).toBe(DAILY);
    expect(await send(18 * 60 - 1 / 60_000)).toBe(DAILY);
    expect(await send(18 * 60)).toBe('sent');
  });
});

/** What the engine beside the page answers, over these files. */
async function ask(files: Record<string, string>, terms: string[]): Promise<unknown> {
  let reply: (message: FromEngine) => void = () => undefined;
  const host = createHost(
    (url) => {
      const text = files[url.replace(/^\//, '').replace(/\?.*/, '')];
      return Promise.resolve({
        ok: text !== undefined,
        status: text === undefined ? 404 : 200,
        text: () => Promise.resolve(text ?? ''),
      });
    },
    (message) => reply(message),
    false,
  );
  const answered = (id: number) =>
    new Promise<unknown>((resolve) => {
      reply = (message) => {
        if (message.kind === 'reply' && message.id === id) resolve(message.value);
      };
    });
  const open = answered(1);
  host({ id: 1, verb: 'open', args: ['TESCO'] });
  await open;
  const matched = answered(2);
  host({ id: 2, verb: 'matched', args: [terms.map((text) => ({ text })), 'TESCO'] });
  return matched;
}

test('a matched product is the first whose name contains the term, or none (section 3)', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rows = [
    'Cornish Butter Biscuits,1.50,Biscuits',
    'Salted Butter 250g,1.99,Dairy',
    'Butter,1.00,Dairy',
    'BUTTERMILK 300ml,0.90,',
  ];
  expect(
    await ask({ 'tesco.csv': `name,price,category\n${rows.join('\n')}\n` }, [
      'butter',
      'Salted BUTTER',
      'buttermilk',
      'butter salted',
    ]),
  ).toEqual([
    {
      searchTerm: 'butter',
      product: { name: 'Cornish Butter Biscuits', price: 1.5, category: 'Biscuits' },
    },
    {
      // Items are remembered in small letters.
      searchTerm: 'salted butter',
      product: { name: 'Salted Butter 250g', price: 1.99, category: 'Dairy' },
    },
    {
      searchTerm: 'buttermilk',
      product: { name: 'BUTTERMILK 300ml', price: 0.9, category: 'General' },
    },
    { searchTerm: 'butter salted', product: null },
  ]);
  warn.mockRestore();
});

describe('a pick belongs to its store', () => {
  const pick = { name: 'Milk', displayName: 'Milk', price: '9.99', category: 'General' };
  const kept = (store: string) =>
    readSession(
      (key) =>
        ({
          selectedSupermarket: 'TESCO',
          shoppingList: '["Milk - £9.99"]',
          selectedProducts: JSON.stringify([{ ...pick, store }]),
        })[key] ?? null,
    ).lines.map((line) => line.pick?.store ?? null);
  test('one of another store is not read', () => {
    expect(kept('TESCO')).toEqual(['TESCO']);
    expect(kept('ALDI')).toEqual([null]);
  });
  test('one of another store is not compared', () => {
    const { catalogue } = buildCatalogue([
      { store: 'TESCO', file: 'tesco.csv', text: 'name,price\nWhole Milk 1L,1.20\n' },
      { store: 'ALDI', file: 'aldi.csv', text: 'name,price\nOrganic Milk 2L,9.99\n' },
    ]);
    const picked = (store: string) =>
      compareList(
        {
          store: 'TESCO',
          lines: [
            {
              text: 'whole milk 1l',
              selectedProduct: { ...pick, name: 'Organic Milk 2L', store },
            },
          ],
        },
        catalogue,
      ).items[0]!;
    expect(picked('ALDI')).toMatchObject({
      picked: false,
      searchTerm: 'whole milk 1l',
      selectedProduct: { name: 'Whole Milk 1L' },
    });
    expect(picked('TESCO').searchTerm).toBe('Organic Milk 2L');
  });
});

test('a list file may have 200,000 bytes', async () => {
  const file = (bytes: number): File =>
    Object.assign(new File([], 'list.txt'), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode('milk\n'.padEnd(bytes)).buffer),
    });
  const sized = (bytes: number): File =>
    Object.defineProperty(file(bytes), 'size', { value: bytes });
  expect((await readListFile(sized(200_000))).ok).toBe(true);
  const big = await readListFile(sized(200_001));
  expect(big.ok ? 'read' : big.why).toBe('list.txt is too big for a shopping list (over 200 kB).');
  expect(await readListFile(sized(0))).toEqual({ ok: false, why: 'list.txt is empty.' });
});
