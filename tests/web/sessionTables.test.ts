// Rows of a list as they are changed, followed and taken back: what goes in and what comes out, by hand.
import { readSession } from '../../src/session/contract';
import { followed } from '../../src/session/followed';
import { leftOutWords, limitList } from '../../src/session/listLimits';
import { MOST } from '../../src/session/shownQuantity';
import { reduce, type Action } from '../../src/session/reducer';
import { EMPTY_SESSION, type Line, type Session } from '../../src/session/session';
import { STORAGE_KEYS } from '../../src/session/storageKeys';
import { takenBack } from '../../src/session/undo';
import { rows, PICK, picked, row } from './sessionRows';

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

test('followed: of the same words a pick is a change as well', () => {
  const [taken] = followed([row('a')], [{ ...picked('a'), id: 7 }], null, numbers(50));
  expect(taken).toEqual(picked('a'));
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
    ['a removal, and a row emptied since stays', [a, b], [a], [empty], '1, 2 b'],
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

describe('each change of the session', () => {
  const start: Session = {
    ...EMPTY_SESSION,
    store: 'TESCO',
    lines: rows('1 a, 2 b, 3 '),
    ticks: ['t'],
    choices: { a: { ALDI: null } },
    filters: { stores: ['ALDI'], ownLabel: true },
    view: { order: 'list', stops: 'two', secondStopFrom: 5, cards: ['TESCO'], confirmed: ['a'] },
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
    [{ type: 'rowMoved', id: 1, by: 1 }, '2 b, 1 a, 3'],
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
  test('a row of blanks is an empty one', () => {
    const blank = { ...start, lines: [row('a'), { ...row('  '), id: 2 }] };
    expect(said(reduce(blank, { type: 'emptyRowsDropped' }).lines)).toBe('1 a');
  });
  test('at another store the price behind a pick goes, not one in its name', () => {
    const session = { ...start, lines: [picked('Tea - £1 off - £1.10')] };
    expect(reduce(session, { type: 'storeChosen', store: 'ALDI' }).lines).toEqual([
      row('Tea - £1 off'),
    ]);
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

test('a session begins with nothing chosen: savings first, one shop', () => {
  expect(EMPTY_SESSION).toEqual({
    store: null,
    lines: [],
    choices: {},
    filters: {},
    ticks: [],
    view: { order: 'saving', stops: 'one', secondStopFrom: 2, cards: [], confirmed: [] },
  });
});

test('what a second shop has to save is one of the amounts that are offered', () => {
  const from = (pounds: string) =>
    readSession((key) => (key === 'viewChoices' ? `{"secondStopFrom":${pounds}}` : null)).view
      .secondStopFrom;
  expect(['0.5', '10', '-5', '1e9', '"5"', 'null'].map(from)).toEqual([0.5, 10, 2, 2, 2, 2]);
});

test('the keys of the specification and ours, and the most of an item', () => {
  expect(MOST).toBe(99);
  expect(Object.values(STORAGE_KEYS)).toEqual([
    ...['selectedSupermarket', 'shoppingList', 'selectedProducts', 'matchedProducts'],
    ...['emailRateLimit', 'dailyEmailUsage'],
    ...['matchChoices', 'listFilters', 'shoppingTicks', 'viewChoices', 'shoppingTrip'],
    ...['aisleOrder', 'lastAnswer'],
  ]);
});
