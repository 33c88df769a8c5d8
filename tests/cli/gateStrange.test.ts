// New names of words that no name had, each limit of docs/use/operators.md from both sides.
import { verdictOf, type Row } from '../fixtures/gateFiles';
import { more, plain } from './renamedFiles';

describe('words that no name had', () => {
  const STRANGE = /not made of the words/;
  const of = (count: number, begins: string): Row[] =>
    Array.from({ length: count }, (_, at) => [`${begins} ${at}`, 700 + at]);
  test.each([
    // 2 % of the names and 30 % of the new ones are half strange.
    [1000, 20, 46, 'warn'],
    [1000, 20, 47, 'nothing'],
    [1000, 19, 1, 'nothing'],
    [1001, 20, 10, 'nothing'],
    [1001, 21, 10, 'warn'],
    // Fewer than 20 new names say little.
    [500, 19, 0, 'nothing'],
    [500, 19, 1, 'warn'],
  ])('of %i names %i of half strange words, %i others', (count, strange, others, verdict) => {
    const fresh = [...of(strange, 'zorg thing'), ...plain(others)];
    expect(verdictOf(more(count, fresh, STRANGE))).toBe(verdict);
  });
  test.each([
    // 5 % and a half of the new ones hardly have a known word.
    [1000, 50, 50, 'refuse'],
    [1000, 50, 51, 'warn'],
    [1000, 49, 0, 'warn'],
    [1001, 50, 0, 'warn'],
  ])('of %i names %i of strange words, %i others', (count, strange, others, verdict) => {
    const fresh = [...of(strange, 'zorg blub'), ...plain(others)];
    expect(verdictOf(more(count, fresh, STRANGE))).toBe(verdict);
  });
  test.each<readonly [begins: string, verdict: string]>([
    ['zorg', 'refuse'],
    ['thing zorg', 'warn'],
    ['thing with zorg', 'nothing'],
    ['zorg zarg zurg zerg thing', 'refuse'],
    ['zorg zarg zurg thing', 'warn'],
    // Single letters and numbers are no words.
    ['thing z o 12', 'nothing'],
    ['thing-zorg.zarg', 'warn'],
    // Without a word it is no name.
    ['12 a 7', 'refuse'],
    ['4711', 'refuse'],
    ['θing ζωή', 'refuse'],
    // Letters as the source of a page has them.
    ['thing &amp; name', 'refuse'],
    ['thing &quot;name&apos;', 'refuse'],
    ['thing&nbsp;name', 'refuse'],
    ['thing &#39; name', 'refuse'],
    ['thing &#8217; name', 'refuse'],
    ['thing &#x27; name', 'refuse'],
    ['thing &#x2019; name', 'refuse'],
    ['thing &#x7; name', 'nothing'],
    ['thing &#x20190; name', 'nothing'],
    ['thing &#7; name', 'nothing'],
    ['thing &#82170; name', 'nothing'],
    ['thing a&oslash;b', 'warn'],
    ['thing &a name', 'nothing'],
    ...['eacute', 'egrave', 'ecirc', 'ouml', 'ccedil', 'ntilde', 'aelig'].map(
      (letter) => [`thing n&${letter};ame`, letter === 'aelig' ? 'warn' : 'refuse'] as const,
    ),
  ])('60 names such as "%s"', (begins, verdict) =>
    expect(verdictOf(more(1000, of(60, begins), STRANGE))).toBe(verdict),
  );
  test('the words name the first that is strange, a long one cut', () =>
    expect(more(1000, [...plain(5), ...of(30, `thing ${'zorg '.repeat(9)}`)], STRANGE)).toEqual({
      verdict: 'warn',
      words:
        '3.0 % of the names, such as "thing zorg zorg zorg zorg zorg zorg zorg", are new and not made of the words of May: they are garbled, or no names.',
    }));
});
