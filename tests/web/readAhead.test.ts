// Price files are read while the list is typed, in pieces that let every question through.
import { buildCatalogue, findProducts, readAhead } from '../../engine';
import type * as Engine from '../../engine';
import { createHost } from '../../src/engineClient/host';
import type { FromEngine } from '../../src/engineClient/protocol';

const pieces: string[] = [];
jest.mock('../../engine', () => {
  const actual = jest.requireActual<typeof Engine>('../../engine');
  return {
    ...actual,
    readAhead: (shelf: Engine.StoreCatalogue) =>
      actual.readAhead(shelf).map((piece) => () => {
        pieces.push(shelf.store);
        piece();
      }),
  };
});

const CSV = 'name,price\nSemi Skimmed Milk 2L,£1.45\nWhite Bread 800g,£0.75\n';
const served = (url: string) =>
  Promise.resolve({
    ok: url.endsWith('.csv'),
    status: url.endsWith('.csv') ? 200 : 404,
    text: () => Promise.resolve(CSV),
  });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  pieces.length = 0;
});
afterEach(() => jest.useRealTimers());

function host(aside: boolean) {
  const told: FromEngine[] = [];
  const ask = createHost(served, (message) => told.push(message), aside);
  return { ask, replies: () => told.filter(({ kind }) => kind === 'reply').length };
}

test('every file that has come is read ahead, the chosen store first', async () => {
  const { ask } = host(true);
  ask({ id: 1, verb: 'open', args: ['ALDI'] });
  await pass(10_000);
  const each = pieces.length / 5;
  expect(each).toBeGreaterThan(1);
  expect(new Set(pieces).size).toBe(5);
  expect(new Set(pieces.slice(0, each))).toEqual(new Set(['ALDI']));
});

test('while keys come no piece is read; every key is answered at once', async () => {
  const { ask, replies } = host(true);
  ask({ id: 1, verb: 'open', args: ['ALDI'] });
  await pass(100);
  const before = pieces.length;
  for (let key = 0; key < 20; key++) {
    ask({ id: 2 + key, verb: 'suggest', args: ['mil', 'ALDI'] });
    await pass(1);
    expect(replies()).toBe(2 + key);
    await pass(200);
  }
  expect(pieces.length).toBe(before);
  await pass(10_000);
  expect(new Set(pieces).size).toBe(5);
});

test('a host on the thread of the page reads nothing ahead', async () => {
  const { ask } = host(false);
  ask({ id: 1, verb: 'open', args: ['ALDI'] });
  await pass(10_000);
  expect(pieces).toEqual([]);
});

test('what is read ahead is not read again, and changes no answer', () => {
  const stores = () =>
    buildCatalogue([{ store: 'TESCO', file: 'tesco.csv', text: CSV }]).catalogue.stores;
  const plain = findProducts('milk', 'TESCO', { stores: stores() });
  const shelf = stores()['TESCO']!;
  let readings = 0;
  const names = [...shelf.index.names];
  // No milk: whoever looks at it reads all words anew.
  Object.defineProperty(names, 1, { get: () => (readings++, shelf.index.names[1]) });
  const counted = { ...shelf, index: { names } };
  for (const piece of readAhead(counted)) piece();
  expect(readings).toBe(1);
  expect(findProducts('milk', 'TESCO', { stores: { TESCO: counted } })).toEqual(plain);
  expect(plain).toHaveLength(1);
  expect(readings).toBe(1);
});
