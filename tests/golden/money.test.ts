// What is paid and saved, typed by hand from the specification, sections 3 and 9.
import { compareList, type Need, type Product } from '../../engine';
import { coverNeed, formatReceipt } from '../../engine/comparison/cost';
import { compare, shelves } from '../fixtures/shelves';
import { product as pack } from '../fixtures/products';

const packs = (count: number): Need => ({ kind: 'packs', count });
const pieces = (count: number): Need => ({ kind: 'pieces', count });
const grams = (amount: number): Need => ({ kind: 'mass', amount });

test.each<[string, Need, Product, Product | null, number, number]>([
  ['one own pack', packs(1), pack('Cheddar 220g', 2.5), null, 1, 2.5],
  ['four own packs', packs(4), pack('Beans 400g', 0.49), null, 4, 1.96],
  [
    'a smaller pack is multiplied up',
    packs(1),
    pack('Cheddar 200g', 1.2),
    pack('Cheddar 400g', 3),
    2,
    2.4,
  ],
  ['for three, too', packs(3), pack('Cheddar 200g', 1.2), pack('Cheddar 400g', 3), 6, 7.2],
  [
    'a bigger pack covers several',
    packs(4),
    pack('Beans 4 x 400g', 1.5),
    pack('Beans 400g', 0.5),
    1,
    1.5,
  ],
  ['five need two of them', packs(5), pack('Beans 4 x 400g', 1.5), pack('Beans 400g', 0.5), 2, 3],
  ['5 % less is the same pack', packs(3), pack('Beans 395g', 0.4), pack('Beans 410g', 0.5), 3, 1.2],
  ['6 % less is not', packs(3), pack('Beans 376g', 0.4), pack('Beans 400g', 0.5), 4, 1.6],
  [
    'no size stated: pack for pack',
    packs(2),
    pack('Beans', 0.42),
    pack('Beans 400g', 0.5),
    2,
    0.84,
  ],
  ['6 apples of a six-pack', pieces(6), pack('Apples 6 Pack', 1.6), null, 1, 1.6],
  ['7 apples of a six-pack', pieces(7), pack('Apples 6 Pack', 1.6), null, 2, 3.2],
  ['6 loose apples', pieces(6), pack('Braeburn Apple Loose', 0.4), null, 6, 2.4],
  ['80 tea bags in one box', pieces(80), pack('Tea Bags 80 Pack 250g', 1.25), null, 1, 1.25],
  ['500 g mince in 500 g', grams(500), pack('Beef Mince 500g', 3.2), null, 1, 3.2],
  ['500 g mince in 250 g', grams(500), pack('Beef Mince 250g', 2), null, 2, 4],
  [
    'a spoon of paprika is a jar',
    { kind: 'mass', amount: 5, recipe: true },
    pack('Paprika 40g', 1),
    null,
    1,
    1,
  ],
  [
    'a recipe for more than a pack',
    { kind: 'mass', amount: 700, recipe: true },
    pack('Flour 500g', 1),
    null,
    2,
    2,
  ],
  [
    'what is sold by weight is bought by weight',
    grams(750),
    pack('Ham', 9, { pricePer: { amount: 1000, unit: 'g' } }),
    null,
    0.75,
    6.75,
  ],
])('need to packs to cost: %s', (_, need, product, reference, count, cost) => {
  expect(coverNeed(need, product, { reference })).toMatchObject({ packs: count, cost });
});

test.each<[Product, Need, boolean, string]>([
  [pack('Beans 400g', 0.42), packs(2), false, '2 × 42p = 84p'],
  [pack('Beans 400g', 0.84), packs(1), false, '84p'],
  [pack('Milk 2L', 1.65), packs(1), false, '£1.65'],
  [pack('Coffee 100g', 4, { loyaltyPrice: 3 }), packs(2), false, '2 × £4.00 = £8.00'],
  [pack('Coffee 100g', 4, { loyaltyPrice: 3 }), packs(2), true, '2 × £3.00 = £6.00'],
  [
    pack('Ham', 9, { pricePer: { amount: 1000, unit: 'g' } }),
    grams(1500),
    false,
    '1.5 kg at £9.00/kg = £13.50',
  ],
])('the receipt of %j: %s', (product, need, card, words) => {
  expect(formatReceipt(product, coverNeed(need, product, { card }))).toBe(words);
});

describe('the cheddar: £2.50 for 220 g against £3.25 for 400 g', () => {
  const cheddar = shelves({
    TESCO: ['Tesco Mature Cheddar 220g,2.50'],
    ALDI: ['EMPORIUM Mature Cheddar 400g,3.25'],
  });
  const result = compare(cheddar, ['mature cheddar']);
  test('is a note, and no saving anywhere', () => {
    expect(result.items[0]!.comparisons[0]).toMatchObject({
      note: '£8.13/kg, yours £11.36/kg; 75p more today',
      potentialSaving: 0,
      priceDifference: 0.75,
      cheaperStore: 'TESCO',
      cheaperPrice: 2.5,
      basis: 'amount',
    });
    expect(result).toMatchObject({ totalSaving: 0, savingByStore: {}, bestAlternativeStore: null });
    expect(result.items[0]!.bestSaving).toBeNull();
    expect(result.verdict.words).toBe('Stay with Tesco');
    expect(result.basket.stores.map(({ store, difference }) => [store, difference])).toEqual([
      ['TESCO', 0],
      ['ALDI', 0.75],
    ]);
  });
  test('the other way round the smaller pack is not bought twice for more money', () => {
    const back = compare(cheddar, ['mature cheddar'], { store: 'ALDI' });
    expect(back.items[0]!.comparisons[0]).toMatchObject({
      product2: { packs: 2, cost: 5, receipt: '2 × £2.50 = £5.00' },
      potentialSaving: 0,
    });
  });
});

test.each([
  ['bigger and less money: what is handed over less', 'Mature Cheddar 400g,2.20', 0.3],
  ['smaller, multiplied up, less money: the smaller difference', 'Mature Cheddar 110g,1.00', 0.5],
  ['the same pack', 'Mature Cheddar 220g,2.20', 0.3],
  ['dearer', 'Mature Cheddar 220g,2.60', 0],
  ['a near size, less money, dearer per unit', 'Mature Cheddar 210g,2.48', 0],
  ['no size stated: pack against pack', 'Mature Cheddar,2.20', 0.3],
  ['no size stated and prices far apart: not counted', 'Mature Cheddar,1.70', 0],
])('saving: %s', (_, row, saving) => {
  const { items, totalSaving, unsizedSaving } = compare(
    shelves({ TESCO: ['Tesco Mature Cheddar 220g,2.50'], ALDI: [`EMPORIUM ${row}`] }),
    ['mature cheddar'],
  );
  expect(items[0]!.comparisons[0]!.potentialSaving).toBe(saving);
  expect([totalSaving, unsizedSaving]).toEqual([
    saving,
    row.startsWith('Mature Cheddar,') ? saving : 0,
  ]);
});

describe('check these', () => {
  const dear = shelves({
    TESCO: [
      'Tesco Beef Joint 3kg,41.00',
      'Tesco Salted Butter 250g,2.00',
      'Tesco Mature Cheddar 400g,4.00',
    ],
    ALDI: ['Beef Joint 3kg,40.00', 'Salted Butter 250g,1.00', 'Mature Cheddar 400g,1.99'],
  });
  const lines = ['beef joint 3kg', 'salted butter', 'mature cheddar'];
  test('above £40, or saving more than half: outside of every sum until confirmed', () => {
    const { items, totalSaving, basket, verdict } = compare(dear, lines);
    expect(items.map(({ check }) => check)).toEqual([
      { kind: 'high-cost', words: 'Costs £41.00: is this what you meant?' },
      null,
      { kind: 'large-saving', words: 'Saves £2.01 of £4.00: is this the same product?' },
    ]);
    expect(totalSaving).toBe(1);
    expect(basket.stores).toMatchObject([
      { store: 'ALDI', total: 1, checkTotal: 41.99, itemsPriced: 1 },
      { store: 'TESCO', total: 2, checkTotal: 45, itemsPriced: 1 },
    ]);
    expect(verdict.notes).toEqual(['2 items to check are not counted']);
  });
  test('confirmed, they count', () => {
    const result = compareList(
      { store: 'TESCO', lines: lines.map((text) => ({ text, confirmed: true })) },
      dear,
    );
    expect(result.items.map(({ check }) => check)).toEqual([null, null, null]);
    expect(result.totalSaving).toBe(4.01);
  });
});

describe('loyalty cards', () => {
  const cards = shelves(
    {
      TESCO: ['Tesco Instant Coffee 100g,4.00,3.00,2 for £5'],
      ALDI: ['Instant Coffee 100g,3.50,,'],
    },
    'name,price,loyalty_price,multibuy',
  );
  const coffee = (loyalty: string[]) =>
    compareList({ store: 'TESCO', lines: [{ text: '2 x instant coffee' }], loyalty }, cards);
  test('without the card: the shelf price counts, the second price and the multibuy are told', () => {
    const { items, totalSaving, basket } = coffee([]);
    expect(items[0]!.selectedProduct).toMatchObject({
      cost: 8,
      shelfCost: 8,
      loyaltyCost: 6,
      multibuy: '2 for £5',
    });
    expect(totalSaving).toBe(1);
    expect(basket.stores.find(({ store }) => store === 'TESCO')).toMatchObject({
      total: 8,
      shelfTotal: 8,
      cardTotal: 6,
    });
  });
  test('with it: the loyalty price counts in every figure', () => {
    const { items, totalSaving, basket, verdict } = coffee(['tesco']);
    expect(items[0]!.selectedProduct).toMatchObject({ cost: 6, receipt: '2 × £3.00 = £6.00' });
    expect([totalSaving, verdict.words]).toEqual([0, 'Stay with Tesco']);
    expect(basket.stores.find(({ store }) => store === 'TESCO')).toMatchObject({
      total: 6,
      shelfTotal: 8,
      cardTotal: 6,
    });
  });
});
