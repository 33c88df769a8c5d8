import {
  comparisonMark,
  counted,
  describeCertainty,
  describeComparison,
  percent,
  plural,
  priceDateWarnings,
  type Reason,
} from '../../engine';

const ALARM = 'The prices are far apart: check that this is the same product';
const UNSIZED = 'Pack size unknown: pack against pack';
const UNCOUNTED = 'Not counted in any total';

const LEFT_OUT: Reason = { kind: 'saving-not-counted', weight: 'note', words: 'not counted' };

test.each([
  ['pack', null, false, [], [], ''],
  [
    'amount',
    'Bigger pack: 400 g, yours 220 g',
    false,
    [],
    ['Bigger pack: 400 g, yours 220 g'],
    'other size',
  ],
  ['size-unknown', UNSIZED, false, [], [UNSIZED], 'size?'],
  ['pack', null, true, [], [ALARM, UNCOUNTED], 'check price'],
  ['size-unknown', UNSIZED, true, [], ['Pack size unknown', ALARM, UNCOUNTED], 'check price'],
  // What no total counts was not held pack against pack.
  ['size-unknown', UNSIZED, false, [LEFT_OUT], ['Pack size unknown', UNCOUNTED], 'not counted'],
] as const)(
  'a comparison by %s, note %j, alarm %s, %j: the sentences of the page and the mark of the table',
  (basis, note, priceAlarm, reasons, sentences, mark) => {
    const comparison = { basis, note, priceAlarm, reasons: [...reasons] };
    expect(describeComparison(comparison)).toEqual(sentences);
    expect(comparisonMark(comparison)).toBe(mark);
  },
);

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
