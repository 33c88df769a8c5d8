import fc from 'fast-check';
import { buildCatalogue } from '../../engine';
import { parseName } from '../../engine/names/parsedName';
import { E, FEATURES, type Feature } from '../../engine/evidence/features';
import { WORD_CLASSES } from '../../engine/lexicon/wordClasses';
import { equivalentsAll } from '../../engine/ranking/search';
import {
  classOf,
  costOf,
  senseOf,
  TYPE,
  typeOf,
  UNKNOWN,
} from '../../engine/knowledge/wordClasses';

const shelves = (tesco: string[], asda: string[]): ReturnType<typeof buildCatalogue>['catalogue'] =>
  buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: `name,price\n${tesco.map((name) => `"${name}",2.10`).join('\n')}\n`,
    },
    {
      store: 'ASDA',
      file: 'asda.csv',
      text: `name,price\n${asda.map((name) => `"${name}",2.10`).join('\n')}\n`,
    },
  ]).catalogue;

/** One piece of evidence for each ASDA product against the first Tesco one. */
function evidence(feature: Feature, tesco: string[], asda: string[]): Record<string, number> {
  const catalogue = shelves(tesco, asda);
  const rows = equivalentsAll(catalogue.stores['TESCO']!.products[0]!, catalogue, ['ASDA']).all(
    'ASDA',
  );
  return Object.fromEntries(rows.map((row) => [row.product.name, row.evidence[E[feature]]!]));
}

test('a word has one class', () => {
  const classed = Object.values(WORD_CLASSES).flatMap((words) => words.split(' '));
  expect(new Set(classed).size).toBe(classed.length);
  for (const key of Object.keys(WORD_CLASSES)) expect(key).toMatch(/^[BKVPDAOQUN][0-3]$/);
});

test('the words of a brand only say who makes a thing: the spoon of Silver Spoon is none', () => {
  expect(
    evidence(
      'addedKind',
      ['Tesco Caster Sugar 500G'],
      ['Silver Spoon Caster Sugar 500g', 'ASDA Sugar Spoon'],
    ),
  ).toEqual({ 'Silver Spoon Caster Sugar 500g': 0, 'ASDA Sugar Spoon': 3 });
});

test.each([
  ['pizza', 'K', 3, 'a pizza is no other thing'],
  ['strawberry', 'V', 2, 'a flavour makes another variety'],
  ['smoked', 'P', 2, 'smoked is not unsmoked'],
  ['decaf', 'D', 2, 'a diet is never lost'],
  ['cadbury', 'B', 2, 'the brand is the point of sweets'],
] as const)('"%s" is %s and costs %i: %s', (word, type, cost, _why) => {
  expect([typeOf(classOf(word)), costOf(classOf(word))]).toEqual([TYPE[type], cost]);
});

test('any text has a class or none, and its sense lies between praise and a thing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const wordClass = classOf(text);
      expect(wordClass === UNKNOWN || (typeOf(wordClass) >= 0 && typeOf(wordClass) < 10)).toBe(
        true,
      );
      expect(senseOf(wordClass)).toBeGreaterThan(0);
      expect(senseOf(wordClass)).toBeLessThanOrEqual(3);
    }),
  );
});

test('what only one name has is counted by type: a lost flavour, an added dish', () => {
  const asda = ['ASDA Chicken Poppers 200g', 'ASDA Buffalo Chicken Pizza 200g'];
  expect(evidence('lostVariety', ['Tesco Buffalo Chicken Poppers 200G'], asda)).toEqual({
    'ASDA Chicken Poppers 200g': 2,
    'ASDA Buffalo Chicken Pizza 200g': 0,
  });
  expect(evidence('addedKind', ['Tesco Buffalo Chicken Poppers 200G'], asda)).toEqual({
    'ASDA Chicken Poppers 200g': 0,
    'ASDA Buffalo Chicken Pizza 200g': 3,
  });
});

test('a word that all such products have surprises less than one that few have: ketchup is of tomatoes, not of chillies', () => {
  const ketchups = [
    'ASDA Tomato Ketchup 500g',
    'ASDA Tomato Ketchup 1kg',
    'ASDA Tomato Ketchup Squeezy 700g',
    'ASDA Tomato Ketchup Sachets',
  ];
  const lost = evidence(
    'lostSurprise',
    ['Tesco Tomato Ketchup 500G'],
    [...ketchups, 'ASDA Ketchup 480g'],
  )['ASDA Ketchup 480g']!;
  const rare = evidence(
    'lostSurprise',
    ['Tesco Chilli Ketchup 500G'],
    [...ketchups, 'ASDA Ketchup 480g'],
  )['ASDA Ketchup 480g']!;
  expect(lost).toBeLessThan(rare);
});

test('the same words in another order are the same evidence, whatever else stands in the store', () => {
  const one = evidence(
    'senseAlike',
    ['Tesco Buffalo Chicken Poppers 200G'],
    ['ASDA Chicken Poppers 200g'],
  );
  const other = evidence(
    'senseAlike',
    ['Tesco Buffalo Chicken Poppers 200G'],
    ['ASDA Poppers Chicken 200g', 'ASDA Chicken Pizza'],
  );
  expect(other['ASDA Poppers Chicken 200g']).toBeCloseTo(one['ASDA Chicken Poppers 200g']!, 12);
});

test.each([
  { name: 'Diablo Red Wine 75cl', brand: 'diablo', why: 'a word known as a maker' },
  {
    name: 'Zzyzx Cheddar Cheese 200g',
    brand: 'zzyzx',
    why: 'a first word that no list knows is a maker',
  },
  { name: 'Zzyzx 200g', brand: null, why: 'all there is names the thing' },
  { name: 'Strawberry Jam 340g', brand: null, why: 'a variety is no maker' },
])('the maker of $name: $why', ({ name, brand }) => {
  const [product] = shelves([name], []).stores['TESCO']!.products;
  const { maker } = parseName(product!);
  expect(maker.kind === 'brand' ? maker.brand : null).toBe(brand);
});

test('every feature has a place of its own', () =>
  expect(new Set(FEATURES).size).toBe(FEATURES.length));
