// How a whole text is written tells how each of its lines is meant: scanned, in columns, as a table, with kinds behind commas.
import { readList, type ReadItem } from '../../engine';

const items = (text: string): ReadItem[] => readList(text).items;
const terms = (text: string): string[] => items(text).map(({ searchTerm }) => searchTerm);
const counts = (text: string): [string, number][] =>
  items(text).map(({ searchTerm, quantity }) => [searchTerm, quantity]);

test('letters that a scanner took for digits are letters, and the other way round', () => {
  expect(
    counts('M1lk x2\nCarr0ts lkg\nToi1et rol1\nMince 75Og\nEggs l2\nWash1ng up liquid'),
  ).toEqual([
    ['Milk', 2],
    ['Carrots 1kg', 1],
    ['Toilet roll', 1],
    ['Mince 750g', 1],
    ['Eggs 12', 1],
    ['Washing up liquid', 1],
  ]);
});

test.each(['7up', 'E45 cream', 'vitamin B12', 'WD40', '50/50 bread', 'sun cream spf50', 'soda 1l'])(
  'figures of a name stay: %s',
  (name) => expect(items(`milk\n${name}\nbread`)[1]!.text).toBe(name),
);

test('things on both sides of wide gaps are things of their own, also those that nobody knows', () => {
  expect(
    terms(
      'Eggs 12               Bin bags\nButter Country Life      Tlssues\nNatural yoghurt       Plasters\nBroccoli          Jarn - rasp\nSausages pkt          Rice long grain',
    ),
  ).toEqual([
    'Eggs 12',
    'Bin bags',
    'Butter Country Life',
    'Tlssues',
    'Natural yoghurt',
    'Plasters',
    'Broccoli',
    'rasp Jarn',
    'Sausages pkt',
    'Rice long grain',
  ]);
  expect(terms('milk       2 pints\nbread      x2\neggs       6')).toHaveLength(3);
});

test('eggs are counted in their pack in whatever language', () =>
  expect(items('wyau x12\njajka 10').map(({ need }) => need)).toEqual([
    { kind: 'pieces', count: 12 },
    { kind: 'pieces', count: 10 },
  ]));

test('of what is dictated without marks, what only describes or holds names nothing', () =>
  expect(
    counts(
      'right so i need bread the seeded one and milk two of them semi skimmed and some bacon smoked not streaky um and then for sunday get a medium whole chicken and parsnips and carrots\noh hang on someones at the door\nwashing up liquid and some paracetamol two packets and i think thats',
    ),
  ).toEqual([
    ['seeded bread', 1],
    ['semi skimmed milk', 2],
    ['bacon smoked', 1],
    ['whole chicken', 1],
    ['parsnips', 1],
    ['carrots', 1],
    ['washing up liquid', 1],
    ['paracetamol', 2],
  ]));

test('the head of a table is a heading, and a sentence with commas is no head', () => {
  const { items: found, leftOut } = readList(
    'item,qty,size,where\nmilk,2,2 pints,Aldi\nbread,1,,Aldi',
  );
  expect(found.map(({ searchTerm, quantity }) => [searchTerm, quantity])).toEqual([
    ['milk 2 pints', 2],
    ['bread', 1],
  ]);
  expect(leftOut.map(({ line, reason }) => [line, reason])).toEqual([[1, 'heading']]);
  const prose = 'for the food, whatever we need, beer for the husband\nham, eggs, rice';
  expect(terms(prose)).toEqual(expect.arrayContaining(['ham', 'eggs', 'rice']));
});

test('a row of a table without a head is one thing, in whatever languages', () =>
  expect(
    counts('Salça\ttomato puree\t2 tubes\nSüt\twhole milk\t3\nYoğurt\tnatural yogurt\t1 kg').map(
      ([, quantity]) => quantity,
    ),
  ).toEqual([2, 3, 1]));

test('where commas part things from their kinds, what only describes names none', () => {
  const kinds =
    'sugar, white\nmicrofibre cloths, mixed colours\nblack sacks, heavy duty, 2 rolls\nham\nrubber gloves, large\nsurface spray Dettol x3';
  expect(counts(kinds)).toEqual([
    ['white sugar', 1],
    ['mixed colours microfibre cloths', 1],
    ['heavy duty black sacks', 2],
    ['ham', 1],
    ['rubber gloves large', 1],
    ['surface spray Dettol', 3],
  ]);
  expect(terms('milk, bread, eggs\nham, kale\nrice, parmesan, floss\npasta, jam')).toHaveLength(10);
});

test.each<[string, [string, number][]]>([
  ['mince pies 6 x2 deep filled', [['mince pies deep filled 6', 2]]],
  ['burgers - beef - no rusk in them', [['beef burgers no rusk', 1]]],
  [
    'plain flour, self raising too',
    [
      ['plain flour', 1],
      ['self raising', 1],
    ],
  ],
  ['sanitary towels with wings night time', [['wings night time sanitary towels', 1]]],
  [
    'Bread. Ham',
    [
      ['Bread', 1],
      ['Ham', 1],
    ],
  ],
  [
    "I've got on mine: milk, kale",
    [
      ['milk', 1],
      ['kale', 1],
    ],
  ],
  ['Hand soap - NOT NEEDED, found a box', []],
  ['kawa jest, cukier jest', []],
  ['dim angen: siwgr, coffi', []],
  ['diolch x', []],
])('among other lines "%s"', (line, expected) =>
  expect(counts(`butter\ncheese\n${line}\nrice\npasta`).slice(2, -2)).toEqual(expected),
);

test.each([
  ['parmesan or grana padano', 'parmesan'],
  ['cheddar or red leicester', 'cheddar'],
  ['red or white wine', 'red wine'],
  ['orange or apple juice', 'orange juice'],
  ['20 dkg szynka', '20 dkg szynka'],
  ['lager 10 or 12 pack', 'lager 12 pack'],
])('%s', (text, expected) => expect(terms(text)).toEqual([expected]));

test.each<[string, string[]]>([
  [
    'milk\nbread\neggs\n\nGot in the cupboard:\nrice\npasta\noil\n\nhoney',
    ['milk', 'bread', 'eggs', 'honey'],
  ],
  ['TO BUY\nmilk\nbread\n\nDON’T BUY\nrice\n\nno need for:\nham', ['milk', 'bread']],
  ['Still to get:\nrice\nham', ['rice', 'ham']],
  ["We've got to get:\nrice\nham", ['rice', 'ham']],
  [
    'Dad: shaving foam, socks\nMum: horlicks\nMe: crisps',
    ['shaving foam', 'socks', 'horlicks', 'crisps'],
  ],
  ['milk\ncall Gran\nring the vet\nring doughnuts\neggs', ['milk', 'ring doughnuts', 'eggs']],
  [
    'Vegan shop - Priya coming Fri\noat milk\ntofu firm (2)\nno eggs!! use flax\nham',
    ['vegan oat milk', 'vegan tofu firm', 'vegan ham'],
  ],
  ['-milk-\nbread\nham\nrice', ['bread', 'ham', 'rice']],
  [
    'milk\n4 bananas, greenish\nTena Lady pads, extra plus',
    ['milk', '4 bananas', 'extra plus Tena Lady pads'],
  ],
])('of what a heading says is there, or left to get: %j', (text, expected) =>
  expect(terms(text)).toEqual(expected),
);

test('a step of a recipe that says what comes next is no thing to buy', () => {
  expect(
    terms(
      '2 onions\n500ml stock\nPour in the ale and let it bubble, then add the purée and herbs.',
    ),
  ).toEqual(['2 onions', '500ml stock']);
  expect(terms('ale\nstir fry veg\nherbs')).toEqual(['ale', 'stir fry veg', 'herbs']);
});

test('what is done stands behind a dash, and where it was done may follow', () => {
  const read = readList('Sprouts\nXmas pudding - done, M&S\nStuffing - done, need gravy');
  expect(read.leftOut).toEqual([expect.objectContaining({ line: 2, reason: 'has' })]);
});

test('a title right above the things is none of them', () => {
  expect(terms('Shopping\nMilk\nBread\nEggs')).toEqual(['Milk', 'Bread', 'Eggs']);
});

test.each([
  ['milk, 12 eggs', ['milk', '12 eggs']],
  ['butter, 2 pints milk', ['butter', '2 pints milk']],
  ['wine, 6 bottles', ['wine']],
  ['bread, 6 rolls', ['bread 6 rolls']],
])('%s: what is counted behind a comma', (line, things) => {
  expect(terms(`tea\n${line}\njam`)).toEqual(['tea', ...things, 'jam']);
});

test('what a message ends with is no thing', () => {
  expect(terms('Milk\nBread\nThanks so much\nBest wishes\nMargaret')).toEqual(['Milk', 'Bread']);
});

test('who asks a friend writes no recipe: pints stay', () => {
  expect(
    terms(
      'Could you get 4 pints semi skimmed, a loaf of white bread (thick sliced), bacon and ham',
    )[0],
  ).toBe('4 pints semi skimmed');
});

test('parts of a thing are no packs of it', () => {
  const amounts = items('4 sprigs thyme\n2 bay leaves\n3 garlic cloves\n4 toms\nbay leaves x2');
  expect(amounts.map(({ quantity, need }) => [quantity, need.kind])).toEqual([
    [1, 'pieces'],
    [1, 'pieces'],
    [1, 'pieces'],
    [4, 'pieces'],
    [2, 'packs'],
  ]);
});
