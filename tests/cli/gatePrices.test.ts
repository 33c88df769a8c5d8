// What the gate says of prices as a whole and of moved digits, each limit of docs/use/operators.md from both sides.
import { digitsWithin, movedDigits, movedMiddle } from '../../cli/catalogue/gate/digitAlarms';
import { priceFindings } from '../../cli/catalogue/gate/priceAlarms';
import { sharedWith } from '../../cli/catalogue/gate/shared';
import type { Finding } from '../../cli/catalogue/gate/types';
import type { Snapshot } from '../../cli/catalogue/snapshot';
import { fileOf, own, some, verdictOf } from '../fixtures/gateFiles';

describe('prices', () => {
  const found = (now: Snapshot, about: RegExp, last?: Snapshot): Finding | undefined =>
    priceFindings(
      now,
      { before: last ? [last] : [], others: new Map(), today: null },
      last ? sharedWith(now, last) : null,
    ).find(({ words }) => about.test(words));
  /** Of so many products the first ones at one price. */
  const atOne = (count: number, one: number): Snapshot =>
    fileOf(some(count, (at) => (at < one ? 9.99 : own(at))));
  const ONE = /at one price/;

  test('a quarter of the products at one price, 200 at least, 50 where a file is known', () => {
    expect(found(atOne(200, 49), ONE)).toBeUndefined();
    expect(found(atOne(200, 50), ONE)).toEqual({
      verdict: 'refuse',
      words: '25 % of the products stand at one price, £9.99: the price column looks wrong.',
    });
    expect(found(atOne(199, 60), ONE)).toBeUndefined();
    expect(found(atOne(50, 20), ONE, fileOf(some(50)))).toBeDefined();
    expect(found(atOne(49, 20), ONE, fileOf(some(49)))).toBeUndefined();
  });
  test('a shop of one price was one before, too', () => {
    expect(found(atOne(100, 40), ONE, atOne(100, 20))).toBeUndefined();
    expect(found(atOne(100, 41), ONE, atOne(100, 20))).toBeDefined();
  });

  const last = fileOf(some(100), '2026-09-09');
  /** So many products keep their price; the others change by pence that are not alike. */
  const kept = (same: number, day = '2026-11-08'): Snapshot =>
    fileOf(
      some(100, (at) => own(at) + (at < same ? 0 : (1 + ((at * 7) % 41)) / 100)),
      day,
    );
  const SAME = /keep their price/;
  test.each([
    [40, '2026-11-08', 'nothing'],
    [39, '2026-11-08', 'warn'],
    [20, '2026-11-08', 'warn'],
    [19, '2026-11-08', 'refuse'],
    // More than 60 days behind 9 September all may have changed.
    [19, '2026-11-09', 'warn'],
    [19, 'week 45', 'refuse'],
  ])('%i of 100 keep their price, on %s', (same, day, verdict) => {
    const finding = found(kept(same, day), SAME, last);
    expect(verdictOf(finding)).toBe(verdict);
    if (finding)
      expect(finding.words).toBe(
        `Only ${same} % of 100 shared products keep their price of 2026-09-09.`,
      );
  });

  const LEVEL = /hardly a product/;
  test.each([
    [3, 'nothing'],
    [3.02, 'refuse'],
    [0.34, 'nothing'],
    [0.32, 'refuse'],
  ])('with hardly a product shared, the middle price is %d times as high', (times, verdict) => {
    const now = fileOf(some(100, () => 2 * times, 'new'));
    const finding = found(now, LEVEL, fileOf(some(100, () => 2)));
    expect(verdictOf(finding)).toBe(verdict);
    if (finding)
      expect(finding.words).toBe(
        `The middle price is ${times.toFixed(2)} times that of 2026-11-08, and hardly a product is shared.`,
      );
  });
  test('fewer than 50 products of either have no level', () => {
    const of = (now: number, before: number): string =>
      verdictOf(found(fileOf(some(now, () => 20, 'new')), LEVEL, fileOf(some(before, () => 2))));
    expect([of(50, 50), of(49, 50), of(50, 49)]).toEqual(['refuse', 'nothing', 'nothing']);
  });
  test('a file without a label is the last accepted one', () =>
    expect(found(kept(39), SAME, { ...last, label: '' })!.words).toContain(
      'of the last accepted file.',
    ));

  describe('digits', () => {
    const moved = (
      rows: number,
      count: number,
      move: (price: number) => number,
    ): Finding | null => {
      const before = fileOf(some(rows));
      const now = fileOf(some(rows, (at) => (at < count ? move(own(at)) : own(at))));
      return movedDigits(sharedWith(now, before), 'May', now);
    };
    const tenfold = (price: number): number => price * 10;
    test.each([
      // 0.2 % and 5 warn, 0.5 % and 10 refuse.
      [1000, 4, 'nothing'],
      [1000, 5, 'warn'],
      [1000, 9, 'warn'],
      [1000, 10, 'refuse'],
      [2500, 5, 'warn'],
      [2501, 5, 'nothing'],
      [2000, 10, 'refuse'],
      [2001, 10, 'warn'],
    ])('of %i products %i stand at ten times their price', (rows, count, verdict) =>
      expect(verdictOf(moved(rows, count, tenfold))).toBe(verdict),
    );
    test('the words name three of them', () =>
      expect(moved(1000, 5, tenfold)!.words).toBe(
        '5 of 1000 shared products (0.5 %) stand at 10 times their price of May, such as "plain thing 0" £1.00, now £10.00; "plain thing 1" £1.01, now £10.10; "plain thing 2" £1.02, now £10.20: a digit shift in a part of the file.',
      ));
    test.each([
      ['100 times', (price: number) => price * 100],
      ['1000 times', (price: number) => price * 1000],
      ['one 10th of', (price: number) => price / 10],
      ['one 100th of', (price: number) => price / 100],
    ])('%s the price', (words, move) =>
      expect(moved(1000, 5, move)!.words).toContain(`stand at ${words} their price of May`),
    );
    test('a price without its first digit; twelve pounds, not one', () => {
      const lost = (from: number): Finding | null => {
        const before = fileOf(some(1000, (at) => from + at / 100));
        const now = fileOf(some(1000, (at) => (at < 5 ? from % 10 : from) + at / 100));
        return movedDigits(sharedWith(now, before), 'May', now);
      };
      expect(lost(12)!.words).toContain('stand at all but the first digit of their price');
      expect(lost(2)).toBeNull();
    });

    const middleOf = (times: number): Finding | null => {
      const now = fileOf(some(60, (at) => 100 * own(at) * times));
      return movedMiddle(sharedWith(now, fileOf(some(60, (at) => 100 * own(at)))), 'May');
    };
    test.each([
      [1.5, null],
      [
        1.52,
        'The middle of 60 shared products stands at 1.52 times its price of May: another price, unit or currency is read.',
      ],
      [0.67, null],
      [
        0.65,
        'The middle of 60 shared products stands at 0.65 times its price of May: another price, unit or currency is read.',
      ],
      [
        10,
        'The prices of 60 shared products are 10 times those of May (middle ratio 10.00): a digit shift, such as pence read as pounds.',
      ],
      [
        0.01,
        'The prices of 60 shared products are one 100th of those of May (middle ratio 0.01): a digit shift, such as pence read as pounds.',
      ],
    ])('the middle of all prices at %d times', (times, words) =>
      expect(middleOf(times)).toEqual(words === null ? null : { verdict: 'refuse', words }),
    );

    const within = (rows: number, again: number, times: number): Finding | null =>
      digitsWithin(fileOf([...some(rows), ...some(again, (at) => own(at) * times)]));
    test.each([
      // 0.5 %, 20 at least.
      [1000, 19, 10, 'nothing'],
      [1000, 20, 10, 'refuse'],
      [1000, 20, 100, 'refuse'],
      [1000, 20, 5, 'nothing'],
      [4000, 20, 10, 'refuse'],
      [4001, 20, 10, 'nothing'],
    ])('of %i products %i stand a second time at %i times', (rows, again, times, verdict) =>
      expect(verdictOf(within(rows, again, times))).toBe(verdict),
    );
  });
});
