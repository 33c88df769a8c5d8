// Two choices that share a thing, a use as names print it, what is only liked better, and other ways in which people say a thing.
import { buildCatalogue, findProducts, readLine, readList } from '../../engine';
import { holdersOf, indexOf } from '../../engine/catalogue/invertedIndex';
import { printingOf } from '../../engine/spelling/abbreviation';
import { parseQuery } from '../../engine/query/parseQuery';
import { respelt } from '../../engine/spelling/spellingCorrection';
import { choicesIn } from '../../engine/query/parseLine';
import { wholeChoices } from '../../engine/query/wholeChoices';
import { shelves } from '../fixtures/shelves';

const shelf = (names: readonly string[]) =>
  shelves({ TESCO: names.map((name, at) => `"${name}",${(1 + at / 100).toFixed(2)}`) });
const inSizes = (name: string): string[] =>
  ['250g', '300g', '500g', '1kg'].map((size) => `${name} ${size}`);

const NAMES = [
  'Tesco Apple Juice',
  'Tesco Orange Juice',
  'Tesco Apple & Orange Juice Drink',
  'Tesco Strawberry Yogurt',
  'Tesco Peach Yogurt',
  'Tesco Salt & Vinegar Crisps',
  'Tesco Cheese & Onion Crisps',
  'Tesco Rump Steak',
  'Tesco Chicken Thighs',
  'Tesco Chicken Drumsticks',
  'Tesco Tuna Cat Food',
  'Tesco Salmon Cat Food',
  'Tesco Salmon Fillets',
  'Tesco Braising Beef',
  'Tesco Beef Skirt',
  'Tesco Tomato Pasta Sauce',
  'Tesco White Rolls',
  'Tesco Brown Rolls',
  'Tesco Brown Sauce',
].flatMap(inSizes);
const CATALOGUE = shelf(NAMES);
const choices = (line: string): string[] =>
  choicesIn(line, (said) => wholeChoices(said, printingOf(CATALOGUE)));

test.each([
  ['orange juice or apple', ['orange juice', 'apple juice']],
  ['yoghurts, strawberry or peach', ['strawberry yoghurts', 'peach yoghurts']],
  [
    'crisps salt and vinegar or cheese and onion',
    ['crisps salt and vinegar', 'cheese onion crisps'],
  ],
  ['chicken thighs or drumsticks', ['chicken thighs', 'chicken drumsticks']],
  ['cat food, tuna or salmon', ['cat food, tuna', 'salmon cat food']],
  ['beef skirt or failing that braising', ['beef skirt', 'braising beef']],
  ['rolls (white or brown)', ['white rolls', 'brown rolls']],
  ['lager, bottles or cans', ['lager bottles', 'lager cans']],
  ['calpol sachets or bottle', ['calpol sachets', 'calpol bottle']],
  // How a thing is, is no thing, though "frozen" and "fresh" stand in many names.
  ['okra fresh, frozen if not', ['okra fresh', 'frozen okra']],
  ['berries frozen or fresh', ['berries frozen', 'fresh berries']],
])('in "%s" the second choice is of the same thing', (line, whole) =>
  expect(choices(line)).toEqual(whole),
);

test('what says the first and more is what is meant', () =>
  expect(choices('steaks x 2 - rump is fine')).toEqual(['rump steaks', 'steaks']));

test.each([
  ['mushrooms or courgettes', ['mushrooms', 'courgettes']],
  ['bread or milk', ['bread', 'milk']],
  ['red leicester or cheddar', ['red leicester', 'cheddar']],
])('in "%s" two things stay two', (line, whole) => expect(choices(line)).toEqual(whole));

test.each(['toilet roll nine pack or bigger', 'ecover washing liquid or whatever type thing'])(
  'in "%s" what names nothing is no choice',
  (line) => expect(choices(line)).toHaveLength(1),
);

test.each([
  ['orange juice or apple', inSizes('Tesco Apple Juice'), 'Tesco Apple Juice'],
  ['calpol sachets or bottle', ['Newcastle Brown Ale Bottle 550ml'], undefined],
])('"%s" finds no other thing', (line, names, found) => {
  const catalogue = shelf([...NAMES.filter((name) => !/Juice/.test(name)), ...names]);
  const [first] = findProducts(readLine(line, catalogue).searchTerm, 'TESCO', catalogue);
  expect(first?.product.name.startsWith(found ?? '')).toBe(found === undefined ? undefined : true);
});

test('a use is looked for as names print it, then as it was said', () =>
  expect(choices('tomato sauce for pasta')).toEqual([
    'tomato pasta sauce',
    'tomato sauce for pasta',
  ]));

test('the other way round it is a dish: beef for stew is no beef stew', () => {
  const catalogue = shelf(inSizes('Tesco Beef Stew').concat(inSizes('Tesco Diced Beef')));
  expect(wholeChoices(['beef for stew'], printingOf(catalogue))).toEqual(['beef for stew']);
});

test.each([
  ['sauerkraut jar (krakus if they have)', ['krakus sauerkraut jar', 'sauerkraut jar']],
  ['bar soap, fragrance free if poss', ['bar soap, fragrance free if poss', 'bar soap']],
  ['apples (gala ideally)', ['gala apples', 'apples']],
  // Said behind the thing without a mark: the words that say which one.
  ['shallots banana if you have them', ['shallots banana', 'shallots']],
  ['apples pink lady if they have them', ['apples pink lady', 'apples']],
  ['tea bags yorkshire if poss', ['tea bags yorkshire', 'tea bags']],
  // The thing itself, of one thing, too much to tell which, a diet: all of it is asked for.
  ['free range eggs if poss', ['free range eggs if poss']],
  ['apple juice if they have it', ['apple juice if they have it']],
  ['king prawns raw shell on if poss', ['king prawns raw shell on if poss']],
  ['bread gluten free if they have it', ['bread gluten free if they have it']],
  ['sprouts if they have', ['sprouts if they have']],
  ["wine - if it's under a fiver", ["wine - if it's under a fiver"]],
])('of "%s" what is only liked better may go', (line, whole) =>
  expect(choices(line)).toEqual(whole),
);

test.each([
  ['peanut butter no palm oil crunchy', 'peanut butter crunchy not palm oil', ['palm oil']],
  ['coffee not instant ground', 'coffee ground not instant', ['instant']],
  ['ham not the wafer thin', 'ham not the wafer thin', ['wafer thin']],
  [
    'yoghurt not strawberry flavoured',
    'yoghurt not strawberry flavoured',
    ['strawberry flavoured'],
  ],
])('"%s" refuses only what is refused', (line, term, refused) => {
  const [item] = readList(line).items;
  expect([item!.searchTerm, item!.refused]).toEqual([term, refused]);
});

test('a word is counted in names that nobody asked for a word before', () => {
  const products = buildCatalogue([
    { store: 'TESCO', file: 't.csv', text: 'name,price\nZwetschgendatschi,1\n' },
  ]).catalogue.stores['TESCO']!.products;
  expect(holdersOf(indexOf(products), 'zwetschgendatschi')).toBe(1);
});

test.each([
  ['oat milk for vegans oatly 1l', ['oat', 'drink']],
  ['soya milk dairy free', ['soya', 'drink']],
])('"%s": every drink of plants is vegan and dairy free', (line, words) => {
  const query = parseQuery(line);
  expect(query.words).toEqual(words);
  expect(Object.keys(query.attributes)).toEqual(['plant']);
});

test('before a word that denies nothing is refused', () => {
  const [item] = readList('kids packed lunch crisps no meat flavours').items;
  expect(item!.searchTerm).toContain('crisps');
  expect(item!.refused).not.toContain('crisps');
});

test.each([
  ['fish - something frozen, under £4', 'frozen fish under £4'],
  ['crisps or something', 'crisps'],
])('in "%s" something names nothing', (line, term) =>
  expect(readList(line).items[0]!.searchTerm).toBe(term),
);

test('riced is a form of its own', () =>
  expect(
    findProducts(
      'broccoli & cauliflower',
      'TESCO',
      shelf([
        'Fullgreen Riced Cauliflower & Broccoli',
        'Tesco Cauliflower & Broccoli Florets',
        'Tesco Ham',
      ]),
    )[0]?.product.name,
  ).toBe('Tesco Cauliflower & Broccoli Florets'));

test('a short form beside a maker is written out', () =>
  expect(
    respelt(['compak', 'reg'], ['tampax', 'compak', 'reg'], printingOf(shelf(TAMPONS)))?.words,
  ).toEqual(['compak', 'regular']));
const TAMPONS = Array.from(
  { length: 12 },
  (_, at) => `Tampax Compak Regular Tampons ${at + 10} Pack`,
);

test.each(['punjana tea bags', 'garofalo spaghetti', 'maxwell house coffee'])(
  'of "%s" no other maker is shown',
  (line) => {
    const others = ['PG Tips Tea Bags 80', 'Tesco Spaghetti 500g', 'Tesco House Blend Coffee 227g'];
    expect(findProducts(line, 'TESCO', shelf([...others, 'Tesco Ham 100g']))).toEqual([]);
  },
);

test.each([
  ['Air Wick Mulled Wine 24/7', 'Air Wick Mulled Wine 24/7'],
  ['kingsmill 50/50 medium', 'kingsmill 50/50 medium'],
])('"%s" holds a name and no part of one', (line, term) => {
  const [item] = readList(line).items;
  expect([item!.searchTerm, item!.quantity]).toEqual([term, 1]);
});

test.each(['fortisip vanilla or strawberry', 'ensure peach or strawberry'])(
  '"%s" asks for no strawberries where the thing is not sold',
  (line) => {
    const names = ['Tesco Strawberry 400G', 'Tesco Strawberry Jam', 'Tesco Peach Slices'];
    expect(findProducts(line, 'TESCO', shelf(names.flatMap(inSizes)))).toEqual([]);
  },
);
