// What is, and what is never, the counterpart of a product elsewhere.
import { buildCatalogue, findEquivalents } from '../../engine';
import { twoShelves as two } from '../fixtures/shelves';

test('one tin never "saves" against a twelve-pack: the pack is compared per unit or alarmed, not called same', () => {
  const { catalogue } = buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text: 'name,price\nHeinz Baked Beans 12 X 415G,11.00\n' },
    { store: 'ASDA', file: 'asda.csv', text: 'name,price\nHeinz Baked Beans 415g,1.40\n' },
  ]);
  const [match, ...more] = findEquivalents(
    { name: 'Heinz Baked Beans 12 X 415G', price: 11, store: 'TESCO' },
    'ASDA',
    catalogue,
    3,
    0,
  );
  expect(more).toEqual([]);
  expect(match!.verdict).toBe('similar');
  expect(match!.reasons.map((reason) => reason.kind)).toContain('other-size');
});

test.each([
  {
    mine: 'Edinburgh 1670 Gin 70Cl',
    other: 'ASDA London Dry Gin 70cl',
    why: 'of spirits the brand is the point',
  },
  {
    mine: 'Cadbury Crunchie Chocolate Bars 4 Pack',
    other: 'Mars Chocolate Bars 4 Pack',
    why: 'of chocolate bars too',
  },
])('$other is no counterpart of $mine: $why', ({ mine, other }) => {
  expect(
    findEquivalents({ name: mine, price: 2.1, store: 'TESCO' }, 'ASDA', two([mine], [other])),
  ).toEqual([]);
});

test.each([
  {
    mine: 'Tesco Smoked Back Bacon 300G',
    sibling: 'Tesco Smoked Streaky Bacon 300G',
    other: 'ASDA Smoked Streaky Bacon 300g',
  },
  {
    mine: 'Tesco Lasagne Sheets Fresh Egg 250G',
    sibling: 'Tesco Lasagne Sheets 500G',
    other: 'ASDA Lasagne Sheets 500g',
  },
])(
  '$other is the counterpart of $sibling, so it is less likely that of $mine',
  ({ mine, sibling, other }) => {
    const likeness = (tesco: string[]): number =>
      findEquivalents(
        { name: mine, price: 2.1, store: 'TESCO' },
        'ASDA',
        two(tesco, [other]),
        1,
        0,
      )[0]!.similarity;
    expect(likeness([mine, sibling])).toBeLessThan(0.9 * likeness([mine]));
  },
);

test.each([
  {
    mine: 'Heinz Baked Beans 415G',
    shelf: ['Heinz Baked Beans Tikka 415g', 'Heinz Baked Beans in a Rich Tomato Sauce 415g'],
    first: 'Heinz Baked Beans in a Rich Tomato Sauce 415g',
    why: 'baked beans are always in tomato sauce',
  },
  {
    mine: 'Tesco British Semi Skimmed Milk 1L',
    shelf: ['ASDA Semi Skimmed UHT Long Life Milk 1L', 'ASDA British Semi Skimmed Milk 2.27L'],
    first: 'ASDA British Semi Skimmed Milk 2.27L',
    why: 'long-life milk is another milk, another size is not',
  },
  {
    mine: 'Heinz Beanz In Tomato Sauce 415G',
    shelf: ['Heinz Beans Macaroni 415g', 'Heinz Baked Beans 415g'],
    first: 'Heinz Baked Beans 415g',
    why: 'Beanz are baked beans',
  },
  {
    mine: 'Tesco Buffalo Chicken Poppers 200G',
    shelf: ['ASDA Chicken Poppers 200g', 'ASDA Buffalo Chicken Poppers 200g'],
    first: 'ASDA Buffalo Chicken Poppers 200g',
    why: 'a flavour that is lost makes another variety',
  },
  {
    mine: 'Tesco Pineapple & Mango 160G',
    shelf: ['ASDA Pineapple 160g', 'ASDA Mango & Pineapple 160g'],
    first: 'ASDA Mango & Pineapple 160g',
    why: 'half of a pair is another thing',
  },
  {
    mine: 'Tesco Decaf Americano Coffee Pods 16 Pack',
    shelf: ['ASDA Americano Coffee Pods 16 Pack', 'ASDA Decaf Americano Coffee Pods 10 Pack'],
    first: 'ASDA Decaf Americano Coffee Pods 10 Pack',
    why: 'decaf is never lost, a count may differ',
  },
  {
    mine: 'Proper Mature Cheddar Popcorn 70G',
    shelf: ['Proper Sweet Popcorn 70g', 'Propercorn Mature Cheddar Popcorn 70g'],
    first: 'Propercorn Mature Cheddar Popcorn 70g',
    why: 'a flavour is no part of a brand',
  },
  {
    mine: 'Tesco Double Cheeseburger Pies 2 Pack',
    shelf: ['ASDA Double Cheeseburgers 2 Pack', 'ASDA Cheeseburger Pies 2 Pack'],
    first: 'ASDA Cheeseburger Pies 2 Pack',
    why: 'a pie is no burger',
  },
])('$mine: $why', ({ mine, shelf: names, first }) => {
  expect(
    findEquivalents(
      { name: mine, price: 2.1, store: 'TESCO' },
      'ASDA',
      two([mine], names),
      2,
      0,
    )[0]!.product.name,
  ).toBe(first);
});

test('a flavour that only one has is said, and such a match is never called the same', () => {
  const [match] = findEquivalents(
    { name: 'Tesco Chicken Poppers 200G', price: 2.1, store: 'TESCO' },
    'ASDA',
    two(
      ['Tesco Chicken Poppers 200G', 'Tesco Chicken Nuggets 200G'],
      ['ASDA Buffalo Chicken Poppers 200g'],
    ),
    1,
    0,
  );
  expect(match!.reasons.map(({ words }) => words)).toContain('also “buffalo”');
  expect(match!.verdict).toBe('similar');
});

test.each([
  {
    product: 'Tesco Caster Sugar 1Kg',
    other: 'ASDA White Caster Sugar 1kg',
    verdict: 'same',
    why: 'all caster sugar is white unless it says otherwise',
  },
  {
    product: 'Schweppes Lemonade 2L',
    other: 'Schweppes Lemonade 6 x 330ml',
    verdict: 'similar',
    why: 'six cans are no bottle, though they hold as much',
  },
  {
    product: 'Tesco Semi Skimmed Milk 2L',
    other: 'ASDA Filtered Semi Skimmed Milk 2L',
    verdict: 'similar',
    why: 'filtered milk keeps for weeks',
  },
])('$product and $other are $verdict: $why', ({ product, other, verdict }) => {
  expect(
    findEquivalents({ name: product, store: 'TESCO' }, 'ASDA', two([product], [other]), 1, 0)[0]
      ?.verdict,
  ).toBe(verdict);
});

test('what is kept frozen is not the same as what is fresh, nor is a pack without a size at half the price', () => {
  const { catalogue } = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price,category\nTesco Chicken Thigh Fillets 500G,4.00,fresh-food\nTesco Brown Onions,1.00,fresh-food\n',
    },
    {
      store: 'ASDA',
      file: 'asda.csv',
      text: 'name,price,category\nASDA Chicken Thigh Fillets 500g,3.80,Frozen Food\nASDA Brown Onions,2.60,"Fruit, Veg & Flowers"\n',
    },
  ]);
  const verdictOf = (name: string): string | undefined =>
    findEquivalents({ name, store: 'TESCO' }, 'ASDA', catalogue, 1, 0)[0]?.verdict;
  expect(verdictOf('Tesco Chicken Thigh Fillets 500G')).toBe('similar');
  expect(verdictOf('Tesco Brown Onions')).toBe('similar');
});
