// Figures typed by hand: from the issue that asked for one true answer, and from the specification, sections 3 and 9.
import {
  compareList,
  describeSecondStop,
  type Catalogue,
  type ListRequest,
  type Need,
  type Product,
} from '../../engine';
import { coverNeed, formatReceipt } from '../../engine/comparison/cost';
import { shelves } from '../fixtures/shelves';

const compare = (catalogue: Catalogue, lines: readonly string[], more: Partial<ListRequest> = {}) =>
  compareList({ store: 'TESCO', lines: lines.map((text) => ({ text })), ...more }, catalogue);

const pack = (name: string, price: number, more: Partial<Product> = {}): Product => ({
  id: 1,
  name,
  store: 'TESCO',
  category: 'General',
  price,
  priceText: '',
  ...more,
});
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

const BASICS = {
  milk: ['Semi Skimmed Milk 2L', 1.6],
  butter: ['Salted Butter 250g', 2],
  beans: ['Baked Beans 400g', 0.8],
  rice: ['Long Grain Rice 1kg', 1.5],
} as const;
const LABELS: Record<string, string> = {
  TESCO: 'Tesco',
  ALDI: 'COWBELLE',
  ASDA: 'ASDA',
  MORRISONS: 'Morrisons',
};
/** Shelves of the four things, each store with what they cost there. */
const basics = (costs: Record<string, Partial<Record<keyof typeof BASICS, number>>>): Catalogue =>
  shelves(
    Object.fromEntries(
      Object.entries(costs).map(([store, prices]) => [
        store,
        Object.entries(prices).map(
          ([thing, price]) =>
            `${LABELS[store]!} ${BASICS[thing as keyof typeof BASICS][0]},${price.toFixed(2)}`,
        ),
      ]),
    ),
  );
const FOUR = ['semi skimmed milk', 'salted butter', 'baked beans', 'long grain rice'];
const own = { milk: 1.6, butter: 2, beans: 0.8, rice: 1.5 };

describe('the verdict, in words', () => {
  test.each([
    ['stay', { TESCO: own, ALDI: { ...own, milk: 1.7 } }, 'Stay with Tesco', []],
    ['a tie', { TESCO: own, ALDI: own }, 'Stay with Tesco', ['Aldi costs the same']],
    [
      'go, all items',
      { TESCO: own, ALDI: { milk: 1.5, butter: 1.8, beans: 0.7, rice: 1.4 } },
      'Go to Aldi: £0.50 less on all 4 items',
      [],
    ],
    [
      'go, some only here',
      { TESCO: own, ALDI: { milk: 0.9, butter: 1.05, beans: 0.42 } },
      'Go to Aldi: £2.03 less on the 3 items both have; 1 only at Tesco',
      [],
    ],
    [
      'go, of all that either has',
      { TESCO: own, ALDI: { milk: 1.5, butter: 1.8 } },
      'Go to Aldi: £0.30 less on the 2 items both have',
      [],
      ['semi skimmed milk', 'salted butter', 'dragon scales'],
    ],
    [
      'go, both items',
      { TESCO: own, ALDI: { milk: 1.5, butter: 1.8 } },
      'Go to Aldi: £0.30 less on both items',
      [],
      ['semi skimmed milk', 'salted butter'],
    ],
    [
      'too little for a second stop',
      { TESCO: own, ALDI: { milk: 1.5, butter: 1.8, beans: 0.7 } },
      'Stay with Tesco',
      ['Aldi is £0.40 less on 3 items, but lacks 1 of yours'],
    ],
    [
      'the next store, which lacks nothing',
      { TESCO: own, ALDI: { milk: 1.5, butter: 1.8, beans: 0.7 }, ASDA: { ...own, milk: 1.5 } },
      'Go to Asda: £0.10 less on all 4 items',
      ['Aldi is £0.40 less on 3 items, but lacks 1 of yours'],
    ],
    ['too few to go for', { TESCO: own, ALDI: { milk: 1.5, butter: 1.8 } }, 'Stay with Tesco', []],
    [
      'only elsewhere',
      { TESCO: { rice: 1.5 }, ALDI: { milk: 1.5 } },
      'Not at Tesco: Aldi has it, £1.50',
      [],
      ['semi skimmed milk'],
    ],
    [
      'nothing anywhere',
      { TESCO: own, ALDI: own },
      'None of these items was found',
      [],
      ['dragon scales'],
    ],
    ['nothing to compare with', { TESCO: own }, 'No other store is compared', []],
    [
      'nothing comparable',
      { TESCO: own, ALDI: { rice: 1.4 } },
      'No other store has anything like the one item of Tesco',
      [],
      ['salted butter'],
    ],
  ] as const)('%s', (_, costs, words, notes, lines: readonly string[] = FOUR) => {
    const { verdict } = compare(basics(costs), lines);
    expect([verdict.words, verdict.notes]).toEqual([words, notes]);
  });

  // Aldi is £2.50 less on two things and £2.60 more on the two others.
  const split = basics({ TESCO: own, ALDI: { milk: 1.1, butter: 1.2, beans: 1.4, rice: 2.5 } });
  test.each([
    [1, 'Tesco, and Aldi for 2 items: £1.30 less'],
    [1.3, 'Tesco, and Aldi for 2 items: £1.30 less'],
    [2, 'Stay with Tesco'],
    [undefined, 'Stay with Tesco'],
  ])('a second stop is suggested from %s pounds', (secondStopFrom, words) => {
    const { verdict, basket } = compare(split, FOUR, {
      preferences: secondStopFrom === undefined ? {} : { secondStopFrom },
    });
    expect(verdict.words).toBe(words);
    expect(describeSecondStop(basket)).toBe('A second stop at Aldi for 2 items saves £1.30');
    // One stop is the plan all the same.
    expect(basket.oneStop?.stops.map(({ store }) => store)).toEqual(['TESCO']);
    expect(basket.twoStops).toMatchObject({ total: 4.6, saving: 1.3 });
  });
  test('from £2 where nothing was said', () => {
    const twice = compareList(
      { store: 'TESCO', lines: FOUR.map((text) => ({ text, quantity: 2 })) },
      split,
    );
    expect(twice.verdict.words).toBe('Tesco, and Aldi for 2 items: £2.60 less');
  });
  test('a stop that is worth it goes before one that adds an item', () => {
    const bleach = (store: string) => [`${store} Thick Bleach 750ml,0.90`];
    const { verdict, basket } = compare(
      shelves({
        TESCO: ['Tesco Semi Skimmed Milk 2L,1.60', 'Tesco Salted Butter 250g,4.00'],
        ALDI: ['COWBELLE Semi Skimmed Milk 2L,3.00', 'COWBELLE Salted Butter 250g,2.10'],
        ASDA: ['ASDA Semi Skimmed Milk 2L,1.50', 'ASDA Salted Butter 250g,4.20', ...bleach('ASDA')],
      }),
      ['4 x semi skimmed milk', '2 x salted butter', 'thick bleach'],
    );
    // Asda would add the bleach and save 40p.
    expect(verdict.words).toBe('Tesco, and Aldi for 1 item: £3.80 less');
    expect(describeSecondStop(basket)).toBe('A second stop at Aldi for 1 item saves £3.80');
  });
  test('the second stop is beside the first: no item is swapped for a third store', () => {
    const { verdict, basket } = compare(
      basics({
        TESCO: { milk: 1.6, butter: 2, beans: 0.8 },
        ALDI: { milk: 0.9, butter: 2.9, rice: 1.4 },
        ASDA: { milk: 2.5, butter: 1.1, beans: 0.8 },
      }),
      FOUR,
      { preferences: { secondStopFrom: 0.5 } },
    );
    // Aldi and Asda together have all four for less; Tesco is left for neither of them alone.
    expect(verdict.words).toBe('Tesco, and Asda for 1 item: £0.90 less');
    expect(basket.twoStops!.stops.map(({ store }) => store)).toEqual(['TESCO', 'ASDA']);
  });
  test('what neither stop has and the own store had is said', () => {
    const { verdict, basket, savingNote } = compare(
      basics({
        TESCO: { milk: 5, butter: 5, beans: 5, rice: 1.5 },
        ALDI: { milk: 4.6, butter: 4, beans: 4 },
        ASDA: { milk: 2.6, butter: 9, beans: 9 },
      }),
      FOUR,
    );
    expect(verdict.words).toBe('Aldi, and Asda for 1 item: £4.40 less; 1 only at Tesco');
    // Less than at Aldi alone, where the verdict speaks of Tesco.
    expect(describeSecondStop(basket)).toBe(
      'A second stop at Asda for 1 item saves £2.00 compared with Aldi alone',
    );
    expect(savingNote).toBe('');
  });
  test('what the own store lacks is no saving: which items the sum is of is said, and what the greater sum of all savings takes', () => {
    const { verdict, totalSaving, savingNote } = compare(
      basics({
        TESCO: { milk: 5, butter: 5, beans: 1 },
        ALDI: { milk: 2.6, butter: 6, beans: 3, rice: 2 },
        ASDA: { milk: 7, butter: 4, beans: 0.9 },
      }),
      FOUR,
    );
    expect(verdict.words).toBe('Tesco, and Aldi for 2 items: £2.40 less on the 3 items Tesco has');
    expect([totalSaving, savingNote]).toEqual([3.5, 'if bought at 2 stores']);
  });
  test('what is dearer at the one store that saves is in the verdict, not in the sum of savings', () => {
    const { verdict, totalSaving, savingNote } = compare(
      basics({ TESCO: own, ALDI: { milk: 1.1, butter: 2.1, beans: 0.8, rice: 1.5 } }),
      FOUR,
    );
    expect(verdict.words).toBe('Go to Aldi: £0.40 less on all 4 items');
    expect([totalSaving, savingNote]).toEqual([0.5, 'on what is cheaper at Aldi']);
  });
  test('the one stop is named first, also where more is bought at the second: the sentence, the plans and the button agree', () => {
    const { verdict, basket } = compare(
      basics({ TESCO: own, ALDI: { milk: 0.9, butter: 1.2, beans: 0.5, rice: 3.4 } }),
      FOUR,
      { preferences: { secondStopFrom: 1 } },
    );
    expect(verdict.words).toBe('Tesco, and Aldi for 3 items: £1.80 less');
    expect(describeSecondStop(basket)).toBe('A second stop at Aldi for 3 items saves £1.80');
    expect(basket.oneStop!.stops[0]!.store).toBe('TESCO');
  });
  test('no second stop where the trip would cost more than staying', () => {
    const { verdict, basket } = compare(
      basics({
        TESCO: own,
        ALDI: { milk: 0.9, butter: 1.7, beans: 0.7 },
        ASDA: { milk: 1, butter: 1.6, beans: 0.8, rice: 2.9 },
      }),
      FOUR,
      { preferences: { secondStopFrom: 1 } },
    );
    expect(verdict.words).toBe('Go to Aldi: £1.10 less on the 3 items both have; 1 only at Tesco');
    // Asda's butter is 10p less than Aldi's, its rice £1.40 more than Tesco's.
    expect(basket.twoStops!.stops.map(({ store }) => store)).toEqual(['ALDI', 'TESCO']);
  });
  test('the own store has no prices', () => {
    const { verdict } = compare(basics({ ALDI: own }), FOUR);
    expect(verdict).toMatchObject({
      kind: 'own-not-loaded',
      words: 'The prices of Tesco could not be loaded, so nothing is compared with it',
    });
  });
});

test('best alternative: the store with the highest summed saving; why, where the verdict is for another', () => {
  // Asda: 0.90 on one item, 0.60 more on another. Aldi: 0.20 less on each of three.
  const result = compare(
    basics({
      TESCO: own,
      ALDI: { milk: 1.4, butter: 1.9, beans: 0.7, rice: 1.4 },
      ASDA: { milk: 1.6, butter: 1.1, beans: 1.2, rice: 1.9 },
    }),
    FOUR,
  );
  expect(result.savingByStore).toEqual({ ALDI: 0.4, ASDA: 0.9 });
  expect(result).toMatchObject({
    bestAlternativeStore: 'ASDA',
    bestAlternativeNote: 'Offers the most savings; in all Aldi costs less',
    verdict: { kind: 'go', store: 'ALDI', saving: 0.5 },
  });
});

test.each([
  [
    'competitive only when something was compared',
    { TESCO: own, ALDI: own },
    FOUR,
    'Current store is competitive',
  ],
  [
    'nothing was compared',
    { TESCO: { rice: 1.5 }, ALDI: { milk: 1.5 } },
    ['semi skimmed milk'],
    'Nothing could be compared',
  ],
  ['alone', { TESCO: own }, FOUR, 'No other store is compared'],
] as const)('no best alternative: %s', (_, costs, lines, note) => {
  expect(compare(basics(costs), lines)).toMatchObject({
    bestAlternativeStore: null,
    bestAlternativeNote: note,
  });
});

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
