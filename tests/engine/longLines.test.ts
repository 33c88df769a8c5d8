// A pattern that tries each letter anew takes a line's square: longer lines than anyone writes are left as they are.
import { rewriteQuery } from '../../engine/query/queryRewriting';
import { readList } from '../../engine/reading/readList';
import { piecesOf } from '../../engine/layout/linePieces';
import { LONGEST_LINE, seenLine } from '../../engine/layout/seenText';
import { priceLimitIn } from '../../engine/labelling/priceLimit';

/** A line of so many characters: these words, blanks and one more. */
const long = (words: string, length: number): string => `${words.padEnd(length - 1)}x`;

test('a price limit is looked for in lines of up to 300 characters', () => {
  expect(priceLimitIn(long('wine under £6', 300))).toBe(6);
  expect(priceLimitIn(long('wine under £6', 301))).toBeNull();
});

test('the words of a query are rewritten up to 300 characters, blanks counted once', () => {
  const words = (count: number): string => `please get ${'bread '.repeat(count)}milk`;
  expect(words(47)).toHaveLength(297);
  expect(rewriteQuery(words(47)).text).not.toContain('please');
  expect(rewriteQuery(words(48))).toEqual({
    text: words(48),
    refused: null,
    together: 0,
    several: false,
  });
  const refusing = (count: number): string => `${'bread '.repeat(count)}not ham`;
  expect(rewriteQuery(refusing(48)).refused).not.toBeNull();
  expect(rewriteQuery(refusing(49))).toEqual({
    text: refusing(49),
    refused: null,
    together: 0,
    several: false,
  });
  expect(rewriteQuery(`please get   ${' '.repeat(300)}milk`).text).toBe('milk');
});

test('of a line no more than 20,000 letters are read at once', () => {
  expect(LONGEST_LINE).toBe(20_000);
  const tokens = seenLine('milk '.repeat(5_000)).tokens.filter(({ word }) => word === 'milk');
  expect(tokens).toHaveLength(4_000);
});

test('a longer line is read in pieces, each to its last comma or blank: none of it is lost', () => {
  const comma = `${'a'.repeat(14_000)},${' b'.repeat(4_000)}`;
  expect(piecesOf(comma).map(({ length }) => length)).toEqual([14_001, 8_000]);
  expect(piecesOf('ab '.repeat(7_000)).map(({ length }) => length)).toEqual([19_998, 1_002]);
  expect(piecesOf('a'.repeat(40_001)).map(({ length }) => length)).toEqual([20_000, 20_000, 1]);
  expect(piecesOf('a'.repeat(20_000))).toHaveLength(1);
  expect(piecesOf('')).toEqual(['']);
});

test('a list of 3,000 things in one line has them all, on that line; the next line is the second', () => {
  const things = ['milk', 'baked beans', 'bananas', 'eggs', 'tea bags'];
  const list = Array.from({ length: 3_000 }, (_, at) => things[at % things.length]!);
  const { items, leftOut } = readList(`${list.join(', ')}\nrice`);
  expect(leftOut).toEqual([]);
  expect(items.map(({ searchTerm }) => searchTerm)).toEqual([...list, 'rice']);
  expect(new Set(items.slice(0, -1).map(({ line }) => line))).toEqual(new Set([1]));
  expect(items.at(-1)!.line).toBe(2);
});
