// What a store shows first for a typed line.
import { buildCatalogue, findProducts, readLine } from '../../engine';
import { NATIONAL_BRANDS } from '../../engine/lexicon/brands';
import { shelf } from '../fixtures/shelves';

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
  ['calpol 6+', 'Calpol Infant Paracetamol Suspension 100ml', 'Calpol SixPlus Suspension 80ml'],
  ['aptamil 1', 'Aptamil Hungry First Baby Milk', 'Aptamil First Infant Milk 800g'],
])('%s is not %s: an age, a stage, a strength is meant', (line, other, meant) => {
  expect(findProducts(line, 'TESCO', shelf([other, meant]))[0]?.product.name).toBe(meant);
  expect(findProducts(line, 'TESCO', shelf([other]))[0]?.verdict).not.toBe('same');
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

test.each([
  ['p g tips', 'PG Tips Tea Bags 80'],
  ['b free wraps', 'BFree Soft White Wraps 4 Pack'],
  ['h p sauce', 'HP Brown Sauce 450G'],
  ['almonds unsalted', 'Tesco Almonds 200G'],
  ['agave syrup', 'Groovy Food Company Agave Nectar 250Ml'],
  ['spreadable butter', 'Lurpak Slightly Salted Spreadable Blend of Butter & Rapeseed Oil 400G'],
  ['chicken thighs bone in large pack', 'Tesco Chicken Thighs 2Kg'],
])('"%s" finds what a store prints otherwise', (line, name) => {
  const others = [
    'Tesco Chilli Sauce 200G',
    'Tesco Salted Cashews 200G',
    'Tesco Chicken Bone Broth',
  ];
  expect(findProducts(line, 'TESCO', shelf([...others, name]))[0]?.product.name).toBe(name);
});
