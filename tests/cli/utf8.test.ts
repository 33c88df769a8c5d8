// Bytes that come in pieces: where they are cut changes nothing.
import fc from 'fast-check';
import { NotUtf8, textOf, Utf8Reader } from '../../cli/utf8';

/** Reads the bytes in pieces of these lengths, again and again. */
function readIn(bytes: Uint8Array, sizes: readonly number[]): { text: string; error: unknown } {
  const reader = new Utf8Reader();
  let text = '';
  try {
    for (let at = 0, piece = 0; at < bytes.length; piece++) {
      const size = sizes[piece % sizes.length]!;
      text += reader.push(bytes.subarray(at, at + size));
      at += size;
    }
    text += reader.push(null);
  } catch (error) {
    return { text, error };
  }
  return { text, error: null };
}
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

test.each([1, 2, 3, 4, 5])('characters of 2, 3 and 4 bytes cut after %i bytes', (size) => {
  const text = 'Crème £2.50 – 🥛\nJalapeño €1\n';
  expect(readIn(Buffer.from(text), [size])).toEqual({ text, error: null });
});

test('any text comes back, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), sizes, (text, cuts) => {
      // A lone half of a pair has no bytes of its own.
      fc.pre(!/\p{Cs}/u.test(text) && !/^[\ufffe\ufeff]/.test(text));
      // What holds a zero byte is no text: the next law.
      fc.pre(!text.includes('\0'));
      expect(readIn(Buffer.from(text), cuts)).toEqual({ text, error: null });
    }),
  );
});

test('a zero byte among the first ones is found to be binary, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), sizes, (...said) => {
      const [before, behind, cuts] = said;
      const { error } = readIn(Buffer.from(`${before}\0${behind}`), cuts);
      expect(error).toMatchObject({ found: 'binary' });
    }),
  );
});

/** "Caf" and an é of another encoding. */
const LATIN = Buffer.from([0x43, 0x61, 0x66, 0xe9]);
test.each<[string, Buffer, number, number, string]>([
  ['at once', LATIN, 1, 4, 'Caf'],
  [
    'behind good text',
    Buffer.concat([Buffer.from('Crème £1\nTea, – '), LATIN]),
    2,
    11,
    'Tea, – Caf',
  ],
  ['with text behind', Buffer.concat([LATIN, Buffer.from(' latte\n')]), 1, 4, 'Caf'],
  ['a character that is cut off at the end', Buffer.from('Tea £').subarray(0, 5), 1, 5, 'Tea '],
  ['4 bytes of which the last is missing', Buffer.from('Tea 🥛').subarray(0, 7), 1, 5, 'Tea '],
])(
  'text that is no UTF-8 %s: its place is told, wherever it is cut',
  (_, bytes, row, column, before) => {
    for (const size of [1, 2, 3, 4, 5, 6, 7, 8, 100]) {
      const { error } = readIn(bytes, [size]);
      expect(error).toBeInstanceOf(NotUtf8);
      expect([size, { ...(error as NotUtf8) }]).toEqual([
        size,
        { row, column, before, found: 'other' },
      ]);
    }
  },
);

test('the text before the fault is still given, and then the fault, for ever', () => {
  const reader = new Utf8Reader();
  expect(reader.push(Buffer.concat([Buffer.from('Milk\nCa'), LATIN]))).toBe('Milk\nCaCaf');
  expect(() => reader.push(Buffer.from('more'))).toThrow(NotUtf8);
  expect(() => reader.push(null)).toThrow(NotUtf8);
});

test('of a long row only the start is remembered', () => {
  const reader = new Utf8Reader();
  for (let at = 0; at < 5; at++) reader.push(Buffer.from('x'.repeat(6_000)));
  expect(() => reader.push(LATIN.subarray(3)) + reader.push(null)).toThrow(
    expect.objectContaining({ row: 1, before: 'x'.repeat(10_000) }),
  );
});

test.each([
  [[0xff, 0xfe, 0x41, 0x00], 'UTF-16'],
  [[0xfe, 0xff, 0x00, 0x41], 'UTF-16'],
])('UTF-16 is called so', (bytes, found) => {
  expect(readIn(Uint8Array.from(bytes), [99]).error).toMatchObject({ row: 1, column: 1, found });
  expect(textOf(Uint8Array.from(bytes))).toMatchObject({ ok: false, why: { found } });
});

test('a mark of the byte order stays: checksums are of the file as it is', () => {
  const text = '\ufeffname,price\n';
  expect(readIn(Buffer.from(text), [1])).toEqual({ text, error: null });
  expect(textOf(Buffer.from(text))).toEqual({ ok: true, text });
});

test('what holds a zero byte is no text', () => {
  expect(textOf(Uint8Array.from([0x41, 0, 0x42]))).toEqual({ ok: false, why: 'binary' });
  expect(textOf(Uint8Array.from([0x41, 0x42]))).toEqual({ ok: true, text: 'AB' });
  expect(textOf(LATIN)).toMatchObject({ ok: false, why: { row: 1, column: 4 } });
});
