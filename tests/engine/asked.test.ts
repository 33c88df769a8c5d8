// How much a line asks for: what is said in words, in figures, in units, and up to which price. Typed from how people write.
import { lineOf, parseLine, readList } from '../../engine';
import {
  amountOf,
  bounded,
  measuredIn,
  type Amount,
  type ItemWords,
} from '../../engine/query/need';
import { priceLimitIn, withoutPriceLimit } from '../../engine/query/priceLimit';
import { saidNumber } from '../../engine/query/saidNumber';
import { normaliseMeasures } from '../../engine/query/spokenMeasures';
import type { KnownToken } from '../../engine/query/wordKnowledge';
import { stem } from '../../engine/words/normalise';

test.each<[string, number | null]>([
  ['', null],
  ['milk', null],
  ['2', 2],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['1,000', 1000],
  ['1,000,000', 1_000_000],
  ['1,50', 1.5],
  ['.5', 0.5],
  ['½', 0.5],
  ['¾', 0.75],
  ['1/2', 0.5],
  ['10/20', 0.5],
  ['3/4', 0.75],
  ['1/0', null],
  ['50/50x', null],
  ['x1/2', null],
  ['two', 2],
  ['dozen', 12],
  ['half a dozen', 6],
  ['half dozen', 6],
  ['two dozen', 24],
  ['two doz', 24],
  ['a couple', 2],
  ['two pair', 4],
  ['a dozen', 12],
  ['quarter', 0.25],
  ['1 1/2', 1.5],
  ['2 ½', 2.5],
  ['1.5 1/2', 1.5],
  ['1 half', 0.5],
  // Of a range the first counts.
  ['2 3', 2],
  ['2 - 3', 2],
  ['2 1', 2],
  ['x 2', 2],
  ['2 x', 2],
  ['x2', null],
  ['infinity', null],
  ['-', null],
])('"%s" says %p', (text, number) => {
  expect(saidNumber(text.split(' '))).toBe(number);
});

test.each<[string, number | null, string]>([
  ['wine under £6', 6, 'wine'],
  ['wine under £6.50 red', 6.5, 'wine red'],
  ['wine under £12.55', 12.55, 'wine'],
  ['bread below 95p', 0.95, 'bread'],
  ['bread max of 120p', 1.2, 'bread'],
  ['wine up to 10 quid', 10, 'wine'],
  ['wine up to 10 pounds each', 10, 'wine'],
  ['steak less than a fiver', 5, 'steak'],
  ['steak at most A TENNER', 10, 'steak'],
  ['£8 or less wine', 8, 'wine'],
  ['wine 12.5 quid max', 12.5, 'wine'],
  ['  red   wine  under £6 ', 6, 'red wine'],
  ['wine', null, 'wine'],
  ['wine £6', null, 'wine £6'],
])('"%s" may cost %p', (line, limit, rest) => {
  expect(priceLimitIn(line)).toBe(limit);
  expect(withoutPriceLimit(line)).toBe(rest);
});
test('a line longer than anyone writes says no price', () => {
  const line = (length: number): string => `wine under £6 ${'x'.repeat(length - 14)}`;
  expect(priceLimitIn(line(300))).toBe(6);
  expect(priceLimitIn(line(301))).toBeNull();
});

test.each<[string, string]>([
  ['half a dozen eggs', '6 eggs'],
  ['1/2 dozen eggs', '6 eggs'],
  ['half dozen eggs', '6 eggs'],
  ['1/2doz eggs', '6 eggs'],
  ['half doz. eggs', '6 eggs'],
  ['a dozen eggs', '12 eggs'],
  ['2 dozen eggs', '24 eggs'],
  ['2dozen eggs', '24 eggs'],
  ['TWO dozen eggs', '24 eggs'],
  ['three doz. eggs', '36 eggs'],
  ['1/2 kg mince', '0.5kg mince'],
  ['1/2 KG mince', '0.5kg mince'],
  ['1 1/2 pints milk', '1.5 pints milk'],
  ['3/4 litre milk', '0.75l milk'],
  ['1/4 lb burgers', '1/4 lb burgers'],
  ['five hundred grams mince', '500g mince'],
  ['Two hundred and fifty grams butter', '250g butter'],
  ['litre milk', '1l milk'],
  ['pint milk', '1 pints milk'],
  ['pints milk', '1 pints milk'],
  ['kilo of mince', '1kg mince'],
  ['pound of mince', '1lb mince'],
  ['kilo mince', 'kilo mince'],
  ['half a kilo of mince', '0.5kg mince'],
  ['a half kilo of mince', '0.5kg mince'],
  ['a quarter of a pound mince', '0.25lb mince'],
  ['HALF a pint of cream', '0.5 pints cream'],
  ['a pint of milk', '1 pints milk'],
  ['pt of double cream', '1 pints double cream'],
  ['an ounce of yeast', '1oz yeast'],
  ['two pints milk', '2 pints milk'],
  ['milk litre', 'milk 1l'],
  ['milk litre bottle', 'milk litre bottle'],
  ['mince about 500g', 'mince 500g'],
  ['mince approx. 500g', 'mince 500g'],
  ['mince approx 500g', 'mince 500g'],
  ['mince approximately 500g', 'mince 500g'],
  ['mince roughly 500 g', 'mince 500g'],
  ['all about eggs', 'all about eggs'],
  ['twelve eggs', '12 eggs'],
  ['Four beef burgers', '4 beef burgers'],
  ['three bean salad', 'three bean salad'],
  ['five spice', 'five spice'],
  ['lager case of 24', 'lager 24 pack'],
  ['lager crate of 4', 'lager 4 pack'],
  ['lager case of 24 cans', 'lager case of 24 cans'],
  ['crunchie 4s', 'crunchie 4 pack'],
  ['crunchie 12s', 'crunchie 12 pack'],
  ['crunchie 24s', 'crunchie 24 pack'],
  ['crunchie 23s', 'crunchie 23s'],
  ['crunchie 4s bar', 'crunchie 4s bar'],
  ['coke 24x330', 'coke 24x330ml'],
  ['coke 24 x 330', 'coke 24x330ml'],
  ['coke 6x330', 'coke 6x330ml'],
  ['coke 6x331', 'coke 6x331'],
  ['coke 24x330 cans', 'coke 24x330 cans'],
  ['grated mozzarella 250', 'grated mozzarella 250g'],
  ['grated mozzarella 250 mild', 'grated mozzarella 250 mild'],
  ['grated mozzarella 25', 'grated mozzarella 25'],
  ['grated mozzarella 252', 'grated mozzarella 252'],
  ['innocent orange 900', 'innocent orange 900ml'],
  ['tropicana smooth 1000', 'tropicana smooth 1000ml'],
  ['whisky 700', 'whisky 700ml'],
  ['milkshake 500', 'milkshake 500ml'],
  ['tea bags 240', 'tea bags 240'],
  ['teabag 240', 'teabag 240'],
  ['paracetamol tablet 500', 'paracetamol tablet 500'],
  ['500 kilograms 2 kgs 3 grams', '500kg 2kg 3g'],
  ['2 pounds 3 ozs 4 mls 5 cls 6 ltrs 7 pts', '2lb 3oz 4ml 5cl 6l 7 pints'],
  ['500 grams of mince', '500g mince'],
  ['dark chocolate 70', 'dark chocolate 70%'],
  ['dark chocolate 170', 'dark chocolate 170g'],
  ['dark chocolate 70%', 'dark chocolate 70%'],
  ['dark chocolate 70g', 'dark chocolate 70g'],
  ['dark choc 85 big bar', 'dark choc 85% big bar'],
  ['milk chocolate 70', 'milk chocolate 70'],
  ['small bottle of prosecco', 'prosecco 20cl'],
  ['mini bottle wine', 'wine 187ml'],
  ['little bottles coke', 'coke 500ml'],
  ['small bottle of ketchup', 'small bottle of ketchup'],
  ['box of wine', 'wine 2.25l'],
  ['boxed wine', 'wine 2.25l'],
  ['wine bag in box', 'wine 2.25l'],
  ['wine bag in a box', 'wine 2.25l'],
  ['box of crackers', 'box of crackers'],
  ['half bottle of vodka', '35cl vodka'],
  ['a half bottle vodka', '35cl vodka'],
  ['Quarter bottle of whisky', '20cl whisky'],
  ['small bottle of whiskey', '35cl whiskey'],
  ['gin small', 'gin 35cl'],
  ['gin small batch', 'gin small batch'],
  ['half bottle of ketchup', 'half bottle of ketchup'],
])('"%s" is printed "%s"', (said, printed) => {
  expect(normaliseMeasures(said)).toBe(printed);
});

/** Words of a line by the place of the first; "@" before one: it stands for a number. */
function words(text: string, from = 0): KnownToken[] {
  let at = from;
  return text
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const prepared = one.startsWith('~');
      const word = one.replace('~', '');
      const token = {
        text: word,
        kind: /^\d/.test(word) ? ('number' as const) : ('word' as const),
        start: at,
        end: at + word.length,
        apart: true,
      };
      at += word.length + 1;
      return {
        token,
        word,
        stem: stem(word),
        shape: '',
        kind: prepared ? 'prep' : '',
        maker: '-' as const,
      };
    });
}
/** An item of a count, a unit, a size and a name; the name stands in front where the count is behind it. */
const item = (
  said: Partial<Record<'count' | 'unit' | 'size' | 'name', string>> & {
    recipe?: boolean;
    trailing?: boolean;
  },
): ItemWords => ({
  name: words(said.name ?? 'milk', said.trailing ? 0 : 50),
  count: words(said.count ?? '', said.trailing ? 50 : 0),
  unit: words(said.unit ?? '', 20),
  size: words(said.size ?? '', 30),
  recipe: said.recipe ?? false,
  trailing: said.trailing ?? false,
});
const packs = (count: number, more: object = {}): Amount => ({
  quantity: count,
  need: { kind: 'packs', count, ...more },
  inPack: null,
});
const EITHER = { either: true };
const pieces = (count: number, inPack: number | null, more: object = {}): Amount => ({
  quantity: 1,
  need: { kind: 'pieces', count, ...more },
  inPack,
});

describe('how many or how much', () => {
  test.each<[string, ItemWords, Amount]>([
    ['nothing said', item({}), packs(1)],
    ['2 milk', item({ count: '2' }), packs(2)],
    ['150 x milk', item({ count: '150 x' }), { ...packs(99), asked: 150 }],
    ['half milk', item({ count: 'half' }), { ...packs(1), part: true }],
    ['0 milk', item({ count: '0' }), { ...packs(1), asked: 0 }],
    ['1 milk', item({ count: '1' }), packs(1)],
    ['milk 500g', item({ size: '500 g' }), { ...packs(1), need: { kind: 'mass', amount: 500 } }],
    [
      '500g flour of a recipe',
      item({ size: '500 g', recipe: true }),
      { ...packs(1), need: { kind: 'mass', amount: 500, recipe: true } },
    ],
    [
      'rolls 12 pack',
      item({ size: '12 pack' }),
      { ...packs(1), need: { kind: 'pieces', count: 12 } },
    ],
    ['rolls 2 pack', item({ size: '2 pack' }), { ...packs(1), need: { kind: 'pieces', count: 2 } }],
    ['rolls 1 pack', item({ size: '1 pack' }), packs(1)],
    ['rolls large', item({ size: 'large' }), packs(1)],
    ['2 packs', item({ count: '2', unit: 'packs' }), packs(2)],
    ['2 pack', item({ count: '2', unit: 'pack' }), packs(2)],
    ['3 pack', item({ count: '3', unit: 'pack' }), pieces(3, 3)],
    ['9 pack', item({ count: '9', unit: 'pack' }), pieces(9, 9)],
    ['9 packs', item({ count: '9', unit: 'packs' }), packs(9)],
    ['9 multipack', item({ count: '9', unit: 'multipack' }), pieces(9, 9)],
    ['3 unpack', item({ count: '3', unit: 'backpack' }), packs(3)],
    ['6 cans', item({ count: '6', unit: 'cans' }), pieces(6, 6, { held: true })],
    ['6 can', item({ count: '6', unit: 'can' }), pieces(6, 6, { held: true })],
    ['9 rolls', item({ count: '9', unit: 'rolls' }), pieces(9, 9, { held: true })],
    ['9 roll', item({ count: '9', unit: 'roll' }), pieces(9, 9, { held: true })],
    ['4 bar', item({ count: '4', unit: 'bar' }), pieces(4, 4, { held: true })],
    ['4 bars', item({ count: '4', unit: 'bars' }), pieces(4, 4, { held: true })],
    ['3 cans', item({ count: '3', unit: 'cans' }), packs(3, { inside: true })],
    ['3 tins', item({ count: '3', unit: 'tins' }), packs(3, { inside: true })],
    ['3 jars', item({ count: '3', unit: 'jars' }), packs(3, { inside: true })],
    ['3 big jars', item({ count: '3', unit: 'big jars' }), packs(3, { inside: true })],
    ['3 loaves', item({ count: '3', unit: 'loaves' }), packs(3)],
    ['3 slices', item({ count: '3', unit: 'slices' }), pieces(3, 3, { part: true })],
    ['40 slices', item({ count: '40', unit: 'slices' }), pieces(40, null, { part: true })],
    ['40 bags', item({ count: '40', unit: 'bags', name: 'tea' }), pieces(40, 40)],
    ['13 bag', item({ count: '13', unit: 'bag', name: 'tea' }), pieces(13, 13)],
    ['13 teabag', item({ count: '13', unit: 'teabag', name: 'yorkshire' }), pieces(13, 13)],
    ['12 bags', item({ count: '12', unit: 'bags', name: 'crisps' }), packs(12)],
    ['2 x milk', item({ count: '2 x' }), packs(2)],
    ['12 x eggs', item({ count: '12 x', name: 'eggs' }), packs(12)],
    ['eggs x 12', item({ count: 'x 12', name: 'eggs', trailing: true }), pieces(12, 12)],
    ['x 12 eggs', item({ count: 'x 12', name: 'eggs' }), pieces(12, 12)],
    ['12 eggs', item({ count: '12', name: 'eggs' }), pieces(12, 12)],
    ['11 eggs', item({ count: '11', name: 'eggs' }), packs(11)],
    ['50 eggs', item({ count: '50', name: 'eggs' }), pieces(50, 50)],
    ['80 tea bags', item({ count: '80', name: 'tea bags' }), pieces(80, 80)],
    ['50 candles', item({ count: '50', name: 'lanterns' }), pieces(50, 50)],
    ['49 lanterns', item({ count: '49', name: 'lanterns' }), packs(49)],
    [
      'lanterns 50',
      item({ count: '50', name: 'lanterns', trailing: true }),
      { ...packs(1), asks: 50 },
    ],
    [
      'lanterns 13',
      item({ count: '13', name: 'lanterns', trailing: true }),
      { ...packs(1), asks: 13 },
    ],
    [
      'lanterns 12',
      item({ count: '12', name: 'lanterns', trailing: true }),
      {
        ...packs(12, EITHER),
        inPack: 12,
      },
    ],
    ['50 x lanterns', item({ count: '50 x', name: 'lanterns' }), packs(50)],
    ['3 onions', item({ count: '3', name: 'onions' }), { ...pieces(3, 3), quantity: 3 }],
    ['1 onion', item({ count: '1', name: 'onion' }), pieces(1, null)],
    ['12 onions', item({ count: '12', name: 'onions' }), { ...pieces(12, 12), quantity: 12 }],
    ['13 onions', item({ count: '13', name: 'onions' }), { ...pieces(13, null), quantity: 13 }],
    [
      '3 onions of a recipe',
      item({ count: '3', name: 'onions', recipe: true }),
      { ...pieces(3, null), quantity: 3 },
    ],
    ['3 tinned tomatoes', item({ count: '3', name: 'tinned tomatoes' }), packs(3)],
    ['3 frozen cobs', item({ count: '3', name: 'frozen cobs' }), packs(3)],
    [
      '3 untinned tomatoes',
      item({ count: '3', name: 'untinned tomatoes' }),
      { ...pieces(3, 3), quantity: 3 },
    ],
    ['3 plums', item({ count: '3', name: 'plums' }), { ...pieces(3, 3), quantity: 3 }],
    ['3 grated carrots', item({ count: '3', name: '~grated carrots' }), packs(3)],
    ['2 x 500g eggs', item({ count: '2', size: '500 g', name: 'eggs' }), packs(2)],
    ['3 x 500g onions', item({ count: '3', size: '500 g', name: 'onions' }), packs(3)],
    [
      'pampers 6',
      item({ count: '6', name: 'pampers', trailing: true }),
      { ...packs(1), inPack: 6 },
    ],
    [
      'pampers 8',
      item({ count: '8', name: 'pampers', trailing: true }),
      { ...packs(1), inPack: 8 },
    ],
    [
      'pampers 9',
      item({ count: '9', name: 'pampers', trailing: true }),
      {
        ...packs(9, EITHER),
        inPack: 9,
      },
    ],
  ])('%s', (_, asked, amount) => {
    expect(amountOf(asked)).toEqual(amount);
  });
});

test.each<[string, ReturnType<typeof measuredIn>]>([
  ['500 g', { kind: 'mass', amount: 500 }],
  ['2 kg', { kind: 'mass', amount: 2000 }],
  ['1 1/2 lb', { kind: 'mass', amount: 680.4 }],
  ['2 pints', { kind: 'volume', amount: 1136 }],
  ['3 tbsp', { kind: 'volume', amount: 45 }],
  ['6 x 330 ml', { kind: 'volume', amount: 1980 }],
  ['6x330 ml', { kind: 'volume', amount: 1980 }],
  ['6×330 ml', { kind: 'volume', amount: 1980 }],
  ['2 x 3 x 100 g', { kind: 'mass', amount: 600 }],
  ['g', { kind: 'mass', amount: 1 }],
  ['half kilo', { kind: 'mass', amount: 500 }],
  ['3 oz', { kind: 'mass', amount: 85.05 }],
  ['0 g', null],
  ['a pinch', null],
  ['12 pack', null],
  ['constructor', null],
  ['', null],
])('the size "%s" is %j', (size, amount) => {
  expect(measuredIn(words(size))).toEqual(amount);
});

test.each<[number, ReturnType<typeof bounded>]>([
  [1, { quantity: 1 }],
  [99, { quantity: 99 }],
  [100, { quantity: 99, asked: 100 }],
  [0, { quantity: 1, asked: 0 }],
  [2.5, { quantity: 2, asked: 2.5 }],
  [-3, { quantity: 1, asked: -3 }],
  [NaN, { quantity: 1 }],
  [Infinity, { quantity: 1 }],
])('%d items are %j', (count, said) => {
  expect(bounded(count)).toEqual(said);
});

describe('a row', () => {
  test('is read with the words it was typed in, blanks around them off', () => {
    expect(parseLine('  2 x baked beans ')).toEqual({
      originalItem: '2 x baked beans',
      searchTerm: 'baked beans',
      quantity: 2,
      need: { kind: 'packs', count: 2 },
    });
    expect(parseLine('150 x baked beans')).toMatchObject({ quantity: 99, asked: 150 });
    expect(parseLine('baked beans 47')).toMatchObject({ quantity: 1, asks: 47 });
    expect(parseLine('baked beans')).not.toHaveProperty('asks');
    expect(parseLine('baked beans')).not.toHaveProperty('asked');
  });
  test('of a list keeps its own words where they say all of it, else what its heading says', () => {
    const rows = (text: string): string[] => readList(text).items.map((one) => lineOf(one).text);
    expect(rows('2 x baked beans\nmilk')).toEqual(['2 x baked beans', 'milk']);
  });
});
