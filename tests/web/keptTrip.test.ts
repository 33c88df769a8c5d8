// What the browser keeps of a shopping trip, and whether it keeps it for long.
import { keepStorage } from '../../src/session/keepStorage';
import {
  aislesInOrder,
  orderAt,
  readAisleOrders,
  readTrip,
  tripKey,
  writeAisleOrders,
  writeTrip,
} from '../../src/session/keptTrip';
import { EMPTY_SESSION, type Session } from '../../src/session/session';
import { rows, PICK, row } from './sessionRows';

describe('the storage is asked to stay', () => {
  const asked = async (storage: unknown): Promise<boolean> => {
    const persist = jest.fn(() => Promise.resolve(true));
    const before = Object.getOwnPropertyDescriptor(navigator, 'storage');
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: storage === undefined ? undefined : { ...(storage as object), persist },
    });
    try {
      await keepStorage();
    } finally {
      if (before) Object.defineProperty(navigator, 'storage', before);
      else delete (navigator as { storage?: unknown }).storage;
    }
    return persist.mock.calls.length > 0;
  };
  test.each<[string, unknown, boolean]>([
    ['not yet kept', { persisted: () => Promise.resolve(false) }, true],
    ['kept already', { persisted: () => Promise.resolve(true) }, false],
    ['it cannot say', { persisted: () => Promise.reject(new Error('refused')) }, false],
    ['there is none', undefined, false],
  ])('%s', async (_, storage, asks) => expect(await asked(storage)).toBe(asks));
});

const TRIP = {
  of: 'x',
  stops: [
    {
      store: 'TESCO',
      things: [
        {
          tick: 't',
          product: 'p',
          about: 'a',
          receipt: 'r',
          cost: 0,
          aisle: 'bakery',
          toCheck: false,
        },
      ],
    },
  ],
  missing: ['m'],
};
const thing = (change: object): object => ({
  ...TRIP,
  stops: [{ store: 'TESCO', things: [{ ...TRIP.stops[0]!.things[0], ...change }] }],
});
test.each<[string, unknown, boolean]>([
  ['as it was written', TRIP, true],
  ['no stops, nothing missing', { of: '', stops: [], missing: [] }, true],
  ['made for nothing', { ...TRIP, of: 5 }, false],
  ['stops are no list', { ...TRIP, stops: {} }, false],
  ['missing is no list', { ...TRIP, missing: 'm' }, false],
  ['something else is missing', { ...TRIP, missing: [5] }, false],
  ['a stop without things', { ...TRIP, stops: [{ store: 'TESCO' }] }, false],
  ['a stop without a store', { ...TRIP, stops: [{ things: [] }] }, false],
  [
    'one of its things is none',
    { ...TRIP, stops: [{ store: 'TESCO', things: [...TRIP.stops[0]!.things, null] }] },
    false,
  ],
  ['a stop that is none', { ...TRIP, stops: [null] }, false],
  ['a cost below nothing', thing({ cost: -0.01 }), false],
  ['a cost in words', thing({ cost: '1' }), false],
  ['an aisle that is none', thing({ aisle: 'moon' }), false],
  ['to check', thing({ toCheck: true }), true],
  ['nobody says whether to check', thing({ toCheck: undefined }), false],
  ...(['tick', 'product', 'about', 'receipt'] as const).map((name): [string, unknown, boolean] => [
    `no ${name}`,
    thing({ [name]: undefined }),
    false,
  ]),
  ['a list', [], false],
])('a kept trip: %s', (_, trip, taken) => {
  expect(readTrip(JSON.stringify(trip))).toEqual(taken ? trip : null);
});
test('what is no JSON is no trip, and none is none', () => {
  expect(writeTrip({ of: 'x', stops: [], missing: [] })).toEqual([
    ['shoppingTrip', '{"of":"x","stops":[],"missing":[]}'],
  ]);
  expect([readTrip('{'), readTrip(null), readTrip('null')]).toEqual([null, null, null]);
});

test('a trip is for one list, choice, filter and number of stops', () => {
  const base: Session = { ...EMPTY_SESSION, store: 'TESCO', lines: rows('1 milk, 2 ') };
  const key = tripKey(base);
  const same: Partial<Session>[] = [
    { lines: rows('8 milk') },
    { lines: [row('milk'), row('  ')] },
    { ticks: ['x'] },
    { view: { ...base.view, order: 'list' } },
  ];
  const others: Partial<Session>[] = [
    { store: 'ALDI' },
    { lines: rows('1 bread') },
    { lines: [{ id: 1, text: 'milk', pick: PICK }] },
    { choices: { milk: { ALDI: null } } },
    { filters: { ownLabel: true } },
    { view: { ...base.view, stops: 'two' } },
    { view: { ...base.view, cards: ['TESCO'] } },
    { view: { ...base.view, confirmed: ['milk'] } },
  ];
  for (const change of same) expect(tripKey({ ...base, ...change })).toBe(key);
  for (const change of others) expect(tripKey({ ...base, ...change })).not.toBe(key);
});

test('orders of aisles: what is none is left out, the usual order follows', () => {
  const read = readAisleOrders('{"TESCO":["bakery","moon",5],"ALDI":"bakery"}');
  expect(read).toEqual({ TESCO: ['bakery'] });
  expect(orderAt(read, 'TESCO')).toEqual(['bakery']);
  expect(orderAt(read, 'ALDI')).toBeUndefined();
  expect([readAisleOrders('5'), readAisleOrders('{'), readAisleOrders(null)]).toEqual([{}, {}, {}]);
  const usual = aislesInOrder();
  const last = usual.at(-1)!;
  expect(usual).toEqual(expect.arrayContaining(['bakery', 'frozen', 'household']));
  expect(new Set(usual).size).toBe(usual.length);
  expect(aislesInOrder([last])).toEqual([last, ...usual.slice(0, -1)]);
  expect(writeAisleOrders({})).toEqual([['aisleOrder', null]]);
  expect(writeAisleOrders({ TESCO: ['bakery'] })).toEqual([['aisleOrder', '{"TESCO":["bakery"]}']]);
});
