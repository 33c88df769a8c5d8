// The whole shop at each store, and where to go, from what each item costs: figures by hand.
import type { BasketTotal } from '../../engine';
import { describeBestAlternative } from '../../engine/comparison/verdictWords';
import { answerOf, receiptTable, type Cell } from '../fixtures/receiptTable';

type Table = Record<string, Cell[]>;
const basketOf = (table: Table, more: Parameters<typeof answerOf>[1] = {}) =>
  answerOf(table, more).basket;

/** "1* ALDI -0.50 on 2": rank (* cheapest of several), store, against Tesco's, items of both. */
const row = ({ rank, cheapest, store, difference, sameItems }: BasketTotal): string =>
  `${rank ?? '-'}${cheapest ? '*' : ''} ${store} ${difference.toFixed(2)} on ${sameItems}`;

test.each<[string, Table, string[]]>([
  ['alone a store is not the cheapest', { TESCO: [1, 2] }, ['1 TESCO 0.00 on 2']],
  [
    'cheapest first',
    { TESCO: [1, 2], ALDI: [2, 2], ASDA: [0.5, 2] },
    ['1* ASDA -0.50 on 2', '2 TESCO 0.00 on 2', '3 ALDI 1.00 on 2'],
  ],
  [
    'equal stores share a rank, and the next one is behind both',
    { TESCO: [1, 2], ALDI: [1, 2], ASDA: [2, 2] },
    ['1* TESCO 0.00 on 2', '1* ALDI 0.00 on 2', '3 ASDA 1.00 on 2'],
  ],
  [
    'of equals the fuller first',
    { TESCO: [1, 2, 3], ALDI: [1, 2, null], ASDA: [1, 2, 3] },
    ['1* TESCO 0.00 on 3', '1* ASDA 0.00 on 3', '1* ALDI 0.00 on 2'],
  ],
  [
    'two thirds of the list are enough to be ranked, a third is not',
    { TESCO: [1, 2, 3], ALDI: [0.9, 2, null], ASDA: [0.1, null, null] },
    ['1* ALDI -0.10 on 2', '2 TESCO 0.00 on 3', '- ASDA -0.90 on 1'],
  ],
  [
    'those that are not ranked: the fuller first',
    { TESCO: [1, 1, 1, 1], ALDI: [1, null, null, null], ASDA: [1, 1, null, null] },
    ['1 TESCO 0.00 on 4', '- ASDA 0.00 on 2', '- ALDI 0.00 on 1'],
  ],
  [
    'a store is measured on what both have; what it has beside that is no loss',
    { TESCO: [1, 2, null], ALDI: [0.9, 1.9, 50] },
    ['1* ALDI -0.20 on 2', '2 TESCO 0.00 on 2'],
  ],
  [
    'a store that shares nothing is not ranked',
    { TESCO: [1, null], ALDI: [null, 0.1] },
    ['1 TESCO 0.00 on 1', '- ALDI 0.00 on 0'],
  ],
  ['nothing anywhere', { TESCO: [null], ALDI: [null] }, ['- TESCO 0.00 on 0', '- ALDI 0.00 on 0']],
])('ranking: %s', (_, table, rows) => expect(basketOf(table).stores.map(row)).toEqual(rows));

test.each<[string, Table, string | null]>([
  ['the own store where it has an item', { ALDI: [1, 1], TESCO: [9, null] }, 'TESCO'],
  ['else the one that has most', { TESCO: [null, null], ALDI: [1, null], ASDA: [2, 2] }, 'ASDA'],
  ['wherever it stands', { TESCO: [null, null], ALDI: [2, 2], ASDA: [1, null] }, 'ALDI'],
  ['of equals the cheaper', { TESCO: [null, null], ALDI: [1, 1], ASDA: [1, 0.9] }, 'ASDA'],
  ['in either order', { TESCO: [null, null], ALDI: [1, 0.9], ASDA: [1, 1] }, 'ALDI'],
  ['else the first', { TESCO: [null], ALDI: [1], ASDA: [1] }, 'ALDI'],
  ['the own store where nobody has any', { ALDI: [null], TESCO: [null] }, 'TESCO'],
  ['none where it is not compared', { ALDI: [null] }, null],
  ['nor where nothing is', {}, null],
])('all are measured against %s', (_, table, reference) => {
  expect(basketOf(table).reference).toBe(reference);
});

test('what a store lacks, what it has otherwise, what its card takes off and what waits', () => {
  const { stores } = basketOf(
    { TESCO: [2, '3/2.50', 4, null, 8], ALDI: ['x', '~', null, 1, '9\\7'] },
    { check: [4] },
  );
  expect(stores).toEqual([
    expect.objectContaining({
      store: 'TESCO',
      total: 9,
      shelfTotal: 9,
      cardTotal: 8.5,
      checkTotal: 8,
      itemsPriced: 3,
      missing: ['d'],
      notLikeForLike: [],
    }),
    expect.objectContaining({
      store: 'ALDI',
      total: 1,
      shelfTotal: 1,
      cardTotal: 1,
      checkTotal: 7,
      itemsPriced: 1,
      missing: ['c', 'a'],
      notLikeForLike: ['b'],
    }),
  ]);
  // With the card: what is paid, and what it would be without.
  expect(basketOf({ TESCO: ['3\\2.50'] }).stores[0]).toMatchObject({
    total: 2.5,
    shelfTotal: 3,
    cardTotal: 2.5,
  });
});

test.each<[string, Table, number]>([
  ['all of what is less', { TESCO: [3, 2], ALDI: ['2?', 1] }, 1],
  ['no more than is saved in all', { TESCO: [3, 2], ALDI: ['2?', 2.5] }, 0.5],
  ['of several', { TESCO: [3, 3], ALDI: ['2?', '2.50?'] }, 1.5],
  ['nothing where such a pack is dearer', { TESCO: [2, 2], ALDI: ['3?', 0.5] }, 0],
  ['nothing where the shop is dearer', { TESCO: [3, 2], ALDI: ['2?', 4] }, 0],
  ['nothing of sizes that are known', { TESCO: [3, 2], ALDI: [2, 1] }, 0],
])('a saving on packs of unknown size: %s', (_, table, saving) => {
  expect(basketOf(table).stores.find(({ store }) => store === 'ALDI')!.unsizedSaving).toBe(saving);
});

test.each<[string, Table, string | null]>([
  ['a penny less for all of it', { TESCO: [1, 2], ALDI: [1, 1.99] }, 'ALDI'],
  ['the same for all of it: no reason to go', { ALDI: [1, 2], TESCO: [1, 2] }, 'TESCO'],
  ['less, but less than a second stop has to save', { TESCO: [5, 5, 1], ALDI: [4, 4.01] }, 'TESCO'],
  ['as much less as a second stop has to save', { TESCO: [5, 5, 1], ALDI: [4, 4] }, 'ALDI'],
  ['too little of the list, whatever it saves', { TESCO: [50, 1, 1], ALDI: [1] }, 'TESCO'],
  ['the next one, which lacks nothing', { TESCO: [5, 5], ALDI: [4], ASDA: [5, 4.9] }, 'ASDA'],
  ['nothing that counts', { TESCO: [null], ALDI: [null] }, null],
])('one stop: %s', (_, table, store) => {
  expect(basketOf(table).oneStop?.stops[0]!.store ?? null).toBe(store);
});

test('a plan without a price is none, also where what waits could be bought', () => {
  expect(basketOf({ TESCO: [50] }, { check: [0] }).oneStop?.stops).toMatchObject([
    { store: 'TESCO', items: [0], toCheck: 1, total: 0 },
  ]);
  expect(basketOf({ ALDI: [null] }).oneStop).toBeNull();
});

/** Beside which store, what it saves and adds, whether it is worth it. */
const second = (table: Table, from?: number): unknown[] => {
  const { twoStops, secondStopSaving, secondStopAdds, secondStopWorth } = basketOf(
    table,
    from === undefined ? {} : { from },
  );
  return [twoStops?.stops[1]!.store ?? null, secondStopSaving, secondStopAdds, secondStopWorth];
};
test.each<[string, Table, number | undefined, unknown[]]>([
  ['none that brings anything', { TESCO: [1, 2], ALDI: [1, 2] }, 0, [null, 0, 0, false]],
  ['saves', { TESCO: [5, 1], ALDI: [3, 9] }, 2, ['ALDI', 2, 0, true]],
  ['saves too little', { TESCO: [5, 1], ALDI: [3.01, 9] }, 2, ['ALDI', 1.99, 0, false]],
  [
    'from £2 where nothing is said',
    { TESCO: [5, 1], ALDI: [3, 9] },
    undefined,
    ['ALDI', 2, 0, true],
  ],
  ['adds an item: no saving', { TESCO: [1, null], ALDI: [9, 1] }, 0, ['ALDI', 0, 1, false]],
  [
    'the one that saves most of those that are worth it, whatever another adds',
    { TESCO: [9, 9, null], ALDI: [6, 99, 1], ASDA: [99, 5, null] },
    2,
    ['ASDA', 4, 0, true],
  ],
  [
    'of equal savings the one that adds',
    { TESCO: [9, 9, null], ALDI: [6, 99, null], ASDA: [99, 6, 1] },
    2,
    ['ASDA', 3, 1, true],
  ],
  [
    'one that is worth it before one that adds',
    { TESCO: [9, 9, null, null], ALDI: [8, 99, 1, 1], ASDA: [99, 6, null, null] },
    2,
    ['ASDA', 3, 0, true],
  ],
  [
    'where none is worth it, the one that adds most',
    { TESCO: [9, 9, null, null], ALDI: [8, 99, null, 1], ASDA: [99, 9, 1, 1] },
    2,
    ['ASDA', 0, 2, false],
  ],
  [
    'of those that add as many the one that saves most',
    { TESCO: [9, 9, null], ALDI: [8.5, 99, 1], ASDA: [99, 8, 1] },
    2,
    ['ASDA', 1, 1, false],
  ],
  [
    'then the cheaper trip',
    { TESCO: [9, null, null], ALDI: [99, 2, null], ASDA: [99, null, 1] },
    2,
    ['ASDA', 0, 1, false],
  ],
  [
    'then the order of the stores',
    { TESCO: [9, null], ALDI: [99, 1], ASDA: [99, 1] },
    2,
    ['ALDI', 0, 1, false],
  ],
  [
    'none that makes the trip dearer than staying',
    { TESCO: [5, 5, 1], ALDI: [4, 3.9, null], ASDA: [9, 9, 4] },
    2,
    ['TESCO', 0, 1, false],
  ],
  [
    'where the own store has nothing, staying is no price to beat',
    { TESCO: [null, null], ALDI: [1, null], ASDA: [null, 1] },
    2,
    ['ASDA', 0, 1, false],
  ],
])('second stop: %s', (_, table, from, found) => expect(second(table, from)).toEqual(found));

test('a trip: each item where it costs least, at the first of equals; what waits at the first stop that has it', () => {
  const { twoStops } = basketOf(
    { TESCO: [9, 2, 3, 50, null, 1], ALDI: [5, 9, '1?', 40, null, 1] },
    { check: [3] },
  );
  expect(twoStops).toEqual({
    stops: [
      { store: 'TESCO', items: [1, 3, 5], toCheck: 1, total: 3 },
      { store: 'ALDI', items: [0, 2], toCheck: 0, total: 6 },
    ],
    total: 9,
    itemsPriced: 5,
    missing: [4],
    saving: 6,
    unsizedSaving: 2,
  });
});

test.each<[string, Table, object]>([
  [
    'who stays: the items that any other store has, too',
    { TESCO: [1, 1, 1], ALDI: [2, null, null], ASDA: [null, 2, null] },
    { kind: 'stay', store: 'TESCO', items: 2 },
  ],
  [
    'who goes: the items of both, and those of one',
    { TESCO: [9, 9, 1, null], ALDI: [6, 9, null, 1] },
    { kind: 'go', store: 'ALDI', saving: 3, items: 2, onlyHere: 1, onlyThere: 1 },
  ],
  [
    'two stops: what is bought at the second',
    { TESCO: [5, 1, null], ALDI: [3, 9, 1] },
    {
      kind: 'split',
      store: 'TESCO',
      second: 'ALDI',
      items: 2,
      saving: 2,
      sameItems: 2,
      onlyThere: 1,
      onlyHere: 0,
    },
  ],
  [
    'all of it elsewhere',
    { TESCO: [null, null], ALDI: [1, 2] },
    { kind: 'only-elsewhere', store: 'ALDI', items: 2, total: 3 },
  ],
  [
    'nothing to compare with',
    { TESCO: [1, 1], ALDI: [null, null] },
    { kind: 'nothing-compared', store: 'TESCO', items: 2 },
  ],
])('the decision, %s', (_, table, decision) => {
  expect(answerOf(table).verdict).toMatchObject(decision);
});

test('a store that the verdict names needs no reason, also where it lacks some', () => {
  const { basket, verdict } = answerOf({ TESCO: [5, 5, 1], ALDI: [4, 3.9] });
  expect(verdict.kind).toBe('go');
  expect(describeBestAlternative('ALDI', verdict, basket)).toBe('Offers the most savings');
});

test('receipts keep of an offer its state, its basis and its prices; of a store that is not compared nothing', () => {
  const receipts = receiptTable({ TESCO: ['2?', '3/2.50', null, '~', 'x'] });
  expect([0, 1, 2, 3, 4].map((at) => receipts.offer(at, 'TESCO'))).toEqual([
    {
      store: 'TESCO',
      cost: 2,
      state: 'matched',
      basis: 'size-unknown',
      match: { shelfCost: 2 },
    },
    {
      store: 'TESCO',
      cost: 3,
      state: 'matched',
      basis: 'pack',
      match: { shelfCost: 3, loyaltyCost: 2.5 },
    },
    { store: 'TESCO', cost: null, state: 'missing', basis: 'pack', match: null },
    { store: 'TESCO', cost: null, state: 'no-like-for-like', basis: 'pack', match: null },
    { store: 'TESCO', cost: null, state: 'refused', basis: 'pack', match: null },
  ]);
  expect([receipts.offer(5, 'TESCO'), receipts.offer(0, 'ALDI')]).toEqual([undefined, undefined]);
});
