// Code that does not come: said in its place, the list kept, and asked for again.
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { lazyScreen } from '../../src/app/lazyScreen';
import { kept, visit } from './visit';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

class Outer extends Component<{ children: ReactNode }, { fault: string | null }> {
  override state = { fault: null as string | null };
  static getDerivedStateFromError = (error: Error) => ({ fault: error.message });
  override render() {
    return this.state.fault ?? this.props.children;
  }
}
const show = (Screen: ComponentType) =>
  render(
    <MemoryRouter>
      <Outer>
        <Suspense fallback="…">
          <Screen />
        </Suspense>
      </Outer>
    </MemoryRouter>,
  );

test.each(['screen', 'part'] as const)(
  'a %s that fails to load can be asked for again',
  async (as) => {
    let tries = 0;
    const { Screen } = lazyScreen<object>(
      () =>
        ++tries < 3
          ? Promise.reject(new Error('Loading chunk 891 failed'))
          : Promise.resolve({ default: () => <p>Here</p> }),
      as,
    );
    show(Screen);
    for (const round of [1, 2]) {
      expect(await screen.findByRole('alert')).toHaveTextContent('Your list is safe.');
      expect(tries).toBe(round);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    }
    expect(await screen.findByText('Here')).toBeVisible();
    expect(screen.queryByText(/chunk/)).toBeNull();
  },
);

test('a fault of the screen itself is still the error screen', async () => {
  const { Screen } = lazyScreen<object>(() =>
    Promise.resolve({
      default: (): ReactNode => {
        throw new Error('a fault');
      },
    }),
  );
  show(Screen);
  expect(await screen.findByText('a fault')).toBeVisible();
});

test('no engine at all: the list says so and can be written; the results too, until it is tried again', async () => {
  kept('TESCO', ['semi skimmed milk']);
  const none = () => ({
    post: () => undefined,
    listen: (_: unknown, broken: (reason: string) => void) =>
      void setTimeout(() => broken('the engine could not be loaded')),
    close: () => undefined,
  });
  const { user } = visit('/shopping-list', none);
  expect(
    await screen.findByText(/the part of this page that reads them did not come/),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Item 1' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Compare Prices' }));
  expect(await screen.findByText('Your list could not be compared')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your list could not be compared')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('shoppingList')!)).toEqual(['semi skimmed milk']);
});
