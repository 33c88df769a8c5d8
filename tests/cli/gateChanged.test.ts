// What the gate says of prices that changed alike, each limit of docs/use/operators.md from both sides.
import {
  jumps,
  newPrice,
  oneRatio,
  oneStep,
  oneWay,
  strangeEndings,
} from '../../cli/catalogue/gate/changedAlarms';
import { sharing, verdictOf } from '../fixtures/gateFiles';

type Pair = readonly [old: number, now: number];
type Change = (old: number, at: number) => number;
const pounds = (price: number): number => Math.round(price * 100) / 100;
const times =
  (ratio: number): Change =>
  (old) =>
    pounds(old * ratio);
/** Each by pence of its own, and up as often as down. */
const own: Change = (old, at) => pounds(old + (at % 2 ? 1 : -1) * (0.41 + at / 100));
/** Each by a ratio of its own. */
const ownRatio: Change = (old, at) => pounds(old * (1.3 + at / 50));

/** Of so many products some that changed alike, and others: none stand together. */
function changes(
  count: number,
  alike: number,
  others: number,
  change: Change,
  other: Change = own,
  old = (at: number): number => 20 + at / 100,
): Pair[] {
  const pairs = Array.from({ length: count }, (_, at): Pair => {
    const was = old(at);
    if (at < alike) return [was, change(was, at)];
    return [was, at < alike + others ? other(was, at - alike) : was];
  });
  // A step of 617 through the rows meets each of them once where the count has no such factor.
  return pairs.map((_, at) => pairs[(at * 617) % count]!);
}

describe('one ratio', () => {
  test.each([
    // 5 % of all, half of the changed.
    [1000, 50, 50, 1.05, 'warn'],
    [1000, 49, 0, 1.05, 'nothing'],
    [1000, 50, 51, 1.05, 'nothing'],
    [1000, 50, 50, 1 / 1.05, 'warn'],
    // 20 at least.
    [60, 19, 0, 1.05, 'nothing'],
    [60, 19, 1, 1.05, 'refuse'],
    [200, 19, 1, 1.05, 'nothing'],
    [200, 20, 0, 1.05, 'warn'],
    // A tenth by a step of more than 17 %, 60 % of the changed.
    [1000, 100, 66, 1.2, 'refuse'],
    [1000, 100, 67, 1.2, 'warn'],
    [1000, 99, 0, 1.2, 'warn'],
    [1000, 100, 0, 1.18, 'refuse'],
    [1000, 100, 0, 1.16, 'warn'],
    [1000, 100, 0, 1 / 1.18, 'refuse'],
    [1000, 100, 0, 1 / 1.16, 'warn'],
    // A quarter by any.
    [1000, 250, 251, 1.05, 'refuse'],
    [1000, 249, 249, 1.05, 'warn'],
    [1000, 249, 250, 1.05, 'nothing'],
  ])('of %i products %i of %i more that changed, at %d times', (...given) => {
    const [count, alike, others, ratio, verdict] = given;
    const old = (at: number): number => 20 + ((at * 37) % count) / 10;
    const pairs = changes(count, alike, others, times(ratio), ownRatio, old);
    expect(verdictOf(oneRatio(sharing(pairs), 'May'))).toBe(verdict);
  });
  test('the ratio is of new to old, whatever they multiply to', () => {
    const pairs = changes(
      1000,
      50,
      50,
      times(1.05),
      (old) => pounds(2000 / old),
      (at) => 20 + at / 10,
    );
    expect(verdictOf(oneRatio(sharing(pairs), 'May'))).toBe('warn');
  });
  test.each([
    [100, 'refuse'],
    [99, 'nothing'],
  ])('a piece of %i rows', (piece, verdict) => {
    const rows = Array.from({ length: 3000 }, (_, at): Pair => [20, at < piece ? 21 : 20]);
    expect(verdictOf(oneRatio(sharing(rows), 'May'))).toBe(verdict);
  });
  // An offer on a maker's products: some stand together, most do not.
  test.each([
    [[100], 0, 100, 'refuse'],
    [[100], 0, 101, 'nothing'],
    [[100, 60], 0, 160, 'refuse'],
    [[100, 59], 0, 101, 'nothing'],
    // A row that changed otherwise ends no piece, and is none of those that keep their price.
    [[130], 10, 130, 'refuse'],
    [[130], 10, 131, 'nothing'],
  ])('pieces of %j rows with %i that changed otherwise, and %i rows apart', (...given) => {
    const [pieces, otherwise, apart, verdict] = given;
    const kept = new Array<Pair>(200).fill([20, 20]);
    const rows = pieces.flatMap((size) => [
      ...new Array<Pair>(size - 20).fill([20, 21]),
      ...Array.from({ length: otherwise }, (_, at): Pair => [20, 30 + at]),
      ...new Array<Pair>(20).fill([20, 21]),
      ...kept,
    ]);
    for (let at = 0; at < apart; at++) rows.push([20, 21], ...kept.slice(0, 60));
    expect(verdictOf(oneRatio(sharing(rows), 'May'))).toBe(verdict);
  });
  test('prices that stay are not alike, however small the ratio is', () => {
    const pairs = changes(1000, 49, 0, (old) => pounds(old + 0.04));
    expect(oneRatio(sharing(pairs), 'May')).toBeNull();
  });
  test.each([
    // Half as much again: 3 thousandths of the price and a little more than half a penny beside it.
    [13.29, 20, 'warn'],
    [13.28, 20, 'nothing'],
    [13.37, 20, 'warn'],
    [13.38, 20, 'nothing'],
    [0.33, 0.5, 'warn'],
    [0.33, 0.49, 'warn'],
    [0.33, 0.51, 'nothing'],
    [0.33, 0.48, 'nothing'],
  ])('the fiftieth, from £%d to £%d', (old, now, verdict) => {
    const pairs = changes(1000, 49, 0, times(1.5), own, (at) => 20 + 2 * at);
    pairs[pairs.findIndex(([was, is]) => was === is)] = [old, now];
    expect(verdictOf(oneRatio(sharing(pairs), 'May'))).toBe(verdict);
  });
  test('the words', () =>
    expect(oneRatio(sharing(changes(1000, 60, 40, times(1.05), ownRatio)), 'May')).toEqual({
      verdict: 'warn',
      words:
        '60 of 1000 shared products stand at 1.05 times their price of May: another currency, tax or unit is read in them.',
    }));
});

describe('one step', () => {
  test.each([
    // 4 % and 40 % of the changed warn, 8 % and half of them refuse.
    [1000, 40, 60, 'warn'],
    [1000, 40, 61, 'nothing'],
    [1000, 39, 0, 'nothing'],
    [1000, 80, 80, 'refuse'],
    [1000, 80, 81, 'warn'],
    [1000, 79, 0, 'warn'],
    [200, 20, 0, 'refuse'],
    [200, 19, 0, 'nothing'],
  ])('of %i products %i of %i more that changed', (count, alike, others, verdict) => {
    const pairs = changes(count, alike, others, (old) => pounds(old + 0.25));
    expect(verdictOf(oneStep(sharing(pairs), 'May'))).toBe(verdict);
  });
  test.each([
    [0.25, '£0.25 dearer'],
    [-1.1, '£1.10 cheaper'],
  ])('by %d pounds', (step, said) =>
    expect(oneStep(sharing(changes(1000, 40, 0, (old) => pounds(old + step))), 'May')!.words).toBe(
      `40 of 1000 shared products are ${said} than on May, each by the same: something was added to them.`,
    ),
  );
});

describe('one new price', () => {
  test.each([
    // 3 % and 15 % of the changed, or 2 % and 20 %.
    [1000, 30, 170, 'refuse'],
    [1000, 30, 171, 'nothing'],
    [1000, 29, 116, 'refuse'],
    [1000, 29, 117, 'nothing'],
    [1000, 20, 80, 'refuse'],
    [1000, 20, 81, 'nothing'],
    [1001, 20, 0, 'nothing'],
    [900, 19, 0, 'nothing'],
    [900, 20, 0, 'refuse'],
  ])('of %i products %i of %i more that changed', (count, alike, others, verdict) => {
    const pairs = changes(count, alike, others, () => 9.9, ownRatio);
    expect(verdictOf(newPrice(sharing(pairs), 'May'))).toBe(verdict);
  });
  test('the words', () =>
    expect(newPrice(sharing(changes(1000, 20, 0, () => 9.9)), 'May')!.words).toBe(
      '20 of 1000 shared products changed to one price since May, £9.90: the price column looks wrong.',
    ));
  test('prices that stay are not counted', () =>
    expect(newPrice(sharing(Array.from({ length: 100 }, (): Pair => [2, 2])), 'May')).toBeNull());
});

describe('doubled or halved', () => {
  const little: Change = (old, at) => pounds(old + 0.01 * (1 + (at % 7)));
  test.each([
    // 6 % warn and a tenth refuse, however many changed.
    [1000, 60, 300, 'warn'],
    [1000, 59, 300, 'nothing'],
    [1000, 100, 500, 'refuse'],
    [1000, 99, 500, 'warn'],
    [100, 6, 0, 'warn'],
    [100, 5, 0, 'nothing'],
    // 2 % and 20 % of the changed, 4 % and 25 %.
    [1000, 20, 80, 'warn'],
    [1000, 20, 81, 'nothing'],
    [1001, 20, 0, 'nothing'],
    [900, 19, 0, 'nothing'],
    [1000, 40, 120, 'refuse'],
    [1000, 40, 121, 'warn'],
    [1000, 39, 0, 'warn'],
  ])('of %i products %i of %i more that changed', (count, jumped, others, verdict) => {
    const pairs = changes(count, jumped, others, times(2.5), little);
    expect(verdictOf(jumps(sharing(pairs), 'May'))).toBe(verdict);
  });
  test('the words', () =>
    expect(jumps(sharing(changes(1000, 20, 0, times(0.4))), 'May')!.words).toBe(
      '2.0 % of 1000 shared products doubled or halved in price since May, or more: the price column may be misread.',
    ));
});

describe('one way', () => {
  const up: Change = (old) => pounds(old + 0.3);
  const down: Change = (old) => pounds(old - 0.3);
  test.each([
    // A fifth of all, 50 at least; nine in ten of them.
    [1000, 180, 20, 'warn'],
    [1000, 179, 21, 'nothing'],
    [1000, 200, 0, 'warn'],
    [1000, 199, 0, 'nothing'],
    [100, 50, 0, 'warn'],
    [100, 49, 0, 'nothing'],
  ])('of %i products %i one way, %i the other', (count, one, other, verdict) => {
    const found = [
      oneWay(sharing(changes(count, one, other, up, down)), 'May'),
      oneWay(sharing(changes(count, one, other, down, up)), 'May'),
    ];
    expect(found.map(verdictOf)).toEqual([verdict, verdict]);
  });
  test.each([
    [up, down, 'up: another price list'],
    [down, up, 'down: offers or members’ prices'],
  ])('the words', (one, other, said) =>
    expect(oneWay(sharing(changes(1000, 190, 10, one, other)), 'May')!.words).toBe(
      `20 % of 1000 shared products changed in price since May, 95 % of them ${said} may be read.`,
    ),
  );
});

describe('pence in which prices seldom end', () => {
  /** All end in 9. */
  const nine = (at: number): number => pounds(1.09 + (at % 90) / 10);
  const in3: Change = (old) => pounds(old + 0.04);
  const in9: Change = (old) => pounds(old + 0.1);
  test.each([
    // 4 % and a third of the changed, 12 % and 40 %.
    [1000, 40, 0, 'warn'],
    [1000, 39, 0, 'nothing'],
    [1000, 40, 81, 'warn'],
    [1000, 40, 82, 'nothing'],
    [1000, 120, 180, 'refuse'],
    [1000, 120, 181, 'warn'],
    [1000, 119, 0, 'warn'],
    [200, 19, 0, 'nothing'],
    [200, 20, 0, 'warn'],
  ])('of %i products %i of %i more that changed', (count, strange, others, verdict) => {
    const pairs = changes(count, strange, others, in3, in9, nine);
    expect(verdictOf(strangeEndings(sharing(pairs), 'May'))).toBe(verdict);
  });
  test('what ends as half of them always did is half as strange', () => {
    // 5 and 9 in turn, of which those that change all end in 5.
    const half = (changed: number) =>
      strangeEndings(
        sharing(
          Array.from({ length: 1000 }, (_, at): Pair => {
            const old = at % 2 ? 1.15 : 2.09;
            return [old, at < changed ? pounds(old + (at % 2 ? 0.1 : 0.06)) : old];
          }),
        ),
        'May',
      );
    expect(half(78)).toBeNull();
    expect(half(80)).toEqual({
      verdict: 'warn',
      words:
        "8.0 % of 1000 shared products changed in price since May, 50 % of them to pence in which this store's prices seldom end: they may be computed or misread.",
    });
  });
});
