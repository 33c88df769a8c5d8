// Two products of two stores held against each other: what is counted, what is said, and which pairs are shown. By hand.
import { buildCatalogue, compareList, type Need, type Product } from '../../engine';
import {
  basisBetween,
  compareSides,
  costed,
  crossStorePairs,
  type Terms,
} from '../../engine/comparison/compareSides';
import type { Side } from '../../engine/comparison/sides';

const side = (store: string, name: string, price: number, more: Partial<Side> = {}): Side => ({
  product: {
    id: 1,
    name,
    store,
    category: 'General',
    price,
    priceText: '',
  } satisfies Product,
  similarity: 0.9,
  verdict: 'same',
  reasons: [],
  priceAlarm: false,
  chosen: false,
  ...more,
});
const terms = (reference: Side | null, need: Need = { kind: 'packs', count: 1 }): Terms => ({
  need,
  reference,
  cards: new Set(),
});

test.each([
  ['Jam 400g', 'Jam 400g', 'pack'],
  ['Jam 400g', 'Jam 390g', 'pack'],
  ['Jam 400g', 'Jam 300g', 'amount'],
  ['Jam 400g', 'Jam', 'size-unknown'],
  ['Jam', 'Jam 400g', 'size-unknown'],
  ['Jam', 'Jam', 'size-unknown'],
  ['Sauce 400g', 'Sauce 6 pack', 'size-unknown'],
])('"%s" against "%s" is counted by %s', (mine, theirs, basis) => {
  const [own, other] = [side('TESCO', mine, 2), side('ALDI', theirs, 2)];
  const by = terms(own);
  expect(basisBetween(costed(own, by), costed(other, by))).toBe(basis);
});

describe('own against other', () => {
  const own = side('TESCO', 'Pizza 285g', 2.1, { similarity: 0.333 });
  const against = (other: Side, mine = own) => compareSides(mine, other, 'pizza', terms(mine));
  const words = (other: Side, mine = own): string[] =>
    against(other, mine).reasons.map(
      (reason) => `${reason.kind}, ${reason.weight}: ${reason.words}`,
    );
  test('the cheaper one by what is handed over; at the same price the own one', () => {
    const other = (price: number) => against(side('ALDI', 'Pizza 285g', price));
    expect(other(1.9)).toMatchObject({
      cheaperStore: 'ALDI',
      cheaperPrice: 1.9,
      priceDifference: 0.2,
      potentialSaving: 0.2,
      combinedSimilarity: 0.3,
    });
    expect(other(2.1)).toMatchObject({ cheaperStore: 'TESCO', cheaperPrice: 2.1 });
    expect(other(2.2)).toMatchObject({ cheaperStore: 'TESCO', priceDifference: 0.1 });
    expect(against(side('ALDI', 'Pizza 285g', 2, { similarity: 0.335 })).combinedSimilarity).toBe(
      0.112,
    );
  });
  test('why a price is not counted: no size, too much of it, or an alarm that says so itself', () => {
    expect(words(side('ALDI', 'Pizza 285g', 1))).toEqual([]);
    expect(words(side('ALDI', 'Pizza', 1))).toEqual([
      'saving-not-counted, note: price difference not counted: pack size not stated',
    ]);
    expect(words(side('ALDI', 'Pizza 250g', 1.9))).toEqual([
      'saving-not-counted, note: price not counted: far more than is needed',
    ]);
    expect(words(side('ALDI', 'Pizza 250g', 1.9, { chosen: true }))).toEqual([]);
    expect(words(side('ALDI', 'Pizza', 1, { priceAlarm: true }))).toEqual([]);
    expect(against(side('ALDI', 'Pizza', 1)).potentialSaving).toBe(0);
  });
  test('what is no size of the other kind is no bargain, though both state one', () => {
    const tin = side('TESCO', 'Sauce 400g', 2);
    expect(words(side('ALDI', 'Sauce 6 pack', 1), tin)).toHaveLength(1);
  });
});

describe('two stores that are not the shopper’s', () => {
  const pairs = (...pools: Side[][]) => crossStorePairs(pools, 'jam', terms(null));
  const said = (...pools: Side[][]): string[] =>
    pairs(...pools).map(
      ({ product1, product2, note }) =>
        `${product1.store} ${product1.price} > ${product2.store} ${product2.price}${note ? `: ${note}` : ''}`,
    );
  const jam = (store: string, price: number, more: Partial<Side> = {}, name = 'Jam 400g') =>
    side(store, name, price, more);
  test('the dearer one first, at the same price the first store', () => {
    expect(said([jam('ALDI', 1)], [jam('ASDA', 2)])).toEqual(['ASDA 2 > ALDI 1']);
    expect(said([jam('ALDI', 2)], [jam('ASDA', 1)])).toEqual(['ALDI 2 > ASDA 1']);
    expect(said([jam('ALDI', 1)], [jam('ASDA', 1)])).toEqual(['ALDI 1 > ASDA 1']);
  });
  test('never of two sizes; of a size that nobody states that is said', () => {
    expect(said([jam('ALDI', 1)], [jam('ASDA', 2, {}, 'Jam 200g')])).toEqual([]);
    expect(said([jam('ALDI', 1)], [jam('ASDA', 1.2, {}, 'Jam')])).toEqual([
      'ASDA 1.2 > ALDI 1: Pack size unknown: pack against pack',
    ]);
  });
  test('the surest first, of equals the nearest in price; each cheaper store once', () => {
    expect(
      said(
        [jam('ALDI', 3, { similarity: 0.5 }), jam('ALDI', 1)],
        [jam('ASDA', 2), jam('ASDA', 1.5)],
      ),
    ).toEqual(['ASDA 1.5 > ALDI 1', 'ALDI 3 > ASDA 2']);
    expect(said([jam('ALDI', 1)], [jam('ASDA', 2)], [jam('LIDL', 3)])).toEqual([
      'ASDA 2 > ALDI 1',
      'LIDL 3 > ASDA 2',
    ]);
  });
});

test('comparisons: the most saved first, then the order of the alphabet, what is too cheap to be true last', () => {
  const { catalogue } = buildCatalogue(
    Object.entries({ TESCO: 2, ASDA: 1.8, ALDI: 1.8, LIDL: 1.9, MORRISONS: 0.2 }).map(
      ([store, price]) => ({
        store,
        file: `${store}.csv`,
        text: `name,price\nHeinz Baked Beans 415g,${price.toFixed(2)}\n`,
      }),
    ),
  );
  const [item] = compareList(
    { store: 'TESCO', lines: [{ text: 'heinz baked beans' }] },
    catalogue,
  ).items;
  expect(item!.comparisons.map(({ product2, priceAlarm }) => [product2.store, priceAlarm])).toEqual(
    [
      ['ALDI', false],
      ['ASDA', false],
      ['LIDL', false],
      ['MORRISONS', true],
    ],
  );
  expect(item!.matchQuality).toBe(
    Math.max(...item!.comparisons.map(({ combinedSimilarity }) => combinedSimilarity)),
  );
  expect(item!.matchQuality).toBeGreaterThan(0.5);
});
