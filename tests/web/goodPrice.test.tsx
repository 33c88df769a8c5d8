// "Is this a good price?" at a product of the results, over a price history made for the test.
import { screen, waitFor, within } from '@testing-library/react';
import type { Fetch } from '../../src/engineClient/readText';
import { dayBefore } from '../fixtures/generatedDays';
import { publishedPack, type GeneratedRun } from '../fixtures/publishedPack';
import { rangeServer, type RangeServer } from '../fixtures/rangeServer';
import { fetchFixture, kept, pageOf, unfold, visit } from './visit';

const MILK = 'Tesco British Semi Skimmed Milk 2.272L, 4 Pints';
const QUESTION = /^Is this a good price\? Tesco British Semi Skimmed Milk/;
const TODAY = new Date().toISOString().slice(0, 10);
const DEAR: GeneratedRun[] = [
  { from: 300, to: 20, price: 1.2 },
  { from: 19, to: 0, price: 1.45, loyalty: 1.1 },
];

// Node's encoder makes bytes of its own realm, which jsdom's are not.
beforeAll(() => {
  const Bytes = new TextEncoder().encode('').constructor as Uint8ArrayConstructor;
  Object.assign(globalThis, {
    Uint8Array: Bytes,
    ArrayBuffer: new Bytes().buffer.constructor,
  });
});

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

/** The results of a list with milk; the history is published for Tesco alone. */
async function results(
  runs: GeneratedRun[] = DEAR,
  { published = true, name = MILK } = {},
): Promise<{ server: RangeServer; user: ReturnType<typeof visit>['user'] }> {
  const { content, file, bytes, footer, sha256 } = await publishedPack('TESCO', TODAY, {
    [name]: runs,
  });
  const server = rangeServer({ [`/${file}`]: content });
  globalThis.fetch = server.fetch as never;
  const history = published ? { history: { file, bytes, footer, sha256 } } : {};
  const manifest = JSON.stringify({ stores: [{ store: 'TESCO', date: TODAY, ...history }] });
  const texts: Record<string, string> = {
    '/catalogue.json': manifest,
    '/tesco.csv': `name,price,loyalty_price\n"${MILK}",1.45,1.10\n`,
  };
  const fetchFile: Fetch = (url) => {
    const text = texts[url];
    return text === undefined
      ? fetchFixture(url)
      : Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(text) });
  };
  kept('TESCO', [MILK]);
  const { user } = visit('/results', () => pageOf(fetchFile));
  await unfold(user, MILK);
  return { server, user };
}
const panel = (): HTMLElement => screen.getByRole('group', { name: `Earlier prices of ${MILK}` });

test('the answer, its facts, a chart with a name, and the same days as a table', async () => {
  const { server, user } = await results();
  const button = screen.getByRole('button', { name: QUESTION });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(server.asked).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('No, more than it usually costs.')).toBeTruthy();
  expect(panel().textContent).toContain('Usually £1.20. Lowest in 60 days: £1.20, until ');
  expect(panel().textContent).toContain('With its loyalty card: £1.10.');
  expect(
    within(panel()).getByRole('img', { name: /^Chart: price of .*, £1\.20 to £1\.45\./ }),
  ).toBeTruthy();
  expect(screen.queryByRole('table', { name: /^Earlier prices/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: `Show the days of ${MILK}` }));
  const rows = within(screen.getByRole('table', { name: `Earlier prices of ${MILK}` }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows[0]).toEqual(['Days', 'Price', 'With its card']);
  expect(rows.slice(1).map((row) => row.slice(1))).toEqual([
    ['£1.45', '£1.10'],
    ['£1.20', ''],
  ]);
  await user.click(button);
  expect(screen.queryByText('No, more than it usually costs.')).toBeNull();
});

test('who has the card is told of the price with it', async () => {
  window.localStorage.clear();
  const { user } = await results();
  await user.click(screen.getByRole('button', { name: QUESTION }));
  await screen.findByText('No, more than it usually costs.');
  await user.click(screen.getByRole('button', { name: /^Shops, cards and preferences/ }));
  await user.click(screen.getByLabelText(/Clubcard/));
  expect(await screen.findByText('Yes, less than it usually costs.')).toBeTruthy();
});

test('without a published history there is no question, nor at a store that has none', async () => {
  await results(DEAR, { published: false });
  expect(screen.queryByRole('button', { name: /good price/ })).toBeNull();
});

test('only the products of the store that has one are asked about', async () => {
  await results();
  expect(screen.getAllByRole('button', { name: /good price/ })).toHaveLength(1);
});

test('a product that the history does not know: said, without chart or table', async () => {
  const { user } = await results(DEAR, { name: 'Another Product' });
  await user.click(screen.getByRole('button', { name: QUESTION }));
  expect(await screen.findByText('Its prices on earlier days are not known.')).toBeTruthy();
  expect(within(panel()).queryByRole('img')).toBeNull();
  expect(within(panel()).queryByRole('button')).toBeNull();
});

test('a history that does not come: said, tried again, and the keyboard stays here', async () => {
  const { server, user } = await results();
  server.fault = 'whole';
  await user.click(screen.getByRole('button', { name: QUESTION }));
  expect(
    await screen.findByText(
      'The earlier prices could not be loaded (the server sends whole files only).',
    ),
  ).toBeTruthy();
  server.fault = 'none';
  screen.getByRole('button', { name: 'Try again' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No, more than it usually costs.')).toBeTruthy();
  expect(document.activeElement).toBe(panel());
});

test('a history that is no longer there: the one way on is to reload the page', async () => {
  const { server, user } = await results();
  server.fault = 'gone';
  await user.click(screen.getByRole('button', { name: QUESTION }));
  await screen.findByText('The earlier prices could not be loaded (the file is no longer there).');
  expect(
    within(panel())
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Reload the page']);
});

test('closed while it is read: the request is given up', async () => {
  const { server, user } = await results();
  server.fault = 'silent';
  let given: AbortSignal | null = null;
  globalThis.fetch = ((url: string, request: Parameters<RangeServer['fetch']>[1]) => {
    given = request.signal;
    return server.fetch(url, request);
  }) as never;
  await user.click(screen.getByRole('button', { name: QUESTION }));
  await waitFor(() => expect(given).not.toBeNull());
  await user.click(screen.getByRole('button', { name: QUESTION }));
  await waitFor(() => expect(given!.aborted).toBe(true));
});

test('a price that never changed is one line and one row', async () => {
  const { user } = await results([{ from: 200, to: 0, price: 1.45 }]);
  await user.click(screen.getByRole('button', { name: QUESTION }));
  expect(await screen.findByText('It is about what it usually costs.')).toBeTruthy();
  const path = within(panel()).getByRole('img').querySelector('path')!.getAttribute('d')!;
  expect(path).toMatch(/^M0\.00 50\.00 H100\.00$/);
  expect(path).not.toMatch(/NaN|Infinity/);
  expect(dayBefore(TODAY, 0)).toBe(TODAY);
});
