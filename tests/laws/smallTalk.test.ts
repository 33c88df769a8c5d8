import path from 'node:path';
import fc from 'fast-check';
import { findProducts, readRow, DEFAULT_STORES } from '../../engine';
import { parseQuery } from '../../engine/query/parseQuery';
import { catalogueOf } from '../fixtures/catalogue';
import { shelf } from '../fixtures/shelves';

const catalogue = catalogueOf(path.join(__dirname, '..', '..', 'public'));
const firsts = (line: string): string[] =>
  DEFAULT_STORES.map(
    ({ storedName }) =>
      findProducts(readRow(line).searchTerm, storedName, catalogue)[0]?.product.name ?? '-',
  );

const THINGS = [
  'milk',
  'bananas',
  'cheddar',
  'orange juice',
  'heinz ketchup',
  'cheese and onion crisps',
];
const BEFORE = [
  'some',
  'a few',
  'bit of',
  'lots of',
  'plenty of',
  'more',
  'we need',
  'get some',
  "don't forget",
  'pick up',
  'also',
  '&',
  'any brand',
  'my usual',
  'nice',
  'normal',
  'decent',
  '- ',
  '☐',
  '[ ]',
  '3)',
  '12.',
];
const BEHIND = [
  'please',
  'pls',
  'thanks',
  'asap',
  '- urgent',
  'today',
  'again',
  'as usual',
  '(the usual)',
  'on offer',
  'if on offer',
  '(if cheap)',
  'half price',
  'or similar',
  'any brand',
  '(any brand)',
  '£2',
  '(£2.50)',
  'under £50',
  'max 30 quid',
  'under a tenner',
  'about 3 quid',
  '3 for 2',
  'etc',
  'x',
  '**important**',
  '!!',
  '?',
  '…',
];

test.each([...BEFORE.map((said) => `${said} X`), ...BEHIND.map((said) => `X ${said}`)])(
  '"%s" is X: what is said around a thing changes nothing',
  (template) => {
    for (const thing of THINGS)
      expect([template, thing, firsts(template.replace('X', thing))]).toEqual([
        template,
        thing,
        firsts(thing),
      ]);
  },
);

test.each([
  [
    '500g mince',
    [
      '500 grams of mince',
      'mince 500 gms',
      'mince (500g)',
      'about 500g mince',
      'half a kilo of mince',
      'half kilo mince',
      '½ kilo of mince',
      '1/2 kg mince',
      'five hundred grams of mince',
      '0.5 kilos mince',
    ],
  ],
  [
    '2l coke',
    ['2 litres of coke', 'two litres of coke', '2ltrs coke', 'coke 2 liters', '2000 mls coke'],
  ],
  [
    '4 pints semi skimmed milk',
    [
      '4pt semi skimmed milk',
      'four pints of semi skimmed milk',
      'semi skimmed 4 pints',
      '4 pts semi',
      'milk (semi skimmed, 4 pints)',
    ],
  ],
  [
    '12 eggs',
    [
      'twelve eggs',
      'a dozen eggs',
      'eggs x12',
      'eggs (12)',
      'box of 12 eggs',
      'one dozen eggs please',
    ],
  ],
  ['coke 24x330ml', ['coke 24x330', 'coke 24 x 330']],
  // A number without a unit is grams or millilitres, but of what is counted by the hundred.
  ['250g grated mozzarella', ['grated mozzarella 250']],
  ['tropicana smooth 900ml', ['tropicana smooth 900']],
  ['240 tea bags', ['tea bags 240']],
  ['160 pg tips', ['pg tips 160']],
  ['crunchie 4 pack', ['crunchie 4s']],
])('"%s" has one size however it is said', (line, others) => {
  const { size, brand } = parseQuery(readRow(line).searchTerm);
  for (const other of others) {
    const said = parseQuery(readRow(other).searchTerm);
    expect([other, said.size, said.brand]).toEqual([other, size, brand]);
  }
});

test.each([
  ['crisps, not cheese and onion', ['crisp'], ['cheese', 'onion']],
  ['pasta not spaghetti', ['pasta'], ['spaghetti']],
  ['bread - not the seeded one', ['white', 'bread'], ['seeded']],
  ['cereal no nuts', ['cereal'], ['nut']],
  ['orange juice not from concentrate', null, ['concentrate']],
  // Part of a name, or of what is asked for.
  ["I can't believe it's not butter", null, []],
  ['orange juice no bits', null, []],
])('what "%s" does not want', (line, words, unwanted) => {
  const query = parseQuery(line);
  expect((query.refused?.unwanted ?? []).flat()).toEqual(unwanted);
  if (words) expect(query.words).toEqual(words);
});

test('nothing that is not wanted is shown', () => {
  const plain = ['Tesco Ready Salted Crisps 6 X 25G', 'Walkers Ready Salted Crisps 6 X 25G'];
  const unwanted = ['Tesco Cheese & Onion Crisps 6 X 25G', 'Walkers Cheese & Onion Crisps 6 X 25G'];
  const shown = findProducts(
    'crisps not cheese and onion',
    'TESCO',
    shelf([...unwanted, ...plain]),
  );
  expect(shown.map(({ product }) => product.name).sort()).toEqual(plain);
});

test.each([
  ['wine under £6', 6],
  ['wine for under £6.50', 6.5],
  ['wine max 5 quid', 5],
  ['crisps under 90p', 0.9],
  ['steak less than a tenner', 10],
  ['wine £6 or less', 6],
  ['olive oil (up to £7)', 7],
  ['cheddar no more than £4 each', 4],
  // By the kilo it says nothing of a pack; a price is no limit.
  ['mince under £8 per kg', null],
  ['wine £6', null],
  ['wine about £6', null],
  ['2 for £3 crisps', null],
  ['under eye cream', null],
])('"%s" may cost %s at most', (line, pounds) => {
  expect(parseQuery(line).refused?.priceLimit ?? null).toBe(pounds);
});

test('nothing is shown that costs more than the line says, and what is shown is what would be without it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...THINGS, 'cheddar 400g', 'red wine'),
      fc.integer({ min: 20, max: 900 }),
      fc.constantFrom(...DEFAULT_STORES),
      (thing, pence, { storedName }) => {
        const limited = findProducts(
          `${thing} under £${(pence / 100).toFixed(2)}`,
          storedName,
          catalogue,
        );
        for (const { product } of limited) expect(product.price).toBeLessThanOrEqual(pence / 100);
        const [first] = findProducts(thing, storedName, catalogue);
        if (first && first.product.price <= pence / 100)
          expect(limited.map(({ product }) => product.name)).toContain(first.product.name);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  ['coke or pepsi', 'coke'],
  ['red or white wine', 'red wine'],
  ['chicken or beef stock cubes', 'chicken stock cubes'],
  ['milk or oat milk', 'milk'],
  ['yorkshire tea / pg tips', 'yorkshire tea'],
  ['milk without lactose', 'milk lactose free'],
  ['beef mince british or irish', 'british or irish beef mince'],
])('"%s" asks for %s', (line, meant) => {
  const [a, b] = [parseQuery(line), parseQuery(meant)];
  expect([a.brand, [...a.words].sort()]).toEqual([b.brand, [...b.words].sort()]);
});

test.each([
  ['lemonade sugar free', 'sugar free lemonade'],
  ['natural yogurt low fat', 'low fat natural yogurt'],
  ['white bread gluten free', 'gluten free white bread'],
])('"%s" is %s: a diet said behind a thing does not say what it is', (line, meant) => {
  const [{ words, head }, plain] = [parseQuery(line), parseQuery(meant)];
  expect({ words, head }).toEqual({ words: plain.words, head: plain.head });
});
