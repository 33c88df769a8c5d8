// What another tab writes never takes away the row, or the keys, that are being typed here.
import { createSessionStore, type StoragePort } from '../../src/session/store';

function tabs() {
  let clock = 0;
  const kept = new Map<string, string>([['selectedSupermarket', 'TESCO']]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  let tell: (key: string | null) => void = () => undefined;
  const port: StoragePort = {
    storage: () => storage,
    onForeignChange: (listener) => {
      tell = listener;
      return () => undefined;
    },
  };
  const store = createSessionStore(port, () => clock);
  const add = (text: string): number => {
    const id = store.nextId();
    store.dispatch({ type: 'rowAdded', id });
    store.dispatch({ type: 'textChanged', id, text });
    return id;
  };
  return {
    store,
    add,
    later: (ms: number) => void (clock += ms),
    elsewhere(list: readonly string[]) {
      kept.set('shoppingList', JSON.stringify(list));
      kept.delete('selectedProducts');
      tell('shoppingList');
    },
    rows: () => store.getSnapshot().session.lines.map(({ id, text }) => [id, text]),
    stored: () => JSON.parse(kept.get('shoppingList')!) as string[],
  };
}

test('rows go on under their numbers: those above and below a change, and the changed one itself', () => {
  const { add, elsewhere, rows, later } = tabs();
  const [a, b, c] = [add('milk'), add('bread'), add('eggs')];
  later(5_000);
  elsewhere(['milk', 'white bread', 'eggs']);
  expect(rows()).toEqual([
    [a, 'milk'],
    [b, 'white bread'],
    [c, 'eggs'],
  ]);
  elsewhere(['jam', 'milk', 'white bread', 'eggs']);
  expect(rows().slice(1)).toEqual([
    [a, 'milk'],
    [b, 'white bread'],
    [c, 'eggs'],
  ]);
  expect([a, b, c]).not.toContain(rows()[0]![0]);
  elsewhere(['jam', 'eggs']);
  expect(rows()[1]).toEqual([c, 'eggs']);
});

test('a row that is being typed in keeps its words, and the other tab gets them', () => {
  const { add, elsewhere, rows, stored, later } = tabs();
  const a = add('milk');
  later(5_000);
  const b = add('brea');
  elsewhere(['oat milk', 'bre']);
  expect(rows()).toEqual([
    [a, 'oat milk'],
    [b, 'brea'],
  ]);
  expect(stored()).toEqual(['oat milk', 'brea']);
  // Its row was removed there: it stays.
  elsewhere(['oat milk']);
  expect(rows()).toEqual([
    [a, 'oat milk'],
    [b, 'brea'],
  ]);
  later(1_000);
  elsewhere(['oat milk', 'rolls']);
  expect(rows()[1]).toEqual([b, 'rolls']);
});
