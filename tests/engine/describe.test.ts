import {
  comparisonMark,
  counted,
  describeCertainty,
  describeComparison,
  percent,
  plural,
  priceDateWarnings,
  type Comparison,
} from '../../engine';

const compared = (basis: Comparison['basis'], priceAlarm = false): Comparison =>
  ({ basis, priceAlarm, likeForLikePrice: 1.5, product2: { store: 'ALDI' } }) as Comparison;

test.each([
  ['pack', false, [], ''],
  [
    'unit',
    false,
    ['Different sizes: compared per unit; this amount would cost £1.50 at Aldi'],
    'per unit',
  ],
  ['size-unknown', false, ['A size is not stated: pack against pack'], 'size?'],
  [
    'pack',
    true,
    ['The prices are far apart: check that this is the same product. Not counted as a saving.'],
    'check price',
  ],
] as const)(
  'a comparison by %s, alarm %s: the sentences of the page and the mark of the table',
  (basis, alarm, sentences, mark) => {
    expect(describeComparison(compared(basis, alarm))).toEqual(sentences);
    expect(comparisonMark(compared(basis, alarm))).toBe(mark);
  },
);

test('an alarm comes behind the sizes, and is the mark where there is room for one', () => {
  expect(describeComparison(compared('size-unknown', true))).toHaveLength(2);
  expect(describeComparison(compared('size-unknown', true))[1]).toMatch(/far apart/);
  expect(comparisonMark(compared('unit', true))).toBe('check price');
});

test('shares and counts in words', () => {
  expect([percent(0), percent(0.984), percent(1)]).toEqual(['0%', '98%', '100%']);
  expect(describeCertainty(0.984)).toBe('98% sure');
  expect([0, 1, 2].map((count) => plural(count, 'product'))).toEqual([
    'products',
    'product',
    'products',
  ]);
  expect([1, 498, 1_000, 22_349, 1_234_567].map((count) => counted(count, 'product'))).toEqual([
    '1 product',
    '498 products',
    '1,000 products',
    '22,349 products',
    '1,234,567 products',
  ]);
});

test('samples are named: all, some, none', () => {
  const of = (store: string, source: string | null) => ({ store, date: null, source });
  expect(priceDateWarnings([of('ALDI', 'sample'), of('TESCO', 'sample')], '2026-11-21')[0]).toBe(
    'These are sample prices made for trying Basketwise out, not today’s prices.',
  );
  expect(priceDateWarnings([of('ALDI', 'sample'), of('TESCO', null)], '2026-11-21')[0]).toBe(
    'Sample prices, not today’s: Aldi.',
  );
  expect(priceDateWarnings([of('ALDI', null)], '2026-11-21')).toEqual([]);
});
