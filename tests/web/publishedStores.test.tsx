// A store without bundled prices is there once catalogue.json names it; one that no build knew is compared with.
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { fetchFixture, pageOf, visit } from './visit';

const PRICES = 'name,price\nUnsalted Butter 250g,£1.60\n';
const published = (stores: readonly string[]) =>
  pageOf((url) => {
    const text =
      url === '/catalogue.json'
        ? JSON.stringify({ stores: stores.map((store) => ({ store })) })
        : /^\/(?:lidl|nosuchmart)\.csv/.test(url)
          ? PRICES
          : null;
    return text === null
      ? fetchFixture(url)
      : Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(text) });
  });

const OF_THE_SPECIFICATION = ['Aldi', 'Asda', 'Morrisons', "Sainsbury's", 'Tesco'];

beforeEach(() => localStorage.clear());

async function offered(stores: readonly string[]): Promise<(string | null)[]> {
  const { user } = visit('/select-supermarket', () => published(stores));
  await screen.findByText(/We compare its prices with those of the other/);
  // The manifest has come when what it names is counted.
  const more = stores.includes('Lidl') ? 'five' : 'four';
  await screen.findByText(`We compare its prices with those of the other ${more}.`);
  await user.click(screen.getByRole('combobox', { name: 'Supermarket' }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

test('only the five of the specification without a manifest that names more', async () => {
  expect(await offered([])).toEqual(OF_THE_SPECIFICATION);
});

test('a published store can be chosen; one that no build knew cannot: its name would not be known again', async () => {
  expect(await offered(['Lidl', 'Nosuchmart'])).toEqual([...OF_THE_SPECIFICATION, 'Lidl']);
});

test.each([
  ['published', ['Lidl'], true],
  ['not published', [], false],
])('a list for Lidl came by a link, whose prices are %s', async (_, stores, chosen) => {
  localStorage.setItem('selectedSupermarket', 'LIDL');
  visit('/select-supermarket', () => published(stores));
  const others = chosen ? 'five' : 'four';
  await screen.findByText(`We compare its prices with those of the other ${others}.`);
  const select = screen.getByRole('combobox', { name: 'Supermarket' });
  expect(select.textContent).toMatch(chosen ? /^Lidl$/ : /^\u200b?$/);
  expect((screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement).disabled).toBe(
    !chosen,
  );
});

test('both are compared with', async () => {
  localStorage.setItem('selectedSupermarket', 'TESCO');
  localStorage.setItem('shoppingList', JSON.stringify(['unsalted butter']));
  visit('/results', () => published(['Lidl', 'Nosuchmart']));
  await screen.findByRole('region', { name: 'Item-by-Item Comparison' });
  expect((await screen.findAllByText(/Lidl/)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(/Nosuchmart/i)).length).toBeGreaterThan(0);
});

test('the filters of the results name every published store, and one left out stays out after a reload', async () => {
  localStorage.setItem('selectedSupermarket', 'TESCO');
  localStorage.setItem('shoppingList', JSON.stringify(['unsalted butter']));
  const { user, unmount } = visit('/results', () => published(['Lidl', 'Nosuchmart']));
  await screen.findByRole('region', { name: 'Item-by-Item Comparison' });
  await user.click(await screen.findByRole('button', { name: /^Shops, cards and preferences/ }));
  await user.click(await screen.findByRole('checkbox', { name: /nosuchmart/i }));
  expect(screen.getByRole('checkbox', { name: 'Lidl' })).toBeChecked();
  await screen.findByText(/\(1 changed\)/);
  unmount();
  visit('/results', () => published(['Lidl', 'Nosuchmart']));
  await screen.findByText(/\(1 changed\)/);
  const items = screen.getByRole('region', { name: 'Item-by-Item Comparison' });
  expect(within(items).queryByText(/nosuchmart/i)).toBeNull();
});
