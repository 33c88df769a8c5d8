import { E, FEATURES, type Feature } from '../../engine/evidence/features';
import { groupOf } from '../../engine/knowledge/aisleClassifier';
import { SILENT } from '../../engine/evidence/place';
import { LINE_POLICY } from '../../engine/ranking/linePolicy';
import { pointsOf, type Policy } from '../../engine/ranking/policy';
import { PRODUCT_POLICY } from '../../engine/ranking/productPolicy';

/** A plain candidate: an own label with all words of the line, nothing said beside, sizes not stated. */
const PLAIN: Partial<Record<Feature, number>> = {
  asked: 2,
  coverage: 1,
  kindForeign: -1,
  kindSame: 0,
  sizeOff: -1,
  sizeUsual: -1,
  ownStandard: 1,
};
const row = (figures: Partial<Record<Feature, number>>): Float64Array =>
  Float64Array.from(FEATURES, (feature) => ({ ...PLAIN, ...figures })[feature] ?? 0);
/** What a rule adds to a candidate with these figures beyond a plain one, by all rules together. */
const added = (policies: readonly Policy[], figures: Partial<Record<Feature, number>>): number =>
  pointsOf(policies, row(figures)) - pointsOf(policies, row({}));

/** One candidate for each rule, to which only that rule adds. */
const LINES: Record<string, [figures: Partial<Record<Feature, number>>, points: number]> = {
  'lost diet': [{ markedLost: 1 }, -2.5],
  opposite: [{ opposite: 1 }, -3],
  'another brand': [{ brandOther: 1 }, -2],
  'another maker for a brand alone': [{ brandOther: 1, asked: 0 }, -5 + 2],
  'brand alone': [{ asked: 0, brandSame: 1, aisleUsual: 0.8, reverseCoverage: 0.5 }, 3.95],
  'brand and all words': [{ brandSame: 1 }, 1.6],
  'brand without a word': [{ brandSame: 1, missing: 1, coverage: 0.5 }, -0.7],
  'typed size': [{ sizeAsked: 1, sizeOff: 0.01 }, 0.6],
  'another size': [{ sizeAsked: 1, sizeOff: 0.4 }, -0.6],
  'size in another measure': [{ sizeAsked: 1, measureApart: 1 }, -1.5],
  'bulk pack': [{ sizeUsual: Math.log(2.5) + 1, priceRatio: 1 }, -1],
  'small pack': [{ sizeSmall: 1.405 }, -0.4],
  'pack typed': [{ packFit: -1 }, -1.2],
  'large or small typed': [{ sizeWish: 1 }, 1.4],
  'range typed': [{ tierGap: -1 }, -1.6],
  'form typed': [{ formFit: -1 }, -1.5],
  'dried typed': [{ formLost: 1, askedLost: 2, storageThere: 1 }, -1.5],
  'another kind': [{ kindForeign: 0, kindSame: -0.5, missing: 1 }, -1.2],
  'plain form': [{ kindPlain: 0.5 }, 0.4],
  'foreign word': [{ kindForeign: 1, kindSame: -1 }, -0.8],
  'another of the brand': [{ asked: 0, kindForeign: 1, kindSame: 1 }, -1.2 + 2],
  'half of a pair': [{ halfPair: 1 }, -0.7],
  'organic unasked': [{ organicExtra: 1 }, -1],
  'light unasked': [{ lightExtra: 1 }, -0.3],
  'diet unasked': [{ dietExtra: 1 }, -0.5],
  'value range unasked': [{ ownValue: 1 }, -0.3],
  'brand unasked': [{ branded: 1 }, -0.5],
};
const GIN = groupOf('gin');
const PRODUCTS: typeof LINES = {
  opposite: [{ opposite: 1 }, -3],
  'lost diet': [{ dietLost: 1 }, -1.5],
  'lost light': [{ lightLost: 1 }, -0.5],
  'brand is the point, from a brand': [{ aisleGroup: GIN, fromBrand: 1 }, -3],
  'brand is the point, to a brand': [{ aisleGroup: GIN, branded: 1 }, -0.7 - 0.4],
  'longer life': [{ lifeExtra: 1 }, -0.4],
  'half of a pair': [{ halfPair: 1 }, -0.35],
  'frozen apart': [{ storageThere: 3 }, -0.6],
  'organic added': [{ organicExtra: 1 }, -0.8],
  'light added': [{ lightExtra: 1 }, -0.4],
  'same size': [{ sizeOff: 0 }, 0.4],
  'another size': [{ sizeOff: 1 }, -0.3],
  'far by its words': [{ vectorApart: 2.5 }, -0.5],
  'nearer to another product': [{ siblingVectorGap: -1.5 }, -0.3],
  'surprising word': [{ lostSurprise: 1.5, addedSurprise: 1 }, -0.4],
  'sizes apart': [{ measureApart: 1 }, -0.5],
  'price apart': [{ priceRatio: -1 }, -0.5],
  'to a brand': [{ branded: 1 }, -0.4],
  'another tier': [{ tierGap: 1 }, -0.2],
};

test('a department that does not tell the form, as that of world foods, is not held against it as another form is', () => {
  expect(added(LINE_POLICY, { formFit: SILENT })).toBe(-0.5);
});

test('a brand alone whose name states the opposite has no points for what it is known for', () => {
  const known = { asked: 0, brandSame: 1, aisleUsual: 0.8, reverseCoverage: 0.5 };
  expect(added(LINE_POLICY, { ...known, opposite: 1 })).toBe(LINES['opposite']![1]);
});

describe.each([
  { of: 'a typed line', policies: LINE_POLICY, cases: LINES },
  { of: 'products', policies: PRODUCT_POLICY, cases: PRODUCTS },
])('the rules for $of', ({ policies, cases }) => {
  const plain = policies === PRODUCT_POLICY ? { storageSame: 0 } : {};

  test('each is named once and has a case', () => {
    expect(policies.map(({ name }) => name)).toEqual(Object.keys(cases));
  });

  test.each(policies.map((policy) => [policy.name, policy] as const))(
    '%s: adds what its row says, and nothing to a plain candidate',
    (name, policy) => {
      const [figures, points] = cases[name]!;
      const alone = policies === PRODUCT_POLICY && name === 'frozen apart' ? plain : {};
      expect(policy.add(row({}))).toBeCloseTo(0, 9);
      expect(policy.add(row({ ...alone, ...figures }))).not.toBeCloseTo(0, 9);
      expect(added(policies, { ...alone, ...figures })).toBeCloseTo(points, 6);
    },
  );
});

test('a case is told from the plain candidate by features that exist', () => {
  for (const cases of [LINES, PRODUCTS])
    for (const [figures] of Object.values(cases))
      for (const feature of Object.keys(figures)) expect(E[feature as Feature]).toBeDefined();
});

test('a pack far from the size typed is no worse than another one, but the nearer is nearer', () => {
  const at = (sizeOff: number) => added(LINE_POLICY, { sizeAsked: 1, sizeOff });
  expect([0.8, 1.2, 1.6, 4].map(at)).toEqual(
    [-1.2, -1.35, -1.5, -1.5].map((points) => expect.closeTo(points, 6)),
  );
});

test('a large one that is wished may be five times the usual, and no more', () => {
  const at = (times: number) =>
    added(LINE_POLICY, { sizeUsual: Math.log(times), priceRatio: 1, sizeWish: 1 });
  expect([4, 5 * Math.E].map(at)).toEqual([1.4, 0.4].map((points) => expect.closeTo(points, 6)));
});
