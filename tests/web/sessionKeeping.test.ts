// The session and the browser's storage, which may be full, missing, or written by another tab: what is kept, and what is said.
import { browserStorage, createSessionStore, type StoragePort } from '../../src/session/store';
import { EMPTY_SESSION } from '../../src/session/session';
import type { Entries } from '../../src/session/contract';

/** A storage that refuses to write while `isFull`. */
function browser(first: Record<string, string>, isFull = (_: Map<string, string>) => false) {
  const kept = new Map(Object.entries(first));
  const written: string[] = [];
  let tell: (key: string | null) => void = () => undefined;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull(kept)) throw new DOMException('full', 'QuotaExceededError');
      written.push(key);
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  const port: StoragePort = {
    storage: () => storage,
    onForeignChange(listener) {
      tell = listener;
      return () => undefined;
    },
  };
  const store = createSessionStore(port, () => 0);
  return {
    store,
    kept,
    written,
    keeping: () => store.getSnapshot().keeping,
    texts: () => store.getSnapshot().session.lines.map(({ text }) => text),
    elsewhere(key: string | null, entries: Record<string, string> = {}) {
      for (const [name, value] of Object.entries(entries)) kept.set(name, value);
      tell(key);
    },
  };
}
const MILK = { selectedSupermarket: 'TESCO', shoppingList: '["milk"]', selectedProducts: '[null]' };
const EXTRA: Entries = [['matchedProducts', '[1]']];
const addTea = { type: 'linesAdded' as const, lines: [{ id: 9, text: 'tea', pick: null }] };

describe('a full storage', () => {
  test.each(['lastAnswer', 'shoppingTrip'])('gives up %s for the list', (derived) => {
    const { store, kept, keeping } = browser({ ...MILK, [derived]: 'x' }, (all) =>
      all.has(derived),
    );
    store.dispatch(addTea);
    expect([keeping(), kept.get('shoppingList'), kept.has(derived)]).toEqual([
      'kept',
      '["milk","tea"]',
      false,
    ]);
  });
  test('that has nothing to give up is said to be full, until it is not', () => {
    let full = true;
    const { store, kept, keeping, texts } = browser(MILK, () => full);
    store.dispatch(addTea);
    expect([keeping(), texts(), kept.get('shoppingList')]).toEqual([
      'full',
      ['milk', 'tea'],
      '["milk"]',
    ]);
    full = false;
    store.keep(EXTRA);
    expect([keeping(), kept.get('matchedProducts')]).toEqual(['kept', '[1]']);
  });
  test('refuses what nobody misses without a word, and keeps no part of it', () => {
    const { store, kept, keeping } = browser({ ...MILK, lastAnswer: 'old' }, () => true);
    store.keepIfRoom([['lastAnswer', 'new']]);
    expect([keeping(), kept.has('lastAnswer')]).toEqual(['kept', false]);
    expect(store.getSnapshot().session.lines).toHaveLength(1);
  });
});

test('with room, what nobody misses is kept as well, and can be asked for', () => {
  const { store, kept } = browser(MILK);
  store.keepIfRoom([['lastAnswer', 'new']]);
  expect(kept.get('lastAnswer')).toBe('new');
  expect([store.kept('lastAnswer'), store.kept('aisleOrder')]).toEqual(['new', null]);
});

test.each<[string, () => Storage | null]>([
  ['is none', () => null],
  [
    'may not be asked for',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('where there %s, nothing is kept, and nothing breaks', (_, storage) => {
  const store = createSessionStore({ storage, onForeignChange: () => () => undefined });
  expect(store.getSnapshot()).toEqual({
    session: EMPTY_SESSION,
    keeping: 'blocked',
    elsewhere: false,
  });
  store.keepIfRoom([['lastAnswer', 'new']]);
  store.keep(EXTRA);
  expect(store.kept('lastAnswer')).toBeNull();
  store.dispatch(addTea);
  expect(store.getSnapshot()).toMatchObject({
    keeping: 'blocked',
    session: { lines: [{ text: 'tea' }] },
  });
});

test('a storage that throws when it is read is not written to, by no way', () => {
  const setItem = jest.fn();
  const getItem = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  const storage = { getItem, setItem, removeItem: setItem } as unknown as Storage;
  const store = createSessionStore({
    storage: () => storage,
    onForeignChange: () => () => undefined,
  });
  store.dispatch(addTea);
  store.keep(EXTRA);
  store.keepIfRoom(EXTRA);
  expect(store.kept('matchedProducts')).toBeNull();
  expect(setItem).not.toHaveBeenCalled();
});

test('only what is other than before is written', () => {
  const { store, written, keeping } = browser(MILK);
  expect(keeping()).toBe('kept');
  store.dispatch({ type: 'textChanged', id: 1, text: 'oat milk' });
  expect(written).toEqual(['shoppingList']);
});

test('who listens hears each change, once, until no longer', () => {
  const { store } = browser(MILK);
  const heard = jest.fn();
  const stop = store.subscribe(heard);
  store.dispatch(addTea);
  expect(heard).toHaveBeenCalledTimes(1);
  // Nothing that changed.
  store.dispatch({ type: 'storeChosen', store: 'TESCO' });
  store.keep(EXTRA);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  store.dispatch({ type: 'listCleared' });
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('another tab', () => {
  const TEA = { shoppingList: '["tea"]' };
  test('is followed, which is said until the next change here', () => {
    const { store, elsewhere, texts } = browser(MILK);
    elsewhere('shoppingList', TEA);
    expect(texts()).toEqual(['tea']);
    expect(store.getSnapshot()).toMatchObject({ keeping: 'kept', elsewhere: true });
    store.dispatch(addTea);
    expect(store.getSnapshot().elsewhere).toBe(false);
  });
  test('that cleared everything is followed, too', () => {
    const { elsewhere, kept, texts } = browser(MILK);
    kept.clear();
    elsewhere(null);
    expect(texts()).toEqual([]);
  });
  test('that wrote what is no part of the session is not', () => {
    const { elsewhere, texts } = browser(MILK);
    elsewhere('emailRateLimit', TEA);
    expect(texts()).toEqual(['milk']);
  });
  test('that wrote the same changes nothing', () => {
    const { store, elsewhere } = browser(MILK);
    const before = store.getSnapshot();
    elsewhere('shoppingList');
    expect(store.getSnapshot()).toBe(before);
  });
  test('that chose another store brings its rows as they are, whatever is typed here', () => {
    const { store, elsewhere, texts } = browser(MILK);
    store.dispatch({ type: 'textChanged', id: 1, text: 'oat' });
    elsewhere('selectedSupermarket', { selectedSupermarket: 'ALDI', shoppingList: '["jam"]' });
    expect([store.getSnapshot().session.store, texts()]).toEqual(['ALDI', ['jam']]);
  });
  test('takes nothing over from a number that was changed here: only words are typed', () => {
    const { store, elsewhere, texts } = browser(MILK);
    store.dispatch({ type: 'quantityChanged', id: 1, text: '2 x milk' });
    elsewhere('shoppingList', TEA);
    expect(texts()).toEqual(['tea']);
  });
  test('whose rows come in while the storage is full: what is typed here is not kept', () => {
    let full = false;
    const { store, elsewhere, keeping } = browser(MILK, () => full);
    store.dispatch({ type: 'textChanged', id: 1, text: 'oat' });
    full = true;
    elsewhere('shoppingList', TEA);
    expect(keeping()).toBe('full');
  });
});

test("the browser's own storage, and its news of other tabs while they are wanted", () => {
  expect(browserStorage.storage()).toBe(window.localStorage);
  const heard: (string | null)[] = [];
  const stop = browserStorage.onForeignChange((key) => heard.push(key));
  const news = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  news('shoppingList');
  news(null);
  stop();
  news('listFilters');
  expect(heard).toEqual(['shoppingList', null]);
});

test('numbers of rows are never given twice, also not to rows of another reading', () => {
  const { store, elsewhere } = browser(MILK);
  const ids = [store.getSnapshot().session.lines[0]!.id, store.nextId(), store.nextId()];
  elsewhere('selectedSupermarket', { selectedSupermarket: 'ALDI' });
  ids.push(store.getSnapshot().session.lines[0]!.id);
  expect(new Set(ids).size).toBe(4);
});
