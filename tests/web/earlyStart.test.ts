import { earlyStart } from '../../src/app/earlyStart';
import type { EnginePort, ToEngine } from '../../src/engineClient/protocol';
import type { StoragePort } from '../../src/session/store';

const storage: StoragePort = {
  storage: () => window.localStorage,
  onForeignChange: () => () => undefined,
};

/** What the engine is asked while nothing of the page is there yet, and whether it was started at once. */
function startedAt(path: string) {
  const posted: ToEngine[] = [];
  const urgent: boolean[] = [];
  const port: EnginePort = {
    post: (message) => posted.push(message),
    listen: () => undefined,
    close: () => undefined,
  };
  const worker = (atOnce = false): EnginePort => {
    urgent.push(atOnce);
    return port;
  };
  earlyStart(path, { storage, worker, page: () => port });
  return { posted, urgent };
}

beforeEach(() => {
  window.localStorage.setItem('selectedSupermarket', 'TESCO');
  window.localStorage.setItem('shoppingList', '["milk","2 x bread"]');
});

test.each(['/results', '/shop'])(
  '%s: the kept list is compared before the page is there',
  (path) => {
    const { posted, urgent } = startedAt(path);
    expect(urgent).toEqual([true]);
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatchObject({
      verb: 'compare',
      args: [{ store: 'TESCO', lines: [{ text: 'milk' }, { text: '2 x bread' }] }],
    });
  },
);

test('/shopping-list: a kept list waits for its store, which is opened before the page is there', () => {
  const { posted, urgent } = startedAt('/shopping-list');
  expect(urgent).toEqual([true]);
  expect(posted).toEqual([{ id: 1, verb: 'open', args: ['TESCO'] }]);
});

test.each(['/', '/shopping-list'])(
  '%s without a list: no engine beside the first paint',
  (path) => {
    if (path !== '/') window.localStorage.setItem('shoppingList', '["", " "]');
    expect(startedAt(path)).toEqual({ posted: [], urgent: [] });
  },
);

test('without a list or a store there is nothing to compare', () => {
  window.localStorage.setItem('shoppingList', '[""]');
  expect(startedAt('/results').posted).toEqual([]);
  window.localStorage.clear();
  expect(startedAt('/results').posted).toEqual([]);
});
