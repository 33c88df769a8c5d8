import { buildCatalogue, findEquivalents, findProducts, type Catalogue } from '../../engine';

/** One line of reason each: what must come first, or must never be shown, for a line or a product. */
interface Trap { ask: string; shelf: string[]; first: string | null; why: string }

const shelf = (names: string[]): Catalogue => buildCatalogue([{ store: 'TESCO', file: 'tesco.csv', text: `name,price,category\n${names.map((name, at) => `"${name}",${(1.5 + at / 100).toFixed(2)},fresh-food`).join('\n')}\n` }]).catalogue;

const LINES: Trap[] = [
  { ask: 'unsalted butter', shelf: ['Tesco Salted Butter 250G', 'Tesco Unsalted Butter 250G'], first: 'Tesco Unsalted Butter 250G', why: 'unsalted is not salted' },
  { ask: 'semi skimmed milk 4 pints', shelf: ['Tesco British Semi Skimmed Milk 3.408L, 6 Pints', 'Tesco British Semi Skimmed Milk 2.272L, 4 Pints', 'Tesco British Whole Milk 2.272L, 4 Pints'], first: 'Tesco British Semi Skimmed Milk 2.272L, 4 Pints', why: 'the typed size steers the choice' },
  { ask: 'eggs', shelf: ['Tesco Scotch Eggs 2 Pack', 'Tesco Egg Noodles 250G', 'Tesco Medium Free Range Eggs 12 Pack'], first: 'Tesco Medium Free Range Eggs 12 Pack', why: 'eggs are not Scotch eggs' },
  { ask: 'decaf tea bags', shelf: ['Tesco Tea Bags 80 Pack', 'Tesco Decaf Tea Bags 80 Pack'], first: 'Tesco Decaf Tea Bags 80 Pack', why: 'decaf was asked for' },
  { ask: 'tea bags', shelf: ['Tesco Decaf Tea Bags 80 Pack', 'Tesco Original Tea Bags 80 Pack', 'Tesco Gammon Joint 1Kg'], first: 'Tesco Original Tea Bags 80 Pack', why: 'a silent line never means decaf' },
  { ask: 'tomatoes', shelf: ['Tesco Tomato Ketchup 500G', 'Tesco Salad Tomatoes 6 Pack'], first: 'Tesco Salad Tomatoes 6 Pack', why: 'the thing, not what is made of it' },
  { ask: 'Heinz baked beans', shelf: ['Tesco Baked Beans 420G', 'Heinz Baked Beans 415G'], first: 'Heinz Baked Beans 415G', why: 'a brand line stays with its brand' },
  { ask: 'pg tips', shelf: ['Tesco Asparagus Tips 100G', 'PG Tips Tea Bags 80 Pack'], first: 'PG Tips Tea Bags 80 Pack', why: 'a brand is read as a whole' },
];

test.each(LINES)('"$ask": $why', ({ ask, shelf: names, first }) => {
  const matches = findProducts(ask, 'TESCO', shelf(names), 3, 0);
  expect(matches[0]?.product.name ?? null).toBe(first);
});

test('one tin never "saves" against a twelve-pack: the pack is compared per unit or alarmed, not called same', () => {
  const { catalogue } = buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text: 'name,price\nHeinz Baked Beans 12 X 415G,11.00\n' },
    { store: 'ASDA', file: 'asda.csv', text: 'name,price\nHeinz Baked Beans 415g,1.40\n' },
  ]);
  for (const match of findEquivalents({ name: 'Heinz Baked Beans 12 X 415G', price: 11, store: 'TESCO' }, 'ASDA', catalogue, 3, 0)) {
    expect(match.verdict).toBe('similar');
    expect(match.reasons.map((reason) => reason.kind)).toContain('other-size');
  }
});
