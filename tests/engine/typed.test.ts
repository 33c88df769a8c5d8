import { buildCatalogue, findProducts, parseLine, readLine } from '../../engine';
import { ALL_OF_A_LINE, ALSO_CALLED, pairsOf, SAID } from '../../engine/lexicon/sayings';
import { kindOf } from '../../engine/knowledge/everydayKinds';
import { NATIONAL_BRANDS } from '../../engine/lexicon/brands';
import { parseQuery } from '../../engine/query/parseQuery';
import { readRow } from '../../engine/query/readList';
import { wordOf } from '../../engine/words/wordInterner';

test.each([
  {
    line: 'red onions',
    brand: null,
    words: ['red', 'onion'],
    why: "Red's makes sauce, red is a colour",
  },
  { line: 'yorkshire puddings', brand: null, words: ['yorkshire', 'pudding'], why: 'no tea' },
  { line: 'yorkshire tea 80', brand: 'yorkshire tea', words: [], why: 'the tea' },
  {
    line: 'stir fry veg',
    brand: null,
    words: ['stir', 'fry', 'vegetable'],
    why: "Fry's is chocolate",
  },
  { line: 'granny smiths', brand: null, words: ['granny', 'smith'], why: 'an apple' },
  {
    line: 'pain au chocolat',
    brand: null,
    words: ['pain', 'au', 'chocolate'],
    why: 'Au is a vodka',
  },
  { line: 'cheap lager', brand: null, words: ['lager'], why: 'what it may cost is no kind' },
  { line: 'good boy treats', brand: 'good boy', words: ['treat'], why: 'a brand, not praise' },
  {
    line: 'chicken tonight',
    brand: 'chicken tonight',
    words: [],
    why: 'a sauce, not when the chicken is needed',
  },
  { line: 'good ham', brand: null, words: ['ham'], why: 'praise' },
  { line: 'red wine malbec', brand: null, words: ['malbec'], why: 'malbec is red wine' },
  {
    line: 'pepsi max',
    brand: 'pepsi max',
    words: [],
    why: 'it is cola whether a store prints it or not',
  },
  { line: 'french beans', brand: null, words: ['green', 'bean'], why: 'as products print them' },
  {
    line: 'celebration cake',
    brand: null,
    words: ['celebration', 'cake'],
    why: 'a box of sweets is called Celebrations',
  },
  {
    line: 'bread and butter pudding',
    brand: null,
    words: ['bread', 'butter', 'pudding'],
    why: 'a wine is called Bread & Butter',
  },
  {
    line: "butcher's sausages",
    brand: null,
    words: ['butcher', 'sausage'],
    why: "Butcher's is for dogs",
  },
  { line: 'butchers dog food', brand: 'butcher', words: ['dog', 'food'], why: 'for dogs' },
  { line: "patak's", brand: 'patak', words: [], why: 'a brand by its stem, as the index knows it' },
  {
    line: 'penguins',
    brand: 'mcvities',
    words: ['penguin'],
    why: 'a line of products names its brand and says what it is',
  },
  {
    line: 'kitkat',
    brand: 'kit kat',
    words: [],
    why: 'another spelling of the brand is no line of products',
  },
  {
    line: 'spag bol',
    brand: null,
    words: ['spaghetti', 'bolognese'],
    why: 'Bol makes ready meals',
  },
  { line: 'cheese', brand: null, words: ['cheddar', 'cheese'], why: 'alone it means cheddar' },
  {
    line: '4 pints semi',
    brand: null,
    words: ['semi', 'skimmed', 'milk'],
    why: 'milk by half its name',
  },
  {
    line: 'milk for coffee',
    brand: null,
    words: ['milk'],
    why: 'what it is for says nothing of what it is',
  },
  { line: 'potatoes for mash', brand: null, words: ['potato'], why: 'no ready mash' },
  { line: 'something for dinner', brand: null, words: [], why: 'nothing that a shop sells' },
  { line: 'a big bag of potatoes', brand: null, words: ['potato'], why: 'how it is held' },
  {
    line: 'small tin of sweetcorn',
    brand: null,
    words: ['sweetcorn'],
    why: 'the tin is the form asked for',
  },
  { line: 'new potatoes', brand: null, words: ['baby', 'potato'], why: 'as products print them' },
  { line: 'bogroll', brand: null, words: ['toilet', 'roll'], why: 'a saying written as one word' },
  { line: 'propercorn', brand: 'propercorn', words: [], why: 'a brand that is one word' },
  { line: 'tom sce', brand: null, words: ['ketchup'], why: 'short for all of a line' },
  {
    line: 'sardines in tom sauce',
    brand: null,
    words: ['sardine', 'tomato', 'sauce'],
    why: 'fish is not sold in ketchup',
  },
  {
    line: 'yorkshires aunt bessies',
    brand: 'aunt bessie',
    words: ['yorkshire'],
    why: 'who is named in full is meant, not a tea',
  },
  {
    line: 'head n shoulders 2in1',
    brand: 'head and shoulder',
    words: [],
    why: 'a maker of two words is not two things',
  },
  { line: 'maltesers big bag', brand: 'malteser', words: [], why: 'a wish is no word of the name' },
  { line: 'bottle of red nothing fancy', brand: null, words: ['red'], why: 'what is all the same' },
  {
    line: 'fresh ravioli any filling',
    brand: null,
    words: ['ravioli'],
    why: 'which is all the same',
  },
  {
    line: 'oats, GF ones, 430g',
    brand: null,
    words: ['gluten', 'free', 'oat'],
    why: 'a diet is part of what is asked for',
  },
  { line: 'the fresh stuff coriander', brand: null, words: ['coriander'], why: 'it stands beside' },
  { line: 'tatties', brand: null, words: ['potato'], why: 'as Scots say' },
  { line: 'nappy bags', brand: null, words: ['nappy', 'bag'], why: 'bags for these are bags' },
  { line: 'bag of apples', brand: null, words: ['apple'], why: 'a bag of these is not' },
  {
    line: 'lucozade orange',
    brand: 'lucozade',
    words: ['energy', 'orange'],
    why: 'the drink it is known for, not the one for sport',
  },
  { line: 'lucozade cherry', brand: 'lucozade', words: ['cherry'], why: 'a flavour' },
  {
    line: 'birdseye chicken dippers',
    brand: 'bird eye',
    words: ['chicken', 'dipper'],
    why: 'a brand of two words typed as one',
  },
  {
    line: 'butternut squash',
    brand: null,
    words: ['butternut', 'squash'],
    why: 'an ordinary word is taken for no brand',
  },
  {
    line: 'hellmans mayo',
    brand: 'hellmann',
    words: ['mayonnaise'],
    why: 'a brand as people spell it',
  },
  {
    line: 'pot noodle chicken',
    brand: 'unilever',
    words: ['pot', 'noodle', 'chicken'],
    why: 'a line of products of its maker',
  },
  {
    line: 'cravendale 2 litre',
    brand: 'cravendale',
    words: [],
    why: 'a measure is no word beside a brand',
  },
  { line: 'mint imperials', brand: null, words: ['mint', 'imperial'], why: 'Imperial is leather' },
  { line: 'eggs x2', brand: null, words: ['egg'], why: 'how many is no word' },
  {
    line: 'cream',
    brand: null,
    words: ['single', 'cream'],
    why: 'all of a line it is what is poured',
  },
  {
    line: 'sour cream',
    brand: null,
    words: ['sour', 'cream'],
    why: 'beside another word it is not',
  },
  { line: 'loaf of bread', brand: null, words: ['white', 'bread'], why: 'the ordinary loaf' },
  {
    line: 'onions spring',
    brand: null,
    words: ['salad', 'onion'],
    why: 'two words the wrong way round',
  },
  {
    line: 'ham sandwich',
    brand: null,
    words: ['ham', 'sandwich'],
    why: 'the right way round it is no ham for sandwiches',
  },
  {
    line: 'chicken for sandwiches',
    brand: null,
    words: ['cooked', 'chicken', 'slice'],
    why: 'what it is for tells the kind',
  },
  {
    line: 'lager cheap',
    brand: null,
    words: ['lager'],
    why: 'behind it, too, what it may cost is no kind',
  },
  {
    line: 'pizza for kids',
    brand: null,
    words: ['kid', 'pizza'],
    why: 'one for children, if there is one',
  },
  {
    line: 'pasta twirls',
    brand: null,
    words: ['fusilli'],
    why: 'of a saying nothing is left that names a maker',
  },
  {
    line: 'aptamil 1',
    brand: 'aptamil',
    words: ['first', 'infant', 'milk'],
    why: 'the stage of a milk, never how many',
  },
  {
    line: 'sma 2',
    brand: 'sma',
    words: ['follow', 'milk'],
    why: 'the stage of a milk, never how many',
  },
  { line: 'diet sprite', brand: 'sprite', words: ['zero'], why: 'as its maker prints it' },
  { line: 'guinness 0', brand: 'guinness', words: ['alcohol', 'free'], why: 'the beer without' },
  {
    line: 'hotchocolate',
    brand: null,
    words: ['hotchocolate'],
    why: 'taken apart only beside a catalogue',
  },
  { line: 'constructor', brand: null, words: ['constructor'], why: 'a word like any other' },
  { line: 'half a pint of milk', brand: null, words: ['milk'], why: 'how much' },
  {
    line: 'goose fat for roasties',
    brand: null,
    words: ['goose', 'fat'],
    why: 'what it is for says nothing of what it is',
  },
  {
    line: 'trs kidney beans',
    brand: 'trs',
    words: ['kidney', 'bean'],
    why: 'a brand that few stores sell',
  },
  { line: 'semi dried tomatoes', brand: null, words: ['semi', 'dried', 'tomato'], why: 'not milk' },
])('"$line" is read as it is meant: $why', ({ line, brand, words }) => {
  const query = parseQuery(line);
  expect({ brand: query.brand, words: query.words }).toEqual({ brand, words });
});

test('sizes, sizes of nappies and shares of flour are read out of the words', () => {
  expect(parseQuery('kilo of mince').size).toEqual({ kind: 'mass', amount: 1000, count: 0 });
  expect(parseQuery('pampers pants 6').attributes['stage']).toEqual(['6']);
  expect(parseQuery('pampers size 4')).toMatchObject({
    words: ['size'],
    attributes: { stage: ['4'] },
  });
  expect(parseQuery('50/50 bread')).toMatchObject({
    size: { kind: 'none' },
    attributes: { bread: ['50 50'] },
  });
});

test('a line is what stands before "in"', () => {
  expect(parseQuery('sardines in olive oil').kind).toBe(parseQuery('sardines').kind);
  expect(parseQuery('olive oil').kind).not.toBeNull();
});

test.each([
  { line: 'large eggs x12', searchTerm: 'large eggs 12', quantity: 1 },
  { line: '12 x eggs', searchTerm: 'eggs', quantity: 12 },
  { line: 'toilet roll x 9', searchTerm: 'toilet roll 9', quantity: 1 },
  { line: 'eggs x2', searchTerm: 'eggs', quantity: 2 },
  { line: 'milk x12', searchTerm: 'milk', quantity: 12 },
])('$line: what is sold by the count is counted in the pack', ({ line, searchTerm, quantity }) => {
  expect(parseLine(line)).toMatchObject({ searchTerm, quantity });
});

const shelf = (names: string[]): ReturnType<typeof buildCatalogue>['catalogue'] =>
  buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: `name,price,category\n${names.map((name) => `"${name}",2.00,fresh-food`).join('\n')}\n`,
    },
  ]).catalogue;

test('a word that is spelt right is not repaired into one that the store sells', () => {
  expect(
    findProducts(
      'plasters',
      'TESCO',
      shelf(['Tesco Deli Platter 137G', 'Tesco Party Platter 400G']),
    ),
  ).toEqual([]);
  expect(
    findProducts('plater', 'TESCO', shelf(['Tesco Deli Platter 137G', 'Tesco Party Platter 400G']))
      .length,
  ).toBeGreaterThan(0);
});

test('a brand alone means whatever it makes, and nothing of another', () => {
  const { 0: first, length } = findProducts(
    "Patak's",
    'TESCO',
    shelf([
      "Patak's Korma Spice Paste 283G",
      'Tesco Korma Curry Paste 200G',
      'Tesco Mango Chutney 230G',
    ]),
  );
  expect(first?.product.name).toBe("Patak's Korma Spice Paste 283G");
  expect(length).toBe(1);
});

test('every saying is read as what stores print for it', () => {
  const anywhere = [...pairsOf(ALSO_CALLED), ...pairsOf(SAID)];
  expect(new Set(anywhere.map(([said]) => said)).size).toBe(anywhere.length);
  const sayings = [...anywhere, ...pairsOf(ALL_OF_A_LINE)];
  const read = (line: string): string[] => {
    const { brand, words } = parseQuery(line);
    return [brand ?? '', ...[...words].sort()];
  };
  for (const [said, printed] of sayings)
    expect([said, ...read(said)]).toEqual([said, ...read(printed)]);
});

test.each([
  ['a pint of milk', { kind: 'volume', amount: 568, count: 0 }],
  ['two pints of milk', { kind: 'volume', amount: 1136, count: 0 }],
  ['semi skimmed 4pts', { kind: 'volume', amount: 2272, count: 0 }],
  ['half bottle of vodka', { kind: 'volume', amount: 350, count: 0 }],
  ['litre of gin', { kind: 'volume', amount: 1000, count: 0 }],
  ['vodka litre', { kind: 'volume', amount: 1000, count: 0 }],
  ['brandy small', { kind: 'volume', amount: 350, count: 0 }],
  ['small bottle of prosecco', { kind: 'volume', amount: 200, count: 0 }],
  ['box of wine', { kind: 'volume', amount: 2250, count: 0 }],
  ['2 dozen eggs', { kind: 'count', amount: 24, count: 24 }],
  ['1/2 dozen eggs', { kind: 'count', amount: 6, count: 6 }],
])('"%s" says how much in words', (line, size) =>
  expect(parseQuery(line).size).toMatchObject(size),
);

test('a word for how a thing is cut or held does not keep it from being found, and chooses where a store prints it', () => {
  expect(
    findProducts(
      'brie wedge',
      'TESCO',
      shelf(['Tesco British Brie 160G', 'Tesco Potato Wedges 1Kg']),
    )[0]?.product.name,
  ).toBe('Tesco British Brie 160G');
  expect(
    findProducts(
      'potato wedges',
      'TESCO',
      shelf(['Tesco White Potatoes 2Kg', 'Tesco Potato Wedges 1Kg']),
    )[0]?.product.name,
  ).toBe('Tesco Potato Wedges 1Kg');
});

test('what a thing is bought for is not asked of it, unless a product prints it', () => {
  expect(
    findProducts(
      'digestive biscuits for cheesecake',
      'TESCO',
      shelf(['Tesco Digestive Biscuits 400G', 'Tesco Strawberry Cheesecake 500G']),
    )[0]?.product.name,
  ).toBe('Tesco Digestive Biscuits 400G');
  expect(
    findProducts(
      'shampoo for dogs',
      'TESCO',
      shelf(['Tesco Daily Shampoo 500Ml', 'Bob Martin Dog Shampoo 250Ml']),
    )[0]?.product.name,
  ).toBe('Bob Martin Dog Shampoo 250Ml');
});

test("a store's range means its tier in every store", () => {
  const names = [
    'ASDA Beef Lasagne 400g',
    'Exceptional by ASDA Beef Lasagne 400g',
    'JUST ESSENTIALS by ASDA Beef Lasagne 400g',
  ];
  const { catalogue } = buildCatalogue([
    {
      store: 'ASDA',
      file: 'asda.csv',
      text: `name,price,category\n${names.map((name) => `${name},3.00,Chilled Food`).join('\n')}\n`,
    },
  ]);
  const first = (line: string): string | undefined =>
    findProducts(line, 'ASDA', catalogue)[0]?.product.name;
  expect([
    first('lasagne'),
    first('tesco finest lasagne'),
    first('morrisons savers lasagne'),
  ]).toEqual(names);
  // Labels that hide whose they are, what people call a range, a word misspelt beside it.
  for (const line of [
    'hearty food co. lasagne',
    "Ms Molly's lasagne",
    'tesco value lasagne',
    'basics lasagne',
    'tesco value lasgane',
  ])
    expect([line, first(line)]).toEqual([line, names[2]]);
});

test.each([
  ['redmere farms carrots', 'value', ['carrot']],
  ['sainsburys basics pasta', 'value', ['pasta']],
  ['smart price rice', 'value', ['rice']],
  ['the best coleslaw', 'premium', ['coleslaw']],
  ['asda exceptional coleslaw', 'premium', ['coleslaw']],
  // Only in front are plain words a range, and never of a pack.
  ['value pack crisps', null, ['value', 'crisp']],
  ['crisps best value', null, ['crisp', 'best', 'value']],
  // Sainsbury's sells a Butcher's Choice of its own: no range of Tesco's.
  ['butchers choice sausages', null, ['butcher', 'choice', 'sausage']],
  // Alone it is all that was said.
  ['creamfields', null, ['creamfield']],
])('the range in "%s" is %s', (line, tier, words) => {
  const query = parseQuery(line);
  expect([query.tier, query.words]).toEqual([tier, words]);
});

test('a pack of what is sold one by one is that thing: of a tin the weight is printed', () => {
  const found = findProducts(
    'kidney beans 4 pack',
    'TESCO',
    shelf(['Tesco Red Kidney Beans In Water 400G']),
  );
  expect(found[0]?.product.name).toBe('Tesco Red Kidney Beans In Water 400G');
});

test('a big one and a small one are wanted without a figure', () => {
  const names = [
    'Tesco Greek Style Yogurt 150G',
    'Tesco Greek Style Yogurt 500G',
    'Tesco Greek Style Yogurt 1Kg',
  ];
  const first = (line: string): string | undefined =>
    findProducts(line, 'TESCO', shelf(names))[0]?.product.name;
  expect(first('greek style yogurt big tub')).toBe(names[2]);
  expect(first('greek style yogurt small pot')).toBe(names[0]);
});

test('cans and bottles are meant where they are typed', () => {
  const names = ['Coca-Cola Original Taste 1.75L', 'Coca-Cola Original Taste 8x330ml'];
  expect(findProducts('cans of coke', 'TESCO', shelf(names))[0]?.product.name).toBe(names[1]);
  expect(findProducts('bottle of coke', 'TESCO', shelf(names))[0]?.product.name).toBe(names[0]);
});

test('the small tin is not the plain one', () => {
  const names = [
    'Tesco Baked Beans In Tomato Sauce 150G',
    'Tesco Baked Beans In Tomato Sauce 420G',
  ];
  const { catalogue } = buildCatalogue(
    ['TESCO', 'ASDA', 'MORRISONS'].map((store) => ({
      store,
      file: `${store}.csv`,
      text: `name,price,category\n${(store === 'TESCO' ? names : ['Baked Beans In Tomato Sauce 410G', 'Baked Beans In Tomato Sauce 415G']).map((name) => `${name.replace('Tesco', store === 'TESCO' ? 'Tesco' : store)},0.50,food-cupboard`).join('\n')}\n`,
    })),
  );
  expect(findProducts('baked beans', 'TESCO', catalogue)[0]?.product.name).toBe(names[1]);
});

test('a misspelling names a thing before it names a maker', () => {
  expect(
    findProducts(
      'courgete',
      'TESCO',
      shelf(['Cornetto Classic Ice Cream Cones 6X90ml', 'Tesco Courgettes 500G']),
    )[0]?.product.name,
  ).toBe('Tesco Courgettes 500G');
});

test('two words that no store prints as one are taken apart', () => {
  expect(
    findProducts(
      'hotchocolate',
      'TESCO',
      shelf(['Tesco Hot Chocolate 400G', 'Tesco Milk Chocolate 200G']),
    )[0]?.product.name,
  ).toBe('Tesco Hot Chocolate 400G');
  expect(
    findProducts(
      'beefburgers',
      'TESCO',
      shelf(['Tesco Beef Burgers 8 Pack 454G', 'Tesco Chicken Burgers 4 Pack']),
    )[0]?.product.name,
  ).toBe('Tesco Beef Burgers 8 Pack 454G');
});

test('what a phrase is rewritten to is found by what products print', () => {
  expect(
    findProducts(
      'sugar free lemonade',
      'TESCO',
      shelf(['Tesco Diet Lemonade 2L', 'Tesco Cloudy Lemonade 1L']),
    )[0]?.product.name,
  ).toBe('Tesco Diet Lemonade 2L');
});

test('a form that was asked for is not answered from a shelf that does not tell', () => {
  const { catalogue } = buildCatalogue([
    {
      store: "SAINSBURY'S",
      file: 'sainsburys.csv',
      text: "name,price,category\nSainsbury's Broccoli Loose,0.80,unknown\nSainsbury's Broccoli Florets 900g,1.60,frozen\n",
    },
  ]);
  expect(findProducts('frozen broccoli', "SAINSBURY'S", catalogue)[0]?.product.name).toBe(
    "Sainsbury's Broccoli Florets 900g",
  );
});

test('a brand of which most is something else makes no kind of that name', () => {
  const names = [
    'Tyrrells Lightly Sea Salted Crisps 150G',
    'Tyrrells Sea Salt & Cider Vinegar Crisps 150G',
    'Tesco Sea Salt 350G',
  ];
  expect(findProducts('tyrrells sea salt', 'TESCO', shelf(names))[0]?.product.name).toBe(names[0]);
});

test('a brand with a word means its usual pack, too', () => {
  const names = ['Fanta Lemon 150ml', 'Fanta Lemon 2L', 'Fanta Lemon 8x330ml'];
  const { catalogue } = buildCatalogue(
    ['TESCO', 'ASDA', 'MORRISONS'].map((store) => ({
      store,
      file: `${store}.csv`,
      text: `name,price,category\n${names.map((name, at) => `${name},${['0.65', '2.15', '4.00'][at]!},Drinks`).join('\n')}\n`,
    })),
  );
  expect(findProducts('fanta lemon', 'TESCO', catalogue)[0]?.product.name).not.toBe(names[0]);
});

test('the tub that was typed', () => {
  const names = ['Celebrations 300G', 'Celebrations Milk Chocolate Sharing Tub 500G'];
  expect(findProducts('celebrations tub', 'TESCO', shelf(names))[0]?.product.name).toBe(names[1]);
});

test('a plain word that very many names hold finds what stands on its shelf, however long its name', () => {
  const rows = [
    ...Array.from(
      { length: 300 },
      (_, at) =>
        `Milk Bar ${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))},1.00,treats-and-snacks`,
    ),
    '"Tesco British Semi Skimmed Milk 2.272L, 4 Pints",1.65,fresh-food',
  ];
  const { catalogue } = buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text: `name,price,category\n${rows.join('\n')}\n` },
  ]);
  expect(findProducts('milk', 'TESCO', catalogue)[0]?.product.name).toBe(
    'Tesco British Semi Skimmed Milk 2.272L, 4 Pints',
  );
});

test('the usual pack of an everyday kind is not the sack of which a store sells several', () => {
  const names = [
    'Tesco Basmati Rice 4Kg',
    'Tesco Easy Cook Rice 4Kg',
    'Tesco Basmati Rice 1Kg',
    'Tesco Jasmine Rice 4Kg',
  ];
  expect(findProducts('rice', 'TESCO', shelf(names))[0]?.product.name).toBe(names[2]);
});

test('a brand alone is what it is known for: where a store has it as another thing there is no match', () => {
  const { catalogue } = buildCatalogue([
    {
      store: 'ALDI',
      file: 'aldi.csv',
      text: 'Category,Product Name,Price\nFood,NUTELLA Hazelnut Chocolate Spread,£2.89\n',
    },
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'Category,Product Name,Price\nFood,Nutella Hazelnut Chocolate Spread 350G,£3.15\nFood,Nutella Hazelnut Chocolate Spread 200G,£2.35\n',
    },
    {
      store: "SAINSBURY'S",
      file: 'sainsburys.csv',
      text: 'Category,Product Name,Price\nFood,Nutella Hazelnut & Chocolate Spread 350g,£3.20\n',
    },
    {
      store: 'ASDA',
      file: 'asda.csv',
      text: 'Category,Product Name,Price\nBakery,Nutella Muffins 2 Pack,£2.65\nFrozen,Nutella Chocolate & Hazelnut Ice Cream Tub 470ml,£4.50\n',
    },
  ]);
  const first = (line: string, store: string): string | undefined =>
    findProducts(line, store, catalogue)[0]?.product.name;
  expect([
    first('nutella', 'TESCO'),
    first('nutella', 'ASDA'),
    first('nutella muffins', 'ASDA'),
  ]).toEqual(['Nutella Hazelnut Chocolate Spread 350G', undefined, 'Nutella Muffins 2 Pack']);
});

test.each([
  ['tesco beans', ['baked', 'bean'], 'what "beans" are'],
  ['own label beans', ['baked', 'bean'], 'of whichever store'],
  ['tesco own ketchup', ['ketchup'], 'its own label'],
])('"%s" is the own label of what the rest says: %s', (line, words) => {
  const query = parseQuery(line);
  expect([...query.words]).toEqual(words);
  expect(query.tier).toBe('standard');
});

test('smokey bacon is a rasher alone, and a flavour before crisps', () => {
  expect([...parseQuery('smokey bacon').words]).toEqual(['smoked', 'back', 'bacon']);
  expect([...parseQuery('smokey bacon crisps').words]).toEqual(['smoky', 'bacon', 'crisp']);
});

test.each([
  ['paprika smoked', 'paprika', 'a state behind it'],
  ['kitchen roll jumbo', 'roll', 'a size behind it'],
  ['toothbrush kids age 3', 'toothbrush', 'for whom it is'],
  ['sweetcorn no salt', 'sweetcorn', 'what it is without'],
  ['scones fruit', 'scone', 'a variety of an everyday kind'],
])('"%s": the thing is the %s (%s)', (line, thing) =>
  expect(wordOf(parseQuery(line).head)).toBe(thing),
);

test('what a thing is without makes no kind, and an age no count', () => {
  expect(parseQuery('fruit shoot no sugar blackcurrant').kind).toBe(null);
  expect(parseQuery('toothbrush kids age 3').size.kind).toBe('none');
});

test.each(['teabags own brand', 'own label ketchup', 'supermarket own cola'])(
  "%s asks for a store's own",
  (line) => expect(parseQuery(line).tier).toBe('standard'),
);

test('a word written short behind what is named is part of it, talk is not', () => {
  expect(readRow('strong white bread flr').searchTerm).toBe('strong white bread flr');
  expect(readRow('strong white bread thx').searchTerm).toBe('strong white bread');
});

test('an onion cut short behind cheese, and what is unscented, are read in full', () => {
  expect(parseQuery('walkers cheese n on').words).toEqual(['cheese', 'onion']);
  expect(parseQuery('cheese & on crisps').words).toContain('onion');
  expect(parseQuery('unscented baby wipes').words).toContain('fragrance');
});

test.each([
  ['calpol 6+', 'Calpol Infant Paracetamol Suspension 100ml', 'Calpol SixPlus Suspension 80ml'],
  ['aptamil 1', 'Aptamil Hungry First Baby Milk', 'Aptamil First Infant Milk 800g'],
])('%s is not %s: an age, a stage, a strength is meant', (line, other, meant) => {
  expect(findProducts(line, 'TESCO', shelf([other, meant]))[0]?.product.name).toBe(meant);
  expect(findProducts(line, 'TESCO', shelf([other]))[0]?.verdict).not.toBe('same');
});

test('super plus is no super', () => {
  const said = (text: string) => parseQuery(text).attributes['absorbency'];
  expect(said('tampax super')).not.toEqual(said('tampax super plus'));
});

test('a child of so many months counts nothing, and half a per cent of fat is no alcohol', () => {
  expect(parseQuery('pouches 7 months').size.kind).toBe('none');
  expect(parseQuery('toothbrush age 3').words).toEqual(['toothbrush']);
  expect(parseQuery('skimmed milk 0.5% fat').attributes['alcohol']).toBeUndefined();
});

test('what stands before "for" is the thing, whatever it is for', () => {
  const [cake, candles] = [parseQuery('icing for birthday cake'), parseQuery('icing')];
  expect(cake.head).toBe(candles.head);
});

test('a maker written with "n" is one maker, and one behind a comma is who makes the thing', () => {
  const names = [
    'Head & Shoulders 2in1 Shampoo',
    'Tesco Head to Toe Wash',
    'Tesco Fish Fingers 300G',
  ];
  const catalogue = shelf([...names, 'Birds Eye Fish Fingers 20 Pack']);
  expect(readLine('head n shoulders 2in1', catalogue).searchTerm).toBe('head and shoulders 2in1');
  expect(readLine('fish fingers, birds eye', catalogue).searchTerm).toContain('birds eye');
});

test('a brand is listed once: with "the" it would be another maker', () => {
  const known = new Set(NATIONAL_BRANDS);
  const twice = NATIONAL_BRANDS.filter((brand) => known.has(brand.replace(/^the /, '')));
  expect(twice.filter((brand) => brand.startsWith('the '))).toEqual([]);
  const names = [
    'Famous Grouse Ruby Cask Whisky',
    'The Famous Grouse Finest Blended Scotch Whisky 1 Litre',
    'The Famous Grouse Finest Blended Scotch Whisky 70cl',
  ];
  const [found] = findProducts('famous grouse 1 litre', 'TESCO', shelf(names));
  expect(found?.product.name).toContain('1 Litre');
});

test.each(['paracetamol', 'ibuprofen', 'toothpaste'])(
  '%s for children is another thing than %s',
  (thing) => expect(kindOf(['children', thing])).toBeNull(),
);
