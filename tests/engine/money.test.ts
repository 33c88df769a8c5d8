import fc from 'fast-check';
import { formatPrice, formatUnitPrice, parsePrice } from '../../engine';

test.each([
  ['95p', 95],
  ['£1.20', 120],
  ['actual price£2.50', 250],
  ['actual price£2', 200],
  ['4.06', 406],
  ['£1,299.00', 129900],
  ['£ 3', 300],
  ['.99', 99],
  ['0.99p', 1],
])('%s is %i pence', (text, pence) => {
  expect(parsePrice(text)).toEqual({ kind: 'price', pence });
});

test('a price per weight keeps its weight', () => {
  expect(parsePrice('£17.50/0.5 kg')).toEqual({
    kind: 'price',
    pence: 1750,
    per: { amount: 500, unit: 'g' },
  });
  expect(parsePrice('£2/litre')).toEqual({
    kind: 'price',
    pence: 200,
    per: { amount: 1000, unit: 'ml' },
  });
});

test.each([
  ['90p / kg', { pence: 90, per: { amount: 1000, unit: 'g' } }],
  ['£3.65£7.30 / kg', { pence: 365, unit: '£7.30 / kg' }],
  ['£2.65with Nectar\n£3.75£5.00 / kg', { pence: 375, loyaltyPence: 265, unit: '£5.00 / kg' }],
  ['£4.3570p / 100g', { pence: 435, unit: '70p / 100g' }],
  ['30p15p / 100ml', { pence: 30, unit: '15p / 100ml' }],
  ['75pwith Nectar\n£1.00£11.11 / kg', { pence: 100, loyaltyPence: 75, unit: '£11.11 / kg' }],
  ['£2.30 / kg£2.30 / kg', { pence: 230, per: { amount: 1000, unit: 'g' }, unit: '£2.30 / kg' }],
])('the shelf label %j keeps pack price, members price and unit price apart', (text, said) => {
  expect(parsePrice(text)).toEqual({ kind: 'price', ...said });
});

test.each(['', 'N/A', 'n/a', '-'])('%p is missing', (text) => {
  expect(parsePrice(text).kind).toBe('missing');
});
test.each([
  'soon',
  '£',
  '1.2.3',
  '2 for £3',
  '-£1',
  '€2',
  '£1.20 £3',
  '£1.20£3',
  '£1.2034p',
  '£13.00\n£9.00£9.00 / 75cl',
  '£2.65with Nectar',
  '£4.00with Nectar\n£3.00£3.00 / kg',
  '£17.50/0 kg',
  '95p / 0.0 g',
  `£${'9'.repeat(400)}`,
])('%p is unreadable', (text) => {
  expect(parsePrice(text).kind).toBe('unreadable');
});

test('a formatted price reads back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (pence) => {
      expect(parsePrice(formatPrice(pence / 100))).toEqual({ kind: 'price', pence });
    }),
  );
});
test('no text makes it throw, and a price is whole pence', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const price = parsePrice(text);
      if (price.kind === 'price') expect(Number.isInteger(price.pence)).toBe(true);
    }),
  );
});
test('unit prices have one rule for decimals', () => {
  expect(formatUnitPrice({ pence: 8.24, per: 'each' })).toBe('8.2p each');
  expect(formatUnitPrice({ pence: 99.96, per: 'kg' })).toBe('£1.00 per kg');
  expect(formatUnitPrice({ pence: 72.6, per: 'litre' })).toBe('72.6p per litre');
});
