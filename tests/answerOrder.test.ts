// An answer depends on the price files and the line alone: not on which file or line came first, nor on who asks.
import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_STORES, lineOf, readList, type ListLine } from '../engine';
import type * as Engine from '../engine';
import type { createHost } from '../src/engineClient/host';
import type { FromEngine } from '../src/engineClient/protocol';
import { cli } from './cli/memoryIo';

const ROOT = path.join(__dirname, '..');
const LIST = path.join(ROOT, 'examples', 'weekly-shop.txt');
const LINES = readList(`${fs.readFileSync(LIST, 'utf8')}\nfish fingers\n`).items.map(lineOf);
const STORE = 'TESCO';

/** As a process that has read nothing yet: words get their numbers in the order in which it meets them. */
function fresh<Face extends object>(module: string): Face {
  let face: Face | undefined;
  jest.isolateModules(() => {
    face = jest.requireActual<Face>(module);
  });
  return face!;
}

/** What was found for each line, in the order of LINES; `order` is how files and lines come. */
function direct(folder: string, order: <Thing>(things: readonly Thing[]) => Thing[]): unknown[] {
  const { buildCatalogue, compareList } = fresh<typeof Engine>('../engine');
  const sources = DEFAULT_STORES.map(({ storedName, file }) => ({
    store: storedName,
    file,
    text: fs.readFileSync(path.join(folder, file), 'utf8'),
  }));
  const { catalogue } = buildCatalogue(order(sources));
  return order(compareList({ store: STORE, lines: order(LINES) }, catalogue).items);
}

/** The same asked of the worker's host: each line alone in the way of a row that is typed, then all of them. */
async function throughHost(folder: string): Promise<unknown[]> {
  const host = fresh<{ createHost: typeof createHost }>('../src/engineClient/host');
  const served = (
    url: string,
  ): Promise<{ ok: boolean; status: number; text(): Promise<string> }> => {
    const file = path.join(folder, path.basename(url.split('?')[0]!));
    const ok = fs.existsSync(file);
    const text = ok ? fs.readFileSync(file, 'utf8') : '';
    return Promise.resolve({ ok, status: ok ? 200 : 404, text: () => Promise.resolve(text) });
  };
  const waiting = new Map<number, (value: unknown) => void>();
  const ask = host.createHost(served, (message: FromEngine) => {
    if (message.kind === 'reply') waiting.get(message.id)?.(message.value);
  });
  const answered = (id: number): Promise<unknown> =>
    new Promise((resolve) => waiting.set(id, resolve));
  const opened = answered(1);
  ask({ id: 1, verb: 'open', args: [STORE] });
  await opened;
  // Typed while the other stores' files are still on their way.
  const row = (line: ListLine): ListLine[] => [line];
  LINES.slice(-3).forEach((line, at) =>
    ask({ id: 10 + at, verb: 'rows', args: [{ store: STORE, lines: row(line) }] }),
  );
  const compared = answered(2);
  ask({ id: 2, verb: 'compare', args: [{ store: STORE, lines: LINES }] });
  return ((await compared) as { items: unknown[] }).items;
}

async function onCommandLine(folder: string): Promise<unknown[]> {
  const options = ['--store', STORE, '--format', 'json', '--data', folder];
  const { out } = await cli(['-', ...options], `${fs.readFileSync(LIST, 'utf8')}\nfish fingers\n`);
  return (JSON.parse(out) as { items: unknown[] }).items;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const SAMPLE = path.join(ROOT, 'public');
const REAL = path.join(ROOT, '..', 'shared', 'catalogues', '2025-09');
const isThere = fs.existsSync(REAL);

describe.each([
  ['the sample', SAMPLE, true],
  [
    `real catalogues${isThere ? '' : ' (left out: ../shared/catalogues is not here)'}`,
    REAL,
    isThere,
  ],
])('%s', (_, folder, run) => {
  (run ? test : test.skip)(
    'files and lines in either order, the worker and the command line: one answer',
    async () => {
      const expected = plain(direct(folder, (things) => [...things]));
      expect(expected).toHaveLength(LINES.length);
      expect(plain(direct(folder, (things) => [...things].reverse()))).toEqual(expected);
      expect(plain(await throughHost(folder))).toEqual(expected);
      expect(await onCommandLine(folder)).toEqual(expected);
    },
    120_000,
  );
});
