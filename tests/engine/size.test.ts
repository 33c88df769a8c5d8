import fc from 'fast-check';
import { formatSize, incomparableSizes, sizeOf, sizeRatio, unitPriceOf } from '../../engine/size';
import { LONGEST_NAME } from '../../engine/outside';
import { parseSize } from '../../engine/parseSize';
import type { Size } from '../../engine/types';

const mass = (amount: number, count = 0): Size => ({ kind: 'mass', amount, count });
const volume = (amount: number, count = 0): Size => ({ kind: 'volume', amount, count });
const items = (amount: number): Size => ({ kind: 'count', amount, count: amount });

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
test('no name makes it throw or gives an amount that is not positive', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const size = parseSize(name);
      if (size.kind !== 'none') expect(size.amount).toBeGreaterThanOrEqual(0);
    }),
  );
});
test('long runs of blanks and numbers are read once, not once for every place in them', () => {
  for (const name of [
    `1${' '.repeat(200_000)}x`,
    '9 '.repeat(100_000),
    `nappies ${'1 kg '.repeat(50_000)}`,
  ])
    expect(parseSize(name).kind).toMatch(/none|mass|count/);
});
test('unit prices are per kg, per litre or each; unknown sizes have none', () => {
  expect(unitPriceOf({ name: 'Beans 400g', price: 0.5 })).toEqual({ pence: 125, per: 'kg' });
  expect(unitPriceOf({ name: 'Cola 8 x 330ml', price: 2.64 })).toEqual({
    pence: 100,
    per: 'litre',
  });
  expect(unitPriceOf({ name: 'Eggs 12 Pack', price: 2.4 })).toEqual({ pence: 20, per: 'each' });
  expect(unitPriceOf({ name: 'White Loaf', price: 0.8 })).toBeNull();
  expect(
    unitPriceOf({ name: 'Serrano Ham', price: 17.5, pricePer: { amount: 500, unit: 'g' } }),
  ).toEqual({ pence: 3500, per: 'kg' });
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

const none: Size = { kind: 'none' };
test('a stated size beats the name, the name beats the unit price', () => {
  const of = (more: Partial<Parameters<typeof sizeOf>[0]>) =>
    sizeOf({ name: 'Beans 400g', price: 2, ...more });
  expect(of({ statedSize: '500g' })).toEqual(mass(500));
  expect(of({ statedSize: 'enormous' })).toEqual(mass(400));
  expect(of({ statedUnitPrice: '£1.00/kg' })).toEqual(mass(400));
  const found = (statedUnitPrice: string, more = {}) =>
    of({ name: 'Beans', statedUnitPrice, ...more });
  expect(found('£4.00/kg')).toEqual({ kind: 'mass', amount: 500, count: 1, approx: true });
  expect(found('£4.00 / litre')).toEqual({ kind: 'volume', amount: 500, count: 1, approx: true });
  // 50 pence are exact enough, 49 are not.
  expect(found('50p/100g')).toEqual({ kind: 'mass', amount: 400, count: 1, approx: true });
  expect(found('49p/100g')).toEqual(none);
  expect(found('£4.00')).toEqual(none);
  expect(found('soon')).toEqual(none);
  expect(found('£4.00/kg', { pricePer: { amount: 1000, unit: 'g' } })).toEqual(none);
});

test.each<[Size, Size, number | null]>([
  [mass(500), mass(1000), 2],
  [mass(1000), mass(500), 0.5],
  [volume(500), volume(750), 1.5],
  [items(4), items(6), 1.5],
  // Tea bags: the counts can be compared, the measures cannot.
  [mass(232, 80), items(160), 2],
  [items(4), mass(415), null],
  [mass(415), items(4), null],
  [mass(500), volume(500), null],
  [none, mass(500), null],
  [mass(500), none, null],
])('%j to %j is %d', (one, other, ratio) => {
  expect(sizeRatio(one, other)).toBe(ratio);
  const stated = one.kind !== 'none' && other.kind !== 'none';
  expect(incomparableSizes(one, other)).toBe(stated && ratio === null);
});

test.each<[Size, string]>([
  [none, 'not stated'],
  [items(1), '1 pack'],
  [items(12), '12 pack'],
  [mass(500), '500 g'],
  [mass(999), '999 g'],
  [mass(1000), '1 kg'],
  [mass(1234.5), '1.235 kg'],
  [volume(568), '568 ml'],
  [volume(2270), '2.27 litre'],
  [volume(1980, 6), '6 × 330 ml'],
  [volume(9000, 6), '6 × 1.5 litre'],
  [mass(500, 1), '500 g'],
  [mass(300, 10), '10 × 30 g'],
  // Nobody knows a tea bag of 3.125 g.
  [mass(250, 80), '80 pack, 250 g'],
  [mass(1250, 3), '3 pack, 1.25 kg'],
])('%j is written %s', (size, words) => {
  expect(formatSize(size)).toBe(words);
});

test('by volume and by weight the unit price is that of the label', () => {
  expect(unitPriceOf({ name: 'Oil', price: 2, pricePer: { amount: 500, unit: 'ml' } })).toEqual({
    pence: 400,
    per: 'litre',
  });
  expect(unitPriceOf({ name: 'Beans', price: 2 }, mass(0))).toBeNull();
});

const about = (size: Size): Size => ({ ...size, approx: true }) as Size;

describe('a size is read whatever its letters, blanks and plurals', () => {
  test.each<[string, Size]>([
    ['JUICE 2 X 3 X 100ML', volume(600, 6)],
    ['CEREAL BARS 40G X 12', mass(480, 12)],
    ['SALMON 900G - 1.1KG', about(mass(1000))],
    ['Juice 2 x 3 x 1 litre', volume(6000, 6)],
    ['TUNA 3 x 2 x 80G', mass(480, 6)],
    ['FLOUR 2KG', mass(2000)],
    ['Milk 2½ litre', volume(2500)],
    ['Milk 2 ½ litre', volume(2500)],
    ['Milk 3/4  litre', volume(750)],
    ['Milk 3/4litre', volume(750)],
    ['Juice 12,000ml', volume(12_000)],
  ])('%s', (name, size) => {
    expect(parseSize(name)).toEqual(size);
  });
});

describe('how strong a thing is is no size of it', () => {
  test.each<[string, Size]>([
    ['Calpol 120mg/5ml 100ml', { kind: 'volume', amount: 100, count: 0 }],
    ['100ml Calpol 120mg/5ml', { kind: 'volume', amount: 100, count: 0 }],
    ['Paracetamol 120 mg per 5 ml Suspension 100 ml', { kind: 'volume', amount: 100, count: 0 }],
    ['Balsam 7.5mg/1.5mg per 5ml 150ml', { kind: 'volume', amount: 150, count: 0 }],
    ['Piriteze 1mg/1ml 70ml', { kind: 'volume', amount: 70, count: 0 }],
    ['Cola, Sugar 5g/100ml, 330ml', { kind: 'volume', amount: 330, count: 0 }],
    ['Vitamin D 25mcg/ml Drops 15ml', { kind: 'volume', amount: 15, count: 0 }],
    ['Hydrocortisone 1% w/w Cream 15g', { kind: 'mass', amount: 15, count: 0 }],
    ['Calpol Sachets 120mg/5ml 20 x 5ml', { kind: 'volume', amount: 100, count: 20 }],
    ['Ranitidine 75mg/10ml', { kind: 'none' }],
    ['Ibuprofen 200mg 16 Tablets', { kind: 'count', amount: 16, count: 16 }],
    // Twice the same amount, and a price per litre.
    ['Steak 227g/8oz', { kind: 'mass', amount: 227, count: 0 }],
    ['Milk 2L 83p per litre', { kind: 'volume', amount: 2000, count: 0 }],
  ])('%s', (name, size) => {
    expect(parseSize(name)).toEqual(size);
  });
});

describe('what a sack, a bag or a liner holds is no size of it', () => {
  test.each<[string, Size]>([
    ['Rubble Sack 80L 5 Pack', items(5)],
    ['Rubble Sacks 80L 5 Pack', items(5)],
    ['Freezer Bag 3 Litre 40 Pack', items(40)],
    ['Freezer Bags 3L40 Pack', items(40)],
    ['Bin Liner 50 ltr', none],
    ['Refuse Sacks 70 litre', none],
  ])('%s', (name, size) => {
    expect(parseSize(name)).toEqual(size);
  });
});

describe('a number cut off by "..." is no size', () => {
  test.each<[string, Size]>([
    ['Coconut Water 12 x 33...', items(12)],
    ['Coconut Water 33...  ', none],
    ['Coconut Water 330 ml...', none],
    ['Coconut Water 330  ml...', none],
    ['Coconut Water 1.5l...', none],
    ['Coconut Water 1.25l...', none],
    ['Coconut Water 330m...', none],
    ['Beans 400g... Organic', mass(400)],
    ['Beans 6 pack. 400g', mass(400, 6)],
  ])('%s', (name, size) => {
    expect(parseSize(name)).toEqual(size);
  });
});

describe('numbers that say something else are left out', () => {
  test.each<[string, Size]>([
    ['Pie (serves 2 to 4 people) 900g', mass(900)],
    ['Pie (serves up to 12) 900g', mass(900)],
    ['Pie serves 12 900g', mass(900)],
    ['Pie Serves 10-12', none],
    ['Pie Serves 4', none],
    ['Olives (240g*)', none],
    ['Olives ( 240g* )', none],
    ['Olives (240 g*)', none],
    ['Olives (2.45g*)', none],
    ['Gin 37.55% 70cl', volume(700)],
    ['Gin 40 % 70cl', volume(700)],
    ['Juice 100%', none],
    ['Sprinkles 100s & 1000s 80g', mass(80)],
    ["Sprinkles 100's and 1000's 80g", mass(80)],
    ['Sprinkles 100s n 1000s 80g', mass(80)],
    ['Burger 1/4lb', none],
    ['All in 1 Tablets 30', none],
    ['All-in-1 Dishwasher Tablets 30 Tablets', items(30)],
    ['3-in-1 Liquid 50 washes', items(50)],
    ['3in1', none],
  ])('%s', (name, size) => {
    expect(parseSize(name)).toEqual(size);
  });
});

describe('the mass beside what is sold by the count is that of all of it', () => {
  test.each<[string, Size]>([
    ['Cheese 120g x4 Slice', mass(120, 4)],
    ['Everyday Teabag 232g x80', mass(232, 80)],
    ['Superblend 60g x20', mass(60, 20)],
    ['Nibble Bag 150g x6', mass(150, 6)],
    ['Noodle Nests 240g x6', mass(240, 6)],
    ['Coffee Pods 52g x 10', mass(52, 10)],
    // A case of them is more than one pack.
    ['Crisps Bags (Pack of 6) 25g', mass(150, 6)],
    // A volume is that of each, but of ices it is that of the box.
    ['Iced Tea 330ml x 4', volume(1320, 4)],
    ['Bueno Icecream 4 Pack 360ml', volume(360, 4)],
    ['Lolly 6 Pack 300ml', volume(300, 6)],
    // 150 ml are too little for a box of four
    ['Ice Cream 4 Pack 150ml', volume(600, 4)],
    ['Ice Cream 4 Pack 151ml', volume(151, 4)],
    ['Ice Cream Bites 12 Pack 140ml', volume(140, 12)],
  ])('%s', (name, size) => {
    expect(parseSize(name)).toEqual(size);
  });
});

describe('one of several, or all of them', () => {
  test.each<[string, Size]>([
    ['Cola 6 Can 330ml', volume(1980, 6)],
    ['Beer 4 Bottle 500ml', volume(2000, 4)],
    ['Milk 6 Carton 200ml', volume(1200, 6)],
    ['Cola x 12 330ml', volume(3960, 12)],
    ['Cat Food pack of 12 150g', mass(1800, 12)],
    ['Cat Food 12 pack 85g each', mass(1020, 12)],
    ['Cat Food 12 pack 85g', mass(85, 12)],
    ['Cat Food 12 pack 400g each', mass(400, 12)],
    // One of something is no several.
    ['Cola 1 Bottle 500ml', volume(500, 1)],
    ['Cola 1 x 500ml', volume(500, 1)],
  ])('%s', (name, size) => {
    expect(parseSize(name)).toEqual(size);
  });
});

describe('litres and grams as printed stand before pints and ounces', () => {
  test.each<[string, Size]>([
    ['Steak 5oz 142g', mass(142)],
    ['Steak 142g 5oz', mass(142)],
    ['Steak 1lb 454g', mass(454)],
    ['Steak 2lbs 908g', mass(908)],
    ['Milk 1 pint 568ml', volume(568)],
    ['Milk 2 pints 1.136L', volume(1136)],
    ['Milk 2 pt 1.136L', volume(1136)],
    // the first of two of one kind
    ['Drained 240g of 400g', mass(240)],
    ['Steak 12oz, 1lb', mass(340.2)],
  ])('%s', (name, size) => {
    expect(parseSize(name)).toEqual(size);
  });
});

describe('what no shop sells is a misprint', () => {
  test.each<[string, Size]>([
    ['Sand 30kg', mass(30_000)],
    ['Sand 30.1kg', none],
    ['Bags x2 60kg', mass(60_000, 2)],
    // 0.09 g a piece, and less of them
    ['Sweeteners 100 Tablets 9g', mass(9, 100)],
    ['Sweeteners 100 Tablets 8g', items(100)],
    ['Saffron 0.05g', mass(0.05)],
    ['Saffron 1 x 0.05g', mass(0.05, 1)],
  ])('%s', (name, size) => {
    expect(parseSize(name)).toEqual(size);
  });
  test('a range is the middle of it, unless its ends are ten times apart or the wrong way round', () => {
    expect(parseSize('Trout 100g-1kg')).toEqual(about(mass(550)));
    expect(parseSize('Trout 99g-1kg')).toEqual(about(mass(1000)));
    expect(parseSize('Trout 500g-500g')).toEqual(about(mass(500)));
    expect(parseSize('Trout 0-0kg')).toEqual(none);
    expect(parseSize('Trout 300-400g x 2')).toEqual(about(mass(350, 2)));
  });
  test('a name longer than any is not read', () => {
    const name = (length: number): string => `500g ${'x'.repeat(length - 5)}`;
    expect(parseSize(name(LONGEST_NAME))).toEqual(mass(500));
    expect(parseSize(name(LONGEST_NAME + 1))).toEqual(none);
  });
});

test('tea bags by count: each is a piece of 80, not its weight', () => {
  expect(sizeRatio(mass(232, 80), items(40))).toBe(0.5);
  expect(sizeRatio(none, none)).toBeNull();
  expect(sizeRatio({ kind: 'none' }, items(4))).toBeNull();
});

test.each<[Size, string]>([
  [items(2), '2 pack'],
  [mass(500, 0), '500 g'],
])('%j reads %s', (size, words) => {
  expect(formatSize(size)).toBe(words);
});
