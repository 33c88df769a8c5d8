// Owns the catalogue and answers the verbs: in the worker, or on the page when there is no worker.
import {
  compareList,
  findEquivalents,
  findProducts,
  OFFERED_THRESHOLD,
  readAhead,
  readLine,
  shopAisleOf,
  suggest,
  type ListRequest,
  type StoreId,
} from '../../engine';
import { PriceFiles } from './files';
import type { FromEngine, ToEngine } from './protocol';
import type { Fetch } from './readText';
import { rowAnswers } from './rowAnswers';

const SUGGESTIONS = 8;
const CANDIDATES = 8;
/** Nobody waits for what is prepared, but one line of it would hold a suggestion up for a tenth of a second. */
const PAUSE_MS = 1_000;
/** A piece of a file that is read ahead is shorter than a line: it waits for the end of a word, not of the typing. */
const SHORT_PAUSE_MS = 250;
/** How often an engine at work says so: the page takes one that does not for dead (client.ts). */
const BEAT_MS = 1_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** `aside`: whether the host has a thread of its own; on the page's nothing is done that nobody waits for. */
export function createHost(
  fetchFile: Fetch,
  answer: (message: FromEngine) => void,
  aside = true,
): (message: ToEngine) => void {
  const files = new PriceFiles(fetchFile, (store, state) => {
    answer({ kind: 'file', store, state });
    if (aside && state.state === 'ready') void readWhileTyping(store);
  });
  const working = heartbeat(() => answer({ kind: 'working' }));
  let lastQuestion = 0;
  let preparing = 0;

  /** Whatever came meanwhile is answered first. */
  async function quiet(pause: number): Promise<void> {
    do await sleep(Math.max(0, lastQuestion + pause - Date.now()));
    while (Date.now() < lastQuestion + pause);
  }

  /** A file that has come, while the list is typed: somebody's first line need not wait for it. */
  async function readWhileTyping(store: StoreId): Promise<void> {
    const shelf = files.catalogue.stores[store];
    for (const piece of shelf ? readAhead(shelf) : []) {
      await quiet(SHORT_PAUSE_MS);
      piece();
    }
  }

  async function prepare({ lines, ...request }: ListRequest): Promise<void> {
    const mine = ++preparing;
    if (!aside) return;
    await files.settled();
    for (const line of lines) {
      await quiet(PAUSE_MS);
      if (mine !== preparing) return;
      // The engine keeps what it found for the line.
      compareList({ ...request, lines: [line] }, files.catalogue);
    }
  }

  async function run(message: ToEngine): Promise<unknown> {
    if (message.verb !== 'prepare') lastQuestion = Date.now();
    switch (message.verb) {
      case 'prepare':
        return prepare(...message.args);
      case 'published':
        return files.published();
      case 'open':
        return files.open(...message.args);
      case 'suggest': {
        const [text, store] = message.args;
        return suggest(text, store, files.shelf(store), SUGGESTIONS);
      }
      case 'rows':
        return rowAnswers(message.args[0], files.catalogue);
      case 'aisles':
        return message.args[0].map(shopAisleOf);
      case 'compare':
        preparing += 1;
        await files.ready(message.args[0].store);
        return compareList(message.args[0], files.catalogue, () => working.say());
      case 'read': {
        const [text, store] = message.args;
        const line = readLine(text, files.catalogue);
        return {
          line,
          matches: findProducts(
            line.searchTerm,
            store,
            files.catalogue,
            CANDIDATES,
            OFFERED_THRESHOLD,
          ),
        };
      }
      case 'candidates': {
        const [{ text, product }, store] = message.args;
        return product
          ? findEquivalents(product, store, files.catalogue, CANDIDATES, OFFERED_THRESHOLD)
          : findProducts(text, store, files.catalogue, CANDIDATES, OFFERED_THRESHOLD);
      }
      case 'matched': {
        const [terms, store] = message.args;
        const products = files.catalogue.stores[store]?.products ?? [];
        return terms.map((searchTerm) => {
          const product = products.find(({ name }) =>
            name.toLowerCase().includes(searchTerm.toLowerCase()),
          );
          return {
            searchTerm,
            product: product
              ? { name: product.name, price: product.price, category: product.category }
              : null,
          };
        });
      }
    }
  }

  return (message) => {
    working.more();
    run(message)
      .finally(working.less)
      .then(
        (value) => answer({ kind: 'reply', id: message.id, value }),
        (error: unknown) =>
          answer({
            kind: 'failure',
            id: message.id,
            message: error instanceof Error ? error.message : String(error),
          }),
      );
  };
}

/** Beats as long as something is worked on: by the clock, and within work that lets no clock through. */
function heartbeat(beat: () => void): { more(): void; less(): void; say(): void } {
  let works = 0;
  let last = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const say = (): void => {
    if (Date.now() - last < BEAT_MS) return;
    last = Date.now();
    beat();
  };
  return {
    say,
    more() {
      if (works++ === 0) timer = setInterval(beat, BEAT_MS);
    },
    less() {
      if (--works === 0) clearInterval(timer);
    },
  };
}
