// What the gate says of barcodes and the store's own numbers, each limit of docs/use/operators.md from both sides.
import { codeFindings } from '../../cli/catalogue/gate/codeAlarms';
import type { Finding } from '../../cli/catalogue/gate/types';
import { fileOf, own, some, verdictOf, type Row } from '../fixtures/gateFiles';

describe('barcodes and numbers', () => {
  const coded = (count: number, code: (at: number) => string | undefined): Row[] =>
    some(count).map(([name, price], at) => {
      const said = code(at);
      return said === undefined ? [name, price] : [name, price, said];
    });
  const number = (at: number): string => `A${at}`;
  const found = (now: readonly Row[], about: RegExp, last?: readonly Row[]): Finding | undefined =>
    codeFindings(fileOf(now), last && fileOf(last)).find(({ words }) => about.test(words));

  const alike = (count: number, same: number, code: string): Finding | undefined =>
    found(
      coded(count, (at) => (at < same ? code : number(at))),
      /looks wrong/,
    );
  test.each([
    // 2 % of the products, 20 at least: a barcode is refused, the store's own number warned of.
    [100, 19, '5000000000012', 'nothing'],
    [100, 20, '5000000000012', 'refuse'],
    [100, 20, '50000012', 'refuse'],
    [100, 20, 'X500', 'warn'],
    [100, 20, '5000001', 'warn'],
    [100, 20, 'X5000000000012', 'warn'],
    [100, 20, '5000000000012X', 'warn'],
    [1000, 20, '5000000000012', 'refuse'],
    [1050, 20, '5000000000012', 'nothing'],
  ])('of %i products %i have the number %s', (count, same, code, verdict) => {
    const finding = alike(count, same, code);
    expect(verdictOf(finding)).toBe(verdict);
    if (finding)
      expect(finding.words).toBe(
        `${same} of ${count} products have the number ${code}: the column of barcodes or numbers looks wrong.`,
      );
  });

  const slipped = (count: number, moved: number): Finding | undefined =>
    found(
      coded(count, (at) => number(at < moved ? (at + 1) % moved : at)),
      /moved against/,
      coded(count, number),
    );
  test.each([
    // 2.5 % warn and 5 % refuse, 20 at least.
    [100, 19, 'nothing'],
    [100, 20, 'refuse'],
    [800, 20, 'warn'],
    [801, 20, 'nothing'],
    [400, 20, 'refuse'],
    [401, 20, 'warn'],
  ])('of %i numbers %i stand at another product', (count, moved, verdict) =>
    expect(verdictOf(slipped(count, moved))).toBe(verdict),
  );
  test('the words name the first', () =>
    expect(slipped(800, 20)!.words).toBe(
      '20 of 800 products have a barcode or number that stood at another price than their name, such as "plain thing 0" (£1.00 by its name, £1.01 by A1): names and numbers moved against each other.',
    ));

  test.each([
    // A tenth of the known names, 20 at least.
    [100, 19, 'nothing'],
    [100, 20, 'warn'],
    [200, 20, 'warn'],
    [210, 20, 'nothing'],
  ])('of %i known names %i have a new number', (count, fresh, verdict) => {
    const now = coded(count, (at) => (at < fresh ? `B${at}` : number(at)));
    expect(verdictOf(found(now, /known by name/, coded(count, number)))).toBe(verdict);
  });

  test('names that are new, and products without a number, have no new number', () => {
    const last = coded(100, number);
    const others = some(50, own, 'other').map(([name, price], at): Row => [name, price, `B${at}`]);
    expect(found([...last, ...others], /known by name/, last)).toBeUndefined();
    const without = some(200, own, 'bare');
    const now = coded(100, (at) => (at < 20 ? `B${at}` : number(at)));
    expect(found([...now, ...without], /known by name/, [...last, ...without])!.words).toBe(
      '20 % of 100 products that are known by name have a barcode or number that is not: the column may be misread.',
    );
    expect(found(without, /known by name/, [...last, ...without])).toBeUndefined();
    // Of a name that is new nobody knows what its number stood at.
    const renamed = last.map(([, price, code], at): Row => [`new thing ${at}`, price + 1, code]);
    expect(found(renamed, /moved against/, last)).toBeUndefined();
  });
  test.each([
    [19, 'nothing'],
    [20, 'warn'],
  ])('of a file that had %i numbers', (had, verdict) => {
    const last = coded(100, (at) => (at < had ? number(at) : undefined));
    const now = coded(100, (at) => `B${at}`);
    expect(verdictOf(found(now, /known by name/, last))).toBe(verdict);
  });
  test.each([
    // Half as many as before, where half of the names had one.
    [50, 24, 'warn'],
    [50, 25, 'nothing'],
    [49, 1, 'nothing'],
  ])('of 100 names %i had a number, %i have one', (had, have, verdict) => {
    const first = (count: number): Row[] =>
      coded(100, (at) => (at < count ? number(at) : undefined));
    expect(verdictOf(found(first(have), /empty or misread/, first(had)))).toBe(verdict);
  });

  test.each([
    [49, 'warn'],
    [50, 'nothing'],
  ])('of 100 numbers %i are left', (left, verdict) => {
    const now = coded(100, (at) => (at < left ? number(at) : undefined));
    const finding = found(now, /empty or misread/, coded(100, number));
    expect(verdictOf(finding)).toBe(verdict);
    if (finding)
      expect(finding.words).toBe(
        'It has 49 different barcodes or numbers for 100 names, and had 100 for 100: the column is empty or misread.',
      );
  });
});
