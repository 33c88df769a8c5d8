import fc from 'fast-check';
import { parseName } from '../../engine/names/parsedName';
import { E, FEATURES, type Feature } from '../../engine/evidence/features';
import { equivalentsAll } from '../../engine/ranking/search';
import { namesMaker, namesThing, weightOfWord } from '../../engine/knowledge/wordRoles';
import { wordId } from '../../engine/words/wordInterner';
import { twoShelves } from '../fixtures/shelves';

/** One piece of evidence for each ASDA product against the first Tesco one. */
function evidence(feature: Feature, tesco: string[], asda: string[]): Record<string, number> {
  const catalogue = twoShelves(tesco, asda);
  const rows = equivalentsAll(catalogue.stores['TESCO']!.products[0]!, catalogue, ['ASDA']).all(
    'ASDA',
  );
  return Object.fromEntries(rows.map((row) => [row.product.name, row.evidence[E[feature]]!]));
}

test.each([
  ['milk', 'thing', 'names end with it'],
  ['pizza', 'thing', 'names end with it'],
  ['zzyzx', 'maker', 'nobody has read it'],
  ['lindt', 'maker', 'read in names, never apart from the maker'],
  ['strawberry', 'thing', 'a fruit, too'],
] as const)('"%s" names a %s: %s', (word, role, _why) => {
  expect([namesThing(wordId(word)), namesMaker(wordId(word))]).toEqual([
    role === 'thing',
    role === 'maker',
  ]);
});

test.each([
  ['strawberry', 'british', 'a flavour changes more than where it is from'],
  ['smoked', 'pack', 'how it was made changes more than how it is held'],
])('"%s" weighs more than "%s": %s', (more, less, _why) => {
  expect(weightOfWord(wordId(more))).toBeGreaterThan(weightOfWord(wordId(less)));
});

test('every text weighs something, and no more than a variety', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(weightOfWord(wordId(text))).toBeGreaterThan(0);
      expect(weightOfWord(wordId(text))).toBeLessThanOrEqual(1);
    }),
  );
});

test('what only one name has moves it as far as readers saw: the flavour more than the maker', () => {
  const asda = ['ASDA Chicken Poppers 200g', 'Zzyzx Buffalo Chicken Poppers 200g'];
  const lost = evidence('lostShift', ['Tesco Buffalo Chicken Poppers 200G'], asda);
  expect(lost['ASDA Chicken Poppers 200g']).toBeGreaterThan(0.5);
  expect(lost['Zzyzx Buffalo Chicken Poppers 200g']).toBe(0);
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
    'jaccard',
    ['Tesco Buffalo Chicken Poppers 200G'],
    ['ASDA Chicken Poppers 200g'],
  );
  const other = evidence(
    'jaccard',
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
  const [product] = twoShelves([name], []).stores['TESCO']!.products;
  const { maker } = parseName(product!);
  expect(maker.kind === 'brand' ? maker.brand : null).toBe(brand);
});

test('every feature has a place of its own', () =>
  expect(new Set(FEATURES).size).toBe(FEATURES.length));
