// Faults in a piece of a file, each limit of docs/use/operators.md from both sides.
import {
  changedTogether,
  movedRows,
  olderPiece,
  together,
} from '../../cli/catalogue/gate/partAlarms';
import { sharedWith } from '../../cli/catalogue/gate/shared';
import type { Accepted } from '../../cli/catalogue/gate/types';
import { priced, sharing, verdictOf } from '../fixtures/gateFiles';

test.each([
  ['', 0],
  ['+++', 3],
  ['+++-+', 3],
  ['+++-+++', 4],
  ['+---++', 2],
  ['++---+', 2],
  ['+ + +', 3],
  ['- -', 0],
])('rows together: "%s" is %i', (rows, most) =>
  expect(together([...rows], (row) => (row === ' ' ? null : row === '+'))).toBe(most),
);

describe('prices that moved against the names', () => {
  const COUNT = 1000;
  const own = (at: number): number => 20 + ((at * 7) % COUNT) / 100;
  /** Rows of which some have the old price of another row. */
  const moved = (by: number, isMoved: (at: number) => boolean, count = COUNT, old = own) =>
    movedRows(
      sharing(Array.from({ length: count }, (_, at) => [old(at), old(isMoved(at) ? at + by : at)])),
      'May',
    );
  const piece = (rows: number) => (at: number) => at >= 100 && at < 100 + rows;
  /** So many short pieces. */
  const pieces = (rows: number, count: number) => (at: number) =>
    at % 6 >= 2 && at % 6 < 2 + rows && at < 6 * count;

  test.each([
    [15, 'refuse'],
    [14, 'nothing'],
  ])('%i rows together', (rows, verdict) => {
    const found = [-1, 1, -3, 3].map((by) => verdictOf(moved(by, piece(rows))));
    expect(found).toEqual([verdict, verdict, verdict, verdict]);
  });
  test.each([
    // 5 %, 15 at least.
    [1000, 2, 25, 'refuse'],
    [1001, 2, 25, 'nothing'],
    [100, 3, 5, 'refuse'],
    [100, 2, 7, 'nothing'],
  ])('of %i products %i together, %i times', (count, rows, times, verdict) => {
    const found = [-1, 1].map((by) => verdictOf(moved(by, pieces(rows, times), count)));
    expect(found).toEqual([verdict, verdict]);
  });
  test.each([
    [-1, 'the row before', 'one row'],
    [1, 'the row behind', 'one row'],
    [-2, '2 rows before', '2 rows'],
    [2, '2 rows behind', '2 rows'],
    [-3, '3 rows before', '3 rows'],
    [3, '3 rows behind', '3 rows'],
  ])('by %i', (by, row, rows) =>
    expect(moved(by, piece(20))).toEqual({
      verdict: 'refuse',
      words: `20 of 1000 shared products have the price that May gives the product of ${row}: the prices moved by ${rows}.`,
    }),
  );
  test('four rows away is chance', () => expect(moved(-4, piece(99))).toBeNull());

  /** The price of the row before in so many rows; what stands at `at` may be otherwise. */
  const slipped = (count: number, at: number, row: readonly [number | null, number]) => {
    const rows = Array.from({ length: 1000 }, (_, index): readonly [number | null, number] => [
      own(index),
      own(piece(count)(index) ? index - 1 : index),
    ]);
    rows[at] = row;
    return verdictOf(movedRows(sharing(rows), 'May'));
  };
  test('a new product in the piece says nothing; a price that stays speaks against it', () => {
    // The new row, and the one behind it, which has no row before it to be like.
    expect(slipped(17, 107, [null, 999])).toBe('refuse');
    expect(slipped(16, 107, [null, 999])).toBe('nothing');
    expect(slipped(18, 107, [own(107), own(107)])).toBe('refuse');
    expect(slipped(17, 107, [own(107), own(107)])).toBe('nothing');
  });
  test('products of one price are none that moved, and do not end a piece', () => {
    expect(
      moved(
        -1,
        () => true,
        1000,
        () => 2,
      ),
    ).toBeNull();
    // In runs of two of one price only the first of each shows it.
    const runs = (at: number): number => 20 + (at >> 1) / 100;
    expect(verdictOf(moved(-1, piece(30), 1000, runs))).toBe('refuse');
    expect(verdictOf(moved(-1, piece(28), 1000, runs))).toBe('nothing');
  });
  test('in a file sorted by price a product goes to those of its new price', () => {
    // Each third came from £3 or £8 to the £5 of those around it.
    const sorted = (old: number) =>
      movedRows(sharing(Array.from({ length: 200 }, (_, at) => [at % 3 ? 5 : old, 5])), 'May');
    expect([sorted(3), sorted(8)]).toEqual([null, null]);
    // Each second came to the price of the one before it.
    const behind = Array.from({ length: 200 }, (_, at): readonly [number, number] => {
      const price = 20 + (at >> 1);
      return [at % 2 ? 3 : price, price];
    });
    expect(movedRows(sharing(behind), 'May')).toBeNull();
  });
});

describe('a piece in which hardly a price stayed', () => {
  const piece = (count: number, rows: number) =>
    changedTogether(
      sharing(Array.from({ length: count }, (_, at) => [20, at < rows ? 30 + at : 20])),
      'May',
    );
  test.each([
    // 2.5 %, 120 at least, warn; 5 %, 250 at least, refuse.
    [1000, 119, 'nothing'],
    [1000, 120, 'warn'],
    [4840, 120, 'nothing'],
    [4840, 121, 'warn'],
    [1000, 249, 'warn'],
    [1000, 250, 'refuse'],
    [5020, 250, 'warn'],
    [5020, 251, 'refuse'],
  ])('of %i products %i', (count, rows, verdict) =>
    expect(verdictOf(piece(count, rows))).toBe(verdict),
  );
  test('the words', () =>
    expect(piece(1000, 130)!.words).toBe(
      'In a piece of 130 rows hardly a product keeps its price of May: the prices of that piece may be misread.',
    ));
});

describe('a piece of an older file', () => {
  type Story = readonly [older: number | null, last: number, now: number];
  const BACK: Story = [1, 2, 1];
  const STAYS: Story = [3, 3, 3];
  const fill = (story: Story, count: number): Story[] => Array<Story>(count).fill(story);
  function found(stories: readonly Story[], others: readonly Accepted[][] = [[], []]) {
    const [older, last, now] = [0, 1, 2].map((at) => stories.map((story) => story[at]!));
    const files = [...others[0]!, priced(older!, 'April'), ...others[1]!, priced(last!, 'May')];
    const snapshot = priced(now!, 'June');
    return olderPiece(sharedWith(snapshot, files.at(-1)!), snapshot, files);
  }
  test.each([
    // 1.5 %, 150 at least.
    [1000, 149, 'nothing'],
    [1000, 150, 'warn'],
    [10040, 150, 'nothing'],
    [10040, 151, 'warn'],
  ])('of %i products %i', (count, again, verdict) =>
    expect(verdictOf(found([...fill(BACK, again), ...fill(STAYS, count - again)]))).toBe(verdict),
  );
  test.each<[string, Story, number, string]>([
    ['a price that never changed says nothing', STAYS, 150, 'warn'],
    ['a price that neither file had', [1, 2, 4], 150, 'warn'],
    ['a product that the older file lacks', [null, 2, 2], 150, 'warn'],
    ['a price that changed now', [2, 2, 5], 150, 'warn'],
    ['a price that stays as in the last file speaks against it', [1, 2, 2], 151, 'nothing'],
    ['and takes two away', [1, 2, 2], 152, 'warn'],
  ])('%s', (_, row, again, verdict) =>
    expect(verdictOf(found([...fill(BACK, 75), row, ...fill(BACK, again - 75)]))).toBe(verdict),
  );
  test('one here, one there, they are offers that ended', () =>
    expect(
      found(Array.from({ length: 900 }, (_, at): Story => (at % 3 ? [1, 2, 2] : BACK))),
    ).toBeNull());
  test('each file before the last one is asked; the words name it', () => {
    const stories = [...fill(BACK, 160), ...fill(STAYS, 840)];
    const words =
      'In a piece with 160 products whose price changed between April and May nearly all stand as on April again: a part of an older file may be in it.';
    const other = priced(Array<number>(1000).fill(7), 'Easter');
    expect(found(stories)).toEqual({ verdict: 'warn', words });
    expect(found(stories, [[other], []])!.words).toBe(words);
    expect(found(stories, [[], [other]])!.words).toBe(words);
    const last = priced(
      stories.map((story) => story[1]),
      'May',
    );
    expect(olderPiece(sharing(stories.map(([, ...two]) => two)), last, [last])).toBeNull();
  });
});
