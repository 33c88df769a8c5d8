// Which of the numbers in a name is its size, and which are none: a describe a rule.
import { LONGEST_NAME } from '../../engine/outside';
import { parseSize } from '../../engine/parseSize';
import type { Size } from '../../engine/types';
import { mass, volume, items, none } from '../fixtures/sizes';

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
    ['CALPOL 120MG/5ML 100ML', { kind: 'volume', amount: 100, count: 0 }],
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
    ['Cola x12 330ml', volume(3960, 12)],
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
