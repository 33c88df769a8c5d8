import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { buildCatalogue } from '../../engine';
import {
  aislesOf,
  groupOf,
  sameAisle,
  sameGroup,
  type Aisles,
} from '../../engine/knowledge/aisleClassifier';
import { parseName } from '../../engine/names/parsedName';
import {
  readAisleTable,
  writableWeight,
  writeAisleTable,
  type AisleWeights,
} from '../../engine/knowledge/aisleCodec';
import { AISLE_BIAS, AISLE_WORDS, AISLES } from '../../engine/fitted/aisles';
import { wordId, wordIds } from '../../engine/words/wordInterner';
import { readForms } from '../../engine/knowledge/wordForms';

const TABLE = readAisleTable(AISLE_WORDS);
const NAMES = AISLES.flatMap((group) => group.split(' '));
const aislesIn = (name: string, category: string): Aisles =>
  parseName(
    buildCatalogue([
      {
        store: 'TESCO',
        file: 'tesco.csv',
        text: `name,price,category\n"${name}",2.10,${category}\n`,
      },
    ]).catalogue.stores['TESCO']!.products[0]!,
  ).aisles;

test.each([
  {
    name: 'Tesco Semi Skimmed Milk 2L',
    category: 'fresh-food',
    aisle: 'milk-fresh',
    why: 'the plain thing',
  },
  {
    name: 'Tesco Long Life Semi Skimmed Milk 1L',
    category: 'food-cupboard',
    aisle: 'milk-uht',
    why: 'a word that says how it keeps moves it',
  },
  {
    name: 'Tesco Prunes in Juice 290G',
    category: 'food-cupboard',
    aisle: 'fruit-tin',
    why: 'in juice is tinned, without it dried',
  },
  {
    name: 'Red Leicester With Mango Chutney Truckle',
    category: 'fresh-food',
    aisle: 'cheese-hard-block',
    why: 'a cheese with chutney is a cheese',
  },
  {
    name: 'Geetas Premium Mango Chutney 320G',
    category: 'food-cupboard',
    aisle: 'chutney-relish-pickle',
    why: 'the chutney itself is none',
  },
  {
    name: 'Tesco Coarse Farmhouse Pate With Mushroom',
    category: 'fresh-food',
    aisle: 'pate-meat',
    why: 'farmhouse pate is of meat whatever is in it',
  },
  {
    name: 'Tesco Chardonnay 75Cl',
    category: 'drinks',
    aisle: 'wine-white',
    why: 'a grape is a wine of its colour',
  },
])('$name stands in $aisle: $why', ({ name, category, aisle }) => {
  expect(NAMES[aislesIn(name, category).first]).toBe(aisle);
});

test('the same thing in two stores agrees on the aisle, another form of it hardly', () => {
  const dried = aislesIn('Soft Pitted Prunes 250g', 'food-cupboard');
  expect(sameAisle(dried, aislesIn('Ready to Eat Prunes 500g', 'food-cupboard'))).toBeGreaterThan(
    0.6,
  );
  expect(sameAisle(dried, aislesIn('Prunes in Juice 290g', 'food-cupboard'))).toBeLessThan(0.4);
});

test('the department tells where a name does not: whole green beans are tinned in the cupboard', () => {
  const words = wordIds(['whole', 'green', 'bean']);
  const head = wordId('bean');
  expect(
    sameAisle(aislesOf(words, head, 'cupboard', false), aislesOf(words, head, 'frozen', false)),
  ).toBeLessThan(0.8);
});

const WORDS = readForms(AISLE_WORDS).words;
const word = fc.constantFrom(...WORDS.filter((text) => /^[a-z]/.test(text)), 'zzyzx');
const reading = fc
  .tuple(fc.uniqueArray(word, { minLength: 1, maxLength: 8 }), fc.boolean())
  .map(([words, several]) => aislesOf(wordIds(words), wordId(words.at(-1)!), null, several));

test('shares are shares, agreement is the same from both sides and never more than whole', () => {
  fc.assert(
    fc.property(reading, reading, (a, b) => {
      expect(a.roots.reduce((sum, root) => sum + root ** 2, 0)).toBeLessThanOrEqual(1 + 1e-9);
      expect(a.at).toEqual([...a.at].sort((x, y) => x - y));
      for (const same of [sameAisle, sameGroup]) {
        expect(same(a, b)).toBeCloseTo(same(b, a), 12);
        expect(same(a, b)).toBeGreaterThanOrEqual(0);
        expect(same(a, b)).toBeLessThanOrEqual(1 + 1e-9);
      }
      expect(sameGroup(a, b)).toBeGreaterThanOrEqual(sameAisle(a, b) - 1e-9);
    }),
  );
});

test('the order of the words does not matter, nor what is read in between', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 8 }),
      fc.uniqueArray(word),
      (words, between) => {
        const head = wordId(words[0]!);
        const there = aislesOf(wordIds(words), head, 'fresh', false);
        aislesOf(wordIds(between), wordId(between[0] ?? ''), 'frozen', true);
        const back = aislesOf(wordIds([...words].reverse()), head, 'fresh', false);
        expect(back.first).toBe(there.first);
        expect(back.sure).toBeCloseTo(there.sure, 9);
      },
    ),
  );
});

test('words that say nothing leave it open', () => {
  expect(aislesOf(wordIds(['zzyzx']), wordId('zzyzx'), null, false).sure).toBeLessThan(0.2);
});

test('the table holds the aisles that readers chose from, each read at least once', () => {
  const folder = path.join(__dirname, '../../data/aisles');
  const groups = fs
    .readFileSync(path.join(folder, 'aisles.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(':')[1]!.trim());
  expect(AISLES).toEqual(groups);
  expect(AISLE_BIAS).toHaveLength(NAMES.length);
  expect(new Set(NAMES).size).toBe(NAMES.length);
  const read = gunzipSync(fs.readFileSync(path.join(folder, 'names.tsv.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(new Set(read.map(([aisle]) => aisle))).toEqual(new Set(NAMES));
  expect(read.every((columns) => columns.length === 5)).toBe(true);
});

test('every weight of the table is of an aisle, a finite one', () => {
  const said = WORDS.flatMap((text) => [TABLE.ofWord(text), TABLE.ofHead(text)]);
  for (const { aisles, weights } of said) {
    expect(Math.max(...aisles)).toBeLessThan(NAMES.length);
    expect(weights.length).toBe(aisles.length);
    expect(weights.every(Number.isFinite)).toBe(true);
  }
});

const said = fc
  .uniqueArray(
    fc.tuple(fc.nat(1295), fc.double({ min: -20, max: 20, noNaN: true }).map(writableWeight)),
    { selector: ([aisle]) => aisle, minLength: 1 },
  )
  .map((weights) => weights.sort(([a], [b]) => a - b));
const key: fc.Arbitrary<string> = fc.constantFrom(
  '#',
  '@frozen',
  'bean',
  'beans',
  '>bean',
  '>soup',
  'soup',
  '7up',
);

test('a table is read as it was written, and holds nothing else', () => {
  const rows = fc.uniqueArray(fc.tuple(key, said), { selector: ([name]) => name });
  fc.assert(
    fc.property(rows, (all) => {
      const entries = new Map<string, Said>(all);
      const table = readAisleTable(writeAisleTable(entries));
      for (const name of ['#', '@frozen', 'bean', 'beans', 'soup', '7up', 'sou', '']) {
        const asSuch = entries.get(name);
        const asHead = entries.get(`>${name}`);
        expect([table.has(name), table.hasHead(name)]).toEqual([!!asSuch, !!asHead]);
        expect(pairs(table.ofWord(name))).toEqual(plain(asSuch));
        expect(pairs(table.ofHead(name))).toEqual(plain(asHead));
      }
    }),
  );
});
type Said = (readonly [aisle: number, weight: number])[];
const pairs = ({ aisles, weights }: AisleWeights): Said =>
  plain([...aisles].map((aisle, at) => [aisle, weights[at]!]));
/** Without the sign of 0. */
const plain = (weights: Said = []): Said => weights.map(([aisle, weight]) => [aisle, weight + 0]);

test('the aisles that the rules name are in the table, each in the group of its kind', () => {
  const groups = [
    'gin',
    'wine-red',
    'vape-eliquid',
    'chocolate-bar-block',
    'chocolate-boxed-gift',
  ].map(groupOf);
  expect(Math.min(...groups)).toBeGreaterThanOrEqual(0);
  expect([groups[0] === groups[1], groups[3] === groups[4], new Set(groups).size]).toEqual([
    true,
    true,
    3,
  ]);
});

test('a name is read the same whatever was read before it', () => {
  const names = ['Whole Milk 2L', 'Dog Food Chicken 400g', 'Toilet Roll 9 Pack', 'zzzz'];
  const alone = names.map((name) => aislesIn(name, 'General'));
  expect(names.map((name) => aislesIn(name, 'General'))).toEqual(alone);
  expect([...names].reverse().map((name) => aislesIn(name, 'General'))).toEqual(alone.reverse());
});
