import fc from 'fast-check';
import { buildCatalogue, type Catalogue } from '../../engine';
import { equivalentsAll, searchAll, type Search } from '../../engine/ranking/search';

const NAMES = [
  'Semi Skimmed Milk 2L',
  'Whole Milk 1L',
  'Chocolate Milk 500ml',
  'Gluten Free Penne 500g',
  'Penne Pasta 500g',
  'Smoked Back Bacon 300g',
  'Unsmoked Back Bacon 300g',
  'Strawberry Yogurt 450g',
  'Raspberry Yogurt 450g',
  'Cheddar Cheese 400g',
];
const catalogue: Catalogue = buildCatalogue(
  (['TESCO', 'ASDA'] as const).map((store) => ({
    store,
    file: `${store.toLowerCase()}.csv`,
    text: `name,price\n${NAMES.map((name, at) => `"${store === 'ASDA' ? 'ASDA' : 'Tesco'} ${name}",${1 + at / 4}`).join('\n')}\n`,
  })),
).catalogue;
const products = catalogue.stores['TESCO']!.products;

/** What makes a search anew, so that nothing of an earlier one is kept with it. */
const request = fc.oneof(
  fc
    .constantFrom(
      'milk',
      'gf pasta',
      'bacon without smoke',
      'strawberry yoghurt',
      'cheese under £2',
    )
    .map((line) => () => searchAll(line, catalogue)),
  fc.constantFrom(...products).map((product) => () => equivalentsAll(product, catalogue, ['ASDA'])),
);
const answers = (search: Search, store: string): unknown =>
  search
    .best(store, -Infinity)
    .map(({ product, score, evidence }) => [product.name, score, [...evidence]]);

test('searches that take turns answer as one after the other', () => {
  fc.assert(
    fc.property(
      fc.array(request, { minLength: 2, maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(3), fc.constantFrom('TESCO', 'ASDA')), { maxLength: 12 }),
      (requests, turns) => {
        const alone = requests.map((make) => make());
        const expected = turns.map(([at, store]) => answers(alone[at % alone.length]!, store));
        const together = requests.map((make) => make());
        // Each turn of a search stands between turns of the others; what one kept is asked for again.
        const got = turns.map(([at, store]) => answers(together[at % together.length]!, store));
        expect(got).toEqual(expected);
        const fresh = turns.map(([at, store]) => answers(requests[at % requests.length]!(), store));
        expect(got).toEqual(fresh);
      },
    ),
    { numRuns: 40 },
  );
});
