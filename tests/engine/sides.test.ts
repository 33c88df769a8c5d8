// Specification section 9: the cross-store search uses the top 5 of each store and keeps the 10 best pairs.
import { buildCatalogue, findEquivalents, type Product } from '../../engine';
import { crossStorePairs, type Terms } from '../../engine/comparison/compareSides';
import { poolsOf, type Side } from '../../engine/comparison/sides';

const side = (store: string, at: number, similarity: number): Side => ({
  product: {
    id: at,
    name: `Whole Milk ${at} 2L`,
    store,
    category: 'General',
    price: 1 + at / 100,
    priceText: '',
  } satisfies Product,
  similarity,
  verdict: 'similar',
  reasons: [],
  priceAlarm: false,
  chosen: false,
});
const TERMS: Terms = { need: { kind: 'packs', count: 1 }, reference: null, cards: new Set() };
const pool = (store: string, size: number, similarity: number): Side[] =>
  Array.from({ length: size }, (_, at) => side(store, at, similarity));
const storesIn = (pools: Side[][]): Set<string> =>
  new Set(
    crossStorePairs(pools, 'milk', TERMS).flatMap(({ product1, product2 }) => [
      product1.store,
      product2.store,
    ]),
  );

test('of all pairs the 10 likeliest are kept', () => {
  // 2 × 5 likely pairs leave no room for a less likely store; 3 × 3 leave one place.
  expect(storesIn([pool('ALDI', 2, 0.9), pool('ASDA', 5, 0.9), pool('TESCO', 1, 0.5)])).toEqual(
    new Set(['ALDI', 'ASDA']),
  );
  expect(storesIn([pool('ALDI', 3, 0.9), pool('ASDA', 3, 0.9), pool('TESCO', 1, 0.5)])).toEqual(
    new Set(['ALDI', 'ASDA', 'TESCO']),
  );
});

test('of each store the first 5 are looked at', () => {
  const names = ['British', 'Fresh', 'Organic', 'Filtered', 'Farm', 'Dairy', 'Channel Island'];
  const { catalogue } = buildCatalogue([
    {
      store: 'ASDA',
      file: 'asda.csv',
      text: `name,price\n${names.map((name, at) => `ASDA ${name} Whole Milk 2L,1.${at}0`).join('\n')}\n`,
    },
  ]);
  const pools = poolsOf({ text: 'whole milk' }, 'whole milk', ['ASDA'], catalogue, {});
  expect(pools.get('ASDA')).toHaveLength(5);
});

test('a product asked for without its price: nothing is said of prices', () => {
  const { catalogue } = buildCatalogue([
    {
      store: 'ASDA',
      file: 'asda.csv',
      text: 'name,price\nHeinz Baked Beans 415g,1.40\nASDA Baked Beans 410g,0.45\n',
    },
  ]);
  const beans = (price?: number) =>
    findEquivalents({ name: 'Heinz Baked Beans 415g', store: 'TESCO', price }, 'ASDA', catalogue);
  const [first, ...others] = beans();
  expect(first).toMatchObject({
    product: { name: 'Heinz Baked Beans 415g' },
    verdict: 'same',
    priceAlarm: false,
  });
  for (const { reasons, priceAlarm } of [first!, ...others]) {
    expect(priceAlarm).toBe(false);
    expect(reasons.map(({ kind }) => kind)).not.toContain('price-out-of-line');
  }
  // With a price it is: a third of it.
  expect(beans(4.5)[0]).toMatchObject({ priceAlarm: true });
});
