import fc from 'fast-check';
import { formatPrice, formatUnitPrice, parsePrice } from '../../engine';

test.each([
  ['95p', 95], ['£1.20', 120], ['actual price£2.50', 250], ['actual price£2', 200], ['4.06', 406], ['£1,299.00', 129900], ['£ 3', 300], ['.99', 99], ['0.99p', 1],
])('%s is %i pence', (text, pence) => { expect(parsePrice(text)).toEqual({ kind: 'price', pence }); });

test('a price per weight keeps its weight', () => {
  expect(parsePrice('£17.50/0.5 kg')).toEqual({ kind: 'price', pence: 1750, per: { amount: 500, unit: 'g' } });
  expect(parsePrice('£2/litre')).toEqual({ kind: 'price', pence: 200, per: { amount: 1000, unit: 'ml' } });
});

test.each(['', 'N/A', 'n/a', '-'])('%p is missing', (text) => { expect(parsePrice(text).kind).toBe('missing'); });
test.each(['soon', '£', '1.2.3', '2 for £3', '-£1', '€2', '£1.20 £3'])('%p is unreadable', (text) => { expect(parsePrice(text).kind).toBe('unreadable'); });

test('a formatted price reads back', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 99_999_999 }), (pence) => { expect(parsePrice(formatPrice(pence / 100))).toEqual({ kind: 'price', pence }); }));
});
test('no text makes it throw, and a price is whole pence', () => {
  fc.assert(fc.property(fc.string(), (text) => { const price = parsePrice(text); if (price.kind === 'price') expect(Number.isInteger(price.pence)).toBe(true); }));
});
test('unit prices have one rule for decimals', () => {
  expect(formatUnitPrice({ pence: 8.24, per: 'each' })).toBe('8.2p each');
  expect(formatUnitPrice({ pence: 99.96, per: 'kg' })).toBe('£1.00 per kg');
  expect(formatUnitPrice({ pence: 72.6, per: 'litre' })).toBe('72.6p per litre');
});
