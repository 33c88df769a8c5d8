// Limits that decide what is shown and what it is called, each held from both sides.
import { compareList, findEquivalents, findProducts } from '../../engine';
import { crossStorePairs, type Terms } from '../../engine/comparison/compareSides';
import { poolsOf, type Side } from '../../engine/comparison/sides';
import { ELSEWHERE_THRESHOLD, IN_STORE_THRESHOLD } from '../../engine/ranking/match';
import { verdictOf } from '../../engine/ranking/verdict';
import { catalogueOf, fixtureFolder } from '../fixtures/catalogue';
import { shelves } from '../fixtures/shelves';
import { product, side } from '../fixtures/sides';

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
