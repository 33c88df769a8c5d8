// The list is changed in another tab while its results, or the list for the shop, are looked at in this one.
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { kept, visit, unfold } from './visit';

/** What the other tab leaves in the storage, and the event that tells this one. */
function elsewhere(store: string | null, list: readonly string[] = []): void {
  kept(store, list);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
}
const results = () => screen.findByRole('button', { name: 'Start New Comparison' });

test.each([
  ['/results', 'Your Price Comparison Results'],
  ['/shop', 'In the shop'],
])('%s is left when another tab starts a new comparison', async (address, title) => {
  kept('TESCO', ['salted butter', 'bread']);
  visit(address);
  await screen.findByRole('heading', { name: title });
  elsewhere(null);
  expect(
    await screen.findByRole('heading', { name: 'Where do you currently shop for groceries?' }),
  ).toBeVisible();
});

test('results are left for the list when another tab clears it', async () => {
  kept('TESCO', ['salted butter', 'bread']);
  visit('/results');
  await results();
  elsewhere('TESCO', ['']);
  expect(
    await screen.findByRole('heading', { name: "What's on your shopping list?" }),
  ).toBeVisible();
});

test('another list of another tab is compared, and what was asked about an item of the old one is no longer asked', async () => {
  kept('TESCO', ['salted butter', 'bread']);
  const { user } = visit('/results');
  await results();
  await unfold(user, 'salted butter');
  await user.click(await screen.findByRole('button', { name: /^Change .*butter.* at Asda$/i }));
  expect(
    await screen.findByRole('dialog', { name: 'Which one is salted butter at Asda?' }),
  ).toBeVisible();
  elsewhere('TESCO', ['semi skimmed milk', 'bread', 'eggs']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('out of 3')).toBeVisible();
});

test('Start New Comparison goes home, with what another tab wrote before', async () => {
  kept('TESCO', ['salted butter', 'bread']);
  const { user } = visit('/results');
  await results();
  elsewhere('TESCO', ['bread']);
  await user.click(await results());
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible();
});

test('what another tab ticks does not take the keyboard away: the next thing has it', async () => {
  kept('TESCO', ['salted butter', 'semi skimmed milk', 'chopped tomatoes']);
  const { user } = visit('/shop');
  const boxes = () => screen.getAllByRole('checkbox');
  const names = () => boxes().map((box) => box.closest('li')!.textContent);
  await waitFor(() => expect(boxes()).toHaveLength(3));
  const before = names();
  // The tick as it is kept, then as nobody made it here.
  await user.click(boxes()[0]!);
  const ticks = window.localStorage.getItem('shoppingTicks')!;
  await user.click(boxes().at(-1)!);
  await waitFor(() => expect(names()).toEqual(before));
  act(() => boxes()[0]!.focus());
  window.localStorage.setItem('shoppingTicks', ticks);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'shoppingTicks' })));
  await waitFor(() => expect(names()).toEqual([before[1], before[2], before[0]]));
  expect(boxes()[0]).toHaveFocus();
});
