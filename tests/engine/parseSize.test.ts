// The sizes that names print, unit by unit, and laws of reading them.
import fc from 'fast-check';
import { formatSize } from '../../engine/size';
import { LONGEST_NAME } from '../../engine/outside';
import { parseSize } from '../../engine/parseSize';
import type { Size } from '../../engine/types';
import { mass, volume, items } from '../fixtures/sizes';

test.each<[string, Size]>([
  ['Tuna 4 x 145g', mass(580, 4)],
  ['Beans 4x415G', mass(1660, 4)],
  ['Water 6 X 1.5 Litre', volume(9000, 6)],
  ['Yogurts 4 x 75g (300g)', mass(300, 4)],
  ['Cheese 80g (4 x 20g)', mass(80, 4)],
  ['Sausages x10 567g', mass(567, 10)],
  ['Toilet Roll 9 Pack', items(9)],
  ['Cola 8pk', items(8)],
  ['Wipes 3x2pk', items(6)],
  ['Tea Bags 80s', items(80)],
  ['9 Toilet Rolls', items(9)],
  ['Capsules 38 Washes', items(38)],
  ['Paracetamol 16 Tablets', items(16)],
  ['Wine 75cl', volume(750)],
  ['1/2 pint milk', volume(284)],
  ['1 1/2 pints', volume(852)],
  ['½ pint', volume(284)],
  ['1½ litre', volume(1500)],
  ['Juice 1,000ml', volume(1000)],
  ['Steak 12oz', mass(340.2)],
  ['Milk 2.27L (4 pint)', volume(2270)],
  ['Milk 1.13L, 2 Pints', volume(1130)],
  ['Milk 2.272L/4 Pints', volume(2272)],
  ['Milk 4 Pints', volume(2272)],
  ['Milk 568 Ml, 1 Pint', volume(568)],
  ['Lemons Minimum 4 Pack', { ...items(4), approx: true } as Size],
  ['Chicken (Approx. 800g)', { ...mass(800), approx: true } as Size],
  ['Beef (Typically 0.425KG)', { ...mass(425), approx: true } as Size],
  ['Olives 400g (240g*)', mass(400)],
  ['Pie (Serves 4)', { kind: 'none' }],
  ['Coconut Water 1...', { kind: 'none' }],
  ['White Loaf', { kind: 'none' }],
  ['Sugar 0g', { kind: 'none' }],
  ['Dips 2 x 0g', { kind: 'none' }],
  ['Twin Pack Rolls', { kind: 'count', amount: 2, count: 2 }],
  ['Vodka 37.5% 70cl', volume(700)],
  ['Green Tea x80 Tea Bags 160g', mass(160, 80)],
  ['Everyday Teabags 232g x80', mass(232, 80)],
  ['Breaded Ham 120g, x4 Slices', mass(120, 4)],
  ['Coffee Capsules x10 52g', mass(52, 10)],
  ['Cereal Bars 40g x 12', mass(480, 12)],
  ['Bueno Ice Cream 4 Pack 360ml', volume(360, 4)],
  ['Ice Lollies x4 70ml', volume(280, 4)],
  ['Ginger Shots x7 420ml', volume(420, 7)],
  ['Energy Drink 8 Pack 380ml', volume(3040, 8)],
  ['Vintage Cider 500Ml Bottle', volume(500)],
  ['Gin 37.5% vol 70cl Bottle', volume(700)],
  ['Cola 2 Litre Bottle', volume(2000)],
  ['12 Year Whisky Bottle 70cl', volume(700)],
  ['Premix 4x6x250ml 5% vol can', volume(6000, 24)],
  ['Nappies Size 4 9-15 kg 40 Nappies', items(40)],
  ['Swim Pants 12kg-18kg, 26lb-40lb 19 Pants', items(19)],
  ['Car Seat 0-36kg', { kind: 'none' }],
  ['Bin Liners 50 Litres 30 Liners', items(30)],
  ['Whole Chicken 1.3-1.7kg', { ...mass(1500), approx: true } as Size],
  ['Ham Joint 425g-575g', { ...mass(500), approx: true } as Size],
  ['Seabass (0.84g-1.26kg)', { ...mass(1260), approx: true } as Size],
  ['3 in 1 Washing Capsules Bio 48 washes', items(48)],
  ['Wipes 1 Pack = 52 Baby Wet Wipes', items(52)],
  ['Wipes 9 Packs = 414 Baby Wet Wipes', items(414)],
  ['5 in 1 Wash', { kind: 'none' }],
  ['Crisps 32.5g (Case of 32 bags)', mass(1040, 32)],
  ['4 Cheese & Onion Pies', items(4)],
  ['21 Day Matured Steaks', { kind: 'none' }],
  ['Antiperspirant 48h Roll-On 50ml', volume(50)],
  ['Teabags X400 1.25G', items(400)],
  ['Conditioner 78 Washes, 2640l', items(78)],
  ['5oz Steak Burger 284G', mass(284)],
  ['2 Burgers 1/4 lb 227g', mass(227, 2)],
  ['Crisps 20g (Pack of 32)', mass(640, 32)],
  ['Cake 1. 825kg', mass(1825)],
  ['Hundreds 100s & 1000s 80g', mass(80)],
  ["Fruit Tea 20's Tea Bags", items(20)],
  ['Rhythm 108 Salted Biscuits 135g', mass(135)],
  ['Pod Kit 600 Apple Peach Pod', { kind: 'none' }],
])('%s', (name, size) => {
  expect(parseSize(name)).toEqual(size);
});

test('a formatted size reads back', () => {
  const sizes = fc.oneof(
    fc.record({
      kind: fc.constantFrom('mass' as const, 'volume' as const),
      amount: fc.integer({ min: 1, max: 20_000 }),
      count: fc.constant(0),
    }),
    fc
      .record({
        kind: fc.constantFrom('mass' as const, 'volume' as const),
        each: fc.integer({ min: 1, max: 3000 }),
        count: fc.integer({ min: 2, max: 48 }),
      })
      .map(({ kind, each, count }) => ({ kind, amount: each * count, count })),
    fc.record({
      kind: fc.constant('mass' as const),
      amount: fc.integer({ min: 500, max: 20_000 }),
      count: fc.integer({ min: 2, max: 48 }),
    }),
    fc
      .integer({ min: 2, max: 400 })
      .map((amount): Size => ({ kind: 'count', amount, count: amount })),
  );
  fc.assert(
    fc.property(sizes, (size) => {
      expect(parseSize(formatSize(size as Size))).toEqual(size);
    }),
  );
});
/** Pieces of sizes in any order: a tenth of them has a size, nearly no other text does. */
const likeSizes = fc
  .array(
    fc.constantFrom(
      ...['0', '1', '12', '100', '1.5', '0.0', '1/2', '½', '.', ',', ' ', ' ', 'x', '×', '-'],
      ...['g', 'kg', 'ml', 'l', 'oz', 'pint', 'pack', 'dozen', 'eggs', 'bags', 'of', '(', ')'],
      ...['approx', 'serves', '%', '...'],
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));
test('no name makes it throw or gives an amount that is not positive', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), likeSizes), (name) => {
      const size = parseSize(name);
      if (size.kind !== 'none') expect(size.amount).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});
test('long runs of blanks and numbers are no size', () => {
  for (const name of [
    `1${' '.repeat(LONGEST_NAME - 2)}x`,
    '9 '.repeat(LONGEST_NAME / 2),
    `nappies ${'1 kg '.repeat((LONGEST_NAME - 8) / 5)}`,
  ])
    expect(parseSize(name).kind).toBe('none');
});

// Every unit, in g and ml.
test.each<[string, Size]>([
  ['Flour 1kg', mass(1000)],
  ['Flour 2 kilo', mass(2000)],
  ['Flour 2 Kilos', mass(2000)],
  ['Flour 500 gram', mass(500)],
  ['Flour 500 grams', mass(500)],
  ['Flour 500gr', mass(500)],
  ['Flour 500gm', mass(500)],
  ['Flour 500gms', mass(500)],
  ['Steak 1lb', mass(453.6)],
  ['Steak 2lbs', mass(907.2)],
  ['Milk 1lt', volume(1000)],
  ['Milk 1ltr', volume(1000)],
  ['Milk 1 liter', volume(1000)],
  ['Milk 2 litres', volume(2000)],
  ['Milk 1pt', volume(568)],
  ['Milk 3/4 litre', volume(750)],
  ['Milk 1/4 pint', volume(142)],
  ['Butter 1/4 lb', { kind: 'none' }],
  ['Yogurt 4 * 125g', mass(500, 4)],
  ['Yogurt 4 × 125g', mass(500, 4)],
  ['Yogurt 125g × 4', mass(500, 4)],
  ['Dozen Eggs', items(12)],
  ['Half a Dozen Eggs', items(6)],
  ['Half Dozen Eggs', items(6)],
  ['Twinpack Rolls', items(2)],
  ['1 Egg', items(1)],
  ['Pack of 6 Rolls', items(6)],
  ['Box of 40', items(40)],
  ['Tray of 30', items(30)],
  ['Case of 24', items(24)],
  ['Rolls x 6', items(6)],
  ['6x Rolls', items(6)],
  ['98 Plain Chews', items(98)],
  ['99 Plain Chews', { kind: 'none' }],
  ['1500 Sheets', items(1500)],
  ['1501 Sheets', { kind: 'none' }],
  ['0 Rolls', { kind: 'none' }],
  ['5% 70cl', volume(700)],
  ['Chicken (Serves 4) 1kg', mass(1000)],
  ['Lamb serves 4-6 2kg', mass(2000)],
  ['Ham about 500g', { ...mass(500), approx: true } as Size],
  ['Ham average 500g', { ...mass(500), approx: true } as Size],
  ['Salmon 1kg-1.5kg', { ...mass(1250), approx: true } as Size],
  ['Salmon 900g - 1.1kg', { ...mass(1000), approx: true } as Size],
  ['Salmon 2kg-1kg', { ...mass(1000), approx: true } as Size],
  ['Prams 9kg Carrier', { kind: 'none' }],
  ['Cola 24 Cans 330ml', volume(7920, 24)],
  ['Cola Pack 6 Bottles 1000ml', volume(6000, 6)],
  ['Cola 6 Bottles 1001ml', volume(1001, 6)],
  ['Crisps x6 25g each', mass(25, 6)],
  ['Crisps 25g each x 6', mass(150, 6)],
  ['Cat Food pack of 12 85g', mass(1020, 12)],
  ['Cat Food pack of 12 151g', mass(151, 12)],
])('%s, too', (name, size) => {
  expect(parseSize(name)).toEqual(size);
});
