// The contact form's figures and words, typed from the specification (sections 4, 5, 7 and 8), at their edges.
import { destinationFor, firstValues } from '../../src/contact/destination';
import { CATEGORIES, EMPTY_MESSAGE, LIMITS, validateContact } from '../../src/contact/schema';
import { templateParams } from '../../src/contact/sendMessage';
import { spamReason } from '../../src/contact/spamCheck';
import { MESSAGE } from './contactMessage';

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
