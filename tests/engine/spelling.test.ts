import path from 'node:path';
import { buildCatalogue, findProducts, DEFAULT_STORES } from '../../engine';
import { parseQuery } from '../../engine/query/parseQuery';
import { repairSpelling } from '../../engine/spelling/spellingCorrection';
import { catalogueOf } from '../fixtures/catalogue';

const catalogue = catalogueOf(path.join(__dirname, '..', '..', 'public'));
const firsts = (line: string): string[] =>
  DEFAULT_STORES.map(
    ({ storedName }) => findProducts(line, storedName, catalogue)[0]?.product.name ?? '-',
  );

test.each([
  ['mlk', 'milk', 'a letter left out of a short word'],
  ['rce', 'rice', 'the same'],
  ['bagls', 'bagels', 'a letter left out is likelier than another one in its place: no balls'],
  ['stawberries', 'strawberries', 'however some name misprints it'],
  ['cripss', 'crisps', 'an s too many'],
  ['wrapss', 'wraps', 'the same'],
  ['homuous', 'houmous', 'near a spelling, not only near what is printed'],
  ['fihs fingers', 'fish fingers', 'two letters swapped'],
  ['olive ol', 'olive oil', 'two letters long, but olives stand beside it'],
  ['digestuve biscuits', 'digestive biscuits', 'a letter beside it on the keyboard'],
  ['chkn brst', 'chicken breast', 'without vowels, each sure by the other'],
  ['blk pepper', 'black pepper', 'without vowels, beside a thing that it is printed with'],
  ['frz peas', 'frozen peas', 'the first consonants'],
  ['C/Flakes', 'corn flakes', 'a first letter: the word most often printed before it'],
  ['b. beans', 'baked beans', 'the same with a full stop'],
  ['p/apple chunks', 'pineapple chunks', 'a first letter and the rest of one word'],
])('"%s" is %s: %s', (typed, meant) => expect(firsts(typed)).toEqual(firsts(meant)));

test.each(['tripe', 'sole fillets', 'vegan ham', 'mace', 'tahini', 'plasters', 'pate'])(
  '"%s" is left as it is',
  (typed) => {
    const { words } = parseQuery(typed);
    expect(repairSpelling(catalogue, words).words).toEqual(words);
  },
);

test('a rare word that stores print with another word of the line was meant', () => {
  const names = [
    'Earls Dog Poop Bags 100',
    ...Array.from({ length: 60 }, (_, at) => `Fizz No${at} Soda Pop 2L`),
  ];
  const text = `name,price\n${names.map((name) => `${name},2.00`).join('\n')}\n`;
  const { catalogue: shelf } = buildCatalogue([{ store: 'TESCO', file: 'tesco.csv', text }]);
  expect(repairSpelling(shelf, ['poop', 'bag']).words).toEqual(['poop', 'bag']);
});

test('a rare word that nothing else of the line stands beside is doubted: mice are of sugar', () => {
  const names = [
    'Sugar Mice 90G',
    ...[250, 400, 500, 650, 750, 1000].map((grams) => `Tesco Beef Mince ${grams}G`),
  ];
  const { catalogue: shelf } = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: `name,price\n${names.map((name) => `${name},2.00`).join('\n')}\n`,
    },
  ]);
  expect(findProducts('beef mice', 'TESCO', shelf)[0]?.product.name).toMatch(/Beef Mince/);
  expect(findProducts('mice', 'TESCO', shelf)[0]?.product.name).toBe('Sugar Mice 90G');
});

test('a letter that should stand twice is the likeliest mistake: pasata is passata', () => {
  const names = [
    ...['Penne', 'Fusilli', 'Farfalle', 'Conchiglie', 'Rigatoni'].flatMap((shape) =>
      [500, 1000, 3000].map((grams) => `Tesco ${shape} Pasta ${grams}G`),
    ),
    'Tesco Passata 500G',
    'Tesco Passata With Basil 500G',
    'Napolina Tomato Passata 500G',
  ];
  const text = `name,price\n${names.map((name) => `${name},2.00`).join('\n')}\n`;
  const { catalogue: shelf } = buildCatalogue([{ store: 'TESCO', file: 'tesco.csv', text }]);
  expect(findProducts('pasata', 'TESCO', shelf)[0]?.product.name).toBe('Tesco Passata 500G');
});

test('a saying that is printed as two words is no short form of another: choc ices are no choice', () => {
  const names = [
    'Tesco Milk Choc Ices 8 X 70Ml',
    ...[...'abcdefghijklm'].map((_, at) => `Winemakers Choice Wine ${70 + at}Cl`),
  ];
  const text = `name,price\n${names.map((name) => `${name},2.00`).join('\n')}\n`;
  const { catalogue: shelf } = buildCatalogue([{ store: 'TESCO', file: 'tesco.csv', text }]);
  expect(findProducts('choc ices', 'TESCO', shelf)[0]?.product.name).toContain('Choc Ices');
});

test('a known word that no name holds with the others is read as a short form that many do', () => {
  const names = [
    'Paper Straws 20 Pack',
    'Bamboo Straws 6 Pack',
    ...[...'abcdefghijkl'].map((_, at) => `Tesco Strawberry Yogurt ${100 + 10 * at}G`),
  ];
  const text = `name,price\n${names.map((name) => `${name},2.00`).join('\n')}\n`;
  const { catalogue: shelf } = buildCatalogue([{ store: 'TESCO', file: 'tesco.csv', text }]);
  const found = findProducts('straw yog', 'TESCO', shelf)[0];
  expect(found?.product.name).toContain('Strawberry Yogurt');
  expect(findProducts('paper straws', 'TESCO', shelf)[0]?.product.name).toContain('Paper Straws');
});
