// What a store offers for an item: typed by hand from the specification, sections 3 and 9.
import { compareList } from '../../engine';
import { compare, shelves } from '../fixtures/shelves';

test('what exactly one other store sells is found there, and counts as matched', () => {
  const result = compare(
    shelves({
      TESCO: ['Tesco Semi Skimmed Milk 2L,1.60'],
      ASDA: ['ASDA Thick Bleach 750ml,0.90', 'ASDA Kitchen Roll 2 Pack,2.00'],
      ALDI: ['COWBELLE Semi Skimmed Milk 2L,1.50'],
    }),
    ['thick bleach', 'kitchen roll'],
  );
  expect(result.items.map(({ onlyAt }) => onlyAt)).toEqual([
    { store: 'ASDA', cost: 0.9 },
    { store: 'ASDA', cost: 2 },
  ]);
  expect(result).toMatchObject({
    matchedItems: 2,
    verdict: { kind: 'only-elsewhere', words: 'Not at Tesco: Asda has both, £2.90' },
    bestAlternativeNote: 'Nothing could be compared',
  });
});

test.each([
  ['nobody', [], [], null],
  ['one other store', ['ASDA'], [], { store: 'ASDA', cost: 0.9 }],
  ['two other stores', ['ASDA', 'ALDI'], [], null],
  ['the own one, too', ['ASDA'], ['TESCO'], null],
])('sold by %s: "only at" is said where it is so', (_, others, own, only) => {
  const bleach = (store: string): string[] => [`${store} Thick Bleach 750ml,0.90`];
  const milk = (store: string): string[] => [`${store} Semi Skimmed Milk 2L,1.60`];
  const files = Object.fromEntries(
    ['TESCO', 'ASDA', 'ALDI'].map((store) => [
      store,
      [...milk(store), ...([...others, ...own].includes(store) ? bleach(store) : [])],
    ]),
  );
  expect(compare(shelves(files), ['thick bleach']).items[0]!.onlyAt).toEqual(only);
});

test('of stores that cost the same the one that has more of the list stands first', () => {
  const things = ['Whole Milk 1L,1.00', 'Salted Butter 250g,2.00', 'Baked Beans 415g,0.50'];
  const { basket } = compare(shelves({ TESCO: things, ALDI: things.slice(0, 2), ASDA: things }), [
    'whole milk',
    'salted butter',
    'baked beans',
  ]);
  expect(basket.stores.map(({ store, sameItems }) => [store, sameItems])).toEqual([
    ['TESCO', 3],
    ['ASDA', 3],
    ['ALDI', 2],
  ]);
});

test.each([
  ['hardly smaller', 430, 1, null],
  ['half as big', 325, 1, null],
  ['less than half', 300, 3, 'Smaller pack: 300 g, at Morrisons 650 g; 3 packs'],
])(
  'not at the own store: a pack that is %s, and why several are counted',
  (_, size, packs, said) => {
    const [item] = compare(
      shelves({
        TESCO: ['Tesco Semi Skimmed Milk 2L,1.60'],
        MORRISONS: ["Kellogg's Coco Pops 650g,3.40"],
        "SAINSBURY'S": [`Kellogg's Coco Pops ${size}g,3.50`],
        ASDA: ["Kellogg's Coco Pops 650g,3.60"],
      }),
      ['coco pops'],
    ).items;
    expect(item!.offers.map(({ store, match, note }) => [store, match?.packs, note])).toEqual([
      ['TESCO', undefined, null],
      ['ASDA', 1, null],
      ['MORRISONS', 1, null],
      ["SAINSBURY'S", packs, said],
    ]);
  },
);

test('what two others sell is only at neither, though their packs cannot be compared', () => {
  const result = compare(
    shelves({
      TESCO: ['Tesco Semi Skimmed Milk 2L,1.60'],
      ASDA: ['ASDA Non-Clumping Cat Litter,4.24'],
      ALDI: ['VITACAT Non-Clumping Cat Litter,2.19'],
    }),
    ['cat litter'],
  );
  const [item] = result.items;
  expect(item!.offers.map(({ state }) => state).sort()).toEqual([
    'matched',
    'missing',
    'no-like-for-like',
  ]);
  expect(item!.onlyAt).toBeNull();
});

const OPEN = 'The pack at Tesco does not say its size: one is counted';
test.each([
  ['2kg salmon fillets', 'Salmon Fillets,3.42', OPEN],
  ['12 eggs', 'Free Range Eggs,2.00', OPEN.replace('its size', 'how many it holds')],
  ['bin bags 30L', 'Tie Top Bin Bags 30 Litres,2.00', null],
  ['2kg salmon fillets', 'Salmon Fillets 500g,3.42', null],
  ['salmon fillets', 'Salmon Fillets,3.42', null],
])('an amount beside a pack that does not say what it holds is told: %s, %s', (line, row, note) => {
  const [item] = compare(shelves({ TESCO: [row] }), [line]).items;
  expect(item!.selectedProduct).not.toBeNull();
  expect(item!.offers[0]!.note).toBe(note);
});

test('what is nothing like it is not what a store has instead', () => {
  const { items } = compare(
    shelves({
      TESCO: ['Tesco Ultra Dry Nappies Size 4 48 Pack,2.89'],
      MORRISONS: ['Morrisons Dry Cured Smoked Back Bacon,3.00'],
      ALDI: ['MAMIA Ultra Dry Newborn Nappies Size 1,1.50'],
    }),
    ['nappies size 4'],
  );
  const stateAt = (at: string) => items[0]!.offers.find(({ store }) => store === at)?.state;
  expect([stateAt('MORRISONS'), stateAt('ALDI')]).toEqual(['missing', 'no-like-for-like']);
});

describe('kept choices', () => {
  const today = shelves({
    TESCO: ['Tesco Semi Skimmed Milk 2L,1.60', 'Tesco Salted Butter 250g,2.00'],
    ALDI: ['COWBELLE Semi Skimmed Milk 2L,1.50'],
  });
  const pick = (name: string, price: string) => ({
    name,
    displayName: name,
    price,
    category: 'General',
    store: 'TESCO',
  });
  const milk = (name: string, price: string) =>
    compareList(
      { store: 'TESCO', lines: [{ text: 'milk', selectedProduct: pick(name, price) }] },
      today,
    ).items[0]!;
  test('as it was kept', () => {
    expect(milk('Tesco Semi Skimmed Milk 2L', '1.60')).toMatchObject({
      picked: true,
      kept: { state: 'as-kept' },
    });
  });
  test('at another price today: today’s counts, both are told', () => {
    expect(milk('Tesco Semi Skimmed Milk 2L', '9.99')).toMatchObject({
      picked: true,
      kept: { state: 'price-changed', was: 9.99, now: 1.6 },
      selectedProduct: { cost: 1.6 },
      bestSaving: { potentialSaving: 0.1 },
    });
  });
  test('gone: never priced as of then; the nearest product of today stands in and is offered', () => {
    expect(milk('Tesco British Semi Skimmed Milk 2L', '9.99')).toMatchObject({
      picked: false,
      kept: { state: 'gone', name: 'Tesco British Semi Skimmed Milk 2L', was: 9.99 },
      selectedProduct: { name: 'Tesco Semi Skimmed Milk 2L', cost: 1.6 },
      bestSaving: { potentialSaving: 0.1 },
    });
  });
  test('gone, and nothing like it: no price at all', () => {
    const item = milk('Tesco Dragon Scales 200g', '9.99');
    expect(item).toMatchObject({ selectedProduct: null, kept: { state: 'gone' } });
    expect(item.offers[0]).toMatchObject({ store: 'TESCO', match: null, cost: null });
  });
});

test('missing is said only where a store has nothing at all', () => {
  const { items, basket } = compare(
    shelves({
      TESCO: ['Tesco Pepperoni Pizza 285g,2.10'],
      ALDI: ['CARLOS Pepperoni Pizza 250g,1.90'],
      ASDA: ['ASDA Toilet Bleach 750ml,0.90'],
      MORRISONS: ['Morrisons Vegan Pepperoni Pizza Topping 70g,1.00'],
    }),
    ['pepperoni pizza'],
  );
  const [, aldi, asda, morrisons] = items[0]!.offers.map(({ store, state, cost, nearest }) => ({
    store,
    state,
    cost,
    nearest: nearest.map(({ receipt }) => receipt),
  }));
  // Two pizzas for one are no offer: shown, but in no total.
  expect(aldi).toEqual({
    store: 'ALDI',
    state: 'no-like-for-like',
    cost: null,
    nearest: ['2 × £1.90 = £3.80'],
  });
  expect(asda).toMatchObject({ state: 'missing', nearest: [] });
  expect(morrisons).toMatchObject({ state: 'no-like-for-like', cost: null });
  expect(morrisons!.nearest).toHaveLength(1);
  expect(
    basket.stores.map(({ store, missing, notLikeForLike }) => [
      store,
      missing.length,
      notLikeForLike.length,
    ]),
  ).toEqual([
    ['TESCO', 0, 0],
    ['ALDI', 0, 1],
    ['ASDA', 1, 0],
    ['MORRISONS', 0, 1],
  ]);
});

test('at most 5 comparisons an item (4 where the own store has it), one a store', () => {
  const stores = ['ALDI', 'ASDA', 'MORRISONS', "SAINSBURY'S", 'LIDL', 'ICELAND', 'WAITROSE'];
  const milk = (store: string) =>
    Array.from(
      { length: 7 },
      (_, at) => `${store} Whole Milk ${at === 0 ? '' : `No ${at} `}2L,1.${at}0`,
    );
  const others = Object.fromEntries(stores.map((store) => [store, milk(store)]));
  const withOwn = compare(shelves({ TESCO: ['Tesco Whole Milk 2L,1.90'], ...others }), [
    'whole milk 2L',
  ]);
  expect(withOwn.items[0]!.comparisons).toHaveLength(4);
  // One milk a store, each a penny cheaper than the one before: six stores are the cheaper one of a pair.
  const one = Object.fromEntries(
    stores.map((store, at) => [store, [`${store} Whole Milk 2L,${(2 - at / 100).toFixed(2)}`]]),
  );
  const without = compare(shelves({ TESCO: ['Tesco Toilet Bleach 750ml,0.90'], ...one }), [
    'whole milk 2L',
  ]);
  expect(without.items[0]!.comparisons).toHaveLength(5);
  expect(new Set(without.items[0]!.comparisons.map(({ product2 }) => product2.store)).size).toBe(5);
});
