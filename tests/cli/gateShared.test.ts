// What two files of a store share.
import {
  commonest,
  greatestShare,
  middle,
  namesShare,
  sharedShare,
  sharedWith,
} from '../../cli/catalogue/gate/shared';
import type { Accepted } from '../../cli/catalogue/gate/types';
import { fileOf, priced, sharing, type Row } from '../fixtures/gateFiles';

const CODE = (last: number): string => `500012345670${last}`;

describe('products that two files share', () => {
  const old: Row[] = [
    ['Milk', 1, CODE(1)],
    ['Bread', 2],
    ['Eggs', 3, CODE(3)],
    ['Salt', 4],
  ];
  const of = (now: readonly Row[], last: readonly Row[] = old) =>
    sharedWith(fileOf(now), fileOf(last));

  test('by barcode whatever the name is, else by name; in the order of the newer file', () =>
    expect(
      of([
        ['Tea', 9],
        ['bread', 4.2],
        ['Fresh milk', 1.5, CODE(1)],
        ['Eggs', 3, CODE(9)],
      ]),
    ).toEqual({
      pairs: [
        { old: 2, now: 4.2, at: 1 },
        { old: 1, now: 1.5, at: 2 },
        { old: 3, now: 3, at: 3 },
      ],
      olds: Float64Array.of(NaN, 2, 1, 3),
      nows: Float64Array.of(9, 4.2, 1.5, 3),
      changed: [
        { old: 2, now: 4.2, at: 1 },
        { old: 1, now: 1.5, at: 2 },
      ],
      median: 1.5,
      jumped: 1,
    }));
  test('a product counts once, at its lowest price', () => {
    const twice: Row[] = [
      ['Bread', 2.5],
      ['Milk', 1.9, CODE(1)],
      ['Milk in glass', 1.4, CODE(1)],
      ['BREAD', 2.2],
    ];
    expect(of(twice)).toMatchObject({
      pairs: [
        { old: 2, now: 2.2, at: 0 },
        { old: 1, now: 1.4, at: 1 },
      ],
      olds: Float64Array.of(2, 1, 1, 2),
    });
  });
  test('one product under two barcodes is two', () =>
    expect(
      of([
        ['Milk', 1, CODE(1)],
        ['Milk', 3, CODE(3)],
      ]).pairs,
    ).toEqual([
      { old: 1, now: 1, at: 0 },
      { old: 3, now: 3, at: 1 },
    ]));
  test('under barcodes that are new it is one, by its name', () =>
    expect(
      of([
        ['Eggs', 3, CODE(8)],
        ['Eggs', 2.5, CODE(9)],
      ]).pairs,
    ).toEqual([{ old: 3, now: 2.5, at: 0 }]));
  test('of an even number the upper middle; of nothing 1', () => {
    const ratios = (...prices: number[]): number =>
      sharing(prices.map((price) => [1, price])).median;
    expect(ratios(4, 10, 2, 1)).toBe(4);
    expect(ratios(10, 9)).toBe(10);
    expect(of([['Tea', 9]])).toMatchObject({ pairs: [], median: 1, jumped: 0 });
  });
  test.each([
    [2.99, 1.5, 1],
    [2.98, 1.5, 0],
    [1, 1.99, 1],
    [1, 1.98, 0],
  ])('from £%d to £%d jumped: %i', (was, now, jumped) =>
    expect(sharing([[was, now]]).jumped).toBe(jumped),
  );
});

describe('how much of a file stands in another', () => {
  /** Products by name and by code, of which only that they are there counts. */
  const file = (names: string, codes = ''): Accepted => ({
    ...priced([]),
    prices: new Map([...names].map((name) => [name, 1])),
    codes: new Map([...codes].map((code) => [code, 1])),
  });
  test.each([
    ['abcde', '', 'abxyzvw', '', 0.4, 0.4],
    ['abxyzvw', '', 'abcde', '', 0.4, 0.4],
    ['abcde', '1234', 'abxyzv', '1239', 0.75, 0.4],
    ['abcde', '1234', 'abcdxyz', '1789', 0.8, 0.8],
    // Of two files of one size the first is the smaller one.
    ['ab', '12', 'xy', '1278', 1, 0],
    ['xy', '1278', 'ab', '12', 0.5, 0],
    ['', '', 'ab', '', 0, 0],
    ['ab', '12', '', '', 0, 0],
  ])('%s %s in %s %s: %d, by names %d', (names, codes, names2, codes2, share, byName) => {
    const [one, other] = [file(names, codes), file(names2, codes2)];
    expect([sharedShare(one, other), namesShare(one, other)]).toEqual([share, byName]);
  });
  test('no more than is known already is 0', () => {
    const [one, other] = [file('abcd', '12'), file('abxyz', '1789')];
    expect([0.4, 0.5, 0.6].map((beyond) => namesShare(one, other, beyond))).toEqual([0.5, 0, 0]);
    expect([0.4, 0.5].map((beyond) => sharedShare(one, other, beyond))).toEqual([0.5, 0]);
    const byCode = file('vwxy', '19');
    expect([0.4, 0.5, 0.6].map((beyond) => sharedShare(one, byCode, beyond))).toEqual([0.5, 0, 0]);
  });
  test('the newest file is asked first, the others whether they have more', () => {
    const [one, ...files] = ['abcd', 'abxy', 'abcx', 'axyz'].map((names) => file(names));
    const shareOf = jest.fn(namesShare);
    expect(greatestShare(one!, files, shareOf)).toBe(0.75);
    expect(shareOf.mock.calls.map(([, other, beyond]) => [files.indexOf(other), beyond])).toEqual([
      [2, 0],
      [1, 0.25],
      [0, 0.75],
    ]);
    expect(greatestShare(one!, files)).toBe(0.75);
    expect(greatestShare(one!, [])).toBe(0);
  });
});

test('the commonest value, the first to be so often; the middle one', () => {
  expect(commonest(['a', 'b', 'b', 'c', 'a'])).toEqual(['b', 2]);
  expect(commonest([7])).toEqual([7, 1]);
  expect(commonest([])).toEqual([0, 0]);
  expect([middle([100, 9, 10]), middle([4, 1, 3, 2])]).toEqual([10, 3]);
});
