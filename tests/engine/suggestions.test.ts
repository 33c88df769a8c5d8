// The figures are typed from the specification (section 5), not worked out by the code.
import { buildCatalogue, suggest } from '../../engine';
import { holdsWhole, suggestionScore } from '../../engine/suggestionScore';

const LONG = 'Milk of a very long name that has fifty-one letters';
const FIFTY = 'Milk of a very long name that has just fifty signs';

test.each([
  // exact 1000 + starts 500 + word start 300 + contains 100 + 50 for the first place
  ['bleach', 'Bleach', 'General', 1950],
  // starts 500 + word start 300 + contains 100 + 50
  ['bleach', 'Bleach Thick', 'General', 950],
  // word start 300 + contains 100 + 44 at place 6
  ['bleach', 'Thick Bleach', 'General', 444],
  // contains 100 + 47 at place 3
  ['leach', 'UnbLeach', 'General', 147],
  // contains 100 + nothing from place 50 on, and the name is longer than 50: -10
  ['zz', `${'a'.repeat(50)}zz`, 'General', 90],
  // word start 300 + contains 100 + 1 at place 49, the name has 52 letters: -10
  ['zz', `${'a'.repeat(48)} zz `, 'General', 391],
  // category alone
  ['house', 'Bleach', 'Household', 20],
  // category beside the name
  ['bleach', 'Bleach Thick', 'Bleach', 970],
  // one related word 50: whole
  ['milk', 'Whole Goodness', 'General', 50],
  // "semi skimmed" and "skimmed" are two of the list
  ['milk', 'Semi Skimmed 2L', 'General', 100],
  ['bread', 'Wholemeal Loaf', 'General', 100],
  ['eggs', 'Free Range Egg', 'General', 100],
  ['chicken', 'Thigh', 'General', 50],
  ['cheese', 'Brie', 'General', 50],
  ['apple', 'Pink Lady', 'General', 50],
  ['banana', 'Fairtrade', 'General', 50],
  ['rice', 'Basmati Long Grain', 'General', 100],
  ['pasta', 'Penne', 'General', 50],
  ['yogurt', 'Greek Natural Yoghurt', 'General', 150],
  // fifty letters are not longer than fifty
  ['milk', FIFTY, 'General', 950],
  ['milk', LONG, 'General', 940],
  ['milk', 'Bleach', 'General', 0],
  ['eggs', 'Bleach', 'General', 0],
  ['yogurt', 'Bleach', 'General', 0],
  // a long name is no reason to go below nothing
  ['bleach', 'a'.repeat(51), 'General', 0],
  // blanks around what is typed are nothing typed
  [' bleach ', 'Thick Bleach', 'General', 444],
])('%s for %s (%s) scores %i', (query, name, category, score) => {
  expect(suggestionScore(query, { name, category })).toBe(score);
});

const shelf = (rows: readonly string[]) =>
  buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text: `name,price,category\n${rows.join('\n')}\n` },
  ]).catalogue;
const names = (query: string, rows: readonly string[]): string[] =>
  suggest(query, 'TESCO', shelf(rows)).map(({ product }) => product.name);

test('of equal scores the shorter name comes first, then the alphabet', () => {
  const rows = ['Zorbit Cc,£1,General', 'Zorbit Bb,£1,General', 'Zorbit A,£1,General'];
  for (const order of [rows, [...rows].reverse()])
    expect(names('orbi', order)).toEqual(['Zorbit A', 'Zorbit Bb', 'Zorbit Cc']);
});

test.each([
  ['butter', 'Butterfly Cannon Tequila,£31', 'Tesco British Salted Butter 250g,£2'],
  ['ham', 'Hampden Estate Rum,£55', 'Tesco Cooked Ham 400g,£2.39'],
  ['milk', 'Milky Way Bars 6 Pack,£2', 'Tesco Whole Milk 2 Pints,£1.20'],
  ['ham', 'Hampden Estate Rum,£55', 'West Ham Travel Mug,£10'],
])('%s: a part of a word never stands above a whole one', (query, part, whole) => {
  const rows = [`${part},General`, `${whole},General`];
  expect(names(query, rows)).toEqual([whole.split(',')[0], part.split(',')[0]]);
});

test('at most four best matches, and eight in all', () => {
  const rows = Array.from({ length: 12 }, (_, at) => `Whole Milk ${at + 1} Litre,£${at + 1},Milk`);
  const found = suggest('milk', 'TESCO', shelf(rows));
  expect(found).toHaveLength(8);
  expect(found.map((entry) => entry.found)).toEqual([
    ...Array<string>(4).fill('best'),
    ...Array<string>(4).fill('literal'),
  ]);
  expect(new Set(found.map(({ product }) => product.id)).size).toBe(8);
  expect(suggest('milk', 'TESCO', shelf(rows), 2)).toHaveLength(2);
});

test('a word that is still being typed becomes the commonest word that begins so, and is not corrected', () => {
  const bread = Array.from({ length: 6 }, (_, at) => `White Bread ${at + 3}00g,£${at + 1},Bakery`);
  const rows = [...bread, 'Yorkshire Tea Bags 80,£3,Tea', 'Brewdog Lager 440ml,£3,Beer'];
  const best = suggest('brea', 'TESCO', shelf(rows)).filter(({ found }) => found === 'best');
  expect(best).not.toHaveLength(0);
  for (const { product } of best) expect(product.name).toMatch(/^White Bread/);
});

test.each([
  ['ripe bananas', 'banana', true],
  ['banana split', 'banana', true],
  ['bananarama', 'banana', false],
  ['butterfly butter', 'butter', true],
  ['butterkist', 'butter', false],
  ['cooked ham', 'ham', true],
  ['birmingham', 'ham', false],
  ['bananax', 'banana', false],
])('"%s" holds the whole word "%s": %s', (name, wanted, whole) => {
  expect(holdsWhole(name, wanted)).toBe(whole);
});

describe('what is asked for at all', () => {
  const rows = ['Zorbit Rusks,£1,Baby'];
  test.each([
    ['', 0],
    ['z', 0],
    [' z ', 0],
    ['zo', 1],
    ['  zo  ', 1],
    ['£1', 0],
    ['zorbit £1', 0],
  ])('"%s" has %i suggestions', (query, count) => {
    expect(names(query, rows)).toHaveLength(count);
  });
  test('of another store there are none, nor of none asked for', () => {
    expect(suggest('zorbit', 'ALDI', shelf(rows))).toEqual([]);
    expect(suggest('zorbit', 'TESCO', shelf(rows), 0)).toEqual([]);
    expect(suggest('zorbit', 'TESCO', shelf([...rows, 'Zorbit Pads,£1,Baby']), -1)).toEqual([]);
    expect(suggest('zorbit', 'TESCO', shelf(rows), 1)).toHaveLength(1);
  });
  test('the price stands beside the name', () => {
    expect(suggest('orbit', 'TESCO', shelf(rows))[0]).toMatchObject({
      found: 'literal',
      priceLabel: '£1.00',
      // contains 100 + 49 at place 1
      score: 149,
    });
  });
});

describe('where the words stand', () => {
  const rows = ['Zorbit Quark Rusks,£1,Baby', 'Quark Zorbit Rusks,£2,Baby', 'Zorbitquark,£3,Baby'];
  const literal = (query: string): string[] =>
    suggest(query, 'TESCO', shelf(rows))
      .filter(({ found }) => found === 'literal')
      .map(({ product }) => product.name);
  test.each([
    // the end of one word and the start of the next
    ['bit qu', ['Zorbit Quark Rusks']],
    ['ark zor', ['Quark Zorbit Rusks']],
    // a whole word between them
    ['bit quark ru', ['Zorbit Quark Rusks']],
    ['bit qua ru', []],
    // the words of it in another place
    ['ark rus', ['Zorbit Quark Rusks']],
    // one part may stand within a word
    ['rbit', ['Zorbitquark', 'Zorbit Quark Rusks', 'Quark Zorbit Rusks']],
  ])('"%s"', (query, expected) => {
    expect(literal(query)).toEqual(expected);
  });
  test('signs that no word has are looked for as they stand', () => {
    const odd = ['Zorbit @@ Rusks,£1,Baby', 'Quark Rusks,£2,Baby'];
    expect(names('@@', odd)).toEqual(['Zorbit @@ Rusks']);
  });
});

describe('what does not hold the text', () => {
  test('a category that holds it counts 20, behind what holds it', () => {
    const rows = ['Rusks,£1,Zorbit things', 'Zorbit Pads,£2,Baby'];
    const found = suggest('zorbit', 'TESCO', shelf(rows));
    expect(found.map(({ product, score }) => [product.name, score])).toEqual([
      // starts 500 + word start 300 + contains 100 + 50 for the first place
      ['Zorbit Pads', 950],
      ['Rusks', 20],
    ]);
  });
  test('a category alone is enough', () => {
    expect(names('zorbit', ['Rusks,£1,Zorbit things', 'Pads,£2,Baby'])).toEqual(['Rusks']);
  });
  test('a mistyped word still finds its product, marked as such', () => {
    const rows = ['Cathedral City Mature Cheddar 350g,£3,Cheese', 'Zorbit Rusks,£1,Baby'];
    const found = suggest('chedar', 'TESCO', shelf(rows));
    expect(found.map(({ product }) => product.name)).toEqual([
      'Cathedral City Mature Cheddar 350g',
    ]);
    expect(found[0]!.priceLabel).toBe('£3.00');
  });
  test('nothing that is like it, nothing suggested', () => {
    expect(names('qqxx', ['Zorbit Rusks,£1,Baby'])).toEqual([]);
  });
});

test.each([
  ['milk', 'Dairy Spread', 50],
  ['milk', 'Skimmed', 50],
  ['bread', 'Toastie', 50],
  ['bread', 'Rolls', 50],
  ['eggs', 'Egg', 50],
  ['chicken', 'Breast and Drumstick', 100],
  ['cheese', 'Cheddar, Mozzarella', 100],
  ['apple', 'Gala or Braeburn', 100],
  ['banana', 'Bananas', 1000],
  ['rice', 'Jasmine', 50],
  ['pasta', 'Fusilli and Spaghetti', 100],
  ['yogurt', 'Yoghurt', 50],
  // the query may hold the key: 50 of "yoghurt", none of the text
  ['frozen yogurt', 'Natural Yoghurt', 100],
])('related words: %s for %s scores %i', (query, name, score) => {
  // "Bananas" holds "banana": starts 500, word start 300, contains 150, related 50.
  expect(suggestionScore(query, { name, category: 'General' })).toBe(score);
});

test('of equal names the cheaper comes first', () => {
  const rows = ['Zorbit Bb,£2,General', 'Zorbit Bb,£1,Baby'];
  expect(suggest('orbi', 'TESCO', shelf(rows)).map(({ product }) => product.price)).toEqual([1, 2]);
});

describe('what a word becomes while it is typed', () => {
  const bestOf = (query: string, rows: readonly string[]): string[] =>
    suggest(query, 'TESCO', shelf(rows))
      .filter(({ found }) => found === 'best')
      .map(({ product }) => product.name);
  const milk = (count: number): string[] =>
    Array.from({ length: count }, (_, at) => `Whole Milk ${at + 1}00ml,£${at + 1},Dairy`);
  const WINE = 'Uno en Mil Red Wine 75cl,£7,Wine';

  test('the commonest word, where twenty times as many names hold it as hold what stands there', () => {
    for (const name of bestOf('mil', [...milk(20), WINE])) expect(name).toMatch(/^Whole Milk/);
    expect(bestOf('mil', [...milk(20), WINE])).toHaveLength(4);
    expect(bestOf('mil', [...milk(19), WINE])).toEqual(['Uno en Mil Red Wine 75cl']);
  });
  test('two letters tell of no word', () => {
    expect(bestOf('mi', milk(20))).toEqual([]);
    expect(names('mi', milk(20))).toHaveLength(8);
  });
  test('a number is no word that is still being typed', () => {
    expect(bestOf('milk 2', ['Whole Milk 2.27L,£2,Dairy', 'Bread,£1,Bakery'])).toEqual([
      'Whole Milk 2.27L',
    ]);
  });
  test('what no name holds is taken as it stands, as a comparison takes it', () => {
    expect(bestOf('chedar', ['Cathedral City Mature Cheddar 350g,£3,Cheese'])).toEqual([
      'Cathedral City Mature Cheddar 350g',
    ]);
  });
});

test('a hundred letters of what is typed are read', () => {
  const name = `Zorbit ${'a'.repeat(93)}`;
  expect(names(`${name}qqq`, [`${name} Rusks,£1,Baby`])).toEqual([`${name} Rusks`]);
});

describe('what is like the text', () => {
  const found = (query: string, rows: readonly string[], limit?: number) =>
    suggest(query, 'TESCO', shelf(rows), limit).map((entry) => ({
      name: entry.product.name,
      found: entry.found,
      score: entry.score,
      priceLabel: entry.priceLabel,
    }));
  const PITTA = ['White Pitta 6 Pack,£1,Bakery', 'White Pitta 12 Pack,£1.20,Bakery'];

  test('less likely than a comparison would take: marked, in its order, with its price', () => {
    const both = found('pitta wrap', PITTA);
    expect(both.map((entry) => [entry.found, entry.score])).toEqual([
      ['tolerant', 1 / 2],
      ['tolerant', 1 / 3],
    ]);
    expect(both[0]!.priceLabel).toMatch(/^£1\.[02]0$/);
    expect(found('pitta wrap', PITTA, 1)).toHaveLength(1);
  });
  test('related words and nothing else: 50', () => {
    const rows = ['Semi Dried Tomatoes,£2,Veg', 'Whole Milk,£1,Dairy', 'Skimmed Drink,£1,Other'];
    expect(found('milk', rows).map(({ name, score }) => [name, score])).toEqual([
      // word start 300 + contains 100 + 44 at place 6 + the related word "whole" 50
      ['Whole Milk', 494],
      ['Skimmed Drink', 50],
    ]);
    expect(names('eggs', ['Free Range Dozen,£2,Other', 'Eggs 6,£1,Dairy'])).toEqual([
      'Eggs 6',
      'Free Range Dozen',
    ]);
  });
  test('every product of a category that holds the text', () => {
    const rows = ['Rusks,£1,Zorbit things', 'Pads,£2,Zorbit things', 'Soap,£1,Bath'];
    expect(names('zorbit', rows)).toEqual(['Pads', 'Rusks']);
  });
});
