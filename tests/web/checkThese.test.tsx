// What is odd stays out of every total until the shopper says that it is right; a loyalty card counts once it is said to be there.
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { kept, pageOf, visit } from './visit';

const FILES: Readonly<Record<string, string>> = {
  '/tesco.csv':
    'name,price,clubcard price\nTesco Salted Butter 250g,£2.00,£1.50\nTesco Semi Skimmed Milk 2L,£1.50,\n',
  '/aldi.csv': 'name,price\nSalted Butter 250g,£1.80\nSemi Skimmed Milk 2L,£0.60\n',
};
const port = () =>
  pageOf((url) => {
    const text = FILES[url.split('?')[0]!];
    const ok = text !== undefined;
    return Promise.resolve({ ok, status: ok ? 200 : 404, text: () => Promise.resolve(text ?? '') });
  });

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const savings = () =>
  screen.findByRole('heading', { name: 'Potential Savings' }).then((found) => found.parentElement!);

test('more than half of the cost saved: to be checked, not counted, and counted once confirmed', async () => {
  kept('TESCO', ['salted butter', 'semi skimmed milk']);
  const { user } = visit('/results', port);
  expect(await savings()).toHaveTextContent('£0.20');
  const check = within(await screen.findByRole('region', { name: 'Check these' }));
  expect(check.getByRole('heading', { name: /^semi skimmed milk/ })).toBeVisible();
  expect(check.getByText(/^Saves 90p of £1\.50/)).toBeVisible();
  const items = within(screen.getByRole('region', { name: 'Item-by-Item Comparison' }));
  expect(items.queryByRole('heading', { name: /^semi skimmed milk/ })).toBeNull();
  await user.click(check.getByRole('button', { name: 'Yes, that is right: semi skimmed milk' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Check these' })).toBeNull());
  expect(await savings()).toHaveTextContent('£1.10');
  expect(items.getByRole('heading', { name: /^semi skimmed milk/ })).toBeVisible();
  expect(JSON.parse(window.localStorage.getItem('viewChoices')!)).toMatchObject({
    confirmed: ['semi skimmed milk'],
  });
  // A thumb that slipped takes it back.
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Check these' })).toBeVisible();
  expect(await savings()).toHaveTextContent('£0.20');
});

test('the card of the own store: its second price counts, and both totals are said', async () => {
  kept('TESCO', ['salted butter']);
  const { user } = visit('/results', port);
  const go = await screen.findByRole('region', { name: /^Go to Aldi: £0\.20 less/ });
  expect(go).toHaveTextContent('With Clubcard Tesco is £0.30 less than that.');
  const own = () => screen.findByRole('row', { name: /Tesco/ });
  expect(await own()).toHaveTextContent('£1.50 with Clubcard');
  await user.click(await screen.findByRole('button', { name: /^Shops, cards and preferences/ }));
  await user.click(screen.getByRole('switch', { name: 'Tesco: Clubcard' }));
  expect(await screen.findByRole('region', { name: 'Stay with Tesco' })).toBeVisible();
  await waitFor(async () => expect(await own()).toHaveTextContent('£2.00 without Clubcard'));
});

test('a line that holds two things says that only the first is compared, and where it is split', async () => {
  kept('TESCO', ['salted butter and bread', 'semi skimmed milk']);
  visit('/results');
  const told = await screen.findByText(
    '2 things in one line (salted butter; bread): only the first is compared.',
  );
  expect(within(told.closest('li')!).getByRole('heading')).toHaveTextContent(/^salted butter/);
  expect(screen.getAllByRole('link', { name: 'Split it on your list' })).toHaveLength(1);
});

test('two things that are sold as one are said to be compared as one', async () => {
  kept('TESCO', ['shampoo + conditioner']);
  visit('/results', () =>
    pageOf(async () => ({
      ok: true,
      status: 200,
      text: async () =>
        'name,price\nVosene Shampoo & Conditioner 250ml,£2.00\nWhite Bread 800g,£1\n',
    })),
  );
  expect(
    await screen.findByText(
      '2 things in one line (shampoo; conditioner): they are compared as one thing.',
    ),
  ).toBeVisible();
});
