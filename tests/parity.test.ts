// One answer, wherever it is asked for: called directly, through the engine's host (worker or page), on the command line.
import fs from 'node:fs';
import path from 'node:path';
import {
  buildCatalogue,
  compareList,
  DEFAULT_STORES,
  lineOf,
  readList,
  type ListRequest,
  type StoreId,
} from '../engine';
import { createHost } from '../src/engineClient/host';
import { itemKeys } from '../src/engineClient/listRequest';
import type { FromEngine } from '../src/engineClient/protocol';
import type { AskedList } from '../src/session/request';
import { cli } from './cli/memoryIo';

const ROOT = path.join(__dirname, '..');
const FOLDER = path.join(ROOT, 'public');
const LIST = path.join(ROOT, 'examples', 'weekly-shop.txt');
const CARDS = ['TESCO', "SAINSBURY'S"];

const { items } = readList(fs.readFileSync(LIST, 'utf8'));
const request = (store: string): ListRequest => ({
  store,
  lines: items.map(lineOf),
  loyalty: CARDS,
});
/** As the page asks: lines as they are written. */
const written = (store: StoreId): AskedList => ({
  store,
  lines: items.map(({ text }) => ({ text })),
  cards: CARDS,
});

/** As the site serves its files, each after a while of its own. */
const served = (delays: Record<string, number>) => async (url: string) => {
  const file = path.join(FOLDER, path.basename(url.split('?')[0]!));
  await new Promise((resolve) => setTimeout(resolve, delays[path.basename(file)] ?? 0));
  const there = fs.existsSync(file);
  const text = there ? fs.readFileSync(file, 'utf8') : '';
  return { ok: there, status: there ? 200 : 404, text: async () => text };
};

/** The host answers a question once; messages are copied as a worker's are. */
function throughHost(asked: AskedList, delays: Record<string, number>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const host = createHost(served(delays), (message: FromEngine) => {
      const heard = structuredClone(message);
      if (heard.kind === 'failure') reject(new Error(heard.message));
      if (heard.kind === 'reply' && heard.id === 2) resolve(heard.value);
    });
    host({ id: 1, verb: 'open', args: [asked.store] });
    host({ id: 2, verb: 'compare', args: [structuredClone(asked)] });
  });
}

test.each(['TESCO', 'ALDI'])(
  'direct call = worker, whatever file comes first = command line: %s',
  async (store) => {
    const asked = request(store);
    const { catalogue } = buildCatalogue(
      DEFAULT_STORES.map(({ storedName, file }) => ({
        store: storedName,
        file,
        text: fs.readFileSync(path.join(FOLDER, file), 'utf8'),
      })),
    );
    const direct = structuredClone(compareList(asked, catalogue));
    expect(direct.items.length).toBeGreaterThan(20);
    const list = written(store);
    const answer = { ...direct, keys: itemKeys(list) };
    expect(await throughHost(list, { 'tesco.csv': 40, 'asda.csv': 20 })).toEqual(answer);
    expect(await throughHost(list, { 'aldi.csv': 40, 'morrisons.csv': 30 })).toEqual(answer);
    const { out } = await cli([
      LIST,
      '--store',
      store,
      '--format',
      'json',
      '--cards',
      'tesco,sainsburys',
      '--data',
      FOLDER,
    ]);
    const { prices, notLoaded, ...said } = JSON.parse(out) as Record<string, unknown>;
    expect([(prices as unknown[]).length, notLoaded]).toEqual([5, []]);
    expect(said).toEqual(JSON.parse(JSON.stringify(direct)));
    // The sentence of the page is the first line of the table.
    const { out: table } = await cli([
      LIST,
      '--store',
      store,
      '--cards',
      'tesco,sainsburys',
      '--data',
      FOLDER,
    ]);
    expect(table.replace(/\n(?=\S)/g, ' ').startsWith(direct.verdict.words)).toBe(true);
  },
);
