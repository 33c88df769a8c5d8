import fc from 'fast-check';
// From its own file: a test of the whole engine takes ten times as long to start, and mutation testing starts it for each mutant.
import {
  formatAmount,
  formatPrice,
  formatUnitPrice,
  formatUnitShort,
  parsePrice,
  plainPence,
  roundPounds,
  toPence,
} from '../../engine/money';

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
/** What stands for prices, and beside them: other text has hardly one. */
const likePrices = fc
  .tuple(
    fc.constantFrom('', '£', '-£', 'was £', '2 for £', '€', '95p '),
    fc.oneof(
      fc.float({ min: 0, max: 2000, noNaN: true }).map(String),
      fc.constantFrom('.5', '1,299.999', '12.5', '0', '1e3'),
    ),
    fc.constantFrom('', 'p', ' p', ' each', '/kg', 'p / 100g', '£2.00', ' GBP'),
  )
  .map((pieces) => pieces.join(''));
test('no text makes it throw, and a price is whole pence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), likePrices), (text) => {
      const price = parsePrice(text);
      if (price.kind === 'price') expect(Number.isInteger(price.pence)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
test('unit prices have one rule for decimals', () => {
  expect(formatUnitPrice({ pence: 8.24, per: 'each' })).toBe('8.2p each');
  expect(formatUnitPrice({ pence: 99.96, per: 'kg' })).toBe('£1.00 per kg');
  expect(formatUnitPrice({ pence: 72.6, per: 'litre' })).toBe('72.6p per litre');
});

// Nearly every row is read by the short way: it must say what the long one says, and leave the rest to it.
test.each([
  ['£1.20', 120],
  ['4.06', 406],
  ['0.99', 99],
  ['£9.90', 990],
  ['129.00', 12900],
  ['99999.99', 9999999],
  ['123456.78', 12345678],
  ['£12345.67', 1234567],
  ['0p', 0],
  ['9p', 9],
  ['5p', 5],
  ['10p', 10],
  ['95p', 95],
  ['99p', 99],
  ['0.00', 0],
  // The others go the long way.
  ['', -1],
  ['p', -1],
  ['1', -1],
  ['£1', -1],
  ['100p', -1],
  ['/p', -1],
  [':p', -1],
  ['/5p', -1],
  [':5p', -1],
  ['5/p', -1],
  ['5:p', -1],
  ['.99', -1],
  ['£.99', -1],
  ['12,34', -1],
  ['1234.5', -1],
  ['12x4', -1],
  ['1/.20', -1],
  ['1:.20', -1],
  ['1.2/', -1],
  ['1.2:', -1],
  ['1.2 ', -1],
  ['95', -1],
  ['955', -1],
  ['9500', -1],
  ['1234567.89', -1],
  ['N/A', -1],
])('the short way reads %j as %i pence', (text, pence) => {
  expect(plainPence(text)).toBe(pence);
  if (pence >= 0) expect(parsePrice(text)).toEqual({ kind: 'price', pence });
});

test.each([
  ['  actual price: £2.50 ', 250],
  ['Actual Price £2.50', 250],
  ['actual price 95p', 95],
  ['£1.20/each', 120],
  ['£1.20/unit', 120],
  ['95p per ea', 95],
  ['£1,234,567.00', 123456700],
  ['0.5p', 1],
  ['12', 1200],
  ['£0.005', 1],
])('%j is %i pence, too', (text, pence) => {
  expect(parsePrice(text)).toEqual({ kind: 'price', pence });
});

test.each([
  ['£2/100g', 200, 100, 'g'],
  ['£2 per 1.5kg', 200, 1500, 'g'],
  ['£2/l', 200, 1000, 'ml'],
  ['£2/ltr', 200, 1000, 'ml'],
  ['£2 / liter', 200, 1000, 'ml'],
  ['£2 per 75 cl', 200, 750, 'ml'],
  ['£2/330ml.', 200, 330, 'ml'],
  ['90p/100G', 90, 100, 'g'],
  ['90p per 10 cl', 90, 100, 'ml'],
  ['90p / 1.5 litre', 90, 1500, 'ml'],
])('%s is %i pence per %i %s', (text, pence, amount, unit) => {
  expect(parsePrice(text)).toEqual({ kind: 'price', pence, per: { amount, unit } });
});

test.each(['none', 'NULL', 'Unavailable', ' n/a ', 'NA', 'actual price'])(
  '%j is missing',
  (text) => {
    expect(parsePrice(text).kind).toBe('missing');
  },
);
test.each([
  'from £2',
  'was actual price £2',
  '£1,23',
  '£1 200',
  '£2/pack',
  '95 pence',
  '95p off',
  '£3.00with Nectar £3.00£3.00 / kg',
  '£3.00with Nectar £3.00/kg£3.00 / stone',
  'not available',
  'n/a today',
])('%j is unreadable', (text) => {
  expect(parsePrice(text)).toEqual({ kind: 'unreadable' });
});
test.each([
  ['£1.50 with Clubcard £2.00£4.00/kg', { pence: 200, loyaltyPence: 150, unit: '£4.00/kg' }],
  ['85p with More Card £1.00£1.25/ltr', { pence: 100, loyaltyPence: 85, unit: '£1.25/ltr' }],
  ['£1,250.00£2.50/each', { pence: 125000, unit: '£2.50/each' }],
])('%j names members price, price and unit price', (text, said) => {
  expect(parsePrice(text)).toEqual({ kind: 'price', ...said });
});

test('whole pence, and pounds of whole pence', () => {
  expect([toPence(1.2), toPence(0.29), toPence(-0.5)]).toEqual([120, 29, -50]);
  expect([roundPounds(1.234), roundPounds(0.1 + 0.2), roundPounds(2.999)]).toEqual([1.23, 0.3, 3]);
});
// Specification section 9: pounds sterling, two decimals.
test.each([
  [0, '£0.00'],
  [1.2, '£1.20'],
  [0.05, '£0.05'],
  [999.99, '£999.99'],
  [1299, '£1,299.00'],
  [1234567.5, '£1,234,567.50'],
  [-5, '-£5.00'],
])('%d pounds are written %s', (pounds, words) => {
  expect(formatPrice(pounds)).toBe(words);
});
test.each([
  [0, '0p'],
  [0.75, '75p'],
  [0.99, '99p'],
  [1, '£1.00'],
  [40, '£40.00'],
  [-0.5, '-50p'],
  [-1.5, '-£1.50'],
])('in a sentence %d pounds are %s', (pounds, words) => {
  expect(formatAmount(pounds)).toBe(words);
});
test.each([
  [813, 'kg', '£8.13/kg', '£8.13 per kg'],
  [72.64, 'litre', '72.6p/litre', '72.6p per litre'],
  [8, 'each', '8p each', '8.0p each'],
  [10, 'each', '10p each', '10.0p each'],
  [99.94, 'kg', '99.9p/kg', '99.9p per kg'],
  [99.96, 'kg', '£1.00/kg', '£1.00 per kg'],
  [100, 'each', '£1.00 each', '£1.00 each'],
] as const)('%d pence per %s, short and long', (pence, per, short, long) => {
  expect([formatUnitShort({ pence, per }), formatUnitPrice({ pence, per })]).toEqual([short, long]);
});
