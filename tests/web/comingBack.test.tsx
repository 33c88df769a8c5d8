// Who left a list behind goes on with it; who put one away gets it back.
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { kept, visit } from './visit';

beforeEach(() => window.localStorage.clear());

const CARRY_ON = /^Carry on with your/;

test('the landing page offers to carry on with the list that waits, by its store and its length', () => {
  kept('TESCO', ['milk', ' ', '2 x bread']);
  visit('/');
  const link = screen.getByRole('link', { name: 'Carry on with your Tesco list (2 items)' });
  expect(link).toHaveAttribute('href', '/shopping-list');
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/select-supermarket',
  );
});

test.each([
  ['no store', null, ['milk']],
  ['rows without words', 'TESCO', ['', ' ']],
])('nothing to carry on with: %s', (_, store, list) => {
  kept(store, list);
  visit('/');
  expect(screen.queryByRole('link', { name: CARRY_ON })).toBeNull();
});

test('Start New Comparison clears what is stored; Undo brings it back, results and all', async () => {
  kept('TESCO', ['semi skimmed milk', 'salted butter']);
  const { user } = visit('/results');
  await user.click(await screen.findByRole('button', { name: 'Start New Comparison' }));
  await screen.findByRole('link', { name: 'Get Started' });
  for (const key of ['selectedSupermarket', 'shoppingList', 'selectedProducts'])
    expect(window.localStorage.getItem(key)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(window.localStorage.getItem('selectedSupermarket')).toBe('TESCO');
  expect(JSON.parse(window.localStorage.getItem('shoppingList')!)).toEqual([
    'semi skimmed milk',
    'salted butter',
  ]);
  expect(await screen.findByRole('heading', { name: 'Item-by-Item Comparison' })).toBeVisible();
});

test('a list of now is never replaced by the one that was put away', async () => {
  kept('TESCO', ['semi skimmed milk']);
  const { user } = visit('/results');
  await user.click(await screen.findByRole('button', { name: 'Start New Comparison' }));
  await screen.findByRole('button', { name: 'Undo' });
  // As another tab writes it.
  window.localStorage.setItem('selectedSupermarket', 'ALDI');
  window.localStorage.setItem('shoppingList', '["tea"]');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'shoppingList' }));
  });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Carry on with your Aldi list (1 item)' })).toBeVisible();
});
