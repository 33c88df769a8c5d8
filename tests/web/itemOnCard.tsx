import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fs from 'node:fs';
import path from 'node:path';
import {
  buildCatalogue,
  compareList,
  DEFAULT_STORES,
  type ComparedProduct,
  type ItemComparison,
  type ListLine,
} from '../../engine';
import { ItemCard } from '../../src/results/ItemCard';
import { createEngineClient } from '../../src/engineClient/client';
import { ServicesProvider } from '../../src/services/services';
import { browserStorage, createSessionStore } from '../../src/session/store';
import { pageOfFixtures } from './visit';

const { catalogue } = buildCatalogue(
  DEFAULT_STORES.map(({ storedName, file }) => ({
    store: storedName,
    file,
    text: fs.readFileSync(path.join(__dirname, '../fixtures/stores', file), 'utf8'),
  })),
);

/** The comparison of one line over the fixtures, as the results page gets it. */
export const itemOf = (text: string, more: Partial<ListLine> = {}): ItemComparison =>
  compareList({ store: 'TESCO', lines: [{ text, ...more }] }, catalogue).items[0]!;

/** Unfolded, with what its buttons ask for. */
export async function card(item: ItemComparison, store = 'TESCO') {
  const asked: unknown[] = [];
  const services = {
    session: createSessionStore(browserStorage),
    engine: createEngineClient(pageOfFixtures, pageOfFixtures),
  };
  render(
    <ServicesProvider services={services}>
      <ul>
        <ItemCard
          item={item}
          at={3}
          store={store}
          order="saving"
          onChange={(...args) => asked.push(['change', ...args])}
          onUse={(at, where, { name }) => asked.push(['use', at, where, name])}
        />
      </ul>
    </ServicesProvider>,
  );
  const shown = within(screen.getAllByRole('listitem')[0]!);
  const user = userEvent.setup();
  const row = within(shown.getByRole('heading', { level: 3 })).getByRole('button');
  const folded = row.textContent;
  expect(row).toHaveAttribute('aria-expanded', 'false');
  expect(shown.queryByText('vs')).toBeNull();
  await user.click(row);
  return { shown, user, asked, folded };
}

export const labelOf = ({ store }: ComparedProduct): string =>
  DEFAULT_STORES.find(({ storedName }) => storedName === store)!.label;
