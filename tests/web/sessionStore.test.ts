import fc from 'fast-check';
import { buildCatalogue, compareList } from '../../engine';
import { limitList } from '../../src/session/listLimits';
import { reduce, type Action } from '../../src/session/reducer';
import { listRequest } from '../../src/engineClient/listRequest';
import { askedList, filledLines } from '../../src/session/request';
import { EMPTY_SESSION, type Line, type Session } from '../../src/session/session';
import { createSessionStore, type StoragePort } from '../../src/session/store';

const id = fc.integer({ min: 1, max: 6 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('rowAdded' as const), id }),
  fc.record({
    type: fc.constant('textChanged' as const),
    id,
    text: fc.constantFrom('milk', '', 'bread'),
  }),
  fc.record({ type: fc.constant('rowRemoved' as const), id }),
  fc.record({
    type: fc.constant('rowMoved' as const),
    id,
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
  fc.record({ type: fc.constant('storeChosen' as const), store: fc.constantFrom('TESCO', 'ALDI') }),
  fc.record({
    type: fc.constant('picked' as const),
    id,
    pick: fc.constant({
      name: 'Milk',
      displayName: 'Milk',
      price: '1.00',
      category: 'General',
      store: 'TESCO',
    }),
    text: fc.constant('Milk - £1.00'),
  }),
);
const run = (actions: Action[]): Session => actions.reduce(reduce, EMPTY_SESSION);

test('after any actions ids are unique and picks belong to their text', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const { lines } = run(actions);
      expect(new Set(lines.map((row) => row.id)).size).toBe(lines.length);
      expect(lines.every((row) => row.pick === null || row.text === 'Milk - £1.00')).toBe(true);
    }),
  );
});

test('removing the only row just clears it', () => {
  const one = run([
    { type: 'rowAdded', id: 1 },
    { type: 'textChanged', id: 1, text: 'milk' },
    { type: 'rowRemoved', id: 1 },
  ]);
  expect(one.lines).toEqual([{ id: 1, text: '', pick: null }]);
});

test('law: every filled row is an item of the comparison, in its place', () => {
  const { catalogue } = buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text: 'name,price\nTesco Milk 2L,1.00\n' },
  ]);
  const texts = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('milk', '', ' ', ' - £1.20', '2 x  - £1.20', '2 x ', '- ', '\u00a0', '#'),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(texts, (all) => {
      const session = {
        ...EMPTY_SESSION,
        store: 'TESCO',
        lines: all.map((text, at): Line => ({ id: at + 1, text, pick: null })),
      };
      expect(compareList(listRequest(askedList(session)!), catalogue).items).toHaveLength(
        filledLines(session).length,
      );
    }),
  );
});

test('moving there and back changes nothing', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), id, (actions, row) => {
      const before = run(actions);
      const down = reduce(before, { type: 'rowMoved', id: row, by: 1 });
      if (down !== before)
        expect(reduce(down, { type: 'rowMoved', id: row, by: -1 })).toEqual(before);
    }),
  );
});

test('another store turns picked rows into typed words', () => {
  const session = run([
    { type: 'storeChosen', store: 'TESCO' },
    { type: 'rowAdded', id: 1 },
    {
      type: 'picked',
      id: 1,
      pick: {
        name: 'Milk',
        displayName: 'Milk',
        price: '1.00',
        category: 'General',
        store: 'TESCO',
      },
      text: 'Milk - £1.00',
    },
    { type: 'storeChosen', store: 'ALDI' },
  ]);
  expect(session.lines).toEqual([{ id: 1, text: 'Milk', pick: null }]);
});

const port = (storage: StoragePort['storage']): StoragePort => ({
  storage,
  onForeignChange: () => () => undefined,
});

test('full and blocked storage are noticed, and the list stays', () => {
  const full = createSessionStore(
    port(
      () =>
        ({
          ...window.localStorage,
          getItem: () => null,
          removeItem: () => undefined,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        }) as Storage,
    ),
  );
  full.dispatch({ type: 'rowAdded', id: 1 });
  full.dispatch({ type: 'textChanged', id: 1, text: 'milk' });
  expect(full.getSnapshot()).toMatchObject({
    keeping: 'full',
    session: { lines: [{ text: 'milk' }] },
  });
  const blocked = createSessionStore(
    port(() => {
      throw new DOMException('no', 'SecurityError');
    }),
  );
  blocked.dispatch({ type: 'storeChosen', store: 'TESCO' });
  expect(blocked.getSnapshot()).toMatchObject({ keeping: 'blocked', session: { store: 'TESCO' } });
});

test("another tab's list is taken over", () => {
  window.localStorage.clear();
  let foreign: (key: string | null) => void = () => undefined;
  const store = createSessionStore({
    storage: () => window.localStorage,
    onForeignChange: (listener) => {
      foreign = listener;
      return () => undefined;
    },
  });
  window.localStorage.setItem('shoppingList', '["eggs"]');
  foreign('shoppingList');
  expect(store.getSnapshot().session.lines.map((row) => row.text)).toEqual(['eggs']);
});

test('an item called "constructor" has no choices of its own, and can be sent', () => {
  for (const text of ['constructor', '__proto__', 'toString']) {
    const session: Session = {
      ...EMPTY_SESSION,
      store: 'TESCO',
      lines: [{ id: 1, text, pick: null }],
    };
    const asked = { ...askedList(session)!, choices: { milk: { ALDI: null } } };
    expect(listRequest(structuredClone(asked)).lines[0]?.choices).toBeUndefined();
  }
});

test('a storage that cannot be read is not written over: the list is there at the next visit', () => {
  const kept: Record<string, string> = {
    selectedSupermarket: 'TESCO',
    shoppingList: '["eggs"]',
  };
  let reads = 0;
  const once = createSessionStore(
    port(
      () =>
        ({
          getItem: (key: string) => {
            if (reads++ === 0) throw new DOMException('no', 'SecurityError');
            return kept[key] ?? null;
          },
          setItem: (key: string, value: string) => void (kept[key] = value),
          removeItem: (key: string) => void delete kept[key],
        }) as unknown as Storage,
    ),
  );
  once.dispatch({ type: 'storeChosen', store: 'ALDI' });
  expect(once.getSnapshot()).toMatchObject({ keeping: 'blocked', session: { store: 'ALDI' } });
  expect(kept).toEqual({ selectedSupermarket: 'TESCO', shoppingList: '["eggs"]' });
});

test('a pick of the store that is chosen stays one', () => {
  const pick = {
    name: 'Milk',
    displayName: 'Milk',
    price: '1.00',
    category: 'General',
    store: 'ALDI',
  };
  const lines: Line[] = [{ id: 1, text: 'Milk - £1.00', pick }];
  const chosen = (store: string): readonly Line[] =>
    reduce({ ...EMPTY_SESSION, lines }, { type: 'storeChosen', store }).lines;
  expect(chosen('ALDI')).toEqual(lines);
  expect(chosen('TESCO')).toEqual([{ id: 1, text: 'Milk', pick: null }]);
});

test('of a list from outside 200 lines of 300 letters are taken, and those left out are counted', () => {
  expect(limitList(['a'.repeat(300), 'b'.repeat(301)])).toEqual({
    lines: ['a'.repeat(300), 'b'.repeat(300)],
    leftOut: 0,
  });
  const many = Array.from({ length: 203 }, (_, at) => `item ${at}`);
  expect(limitList(many)).toEqual({ lines: many.slice(0, 200), leftOut: 3 });
});
