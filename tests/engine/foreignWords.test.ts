import { buildCatalogue, findProducts, type Catalogue } from '../../engine';
import { FOREIGN_NAMES } from '../../engine/lexicon/foreignNames';
import { pairsOf } from '../../engine/lexicon/sayings';
import { PHRASES, TYPED, WHOLE } from '../../engine/lexicon/synonyms';
import { fold } from '../../engine/words/normalise';
import { plainLetters } from '../../engine/spelling/foreignWords';

const csv = (names: readonly string[]): string =>
  `name,price\n${names.map((name) => `"${name}",2.00`).join('\n')}\n`;
const shelf = (tesco: readonly string[], aldi: readonly string[] = []): Catalogue =>
  buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text: csv(tesco) },
    { store: 'ALDI', file: 'aldi.csv', text: csv(aldi) },
  ]).catalogue;
const first = (line: string, catalogue: Catalogue, store = 'TESCO') =>
  findProducts(line, store, catalogue)[0];

const PLAIN = [
  'Tesco British Whole Milk 2.272L',
  'Tesco British Salted Block Butter 250G',
  'Tesco All Rounder Potatoes 2Kg',
  'Tesco Aubergine Each',
  'Tesco Brown Onions Loose',
];
test.each([
  ['mleko', 'Milk', 'Polish'],
  ['masło', 'Butter', 'a letter that folding does not know'],
  ['ziemniaki (potatoes)', 'Potatoes', 'said in two languages, it is said once'],
  ['patlıcan', 'Aubergine', 'Turkish'],
  ['ceapa', 'Onions', 'Romanian'],
  ['doodh', 'Milk', 'Hindi'],
  ['piyaz', 'Onions', 'written by ear, one letter off'],
  ['menyn', 'Butter', 'Welsh'],
  ['papas', 'Potatoes', 'Spanish'],
])('"%s" finds %s: %s', (line, name) => {
  const found = first(line, shelf(PLAIN));
  expect(found?.product.name).toContain(name);
  expect(found?.reasons.map(({ kind }) => kind)).toContain('spelling');
});

test('what stores sell under its foreign name is looked for so; elsewhere its English kind is', () => {
  const polish = ['Krakowska', 'Wiejska', 'Slaska'].map((kind) => `Tesco ${kind} Kielbasa 300G`);
  const aldi = ['ALDI Thick Pork Sausages 8 Pack', 'ALDI Smoked Pork Sausage 227G'];
  const catalogue = shelf(polish, aldi);
  expect(first('kiełbasa', catalogue)?.product.name).toContain('Kielbasa');
  // Readers took no British sausage for it.
  expect(first('kiełbasa', catalogue, 'ALDI')?.product.name).toBe('ALDI Smoked Pork Sausage 227G');
});

test('the one thing that a store sells under its foreign name comes before what it means', () => {
  const tesco = ['Krakus Kielbasa Slaska 550G', 'Spichlerz Kielbasa Lekko 280G'];
  const catalogue = shelf([...tesco, 'Tesco 12 Pork Sausages 681G', ...PLAIN]);
  expect(first('kielbasa', catalogue)?.product.name).toContain('Kielbasa');
});

test('a word that stores print beside another of the line is no foreign name', () => {
  const tesco = ['Tesco Maris Piper Potatoes 2Kg', 'Tesco Maris Piper Potatoes 1.25Kg'];
  const aldi = ['ALDI White Potatoes 2Kg', 'ALDI Ground Black Pepper 50G'];
  const found = first('maris piper 2.5kg', shelf([...tesco, ...PLAIN], aldi), 'ALDI');
  expect(found?.product.name ?? '').not.toContain('Pepper');
});

test('a foreign name is no saying, too: each has one home', () => {
  const sayings = [...PHRASES, ...TYPED, ...WHOLE].map(([said]) => said);
  const known = new Set(sayings.flatMap((said) => [said, `${said}s`]));
  expect(pairsOf(FOREIGN_NAMES).filter(([foreign]) => known.has(foreign))).toEqual([]);
});

test('a foreign name stands once, in plain letters', () => {
  const said = pairsOf(FOREIGN_NAMES).map(([foreign]) => foreign);
  expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([]);
  expect(said.filter((name) => fold(plainLetters(name)) !== name)).toEqual([]);
});
