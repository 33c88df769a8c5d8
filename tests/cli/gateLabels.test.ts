// What the gate says of own labels and categories, each limit of docs/use/operators.md from both sides.
import { categoryFindings } from '../../cli/catalogue/gate/categoryAlarms';
import { capitalLabels, newLabels, rivalLabels } from '../../cli/catalogue/gate/labelAlarms';
import { snapshotOf, type Snapshot } from '../../cli/catalogue/snapshot';
import { storesWith, type Store } from '../../engine';
import { verdictOf } from '../fixtures/gateFiles';

const storeNamed = (name: string): Store =>
  storesWith([name]).find(({ storedName }) => storedName === name)!;
const fileOf = (names: readonly string[], store = 'TESCO'): Snapshot =>
  snapshotOf(
    storeNamed(store),
    '2026-11-08',
    ['name,price', ...names.map((name, at) => `${name},${1 + at}.00`), ''].join('\n'),
  );
const some = (count: number, first: string): string[] =>
  Array.from({ length: count }, (_, at) => `${first} beans ${at}`);
/** So many names, of which the first begin as they are told. */
const names = (count: number, ...begun: readonly (readonly [string, number])[]): string[] => {
  const labels = begun.flatMap(([first, times]) => some(times, first));
  return [...labels, ...some(count - labels.length, 'Plain')];
};

describe("another store's own label in a whole file", () => {
  test.each<[number, [string, number][], string]>([
    // 5 % of the names, and more than four times the own ones.
    [100, [['Asda', 5]], 'refuse'],
    [100, [['Asda', 4]], 'nothing'],
    [101, [['Asda', 5]], 'nothing'],
    [
      100,
      [
        ['Asda', 9],
        ['Tesco', 2],
      ],
      'refuse',
    ],
    [
      100,
      [
        ['Asda', 8],
        ['Tesco', 2],
      ],
      'nothing',
    ],
    [100, [['Tesco', 60]], 'nothing'],
    // Fewer than 50 names say little.
    [50, [['Asda', 9]], 'refuse'],
    [49, [['Asda', 9]], 'nothing'],
  ])('of %i names %j', (count, begun, verdict) =>
    expect(verdictOf(rivalLabels(fileOf(names(count, ...begun))))).toBe(verdict),
  );
  test.each([
    ['ALDI Dairyfine', 'Aldi'],
    ["Sainsbury's", "Sainsbury's"],
    ['Sainsbury’s', "Sainsbury's"],
    ['Sainsburys', "Sainsbury's"],
    ['By Waitrose', 'Waitrose'],
    ['Co-op Irresistible', 'Co-op'],
    ['M&S Food', 'M&S'],
    ['Ocado', 'Ocado'],
  ])('%s is a label of %s', (begun, label) =>
    expect(rivalLabels(fileOf(names(100, [begun, 10])))).toEqual({
      verdict: 'refuse',
      words: `10 % of its names carry ${label}'s own label and 0.0 % Tesco's: this is ${label}'s file.`,
    }),
  );
  test.each([['Ice cream scoop'], ['Demands']])('%s is none', (begun) =>
    expect(rivalLabels(fileOf(names(100, [begun, 10])))).toBeNull(),
  );
  test('of several rivals the commonest is named', () =>
    expect(
      rivalLabels(fileOf(names(100, ['Asda', 5], ['Lidl', 8], ['Iceland', 6], ['Tesco', 1])))!
        .words,
    ).toBe("8.0 % of its names carry Lidl's own label and 1.0 % Tesco's: this is Lidl's file."));
  test('a store that no build knew has its own label, too', () => {
    const of = (...begun: [string, number][]): string =>
      verdictOf(rivalLabels(fileOf(names(100, ...begun), 'BOOTHS')));
    expect(of(['Asda', 8])).toBe('refuse');
    expect(of(['Asda', 8], ['Booths', 1])).toBe('refuse');
    expect(of(['Asda', 8], ['Booths', 2])).toBe('nothing');
    expect(of(['Booths', 50])).toBe('nothing');
  });
});

describe("another store's own label in new names", () => {
  const found = (count: number, fresh: readonly string[]) => newLabels(fileOf(names(count)), fresh);
  test.each([
    // 3 %.
    [100, some(3, 'asda'), 'refuse'],
    [101, some(3, 'asda'), 'nothing'],
    [100, [...some(2, 'asda'), ...some(9, 'plain')], 'nothing'],
    [100, [...some(2, 'asda'), ...some(2, 'lidl')], 'nothing'],
    [100, some(9, 'tesco'), 'nothing'],
    [50, some(3, 'asda'), 'refuse'],
    [49, some(3, 'asda'), 'nothing'],
  ])('of %i names %j', (count, fresh, verdict) =>
    expect(verdictOf(found(count, fresh))).toBe(verdict),
  );
  test('the words', () =>
    expect(found(100, [...some(4, 'asda'), ...some(2, 'lidl')])!.words).toBe(
      "4.0 % of its names are new and carry Asda's own label: rows of Asda are among them.",
    ));
});

describe('new brands in capitals', () => {
  const found = (count: number, capitals: number, store?: string) => {
    const file = fileOf(names(count, ['OAKHURST', capitals]), store);
    return capitalLabels(file, [...file.prices.keys()].slice(0, capitals + 3));
  };
  test.each([
    // 1.25 % warn, 2 % refuse.
    [80, 1, 'warn'],
    [81, 1, 'nothing'],
    [100, 2, 'refuse'],
    [101, 2, 'warn'],
    [50, 1, 'refuse'],
    [49, 1, 'nothing'],
    [50, 0, 'nothing'],
  ])('of %i names %i', (count, capitals, verdict) => {
    expect(verdictOf(found(count, capitals))).toBe(verdict);
    expect(found(count, capitals, 'ALDI')).toBeNull();
  });
  test('those that are not new say nothing; the first is shown, a long one cut', () => {
    const file = fileOf(names(100, [`OAKHURST ${'fine '.repeat(9)}`.trim(), 3]));
    expect(capitalLabels(file, some(3, 'plain'))).toBeNull();
    expect(capitalLabels(file, [...some(3, 'plain'), ...file.prices.keys()])!.words).toBe(
      '3.0 % of its names are new and begin with a brand in capitals, such as "oakhurst fine fine fine fine fine fine f", as Aldi prints them: rows of another store are among them.',
    );
  });
});

describe('categories', () => {
  const filed = (categories: readonly string[], label = 'June', name = 'thing'): Snapshot =>
    snapshotOf(
      storeNamed('TESCO'),
      label,
      [
        'name,price,category',
        ...categories.map((category, at) => `${name} ${at},${1 + at}.00,${category}`),
        '',
      ].join('\n'),
    );
  const words = (now: Snapshot, last: Snapshot | undefined, about: RegExp): string | undefined =>
    categoryFindings(now, last).find((found) => about.test(found.words))?.words;
  /** [category, products] pairs as a list. */
  const of = (...parts: readonly (readonly [string, number])[]): string[] =>
    parts.flatMap(([category, count]) => Array<string>(count).fill(category));

  describe('that moved', () => {
    const MOVED = /another category than/;
    /** Of so many products in two categories the first of the first one now in the second. */
    const moved = (count: number, now: number): string | undefined =>
      words(
        filed(of(['Tea', now], ['Milk', 30 - now], ['Tea', count - 30])),
        filed(of(['Milk', 30], ['Tea', count - 30]), 'May'),
        MOVED,
      );
    test.each([
      // A fifth, 50 known products at least.
      [100, 20, true],
      [101, 20, false],
      [100, 19, false],
      [50, 20, true],
      [49, 20, false],
    ])('of %i products %i', (count, now, told) =>
      expect(moved(count, now) !== undefined).toBe(told),
    );
    test('the words name the first', () =>
      expect(moved(100, 25)).toBe(
        '25 % of 100 products stand in another category than on May, such as "thing 0" in "Tea" instead of "Milk": the categories moved against the names.',
      ));
    test('of a long name 40 letters are shown', () => {
      const name = 'thing '.repeat(7).trim();
      const [now, last] = [of(['Tea', 100]), of(['Milk', 30], ['Tea', 70])];
      expect(
        words(filed([...now, 'Milk'], 'June', name), filed(last, 'May', name), MOVED),
      ).toContain('such as "thing thing thing thing thing thing thin" in "Tea"');
    });
    test('new products and new names of categories say nothing', () => {
      const last = filed(of(['Milk', 30], ['Tea', 30], ['Old', 40]), 'May');
      const among = (news: string): string | undefined =>
        words(filed(of(['Tea', 20], ['Milk', 10], ['Tea', 30], [news, 40])), last, MOVED);
      // Of 60 that stand where both files have categories.
      expect(among('New')).toContain('33 % of 60 products');
      expect(among('Tea')).toContain('33 % of 60 products');
      // The old category is still there, the new one was not.
      expect(
        words(
          filed(of(['Tea', 20], ['Milk', 10], ['Tea', 30], ['New', 39], ['Old', 1])),
          last,
          MOVED,
        ),
      ).toContain('33 % of 61 products');
      const fewer = filed(of(['Milk', 30], ['Tea', 30]), 'May');
      expect(words(filed(of(['Tea', 20], ['Milk', 10], ['Tea', 90])), fewer, MOVED)).toContain(
        '33 % of 60 products',
      );
      expect(
        words(filed(of(['Tea', 19], ['New', 11], ['Milk', 1], ['Tea', 29])), fewer, MOVED),
      ).toBeUndefined();
    });
  });

  describe('all in one', () => {
    const ONE = /stand in one category/;
    const FIVE = [...'BCDE'].map((category) => [category, 10] as const);
    test.each<[string, [string, number][], [string, number][], boolean]>([
      // Nine in ten, where the largest of five at least had a half.
      [
        '90 of 100',
        [
          ['A', 90],
          ['B', 10],
        ],
        [['A', 40], ...FIVE] as [string, number][],
        true,
      ],
      [
        '89 of 100',
        [
          ['A', 89],
          ['B', 11],
        ],
        [['A', 40], ...FIVE] as [string, number][],
        false,
      ],
      ['of 40 that were a half', [['A', 80]], [['A', 40], ...FIVE] as [string, number][], true],
      ['of 41 that were more', [['A', 81]], [['A', 41], ...FIVE] as [string, number][], false],
      [
        'of four',
        [['A', 80]],
        [
          ['A', 20],
          ['B', 20],
          ['C', 20],
          ['D', 20],
        ],
        false,
      ],
    ])('%s', (_, now, before, told) =>
      expect(words(filed(of(...now)), filed(of(...before), 'May'), ONE) !== undefined).toBe(told),
    );
    test('the words; the largest, wherever it stands', () =>
      expect(
        words(filed(of(['B', 4], ['A', 95], ['C', 1])), filed(of(['A', 40], ...FIVE), 'May'), ONE),
      ).toBe('95 % of the products stand in one category, "A", where 5 were on May.'));
  });

  describe('one for each product', () => {
    const EACH = /categories stand in it/;
    /** So many products in so many categories. */
    const spread = (count: number, categories: number, label?: string): Snapshot =>
      filed(
        Array.from({ length: count }, (_, at) => `Shelf ${at % categories}`),
        label,
      );
    test.each([
      // Half as many categories as products, 50 at least, where there were fewer.
      [120, 60, 100, 10, true],
      [120, 59, 100, 10, false],
      [121, 60, 100, 10, false],
      [60, 50, 100, 10, true],
      [60, 49, 100, 10, false],
      [120, 60, 100, 49, true],
      [120, 60, 100, 50, false],
      // Few products say little, in either file.
      [50, 50, 50, 10, true],
      [50, 50, 49, 10, false],
    ])('of %i products %i, of %i before %i', (count, now, countBefore, before, told) =>
      expect(
        words(spread(count, now), spread(countBefore, before, 'May'), EACH) !== undefined,
      ).toBe(told),
    );
    test('fewer than 50 names in it, though each stands in more categories than one', () => {
      const twice = (label: string, shelf: (at: number) => string): Snapshot =>
        snapshotOf(
          storeNamed('TESCO'),
          label,
          `name,price,category\n${Array.from({ length: 98 }, (_, at) => `thing ${at % 49},${1 + at}.00,${shelf(at)}`).join('\n')}\n`,
        );
      const now = twice('June', (at) => `Shelf ${at}`);
      expect([now.shelves.size, now.categories.size]).toEqual([49, 98]);
      expect(categoryFindings(now, spread(100, 10, 'May'))).toEqual([]);
    });
    test('the words', () =>
      expect(words(spread(61, 60), spread(100, 10, 'May'), EACH)).toBe(
        '60 categories stand in it, where 10 were on May, such as "Shelf 0": the column holds something else.',
      ));
    test('without a file before there is nothing to say', () =>
      expect(categoryFindings(spread(120, 60), undefined)).toEqual([]));
  });
});
