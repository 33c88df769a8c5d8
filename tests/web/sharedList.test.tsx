// A list that came in the fragment of an address.
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { createEngineClient } from '../../src/engineClient/client';
import { ServicesProvider } from '../../src/services/services';
import { browserStorage, createSessionStore } from '../../src/session/store';
import SharedListPage from '../../src/share/SharedListPage';
import { shareLink } from '../../src/share/shareLink';
import { kept, pageOfFixtures, visit } from './visit';

const address = (store: string, ...lines: string[]): string => shareLink('', { store, lines });
const shown = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Shared list' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test('a second link opened in the same tab shows its own list, and that is the one that is used', async () => {
  kept(null);
  const services = {
    session: createSessionStore(browserStorage),
    engine: createEngineClient(pageOfFixtures, pageOfFixtures),
  };
  render(
    <ServicesProvider services={services}>
      <MemoryRouter initialEntries={[address('MORRISONS', 'tea')]}>
        <SharedListPage />
        <Link to={address('ALDI', 'jam', 'ham')}>the second link</Link>
      </MemoryRouter>
    </ServicesProvider>,
  );
  expect(shown()).toEqual(['tea']);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'the second link' }));
  expect(shown()).toEqual(['jam', 'ham']);
  await user.click(screen.getByRole('button', { name: 'Use this list' }));
  const { store, lines } = services.session.getSnapshot().session;
  expect([store, ...lines.map(({ text }) => text)]).toEqual(['ALDI', 'jam', 'ham']);
});

describe('a list that took the place of the own one', () => {
  const taken = async () => {
    kept('TESCO', ['semi skimmed milk', '2 x bread']);
    window.localStorage.setItem('shoppingTicks', '["TESCO|bread"]');
    const { user } = visit(address('ALDI', 'jam', 'ham'));
    await user.click(await screen.findByRole('button', { name: 'Use this list' }));
    await screen.findByText('Own list put away');
    expect(window.localStorage.getItem('shoppingList')).toBe('["jam","ham"]');
    return user;
  };
  test('goes by Undo: store, rows and ticks of before come back, and the heading has the focus', async () => {
    const user = await taken();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const { selectedSupermarket, shoppingList, shoppingTicks } = { ...window.localStorage };
    expect([selectedSupermarket, shoppingList, shoppingTicks]).toEqual([
      'TESCO',
      '["semi skimmed milk","2 x bread"]',
      '["TESCO|bread"]',
    ]);
    expect(screen.queryByText('Own list put away')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
  test('once it is changed it is the own one: no press takes the change away', async () => {
    const user = await taken();
    await user.click(await screen.findByRole('button', { name: 'Remove jam' }));
    expect(screen.queryByText('Own list put away')).toBeNull();
  });
});

test('who opens a link that was cut short is told that the end of the list is missing', async () => {
  kept(null);
  visit(address('MORRISONS', 'tea', 'jam', 'butter').slice(0, -5));
  await screen.findByRole('heading', { name: 'A shopping list for you' });
  expect(shown()).toEqual(['tea', 'jam']);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The end of this list is missing: the link was cut short on its way. Ask for the link again to have all of it.',
  );
});

test('who opens a link that did not hold all of the list is told how much is left out', async () => {
  kept(null);
  visit(shareLink('', { store: 'ALDI', lines: ['tea'], leftOut: 3 }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'At most 200 items fit: the last 3 items are left out.',
  );
});

test('the skip link leads to the content and leaves the fragment alone', async () => {
  kept(null);
  const { user } = visit(address('MORRISONS', 'tea'));
  window.location.hash = '#list=kept';
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('#list=kept');
});
