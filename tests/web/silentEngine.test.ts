// An engine that says nothing, talks nonsense or is killed: started again on the page, and nobody waits without a word.
import { createEngineClient } from '../../src/engineClient/client';
import type { EnginePort, ToEngine } from '../../src/engineClient/protocol';

function heldPort() {
  const posted: ToEngine[] = [];
  const held = {
    posted,
    closed: false,
    hear: (message: unknown) => void message,
    broken: (reason: string) => void reason,
    port: {
      post: (message) => void posted.push(structuredClone(message)),
      listen(hear, broken) {
        Object.assign(held, { hear, broken });
      },
      close: () => void (held.closed = true),
    } as EnginePort,
  };
  return held;
}
function engines() {
  const [worker, page] = [heldPort(), heldPort()];
  const made: string[] = [];
  const client = createEngineClient(
    () => (made.push('worker'), worker.port),
    () => (made.push('page'), page.port),
  );
  const outcome = (answer: Promise<unknown>) => {
    const settled: { value?: unknown; error?: string } = {};
    answer.then(
      (value) => void (settled.value = value),
      (error: Error) => void (settled.error = error.message),
    );
    return settled;
  };
  return { worker, page, made, client, outcome };
}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
const LIST = { store: 'TESCO', lines: [{ text: 'milk' }] };
const RESULT = {
  keys: [],
  store: 'TESCO',
  items: [],
  verdict: { words: 'Stay' },
  basket: { stores: [] },
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a worker that was heard and falls silent is closed after 8 seconds, and its questions go to the page', async () => {
  const { worker, page, client, outcome } = engines();
  const answer = outcome(client.ask('compare', LIST));
  worker.hear({ kind: 'hello' });
  await pass(7);
  expect(page.posted).toEqual([]);
  await pass(1);
  expect(worker.closed).toBe(true);
  expect(page.posted).toEqual(worker.posted);
  // Its late word counts no longer.
  worker.hear({ kind: 'reply', id: 1, value: { ...RESULT, store: 'LATE' } });
  page.hear({ kind: 'reply', id: 1, value: RESULT });
  await pass(0);
  expect(answer).toEqual({ value: RESULT });
});

test('one that says that it is at work is waited for, however long', async () => {
  const { worker, page, client, outcome } = engines();
  const answer = outcome(client.ask('compare', LIST));
  worker.hear({ kind: 'hello' });
  for (let second = 0; second < 120; second++) {
    await pass(1);
    worker.hear({ kind: 'working' });
  }
  expect([answer, page.posted]).toEqual([{}, []]);
  worker.hear({ kind: 'reply', id: 1, value: RESULT });
  await pass(0);
  expect(answer).toEqual({ value: RESULT });
  // Nobody asks: nothing is expected of it.
  await pass(600);
  expect(worker.closed).toBe(false);
});

test.each([
  'garbage',
  null,
  { kind: 'reply', id: 1, value: 'garbage' },
  { kind: 'reply', id: 1, value: { items: 'none' } },
  { kind: 'reply', id: '1', value: RESULT },
  { kind: 'file', store: 'TESCO', state: { state: 'ready', products: 'many' } },
  { kind: 'file', store: 5, state: { state: 'loading' } },
  { kind: 'failure', id: 1, message: {} },
  { kind: 'shrug' },
])('%j is no answer: the page is asked instead', async (nonsense) => {
  const { worker, page, client, outcome } = engines();
  const answer = outcome(client.ask('compare', LIST));
  worker.hear({ kind: 'hello' });
  worker.hear(nonsense);
  expect(page.posted).toEqual(worker.posted);
  page.hear({ kind: 'reply', id: 1, value: RESULT });
  await pass(0);
  expect(answer).toEqual({ value: RESULT });
});

test('neither comes: within 20 seconds the question fails and the file is named; asked again, it begins anew', async () => {
  const { worker, page, made, client, outcome } = engines();
  const answer = outcome(client.ask('open', 'TESCO'));
  await pass(18);
  expect(answer).toEqual({ error: 'the engine does not answer' });
  expect(client.files.getSnapshot()['TESCO']).toMatchObject({ state: 'failed', noEngine: true });
  worker.broken('404');
  expect(made).toEqual(['worker', 'page']);
  page.broken('the engine could not be loaded');
  const again = outcome(client.ask('open', 'TESCO'));
  expect(client.files.getSnapshot()['TESCO']).toEqual({ state: 'waiting' });
  expect(made).toEqual(['worker', 'page', 'worker']);
  worker.hear({ kind: 'reply', id: 2, value: { state: 'failed', message: 'x' } });
  await pass(0);
  expect(again).toEqual({ value: { state: 'failed', message: 'x' } });
});

test('a worker that never said a word is not asked a second time: the page is', async () => {
  const { worker, page, client, outcome } = engines();
  outcome(client.ask('open', 'TESCO'));
  await pass(17);
  const again = outcome(client.ask('open', 'TESCO'));
  expect(worker.closed).toBe(true);
  expect(page.posted.map(({ args }) => args[0])).toEqual(['TESCO']);
  page.hear({ kind: 'reply', id: 2, value: { state: 'failed', message: 'x' } });
  await pass(0);
  expect(again).toMatchObject({ value: { state: 'failed' } });
});

test('an engine that comes late is asked again for what was missed', async () => {
  const { worker, client, outcome } = engines();
  outcome(client.ask('open', 'TESCO'));
  await pass(18);
  worker.hear({ kind: 'hello' });
  expect(worker.posted.map(({ verb, args }) => [verb, args[0]])).toEqual([
    ['open', 'TESCO'],
    ['open', 'TESCO'],
  ]);
  expect(client.files.getSnapshot()['TESCO']).toEqual({ state: 'waiting' });
});

test('a question that cannot be sent fails alone', async () => {
  const { worker, client, outcome } = engines();
  worker.port.post = (message) => {
    structuredClone(message);
    worker.posted.push(message);
  };
  const bad = outcome(client.ask('suggest', (() => 'milk') as never, 'TESCO'));
  const good = outcome(client.ask('suggest', 'milk', 'TESCO'));
  worker.hear({ kind: 'reply', id: 2, value: [] });
  await pass(30);
  expect(bad.error).toMatch(/could not be cloned/);
  expect(good).toEqual({ value: [] });
});
