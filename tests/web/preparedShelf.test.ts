/** @jest-environment node */
// The page takes a prepared price file only with its checksum, from its own engine and of the very price file; else it reads that.
import { createHash } from 'node:crypto';
import {
  buildCatalogue,
  FINGERPRINT,
  packPrepared,
  prepareStore,
  type PublishedPrepared,
} from '../../engine';
import { PriceFiles } from '../../src/engineClient/files';
import type { Fetch } from '../../src/engineClient/readText';
import { checksumsOf } from '../../src/offline/keptFiles';

const sha = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
const CSV = 'name,price\nWhole Milk 2L,1.20\nSalted Butter 250g,2.10\n';
const FILE = 'prepared/tesco-0123456789ab.bin';

function prepared(): Uint8Array<ArrayBuffer> {
  const { catalogue, issues } = buildCatalogue([{ store: 'TESCO', file: 'tesco.csv', text: CSV }]);
  const store = prepareStore(catalogue.stores['TESCO']!, issues)!;
  return Uint8Array.from(packPrepared(store, (text) => new TextEncoder().encode(text)));
}

/** What the page has read of Tesco, and the addresses it asked for; `bytes` null: a host that is silent about it. */
async function opened(
  bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null,
  entry: Partial<PublishedPrepared> = {},
) {
  const sha256 = sha(prepared());
  const said = { file: FILE, sha256, of: sha(CSV), engine: FINGERPRINT, ...entry };
  const stores = [{ store: 'TESCO', file: 'tesco.csv', sha256: sha(CSV), prepared: said }];
  const asked: string[] = [];
  const fetchFile: Fetch = (url) => {
    asked.push(url);
    if (url === '/catalogue.json') return Promise.resolve(new Response(JSON.stringify({ stores })));
    if (url.startsWith('/tesco.csv')) return Promise.resolve(new Response(CSV));
    if (url !== `/${FILE}`) return Promise.resolve(new Response('', { status: 404 }));
    return bytes ? Promise.resolve(new Response(bytes)) : new Promise(() => undefined);
  };
  const files = new PriceFiles(fetchFile, () => undefined);
  const state = await files.open('TESCO');
  return { state, asked, names: files.catalogue.stores['TESCO']?.index.names };
}
const NAMES = ['Whole Milk 2L', 'Salted Butter 250g'];
let warned: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the prepared file stands for the price file, which is not asked for', async () => {
  const { state, asked, names } = await opened(prepared());
  expect(names).toEqual(NAMES);
  expect(asked).toEqual(['/catalogue.json', `/${FILE}`]);
  expect(state).toMatchObject({ state: 'ready', products: 2, described: true });
  expect(warned).not.toHaveBeenCalled();
});

test.each([
  ['another checksum', Uint8Array.from([1, 2, 3])],
  ['an error page', Uint8Array.from(Buffer.from('<!doctype html><title>404</title>'))],
  ['one that is cut off', prepared().slice(0, 400)],
])('%s: the price file is read', async (_, bytes) => {
  const { asked, names } = await opened(bytes);
  expect(names).toEqual(NAMES);
  expect(asked.at(-1)).toMatch(/^\/tesco\.csv/);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('tesco.csv is read instead'));
});

test.each([
  ['another engine', { engine: 'another' }],
  ['another price file', { of: sha('last week') }],
])('one of %s is not asked for', async (_, entry) => {
  const { asked, names } = await opened(prepared(), entry);
  expect(names).toEqual(NAMES);
  expect(asked).not.toContain(`/${FILE}`);
});

test('a host that is silent about it is asked for the price file after five seconds', async () => {
  const reading = opened(null);
  await jest.advanceTimersByTimeAsync(5_100);
  expect((await reading).names).toEqual(NAMES);
});

test.each([
  ['a byte a second', 1_000, 1],
  ['without an end', 50, 20_000],
])('one that drips, %s: the price file is read within ten seconds', async (_, pauseMs, length) => {
  let drip: ReturnType<typeof setInterval> | undefined;
  const dripping = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      drip = setInterval(() => controller.enqueue(new Uint8Array(length)), pauseMs);
    },
    cancel: () => clearInterval(drip),
  });
  const reading = opened(dripping);
  await jest.advanceTimersByTimeAsync(10_000);
  clearInterval(drip);
  // The clock stands still now, but checksums take what time they take.
  expect((await reading).names).toEqual(NAMES);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('not all here after 8 seconds'));
});

test('on the device it is kept by the checksum in its name', () => {
  const of = checksumsOf({});
  expect(of(new URL(`https://shop.example/${FILE}`))).toBe('0123456789ab');
  expect(of(new URL('https://shop.example/prepared/tesco.bin'))).toBeUndefined();
});
