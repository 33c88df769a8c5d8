// "Shops to include": what the results say without any, and how long the choice lasts.
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { kept, visit } from './visit';

const filters = () => JSON.parse(window.localStorage.getItem('listFilters') ?? 'null') as unknown;

/** Results for salted butter with none of the four other stores ticked. */
async function withoutStores() {
  kept('TESCO', ['salted butter']);
  window.localStorage.setItem(
    'listFilters',
    JSON.stringify({ stores: ['TESCO'], sameSizeOnly: true }),
  );
  const { user } = visit('/results');
  await screen.findByRole('button', { name: 'Start New Comparison' });
  return user;
}

test('no store left: that is the reason, and no verdict on the own store; one ticked again is compared', async () => {
  const user = await withoutStores();
  expect(screen.getByRole('heading', { name: 'No comparisons available' })).toBeVisible();
  expect(screen.getByText(/^No store is left to compare with\./)).toBeVisible();
  for (const untrue of [/Possible reasons/, /Current store is competitive/])
    expect(screen.queryByText(untrue)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Shops, cards and preferences/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Asda' }));
  await waitFor(() => expect(screen.queryByText(/^No store is left/)).toBeNull());
  expect(screen.getByRole('heading', { name: 'Item-by-Item Comparison' })).toBeVisible();
});

test('which stores are compared ends with Start New Comparison, what counts as a match stays', async () => {
  const user = await withoutStores();
  await user.click(screen.getByRole('button', { name: 'Start New Comparison' }));
  await screen.findByRole('link', { name: 'Get Started' });
  expect(filters()).toEqual({ sameSizeOnly: true });
});
