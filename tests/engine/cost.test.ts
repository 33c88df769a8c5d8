// Need -> packs -> cost, in figures that a shopper could work out on paper.
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

let ids = 0;
const product = (name: string, price: number, more: Partial<Product> = {}): Product => ({
  id: ids++,
  name,
  store: 'TESCO',
  category: 'General',
  price,
  priceText: String(price),
  ...more,
});
const perKg = (price: number, amount = 1000): Product =>
  product('Serrano Ham', price, { pricePer: { amount, unit: 'g' } });
const packs = (count: number): Need => ({ kind: 'packs', count });
const grams = (amount: number): Need => ({ kind: 'mass', amount }) as Need;
const millilitres = (amount: number): Need => ({ kind: 'volume', amount }) as Need;
const tins = (count: number): Need => ({ kind: 'packs', count, inside: true });
const either = (count: number): Need => ({ kind: 'packs', count, either: true });
const cans = (count: number): Need => ({ kind: 'pieces', count, held: true });
const cloves = (count: number): Need => ({ kind: 'pieces', count, part: true });
const pieces = (count: number): Need => ({ kind: 'pieces', count }) as Need;

test.each([
  ['Royal Gala Apple', true],
  ['Royal Gala Apples', false],
  ['British Beef Steak Burgers', false],
  ['Mini Corn on the Cob', false],
  ['Corn on the Cob Each', true],
])('%s, without a size, is one piece: %s', (name, isOne) =>
  expect(isOnePiece(name, true)).toBe(isOne),
);

test.each<[string, Need, Product, Product | null, number, number, string]>([
  // Packs of the product itself.
  ['one pack', packs(1), product('Milk 1L', 1.2), null, 1, 1.2, 'pack'],
  ['three packs', packs(3), product('Milk 1L', 1.2), null, 3, 3.6, 'pack'],
  ['three packs of unknown size', packs(3), product('Milk', 1.2), null, 3, 3.6, 'pack'],
  // A bare number: of a pack that holds as many it is its tins.
  ['beans x4, a pack of four', either(4), product('Beans 4 x 415g', 3), null, 1, 3, 'amount'],
  [
    'red bull 12, packs of four',
    either(12),
    product('Red Bull 4 x 250ml', 5),
    null,
    3,
    15,
    'amount',
  ],
  ['crisps x4, a pack of six', either(4), product('Crisps 6 x 25g', 2), null, 4, 8, 'pack'],
  ['beans x4, one tin', either(4), product('Beans 415g', 1), null, 4, 4, 'pack'],
  [
    'beans x4, a pack of four beside single tins',
    either(4),
    product('Beans 4 x 415g', 3),
    product('Beans 415g', 1),
    1,
    3,
    'amount',
  ],
  // Packs of the chosen store's product.
  ['the same pack', packs(2), product('Milk 1L', 1), product('Milk 1L', 1.2), 2, 2, 'pack'],
  ['a pint is 568 ml', packs(2), product('Milk 568ml', 1), product('Milk 1 Pint', 1), 2, 2, 'pack'],
  [
    '5 % less is the same pack',
    packs(4),
    product('Milk 953ml', 1),
    product('Milk 1L', 1),
    4,
    4,
    'pack',
  ],
  [
    'more than that is not',
    packs(4),
    product('Milk 951ml', 1),
    product('Milk 1L', 1),
    5,
    5,
    'amount',
  ],
  [
    '5 % more is the same pack',
    packs(40),
    product('Milk 1050ml', 1),
    product('Milk 1L', 1),
    40,
    40,
    'pack',
  ],
  [
    '6 % more is not',
    packs(40),
    product('Milk 1060ml', 1),
    product('Milk 1L', 1),
    38,
    38,
    'amount',
  ],
  ['half as large', packs(1), product('Milk 500ml', 0.7), product('Milk 1L', 1), 2, 1.4, 'amount'],
  ['twice as large', packs(1), product('Milk 2L', 1.7), product('Milk 1L', 1), 1, 1.7, 'amount'],
  [
    'twice as large, three',
    packs(3),
    product('Milk 2L', 1.7),
    product('Milk 1L', 1),
    2,
    3.4,
    'amount',
  ],
  ['about a third', packs(1), product('Milk 330ml', 0.5), product('Milk 1L', 1), 3, 1.5, 'amount'],
  ['about three times', packs(6), product('Milk 2.9L', 2), product('Milk 1L', 1), 2, 4, 'amount'],
  ['size unknown', packs(3), product('Milk', 1), product('Milk 1L', 1), 3, 3, 'size-unknown'],
  ['own size unknown', packs(2), product('Milk 1L', 1), product('Milk', 1), 2, 2, 'size-unknown'],
  // An amount.
  ['a kilogram', grams(1000), product('Flour 500g', 0.8), null, 2, 1.6, 'amount'],
  ['as much as a pack', grams(500), product('Flour 500g', 0.8), null, 1, 0.8, 'pack'],
  ['less than a pack', grams(100), product('Flour 500g', 0.8), null, 1, 0.8, 'amount'],
  ['a little more than two', grams(1100), product('Flour 500g', 0.8), null, 3, 2.4, 'amount'],
  ['5 % more than two', grams(1050), product('Flour 500g', 0.8), null, 2, 1.6, 'amount'],
  [
    'a litre of what is weighed',
    millilitres(1000),
    product('Flour 500g', 0.8),
    null,
    1,
    0.8,
    'size-unknown',
  ],
  ['of unknown size one', grams(1000), product('Flour', 0.8), null, 1, 0.8, 'size-unknown'],
  // Pieces.
  ['six eggs', pieces(6), product('Eggs 12 Pack', 2.4), null, 1, 2.4, 'amount'],
  ['eighteen eggs', pieces(18), product('Eggs 12 Pack', 2.4), null, 2, 4.8, 'amount'],
  ['twelve eggs', pieces(12), product('Eggs 12 Pack', 2.4), null, 1, 2.4, 'amount'],
  ['loose ones', pieces(5), product('Onions Loose', 0.2), null, 5, 1, 'pack'],
  ['single ones', pieces(3), product('Single Lemon', 0.3), null, 3, 0.9, 'pack'],
  ['each', pieces(3), product('Lemon Each', 0.3), null, 3, 0.9, 'pack'],
  [
    'two of what stands in the singular',
    pieces(2),
    product('Large Cauliflower', 2),
    null,
    2,
    4,
    'pack',
  ],
  ['two whole ones by weight', pieces(2), product('Whole Chicken 1.5kg', 4), null, 2, 8, 'pack'],
  [
    'a bag of what stands in the plural',
    pieces(6),
    product('Gala Apples', 1.2),
    null,
    1,
    1.2,
    'size-unknown',
  ],
  [
    'fillets by weight',
    pieces(4),
    product('Chicken Breast Fillets 650g', 5),
    null,
    1,
    5,
    'size-unknown',
  ],
  // Neither says how many: as much as the one pack of the reference.
  [
    'chops by weight elsewhere',
    pieces(2),
    product('Lamb Chops 340g', 6.5),
    product('Lamb Chops 550g', 9.9),
    2,
    13,
    'amount',
  ],
  [
    'chops that are counted elsewhere',
    pieces(2),
    product('Lamb Chops 2 Pack', 6.5),
    product('Lamb Chops 550g', 9.9),
    1,
    6.5,
    'amount',
  ],
  // One of both says how many, and both what they weigh: as much as is bought of the reference.
  [
    'burgers that are counted here, by weight elsewhere',
    pieces(12),
    product('Beef Burgers 454g', 3.5),
    product('8 Beef Burgers 454g', 3.75),
    2,
    7,
    'pack',
  ],
  [
    'pouches, one here and elsewhere',
    pieces(6),
    product('Organic Cottage Pie Baby Food Pouch 130g', 1.8),
    product('Cottage Pie 130g', 1.8),
    6,
    10.8,
    'pack',
  ],
  [
    'burgers by weight here, counted elsewhere',
    pieces(12),
    product('8 Beef Burgers 454g', 3.75),
    product('Beef Burgers 454g', 3.5),
    1,
    3.75,
    'pack',
  ],
  [
    'naans that nobody counts, beside packs of two',
    either(4),
    product('Plain Naan Breads', 0.69),
    product('2 Plain Naans', 1.4),
    2,
    1.38,
    'size-unknown',
  ],
  // Cloves are parts of what is one piece.
  ['four cloves', cloves(4), product('Garlic', 0.89), null, 1, 0.89, 'size-unknown'],
  // A spoonful of what is sold by weight.
  ['two tablespoons', millilitres(30), product('Curry Paste 283g', 3.25), null, 1, 3.25, 'amount'],
  [
    'two tablespoons elsewhere',
    millilitres(30),
    product('Curry Paste 135g', 2.4),
    product('Curry Paste 283g', 3.25),
    1,
    2.4,
    'amount',
  ],
  [
    'a kilogram of what is counted here and elsewhere',
    grams(1000),
    product('Apples 4 Pack', 1),
    product('Apples 6 Pack', 1.5),
    2,
    2,
    'amount',
  ],
  [
    'a twentieth less than a kilogram',
    grams(1000),
    product('Chicken 950g', 6),
    null,
    1,
    6,
    'amount',
  ],
  ['four tins, three in a pack', tins(4), product('Tuna 3 x 80g', 2), null, 2, 4, 'amount'],
  ['four tins, one in a pack', tins(4), product('Tuna 80g', 0.7), null, 4, 2.8, 'pack'],
  [
    'four tins elsewhere',
    tins(4),
    product('Tuna 160g', 1),
    product('Tuna 3 x 80g', 2),
    2,
    2,
    'amount',
  ],
  ['six cans, one in a pack', cans(6), product('Cola 330ml', 0.9), null, 6, 5.4, 'pack'],
  ['six cans, four in a pack', cans(6), product('Cola 4 x 330ml', 3), null, 2, 6, 'amount'],
  [
    'six loose ones elsewhere by the bag',
    packs(6),
    product('Bananas 5 Pack', 0.78),
    product('Bananas Loose', 0.16),
    2,
    1.56,
    'amount',
  ],
  ['five of no known count', pieces(5), product('Onions', 1), null, 1, 1, 'size-unknown'],
  [
    'five of what is weighed',
    pieces(5),
    product('Loose Onions 1kg', 1),
    null,
    1,
    1,
    'size-unknown',
  ],
  // Sold by weight: as much as is needed.
  ['300 g off the counter', grams(300), perKg(20), null, 0.3, 6, 'amount'],
  ['1.5 kg at a price per 500 g', grams(1500), perKg(10, 500), null, 3, 30, 'amount'],
  ['333 g, thousandths of a price', grams(333.3333), perKg(20), null, 0.333, 6.66, 'amount'],
])('%s: packs and cost', (_, need, bought, reference, count, cost, basis) => {
  expect(coverNeed(need, bought, { reference })).toMatchObject({ packs: count, cost, basis });
});

test('the product itself as reference counts packs of it', () => {
  const milk = product('Milk', 1.2);
  expect(coverNeed(packs(3), milk, { reference: milk })).toMatchObject({ packs: 3, basis: 'pack' });
});

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
