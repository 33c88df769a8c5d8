// Limits that decide what is shown or counted, each held from both sides.
import { buildCatalogue, compareList, findEquivalents, findProducts } from '../../engine';
import type { Catalogue, Product } from '../../engine';
import {
  costed,
  crossStorePairs,
  isDefensible,
  type Terms,
} from '../../engine/comparison/compareSides';
import { checkOf } from '../../engine/comparison/offers';
import { poolsOf, type Side } from '../../engine/comparison/sides';
import { ELSEWHERE_THRESHOLD, IN_STORE_THRESHOLD } from '../../engine/ranking/match';
import { verdictOf } from '../../engine/ranking/verdict';
import { compareSizes } from '../../engine/size';
import { catalogueOf, fixtureFolder } from '../fixtures/catalogue';

const shelves = (files: Record<string, readonly string[]>): Catalogue =>
  buildCatalogue(
    Object.entries(files).map(([store, rows]) => ({
      store,
      file: `${store}.csv`,
      text: `name,price\n${rows.join('\n')}\n`,
    })),
  ).catalogue;

let ids = 0;
const product = (
  name: string,
  price: number,
  store = 'ALDI',
  more: Partial<Product> = {},
): Product => ({
  id: ids++,
  name,
  store,
  category: 'General',
  price,
  priceText: String(price),
  ...more,
});
const side = (of: Product, more: Partial<Side> = {}): Side => ({
  product: of,
  similarity: 0.9,
  verdict: 'similar',
  reasons: [],
  priceAlarm: false,
  chosen: false,
  ...more,
});

describe('sizes: the same within 1 %, near within 5 %', () => {
  const grams = (amount: number) => ({ kind: 'mass' as const, amount, count: 0 });
  test.each([
    [500, 500, 'same'],
    [500, 505, 'same'],
    [505, 500, 'same'],
    [500, 506, 'near'],
    [506, 500, 'near'],
    [500, 525, 'near'],
    [525, 500, 'near'],
    [500, 526, 'other'],
    [526, 500, 'other'],
    [500, 1000, 'other'],
  ])('%i g and %i g are %s', (one, other, said) => {
    expect(compareSizes(grams(one), grams(other))).toBe(said);
  });
  test('an unstated size is neither', () => {
    expect(compareSizes(grams(500), { kind: 'none' })).toBe('unknown');
    expect(compareSizes({ kind: 'none' }, { kind: 'none' })).toBe('unknown');
    expect(compareSizes(grams(500), { kind: 'volume', amount: 500, count: 0 })).toBe('unknown');
  });
});

describe('of unstated sizes a saving counts up to 1.4 times the price', () => {
  const saving = (own: string, other: string): number =>
    compareList(
      { store: 'TESCO', lines: [{ text: 'salted butter' }] },
      shelves({ TESCO: [own], ASDA: [other] }),
    ).items[0]!.comparisons[0]!.potentialSaving;
  test.each([
    ['Salted Butter,1.40', 'Salted Butter,1.00', 0.4],
    ['Salted Butter,1.41', 'Salted Butter,1.00', 0],
    ['Salted Butter 250g,1.40', 'Salted Butter,1.00', 0.4],
    ['Salted Butter 250g,1.41', 'Salted Butter,1.00', 0],
    // Sizes stated: no such limit.
    ['Salted Butter 250g,1.60', 'Salted Butter 250g,1.00', 0.6],
  ])('%s against %s saves %d', (own, other, pounds) => {
    expect(saving(own, other)).toBe(pounds);
  });

  const isCounted = (
    mine: Side,
    other: Side,
    basis: 'pack' | 'amount' | 'size-unknown',
    need: Terms['need'] = { kind: 'packs', count: 1 },
  ): boolean => {
    const terms = { need, reference: mine, cards: new Set<string>() };
    return isDefensible(costed(mine, terms), costed(other, terms), other, basis);
  };
  const own = side(product('Salted Butter', 1.41, 'TESCO'));
  test.each<[string, Side, 'pack' | 'amount' | 'size-unknown', boolean]>([
    ['too far apart', side(product('Salted Butter', 1)), 'size-unknown', false],
    ['too far apart, dearer', side(product('Salted Butter', 1.98)), 'size-unknown', false],
    ['near enough, dearer', side(product('Salted Butter', 1.97)), 'size-unknown', true],
    ['chosen', side(product('Salted Butter', 1), { chosen: true }), 'size-unknown', true],
    ['of known sizes', side(product('Salted Butter', 1)), 'pack', true],
    ['price alarm', side(product('Salted Butter', 1.4), { priceAlarm: true }), 'pack', false],
    [
      'sold by weight',
      side(product('Salted Butter', 1.4, 'ALDI', { pricePer: { amount: 1000, unit: 'g' } })),
      'size-unknown',
      false,
    ],
  ])('%s: counted or not', (_, other, basis, counted) => {
    expect(isCounted(own, other, basis)).toBe(counted);
  });
  test('ten tins of unknown size against a ten-pack: what is handed over is too far apart', () => {
    const tenPack = side(product('Lager 10 x 440ml', 10.75, 'TESCO'));
    const tins = side(product('Lager Cans', 11));
    const need = { kind: 'pieces', count: 10, held: true } as const;
    expect(isCounted(tenPack, tins, 'size-unknown', need)).toBe(false);
    expect(isCounted(tenPack, tins, 'size-unknown')).toBe(true);
  });
  test('4 pieces against 415 g are never counted', () => {
    const four = side(product('Beans 4 Pack', 1, 'TESCO'));
    expect(isCounted(four, side(product('Beans 415g', 1)), 'size-unknown')).toBe(false);
  });
});

describe('a price more than 3 times out of line is an alarm, and never a saving', () => {
  const against = (own: string, other: string) => {
    const catalogue = shelves({ TESCO: [own], ASDA: [other] });
    const [match] = findEquivalents(catalogue.stores['TESCO']!.products[0]!, 'ASDA', catalogue);
    const { bestSaving, comparisons, offers } = compareList(
      { store: 'TESCO', lines: [{ text: 'whole milk' }] },
      catalogue,
    ).items[0]!;
    return [
      match!.priceAlarm,
      comparisons[0]!.potentialSaving,
      bestSaving === null,
      offers.map(({ cost }) => cost !== null),
    ];
  };
  test.each([
    ['Whole Milk 1L,3.00', 'Whole Milk 1L,1.00', [false, 2, false, [true, true]]],
    ['Whole Milk 1L,3.01', 'Whole Milk 1L,1.00', [true, 0, true, [true, false]]],
    ['Whole Milk 1L,1.00', 'Whole Milk 1L,3.00', [false, 0, true, [true, true]]],
    ['Whole Milk 1L,1.00', 'Whole Milk 1L,3.01', [true, 0, true, [true, false]]],
    // Per litre when both sizes are known: two litres at 6 times the price.
    ['Whole Milk 1L,1.00', 'Whole Milk 2L,6.00', [false, 0, true, [true, true]]],
    ['Whole Milk 1L,1.00', 'Whole Milk 2L,6.02', [true, 0, true, [true, false]]],
    // Pack against pack when one is not.
    ['Whole Milk 1L,3.01', 'Whole Milk,1.00', [true, 0, true, [true, false]]],
  ])('%s, %s', (own, other, said) => {
    expect(against(own, other)).toEqual(said);
  });
});

test('4 alternatives are kept, and those out of line come last (specification section 9)', () => {
  const stores = ['ALDI', 'ASDA', 'MORRISONS', "SAINSBURY'S", 'LIDL', 'WAITROSE', 'ICELAND'];
  const milk = (rows: readonly string[]) =>
    compareList(
      { store: 'TESCO', lines: [{ text: 'whole milk' }] },
      shelves({
        TESCO: ['Whole Milk 1L,1.00'],
        ...Object.fromEntries(rows.map((row, at) => [stores[at]!, [row]])),
      }),
    ).items[0]!.comparisons.map(({ product2 }) => product2.store);
  expect(milk([1, 2, 3, 4, 5, 6, 7].map((pence) => `Whole Milk 1L,0.9${pence}`))).toEqual(
    stores.slice(0, 4),
  );
  // Nothing is saved at either, and the one out of line is the more alike.
  expect(milk(['Whole Milk 1L,3.01', 'Fresh Whole Milk 1 Litre Bottle,1.10'])).toEqual([
    'ASDA',
    'ALDI',
  ]);
});

describe('"same" is said from a similarity of 0.7 on', () => {
  const catalogue = catalogueOf(fixtureFolder);
  test('never below, whatever was typed', () => {
    const verdicts = new Set<string>();
    for (const text of ['tomatoes', 'beans', 'salted', 'eggs', 'peanut', 'salted butter', 'milk'])
      for (const store of Object.keys(catalogue.stores))
        for (const { similarity, verdict } of findProducts(text, store, catalogue, 9, 0)) {
          verdicts.add(`${verdict} ${similarity >= 0.7 ? 'likely' : 'unlikely'}`);
          if (verdict === 'same') expect(similarity).toBeGreaterThanOrEqual(0.7);
        }
    expect([...verdicts]).toEqual(expect.arrayContaining(['same likely', 'similar unlikely']));
  });
  test.each([
    [0.7, 'same'],
    [0.699, 'similar'],
  ])('nothing else against it: of %d it is %s', (similarity, said) => {
    const none = { kind: 'none' };
    const search = { target: { brand: null, product: null, size: none }, givenUp: [] };
    const found = { evidence: new Float64Array(200), parsed: { size: none } };
    expect(verdictOf(search as never, found as never, similarity, false)).toBe(said);
    expect(verdictOf(search as never, found as never, similarity, true)).toBe('similar');
  });
  test.each([
    ['tomatoes', 'MORRISONS', 'Morrisons Chopped Tomatoes (400g)', 'similar'],
    ['salted', 'ASDA', 'ASDA Salted Butter 250g', 'similar'],
    ['salted butter', 'ASDA', 'ASDA Salted Butter 250g', 'same'],
  ])('%s at %s: %s is %s', (text, store, name, verdict) => {
    const match = findProducts(text, store, catalogue, 9, 0).find(
      (one) => one.product.name === name,
    );
    expect(match?.verdict).toBe(verdict);
  });
});

describe('the chosen store has none (specification section 9)', () => {
  const terms: Terms = { need: { kind: 'packs', count: 1 }, reference: null, cards: new Set() };
  const pool = (store: string, count: number, similarity: number): Side[] =>
    Array.from({ length: count }, (_, at) =>
      side(product('Whole Milk 1L', 1 + at / 100, store), { similarity }),
    );
  const storesOf = (...pools: Side[][]): string[] =>
    crossStorePairs(pools, 'whole milk', terms).map(({ product1, product2 }) =>
      [product1.store, product2.store].sort().join('-'),
    );
  test('the 10 best pairs are kept: a tenth counts, an eleventh does not', () => {
    // 9 pairs of Aldi and Asda, which are likelier, and room for one with Morrisons.
    expect(storesOf(pool('ALDI', 3, 0.9), pool('ASDA', 3, 0.9), pool('MORRISONS', 1, 0.5))).toEqual(
      expect.arrayContaining([expect.stringContaining('MORRISONS')]),
    );
    // 10 pairs of Aldi and Asda.
    expect(
      storesOf(pool('ALDI', 5, 0.9), pool('ASDA', 2, 0.9), pool('MORRISONS', 1, 0.5)),
    ).not.toEqual(expect.arrayContaining([expect.stringContaining('MORRISONS')]));
  });
  test('packs of other sizes are no pair, and the dearer one comes first', () => {
    const two = [side(product('Whole Milk 2L', 1.5, 'ASDA'))];
    expect(crossStorePairs([pool('ALDI', 1, 0.9), two], 'whole milk', terms)).toEqual([]);
    const dear = [side(product('Whole Milk 1L', 1.5, 'ASDA'))];
    expect(crossStorePairs([pool('ALDI', 1, 0.9), dear], 'whole milk', terms)).toMatchObject([
      {
        product1: { store: 'ASDA' },
        product2: { store: 'ALDI' },
        potentialSaving: 0.5,
        combinedSimilarity: 0.81,
      },
    ]);
  });
  test('5 products of each store are looked at', () => {
    const rows = Array.from({ length: 9 }, (_, at) => `Whole Milk 1L,1.0${at + 1}`);
    const catalogue = shelves({ ALDI: rows, ASDA: rows.slice(0, 3) });
    const pools = poolsOf({ text: 'whole milk' }, 'whole milk', ['ALDI', 'ASDA'], catalogue, {});
    expect([...pools].map(([store, sides]) => [store, sides.length])).toEqual([
      ['ALDI', 5],
      ['ASDA', 3],
    ]);
  });
  test('5 comparisons are kept', () => {
    const stores = ['ALDI', 'ASDA', 'MORRISONS', "SAINSBURY'S", 'LIDL', 'WAITROSE', 'ICELAND'];
    const catalogue = shelves({
      TESCO: ['Salted Butter 250g,2.00'],
      ...Object.fromEntries(stores.map((store, at) => [store, [`Whole Milk 1L,1.${at + 1}0`]])),
    });
    const [item] = compareList(
      { store: 'TESCO', lines: [{ text: 'whole milk' }] },
      catalogue,
    ).items;
    // Seven stores a step of 10p apart: six have a neighbour that is dearer.
    expect(item!.comparisons).toHaveLength(5);
  });
});

test('in a store a match is shown from 0.3 on, elsewhere from 0.4 on (specification section 9)', () => {
  const catalogue = catalogueOf(fixtureFolder);
  const all: number[] = [];
  const shown: number[] = [];
  const elsewhere: number[] = [];
  const shownElsewhere: number[] = [];
  for (const store of Object.keys(catalogue.stores)) {
    for (const text of ['tomatoes', 'beans', 'salted', 'eggs', 'peanut', 'tea', 'mince']) {
      all.push(...findProducts(text, store, catalogue, 99, 0).map((one) => one.similarity));
      shown.push(...findProducts(text, store, catalogue, 99).map((one) => one.similarity));
    }
    for (const own of catalogue.stores['TESCO']!.products) {
      if (store === 'TESCO') continue;
      elsewhere.push(...findEquivalents(own, store, catalogue, 99, 0).map((one) => one.similarity));
      shownElsewhere.push(
        ...findEquivalents(own, store, catalogue, 99).map((one) => one.similarity),
      );
    }
  }
  expect([IN_STORE_THRESHOLD, ELSEWHERE_THRESHOLD]).toEqual([0.3, 0.4]);
  expect(shown).toEqual(all.filter((similarity) => similarity >= 0.3));
  expect(shownElsewhere).toEqual(elsewhere.filter((similarity) => similarity >= 0.4));
  // Both sides of both limits are in sight.
  expect(all.length).toBeGreaterThan(shown.length);
  expect(elsewhere.length).toBeGreaterThan(shownElsewhere.length);
});

describe('a line is left out of the headline until it is confirmed', () => {
  const check = (own: string, other: string, confirmed = false) =>
    compareList(
      { store: 'TESCO', lines: [{ text: 'whole milk', ...(confirmed ? { confirmed } : {}) }] },
      shelves({ TESCO: [own], ASDA: [other] }),
    );
  test.each([
    ['Whole Milk 1L,2.00', 'Whole Milk 1L,1.00', undefined, 1],
    ['Whole Milk 1L,2.02', 'Whole Milk 1L,1.00', 'large-saving', 0],
    ['Whole Milk 1L,40.00', 'Whole Milk 1L,39.00', undefined, 1],
    ['Whole Milk 1L,40.01', 'Whole Milk 1L,39.01', 'high-cost', 0],
  ])('%s against %s', (own, other, kind, total) => {
    const { items, totalSaving } = check(own, other);
    expect([items[0]!.check?.kind, totalSaving]).toEqual([kind, total]);
    expect(check(own, other, true).items[0]!.check).toBeNull();
  });
  test('no offer, no check', () => {
    expect(checkOf({ text: 'milk' }, [], null)).toBeNull();
  });
});
