// A list that was compared while it was written is answered at the press: no loading view, no second question.
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { createHost } from '../../src/engineClient/host';
import type { EnginePort, ToEngine } from '../../src/engineClient/protocol';
import { fetchFixture, kept, visit } from './visit';

/** An engine with a thread of its own, and what it is asked. */
function aside() {
  const asked: ToEngine[] = [];
  const port = (): EnginePort => {
    let host: (message: ToEngine) => void;
    return {
      post: (message) => {
        asked.push(message);
        host(message);
      },
      listen: (hear) => {
        host = createHost(fetchFixture, hear, true);
      },
      close: () => undefined,
    };
  };
  return { port, comparisons: () => asked.filter(({ verb }) => verb === 'compare').length };
}

const verdict = () => screen.findByRole('region', { name: /Go to|Stay with|, and / });

afterEach(() => jest.useRealTimers());

/** On the list, which rests for as long as it takes to be looked up. */
async function rested(list: readonly string[]) {
  jest.useFakeTimers();
  kept('TESCO', list);
  const { port, comparisons } = aside();
  visit('/shopping-list', port);
  for (let second = 0; second < 12; second++) await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
  return comparisons;
}

test('what was compared ahead stands there at the press, and is kept for the next visit', async () => {
  const comparisons = await rested(['salted butter', 'bananas']);
  act(() => screen.getByRole('button', { name: 'Compare Prices' }).click());
  expect(await verdict()).toBeVisible();
  expect(screen.queryByText('Comparing prices across supermarkets...')).toBeNull();
  await waitFor(() => expect(window.localStorage.getItem('lastAnswer')).not.toBeNull());
  await waitFor(() => expect(window.localStorage.getItem('matchedProducts')).not.toBeNull());
  expect(comparisons()).toBe(0);
});

test('a list that was changed since is asked for', async () => {
  const comparisons = await rested(['salted butter', 'bananas']);
  act(() => screen.getByRole('button', { name: 'Remove bananas' }).click());
  act(() => screen.getByRole('button', { name: 'Compare Prices' }).click());
  expect(await verdict()).toBeVisible();
  expect(comparisons()).toBeGreaterThan(0);
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(1);
});
