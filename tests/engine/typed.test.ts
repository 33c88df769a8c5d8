import { buildCatalogue, findProducts, parseLine } from '../../engine';
import { parseQuery } from '../../engine/query';

test.each([
  { line: 'red onions', brand: null, words: ['red', 'onion'], why: "Red's makes sauce, red is a colour" },
  { line: 'yorkshire puddings', brand: null, words: ['yorkshire', 'pudding'], why: 'no tea' },
  { line: 'yorkshire tea 80', brand: 'yorkshire tea', words: [], why: 'the tea' },
  { line: 'stir fry veg', brand: null, words: ['stir', 'fry', 'vegetable'], why: "Fry's is chocolate" },
  { line: 'granny smiths', brand: null, words: ['granny', 'smith'], why: 'an apple' },
  { line: 'pain au chocolat', brand: null, words: ['pain', 'au', 'chocolate'], why: 'Au is a vodka' },
  { line: 'french beans', brand: null, words: ['green', 'bean'], why: 'as products print them' },
  { line: 'celebration cake', brand: null, words: ['celebration', 'cake'], why: 'a box of sweets is called Celebrations' },
  { line: 'bread and butter pudding', brand: null, words: ['bread', 'butter', 'pudding'], why: 'a wine is called Bread & Butter' },
  { line: "butcher's sausages", brand: null, words: ['butcher', 'sausage'], why: "Butcher's is for dogs" },
  { line: 'butchers dog food', brand: 'butcher', words: ['dog', 'food'], why: 'for dogs' },
  { line: "patak's", brand: 'patak', words: [], why: 'a brand by its stem, as the index knows it' },
  { line: 'penguins', brand: 'mcvities', words: ['penguin'], why: 'a line of products names its brand and says what it is' },
  { line: 'kitkat', brand: 'kit kat', words: [], why: 'another spelling of the brand is no line of products' },
  { line: 'spag bol', brand: null, words: ['spaghetti', 'bolognese'], why: 'Bol makes ready meals' },
  { line: 'cheese', brand: null, words: ['cheddar', 'cheese'], why: 'alone it means cheddar' },
  { line: '4 pints semi', brand: null, words: ['semi', 'skimmed', 'milk'], why: 'milk by half its name' },
  { line: 'semi dried tomatoes', brand: null, words: ['semi', 'dried', 'tomato'], why: 'not milk' },
])('"$line" is read as it is meant: $why', ({ line, brand, words }) => {
  const query = parseQuery(line);
  expect({ brand: query.brand, words: query.words }).toEqual({ brand, words });
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

const shelf = (names: string[]): ReturnType<typeof buildCatalogue>['catalogue'] => buildCatalogue([{ store: 'TESCO', file: 'tesco.csv', text: `name,price,category\n${names.map((name) => `"${name}",2.00,fresh-food`).join('\n')}\n` }]).catalogue;

test('a word that is spelt right is not repaired into one that the store sells', () => {
  expect(findProducts('plasters', 'TESCO', shelf(['Tesco Deli Platter 137G', 'Tesco Party Platter 400G']))).toEqual([]);
  expect(findProducts('plater', 'TESCO', shelf(['Tesco Deli Platter 137G', 'Tesco Party Platter 400G'])).length).toBeGreaterThan(0);
});

test('a brand alone means whatever it makes, and nothing of another', () => {
  const { 0: first, length } = findProducts("Patak's", 'TESCO', shelf(["Patak's Korma Spice Paste 283G", 'Tesco Korma Curry Paste 200G', 'Tesco Mango Chutney 230G']));
  expect(first?.product.name).toBe("Patak's Korma Spice Paste 283G");
  expect(length).toBe(1);
});
