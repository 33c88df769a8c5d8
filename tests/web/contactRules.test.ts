// The rules a message must meet and the spam check (specification, section 5).
import fc from 'fast-check';
import { EMPTY_MESSAGE, validateContact, type ContactMessage } from '../../src/contact/schema';
import { SPAM_WORDS, spamReason } from '../../src/contact/spamCheck';

const GOOD: ContactMessage = {
  name: "Siân O'Neill-Żak",
  email: 'sian@example.org',
  category: 'bug',
  subject: '',
  message: 'The list is empty after a reload.',
  honeypot: '',
};

describe('validation messages', () => {
  const cases: [Partial<ContactMessage>, Partial<ContactMessage>][] = [
    [{ name: '' }, { name: 'Name is required' }],
    [{ name: '   ' }, { name: 'Name is required' }],
    [{ name: ' A ' }, { name: 'Name must be at least 2 characters' }],
    [{ name: 'a'.repeat(49) }, {}],
    [{ name: 'a'.repeat(50) }, { name: 'Name must be less than 50 characters' }],
    [{ name: 'R2D2' }, { name: 'Name can only contain letters, spaces, hyphens, and apostrophes' }],
    [{ name: 'Al' }, {}],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'sian' }, { email: 'Please enter a valid email address' }],
    [{ email: 'sian@example' }, { email: 'Please enter a valid email address' }],
    [{ email: 'sian@.' }, { email: 'Please enter a valid email address' }],
    [{ email: 'sian@a.b@c.d' }, { email: 'Please enter a valid email address' }],
    [{ email: `${'s'.repeat(243)}@example.org` }, { email: 'Please enter a valid email address' }],
    [{ email: `${'s'.repeat(242)}@example.org` }, {}],
    [{ email: 'si an@example.org' }, { email: 'Please enter a valid email address' }],
    [{ email: ' sian@example.org ' }, {}],
    [{ category: '' }, { category: 'Please select a category' }],
    [{ category: 'other' }, { category: 'Please select a category' }],
    [{ category: 'data-accuracy' }, {}],
    [{ subject: 's'.repeat(100) }, {}],
    [{ subject: 's'.repeat(101) }, { subject: 'Subject must be less than 100 characters' }],
    [{ message: ' \n ' }, { message: 'Message is required' }],
    [{ message: '   123456789   ' }, { message: 'Message must be at least 10 characters' }],
    [{ message: '1234567890' }, {}],
    [{ message: 'm'.repeat(1000) }, {}],
    [{ message: 'm'.repeat(1001) }, { message: 'Message must be less than 1000 characters' }],
    [{ honeypot: 'filled' }, {}],
  ];
  test.each(cases)('%j gives %j', (change, errors) => {
    expect(validateContact({ ...GOOD, ...change })).toEqual(errors);
  });

  test('an empty form breaks the four required fields at once', () => {
    expect(Object.keys(validateContact(EMPTY_MESSAGE)).sort()).toEqual([
      'category',
      'email',
      'message',
      'name',
    ]);
  });

  test('no text makes it fail', () => {
    const anything = fc.record({
      name: fc.string({ unit: 'binary' }),
      email: fc.string({ unit: 'binary' }),
      category: fc.string(),
      subject: fc.string({ unit: 'binary' }),
      message: fc.string({ unit: 'binary' }),
      honeypot: fc.string(),
    });
    fc.assert(
      fc.property(anything, (message) => {
        for (const text of Object.values(validateContact(message)))
          expect(text).toMatch(/^(Name|Email|Please|Subject|Message) /);
      }),
    );
  });
});

describe('spam check', () => {
  const because = (change: Partial<ContactMessage>): string | null =>
    spamReason({ ...GOOD, ...change });

  test('ordinary messages pass', () => {
    expect(because({})).toBeNull();
    expect(because({ message: 'See https://example.org/milk for the right price.' })).toBeNull();
    expect(because({ message: 'Princes tuna in brine 4 x 145g is missing.' })).toBeNull();
    expect(because({ message: 'Barcode 5000232823113 and 5000232823114, thanks.' })).toBeNull();
  });

  test('each word is found wherever it was written, in any case', () => {
    const where = fc.constantFrom('name', 'subject', 'message') as fc.Arbitrary<
      'name' | 'subject' | 'message'
    >;
    fc.assert(
      fc.property(fc.constantFrom(...SPAM_WORDS), where, fc.boolean(), (word, field, upper) => {
        const text = `${GOOD[field]} ${upper ? word.toUpperCase() : word}.`;
        return because({ [field]: text }) === 'Suspicious content detected';
      }),
    );
    expect(because({ email: 'winner@casino.example' })).toBe('Suspicious content detected');
  });

  test.each([
    ['repeated characters', 'aaaaaa', ' '],
    ['email-like strings', 'a@b.example', ' '],
    ['dollar amounts', '$100', ' and '],
    ['long numbers', '0123456789', ' '],
  ])('%s: twice pass, three times are spam', (_, pattern, gap) => {
    // The visitor's own address is an email-like string as well.
    const own = pattern.includes('@') ? 1 : 0;
    const times = (count: number): string =>
      `Some words first: ${Array(count).fill(pattern).join(gap)}`;
    expect(because({ message: times(2 - own) })).toBeNull();
    expect(because({ message: times(3 - own) })).toBe('Suspicious pattern detected');
  });

  test('lengths and addresses', () => {
    expect(because({ message: '   too few  ' })).toBe('Message too short');
    expect(because({ message: 'ab '.repeat(667) })).toBeNull();
    expect(because({ message: `${'ab '.repeat(667)}x` })).toBe('Message too long');
    expect(because({ message: 'https://a.example and http://b.example' })).toBe(
      'Too many URLs detected',
    );
    expect(because({ message: 'https://a.example www.b.example https://c.example' })).toBe(
      'Suspicious pattern detected',
    );
  });

  test('no text makes it fail, and a spam word passes between no two texts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string(),
        fc.constantFrom(...SPAM_WORDS),
        (before, after, word) => {
          expect(because({ message: `${before} ${word} ${after}` })).not.toBeNull();
          because({ message: before });
        },
      ),
    );
  });
});
