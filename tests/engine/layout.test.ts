// A list means the same however it is laid out: what all its lines wear is none of its things.
import fc from 'fast-check';
import { readList } from '../../engine';

const THINGS = [
  'milk',
  'brown bread',
  '2 tins tuna',
  'cheddar 400g',
  'red onions',
  'washing up liquid',
  'gluten free pasta',
  'cat litter',
  '3 bananas',
  'toothpaste',
];
const said = (text: string): string[] =>
  readList(text).items.map(({ searchTerm, need }) => `${searchTerm} ${JSON.stringify(need)}`);
const PLAIN = said(THINGS.join('\n'));

type Layout = (thing: string, at: number) => string;
const ROMAN = 'i ii iii iv v vi vii viii ix x'.split(' ');
const LAYOUTS: [string, Layout][] = [
  ['tags', (thing) => `<li class="a">${thing}</li>`],
  ['blanks of a page', (thing) => `&nbsp;&nbsp;${thing}`],
  ['emphasis', (thing) => `**${thing}**`],
  ['stars with bullets', (thing) => `- *${thing}*`],
  ['quotation marks', (thing) => `“${thing}”`],
  ['numbers with #', (thing, at) => `#${at + 1} ${thing}`],
  ['numbers in brackets', (thing, at) => `(${at + 1}) ${thing}`],
  ['numbers and dashes', (thing, at) => `${at + 1} - ${thing}`],
  ['numbers and colons', (thing, at) => `${at + 1}: ${thing}`],
  ['numbers close to the thing', (thing, at) => `${at + 1}.${thing}`],
  ['letters', (thing, at) => `${String.fromCharCode(97 + at)}) ${thing}`],
  ['roman numbers', (thing, at) => `${ROMAN[at]}. ${thing}`],
  ['rows of CSV', (thing, at) => `${thing},1,£${at}.50`],
  ['rows with bars', (thing) => `| ${thing} | £1.20 |`],
  ['numbered rows with bars', (thing, at) => `| ${at + 1} | ${thing} |`],
  ['senders', (thing, at) => `${at % 3 ? 'Dad' : 'Ellie B'}: ${thing}`],
  ['times and senders', (thing, at) => `14:${10 + at} ${at % 2 ? 'Dad' : 'Mum'}: ${thing}`],
  ['who and when above', (thing, at) => (at % 3 ? thing : `Sarah  9:1${at} AM\n${thing}`)],
  ['an empty line behind each', (thing) => `${thing}\n`],
  ['a price behind each', (thing, at) => `${thing} ${50 + at}p`],
];

describe('a layout is no part of the things', () => {
  test.each(LAYOUTS)('%s', (_, layout) => {
    expect(said(THINGS.map(layout).join('\n'))).toEqual(PLAIN);
  });

  test('in any order of the things, any layout', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(THINGS, { minLength: 6 }),
        fc.constantFrom(...LAYOUTS),
        (things, [, layout]) => {
          expect(new Set(said(things.map(layout).join('\n')))).toEqual(
            new Set(said(things.join('\n'))),
          );
        },
      ),
      { numRuns: 60, seed: 26 },
    );
  });

  test('numbers within one line part its things', () => {
    expect(said('1) milk 2) brown bread 3) cat litter')).toEqual(
      said('milk, brown bread, cat litter'),
    );
    expect(readList('milk 1.5l, tea').items).toHaveLength(2);
  });

  test('numbers count on behind headings, and begin again under each', () => {
    // "Cupboard" was taken for what is at home.
    const text = 'Fridge:\n1) milk\n2) butter\n3) eggs\n\nCupboard:\n4) rice\n5) 2 tins tuna';
    expect(readList(text).items.map(({ searchTerm, quantity }) => [searchTerm, quantity])).toEqual([
      ['milk', 1],
      ['butter', 1],
      ['eggs', 1],
      ['rice', 1],
      ['tin tuna', 2],
    ]);
  });
});

describe('a heading in front of a line holds for the line', () => {
  const led = (text: string): string[] =>
    readList(text).items.map(({ searchTerm, heading }) => `${searchTerm} (${heading})`);
  test.each<[string, string, string[]]>([
    [
      'sections, one of which says something',
      'Dairy: milk, butter\nFrozen: peas, chips\nBakery: rolls',
      [
        'milk (Dairy)',
        'butter (Dairy)',
        'frozen peas (Frozen)',
        'frozen chips (Frozen)',
        'rolls (Bakery)',
      ],
    ],
    [
      'with dashes',
      'Fruit & veg - apples\nMeat - mince\nTins - beans',
      ['apples (Fruit & veg)', 'mince (Meat)', 'beans (Tins)'],
    ],
    [
      'rooms, whose second line was left out as a note',
      'Kitchen: bin bags; foil\nBathroom: loo roll; bleach',
      ['bin bags (Kitchen)', 'foil (Kitchen)', 'loo roll (Bathroom)', 'bleach (Bathroom)'],
    ],
    [
      'meals, whose first line was left out as a note',
      'breakfast: cereal, milk\nlunch: bread, ham\ndinner: mince',
      ['cereal (breakfast)', 'milk (breakfast)', 'bread (lunch)', 'ham (lunch)', 'mince (dinner)'],
    ],
    ['shops', 'Tesco: milk\nAldi: bread', ['milk (Tesco)', 'bread (Aldi)']],
    [
      'who it is for, and what they may not eat',
      'For Sam: bread\nGluten free: pasta',
      ['bread (For Sam)', 'gluten free pasta (Gluten free)'],
    ],
    [
      'things and their kinds are none',
      'milk: 2 pints\nbread: brown',
      ['milk 2 pints (null)', 'brown bread (null)'],
    ],
  ])('%s', (_, text, items) => expect(led(text)).toEqual(items));
});

describe('a line with a colon', () => {
  test.each([
    ['Mum: milk', 'milk'],
    ['14:02 Dad: paracetamol', 'paracetamol'],
    ['need: bread', 'bread'],
    ['veg: carrots', 'carrots'],
    // Which kind of it: the thing is named as well.
    ['bread: brown', 'brown bread'],
    ['soup: tomato', 'tomato soup'],
  ])('%s is no heading', (text, searchTerm) => {
    expect(readList(text)).toMatchObject({ items: [{ searchTerm }], leftOut: [] });
  });
});

describe('what stands on some lines only says something', () => {
  test('numbers that do not count on are amounts', () => {
    const amounts = readList('6 eggs\n2 tins tuna\n4 bananas').items.map(({ need }) => need);
    expect(amounts).toMatchObject([{ count: 6 }, { count: 2 }, { count: 4 }]);
  });
  test('prices behind names are no times', () => {
    expect(said('Milk 1.20\nBread 1.50\nEggs 2.10').map((one) => one.split(' ')[0])).toEqual([
      'Milk',
      'Bread',
      'Eggs',
    ]);
  });
  test('one line in stars is set apart', () => {
    const { items, leftOut } = readList('*Frozen*\npeas\nchips\nfish fingers');
    expect(items.map(({ searchTerm }) => searchTerm)).toEqual([
      'frozen peas',
      'frozen chips',
      'frozen fish fingers',
    ]);
    expect(leftOut).toMatchObject([{ reason: 'heading' }]);
  });
  test('lines keep their numbers and their words', () => {
    expect(readList('\n#1 milk\n\n#2 eggs\n\n#3 tea\n').items.map(({ line }) => line)).toEqual([
      2, 4, 6,
    ]);
  });
});
