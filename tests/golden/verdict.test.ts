// The sentence of the answer, typed by hand from the issue that asked for one true answer.
import { compareList, describeSecondStop, type Catalogue } from '../../engine';
import { compare, shelves } from '../fixtures/shelves';

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
  "SAINSBURY'S": "Sainsbury's",
  DEAR: 'Dear',
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
const own = { milk: 1.6, butter: 2, beans: 0.8, rice: 1.5 };
const FOUR = ['semi skimmed milk', 'salted butter', 'baked beans', 'long grain rice'];

describe('the verdict, in words', () => {
  test.each([
    ['stay', { TESCO: own, ALDI: { ...own, milk: 1.7 } }, 'Stay with Tesco', []],
    ['a tie', { TESCO: own, ALDI: own }, 'Stay with Tesco', ['Aldi costs the same']],
    [
      'a tie of many, one of them with less of the list',
      {
        TESCO: own,
        ALDI: own,
        ASDA: own,
        MORRISONS: own,
        "SAINSBURY'S": { milk: 1.6, butter: 2, beans: 0.8 },
        DEAR: { ...own, rice: 2 },
      },
      'Stay with Tesco',
      ['Aldi, Asda and Morrisons cost the same'],
    ],
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
  test.each([
    [
      ['semi skimmed milk', 'salted butter', 'malt whisky'],
      'Tesco, and Aldi for 1 item: £1.90 less',
      'A second stop at Aldi for 1 item saves £1.90',
    ],
    // All that it would add waits.
    [['semi skimmed milk', 'malt whisky'], 'Stay with Tesco', null],
    [['thick bleach', 'malt whisky'], 'Not at Tesco: Aldi has 1 of 2, £0.90', null],
  ])('what waits to be checked is in no number of items: %s', (lines, words, second) => {
    const catalogue = shelves({
      TESCO: ['Tesco Semi Skimmed Milk 2L,1.60', 'Tesco Salted Butter 250g,4.00'],
      ALDI: [
        ...['Semi Skimmed Milk 2L,3.70', 'Salted Butter 250g,2.10'],
        ...['Malt Whisky 1L,45.00', 'Thick Bleach 750ml,0.90'],
      ],
    });
    const { verdict, basket } = compare(catalogue, lines, { preferences: { secondStopFrom: 1 } });
    expect(verdict.words).toBe(words);
    expect(describeSecondStop(basket)).toBe(second);
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
