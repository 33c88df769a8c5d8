import fc from 'fast-check';
import { formatSize, parseSize, unitPriceOf, type Size } from '../../engine';

const mass = (amount: number, count = 0): Size => ({ kind: 'mass', amount, count });
const volume = (amount: number, count = 0): Size => ({ kind: 'volume', amount, count });
const items = (amount: number): Size => ({ kind: 'count', amount, count: amount });

test.each<[string, Size]>([
  ['Tuna 4 x 145g', mass(580, 4)], ['Beans 4x415G', mass(1660, 4)], ['Water 6 X 1.5 Litre', volume(9000, 6)], ['Yogurts 4 x 75g (300g)', mass(300, 4)], ['Cheese 80g (4 x 20g)', mass(80, 4)],
  ['Sausages x10 567g', mass(567, 10)], ['Toilet Roll 9 Pack', items(9)], ['Cola 8pk', items(8)], ['Wipes 3x2pk', items(6)], ['Tea Bags 80s', items(80)], ['9 Toilet Rolls', items(9)], ['Capsules 38 Washes', items(38)],
  ['Paracetamol 16 Tablets', items(16)], ['Wine 75cl', volume(750)], ['Steak 12oz', mass(340.2)], ['Milk 2.27L (4 pint)', volume(2270)], ['Milk 1.13L, 2 Pints', volume(1130)], ['Milk 2.272L/4 Pints', volume(2272)],
  ['Milk 4 Pints', volume(2272)], ['Milk 568 Ml, 1 Pint', volume(568)], ['Lemons Minimum 4 Pack', { ...items(4), approx: true } as Size], ['Chicken (Approx. 800g)', { ...mass(800), approx: true } as Size], ['Beef (Typically 0.425KG)', { ...mass(425), approx: true } as Size],
  ['Olives 400g (240g*)', mass(400)], ['Pie (Serves 4)', { kind: 'none' }], ['Coconut Water 1...', { kind: 'none' }], ['White Loaf', { kind: 'none' }], ['Sugar 0g', { kind: 'none' }], ['Dips 2 x 0g', { kind: 'none' }], ['Twin Pack Rolls', { kind: 'count', amount: 2, count: 2 }], ['Vodka 37.5% 70cl', volume(700)],
])('%s', (name, size) => { expect(parseSize(name)).toEqual(size); });

test('a formatted size reads back', () => {
  const sizes = fc.oneof(
    fc.record({ kind: fc.constantFrom('mass' as const, 'volume' as const), amount: fc.integer({ min: 1, max: 20_000 }), count: fc.constant(0) }),
    fc.record({ kind: fc.constantFrom('mass' as const, 'volume' as const), each: fc.integer({ min: 1, max: 3000 }), count: fc.integer({ min: 2, max: 48 }) }).map(({ kind, each, count }) => ({ kind, amount: each * count, count })),
    fc.integer({ min: 2, max: 400 }).map((amount): Size => ({ kind: 'count', amount, count: amount })),
  );
  fc.assert(fc.property(sizes, (size) => { expect(parseSize(formatSize(size as Size))).toEqual(size); }));
});
test('no name makes it throw or gives an amount that is not positive', () => {
  fc.assert(fc.property(fc.string(), (name) => { const size = parseSize(name); if (size.kind !== 'none') expect(size.amount).toBeGreaterThanOrEqual(0); }));
});
test('unit prices are per kg, per litre or each; unknown sizes have none', () => {
  expect(unitPriceOf({ name: 'Beans 400g', price: 0.5 })).toEqual({ pence: 125, per: 'kg' });
  expect(unitPriceOf({ name: 'Cola 8 x 330ml', price: 2.64 })).toEqual({ pence: 100, per: 'litre' });
  expect(unitPriceOf({ name: 'Eggs 12 Pack', price: 2.4 })).toEqual({ pence: 20, per: 'each' });
  expect(unitPriceOf({ name: 'White Loaf', price: 0.8 })).toBeNull();
  expect(unitPriceOf({ name: 'Serrano Ham', price: 17.5, pricePer: { amount: 500, unit: 'g' } })).toEqual({ pence: 3500, per: 'kg' });
});
