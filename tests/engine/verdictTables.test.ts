// The answer in words, and what stands beside it, from what each item costs: typed by hand.
import {
  describeCardTotal,
  describeDifference,
  describeOtherPlan,
  describeSecondStop,
  describeStop,
} from '../../engine';
import { describeBestAlternative, describeSavings } from '../../engine/comparison/verdictWords';
import { answerOf, type Cell } from '../fixtures/receiptTable';

type Table = Record<string, Cell[]>;
type More = Parameters<typeof answerOf>[1];

test.each<[string, Table, More, string]>([
  ['the one item', { TESCO: [2], ALDI: [1] }, {}, 'Go to Aldi: £1.00 less on the one item'],
  ['both', { TESCO: [2, 2], ALDI: [1, 2] }, {}, 'Go to Aldi: £1.00 less on both items'],
  [
    'all of three',
    { TESCO: [2, 2, 2], ALDI: [1, 2, 2] },
    {},
    'Go to Aldi: £1.00 less on all 3 items',
  ],
  [
    'some at one of the two only',
    { TESCO: [9, 9, 1, null], ALDI: [6, 9, null, 1] },
    {},
    'Go to Aldi: £3.00 less on the 2 items both have; 1 only at Tesco; 1 only at Aldi',
  ],
  [
    'a second stop that has what the own store lacks, without what only that has',
    { TESCO: [9, 9, 9, 9, null], ALDI: [8, 8, 8, null, null], ASDA: [99, 99, 4, null, 1] },
    {},
    'Aldi, and Asda for 2 items: £7.00 less on the 3 items Tesco has too; 1 only at Tesco',
  ],
  ['nowhere near', { TESCO: [null], ALDI: [2] }, {}, 'Not at Tesco: Aldi has it, £2.00'],
  ['both', { TESCO: [null, null], ALDI: [2, 1] }, {}, 'Not at Tesco: Aldi has both, £3.00'],
  [
    'all three',
    { TESCO: [null, null, null], ALDI: [2, 1, 1] },
    {},
    'Not at Tesco: Aldi has all 3, £4.00',
  ],
  [
    'two of three',
    { TESCO: [null, null, null], ALDI: [2, 1, null] },
    {},
    'Not at Tesco: Aldi has 2 of 3, £3.00',
  ],
  [
    'nothing like it',
    { TESCO: [1, 1], ALDI: [null, null] },
    {},
    'No other store has anything like the 2 items of Tesco',
  ],
  [
    'all of it waits',
    { TESCO: [50, 60], ALDI: [55, null] },
    { check: [0, 1] },
    'Nothing is compared until you have checked 2 items',
  ],
  ['nothing at all', { TESCO: [null], ALDI: [null] }, {}, 'None of these items was found'],
])('%s: the sentence', (_, table, more, words) => {
  expect(answerOf(table, more).verdict.words).toBe(words);
});

test.each<[string, Table, More, string[]]>([
  [
    'one waits',
    { TESCO: [1, 50], ALDI: [2, 50] },
    { check: [1] },
    ['1 item to check is not counted'],
  ],
  [
    'two wait',
    { TESCO: [1, 50, 60], ALDI: [2, 50, 60] },
    { check: [1, 2] },
    ['2 items to check are not counted'],
  ],
  [
    'some only elsewhere, and not in every other store',
    { TESCO: [1, null, null], ALDI: [2, 1, null], ASDA: [2, null, null] },
    {},
    ['1 item only at other stores'],
  ],
  ['nobody has the other', { TESCO: [1, null], ALDI: [2, null] }, {}, []],
  ['all cost the same', { TESCO: [1], ALDI: [1] }, {}, ['Aldi costs the same']],
  ['two cost the same', { TESCO: [1], ALDI: [1], ASDA: [1] }, {}, ['Aldi and Asda cost the same']],
  [
    'a saving on packs of unknown size, at another store',
    { TESCO: [3, 2], ALDI: ['2?', 2] },
    {},
    ['£1.00 of the saving rests on packs of unknown size'],
  ],
  [
    'and at a second stop',
    { TESCO: [5, 1], ALDI: ['3?', 9] },
    {},
    ['£2.00 of the saving rests on packs of unknown size'],
  ],
  [
    'its card makes the own store still dearer',
    { TESCO: ['5/4', 2], ALDI: [3, 2] },
    {},
    ['With Clubcard Tesco is still £1.00 more'],
  ],
  ['as cheap', { TESCO: ['5/4', '2/1'], ALDI: [3, 2] }, {}, ['With Clubcard Tesco costs the same']],
  [
    'cheaper',
    { TESCO: ['5/4', '3/1'], ALDI: [3, 3] },
    {},
    ['With Clubcard Tesco is £1.00 less than that'],
  ],
  [
    'only what is bought elsewhere changes by it',
    { TESCO: ['5/4.50', '3/1'], ALDI: [3, 9] },
    {},
    ['With Clubcard Tesco is still £1.50 more'],
  ],
  ['who has the card is told nothing of it', { TESCO: ['5\\4', 2], ALDI: [3, 2] }, {}, []],
  [
    'nor of what waits',
    { TESCO: [5, '50/40'], ALDI: [3, 30] },
    { check: [1] },
    ['1 item to check is not counted'],
  ],
  [
    'a store that is cheaper on a part only',
    { TESCO: [5, 5, 1], ALDI: [4, 4.5, null] },
    {},
    ['Aldi is £1.50 less on 2 items, but lacks 1 of yours'],
  ],
  [
    'one with too little of the list is not spoken of',
    { TESCO: [5, 5, 5, 5], ALDI: [4, null, null, null] },
    {},
    [],
  ],
])('%s: the notes', (_, table, more, notes) => {
  expect(answerOf(table, more).verdict.notes).toEqual(notes);
});

describe('the ranking, row by row', () => {
  const total = { store: 'ALDI', difference: 0, sameItems: 2, rank: 1 } as never;
  const said = (change: object, reference: string | null = 'TESCO'): string =>
    describeDifference({ ...(total as object), ...change } as never, reference);
  test('against the own store', () => {
    expect([
      said({ difference: -3.1 }),
      said({ difference: 1.2, sameItems: 1 }),
      said({}),
      said({ difference: -0.5, rank: null }),
      said({ sameItems: 0, rank: null }),
      said({ store: 'TESCO' }),
    ]).toEqual([
      '£3.10 less on 2 items',
      '£1.20 more on 1 item',
      'the same on 2 items',
      '£0.50 less on only 2 items',
      'no item in common',
      '2 items',
    ]);
  });
  test('what a card makes of the total', () => {
    const card = (total: number, shelfTotal: number, cardTotal: number, store = 'TESCO'): string =>
      describeCardTotal({ store, total, shelfTotal, cardTotal });
    expect([card(8, 8, 6), card(6, 8, 6, 'NISA'), card(8, 8, 8)]).toEqual([
      '£6.00 with Clubcard',
      '£8.00 without its card',
      '',
    ]);
  });
});

test.each<[string, Table, More, string | null]>([
  ['saves', { TESCO: [5, 1], ALDI: [3, 9] }, {}, 'A second stop at Aldi for 1 item saves £2.00'],
  ['adds', { TESCO: [1, null], ALDI: [9, 1] }, {}, 'A second stop at Aldi adds 1 item'],
  [
    'does both',
    { TESCO: [5, 1, null, null], ALDI: [3, 9, 1, 1] },
    {},
    'A second stop at Aldi for 3 items saves £2.00 and adds 2 items',
  ],
  [
    'rests on a pack of unknown size, which no verdict says',
    { TESCO: [5, 1], ALDI: ['4?', 9] },
    {},
    'A second stop at Aldi for 1 item saves £1.00 (£1.00 of it on packs of unknown size)',
  ],
  [
    'rests on one, and the verdict says so',
    { TESCO: [5, 1], ALDI: ['3?', 9] },
    {},
    'A second stop at Aldi for 1 item saves £2.00',
  ],
  ['brings nothing', { TESCO: [1], ALDI: [1] }, {}, null],
  ['is found nowhere', { TESCO: [null], ALDI: [null] }, {}, null],
])('a second stop %s', (_, table, more, said) => {
  expect(describeSecondStop(answerOf(table, more).basket)).toBe(said);
});

test('what a stop costs, and beside a plan of other stops than the verdict speaks of, that plan', () => {
  const stop = { store: 'TESCO', items: [0, 1, 2], toCheck: 1, total: 43.7 };
  expect(describeStop(stop)).toBe('Tesco £43.70 for 2 items, 1 to check');
  expect(describeStop({ ...stop, toCheck: 0 })).toBe('Tesco £43.70 for 3 items');
  const { basket, verdict } = answerOf({ TESCO: [5, 1], ALDI: [3, 9] });
  const stay = { ...verdict, kind: 'stay' } as never;
  expect([
    describeOtherPlan(verdict, basket, basket.twoStops!),
    describeOtherPlan(verdict, basket, basket.oneStop!),
    describeOtherPlan(stay, basket, basket.oneStop!),
    describeOtherPlan(stay, basket, basket.twoStops!),
  ]).toEqual([
    null,
    'Listed here is one stop, at Tesco',
    null,
    'A second stop at Aldi for 1 item saves £2.00',
  ]);
});

const SAID = 'Offers the most savings';
test.each<[string, Table, string | null, string]>([
  ['the verdict names it', { TESCO: [2, 2], ALDI: [1, 2] }, 'ALDI', SAID],
  ['as its second stop', { TESCO: [5, 1], ALDI: [3, 9] }, 'ALDI', SAID],
  [
    'it has too little',
    { TESCO: [5, 5, 5, 5], ALDI: [4] },
    'ALDI',
    `${SAID}, but has only 1 item of yours`,
  ],
  [
    'it is dearer in all',
    { TESCO: [5, 1], ALDI: [4, 9] },
    'ALDI',
    `${SAID}, but £7.00 more in all`,
  ],
  [
    'another one is cheaper in all',
    { TESCO: [5, 5], ALDI: [4, 5], ASDA: [4.5, 4] },
    'ALDI',
    `${SAID}; in all Asda costs less`,
  ],
  [
    'it lacks some',
    { TESCO: [5, 5, 1], ALDI: [4, 4.5] },
    'ALDI',
    `${SAID}, but lacks 1 item of yours`,
  ],
  [
    'none saves, and the own store stays',
    { TESCO: [1], ALDI: [2] },
    null,
    'Current store is competitive',
  ],
  [
    'none saves, though the verdict goes',
    { TESCO: [2], ALDI: [1] },
    null,
    'Current store is competitive',
  ],
  [
    'none saves, though the verdict splits',
    { TESCO: [5, 1], ALDI: [3, 9] },
    null,
    'Current store is competitive',
  ],
  ['nothing in common', { TESCO: [1], ALDI: [null] }, null, 'Nothing could be compared'],
])('the best alternative: %s', (_, table, best, note) => {
  const { basket, verdict } = answerOf(table);
  expect(describeBestAlternative(best, verdict, basket)).toBe(note);
});

test('the sum of savings: what it takes where the verdict names another sum, and what it rests on', () => {
  const go = answerOf({ TESCO: [2, 2], ALDI: [1, 2] }).verdict;
  const stay = answerOf({ TESCO: [1], ALDI: [2] }).verdict;
  const said = (verdict: typeof go, savingByStore: object, totalSaving: number, unsized = 0) =>
    describeSavings(
      { savingByStore: savingByStore as never, totalSaving, unsizedSaving: unsized },
      verdict,
    );
  expect([
    said(go, { ALDI: 1 }, 1),
    said(go, { ALDI: 1.5 }, 1.5),
    said(go, { ALDI: 1, ASDA: 0.5 }, 1.5),
    said(go, { ALDI: 0.8 }, 0.8),
    said(stay, { ALDI: 0.5, ASDA: 0 }, 0.5, 0.2),
    said(go, { ALDI: 1 }, 1, 0.4),
    said(stay, { ALDI: 0 }, 0),
    said(stay, {}, 0),
  ]).toEqual([
    '',
    'on what is cheaper at Aldi',
    'if bought at 2 stores',
    'without what only a smaller pack saves',
    'on what is cheaper at Aldi, £0.20 of it on packs of unknown size',
    '£0.40 of it on packs of unknown size',
    '',
    '',
  ]);
});
