/** @jest-environment node */
import { MOST_HISTORY_BYTES } from '../../engine';
import { readHistory } from '../../src/priceHistory/readHistory';
import { publishedPack, type GeneratedRun } from '../fixtures/publishedPack';
import { rangeServer, type RangeFault } from '../fixtures/rangeServer';

const LAST = '2026-11-20';
/** A large store's year: as many products, and as many changes of each. */
const PRODUCTS: Record<string, GeneratedRun[]> = Object.fromEntries(
  Array.from({ length: 20_000 }, (_, product) => [
    `Generated ${(product * 7919) % 20_000} Thing of a Long Name, ${product} Kg`,
    Array.from({ length: 10 }, (_, change) => ({
      from: 359 - 36 * change,
      to: 324 - 36 * change,
      price: ((product * 31 + change * 17) % 900) / 100 + 0.1,
    })),
  ]),
);
const ASKED = Object.keys(PRODUCTS)[12_345]!;
const made = publishedPack('TESCO', LAST, PRODUCTS);
const setUp = async () => {
  const { content, file, bytes, footer, sha256, most } = await made;
  return {
    server: rangeServer({ [`/${file}`]: content }),
    most,
    history: { file, bytes, footer, sha256 },
  };
};
const read = async (
  { server, history }: Awaited<ReturnType<typeof setUp>>,
  name: string,
  signal = new AbortController().signal,
) => readHistory(history, name, { signal, fetchFrom: server.fetch });

test('one product of 20,000 with 200,000 prices: two requests, at most 300 kB, just its runs', async () => {
  const page = await setUp();
  const runs = await read(page, ASKED);
  expect(runs).toEqual(
    PRODUCTS[ASKED]!.map(({ from, to, price }) => ({
      from: new Date(Date.parse(LAST) - from * 86_400_000).toISOString().slice(0, 10),
      to: new Date(Date.parse(LAST) - to * 86_400_000).toISOString().slice(0, 10),
      price,
      loyaltyPrice: null,
    })),
  );
  expect(page.server.asked).toHaveLength(2);
  expect(page.server.sent).toBeLessThanOrEqual(page.most);
  expect(page.server.sent).toBeLessThanOrEqual(MOST_HISTORY_BYTES);
  // Far less than the file, else ranges would save nothing.
  expect(page.server.sent).toBeLessThan(page.history.bytes / 10);
});

test('every product of a file is found in the one row group that can hold it', async () => {
  const page = await setUp();
  const names = Object.keys(PRODUCTS).sort();
  for (const name of [names[0]!, names.at(-1)!, ...names.filter((_, at) => at % 997 === 0)])
    expect(await read(page, name)).toHaveLength(10);
});

test('a product that the file does not know has no runs', async () => {
  const page = await setUp();
  expect(await read(page, 'Zebra Milk')).toEqual([]);
  expect(page.server.asked).toHaveLength(1);
  expect(await read(page, `${ASKED}, another`)).toEqual([]);
});

const FAULTS: [RangeFault, RegExp][] = [
  ['gone', /^the file is no longer there$/],
  ['page', /^a web page came instead of the file$/],
  ['whole', /^the server sends whole files only$/],
  ['cut', /^it did not come whole$/],
  ['longer', /^it did not come whole$/],
  ['other-bytes', /^it did not come whole$/],
  ['other-file', /^it did not come whole$/],
  ['error', /^HTTP error! status: 503$/],
  ['offline', /^no connection$/],
];
describe.each([0, 1])('a fault from request %i on', (from) => {
  test.each(FAULTS)('%s: said in words', async (fault, words) => {
    const page = await setUp();
    Object.assign(page.server, { fault, from });
    await expect(read(page, ASKED)).rejects.toThrow(words);
    expect(page.server.asked).toHaveLength(from + 1);
  });
});

test('a silent server is given up after 15 seconds', async () => {
  const page = await setUp();
  page.server.fault = 'silent';
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const answer = expect(read(page, ASKED)).rejects.toThrow('no answer for 15 seconds');
  await jest.advanceTimersByTimeAsync(15_000);
  await answer;
  jest.useRealTimers();
});

test('who closes it gives the request up', async () => {
  const page = await setUp();
  page.server.fault = 'silent';
  const call = new AbortController();
  const answer = read(page, ASKED, call.signal);
  call.abort();
  await expect(answer).rejects.toThrow();
});

test('a file that is not the one of the manifest is not believed', async () => {
  const page = await setUp();
  page.history.sha256 = 'f'.repeat(64);
  await expect(read(page, ASKED)).rejects.toThrow('it did not come whole');
  expect(page.server.asked).toHaveLength(1);
});
