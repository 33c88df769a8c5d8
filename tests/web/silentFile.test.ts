// A host that takes a request and never answers: skipped after a while and named, as a file that fails.
import { PriceFiles } from '../../src/engineClient/files';
import { createHost } from '../../src/engineClient/host';
import type { FromEngine } from '../../src/engineClient/protocol';
import type { Fetch } from '../../src/engineClient/readText';

const csv = (url: string): string => `name,price\n${url.slice(1, -4)} semi skimmed milk 2L,£1.45\n`;
const answer = (url: string) => ({
  ok: url !== '/catalogue.json',
  status: url === '/catalogue.json' ? 404 : 200,
  text: () => Promise.resolve(csv(url)),
});
/** A host on which some files wait until the test lets them through. */
function hostSilentOn(silent: readonly string[]) {
  const held: { url: string; signal: AbortSignal; release(): void }[] = [];
  const quiet = new Set(silent);
  const fetchFile: Fetch = (url, { signal }) =>
    quiet.has(url)
      ? new Promise((resolve) => held.push({ url, signal, release: () => resolve(answer(url)) }))
      : Promise.resolve(answer(url));
  return { fetchFile, held, heal: () => quiet.clear() };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the comparison comes without the silent store, which is named; its late answer changes nothing; it can be tried again', async () => {
  const { fetchFile, held, heal } = hostSilentOn(['/aldi.csv']);
  const told: FromEngine[] = [];
  const ask = createHost(fetchFile, (message) => told.push(message));
  ask({
    id: 1,
    verb: 'compare',
    args: [{ store: 'TESCO', lines: [{ text: 'semi skimmed milk' }] }],
  });
  await pass(14_000);
  expect(told.some(({ kind }) => kind === 'reply')).toBe(false);
  await pass(10_000);
  const reply = told.find((message) => message.kind === 'reply');
  expect(reply).toMatchObject({
    id: 1,
    value: {
      basket: {
        stores: [
          { store: 'TESCO' },
          { store: 'ASDA' },
          { store: 'MORRISONS' },
          { store: "SAINSBURY'S" },
        ],
      },
    },
  });
  const failed = {
    kind: 'file',
    store: 'ALDI',
    state: { state: 'failed', message: 'no answer for 15 seconds' },
  };
  expect(told).toContainEqual(failed);
  expect(held).toMatchObject([{ url: '/aldi.csv', signal: { aborted: true } }]);

  const before = told.length;
  held[0]!.release();
  await pass(60_000);
  expect(told).toHaveLength(before);

  heal();
  ask({ id: 2, verb: 'open', args: ['ALDI'] });
  await pass(0);
  expect(told.at(-1)).toMatchObject({ id: 2, value: { state: 'ready', products: 1 } });
});

test('a file that there is no connection for is named in our words, not in those of the browser', async () => {
  const files = new PriceFiles(
    (url) =>
      url === '/aldi.csv'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(answer(url)),
    () => undefined,
  );
  await files.open('ALDI');
  expect(files.stateOf('ALDI')).toEqual({ state: 'failed', message: 'no connection' });
});

test('one silent file does not hold up the others; all silent, catalogue.json too, they are given up within a minute', async () => {
  const one = hostSilentOn(['/asda.csv', '/aldi.csv']);
  const files = new PriceFiles(one.fetchFile, () => undefined);
  void files.settled();
  await pass(5_000);
  expect(['TESCO', 'MORRISONS', "SAINSBURY'S"].map((store) => files.stateOf(store).state)).toEqual([
    'ready',
    'ready',
    'ready',
  ]);

  const all = hostSilentOn([
    '/catalogue.json',
    '/tesco.csv',
    '/asda.csv',
    '/morrisons.csv',
    '/sainsburys.csv',
    '/aldi.csv',
  ]);
  const nothing = new PriceFiles(all.fetchFile, () => undefined);
  const settled = jest.fn();
  void nothing
    .open('TESCO')
    .then(() => nothing.settled())
    .then(settled);
  await pass(60_000);
  expect(settled).toHaveBeenCalled();
  expect(nothing.stateOf('TESCO')).toEqual({
    state: 'failed',
    message: 'no answer for 15 seconds',
  });
});

test('a silent catalogue.json: the prices come, of a day that is not known', async () => {
  const files = new PriceFiles(hostSilentOn(['/catalogue.json']).fetchFile, () => undefined);
  void files.open('TESCO');
  await pass(16_000);
  expect(files.stateOf('TESCO')).toMatchObject({ state: 'ready', date: null });
});

/** A body that hands out its parts with a pause before each; it never ends where `ends` is false. */
function slowly(text: string, parts: number, pause: number, ends = true): Fetch {
  const bytes = new TextEncoder().encode(text);
  const length = Math.ceil(bytes.length / parts);
  return (url) => {
    let at = 0;
    const read = () =>
      new Promise<{ done: boolean; value?: Uint8Array }>((resolve) => {
        if (at >= parts && !ends) return;
        setTimeout(
          () =>
            resolve(
              at < parts
                ? { done: false, value: bytes.slice(at * length, ++at * length) }
                : { done: true },
            ),
          pause,
        );
      });
    return Promise.resolve({ ...answer(url), body: { getReader: () => ({ read }) } } as never);
  };
}

test('a slow line is not a silent one: what keeps coming is waited for, letters of several bytes stay whole', async () => {
  const files = new PriceFiles(
    slowly('name,price\nCrème fraîche 500ml,£1.45\n', 12, 10_000),
    () => undefined,
  );
  void files.open('TESCO');
  await pass(200_000);
  expect(files.catalogue.stores['TESCO']?.products.map(({ name, price }) => [name, price])).toEqual(
    [['Crème fraîche 500ml', 1.45]],
  );
});

test('a file that stops half way is given up', async () => {
  const files = new PriceFiles(slowly(csv('/tesco.csv'), 2, 10, false), () => undefined);
  void files.open('TESCO');
  await pass(40_000);
  expect(files.stateOf('TESCO')).toEqual({ state: 'failed', message: 'no answer for 15 seconds' });
});

test('a file that drips holds nobody up: late after 15 seconds, and it counts when it comes', async () => {
  const files = new PriceFiles(
    slowly('name,price\nCrème fraîche 500ml,£1.45\n', 12, 10_000),
    () => undefined,
  );
  const opened = jest.fn();
  void files.open('TESCO').then(opened);
  await pass(14_900);
  expect(opened).not.toHaveBeenCalled();
  await pass(200);
  expect(opened).toHaveBeenCalledWith({
    state: 'failed',
    message: 'not here after 15 seconds, it is still being waited for',
  });
  await pass(200_000);
  expect(files.stateOf('TESCO')).toMatchObject({ state: 'ready', products: 1 });
});

test('a silent catalogue.json holds the prices up for 6 seconds, no longer', async () => {
  const files = new PriceFiles(hostSilentOn(['/catalogue.json']).fetchFile, () => undefined);
  void files.open('TESCO');
  await pass(5_900);
  expect(files.stateOf('TESCO').state).toBe('loading');
  await pass(200);
  expect(files.stateOf('TESCO').state).toBe('ready');
});
