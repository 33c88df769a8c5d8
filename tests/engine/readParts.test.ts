// The parts of a line: how much, a kind behind a comma, what belongs to the thing.
import { readList, readRow } from '../../engine';
import { terms } from './terms';

test.each([
  ['2 milk', 2, { kind: 'packs', count: 2 }],
  ['4 cans of lager', 1, { kind: 'pieces', count: 4 }],
  ['10 mixed eggs', 1, { kind: 'pieces', count: 10 }],
  ['6 apples', 6, { kind: 'pieces', count: 6 }],
  ['4 cloves garlic', 1, { kind: 'pieces', count: 4, part: true }],
  ['sandwich bags 50', 1, { kind: 'pieces', count: 50 }],
  ['tea bags 80', 1, { kind: 'pieces', count: 80 }],
  ['Yorkshire Tea 80 bags', 1, { kind: 'pieces', count: 80 }],
  ['500g mince', 1, { kind: 'mass', amount: 500 }],
  // A pack's size, all of it: not six millilitres.
  ['6 x 330ml coke', 1, { kind: 'volume', amount: 1980 }],
  ['2 x 500g mince', 1, { kind: 'mass', amount: 1000 }],
  ['apples x6', 6, { kind: 'pieces', count: 6 }],
  ['salmon fillets x 4', 4, { kind: 'pieces', count: 4 }],
  ['4 tins tuna', 4, { kind: 'packs', count: 4, inside: true }],
  ['2 bags crisps', 2, { kind: 'packs', count: 2 }],
  ['6 cans of coke', 1, { kind: 'pieces', count: 6, held: true }],
  ['half doz. eggs', 1, { kind: 'pieces', count: 6 }],
  ['1 doz eggs', 1, { kind: 'pieces', count: 12 }],
  ['1/2 doz. morning rolls', 1, { kind: 'pieces', count: 6 }],
  // A number with its "x" in front of a thing counts packs, whatever numbers the thing holds.
  ['3 x 4 pack milk', 3, { kind: 'packs', count: 3 }],
  ['80 x eggs 12', 80, { kind: 'packs', count: 80 }],
])('%s', (text, quantity, need) => expect(readRow(text)).toMatchObject({ quantity, need }));

test.each([
  ['C/Flakes', 'C/Flakes'],
  ['s/s milk', 's/s milk'],
  ['p/apple juice 1l', 'p/apple juice 1l'],
])('a letter that stands for a word is no thing of its own: %s', (text, searchTerm) => {
  expect(readList(`${text}\nbread\nbutter\neggs`).items[0]).toMatchObject({
    searchTerm,
    alternatives: [],
  });
  expect(readRow(text).searchTerm).toBe(searchTerm);
});

test.each([
  ['bacon, smoked, back', 'smoked back bacon'],
  ['bacon, back', 'back bacon'],
])('a kind behind a comma is no second thing: %s', (text, searchTerm) => {
  expect(readList(text).items).toMatchObject([{ searchTerm }]);
});

test.each([
  ['sausages pork, thick (8)', 'thick sausages pork 8'],
  ['dog food for an oul labrador (senior)', 'senior dog food'],
  ['Squash - 4 large bottles, orange or blackcurrant', 'orange Squash large'],
])(
  'what is counted, bottled or for whom a thing is parts it from none of its words: %s',
  (line, term) => {
    const { items } = readList(`milk\nbread\n${line}\neggs`);
    expect(items.map(({ searchTerm }) => searchTerm)).toEqual(['milk', 'bread', term, 'eggs']);
  },
);

test.each([
  ['- carrots & a swede', ['carrots', 'swede']],
  ['- milk and 2 loaves', ['milk', 'loaves']],
  ['- milk and two tins of beans', ['milk', 'beans']],
])('what is counted behind "and" is a thing of its own: %s', (line, things) => {
  const { items } = readList(`Hiya, can you get these\n${line}\n- bread\n- 6 eggs\nthanks`);
  expect(items.slice(0, 2).map(({ searchTerm }) => searchTerm.split(' ').at(-1))).toEqual(things);
});

test.each([
  ['bread and salted butter', ['bread', 'salted butter']],
  ['bread and garlic butter', ['bread', 'garlic butter']],
])('a word that names hold with the next belongs to it: %s', (line, things) => {
  expect(readList(line).items.map(({ searchTerm }) => searchTerm)).toEqual(things);
});

test.each([
  ['squash, orange', ['orange squash']],
  ['hair bobbles, black\nmilk, bread', ['black hair bobbles', 'milk', 'bread']],
  ['washing up liquid, fairy', ['fairy washing up liquid']],
  ['cheese, ham', ['cheese', 'ham']],
])('what stands behind a comma in %j is a kind of the thing, or a thing', (text, expected) =>
  expect(terms(text)).toEqual(expected),
);

test.each([
  ['crisps, salt and vinegar ones', ['salt and vinegar crisps']],
  ['mince, lean one 5%', ['lean one 5% mince']],
  ['milk, bread, the seeded one, eggs', ['milk', 'seeded bread', 'eggs']],
  ['bread, milk, one onion', ['bread', 'milk', 'onion']],
  ['head and shoulders big', ['head and shoulders big']],
])('a part that speaks of the thing before it, or a maker, is no second thing: %s', (text, read) =>
  expect(terms(text)).toEqual(read),
);

test.each([
  ['mayo not the light one', { searchTerm: 'mayo not the light', refused: ['light'] }],
  ['guinness 0.0', { searchTerm: 'guinness 0.0' }],
  ['shampoo 2in1', { searchTerm: 'shampoo 2in1', quantity: 1 }],
  ['toothbrush kids age 3', { searchTerm: 'toothbrush kids age 3', quantity: 1 }],
  ['calpol 6 plus', { searchTerm: 'calpol 6 plus', quantity: 1 }],
  ['calpol six plus', { searchTerm: 'calpol six plus', quantity: 1 }],
  ['shower gel own brand', { searchTerm: 'shower gel own brand' }],
  ['crisps for the kids', { searchTerm: 'crisps for the kids' }],
])('what says which one is meant is not lost: %s', (line, item) =>
  expect(readRow(line)).toMatchObject(item),
);

test('where no word denies, nothing is refused, whatever stands around it', () => {
  const list =
    'milk\nfish fingers the birds eye ones\nyoghurt the muller ones\nmayo not the light one';
  expect(terms(list)).toEqual([
    'milk',
    'birds eye fish fingers',
    'muller yoghurt',
    'mayo not the light one',
  ]);
});

test('a remark about which one is meant is a wish, and no part of the name', () => {
  const [milk] = readList('milk (the big one)\nbread').items;
  expect(milk).toMatchObject({
    searchTerm: 'milk big one',
    wishes: [expect.stringMatching(/^big/)],
  });
});

test.each([
  ['vegan cheese that actually melts', ['vegan cheese']],
  ['bread that stays fresh', ['bread']],
  ["jam that isn't too sweet", ['jam not sweet']],
  ['cheese that comes grated', ['cheese grated']],
  ['soft mints in the white packet', ['soft mints']],
  ['yoghurts that the kids like and some ham', ['yoghurts', 'ham']],
  ['noodles, own brand cola 2l', ['noodles', 'own brand cola 2l']],
  ['cat food, Felix in jelly x12', ['Felix in jelly cat food']],
  ['sun joint of beef, parsnips', ['joint of beef', 'parsnips']],
  ['hair dye number 6', ['hair dye number 6']],
  ['2 x 12 eggs', ['12 eggs']],
  ['Weekend: roast chicken, stuffing', ['roast chicken', 'stuffing']],
  ['aldi version of coco pops', ['own brand coco pops']],
  ['nutella knock off, bread', ['nutella own brand', 'bread']],
  ['Dairy:', []],
  ['Shopping list', []],
])('of %j only what is wanted is read, and all of it', (text, expected) =>
  expect(terms(text)).toEqual(expected),
);

// Left out as a remark, a diet would be lost: eating without it may make someone ill.
test.each([
  ['milk that is lactose free', /lactose free/],
  ['yogurt - has to be vegan', /vegan/],
  ['chicken from the halal counter', /halal/],
  ['ice cream that is vegan', /vegan/],
  ['mint ice cream that is dairy free', /dairy free/],
  ["yogurt, doesn't have to be vegan", /^yogurt$/],
])('a diet stays with its thing, wherever it is said: %s', (text, searchTerm) =>
  expect(readList(text).items).toMatchObject([{ searchTerm: expect.stringMatching(searchTerm) }]),
);

// "mince (beef, 5%)" were five packs, and "gluten free pasta 50p" was looked for with its 50.
test.each([
  ['mince (beef, 5%)', /5%/, 1],
  ['5% mince', /5%/, 1],
  ['mince 5 per cent fat', /mince 5 per cent fat/, 1],
  ['20 percent fat mince', /20 percent fat mince/, 1],
  ['2% milk x2', /2%/, 2],
  ['gluten free pasta 50p', /^gluten free pasta$/, 1],
  ['50p pasta', /^pasta$/, 1],
])('a sign close behind a number says what it is: %s', (text, searchTerm, quantity) => {
  expect(readList(text).items).toMatchObject([
    { searchTerm: expect.stringMatching(searchTerm), quantity },
  ]);
});

test('how much of each is said: two things, also where other lines say a kind behind their mark', () => {
  const others = 'butter (not spreadable)\nwine (red)\n';
  expect(terms(`${others}chicken breasts 500g, mince 500g`).slice(2)).toEqual([
    'chicken breasts 500g',
    'mince 500g',
  ]);
  expect(terms(`${others}milk 2l, semi skimmed`).slice(2)).toEqual(['semi skimmed milk 2l']);
});
