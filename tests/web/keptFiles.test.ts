/** @jest-environment node */
// What the service worker keeps: only what has the checksum that is known beforehand, and what is not kept is asked for again.
import { createHash } from 'node:crypto';
import { bringTextReader } from '../../src/bulkAdd/textReader';
import { PriceFiles } from '../../src/engineClient/files';
import { answer, checksumsOf, KEPT } from '../../src/offline/keptFiles';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const CSV = 'name,price\nWhole Milk 2L,1.20\n';
const url = (text: string): string => `https://shop.example/tesco.csv?v=${sha(text).slice(0, 12)}`;

function device() {
  const kept = new Map<string, Response>();
  const key = (request: Request | string): string =>
    typeof request === 'string' ? request : request.url;
  const cache = {
    match: (request: string) => Promise.resolve(kept.get(request)?.clone()),
    put: (request: string, response: Response) => Promise.resolve(void kept.set(request, response)),
    keys: () => Promise.resolve([...kept.keys()].map((at) => new Request(at))),
    delete: (request: Request) => Promise.resolve(kept.delete(key(request))),
  } as unknown as Cache;
  const opened: string[] = [];
  const ask = async (request: Request, bodies: string[]) => {
    const work: Promise<unknown>[] = [];
    let asked = 0;
    const response = await answer(request, sha(CSV).slice(0, 12), {
      caches: {
        open: (name) => (opened.push(name), Promise.resolve(cache)),
        delete: () => Promise.resolve(true),
      },
      fetch: () => Promise.resolve(new Response(bodies[asked++], { status: 200 })),
      wait: (more) => void work.push(more),
    });
    const text = await response.text();
    await Promise.all(work);
    return { text, asked };
  };
  return { ask, kept, opened };
}

test.each(['<!doctype html><title>502</title>', '', CSV.slice(0, 20), 'name,price\nOld,1\n'])(
  'an answer %j is handed on once and never kept',
  async (bad) => {
    const { ask, kept, opened } = device();
    expect(await ask(new Request(url(CSV)), [bad])).toEqual({ text: bad, asked: 1 });
    expect(kept.size).toBe(0);
    expect(await ask(new Request(url(CSV)), [CSV])).toEqual({ text: CSV, asked: 1 });
    expect(await ask(new Request(url(CSV)), [])).toEqual({ text: CSV, asked: 0 });
    expect(new Set(opened)).toEqual(new Set([KEPT]));
  },
);

test('of the prepared files of a store the newest is kept', async () => {
  const { ask, kept } = device();
  const prepared = (store: string, of: string): string =>
    `https://shop.example/prepared/${store}-${sha(of).slice(0, 12)}.bin`;
  for (const old of [prepared('tesco', 'last week'), prepared('aldi', 'last week')])
    kept.set(old, new Response('last week'));
  await ask(new Request(prepared('tesco', CSV)), [CSV]);
  expect([...kept.keys()]).toEqual([prepared('aldi', 'last week'), prepared('tesco', CSV)]);
});

test('a request past the caches goes past this one; last week’s file goes when this week’s is kept', async () => {
  const { ask, kept } = device();
  kept.set(url('last week'), new Response('last week'));
  kept.set('https://shop.example/aldi.csv?v=1', new Response('aldi'));
  expect(await ask(new Request(url(CSV), { cache: 'reload' }), [CSV])).toMatchObject({ asked: 1 });
  expect([...kept.keys()]).toEqual(['https://shop.example/aldi.csv?v=1', url(CSV)]);
  expect(await ask(new Request(url(CSV), { cache: 'reload' }), [CSV])).toMatchObject({ asked: 1 });
});

test('which files have a checksum that is known', () => {
  const of = checksumsOf({ '/ocr/worker.min.js': 'abc' });
  const asked = (address: string) => of(new URL(address, 'https://shop.example'));
  expect(asked('/tesco.csv?v=0123')).toBe('0123');
  expect(asked('/tesco.csv')).toBeUndefined();
  expect(asked('/ocr/worker.min.js')).toBe('abc');
  expect(asked('/constructor')).toBeUndefined();
  // Asked for by ranges: a part must never be kept as the whole.
  expect(asked('/history/tesco-0123456789ab.parquet?v=0123')).toBeUndefined();
});

const from = (bodies: Record<string, (fresh: boolean) => string>) => {
  const asked: [string, boolean][] = [];
  return {
    asked,
    fetchFrom: (address: string, { fresh }: { fresh: boolean }) => {
      asked.push([address, fresh]);
      const body = bodies[new URL(address, 'https://x').pathname]?.(fresh);
      return Promise.resolve({
        ok: body !== undefined,
        status: body === undefined ? 404 : 200,
        text: () => Promise.resolve(body ?? ''),
      });
    },
  };
};

test('the page asks once more, past the caches, for a price file that is not the one described', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const manifest = JSON.stringify({
    stores: [{ store: 'Tesco', date: '2026-11-01', sha256: sha(CSV), rows: 1 }],
  });
  const { asked, fetchFrom } = from({
    '/catalogue.json': () => manifest,
    '/tesco.csv': (fresh) => (fresh ? CSV : '<html>'),
  });
  const files = new PriceFiles(fetchFrom, () => undefined);
  expect(await files.open('TESCO')).toMatchObject({ state: 'ready', described: true });
  const address = new URL(url(CSV));
  expect(asked.slice(1)).toEqual([
    [address.pathname + address.search, false],
    [address.pathname + address.search, true],
  ]);
  await files.settled();
  warn.mockRestore();
});

test('the text reader’s files: one that came broken is asked for again; broken twice it is said', async () => {
  const good = (fresh: boolean): string => (fresh ? 'data' : '<html>');
  const checksums = { '/ocr/eng.traineddata.gz': sha('data') };
  const others = Object.fromEntries(
    ['relaxedsimd-lstm', 'simd-lstm', 'lstm'].map((core) => [
      `/ocr/tesseract-core-${core}.wasm.js`,
      () => 'core',
    ]),
  );
  const bring = (language: (fresh: boolean) => string) => {
    const { fetchFrom } = from({
      '/ocr/worker.min.js': () => 'w',
      '/ocr/eng.traineddata.gz': language,
      ...others,
    });
    return bringTextReader(() => undefined, new AbortController().signal, checksums, fetchFrom);
  };
  expect(await bring(good)).toMatchObject({ langPath: '/ocr' });
  await expect(bring(() => '<html>')).rejects.toThrow('it did not come whole');
});
