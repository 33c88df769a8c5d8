// What follows from a size: unit price, ratio, words.
import { formatSize, incomparableSizes, sizeOf, sizeRatio, unitPriceOf } from '../../engine/size';
import type { Size } from '../../engine/types';
import { mass, volume, items, none } from '../fixtures/sizes';

test('unit prices are per kg, per litre or each; unknown sizes have none', () => {
  expect(unitPriceOf({ name: 'Beans 400g', price: 0.5 })).toEqual({ pence: 125, per: 'kg' });
  expect(unitPriceOf({ name: 'Cola 8 x 330ml', price: 2.64 })).toEqual({
    pence: 100,
    per: 'litre',
  });
  expect(unitPriceOf({ name: 'Eggs 12 Pack', price: 2.4 })).toEqual({ pence: 20, per: 'each' });
  expect(unitPriceOf({ name: 'White Loaf', price: 0.8 })).toBeNull();
  expect(
    unitPriceOf({ name: 'Serrano Ham', price: 17.5, pricePer: { amount: 500, unit: 'g' } }),
  ).toEqual({ pence: 3500, per: 'kg' });
});

test('a stated size beats the name, the name beats the unit price', () => {
  const of = (more: Partial<Parameters<typeof sizeOf>[0]>) =>
    sizeOf({ name: 'Beans 400g', price: 2, ...more });
  expect(of({ statedSize: '500g' })).toEqual(mass(500));
  expect(of({ statedSize: 'enormous' })).toEqual(mass(400));
  expect(of({ statedUnitPrice: '£1.00/kg' })).toEqual(mass(400));
  const found = (statedUnitPrice: string, more = {}) =>
    of({ name: 'Beans', statedUnitPrice, ...more });
  expect(found('£4.00/kg')).toEqual({ kind: 'mass', amount: 500, count: 1, approx: true });
  expect(found('£4.00 / litre')).toEqual({ kind: 'volume', amount: 500, count: 1, approx: true });
  // 50 pence are exact enough, 49 are not.
  expect(found('50p/100g')).toEqual({ kind: 'mass', amount: 400, count: 1, approx: true });
  expect(found('49p/100g')).toEqual(none);
  expect(found('£4.00')).toEqual(none);
  expect(found('soon')).toEqual(none);
  expect(found('£4.00/kg', { pricePer: { amount: 1000, unit: 'g' } })).toEqual(none);
});

test.each<[Size, Size, number | null]>([
  [mass(500), mass(1000), 2],
  [mass(1000), mass(500), 0.5],
  [volume(500), volume(750), 1.5],
  [items(4), items(6), 1.5],
  // Tea bags: the counts can be compared, the measures cannot.
  [mass(232, 80), items(160), 2],
  [items(4), mass(415), null],
  [mass(415), items(4), null],
  [mass(500), volume(500), null],
  [none, mass(500), null],
  [mass(500), none, null],
])('%j to %j is %d', (one, other, ratio) => {
  expect(sizeRatio(one, other)).toBe(ratio);
  const stated = one.kind !== 'none' && other.kind !== 'none';
  expect(incomparableSizes(one, other)).toBe(stated && ratio === null);
});

test.each<[Size, string]>([
  [none, 'not stated'],
  [items(1), '1 pack'],
  [items(12), '12 pack'],
  [mass(500), '500 g'],
  [mass(999), '999 g'],
  [mass(1000), '1 kg'],
  [mass(1234.5), '1.235 kg'],
  [volume(568), '568 ml'],
  [volume(2270), '2.27 litre'],
  [volume(1980, 6), '6 × 330 ml'],
  [volume(9000, 6), '6 × 1.5 litre'],
  [mass(500, 1), '500 g'],
  [mass(300, 10), '10 × 30 g'],
  // Nobody knows a tea bag of 3.125 g.
  [mass(250, 80), '80 pack, 250 g'],
  [mass(1250, 3), '3 pack, 1.25 kg'],
])('%j is written %s', (size, words) => {
  expect(formatSize(size)).toBe(words);
});

test('by volume and by weight the unit price is that of the label', () => {
  expect(unitPriceOf({ name: 'Oil', price: 2, pricePer: { amount: 500, unit: 'ml' } })).toEqual({
    pence: 400,
    per: 'litre',
  });
  expect(unitPriceOf({ name: 'Beans', price: 2 }, mass(0))).toBeNull();
});

test('tea bags by count: each is a piece of 80, not its weight', () => {
  expect(sizeRatio(mass(232, 80), items(40))).toBe(0.5);
  expect(sizeRatio(none, none)).toBeNull();
  expect(sizeRatio({ kind: 'none' }, items(4))).toBeNull();
});

test.each<[Size, string]>([
  [items(2), '2 pack'],
  [mass(500, 0), '500 g'],
])('%j reads %s', (size, words) => {
  expect(formatSize(size)).toBe(words);
});
