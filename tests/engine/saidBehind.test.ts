// What is said behind a thing: what it is for, what is refused of it, what will do instead.
import { buildCatalogue, findProducts, readLine, readList, type Catalogue } from '../../engine';
import { attributesOf } from '../../engine/knowledge/attributePhrases';
import { wordsIn } from '../../engine/names/nameWords';
import { parseQuery } from '../../engine/query/parseQuery';
import { repairSpelling } from '../../engine/spelling/spellingCorrection';

const terms = (text: string): string[] => readList(text).items.map((item) => item.searchTerm);

test.each([
  // What it is for is not looked for; who or what uses it is.
  ['evaporated milk for the tinned peaches', 'evaporated milk'],
  ['cream for the scones', 'cream'],
  ['treats for the dog', 'treats for the dog'],
  ['cream for my feet', 'cream for my feet'],
  // What is refused stays with the thing, and what is told of why does not.
  ['tinned salmon, red not pink', 'red tinned salmon not pink'],
  ['fruit shoots, no blackcurrant', 'fruit shoots no blackcurrant'],
  ["ella's kitchen pouches, veg ones not fruit", "veg ella's kitchen pouches not fruit"],
  ['rasberry jam no pips', 'rasberry jam no pips'],
  ['fish pie, no mushrooms he hates them', 'fish pie no mushrooms'],
  // Which one is told by who makes, eats or likes it.
  ['Horlicks - the one you make with milk not the instant', 'Horlicks not the instant'],
  ['bagels, the plain ones Grandpa has', 'bagels'],
  ['best butter, the proper stuff not spread', 'butter not spread'],
  ['butter, the spreadable kind', 'spreadable butter'],
  // What only describes names no thing, nor does a maker behind a comma with how it is made.
  ['dog food, dry, senior', 'dry senior dog food'],
  ['dairy free butter, block for baking', 'block dairy free butter'],
  [
    'pepperoni pizza, goodfellas stonebaked not deep pan',
    'goodfellas stonebaked pepperoni pizza not deep pan',
  ],
  ['beans 4 pack not heinz too dear', 'beans 4 pack not heinz'],
  ['tinned toms not chopped', 'tinned toms not chopped'],
  // A thing that comes in flavours, or a maker alone, has its flavour behind a comma.
  ['crisps, cheese and onion', 'cheese and onion crisps'],
  ['pringles, salt & vinegar', 'salt & vinegar pringles'],
  ['jam, strawberry', 'strawberry jam'],
  // What a thing is with is part of it.
  ['pierogi with potato and cheese', 'pierogi with potato and cheese'],
  ['tuna w/ mayo', 'tuna with mayo'],
  // A label names nothing; a thing before its kind does.
  ['messages: bog roll 24', 'bog roll 24'],
  ['crisps: salt and vinegar', 'salt and vinegar crisps'],
])('%s', (line, term) => expect(terms(line)).toEqual([term]));

test('tins are counted, not what lies in them, and what is counted is no heading', () => {
  const text =
    'tin tomatoes x4\n4 tin tomatoes\ntins tomatoes x4\ntinned tomatoes x4\ntin sweetcorn x2';
  const [first, ...more] = readList(text).items;
  expect(first!.need).toMatchObject({ kind: 'packs', count: 4 });
  expect(more).toHaveLength(4);
});

test('what is counted behind a flavour is the thing, not the flavour', () => {
  const [item] = readList('crisps, cheese and onion x2').items;
  expect(item!.need).toEqual({ kind: 'packs', count: 2 });
});

test.each([
  ['jam, strawberries', 'fruit itself is told in the plural'],
  ['juice, milk', 'no juice tastes of it'],
  ['eggs, bacon and cheese', 'eggs come in no flavours'],
  ['crisps, cheese and ham, milk', 'more things are parted by commas'],
])('"%s" is more than one thing: %s', (line) => {
  expect(terms(line).length).toBeGreaterThan(1);
});

test.each(['milk no rush', 'eggs 12 no make', 'milk, no hurry'])('%s refuses nothing', (line) =>
  expect(readList(line).items[0]!.refused).toEqual([]),
);

test('what is counted behind "with" is a thing of its own', () => {
  expect(terms('chicken with rice and 2 lemons')).toHaveLength(2);
});

const catalogueOf = (rows: readonly string[]): Catalogue =>
  buildCatalogue([{ store: 'TESCO', file: 't.csv', text: `name,price\n${rows.join('\n')}\n` }])
    .catalogue;
const first = (line: string, rows: readonly string[]): string | undefined => {
  const catalogue = catalogueOf(rows);
  return findProducts(readLine(line, catalogue).searchTerm, 'TESCO', catalogue)[0]?.product.name;
};
const ROLLS = 'Soft White Rolls 6 Pack,1.00';
const BAPS = 'White Floured Baps 4 Pack,1.10';
const CARROTS = 'Carrots 1kg,0.70';

describe('either will do', () => {
  test.each([
    ['the first, where it is sold', 'mustard or ketchup', 'Dijon Mustard 185g'],
    ['the second, where the first is not', 'skyr or ketchup', 'Tomato Ketchup 460g'],
    ['the second, said behind', 'skyr - ketchup will do', 'Tomato Ketchup 460g'],
    ['the second, said so', 'skyr, failing that ketchup', 'Tomato Ketchup 460g'],
  ])('%s', (_, line, name) =>
    expect(first(line, ['Dijon Mustard 185g,1.00', 'Tomato Ketchup 460g,1.00', CARROTS])).toBe(
      name,
    ),
  );

  test('a diet holds for the second as well', () => {
    expect(first('gluten free wraps or rolls', [ROLLS, BAPS, CARROTS])).toBeUndefined();
    expect(
      first('gluten free wraps or rolls', [ROLLS, 'Gluten Free White Rolls 4 Pack,2.50', CARROTS]),
    ).toBe('Gluten Free White Rolls 4 Pack');
  });

  test('what is refused holds for the second as well', () => {
    const term = readLine('crumpets or rolls, not seeded', catalogueOf([ROLLS])).searchTerm;
    expect(term).toBe('crumpets not seeded or rolls not seeded');
  });

  test('what names no thing is not looked for', () => {
    const rows = catalogueOf([ROLLS]);
    expect(readLine('rolls or similar', rows).searchTerm).toBe('rolls');
  });
});

describe('what the reader takes for talk and names print with the thing', () => {
  const MILKS = ['Grace Premium Coconut Milk 400ml,2.50', 'KTC Coconut Milk 400ml,1.00', CARROTS];
  test('is looked for', () =>
    expect(first('coconut milk grace', MILKS)).toBe('Grace Premium Coconut Milk 400ml'));
  test('says nothing where no name prints it with all the others', () =>
    expect(first('coconut milk grace', MILKS.slice(1))).toBe('KTC Coconut Milk 400ml'));
  test('says nothing where it is several things, which no one name prints', () => {
    const rows = [
      'Whole Milk 2 Pints,1.20',
      'Milk Bread Rolls 4 Pack,2.00',
      'Milk Chocolate Eggs 90g,1.00',
    ];
    expect(readLine('milk, bread, eggs', catalogueOf(rows)).searchTerm).toBe('milk');
    const one = [...rows, 'Eggs Milk & Bread Dinner Kit,5.00'];
    expect(readLine('milk, bread, eggs', catalogueOf(one)).searchTerm).toBe('bread eggs milk');
  });
  test('not where it is refused, left open or taken away', () => {
    const rows = [
      'Golden Syrup Porridge Oats 1kg,1.00',
      'Porridge Oats with Bran 1kg,3.00',
      CARROTS,
    ];
    expect(first('porridge oats, plain no syrup', rows)).toBe('Porridge Oats with Bran 1kg');
    const shapes = ['Pasta Shapes 500g,0.70', 'Pasta Spirals 500g,0.80', CARROTS];
    expect(parseQuery('pasta any shape').words).toEqual(['pasta']);
    expect(first('pasta any shape', shapes)).toContain('Pasta');
  });
});

test('what a thing is for ends before which one it is', () =>
  expect(parseQuery('ham for sandwiches the wafer thin').words).toEqual(['ham', 'wafer', 'thin']));

test('of two makers of one thing either will do', () => {
  const tofu = ['Cauldron Firm Tofu 300g,2.50', CARROTS];
  expect(first('firm tofu (Tofoo or Cauldron)', tofu)).toBe('Cauldron Firm Tofu 300g');
});

test('either/or by a stroke is searched as typed', () => {
  const catalogue = catalogueOf(['Polenta 500g,1.50', CARROTS]);
  expect(findProducts('mamaliga / polenta', 'TESCO', catalogue)[0]?.product.name).toBe(
    'Polenta 500g',
  );
});

test.each([
  ['4 pack lager', 'lager', { kind: 'pieces', count: 4 }],
  ['diet coke x24', 'diet coke 24', { kind: 'packs', count: 24, either: true }],
  ['whiskas pouches 12', 'whiskas pouches', { kind: 'packs', count: 12, inside: true }],
])('%s', (line, term, need) =>
  expect(readList(line).items[0]).toMatchObject({
    searchTerm: expect.stringContaining(term) as string,
    need,
  }),
);

test('chat names nothing', () => expect(parseQuery('sriracha tbh').words).toEqual(['sriracha']));

test('palm oil is refused, and "Palm Oil Free" is not', () => {
  const rows = ['Peanut Butter Palm Oil Free 280g,3.00', 'Carrot in Palm Oil 1kg,1.00', CARROTS];
  expect(first('peanut butter no palm oil', rows)).toBe('Peanut Butter Palm Oil Free 280g');
  expect(first('carrots no palm oil', rows)).toBe('Carrots 1kg');
});

test('who asks for full fat is shown nothing lighter', () => {
  const rows = ['Natural Yogurt 0% Fat 500g,1.00', 'Greek Style Natural Yogurt 500g,2.00', CARROTS];
  expect(first('full fat natural yogurt', rows)).toBe('Greek Style Natural Yogurt 500g');
  expect(first('full fat natural yogurt', [rows[0]!, CARROTS])).toBeUndefined();
});

test('a wee bottle is a small one', () => {
  expect(parseQuery('wee bottles of water')).toMatchObject({ wish: -1, words: ['water'] });
});

test.each([
  ['Alpro Almond No Sugars Chilled Drink 1L', 'almond milk'],
  ['Oat Original Long Life Drink 1L', 'oat drink'],
  ['Coconut & Pineapple Juice Drink 1L', undefined],
])('what is kept or praised stands inside of a drink: %s', (name, base) =>
  expect(attributesOf(wordsIn(name))['plant']?.[0]).toBe(base),
);

test('a range of sizes is no count', () => {
  const rows = [
    'Swim Nappies Size 3-4 12 Pack,5.00',
    'Swim Nappies Size 5-6 10 Pack,5.00',
    'Baby Wipes 60 Pack,1.00',
  ];
  expect(first('swim nappies size 3-4', rows)).toBe('Swim Nappies Size 3-4 12 Pack');
});

test('a word that no store prints, and that only tells of a thing, is given up', () => {
  expect(first('unsliced sourdough', ['White Sourdough Loaf 400g,1.80', CARROTS])).toBe(
    'White Sourdough Loaf 400g',
  );
});

describe('a word is taken for the thing that sounds so', () => {
  const SHOP = [
    ...[1, 2, 3].map((kg) => `Cooked King Prawns ${kg}kg,5.00`),
    ...[1, 2, 3].map((kg) => `Clumping Cat Litter ${kg}kg,4.00`),
    ...[1, 2, 3].map((kg) => `Custard Powder ${kg}kg,2.00`),
    ...[1, 2, 3].map((kg) => `Celery ${kg}kg,1.00`),
    ...[1, 2, 3].map((litres) => `Earl Grey Tea ${litres}kg,3.00`),
    CARROTS,
  ];
  test.each([
    ['prorns', 'Cooked King Prawns'],
    ['custid', 'Custard Powder'],
    ['selery', 'Celery'],
  ])('%s', (typed, name) => expect(first(typed, SHOP)).toContain(name));

  test('but two consonants are soon heard alike', () =>
    expect(first('garri', SHOP)).toBeUndefined());
});

describe('words that were heard, or written apart', () => {
  const SHOP = [
    ...[1, 2, 3].map((kg) => `Mussels in Garlic Butter ${kg}kg,5.00`),
    ...[1, 2, 3].map((kg) => `Plain Couscous ${kg}kg,1.00`),
    ...[1, 2, 3].map((kg) => `Plain Flour ${kg}kg,1.00`),
    ...[1, 2, 3].map((kg) => `Plant Flour ${kg}kg,0.50`),
    ...[1, 2, 3].map((kg) => `Plant Couscous ${kg}kg,0.90`),
    ...[1, 2, 3].map((kg) => `Microwave Rice ${kg}kg,1.00`),
    ...[1, 2, 3].map((kg) => `Wave Pasta ${kg}kg,1.00`),
    CARROTS,
  ];
  test.each([
    ['muscles in garlic butter', 'Mussels in Garlic Butter'],
    ['cous cous plane', 'Plain Couscous'],
    ['flour plane', 'Plain Flour'],
    ['micro wave rice', 'Microwave Rice'],
  ])('%s', (typed, name) => expect(first(typed, SHOP)).toContain(name));
});

test('what sounds the same comes before what is spelt nearly so', () => {
  const shop = [
    ...[1, 2, 3].map((kg) => `Plain Flour ${kg}kg,1.00`),
    ...[1, 2, 3, 4, 5, 6].map((kg) => `Plant Couscous ${kg}kg,1.00`),
    ...[1, 2, 3].map((kg) => `Couscous ${kg}kg,1.00`),
  ];
  expect(repairSpelling(catalogueOf(shop), ['couscous', 'plane']).words).toEqual([
    'couscous',
    'plain',
  ]);
});

test('what something is without is never given up', () =>
  expect(first('eggless cake', ['Rich Fruit Cake 400g,3.00', CARROTS])).toBeUndefined());

test('what a thing is for stays behind its name', () =>
  expect(terms('oat milk (barista) for the coffee machine')).toEqual([
    'barista oat milk for the coffee machine',
  ]));

test.each([
  ['oat or almond milk', 'oat milk'],
  ['soya or oat milk', 'soya milk'],
  ['seeded or wholemeal rolls', 'seeded rolls'],
  ['parmesan or grana padano', 'parmesan'],
  ['cheddar or red leicester', 'cheddar'],
  ['butter or olive spread', 'butter'],
  ['chicken or vegetable stock', 'chicken stock'],
])('of "%s" the first is %s', (line, term) => expect(terms(line)).toEqual([term]));
