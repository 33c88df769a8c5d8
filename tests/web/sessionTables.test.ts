// Rows of a list as they are followed, taken back, limited and asked for: what goes in and what comes out, by hand.
import { followed } from '../../src/session/followed';
import { keepStorage } from '../../src/session/keepStorage';
import {
  aislesInOrder,
  orderAt,
  readAisleOrders,
  readTrip,
  tripKey,
  writeAisleOrders,
} from '../../src/session/keptTrip';
import { leftOutWords, limitList } from '../../src/session/listLimits';
import { itemKeys, listRequest } from '../../src/engineClient/listRequest';
import { itemKey, withQuantity } from '../../src/session/quantity';
import { quantityOf } from './quantityOf';
import { MOST } from '../../src/session/shownQuantity';
import { reduce, type Action } from '../../src/session/reducer';
import { askedLines, askedList, filledLines, isFilled } from '../../src/session/request';
import {
  EMPTY_SESSION,
  isSelected,
  pickedQuantity,
  pickText,
  type Line,
  type Session,
} from '../../src/session/session';
import { STORAGE_KEYS } from '../../src/session/storageKeys';
import { takenBack } from '../../src/session/undo';

/** "1 milk, 2 bread": rows by number and text; a picked one ends in "!". */
const rows = (text: string): Line[] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((row) => {
      const [, id, words] = /^(\d+) ?(.*)$/.exec(row)!;
      return { id: Number(id), text: words!, pick: words!.endsWith('!') ? PICK : null };
    });
const PICK = {
  name: 'Tesco Whole Milk 1L',
  displayName: 'Whole Milk 1L',
  price: '1.10',
  category: 'Dairy',
  store: 'TESCO',
};
const said = (lines: readonly Line[]): string =>
  lines.map(({ id, text }) => `${id} ${text}`.trim()).join(', ');
const numbers = (from: number) => (): number => from++;

test.each([
  ['nothing changed', '1 a, 2 b, 3 c', '7 a, 8 b, 9 c', null, '1 a, 2 b, 3 c'],
  ['one changed in the middle', '1 a, 2 b, 3 c', '7 a, 8 x, 9 c', null, '1 a, 2 x, 3 c'],
  ['the first changed', '1 a, 2 b', '7 x, 8 b', null, '1 x, 2 b'],
  ['the last changed', '1 a, 2 b', '7 a, 8 x', null, '1 a, 2 x'],
  ['one came in the middle', '1 a, 2 b', '7 a, 8 x, 9 b', null, '1 a, 50 x, 2 b'],
  ['one came at the end', '1 a', '7 a, 8 x', null, '1 a, 50 x'],
  ['two came in front', '1 a', '7 x, 8 y, 9 a', null, '50 x, 51 y, 1 a'],
  ['one went', '1 a, 2 b, 3 c', '7 a, 8 c', null, '1 a, 3 c'],
  ['all went', '1 a, 2 b', '', null, ''],
  ['the same twice', '1 a, 2 a', '7 a', null, '1 a'],
  ['a pick is a change', '1 a!, 2 b', '7 a, 8 b', null, '1 a, 2 b'],
  ['typed in here, changed there', '1 a, 2 b, 3 c', '7 a, 8 x, 9 c', 2, '1 a, 2 b, 3 c'],
  ['typed in here, gone there', '1 a, 2 b, 3 c', '7 a, 8 c', 2, '1 a, 2 b, 3 c'],
  ['typed in here, two for one there', '1 a, 2 b', '7 a, 8 x, 9 y', 2, '1 a, 2 b, 50 y'],
  ['another row is typed in', '1 a, 2 b, 3 c', '7 a, 8 x, 9 c', 3, '1 a, 2 x, 3 c'],
])('followed: %s', (_, mine, theirs, typing, result) => {
  expect(said(followed(rows(mine), rows(theirs), typing, numbers(50)))).toBe(result);
});

describe('a change taken back', () => {
  const [a, b, c] = rows('1 a, 2 b, 3 c') as [Line, Line, Line];
  const empty = { ...a, text: '' };
  const typed = { ...a, text: 'tea' };
  const later = { id: 4, text: 'later', pick: null };
  const blank = { id: 5, text: ' ', pick: null };
  test.each<[string, Line[], Line[], Line[], string]>([
    ['a removal', [a, b, c], [a, c], [a, c], '1 a, 2 b, 3 c'],
    ['the removal of all', [a, b], [], [], '1 a, 2 b'],
    ['a removal, and what came since stays', [a, b], [a], [a, later], '1 a, 2 b, 4 later'],
    ['an addition', [a], [a, b, c], [a, b, c], '1 a'],
    ['an addition, one of it changed since', [a], [a, b], [a, { ...b, text: 'B' }], '1 a, 2 B'],
    ['a blank row that came since goes', [a, b], [a], [a, blank], '1 a, 2 b'],
    ['the only row, cleared', [a], [empty], [empty], '1 a'],
    ['the only row, cleared and written anew', [a], [empty], [typed], '90 a, 1 tea'],
    ['one that was moved stays where it is now', [a, b], [b, a], [b, a], '2 b, 1 a'],
  ])('%s', (_, before, after, now, result) => {
    expect(said(takenBack({ before, after }, now, numbers(90)))).toBe(result);
  });
});

test.each([
  [200, 200, 0, ''],
  [201, 200, 1, 'At most 200 items fit: the last item is left out.'],
  [202, 200, 2, 'At most 200 items fit: the last 2 items are left out.'],
  [1200, 200, 1000, 'At most 200 items fit: the last 1,000 items are left out.'],
])('of %i lines %i are taken', (count, taken, leftOut, words) => {
  const list = limitList(Array.from({ length: count }, (_, at) => `${at} ${'x'.repeat(400)}`));
  expect(list.lines).toHaveLength(taken);
  expect(list.lines[7]).toBe(`7 ${'x'.repeat(298)}`);
  expect(list.leftOut).toBe(leftOut);
  expect(leftOutWords(leftOut)).toBe(words);
});

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
  expect([readTrip('{'), readTrip(null), readTrip('null')]).toEqual([null, null, null]);
});

test('a trip is for one list, choice, filter and number of stops', () => {
  const base: Session = { ...EMPTY_SESSION, store: 'TESCO', lines: rows('1 milk, 2 ') };
  const key = tripKey(base);
  const same: Partial<Session>[] = [
    { lines: rows('8 milk') },
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
  expect(aislesInOrder([last])).toEqual([last, ...usual.slice(0, -1)]);
  expect(writeAisleOrders({})).toEqual([['aisleOrder', null]]);
  expect(writeAisleOrders({ TESCO: ['bakery'] })).toEqual([['aisleOrder', '{"TESCO":["bakery"]}']]);
});

const picked = (text: string): Line => ({ id: 1, text, pick: PICK });
const row = (text: string): Line => ({ id: 1, text, pick: null });
test.each<[Line, number, string]>([
  [row('milk'), 3, '3 x milk'],
  [row('2 x milk'), 1, 'milk'],
  [row('2 milks'), 5, '5 x milks'],
  [row('milk x4'), 2, '2 x milk'],
  [row('  whole   milk '), 2, '2 x whole milk'],
  [row('milk'), 0, 'milk'],
  [row('milk'), 1.9, 'milk'],
  [row('milk'), 250, '99 x milk'],
  [picked('Whole Milk 1L - £1.10'), 2, '2 x Whole Milk 1L - £1.10'],
  [picked('3 x Whole Milk 1L - £1.10'), 1, 'Whole Milk 1L - £1.10'],
  [picked('Whole Milk 1L - £1.10'), 100, '99 x Whole Milk 1L - £1.10'],
])('%j, set to %d', (line, quantity, text) => expect(withQuantity(line, quantity)).toBe(text));

test.each<[Line, number, string]>([
  [row('2 x Milk'), 2, 'milk'],
  [row('Milk'), 1, 'milk'],
  [picked('Whole Milk 1L - £1.10'), 1, 'tesco whole milk 1l'],
  [picked('12 x Whole Milk 1L - £1.10'), 12, 'tesco whole milk 1l'],
  [picked('not its text'), 1, 'tesco whole milk 1l'],
])('%j is asked for %d times, as "%s"', (line, quantity, key) => {
  expect([quantityOf(line), itemKey(line)]).toEqual([quantity, key]);
});

test.each([
  ['Whole Milk 1L - £1.10', 1],
  ['2 x Whole Milk 1L - £1.10', 2],
  ['99 x Whole Milk 1L - £1.10', 99],
  ['1 x Whole Milk 1L - £1.10', null],
  ['100 x Whole Milk 1L - £1.10', null],
  ['2 x Whole Milk 1L - £1.20', null],
  ['a 2 x Whole Milk 1L - £1.10', null],
  ['Whole Milk 1L', null],
])('the pick in "%s" is there %j times', (text, quantity) => {
  expect(pickedQuantity(text, PICK)).toBe(quantity);
  expect(pickText(PICK)).toBe('Whole Milk 1L - £1.10');
});
test('a row with a price is a selected one', () =>
  expect([isSelected('milk - £1.10'), isSelected('milk')]).toEqual([true, false]));

describe('what the engine is asked', () => {
  const session: Session = {
    ...EMPTY_SESSION,
    store: 'TESCO',
    lines: [
      row('2 x milk'),
      row('  '),
      picked('2 x Whole Milk 1L - £1.10'),
      row('tea - £1,234.50'),
      row(' - £2.00'),
    ],
    choices: { milk: { ALDI: null } },
    filters: { ownLabel: false },
    view: { ...EMPTY_SESSION.view, cards: ['TESCO'], confirmed: ['tesco whole milk 1l'] },
  };
  test('the filled rows, with what was said of each', () => {
    expect(listRequest(askedList(session)!)).toEqual({
      store: 'TESCO',
      lines: [
        {
          text: '2 x milk',
          selectedProduct: null,
          choices: { ALDI: null },
          confirmed: false,
        },
        {
          text: '2 x Whole Milk 1L - £1.10',
          quantity: 2,
          selectedProduct: PICK,
          confirmed: true,
        },
        { text: 'tea', selectedProduct: null, confirmed: false },
        expect.objectContaining({ text: ' - £2.00' }),
      ],
      filters: { ownLabel: false },
      loyalty: ['TESCO'],
    });
    expect(askedList({ ...session, store: null })).toBeNull();
  });
  test('what is remembered of each item, and some of the rows', () => {
    expect(filledLines(session)).toHaveLength(4);
    expect(itemKeys(askedList(session)!).slice(0, 3)).toEqual([
      'milk',
      'tesco whole milk 1l',
      'tea',
    ]);
    expect(askedLines(session, session.lines.slice(3, 4))).toMatchObject({
      store: 'TESCO',
      lines: [{ text: 'tea - £1,234.50', pick: null }],
      cards: ['TESCO'],
    });
    expect([isFilled(row(' ')), isFilled(row('a'))]).toEqual([false, true]);
  });
});

describe('each change of the session', () => {
  const start: Session = {
    ...EMPTY_SESSION,
    store: 'TESCO',
    lines: rows('1 a, 2 b, 3 '),
    ticks: ['t'],
    choices: { a: { ALDI: null } },
    filters: { stores: ['ALDI'], ownLabel: true },
    view: { order: 'list', stops: 'two', cards: ['TESCO'], confirmed: ['a'] },
  };
  test.each<[Action, string]>([
    [{ type: 'textChanged', id: 2, text: 'B' }, '1 a, 2 B, 3'],
    [{ type: 'textChanged', id: 9, text: 'B' }, '1 a, 2 b, 3'],
    [{ type: 'quantityChanged', id: 1, text: '2 x a' }, '1 2 x a, 2 b, 3'],
    [{ type: 'picked', id: 1, text: 'p', pick: PICK }, '1 p, 2 b, 3'],
    [{ type: 'rowAdded', id: 4 }, '1 a, 2 b, 3, 4'],
    [{ type: 'rowAdded', id: 4, after: 1 }, '1 a, 4, 2 b, 3'],
    [{ type: 'rowAdded', id: 4, after: 8 }, '1 a, 2 b, 3, 4'],
    [{ type: 'rowAdded', id: 2 }, '1 a, 2 b, 3'],
    [{ type: 'rowRemoved', id: 1 }, '2 b, 3'],
    [{ type: 'rowRemoved', id: 8 }, '1 a, 2 b, 3'],
    [{ type: 'rowSplit', id: 2, rows: rows('7 x, 8 y') }, '1 a, 7 x, 8 y, 3'],
    [{ type: 'rowMoved', id: 2, by: -1 }, '2 b, 1 a, 3'],
    [{ type: 'rowMoved', id: 2, by: 1 }, '1 a, 3, 2 b'],
    [{ type: 'rowMoved', id: 1, by: -1 }, '1 a, 2 b, 3'],
    [{ type: 'rowMoved', id: 3, by: 1 }, '1 a, 2 b, 3'],
    [{ type: 'rowMoved', id: 9, by: 1 }, '1 a, 2 b, 3'],
    [{ type: 'linesAdded', lines: rows('7 x') }, '1 a, 2 b, 7 x'],
    [{ type: 'linesRestored', lines: rows('7 x') }, '7 x'],
    [{ type: 'emptyRowsDropped' }, '1 a, 2 b'],
    [{ type: 'listCleared' }, ''],
    [{ type: 'listTakenOver', store: 'ALDI', lines: rows('7 x') }, '7 x'],
    [{ type: 'startedAnew' }, ''],
  ])('%j', (action, lines) => expect(said(reduce(start, action).lines)).toBe(lines));

  test('a pick stays through another quantity, and goes with other words', () => {
    const session = { ...start, lines: [picked('Whole Milk 1L - £1.10')] };
    const pickOf = (action: Action): unknown => reduce(session, action).lines[0]!.pick;
    expect(pickOf({ type: 'quantityChanged', id: 1, text: 'x' })).toBe(PICK);
    expect(pickOf({ type: 'textChanged', id: 1, text: 'x' })).toBeNull();
    expect(pickOf({ type: 'rowRemoved', id: 1 })).toBeNull();
    expect(reduce(session, { type: 'rowRemoved', id: 1 }).lines).toEqual([row('')]);
    expect(reduce(session, { type: 'rowRemoved', id: 2 }).lines).toEqual(session.lines);
    expect(reduce(session, { type: 'storeChosen', store: 'ALDI' }).lines).toEqual([
      row('Whole Milk 1L'),
    ]);
    expect(reduce(session, { type: 'storeChosen', store: 'TESCO' })).toBe(session);
  });
  test('what changes nothing is the same session', () => {
    const full = { ...start, lines: rows('1 a'), ticks: [] };
    expect(reduce(full, { type: 'emptyRowsDropped' })).toBe(full);
    expect(reduce(full, { type: 'ticksCleared' })).toBe(full);
  });
  test.each<[Action, Partial<Session>]>([
    [{ type: 'ticked', tick: 'u', on: true }, { ticks: ['t', 'u'] }],
    [{ type: 'ticked', tick: 't', on: true }, { ticks: ['t'] }],
    [{ type: 'ticked', tick: 't', on: false }, { ticks: [] }],
    [{ type: 'ticksCleared' }, { ticks: [] }],
    [{ type: 'ticksRestored', ticks: ['u', 't'] }, { ticks: ['u', 't'] }],
    [{ type: 'filtersChanged', filters: {} }, { filters: {} }],
    [{ type: 'viewChanged', view: { stops: 'one' } }, { view: { ...start.view, stops: 'one' } }],
    [{ type: 'choicesRestored', choices: {} }, { choices: {} }],
    [
      { type: 'matchChosen', item: 'a', store: 'ASDA', choice: { name: 'x', price: 1 } },
      { choices: { a: { ALDI: null, ASDA: { name: 'x', price: 1 } } } },
    ],
    [
      { type: 'listTakenOver', store: 'ALDI', lines: [] },
      { store: 'ALDI', lines: [], ticks: [] },
    ],
    [{ type: 'sessionRestored', session: EMPTY_SESSION }, EMPTY_SESSION],
    [{ type: 'readElsewhere', session: EMPTY_SESSION }, EMPTY_SESSION],
    [
      { type: 'startedAnew' },
      {
        ...EMPTY_SESSION,
        choices: start.choices,
        filters: { ownLabel: true },
        view: { ...start.view, confirmed: [] },
      },
    ],
  ])('%j', (action, change) => expect(reduce(start, action)).toEqual({ ...start, ...change }));
});

test('the keys of the specification and ours, and the most of an item', () => {
  expect(MOST).toBe(99);
  for (const [name, key] of Object.entries(STORAGE_KEYS)) expect(key).toBe(name);
});
