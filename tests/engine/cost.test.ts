// What is paid, saved and told of it, in figures that a shopper could work out on paper.
import type { Need, Product } from '../../engine';
import {
  coverNeed,
  describeCover,
  formatReceipt,
  packSize,
  savingOf,
  type Costed,
} from '../../engine/comparison/cost';
import { isOnePiece } from '../../engine/names/onePiece';
import { SIZE_UNKNOWN } from '../../engine/comparison/describe';
import { product, perKg, packs, grams, millilitres } from '../fixtures/needs';

test.each([
  ['Royal Gala Apple', true],
  ['Royal Gala Apples', false],
  ['British Beef Steak Burgers', false],
  ['Mini Corn on the Cob', false],
  ['Corn on the Cob Each', true],
])('%s, without a size, is one piece: %s', (name, isOne) =>
  expect(isOnePiece(name, true)).toBe(isOne),
);

test('the loyalty price is paid with the card only, and both are told', () => {
  const butter = product('Butter 250g', 2, { loyaltyPrice: 1.5 });
  expect(coverNeed(packs(2), butter)).toEqual({
    packs: 2,
    cost: 4,
    shelfCost: 4,
    loyaltyCost: 3,
    unitPrice: { pence: 800, per: 'kg' },
    basis: 'pack',
  });
  expect(coverNeed(packs(2), butter, { card: true })).toMatchObject({
    cost: 3,
    shelfCost: 4,
    loyaltyCost: 3,
    unitPrice: { pence: 600, per: 'kg' },
  });
  const plain = coverNeed(packs(2), product('Butter 250g', 2), { card: true });
  expect(plain).toMatchObject({ cost: 4, shelfCost: 4 });
  expect(plain).not.toHaveProperty('loyaltyCost');
});

test('what is in a pack: by weight what the price is for', () => {
  expect(packSize(perKg(20, 500))).toEqual({ kind: 'mass', amount: 500, count: 0 });
  expect(packSize(product('Oil', 2, { pricePer: { amount: 1000, unit: 'ml' } }))).toEqual({
    kind: 'volume',
    amount: 1000,
    count: 0,
  });
  expect(packSize(product('Milk 1L', 1))).toMatchObject({ kind: 'volume', amount: 1000 });
});

const costed = (
  bought: Product,
  need: Need = packs(1),
  reference: Product | null = null,
): Costed => ({
  product: bought,
  cover: coverNeed(need, bought, { reference }),
});
const pair = (own: Product, other: Product, need: Need = packs(1)): [Costed, Costed] => [
  costed(own, need),
  costed(other, need, own),
];

test.each<[string, Product, Product, number, number]>([
  ['the same size, cheaper', product('Milk 1L', 1.2), product('Milk 1L', 1), 1, 0.2],
  ['three of them', product('Milk 1L', 1.2), product('Milk 1L', 1), 3, 0.6],
  ['dearer', product('Milk 1L', 1), product('Milk 1L', 1.2), 1, 0],
  ['equal', product('Milk 1L', 1), product('Milk 1L', 1), 1, 0],
  // Half the price for half the milk: two are needed, nothing is saved.
  ['half of it', product('Milk 1L', 1), product('Milk 500ml', 0.5), 1, 0],
  ['half of it at 40p', product('Milk 1L', 1), product('Milk 500ml', 0.4), 1, 0.2],
  // Twice the milk for less: what is handed over counts, not the unit price.
  ['twice for less', product('Milk 1L', 1), product('Milk 2L', 0.9), 1, 0.1],
  ['twice for more', product('Milk 1L', 1), product('Milk 2L', 1.5), 1, 0],
  // 4 % less in the pack at 2 % less: dearer per litre.
  ['a little less in it', product('Milk 1L', 1), product('Milk 960ml', 0.98), 1, 0],
  ['a little less, a lot cheaper', product('Milk 1L', 1), product('Milk 960ml', 0.48), 1, 0.5],
  ['within 1 % is the same', product('Milk 1 Pint', 1), product('Milk 565ml', 0.9), 1, 0.1],
  ['sizes unknown: pack against pack', product('Milk', 1), product('Milk', 0.7), 2, 0.6],
])('%s saves', (_, own, other, count, pounds) => {
  expect(savingOf(...pair(own, other, packs(count)))).toBe(pounds);
});

test.each<[string, Product, Product, string | null]>([
  ['the same size', product('Milk 1L', 1), product('Milk 1L', 0.5), null],
  ['unknown', product('Milk 1L', 1), product('Milk', 1), 'Pack size unknown: pack against pack'],
  [
    'cheaper per litre, more to pay',
    product('Milk 1L', 1),
    product('Milk 2L', 1.5),
    '75p/litre, yours £1.00/litre; 50p more today',
  ],
  [
    'dearer per litre, less to pay',
    product('Milk 2L', 1.5),
    product('Milk 1.95L', 1.48),
    '75.9p/litre, yours 75p/litre; 2p less today',
  ],
  [
    'bigger and dearer',
    product('Milk 1L', 1),
    product('Milk 2L', 2.2),
    'Bigger pack: 2 litre, yours 1 litre',
  ],
  [
    'bigger for the same',
    product('Milk 1L', 1),
    product('Milk 2L', 1),
    'Bigger pack: 2 litre, yours 1 litre',
  ],
  ['near and dearer', product('Milk 1L', 1), product('Milk 1030ml', 1.2), null],
  [
    'smaller, two packs',
    product('Milk 1L', 1),
    product('Milk 500ml', 0.4),
    'Smaller pack: 500 ml, yours 1 litre; 2 packs',
  ],
  [
    'smaller, as many packs',
    product('Eggs 10 Pack', 2),
    product('Eggs 9 Pack', 1),
    'Smaller pack: 9 pack, yours 10 pack; 2 packs',
  ],
])('%s: what the shopper should know', (_, own, other, words) => {
  expect(describeCover(...pair(own, other))).toBe(words);
});
test('of itself there is nothing to know', () => {
  const milk = costed(product('Milk', 1));
  expect(describeCover(milk, milk)).toBeNull();
  expect(SIZE_UNKNOWN).toBe('Pack size unknown: pack against pack');
});

test.each<[Product, Need, boolean, string]>([
  [product('Milk 1L', 0.84), packs(1), false, '84p'],
  [product('Milk 1L', 0.42), packs(2), false, '2 × 42p = 84p'],
  [product('Milk 1L', 1.2), packs(3), false, '3 × £1.20 = £3.60'],
  [product('Milk 1L', 1.2, { loyaltyPrice: 1 }), packs(3), true, '3 × £1.00 = £3.00'],
  [product('Milk 1L', 1.2, { loyaltyPrice: 1 }), packs(3), false, '3 × £1.20 = £3.60'],
  [perKg(2), grams(1500), false, '1.5 kg at £2.00/kg = £3.00'],
  [perKg(10, 500), grams(300), false, '300 g at £20.00/kg = £6.00'],
  [
    product('Oil', 2, { pricePer: { amount: 1000, unit: 'ml' } }),
    millilitres(500),
    false,
    '500 ml at £2.00/litre = £1.00',
  ],
])('the receipt line %#', (bought, need, card, line) => {
  expect(formatReceipt(bought, coverNeed(need, bought, { card }))).toBe(line);
});
