// The shopper's own store could not be loaded: nothing is compared with it, so nothing is said about it but that, first.
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCatalogue, compareList } from '../../engine';
import type { FromEngine } from '../../src/engineClient/protocol';
import { fetchFixture, kept, pageOf, visit } from './visit';

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const PICK = {
  name: 'Tesco British Semi Skimmed Milk 2.272L, 4 Pints',
  displayName: 'Tesco British Semi Skimmed Milk 2.272L, 4 Pints',
  price: '1.95',
  category: 'fresh-food',
  store: 'TESCO',
};

const ALL = ['/tesco.csv', '/asda.csv', '/morrisons.csv', '/sainsburys.csv', '/aldi.csv'];

/** The fixtures, but some files answer 503 until the test mends them. */
function brokenHost(...files: string[]) {
  const broken = new Set(files);
  const asked: string[] = [];
  const port = () =>
    pageOf((url) => {
      asked.push(url);
      return broken.has(url)
        ? Promise.resolve({ ok: false, status: 503, text: () => Promise.resolve('') })
        : fetchFixture(url);
    });
  return { port, asked, mend: () => broken.clear() };
}
/** What is only true of a store that was compared. */
const VERDICTS = [
  /vs Tesco/,
  /No better option found/,
  /Current store is competitive/,
  /Offers the most savings/,
  'Items Matched',
  'Potential Savings',
  'Best Alternative',
  'vs',
  /is cheaper by/,
  /^Save £/,
  /% match$/,
  'Shopping Insights',
  /No similar products/,
  'No comparisons available',
];
const unsaid = () => VERDICTS.filter((words) => screen.queryByText(words) !== null);
const lastSection = () => screen.findByRole('button', { name: 'Start New Comparison' });

test.each([
  ['typed', ['semi skimmed milk', 'salted butter', 'baked beans'], undefined],
  [
    'picked on an earlier day',
    [`${PICK.displayName} - £1.95`, 'salted butter', 'baked beans'],
    [PICK, null, null],
  ],
])('lines %s: no verdict about the own store, the others as totals', async (_, list, picks) => {
  kept('TESCO', list, picks);
  visit('/results', brokenHost('/tesco.csv').port);
  const said = await screen.findByText('The prices of Tesco could not be loaded');
  await lastSection();
  const notice = said.closest('[role="alert"]')!;
  expect(notice).toHaveTextContent('nothing is compared with Tesco');
  // First: before the list of what is left out, and before any figure.
  for (const after of [
    screen.getByText(/^Left out/),
    screen.getByRole('heading', { name: 'Your whole basket' }),
  ])
    expect(notice.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(unsaid()).toEqual([]);
  const table = within(screen.getByRole('table', { name: 'Basket cost by store' }));
  expect(table.getAllByRole('rowheader').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^(?:\d\. )?Aldi/),
    expect.stringMatching(/^(?:\d\. )?Asda/),
    expect.stringMatching(/^(?:\d\. )?Morrisons/),
    expect.stringMatching(/^(?:\d\. )?Sainsbury's/),
  ]);
  expect(table.queryByText('Your store')).toBeNull();
  expect(table.queryByText('Cheapest')).toBeNull();
  const items = within(screen.getByRole('region', { name: 'Item-by-Item Comparison' }));
  expect(items.queryByText(/^(?:Tesco|Not at Tesco)/, { selector: '[class*=body2]' })).toBeNull();
  expect(items.getAllByText(/^(?:Aldi|Asda) · /).length).toBeGreaterThan(0);
});

test('tried again, the whole answer comes; the other store that failed is tried again too', async () => {
  kept('TESCO', ['semi skimmed milk', 'salted butter']);
  const host = brokenHost('/tesco.csv', '/aldi.csv');
  const { user } = visit('/results', host.port);
  await screen.findByText('The prices of Tesco could not be loaded');
  await lastSection();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  host.mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('vs Tesco')).toBeVisible();
  expect(screen.queryByText('The prices of Tesco could not be loaded')).toBeNull();
  expect(await screen.findByRole('rowheader', { name: /^(?:\d\. )?Aldi/ })).toBeVisible();
  expect(screen.queryByText(/^Left out/)).toBeNull();
});

test('another store failed: the verdict stands, and that store can be tried again', async () => {
  kept('TESCO', ['semi skimmed milk', 'salted butter']);
  const host = brokenHost('/aldi.csv');
  const { user } = visit('/results', host.port);
  expect(await screen.findByText('vs Tesco')).toBeVisible();
  await lastSection();
  host.mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('rowheader', { name: /^(?:\d\. )?Aldi/ })).toBeVisible();
});

test('no file at all: said first, then the empty state', async () => {
  kept('TESCO', ['semi skimmed milk']);
  visit('/results', brokenHost(...ALL).port);
  expect(await screen.findByText('The prices of Tesco could not be loaded')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No comparisons available' })).toBeVisible();
  expect(screen.queryByText(/vs Tesco|Items Matched/)).toBeNull();
});

test('a change of the list asks for no file again: one that hangs would hold each change up', async () => {
  kept('TESCO', ['semi skimmed milk', 'salted butter']);
  const host = brokenHost('/tesco.csv');
  const { user } = visit('/results', host.port);
  await screen.findByText('The prices of Tesco could not be loaded');
  await lastSection();
  const before = host.asked.length;
  await user.click(await screen.findByRole('button', { name: /^Shops, cards and preferences/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Asda' }));
  await screen.findByText('Shops, cards and preferences (1 changed)');
  const table = within(screen.getByRole('table', { name: 'Basket cost by store' }));
  await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(3));
  expect(host.asked).toHaveLength(before);
});

test('in the shop it is said too', async () => {
  kept('TESCO', ['semi skimmed milk', 'salted butter']);
  visit('/shop', brokenHost('/tesco.csv').port);
  expect(await screen.findByText('The prices of Tesco could not be loaded')).toBeVisible();
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(0);
});

const UNMATCHED = /None of your items was matched/;

test('in the shop without any prices: that is the reason, not the names on the list', async () => {
  kept('TESCO', ['semi skimmed milk']);
  visit('/shop', brokenHost(...ALL).port);
  expect(await screen.findByText('The prices of Tesco could not be loaded')).toBeVisible();
  expect(screen.queryByText(UNMATCHED)).toBeNull();
});

test('in the shop with prices, but of nothing on the list: then the names are the reason', async () => {
  kept('TESCO', ['unobtainium']);
  visit('/shop');
  expect(await screen.findByText(UNMATCHED)).toBeVisible();
});

test('in the shop after a comparison that broke: said, and tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  kept('TESCO', ['semi skimmed milk']);
  let broken = true;
  const { user } = visit('/shop', () => {
    const inner = pageOf(fetchFixture);
    let hear: (message: FromEngine) => void = () => undefined;
    return {
      ...inner,
      post: (message) =>
        broken && message.verb === 'compare'
          ? hear({ kind: 'failure', id: message.id, message: 'broken' })
          : inner.post(message),
      listen: (onMessage, onBroken) => {
        hear = onMessage;
        inner.listen(onMessage, onBroken);
      },
    };
  });
  expect(await screen.findByText(/^Your list could not be compared/)).toBeVisible();
  expect(screen.queryByText(UNMATCHED)).toBeNull();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/in the trolley$/)).toBeVisible();
});

test('the engine compares nothing with a store it has no prices of, and offers nothing there', () => {
  const { catalogue } = buildCatalogue(
    ['ASDA', 'ALDI'].map((store) => ({
      store,
      file: store,
      text: `name,price\nSemi Skimmed Milk 2L,${store === 'ALDI' ? 1.4 : 1.5}\n`,
    })),
  );
  const lines = [
    { text: 'semi skimmed milk' },
    { text: 'milk', selectedProduct: PICK },
    { text: 'whole milk', choices: { TESCO: { name: 'Tesco Whole Milk 2L', price: 9 } } },
  ];
  const { items, basket, ...totals } = compareList({ store: 'TESCO', lines }, catalogue);
  expect(totals).toEqual({
    store: 'TESCO',
    totalSaving: 0,
    unsizedSaving: 0,
    savingByStore: {},
    // What the others have; none of it is compared.
    savingNote: '',
    matchedItems: 1,
    totalItems: 3,
    bestAlternativeStore: null,
    bestAlternativeNote: 'Nothing could be compared',
    verdict: {
      kind: 'own-not-loaded',
      store: 'TESCO',
      words: 'The prices of Tesco could not be loaded, so nothing is compared with it',
      notes: [],
    },
  });
  for (const item of items)
    expect(item).toMatchObject({
      comparisons: [],
      bestSaving: null,
      matchQuality: 0,
      offers: [{ store: 'ALDI' }, { store: 'ASDA' }],
    });
  expect(basket.stores.map(({ store, cheapest }) => [store, cheapest])).toEqual([
    ['ALDI', true],
    ['ASDA', false],
  ]);
});
