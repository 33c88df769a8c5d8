// In the shop: the last plan at once, by aisle, with a running total; the order of the aisles is the shopper's.
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShopAisle } from '../../engine';
import {
  aislesInOrder,
  readAisleOrders,
  readTrip,
  writeTrip,
  type KeptThing,
  type KeptTrip,
} from '../../src/session/keptTrip';
import { aisleRows, runningTotal } from '../../src/shoppingMode/aisleRows';
import { keptTripOf } from '../../src/shoppingMode/useTrip';
import { kept, pageOf, visit } from './visit';

const thing = (tick: string, aisle: ShopAisle, cost = 1): KeptThing => ({
  tick,
  product: `The ${tick}`,
  about: '',
  receipt: '',
  cost,
  aisle,
  toCheck: false,
});
const THINGS = [
  thing('peas', 'frozen', 1.1),
  thing('milk', 'chilled', 1.2),
  thing('kiwis', 'produce', 2),
];
const titles = (ticked: string[], order?: ShopAisle[]) =>
  aisleRows(THINGS, new Set(ticked), order).map(({ title, things }) => [
    title,
    ...things.map(({ tick }) => tick),
  ]);

test('fruit first, frozen last, what is ticked below all of it', () => {
  expect(titles([])).toEqual([
    ['Fruit and vegetables', 'kiwis'],
    ['Dairy, eggs and chilled', 'milk'],
    ['Frozen', 'peas'],
  ]);
  expect(titles(['kiwis'])).toEqual([
    ['Dairy, eggs and chilled', 'milk'],
    ['Frozen', 'peas'],
    ['In the trolley (1)', 'kiwis'],
  ]);
});

test('in the order of the shopper where there is one; aisles that it leaves out come behind', () => {
  expect(titles([], ['frozen', 'chilled']).map(([title]) => title)).toEqual([
    'Frozen',
    'Dairy, eggs and chilled',
    'Fruit and vegetables',
  ]);
  expect(new Set(aislesInOrder(['frozen'])).size).toBe(aislesInOrder().length);
});

test('the running total is of what is ticked; a line written twice is looked for once', () => {
  const trip: KeptTrip = {
    of: '',
    stops: [{ store: 'TESCO', things: THINGS }],
    missing: ['Zzqq', 'zzqq'],
  };
  expect(runningTotal(trip, new Set(['milk', 'kiwis']))).toMatchObject({
    done: 2,
    paid: 3.2,
    total: 4.3,
  });
  expect(runningTotal(trip, new Set()).ticks).toHaveLength(4);
});

test('what waits to be checked counts when it is in the trolley, not before', () => {
  const wine = { ...thing('wine', 'alcohol', 45), toCheck: true };
  const trip: KeptTrip = {
    of: '',
    stops: [{ store: 'TESCO', things: [...THINGS, wine] }],
    missing: [],
  };
  const sums = (...ticks: string[]) => {
    const { paid, total, waiting } = runningTotal(trip, new Set(ticks));
    return { paid, total, waiting };
  };
  expect(sums('milk')).toEqual({ paid: 1.2, total: 4.3, waiting: 45 });
  expect(sums('milk', 'wine')).toEqual({ paid: 46.2, total: 49.3, waiting: 0 });
});

test('the shop says the sum that the verdict counts, and what waits beside it', async () => {
  kept('TESCO', ['salted butter', 'semi skimmed milk']);
  const files: Readonly<Record<string, string>> = {
    '/tesco.csv': 'name,price\nTesco Salted Butter 250g,£2.00\nTesco Semi Skimmed Milk 2L,£45.00\n',
    '/aldi.csv': 'name,price\nSalted Butter 250g,£2.80\n',
  };
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  visit('/shop', () =>
    pageOf((url) => {
      const text = files[url.split('?')[0]!];
      const ok = text !== undefined;
      return Promise.resolve({ ok, status: ok ? 200 : 404, text: async () => text ?? '' });
    }),
  );
  expect(
    await screen.findByRole('heading', { name: 'Tesco, about £2.00 and £45.00 to check' }),
  ).toBeVisible();
  expect(screen.getByText('£0.00 of about £2.00 and £45.00 to check')).toBeVisible();
  expect(screen.getByText(/^£45\.00 · to check, not counted/)).toBeVisible();
  // In the trolley it counts: above the stop, at the stop and in its own row.
  await userEvent.click(screen.getByRole('checkbox', { name: /Semi Skimmed Milk/ }));
  expect(screen.getByText('£45.00 of about £47.00')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tesco, about £47.00' })).toBeVisible();
  expect(screen.getByText(/^£45\.00 · (?!to check)/)).toBeVisible();
  jest.restoreAllMocks();
});

test.each([
  null,
  '',
  '{',
  '[]',
  '{"of":"","stops":{},"missing":[]}',
  '{"of":"","stops":[{"store":"TESCO","things":[{"tick":"a"}]}],"missing":[]}',
  '{"of":1,"stops":[],"missing":[]}',
  '{"of":"","stops":[],"missing":[1]}',
])('%s is no trip', (text) => expect(readTrip(text)).toBeNull());

test('what was picked by its name is not named twice', () => {
  const line = (item: string) => ({
    key: item,
    item,
    packs: 1,
    product: 'Tesco Bananas Loose',
    category: 'General',
    size: '1 kg',
    price: 1,
    cost: 1,
    receipt: '£1.00',
    offers: [],
    toCheck: false,
  });
  const lines = [line('bananas'), line('tesco bananas loose')];
  const stops = [{ store: 'TESCO', lines, total: 2, waiting: 0 }];
  const trip = { verdict: '', notes: [], stops, missing: [] };
  expect(keptTripOf(trip, [], '').stops[0]!.things.map(({ about }) => about)).toEqual([
    '1 kg · for “bananas”',
    '1 kg',
  ]);
});

test('a trip and an order are read as they were written; what is no aisle is left out', () => {
  const trip: KeptTrip = { of: 'x', stops: [{ store: 'ALDI', things: THINGS }], missing: ['a'] };
  expect(readTrip(writeTrip(trip)[0]![1])).toEqual(trip);
  expect(readAisleOrders('{"TESCO":["frozen","nowhere",1],"ALDI":3}')).toEqual({
    TESCO: ['frozen'],
  });
  expect(readAisleOrders('[')).toEqual({});
});

const silent = { post: () => undefined, listen: () => undefined, close: () => undefined };

test('the plan of the last visit is there while nothing answers, and not for another list', async () => {
  kept('TESCO', ['salted butter', 'bananas']);
  const first = visit('/shop');
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(window.localStorage.getItem('shoppingTrip')).not.toBeNull());
  first.unmount();
  const again = visit('/shop', () => silent);
  await screen.findAllByRole('checkbox');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(shown);
  again.unmount();
  window.localStorage.setItem('shoppingList', '["bread"]');
  visit('/shop', () => silent);
  expect(await screen.findByText('Comparing prices across supermarkets...')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

describe('the plan of the last visit stays, and is said to be old, until its prices are there again', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
  const ALDI = 'name,price\nAldi Salted Butter 250g,£1.00\nAldi Bananas,£0.80\n';
  const files = (aldi: string | null): Record<string, string> => ({
    '/tesco.csv': 'name,price\nTesco Salted Butter 250g,£2.00\nTesco Bananas,£1.00\n',
    '/asda.csv': 'name,price\nASDA Salted Butter 250g,£1.50\nASDA Bananas,£0.90\n',
    '/catalogue.json': '{"stores":[{"store":"ALDI","file":"aldi.csv","rows":2}]}',
    ...(aldi === null ? {} : { '/aldi.csv': aldi }),
  });
  const host = { files: files(ALDI) };
  const port = () =>
    pageOf((url) => {
      const text = host.files[url.split('?')[0]!];
      return Promise.resolve({
        ok: text !== undefined,
        status: text === undefined ? 404 : 200,
        text: async () => text ?? '',
      });
    });
  test.each([
    ['cannot be loaded', null],
    ['is cut off', 'name,price\nAldi Salted Butter 250g,£1.00\n'],
  ])('the file of the shop it leads to %s', async (_, broken) => {
    kept('TESCO', ['salted butter', 'bananas']);
    host.files = files(ALDI);
    const first = visit('/shop', port);
    await screen.findByRole('heading', { name: 'Aldi, about £1.80' });
    await waitFor(() => expect(window.localStorage.getItem('shoppingTrip')).not.toBeNull());
    first.unmount();
    host.files = files(broken);
    const { user } = visit('/shop', port);
    const old = 'This is your last plan: the prices of today could not be loaded.';
    await screen.findByText(old);
    expect(screen.getByRole('heading', { name: 'Aldi, about £1.80' })).toBeVisible();
    // Its shop is not said to be left out beside it.
    expect(screen.queryByText(/Aldi \((?:1 of 2 rows|HTTP error)/)).toBeNull();
    if (broken !== null) return;
    host.files = files(ALDI.replace('1.00', '1.10'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Aldi, about £1.90' });
    expect(screen.queryByText(old)).toBeNull();
    expect(screen.getByText(/^Left out, .*: Morrisons \(/)).toBeVisible();
  });
});

test('the results keep the plan for the shop', async () => {
  kept('TESCO', ['salted butter']);
  visit('/results');
  await waitFor(() => expect(window.localStorage.getItem('shoppingTrip')).not.toBeNull());
});

test('the order of the aisles is changed, kept for this shop, and back to usual', async () => {
  kept('TESCO', ['salted butter', 'chopped tomatoes']);
  window.localStorage.setItem('viewChoices', '{"stops":"one"}');
  const { user } = visit('/shop');
  const aisles = () =>
    screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(aisles()).toEqual(['Dairy, eggs and chilled', 'Food cupboard']));
  await user.click(screen.getByRole('button', { name: /^Change the order of the aisles at/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const down = () => dialog.getByRole('button', { name: 'Move Dairy, eggs and chilled down' });
  for (let times = 0; times < 1; times++) await user.click(down());
  expect(down()).toHaveFocus();
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Dairy, eggs and chilled moved to place 5 of 14',
  );
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(aisles()).toEqual(['Food cupboard', 'Dairy, eggs and chilled']);
  const stored = JSON.parse(window.localStorage.getItem('aisleOrder')!) as Record<string, string[]>;
  expect(Object.values(stored)[0]!.slice(0, 4)).toEqual(['produce', 'bakery', 'meat', 'cupboard']);
});

test('the usual order comes back by its button, which keeps the focus and says so', async () => {
  kept('TESCO', ['salted butter', 'bananas']);
  const { user } = visit('/shop');
  await screen.findAllByRole('checkbox');
  await user.click(screen.getByRole('button', { name: /^Change the order of the aisles/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Move Frozen up' }));
  expect(dialog.getByRole('button', { name: 'Move Frozen up' })).toHaveFocus();
  const usual = dialog.getByRole('button', { name: 'Usual order' });
  await user.click(usual);
  expect(usual).toHaveFocus();
  expect(dialog.getByRole('status')).toHaveTextContent('Usual order');
  expect(window.localStorage.getItem('aisleOrder')).toBeNull();
});

test('the order of one shop stands when another tab has changed that of another shop', async () => {
  kept('TESCO', ['salted butter', 'bananas']);
  const { user } = visit('/shop');
  await screen.findAllByRole('checkbox');
  window.localStorage.setItem('aisleOrder', '{"MORRISONS":["frozen"]}');
  await user.click(screen.getByRole('button', { name: /^Change the order of the aisles/ }));
  await user.click(await screen.findByRole('button', { name: 'Move Frozen up' }));
  expect(readAisleOrders(window.localStorage.getItem('aisleOrder'))).toMatchObject({
    MORRISONS: ['frozen'],
  });
});
