// New names that are no new products, each limit of docs/use/operators.md from both sides.
import { renamed } from '../../cli/catalogue/gate/renameAlarms';
import type { Finding } from '../../cli/catalogue/gate/types';
import { fileOf, verdictOf, type Row } from '../fixtures/gateFiles';
import { changed, found, more, name, plain, price, some } from './renamedFiles';

describe('names that were cut', () => {
  const CUT = /cut off/;
  /** So many names cut at one length, others each at its own. */
  const cut = (count: number, length: (at: number) => number, end = ''): Row[] =>
    Array.from({ length: count }, (_, at): Row => {
      const row = 1000 - count + at;
      return [name(row).slice(0, length(at)) + end, price(row)];
    });
  const anyLength = (at: number): number => 12 + (at % 14);
  test.each([
    // 3 % warn, a tenth refuse.
    [30, 'warn'],
    [29, 'nothing'],
    [99, 'warn'],
    [100, 'refuse'],
  ])('%i of 1000 at one length, or with a mark', (count, verdict) => {
    const said = [
      cut(count, () => 17),
      cut(count, anyLength, '..'),
      cut(count, anyLength, '…'),
    ].map((fresh) => verdictOf(changed(1000, fresh, CUT)));
    expect(said).toEqual([verdict, verdict, verdict]);
    expect(changed(1000, cut(count, anyLength), CUT)).toBeUndefined();
    expect(changed(1000, cut(count, anyLength, '.'), CUT)).toBeUndefined();
    const within = cut(count, anyLength).map(([key, at]): Row => [key.replace(' ', '.. '), at]);
    expect(changed(1000, within, CUT)).toBeUndefined();
  });
  test('half of those that were shortened at one length, or with a mark', () => {
    const half = (count: number): string[] => [
      verdictOf(
        changed(
          1000,
          cut(40, (at) => (at < count ? 17 : 11 + ((at * 2) % 5))),
          CUT,
        ),
      ),
      verdictOf(
        changed(
          1000,
          cut(40, anyLength).map(([key, at], row) => [row < count ? `${key}…` : key, at]),
          CUT,
        ),
      ),
    ];
    expect(half(20)).toEqual(['warn', 'warn']);
    expect(half(19)).toEqual(['nothing', 'nothing']);
  });
  test('the words', () =>
    expect(
      changed(
        1000,
        cut(40, () => 17),
        CUT,
      )!.words,
    ).toBe('4.0 % of the names are those of May, cut off.'));
  test('at another price it is another product', () =>
    expect(
      changed(
        1000,
        cut(40, () => 17).map(([key, at]) => [key, at + 0.005 + 100]),
        CUT,
      ),
    ).toBeUndefined());
});

describe('names that were shortened or lengthened', () => {
  const REWRITTEN = /shortened or lengthened/;
  /** The last so many products under another name. */
  const rewritten = (count: number, rewrite: (old: string, at: number) => string): Row[] =>
    some(1000)
      .slice(-count)
      .map(([old, at], row) => [rewrite(old, row), at]);
  const part = (old: string, at: number): string =>
    at % 2 ? `${old} ${'xyz'[at % 3]}${at}` : old.slice(0, 12 + (at % 14));
  test.each([
    // 15 %.
    [150, 'warn'],
    [149, 'nothing'],
  ])('%i of 1000', (count, verdict) =>
    expect(verdictOf(changed(1000, rewritten(count, part), REWRITTEN))).toBe(verdict),
  );
  test('the words', () =>
    expect(changed(1000, rewritten(200, part), REWRITTEN)!.words).toBe(
      '20 % of the names are those of May, shortened or lengthened.',
    ));
  test.each<[string, (old: string, at: number) => string, boolean]>([
    ['without its first word', (old) => old.slice(6), true],
    ['within other words', (old, at) => `my ${old} ${at}`, true],
    ['cut within a word', (old) => old.slice(0, 13), true],
    ['behind a mark', (old) => `- ${old.slice(0, 15)}`, true],
    ['begun within a word', (old) => old.slice(1, 15), false],
    ['ended by other letters', (old) => `${old.slice(0, 12)}xx`, false],
    ['with letters before it', (old, at) => `my${at}${old}`, false],
    ['with another mark between its words', (old) => old.replaceAll(' ', '-'), false],
    ['in other words', (_, at) => `name with thing ${at}`, false],
  ])('%s', (_, rewrite, told) =>
    expect(changed(1000, rewritten(200, rewrite), REWRITTEN) !== undefined).toBe(told),
  );
  test('each of several products of one price is looked at; names of few letters are not', () => {
    const last = [...some(800), ...some(200, 800).map(([key]): Row => [key, 7])];
    const now = (rewrite: (old: string) => string): Row[] => [
      ...last.slice(0, 800),
      ...last.slice(800).map(([old, at]): Row => [rewrite(old), at]),
    ];
    expect(
      found(
        now((old) => old.slice(0, 15)),
        last,
        REWRITTEN,
      ),
    ).toBeDefined();
    const short = (letters: number): string[] => {
      const of = (long: string): Row[] => [
        ...some(800),
        ...Array.from({ length: 200 }, (_, at): Row => [
          `${String(1000 + at).padStart(letters, 'a')}${long}`,
          900 + at,
        ]),
      ];
      const [bare, long] = [of(''), of(' thing')];
      return [found(bare, long, REWRITTEN), found(long, bare, REWRITTEN)].map(verdictOf);
    };
    expect(short(6)).toEqual(['warn', 'warn']);
    expect(short(5)).toEqual(['nothing', 'nothing']);
  });
});

describe('the same text added', () => {
  const ADDED = /added since/;
  const added = (alike: number, others: number, count = 1000): Finding | undefined =>
    changed(
      count,
      some(count)
        .slice(count - alike - others)
        .map(([old, at], row): Row => [row < alike ? `Sale ${old}` : `${old} ${row} ml`, at]),
      ADDED,
    );
  test.each([
    // 2 % (20 at least), and a fifth of those that have something added.
    [20, 80, 1000, 'warn'],
    [20, 81, 1000, 'nothing'],
    [19, 5, 1000, 'nothing'],
    [20, 5, 1001, 'nothing'],
    [21, 5, 1001, 'warn'],
    [20, 0, 500, 'warn'],
    [19, 1, 500, 'nothing'],
  ])('%i names have one text added, %i others, of %i', (alike, others, count, verdict) =>
    expect(verdictOf(added(alike, others, count))).toBe(verdict),
  );
  test('the words', () =>
    expect(added(25, 5)!.words).toBe('2.5 % of the names have "sale" added since May.'));
  test('in the midst of the new name', () =>
    expect(
      changed(
        1000,
        some(1000)
          .slice(-30)
          .map(([old, at]): Row => [`Big ${old} - today`, at]),
        ADDED,
      )!.words,
    ).toBe('3.0 % of the names have "big today" added since May.'));
});

describe('two names in one', () => {
  const TWO = /two names in one/;
  const two = (count: number, others: number, all = 1000): Finding | undefined =>
    more(
      all,
      [
        ...Array.from({ length: count }, (_, at): Row => [`${name(at)} ${name(at + 1)}`, 900 + at]),
        ...plain(others),
      ],
      TWO,
    );
  test.each([
    // 10 warn, 2 % refuse.
    [10, 10, 1000, 'warn'],
    [9, 11, 1000, 'nothing'],
    [20, 0, 1000, 'refuse'],
    [19, 1, 1000, 'warn'],
    [20, 5, 1001, 'warn'],
  ])('%i such and %i others of %i', (count, others, all, verdict) =>
    expect(verdictOf(two(count, others, all))).toBe(verdict),
  );
  test('however few other names are new', () => {
    expect([two(10, 0), two(9, 0)].map(verdictOf)).toEqual(['warn', 'nothing']);
    expect([two(10, 5, 2000), two(9, 6, 2000)].map(verdictOf)).toEqual(['warn', 'nothing']);
  });
  test('the words show 60 letters of the first', () =>
    expect(two(20, 0)!.words).toBe(
      '2.0 % of the names are two names in one, such as "thing 1000 with a long name thing 1001 with a long name".',
    ));
  test('of a long one', () => {
    const long = (at: number): string => `thing ${at} ${'with '.repeat(8)}name`;
    const last = Array.from({ length: 50 }, (_, at): Row => [long(at), price(at)]);
    const now = last.map((_, at): Row => [`${long(at)} ${long((at + 1) % 50)}`, 900 + at]);
    expect(found([...last, ...now], last, TWO)!.words).toBe(
      '50 % of the names are two names in one, such as "thing 0 with with with with with with with with name thing 1".',
    );
  });
  test('a known name before or behind an unknown one is not', () => {
    const half = (join: (known: string) => string): Finding | undefined =>
      more(
        1000,
        Array.from({ length: 30 }, (_, at): Row => [join(name(at)), 900 + at]),
        TWO,
      );
    expect(half((known) => `${known} and more`)).toBeUndefined();
    expect(half((known) => `more of ${known}`)).toBeUndefined();
  });
});

describe('products that stand in it twice', () => {
  const COPIES = /a second time/;
  const copies = (count: number, others: number, all = 1000, rise = 0): Finding | undefined =>
    more(
      all,
      [...some(count).map(([old, at]): Row => [`${old} new`, at + rise]), ...plain(others)],
      COPIES,
    );
  test.each([
    // 2 %.
    [20, 0, 1000, 'warn'],
    [19, 1, 1000, 'nothing'],
    [20, 5, 1001, 'nothing'],
    [21, 5, 1001, 'warn'],
  ])('%i copies and %i others of %i', (count, others, all, verdict) =>
    expect(verdictOf(copies(count, others, all))).toBe(verdict),
  );
  test('the words', () =>
    expect(copies(30, 0)!.words).toBe(
      '3.0 % of the products stand in it a second time, under a new name.',
    ));
  test('of several products of one price each is looked at', () => {
    const last = some(900).map(([old], at): Row => [old, price(at >> 1)]);
    const now = [...last, ...last.slice(0, 30).map(([old, at]): Row => [`${old} new`, at])];
    expect(verdictOf(found(now, last, COPIES))).toBe('warn');
  });
  test('at another price it is another product', () => {
    expect(copies(30, 0, 1000, 300)).toBeUndefined();
    // The price of today counts, not that of the last file.
    const now = some(900).map(([old, at]): Row => [old, at + 50]);
    const at = (rise: number): Finding | undefined =>
      found(
        [...now, ...some(30).map(([old, was]): Row => [`${old} new`, was + rise])],
        some(900),
        COPIES,
      );
    expect([verdictOf(at(50)), verdictOf(at(0))]).toEqual(['warn', 'nothing']);
  });
});

test('without a file before, or with few new names, nothing is said', () => {
  const now = fileOf([...some(900), ...some(30).map(([old, at]): Row => [`${old} new`, at])]);
  expect(renamed(now, undefined, [...now.prices.keys()])).toEqual([]);
  const last = fileOf(some(900));
  const fresh = [...now.prices.keys()].slice(900);
  expect(renamed(now, last, fresh)).toHaveLength(1);
  expect(renamed(now, last, fresh.slice(0, 19))).toEqual([]);
  expect(renamed(now, last, [])).toEqual([]);
});
