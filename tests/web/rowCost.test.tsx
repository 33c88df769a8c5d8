// What a change of one row costs the others: an Autocomplete each, which a slow phone feels.
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ListRows } from '../../src/list/ListRows';
import type { RowHandlers } from '../../src/list/ListRow';
import type * as wholeText from '../../src/layout/WrappedFieldText';
import { fetchFixture, kept, pageOf, visit } from './visit';

const mockMade: string[] = [];
jest.mock('../../src/layout/WrappedFieldText', () => {
  const real = jest.requireActual<typeof wholeText>('../../src/layout/WrappedFieldText');
  return {
    ...real,
    WrappedFieldText: (props: { children: string }) => {
      mockMade.push(props.children);
      return <real.WrappedFieldText {...props} />;
    },
  };
});

/** Until no row was drawn for a while. */
async function quiet() {
  for (let drawn = -1; drawn !== mockMade.length;) {
    drawn = mockMade.length;
    await act(() => new Promise((done) => setTimeout(done, 500)));
  }
}

test('a row that goes, or gets another number, makes no field above it anew; those below only learn their place', async () => {
  kept('TESCO', ['milk', '2 x bread', 'butter', 'eggs', 'tea']);
  const fetched = new Set<string>();
  const { user } = visit('/shopping-list', () =>
    pageOf((url) => {
      fetched.add(String(url));
      return fetchFixture(String(url));
    }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove tea' })).toBeEnabled());
  await screen.findByRole('combobox', { name: 'Item 5' });
  // Prices that arrive draw every row anew: the other stores' come a second later.
  await waitFor(() => expect([...fetched].filter((url) => url.includes('.csv'))).toHaveLength(5));
  await quiet();
  mockMade.length = 0;
  await user.click(screen.getByRole('button', { name: 'One more of bread' }));
  expect(new Set(mockMade)).toEqual(new Set(['3 x bread']));
  // Its new price draws it once more.
  await quiet();
  mockMade.length = 0;
  await user.click(screen.getByRole('button', { name: 'Remove eggs' }));
  expect(await screen.findByRole('combobox', { name: 'Item 4' })).toHaveValue('tea');
  expect(new Set(mockMade)).toEqual(new Set(['tea']));
});

test('rows that waited for the prices are let go from the top, a part at a time', () => {
  jest.useFakeTimers();
  const handlers = { register: () => undefined } as unknown as RowHandlers;
  const lines = Array.from({ length: 25 }, (_, id) => ({ id, text: '', pick: null }));
  const rows = (disabled: boolean) => (
    <ListRows
      lines={lines}
      disabled={disabled}
      handlers={handlers}
      store="TESCO"
      narrow={false}
      answers={new Map()}
    />
  );
  const waiting = () => document.querySelectorAll('input:disabled').length;
  const { rerender } = render(rows(true));
  act(() => jest.runAllTimers());
  expect([waiting(), document.querySelectorAll('input').length]).toEqual([25, 25]);
  rerender(rows(false));
  expect(waiting()).toBe(5);
  act(() => jest.runAllTimers());
  expect(waiting()).toBe(0);
  jest.useRealTimers();
});
