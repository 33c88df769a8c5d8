// What stands for a line at each store: the shopper's word before the engine's, the filters, and what is never counted twice.
import { buildCatalogue, compareList, type ListLine, type ListRequest } from '../../engine';
import { isDefensible } from '../../engine/comparison/compareSides';
import { coverNeed } from '../../engine/comparison/cost';
import { likeliest, type Side } from '../../engine/comparison/sides';
import type { Product } from '../../engine';
import { shelves } from '../fixtures/shelves';
import { product } from '../fixtures/products';

const MILK = shelves({
  TESCO: ['Tesco Semi Skimmed Milk 2L,1.60', 'Tesco Whole Milk 2L,1.70'],
  ALDI: ['COWBELLE Semi Skimmed Milk 2L,1.50', 'COWBELLE Semi Skimmed Milk 1L,0.90'],
});
const itemOf = (line: Partial<ListLine>, more: Partial<ListRequest> = {}, catalogue = MILK) =>
  compareList(
    { store: 'TESCO', lines: [{ text: 'semi skimmed milk', ...line }], ...more },
    catalogue,
  ).items[0]!;
const at = (store: string, line: Partial<ListLine>, more: Partial<ListRequest> = {}) => {
  const { match, ...offer } = itemOf(line, more).offers.find((one) => one.store === store)!;
  return { ...offer, name: match?.name ?? null };
};

describe('a choice on the results', () => {
  const chosen = (store: string, choice: { name: string; price: number } | null) =>
    ({ choices: { [store]: choice } }) as Partial<ListLine>;
  test.each(['TESCO', 'ALDI'])('"none of these" at %s is kept, and costs nothing', (store) => {
    expect(at(store, chosen(store, null))).toMatchObject({
      state: 'refused',
      chosenByShopper: true,
      cost: null,
      name: null,
      nearest: [],
      reasons: [],
      verdict: 'none',
    });
  });
  test('a product of the own store is what is compared', () => {
    const line = chosen('TESCO', { name: 'Tesco Whole Milk 2L', price: 1.7 });
    expect(at('TESCO', line)).toMatchObject({
      state: 'matched',
      name: 'Tesco Whole Milk 2L',
      chosenByShopper: true,
      verdict: 'same',
      reasons: [{ kind: 'your-choice', weight: 'for', words: 'your choice' }],
      kept: { state: 'as-kept' },
    });
    expect(itemOf(line)).toMatchObject({ kept: { state: 'as-kept' }, picked: false });
  });
  test('one of another store counts whatever the filters say', () => {
    const line = chosen('ALDI', { name: 'COWBELLE Semi Skimmed Milk 1L', price: 0.9 });
    const filters = { sameSizeOnly: true };
    expect(at('ALDI', line, { filters })).toMatchObject({
      name: 'COWBELLE Semi Skimmed Milk 1L',
      state: 'matched',
      cost: 1.8,
    });
    expect(at('ALDI', {}, { filters })).toMatchObject({ name: 'COWBELLE Semi Skimmed Milk 2L' });
  });
  test('at another price today, today’s counts', () => {
    const line = chosen('ALDI', { name: 'COWBELLE Semi Skimmed Milk 2L', price: 1.2 });
    expect(at('ALDI', line)).toMatchObject({
      cost: 1.5,
      kept: { state: 'price-changed', was: 1.2, now: 1.5 },
    });
  });
  test.each(['TESCO', 'ALDI'])(
    'gone at %s: the engine’s match stands in, and that is said',
    (store) => {
      const gone = { state: 'gone', name: 'Dragon Milk 2L', was: 1.1 };
      const line = chosen(store, { name: 'Dragon Milk 2L', price: 1.1 });
      expect(at(store, line)).toMatchObject({
        chosenByShopper: false,
        kept: gone,
        cost: store === 'TESCO' ? 1.6 : 1.5,
      });
      expect(itemOf(line).kept).toEqual(store === 'TESCO' ? gone : undefined);
    },
  );
  test('counts where the own store has nothing, too', () => {
    const bread = { text: 'white bread' };
    const catalogue = shelves({
      TESCO: ['Tesco Semi Skimmed Milk 2L,1.60'],
      ALDI: ['White Bread 800g,0.75', 'White Bread 400g,0.50'],
    });
    const offer = (choice: { name: string; price: number } | null | undefined) =>
      itemOf(
        { ...bread, choices: choice === undefined ? {} : { ALDI: choice } },
        {},
        catalogue,
      ).offers.find(({ store }) => store === 'ALDI')!;
    expect(offer({ name: 'White Bread 400g', price: 0.5 })).toMatchObject({
      match: { name: 'White Bread 400g' },
      chosenByShopper: true,
    });
    expect(offer(null)).toMatchObject({ state: 'refused', match: null });
  });
});

describe('a pick of the list', () => {
  const pick = (store: string, name: string, price: string): Partial<ListLine> => ({
    selectedProduct: { name, displayName: name, price, category: 'General', store },
  });
  test('counts as picked at its own store only', () => {
    const whole = itemOf(pick('TESCO', 'Tesco Whole Milk 2L', '1.70'));
    expect(whole).toMatchObject({ picked: true, selectedProduct: { name: 'Tesco Whole Milk 2L' } });
    const foreign = itemOf(pick('ALDI', 'Thick Bleach 750ml', '0.90'));
    expect(foreign).toMatchObject({
      picked: false,
      selectedProduct: { name: 'Tesco Semi Skimmed Milk 2L' },
    });
    expect(itemOf({})).toMatchObject({ picked: false });
  });
  test('is asked for by packs, whatever its name counts', () => {
    const item = itemOf({ ...pick('TESCO', 'Tesco Whole Milk 2L', '1.70'), quantity: 3 });
    expect([item.quantity, item.selectedProduct!.cost]).toEqual([3, 5.1]);
  });
});

describe('filters beside an own product', () => {
  const catalogue = shelves({
    TESCO: ['Heinz Baked Beans 415g,1.40', 'Tesco Organic Carrots 1kg,1.20', 'Whole Milk 2L,1.70'],
    ALDI: ['BRAMWELLS Baked Beans 415g,0.60', 'Aldi Carrots 1kg,0.60', 'Whole Milk 1L,0.90'],
  });
  test.each([
    ['heinz baked beans', {}, 'BRAMWELLS Baked Beans 415g'],
    ['heinz baked beans', { ownLabel: true }, 'BRAMWELLS Baked Beans 415g'],
    ['heinz baked beans', { ownLabel: false }, null],
    // Own label for own label is no other thing.
    ['organic carrots', { ownLabel: false, keepDiet: false }, 'Aldi Carrots 1kg'],
    // What is organic stays organic unless the shopper says otherwise.
    ['organic carrots', {}, null],
    ['organic carrots', { keepDiet: true }, null],
    ['whole milk', { keepDiet: true }, 'Whole Milk 1L'],
    ['whole milk', { sameSizeOnly: false }, 'Whole Milk 1L'],
    ['whole milk', { sameSizeOnly: true }, null],
    ['heinz baked beans', { sameSizeOnly: true }, 'BRAMWELLS Baked Beans 415g'],
  ])('%s, %j: %s', (text, filters, name) => {
    const [, aldi] = itemOf({ text }, { filters }, catalogue).offers;
    expect(aldi!.match?.name ?? null).toBe(name);
  });
});

test.each<[Partial<ListLine>, number, number | undefined, number]>([
  [{ text: '2 x semi skimmed milk' }, 2, undefined, 3.2],
  [{ text: '2 x semi skimmed milk', quantity: 2 }, 2, undefined, 3.2],
  [{ text: '2 x semi skimmed milk', quantity: 3 }, 3, undefined, 4.8],
  [{ quantity: 150 }, 99, 150, 158.4],
  [{ text: '150 x semi skimmed milk' }, 99, 150, 158.4],
])('%j: %i packs, asked for %j', (line, quantity, asked, cost) => {
  const item = itemOf(line);
  expect([item.quantity, item.asked, item.selectedProduct!.cost]).toEqual([quantity, asked, cost]);
});

test('no other number is asked for than is counted: nothing is said of it', () => {
  expect(itemOf({ text: '2 x semi skimmed milk' })).not.toHaveProperty('asked');
});

test('an offer beside the own one: what it saves, and what is to be known of its size', () => {
  const catalogue = shelves({
    TESCO: ['Tesco Mature Cheddar 220g,2.50', 'Tesco Bananas,0.20'],
    ALDI: ['EMPORIUM Mature Cheddar 400g,2.20', 'Aldi Bananas,0.18'],
  });
  const offers = (text: string) =>
    itemOf({ text }, {}, catalogue).offers.map(({ saving, note, basis }) => [saving, note, basis]);
  expect(offers('mature cheddar')).toEqual([
    [0, null, 'pack'],
    [0.3, 'Bigger pack: 400 g, yours 220 g', 'amount'],
  ]);
  // The own pack is no other one, though nobody states its size.
  expect(offers('bananas')).toEqual([
    [0, null, 'pack'],
    [0.02, 'Pack size unknown: pack against pack', 'size-unknown'],
  ]);
});

test('equal lines are compared once, and each is an item; blank ones are none', () => {
  const lines = [
    'semi skimmed milk',
    'whole milk',
    ' ',
    'semi skimmed milk',
    '',
    'semi skimmed milk',
  ];
  const compared = jest.fn();
  const { items, totalItems, totalSaving } = compareList(
    { store: 'TESCO', lines: lines.map((text) => ({ text })) },
    MILK,
    compared,
  );
  expect([items.length, totalItems, compared.mock.calls.length]).toEqual([4, 4, 2]);
  expect(totalSaving).toBeCloseTo(0.3);
  expect(items.map(({ selectedProduct }) => selectedProduct!.price)).toEqual([1.6, 1.7, 1.6, 1.6]);
});

test('a store without prices is compared with nothing: the offers of the others, no saving', () => {
  const result = compareList({ store: 'ASDA', lines: [{ text: 'semi skimmed milk' }] }, MILK);
  const [item] = result.items;
  expect(item).toMatchObject({ comparisons: [], bestSaving: null, matchQuality: 0 });
  expect(item!.offers.map(({ store, saving, note }) => [store, saving, note])).toEqual([
    ['ALDI', 0, null],
    ['TESCO', 0, null],
  ]);
  expect(result).toMatchObject({ matchedItems: 1, verdict: { kind: 'own-not-loaded' } });
});

test('stores: the chosen one, the known ones in their order, the others by name; only those within reach', () => {
  const row = ['Whole Milk 1L,1.00'];
  const catalogue = shelves({ ZED: row, TESCO: row, CORNER: row, ALDI: row, ASDA: row });
  const stores = (filters = {}) =>
    itemOf({ text: 'whole milk' }, { filters }, catalogue).offers.map(({ store }) => store);
  expect(stores()).toEqual(['TESCO', 'ALDI', 'ASDA', 'CORNER', 'ZED']);
  expect(stores({ stores: ['Asda', 'ZED', 'LIDL'] })).toEqual(['TESCO', 'ASDA', 'ZED']);
  expect(stores({ stores: [] })).toEqual(['TESCO']);
});

test('matched is what another store has, too, or has alone', () => {
  const catalogue = shelves({ TESCO: ['Thick Bleach 750ml,1.00'], ALDI: ['Whole Milk 1L,1.00'] });
  const matched = (text: string) =>
    compareList({ store: 'TESCO', lines: [{ text }] }, catalogue).matchedItems;
  expect([matched('thick bleach'), matched('whole milk'), matched('dragon')]).toEqual([0, 1, 0]);
});

test('a product has all that its row says', () => {
  const { catalogue } = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price,loyalty_price,multibuy,gtin,price_date\nInstant Coffee 100g,4.00,3.00,2 for £5,5000000000012,2026-11-01\nRump Steak,£12.00/kg,,,,\n',
    },
  ]);
  const product = (text: string) => itemOf({ text }, {}, catalogue).selectedProduct!;
  expect(product('instant coffee')).toMatchObject({
    loyaltyPrice: 3,
    multibuy: '2 for £5',
    gtin: '5000000000012',
    priceDate: '2026-11-01',
    sizeLabel: '100 g',
  });
  expect(product('rump steak')).toMatchObject({ pricePer: { amount: 1000, unit: 'g' } });
  for (const name of ['loyaltyPrice', 'multibuy', 'gtin', 'priceDate'])
    expect(product('rump steak')).not.toHaveProperty(name);
});

test.each([
  ['40.00', null],
  ['40.01', 'high-cost'],
])('an item of £%s is to be checked: %j', (price, kind) => {
  const catalogue = shelves({ TESCO: [`Malt Whisky 1L,${price}`] });
  expect(itemOf({ text: 'malt whisky' }, {}, catalogue).check?.kind ?? null).toBe(kind);
});

const PER_KILO = { pricePer: { amount: 1000, unit: 'g' as const } };
test.each<[string, Product, Product, object, boolean]>([
  ['1.4 times as dear: the same pack', product('Jam', 1), product('Jam', 1.4), {}, true],
  ['dearer than that: another size', product('Jam', 1), product('Jam', 1.41), {}, false],
  ['whichever is the dearer one', product('Jam', 1.41), product('Jam', 1), {}, false],
  ['the shopper chose it', product('Jam', 1), product('Jam', 9), { chosen: true }, true],
  ['the price is an alarm', product('Jam', 1), product('Jam', 1), { priceAlarm: true }, false],
  ['sold by weight', product('Jam', 1, PER_KILO), product('Jam', 1), { chosen: true }, false],
  ['the other one is', product('Jam', 1), product('Jam', 1, PER_KILO), {}, false],
])('a price of a pack of unknown size counts: %s', (_, mine, theirs, side, counts) => {
  const [own, other] = [mine, theirs].map((one) => ({
    product: one,
    cover: coverNeed({ kind: 'packs', count: 1 }, one),
  })) as [never, never];
  const flags = { priceAlarm: false, chosen: false, ...side };
  expect(isDefensible(own, other, flags, 'size-unknown')).toBe(counts);
  expect(isDefensible(own, other, flags, 'pack')).toBe(!flags.priceAlarm);
});

test('the likeliest: the surest, of equals the cheaper, then the first', () => {
  const side = (similarity: number, price: number) =>
    ({ similarity, product: { price } }) as unknown as Side;
  const [sure, cheap, dear, other] = [side(0.9, 9), side(0.8, 1), side(0.8, 2), side(0.8, 1)];
  expect(likeliest([cheap, sure, null])).toBe(sure);
  expect(likeliest([sure, cheap])).toBe(sure);
  expect(likeliest([null, dear, cheap])).toBe(cheap);
  expect(likeliest([cheap, other])).toBe(cheap);
  expect(likeliest([null])).toBeNull();
});
