import fc from 'fast-check';
import type { Suggestion } from '../../engine';
import { createEngineClient } from '../../src/engineClient/client';
import { PriceFiles } from '../../src/engineClient/files';
import { createHost } from '../../src/engineClient/host';
import type { EnginePort, FromEngine, ToEngine } from '../../src/engineClient/protocol';

/** A port whose answers the test gives, in any order. */
function heldPort() {
  const posted: ToEngine[] = [];
  let hear: (message: FromEngine) => void = () => undefined;
  let broken: (reason: string) => void = () => undefined;
  const port: EnginePort = {
    post: (message) => posted.push(message),
    listen: (onMessage, onBroken) => {
      hear = onMessage;
      broken = onBroken;
    },
    close: () => undefined,
  };
  return {
    port,
    posted,
    hear: (message: FromEngine) => hear(message),
    break: (reason: string) => broken(reason),
  };
}

/** A suggestion, as far as the page's reader looks. */
const suggestion = (name: string): Suggestion[] => [
  { product: { name, price: 1 }, packs: 1 } as unknown as Suggestion,
];

test('each answer reaches its own question, in whatever order they come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string(), { minLength: 1, maxLength: 12 }).chain((texts) =>
        fc.tuple(
          fc.constant(texts),
          fc.shuffledSubarray(
            texts.map((_, at) => at),
            { minLength: texts.length },
          ),
        ),
      ),
      async ([texts, order]) => {
        const held = heldPort();
        const client = createEngineClient(
          () => held.port,
          () => held.port,
        );
        const answers = texts.map((text) => client.ask('suggest', text, 'TESCO'));
        for (const at of order)
          held.hear({ kind: 'reply', id: held.posted[at]!.id, value: suggestion(texts[at]!) });
        held.hear({ kind: 'reply', id: 10_000, value: 'nobody asked' });
        expect(await Promise.all(answers)).toEqual(texts.map(suggestion));
      },
    ),
  );
});

test('a worker that refuses to start, or breaks later, hands its questions to the page', async () => {
  const page = heldPort();
  const refused = createEngineClient(
    () => {
      throw new Error('refused');
    },
    () => page.port,
  );
  const first = refused.ask('suggest', 'milk', 'TESCO');
  page.hear({ kind: 'reply', id: page.posted[0]!.id, value: suggestion('a') });
  expect(await first).toEqual(suggestion('a'));

  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const worker = heldPort();
  const second = heldPort();
  const breaking = createEngineClient(
    () => worker.port,
    () => second.port,
  );
  const asked = breaking.ask('suggest', 'bread', 'TESCO');
  worker.break('gone');
  expect(second.posted).toEqual(worker.posted);
  second.hear({ kind: 'reply', id: second.posted[0]!.id, value: suggestion('b') });
  expect(await asked).toEqual(suggestion('b'));
  warn.mockRestore();
});

const csv = (name: string): string =>
  `name,price,category\n${name} semi skimmed milk 2L,£1.45,Dairy\n${name} white bread 800g,£0.80,Bakery\n`;
const serve = (broken: Record<string, number> = {}) => {
  const asked: string[] = [];
  return {
    asked,
    fetch: (url: string) => {
      asked.push(url);
      const status = url === '/catalogue.json' ? 404 : (broken[url] ?? 200);
      return Promise.resolve({
        ok: status === 200,
        status,
        text: () => Promise.resolve(csv(url.slice(1, -4))),
      });
    },
  };
};

test("the chosen store's file comes first, then the others, each once", async () => {
  const { asked, fetch } = serve();
  const files = new PriceFiles(fetch, () => undefined);
  await files.open('TESCO');
  expect(asked).toEqual(['/catalogue.json', '/tesco.csv']);
  await files.settled();
  expect(asked.slice(1).sort()).toEqual([
    '/aldi.csv',
    '/asda.csv',
    '/morrisons.csv',
    '/sainsburys.csv',
    '/tesco.csv',
  ]);
});

test('a file with fewer rows than the manifest states counts as cut off, and still serves', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fetch } = serve();
  const manifest = {
    stores: [{ store: 'TESCO', rows: 2 }, { store: 'ASDA', rows: 3 }, { store: 'ALDI' }],
  };
  const files = new PriceFiles(
    (url) =>
      url === '/catalogue.json'
        ? Promise.resolve({
            ok: true,
            status: 200,
            text: () => Promise.resolve(JSON.stringify(manifest)),
          })
        : fetch(url),
    () => undefined,
  );
  const cutOff = async (store: string) => {
    const state = await files.open(store);
    return state.state === 'ready' ? [state.products, state.cutOff] : state;
  };
  expect(await cutOff('TESCO')).toEqual([2, null]);
  expect(await cutOff('ASDA')).toEqual([2, '2 of 3 rows']);
  expect(await cutOff('ALDI')).toEqual([2, null]);
  warn.mockRestore();
});

function conversation(fetch: Parameters<typeof createHost>[0], aside?: boolean) {
  const answers: FromEngine[] = [];
  const ask = createHost(fetch, (message) => answers.push(message), aside);
  const reply = async (message: ToEngine): Promise<unknown> => {
    ask(message);
    for (;;) {
      const found = answers.find((answer) => 'id' in answer && answer.id === message.id);
      if (found) return found.kind === 'reply' ? found.value : found;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  return {
    reply,
    order: () => answers.flatMap((answer) => (answer.kind === 'reply' ? [answer.id] : [])),
  };
}
const LIST = { store: 'TESCO', lines: [{ text: 'semi skimmed milk' }, { text: 'white bread' }] };

test('what is prepared changes no answer, waits for a pause, and is called off by the comparison', async () => {
  const { fetch } = serve();
  const plain = await conversation(fetch).reply({ id: 1, verb: 'compare', args: [LIST] });
  const { reply, order } = conversation(fetch);
  await reply({ id: 1, verb: 'open', args: ['TESCO'] });
  const [, , compared] = await Promise.all([
    reply({ id: 2, verb: 'prepare', args: [LIST] }),
    reply({ id: 3, verb: 'suggest', args: ['mil', 'TESCO'] }),
    reply({ id: 4, verb: 'compare', args: [LIST] }),
  ]);
  expect(order()).toEqual([1, 3, 4, 2]);
  expect(compared).toEqual(plain);
});

test('a prepared list is answered whole, a long one by its lines alone', async () => {
  const { reply } = conversation(serve().fetch);
  await reply({ id: 1, verb: 'open', args: ['TESCO'] });
  const prepared = await reply({ id: 2, verb: 'prepare', args: [LIST] });
  expect(prepared).toEqual(await reply({ id: 3, verb: 'compare', args: [LIST] }));
  expect(prepared).toMatchObject({ keys: ['semi skimmed milk', 'white bread'] });
  const long = { ...LIST, lines: Array.from({ length: 61 }, () => LIST.lines[0]!) };
  expect(await reply({ id: 4, verb: 'prepare', args: [long] })).toBeNull();
});

/** A client whose host is on this thread, and how to change a file's state. */
async function compared() {
  const { fetch } = serve({ '/aldi.csv': 503 });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const port = (): EnginePort => {
    let host: (message: ToEngine) => void;
    return {
      post: (message) => host(message),
      listen: (hear) => {
        host = createHost(fetch, hear, false);
      },
      close: () => undefined,
    };
  };
  const client = createEngineClient(port, port);
  const answer = await client.ask('compare', LIST);
  return { client, answer };
}

test('the last comparison is known without asking, for its own list alone', async () => {
  const { client, answer } = await compared();
  expect(client.answered({ ...LIST })).toBe(answer);
  expect(client.answered({ ...LIST, lines: LIST.lines.slice(1) })).toBeNull();
  expect(client.answered({ ...LIST, cards: ['TESCO'] })).toBeNull();
  await client.ask('compare', { ...LIST, cards: ['TESCO'] });
  expect(client.answered(LIST)).toBeNull();
  jest.restoreAllMocks();
});

test('a file that is asked for again makes the last comparison an old one', async () => {
  const { client } = await compared();
  await client.ask('open', 'ALDI');
  expect(client.answered(LIST)).toBeNull();
  jest.restoreAllMocks();
});

test('a host without a thread of its own prepares nothing', async () => {
  const { asked, fetch } = serve();
  const { reply } = conversation(fetch, false);
  await reply({ id: 1, verb: 'open', args: ['TESCO'] });
  await reply({ id: 2, verb: 'prepare', args: [LIST] });
  expect(asked).toEqual(['/catalogue.json', '/tesco.csv']);
});

test('a host of its own thread reads the other files to prepare a list', async () => {
  const { asked, fetch } = serve();
  const { reply } = conversation(fetch);
  await reply({ id: 1, verb: 'open', args: ['TESCO'] });
  await reply({ id: 2, verb: 'prepare', args: [LIST] });
  expect(asked).toHaveLength(6);
});

test('a pasted line, whose answer is kept, is asked with all the files that come soon', async () => {
  const { asked, fetch } = serve();
  const { reply } = conversation(fetch);
  await reply({ id: 1, verb: 'open', args: ['TESCO'] });
  await reply({ id: 2, verb: 'read', args: ['white bread', 'TESCO'] });
  expect(asked).toHaveLength(6);
});

test('a failed file is named, suggests the three samples, and is left out of the comparison', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fetch } = serve({ '/tesco.csv': 500, '/aldi.csv': 404 });
  const { reply } = conversation(fetch);
  expect(await reply({ id: 1, verb: 'open', args: ['TESCO'] })).toEqual({
    state: 'failed',
    message: 'HTTP error! status: 500',
  });
  const suggestions = (await reply({ id: 2, verb: 'suggest', args: ['mil', 'TESCO'] })) as {
    product: { name: string };
  }[];
  expect(suggestions.map(({ product }) => product.name)).toEqual(['milk whole 2 pint']);
  const result = (await reply({
    id: 3,
    verb: 'compare',
    args: [{ store: 'TESCO', lines: [{ text: 'milk' }] }],
  })) as { items: { offers: { store: string }[] }[] };
  expect(result.items[0]!.offers.map(({ store }) => store)).not.toContain('ALDI');
  warn.mockRestore();
});
