// Owns the catalogue and answers the verbs: in the worker, or on the page when there is no worker.
import {
  compareList,
  coverNeed,
  findEquivalents,
  findProducts,
  OFFERED_THRESHOLD,
  parseLine,
  readAhead,
  readLine,
  shopAisleOf,
  suggest,
  type ParsedLine,
  type Product,
  type StoreId,
} from '../../engine';
import { PriceFiles } from './files';
import type { ComparedList, FromEngine, InPacks, ToEngine, Verb, Verbs } from './protocol';
import { itemKeys, listRequest } from './listRequest';
import type { Fetch } from './readText';
import { partsOf, rowAnswers } from './rowAnswers';
import { withQuantity } from '../session/quantity';
import type { AskedList } from '../session/request';

const SUGGESTIONS = 8;
const CANDIDATES = 8;
/** Nobody waits for what is prepared, but one line of it would hold a suggestion up for a tenth of a second. */
const PAUSE_MS = 1_000;
/** A piece of a file that is read ahead is shorter than a line: it waits for the end of a word, not of the typing. */
const SHORT_PAUSE_MS = 250;
/** A comparison of more lines takes longer than a suggestion may wait. */
const MOST_AHEAD = 60;
/** How often an engine at work says so: the page takes one that does not for dead (client.ts). */
const BEAT_MS = 1_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Answers = { [V in Verb]: (...args: Parameters<Verbs[V]>) => unknown };

/** `aside`: whether the host has a thread of its own; on the page's nothing is done that nobody waits for. */
export function createHost(
  fetchFile: Fetch,
  answer: (message: FromEngine) => void,
  aside = true,
): (message: ToEngine) => void {
  const files = new PriceFiles(fetchFile, (store, state) => {
    answer({ kind: 'file', store, state });
    if (aside && state.state === 'ready') void ahead.read(store);
  });
  const working = heartbeat(() => answer({ kind: 'working' }));
  const comparing = new Comparing(files, working.say);
  const ahead = new Ahead(files, comparing);
  const answers: Answers = { ...ofFiles(files, ahead, aside, comparing), ...ofProducts(files) };

  async function run(message: ToEngine): Promise<unknown> {
    const { verb, args } = message;
    if (verb !== 'prepare') ahead.lastQuestion = Date.now();
    const store = storeOf(message);
    if (store !== null) await (verb === 'read' ? files.soon(store) : files.here(store));
    return (answers[verb] as (...args: unknown[]) => unknown)(...args);
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

/** The store whose products answer a question; null where the verb sees to its files itself, or needs none. */
function storeOf({ verb, args }: ToEngine): StoreId | null {
  switch (verb) {
    case 'rows':
      return args[0].store;
    case 'suggest':
    case 'read':
    case 'candidates':
    case 'matched':
      return args[1];
    default:
      return null;
  }
}

/** The last comparison is kept: who asks the same of the same files again (the screen after the early start) finds it. */
class Comparing {
  private last: { of: string; files: PriceFiles['catalogue']; answer: ComparedList } | null = null;

  constructor(
    private readonly files: PriceFiles,
    private readonly alive: () => void,
  ) {}

  answer(list: AskedList): ComparedList {
    const of = JSON.stringify(list);
    const { catalogue } = this.files;
    if (this.last?.of !== of || this.last.files !== catalogue) {
      const comparison = compareList(listRequest(list), catalogue, this.alive);
      this.last = { of, files: catalogue, answer: { ...comparison, keys: itemKeys(list) } };
    }
    return this.last.answer;
  }
}

/** What is done before anybody asks; whatever comes meanwhile is answered first. */
class Ahead {
  /** When somebody last asked for something, in ms of the day's clock. */
  lastQuestion = 0;
  private preparing = 0;

  constructor(
    private readonly files: PriceFiles,
    private readonly comparing: Comparing,
  ) {}

  private async quiet(pause: number): Promise<void> {
    do await sleep(Math.max(0, this.lastQuestion + pause - Date.now()));
    while (Date.now() < this.lastQuestion + pause);
  }

  /** A file that has come, while the list is typed: somebody's first line need not wait for it. */
  async read(store: StoreId): Promise<void> {
    const shelf = this.files.catalogue.stores[store];
    for (const piece of shelf ? readAhead(shelf) : []) {
      await this.quiet(SHORT_PAUSE_MS);
      piece();
    }
  }

  async prepare(list: AskedList): Promise<ComparedList | null> {
    const mine = this.restart();
    await this.files.settled();
    for (const line of list.lines) {
      await this.quiet(PAUSE_MS);
      if (mine !== this.preparing) return null;
      // The engine keeps what it found for the line.
      compareList(listRequest({ ...list, lines: [line] }), this.files.catalogue);
    }
    await this.quiet(PAUSE_MS);
    return mine === this.preparing && list.lines.length <= MOST_AHEAD
      ? this.comparing.answer(list)
      : null;
  }

  /** What was being prepared is no longer wanted. */
  restart(): number {
    return ++this.preparing;
  }
}

const ofFiles = (
  files: PriceFiles,
  ahead: Ahead,
  aside: boolean,
  comparing: Comparing,
): Pick<Answers, 'published' | 'open' | 'prepare' | 'compare'> => ({
  published: () => files.published(),
  open: (store) => files.open(store),
  prepare: (list) => (aside ? ahead.prepare(list) : null),
  async compare(list) {
    ahead.restart();
    await files.ready(list.store);
    return comparing.answer(list);
  },
});

const ofProducts = (files: PriceFiles): Omit<Answers, keyof ReturnType<typeof ofFiles>> => ({
  suggest: (text, store) =>
    inPacks(suggest(text, store, files.shelf(store), SUGGESTIONS), () => parseLine(text)),
  rows: (list) => rowAnswers(listRequest(list), files.catalogue),
  aisles: (names) => names.map(shopAisleOf),
  read(text, store) {
    const line = readLine(text, files.catalogue);
    return { line, matches: inPacks(found(files, line.searchTerm, store), () => line) };
  },
  candidates: ({ text, product }, store) =>
    product
      ? findEquivalents(product, store, files.catalogue, CANDIDATES, OFFERED_THRESHOLD)
      : found(files, text, store),
  parts: (texts) => texts.map(partsOf),
  counted: (text, quantity) => withQuantity({ text, pick: null }, quantity),
  matched(lines, store) {
    const products = files.catalogue.stores[store]?.products ?? [];
    return itemKeys({ lines }).map((searchTerm) => ({
      searchTerm,
      product: firstHolding(searchTerm, products),
    }));
  },
});

const found = (files: PriceFiles, text: string, store: StoreId) =>
  findProducts(text, store, files.catalogue, CANDIDATES, OFFERED_THRESHOLD);

/** Whoever takes one of them takes as many packs as the words ask for. */
function inPacks<T extends { product: Product }>(
  found: readonly T[],
  lineOf: () => ParsedLine,
): InPacks<T>[] {
  if (found.length === 0) return [];
  const { need, quantity } = lineOf();
  return found.map((match) => {
    const { packs } = coverNeed(need ?? { kind: 'packs', count: quantity }, match.product);
    return { ...match, packs: Math.max(1, Math.round(packs)) };
  });
}

function firstHolding(searchTerm: string, products: readonly Product[]) {
  const words = searchTerm.toLowerCase();
  const product = products.find(({ name }) => name.toLowerCase().includes(words));
  return product ? { name: product.name, price: product.price, category: product.category } : null;
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
