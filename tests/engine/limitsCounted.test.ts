// Limits that decide what is counted, each held from both sides.
import { compareList, findEquivalents } from '../../engine';
import { costed, isDefensible, type Terms } from '../../engine/comparison/compareSides';
import { checkOf } from '../../engine/comparison/offers';
import type { Side } from '../../engine/comparison/sides';
import { compareSizes } from '../../engine/size';
import { shelves } from '../fixtures/shelves';
import { product, side } from '../fixtures/sides';

describe('sizes: the same within 1 %, near within 5 %', () => {
  const grams = (amount: number) => ({ kind: 'mass' as const, amount, count: 0 });
  test.each([
    [500, 500, 'same'],
    [500, 505, 'same'],
    [505, 500, 'same'],
    [500, 506, 'near'],
    [506, 500, 'near'],
    [500, 525, 'near'],
    [525, 500, 'near'],
    [500, 526, 'other'],
    [526, 500, 'other'],
    [500, 1000, 'other'],
  ])('%i g and %i g are %s', (one, other, said) => {
    expect(compareSizes(grams(one), grams(other))).toBe(said);
  });
  test('an unstated size is neither', () => {
    expect(compareSizes(grams(500), { kind: 'none' })).toBe('unknown');
    expect(compareSizes({ kind: 'none' }, { kind: 'none' })).toBe('unknown');
    expect(compareSizes(grams(500), { kind: 'volume', amount: 500, count: 0 })).toBe('unknown');
  });
});

describe('of unstated sizes a saving counts up to 1.4 times the price', () => {
  const saving = (own: string, other: string): number =>
    compareList(
      { store: 'TESCO', lines: [{ text: 'salted butter' }] },
      shelves({ TESCO: [own], ASDA: [other] }),
    ).items[0]!.comparisons[0]!.potentialSaving;
  test.each([
    ['Salted Butter,1.40', 'Salted Butter,1.00', 0.4],
    ['Salted Butter,1.41', 'Salted Butter,1.00', 0],
    ['Salted Butter 250g,1.40', 'Salted Butter,1.00', 0.4],
    ['Salted Butter 250g,1.41', 'Salted Butter,1.00', 0],
    // Sizes stated: no such limit.
    ['Salted Butter 250g,1.60', 'Salted Butter 250g,1.00', 0.6],
  ])('%s against %s saves %d', (own, other, pounds) => {
    expect(saving(own, other)).toBe(pounds);
  });

  const isCounted = (
    mine: Side,
    other: Side,
    basis: 'pack' | 'amount' | 'size-unknown',
    need: Terms['need'] = { kind: 'packs', count: 1 },
  ): boolean => {
    const terms = { need, reference: mine, cards: new Set<string>() };
    return isDefensible(costed(mine, terms), costed(other, terms), other, basis);
  };
  const own = side(product('Salted Butter', 1.41, 'TESCO'));
  test.each<[string, Side, 'pack' | 'amount' | 'size-unknown', boolean]>([
    ['too far apart', side(product('Salted Butter', 1)), 'size-unknown', false],
    ['too far apart, dearer', side(product('Salted Butter', 1.98)), 'size-unknown', false],
    ['near enough, dearer', side(product('Salted Butter', 1.97)), 'size-unknown', true],
    ['chosen', side(product('Salted Butter', 1), { chosen: true }), 'size-unknown', true],
    ['of known sizes', side(product('Salted Butter', 1)), 'pack', true],
    ['price alarm', side(product('Salted Butter', 1.4), { priceAlarm: true }), 'pack', false],
    [
      'sold by weight',
      side(product('Salted Butter', 1.4, 'ALDI', { pricePer: { amount: 1000, unit: 'g' } })),
      'size-unknown',
      false,
    ],
  ])('%s: counted or not', (_, other, basis, counted) => {
    expect(isCounted(own, other, basis)).toBe(counted);
  });
  test('ten tins of unknown size against a ten-pack: what is handed over is too far apart', () => {
    const tenPack = side(product('Lager 10 x 440ml', 10.75, 'TESCO'));
    const tins = side(product('Lager Cans', 11));
    const need = { kind: 'pieces', count: 10, held: true } as const;
    expect(isCounted(tenPack, tins, 'size-unknown', need)).toBe(false);
    expect(isCounted(tenPack, tins, 'size-unknown')).toBe(true);
  });
  test('4 pieces against 415 g are never counted', () => {
    const four = side(product('Beans 4 Pack', 1, 'TESCO'));
    expect(isCounted(four, side(product('Beans 415g', 1)), 'size-unknown')).toBe(false);
  });
});

describe('a price more than 3 times out of line is an alarm, and never a saving', () => {
  const against = (own: string, other: string) => {
    const catalogue = shelves({ TESCO: [own], ASDA: [other] });
    const [match] = findEquivalents(catalogue.stores['TESCO']!.products[0]!, 'ASDA', catalogue);
    const { bestSaving, comparisons, offers } = compareList(
      { store: 'TESCO', lines: [{ text: 'whole milk' }] },
      catalogue,
    ).items[0]!;
    return [
      match!.priceAlarm,
      comparisons[0]!.potentialSaving,
      bestSaving === null,
      offers.map(({ cost }) => cost !== null),
    ];
  };
  test.each([
    ['Whole Milk 1L,3.00', 'Whole Milk 1L,1.00', [false, 2, false, [true, true]]],
    ['Whole Milk 1L,3.01', 'Whole Milk 1L,1.00', [true, 0, true, [true, false]]],
    ['Whole Milk 1L,1.00', 'Whole Milk 1L,3.00', [false, 0, true, [true, true]]],
    ['Whole Milk 1L,1.00', 'Whole Milk 1L,3.01', [true, 0, true, [true, false]]],
    // Per litre when both sizes are known: two litres at 6 times the price.
    ['Whole Milk 1L,1.00', 'Whole Milk 2L,6.00', [false, 0, true, [true, true]]],
    ['Whole Milk 1L,1.00', 'Whole Milk 2L,6.02', [true, 0, true, [true, false]]],
    // Pack against pack when one is not.
    ['Whole Milk 1L,3.01', 'Whole Milk,1.00', [true, 0, true, [true, false]]],
  ])('%s, %s', (own, other, said) => {
    expect(against(own, other)).toEqual(said);
  });
});

describe('a line is left out of the headline until it is confirmed', () => {
  const check = (own: string, other: string, confirmed = false) =>
    compareList(
      { store: 'TESCO', lines: [{ text: 'whole milk', ...(confirmed ? { confirmed } : {}) }] },
      shelves({ TESCO: [own], ASDA: [other] }),
    );
  test.each([
    ['Whole Milk 1L,2.00', 'Whole Milk 1L,1.00', undefined, 1],
    ['Whole Milk 1L,2.02', 'Whole Milk 1L,1.00', 'large-saving', 0],
    ['Whole Milk 1L,40.00', 'Whole Milk 1L,39.00', undefined, 1],
    ['Whole Milk 1L,40.01', 'Whole Milk 1L,39.01', 'high-cost', 0],
  ])('%s against %s', (own, other, kind, total) => {
    const { items, totalSaving } = check(own, other);
    expect([items[0]!.check?.kind, totalSaving]).toEqual([kind, total]);
    expect(check(own, other, true).items[0]!.check).toBeNull();
  });
  test('no offer, no check', () => {
    expect(checkOf({ text: 'milk' }, [], null)).toBeNull();
  });
});
