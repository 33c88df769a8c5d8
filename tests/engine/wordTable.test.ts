import type * as Interner from '../../engine/words/wordInterner';

// Its own table: the one that all files share (tests/runtime.cjs) must not be full.
const { MOST_WORDS, wordCount, wordId } = jest.requireActual<typeof Interner>(
  '../../engine/words/wordInterner',
);

test('a full word table says so, and still knows the words it has', () => {
  const known = wordId('milk');
  for (let word = 0; wordCount() < MOST_WORDS; word++) wordId(`word ${word}`);
  expect(() => wordId('one more')).toThrow(/word table is full: more than 1,048,576/);
  expect(() => wordId('one more')).toThrow(RangeError);
  expect(wordId('milk')).toBe(known);
});
