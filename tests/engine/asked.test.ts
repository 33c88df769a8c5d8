// How much a line asks for: packs, pieces or an amount.
import { lineOf, parseLine, readList } from '../../engine';
import {
  amountOf,
  bounded,
  measuredIn,
  type Amount,
  type ItemWords,
} from '../../engine/reading/need';
import type { KnownToken } from '../../engine/tagger/wordKnowledge';
import { stem } from '../../engine/words/normalise';

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
    ['bin bags 30L', item({ name: 'bin bags', size: '30 l' }), packs(1)],
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
    [
      'apples pink lady x6',
      item({ count: '6 x', name: 'apples pink lady', trailing: true }),
      { ...pieces(6, null), quantity: 6 },
    ],
    ['apple juice x2', item({ count: '2 x', name: 'apple juice', trailing: true }), packs(2)],
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
  ['42 w 2.1 kg', { kind: 'mass', amount: 2100 }],
  ['19 washes 1.9 l', { kind: 'volume', amount: 1900 }],
  // As names have it: what is in all six.
  ['6 pack 150 g', { kind: 'mass', amount: 150 }],
  ['2 to 3 kg', { kind: 'mass', amount: 2000 }],
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
    expect(rows('Frozen:\npeas\n2 x chips')).toEqual(['frozen peas', '2 x frozen chips']);
  });
});
