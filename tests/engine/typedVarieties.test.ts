// A variety that was typed and one that excludes it: of judged pairs of strengths, colours and salt none but the stand-ins was accepted.
import { findProducts } from '../../engine';
import { kindOf } from '../../engine/knowledge/everydayKinds';
import { attributesOf } from '../../engine/knowledge/attributePhrases';
import { wordsIn } from '../../engine/names/nameWords';
import { shelf } from '../fixtures/shelves';

const found = (line: string, names: readonly string[]): string[] =>
  findProducts(line, 'TESCO', shelf([...names])).map(({ product }) => product.name);

test.each([
  {
    line: 'sliced cheddar mild',
    first: 'Tesco Mild Cheddar Slices 250G',
    other: 'Tesco Sliced Extra Mature Cheddar 250G',
  },
  {
    line: 'grated cheddar extra mature',
    first: 'Tesco Extra Mature Grated Cheddar 250G',
    other: 'Tesco Grated Mature Cheddar 250G',
  },
  { line: 'red grapes 500g', first: 'Tesco Red Grapes 500G', other: 'Tesco Green Grapes 500G' },
  {
    line: 'butter unsalted 250g',
    first: 'Tesco Unsalted Butter 250G',
    other: 'Tesco Salted Butter 250G',
  },
  {
    line: 'wafer thin ham',
    first: 'Tesco Wafer Thin Ham 125G',
    other: 'Tesco Thickly Sliced Ham 125G',
  },
])('$line is $first and not $other', ({ line, first, other }) => {
  expect(found(line, [other, first])[0]).toBe(first);
});

test.each([
  ['mature cheddar', 'Tesco Extra Mature Cheddar 400G', 'who asks for mature takes extra mature'],
  ['salted butter', 'Tesco Slightly Salted Butter 250G', 'and salted slightly salted'],
  ['white onions', 'Tesco Brown Onions 1Kg', 'white onions are sold as brown ones'],
])('%s is found as %s: %s', (line, name) => {
  expect(found(line, [name])).toEqual([name]);
});

test('a white zinfandel is a rosé', () => {
  expect(attributesOf(wordsIn('Barefoot White Zinfandel 75cl'))['wine']).toEqual(['rose']);
});

test('who refuses the chilled one gets none, though the dairy is free behind it', () => {
  const names = ['Alpro Soya No Sugar Chilled Dairy Free Drink 1L', 'Alpro Soya No Sugar Drink 1L'];
  expect(found('alpro soya unsweetened not chilled', names)).toEqual(names.slice(1));
  const butter = ['Meridian Crunchy Peanut Butter Palm Oil Free 280G'];
  expect(found('crunchy peanut butter no palm oil', butter)).toEqual(butter);
});

test('what is made of soya is dairy free without saying so', () => {
  const ices = ['Swedish Glace Vanilla Soy Ice Cream Alternative', 'Tesco Vanilla Ice Cream'];
  expect(found('dairy free ice cream vanilla', ices)).toEqual(ices.slice(0, 1));
});

test('a diet asked for is not taken for another one that was not', () => {
  const custard = ['Alpro Vanilla Dairy Free Soya Custard 525g'];
  expect(found('dairy free custard', custard)).toEqual(custard);
});

test('kettle chips are called so where their names print no chips', () => {
  const names = ['Kettle Sea Salt & Balsamic Vinegar 130G'];
  expect(found('kettle chips sea salt & balsamic', names)).toEqual(names);
});

test('tablets are no syrup for children', () => {
  const syrup = ['Calpol SixPlus Paracetamol Suspension Strawberry Flavour'];
  expect(found('paracetamol', syrup)).toEqual([]);
  expect(found('paracetamol suspension', syrup)).toEqual(syrup);
});

test.each([
  ['tampax compak reg', 'Tampax Compak Regular Tampons Applicator', 'reg is regular'],
  ['greek yoghurt fage 0%', 'Fage Total 0% Fat Strained Yoghurt', 'all that Fage makes is Greek'],
  ['nappy pants size 5', 'Fred & Flo 38 Easy Fit Nappy Pant Size5', 'a size printed as one word'],
])('%s is found as %s: %s', (line, name) => {
  expect(found(line, [name])).toEqual([name]);
});

test('what is free of a thing is not the thing', () => {
  const butter = ['Meridian Smooth Peanut Butter Palm Oil Free 280G'];
  expect(found('palm oil', butter)).toEqual([]);
  expect(found('peanut butter palm oil free', butter)).toEqual(butter);
});

test('what makes another thing of a kind keeps its name from it', () => {
  expect(kindOf(['sponge'])).not.toBeNull();
  expect(kindOf(['fresh', 'cream', 'sponge'])).toBeNull();
  expect(kindOf(['maternity', 'towel', 'tea'])).toBeNull();
  expect(found('mushrooms chestnut', ['Tesco Mushroom, Chestnut & Onion Roast 400G'])).toEqual([]);
});

test.each([
  ['mini cucumbers', 'Tesco Baby Cucumbers 200G'],
  ['skyr plain', 'Arla Skyr Natural Icelandic Style Yogurt 450g'],
])('%s is found as %s', (line, name) => {
  expect(found(line, [name])).toEqual([name]);
});

test.each([
  [
    'fairy non bio liquid',
    'Fairy Non Bio Washing Gel 26 Washes 858ml',
    'Fairy Non-Bio Washing Liquid Pods 29 Washes',
  ],
  [
    'whiskas pouches for older cat',
    'Whiskas 7+ Senior Wet Cat Food Pouches 12 x 85g',
    'Whiskas 1+ Adult Wet Cat Food Pouches 12 x 85g',
  ],
  [
    'popcorn sweet and salty little bags',
    'Proper Sweet & Salty Popcorn 90g',
    'Proper Sweet Popcorn 90g',
  ],
  [
    "ella's kitchen pouch 4m+ chicken",
    "Ella's Kitchen Chicken Baby Food Pouch 4+ Months 120G",
    "Ella's Kitchen Chicken Baby Food Pouch 7+ Months 130G",
  ],
])('"%s" is %s, not %s', (line, name, other) => {
  for (const names of [
    [name, other],
    [other, name],
  ])
    expect(findProducts(line, 'TESCO', shelf(names))[0]?.product.name).toBe(name);
});

test('bread flour is strong flour, and not the plain one', () => {
  const names = ['Tesco Plain Flour 1.5Kg', 'Tesco Strong White Bread Flour 1.5Kg'];
  expect(findProducts('bread flour', 'TESCO', shelf(names))[0]?.product.name).toBe(names[1]);
  expect(findProducts('flour', 'TESCO', shelf(names))[0]?.product.name).toBe(names[0]);
});

test('who asks for free range is shown what is, if only as organic, before what is not', () => {
  const names = ['Tesco Whole Chicken Medium', 'Tesco Organic Whole Chicken'];
  expect(found('free range whole chicken', names)[0]).toBe(names[1]);
  expect(found('whole chicken', names)[0]).toBe(names[0]);
});

test.each([
  ['capri sun no added sugar', 'Capri-Sun Zero Orange 8x200ml', 'Capri-Sun Orange 8x200ml'],
  ['sugar free lemonade', 'Tesco Diet Lemonade 2L', 'Tesco Lemonade 2L'],
  ['caffeine free diet coke', 'Diet Coke No Caffeine 2L', 'Diet Coke 2L'],
])('"%s" is %s, and never %s', (line, name, other) => {
  expect(found(line, [other, name])).toEqual([name]);
});
