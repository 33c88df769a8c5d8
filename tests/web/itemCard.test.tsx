// A row an item, and the specified card that it unfolds to.
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
import { orderedItems } from '../../src/results/itemOrder';
import { itemRow } from '../../src/results/itemRow';
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
const itemOf = (text: string, more: Partial<ListLine> = {}): ItemComparison =>
  compareList({ store: 'TESCO', lines: [{ text, ...more }] }, catalogue).items[0]!;

/** Unfolded, with what its buttons ask for. */
async function card(item: ItemComparison, store = 'TESCO') {
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

test('the row: the item, where it is cheapest, what is handed over for all of it, what that saves', async () => {
  const found = itemOf('3 x salted butter');
  const item = { ...found, bestSaving: { ...found.bestSaving!, basis: 'pack' as const } };
  const { folded } = await card(item);
  const { product2, potentialSaving } = item.bestSaving!;
  expect(product2.receipt).toMatch(/^3 × .* = £/);
  expect(folded).toBe(`salted butterAldi · ${product2.receipt}Save £${potentialSaving.toFixed(2)}`);
});

test.each([
  ['half doz eggs', 'row'],
  ['butter (salted)', 'card'],
  ['2 x salted butter', 'nowhere'],
])('what was written stands where the name does not say it: %s', async (text, where) => {
  const words = `You wrote “${text}”`;
  const { shown, folded } = await card(itemOf(text));
  expect(folded!.includes(words)).toBe(where === 'row');
  expect(shown.queryAllByText(words)).toHaveLength(where === 'nowhere' ? 0 : 1);
});

test('a saving that rests on a pack of unknown size is marked in its row', async () => {
  const item = itemOf('salted butter');
  const { shown, folded } = await card({
    ...item,
    bestSaving: { ...item.bestSaving!, basis: 'size-unknown' },
  });
  expect(folded).toMatch(/Save £\d\.\d\d size\?, pack size unknown$/);
  expect(shown.getByTitle('Pack size unknown')).toBeVisible();
});

test('the marked rows are what the total says of packs of unknown size', () => {
  const prices = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price\nTesco Salted Butter 250g,2.00\nTesco Bananas Loose,1.20\n',
    },
    {
      store: 'ALDI',
      file: 'aldi.csv',
      text: 'name,price\nSalted Butter 250g,1.80\nBananas,1.00\n',
    },
  ]).catalogue;
  const lines = [{ text: 'salted butter' }, { text: 'bananas' }];
  const { items, unsizedSaving, totalSaving } = compareList({ store: 'TESCO', lines }, prices);
  const rows = items.map((item) => itemRow(item, 'TESCO'));
  expect(rows.map(({ mark }) => mark)).toEqual(['', 'size?']);
  const sum = (marked: boolean): number =>
    Math.round(
      100 * rows.reduce((all, { saving, mark }) => (marked && !mark ? all : all + saving), 0),
    ) / 100;
  expect([sum(true), sum(false)]).toEqual([unsizedSaving, totalSaving]);
  expect(unsizedSaving).toBe(0.2);
});

test('the card: the rounded percentage once, the own product once, three comparisons of four', async () => {
  const item = itemOf('semi skimmed milk');
  expect(item.comparisons).toHaveLength(4);
  const cheaper = { ...item.comparisons[0]!, cheaperStore: 'ALDI', potentialSaving: 0.45 };
  const { shown } = await card({
    ...item,
    matchQuality: 0.876,
    bestSaving: cheaper,
    comparisons: [
      cheaper,
      ...item.comparisons.slice(1).map((other) => ({ ...other, potentialSaving: 0 })),
    ],
  });
  expect(shown.getAllByText('88% match')).toHaveLength(1);
  expect(shown.getByText('Save £0.45')).toBeVisible();
  expect(shown.getAllByText('vs')).toHaveLength(3);
  expect(shown.getAllByText(item.selectedProduct!.name)).toHaveLength(1);
  expect(shown.getByText('Tesco, your store')).toBeVisible();
  expect(shown.getAllByText(/is cheaper by/).map((said) => said.textContent)).toEqual([
    'Aldi is cheaper by £0.45',
  ]);
  for (const { product2 } of item.comparisons.slice(0, 3)) {
    expect(shown.getByText(product2.name)).toBeVisible();
    expect(
      shown.getAllByRole('button', { name: new RegExp(`^Change .* at ${labelOf(product2)}$`) }),
    ).toHaveLength(1);
  }
});

const labelOf = ({ store }: ComparedProduct): string =>
  DEFAULT_STORES.find(({ storedName }) => storedName === store)!.label;

test('without saving or likeness the card says neither', async () => {
  const item = itemOf('semi skimmed milk');
  const { shown, folded } = await card({
    ...item,
    matchQuality: 0,
    bestSaving: null,
    comparisons: item.comparisons.map((other) => ({ ...other, potentialSaving: 0 })),
  });
  expect(folded).toBe(`semi skimmed milkTesco · ${item.selectedProduct!.receipt}`);
  expect(shown.queryByText(/% match$/)).toBeNull();
  expect(shown.queryByText(/^Save /)).toBeNull();
  expect(shown.queryByText(/is cheaper by/)).toBeNull();
});

test('how sure: in words, and nothing is promised where prices or names are far apart', async () => {
  const item = itemOf('semi skimmed milk');
  const [first, second, third] = item.comparisons;
  const { shown } = await card({
    ...item,
    comparisons: [
      { ...first!, verdict: 'same', combinedSimilarity: 0.9, priceAlarm: false },
      { ...second!, verdict: 'similar', combinedSimilarity: 0.9, priceAlarm: false },
      { ...third!, verdict: 'same', combinedSimilarity: 0.9, priceAlarm: true },
    ],
  });
  const said = shown.getAllByText(/^(?:Same product|Very similar|Check this)$/);
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Same product',
    'Very similar',
    'Check this',
    // The fourth store's product, which no comparison speaks of.
    'Same product',
  ]);
});

test('what the shopper chose says so, at the own store and at another', async () => {
  const aldi = itemOf('semi skimmed milk').offers.find(({ store }) => store === 'ALDI')!.match!;
  const { shown } = await card(
    itemOf('semi skimmed milk', { choices: { ALDI: { name: aldi.name, price: aldi.price } } }),
  );
  expect(shown.getAllByText('You chose this')).toHaveLength(1);
});

test('Why and Change stand beside each product', async () => {
  const item = itemOf('semi skimmed milk');
  const { shown, user, asked } = await card(item);
  const { product2, reasons } = item.comparisons[0]!;
  await user.click(shown.getByRole('button', { name: `Why? ${product2.name}` }));
  expect(shown.getAllByText(reasons[0]!.words).length).toBeGreaterThan(0);
  await user.click(
    shown.getByRole('button', { name: `Change ${product2.name} at ${labelOf(product2)}` }),
  );
  expect(asked).toEqual([['change', 3, product2.store]]);
});

test('an item nobody sells: what to try instead, and no comparison', async () => {
  const { shown, folded } = await card(itemOf('unobtainium'));
  expect(folded).toBe('unobtainiumNothing found');
  expect(shown.getByText('No similar products found across other supermarkets.')).toBeVisible();
  expect(
    shown.getByText('Try searching with a more generic term or check the spelling.'),
  ).toBeVisible();
  expect(shown.queryByText('vs')).toBeNull();
});

test('only one other store has it: said in the row, and nothing denies it', async () => {
  const base = itemOf('semi skimmed milk');
  const { shown, folded } = await card({
    ...base,
    selectedProduct: null,
    comparisons: [],
    bestSaving: null,
    onlyAt: { store: 'ASDA', cost: 6.4 },
    offers: base.offers.map((offer) =>
      offer.store === 'ASDA'
        ? { ...offer, cost: 6.4, match: { ...offer.match!, receipt: '£6.40' } }
        : { ...offer, state: 'missing', match: null, cost: null, nearest: [] },
    ),
  });
  expect(folded).toBe('semi skimmed milkOnly at Asda · £6.40');
  expect(shown.getByText('Not at Tesco')).toBeVisible();
  expect(shown.queryByText(/No similar products/)).toBeNull();
  expect(shown.getByText("Nothing at Aldi, Morrisons, Sainsbury's")).toBeVisible();
});

test('not at the own store: the products that row, totals and trip count, cheapest first, and nothing cheaper than nothing', async () => {
  const base = itemOf('semi skimmed milk');
  const { shown, folded } = await card({
    ...base,
    selectedProduct: null,
    bestSaving: null,
    // Pairs of the other stores may speak of other products than those that are bought.
    comparisons: base.comparisons.map((other) => ({
      ...other,
      potentialSaving: 7.98,
      product2: { ...other.product2, name: 'Another milk', receipt: '£8.00' },
    })),
  });
  const matched = base.offers
    .filter(({ store, cost }) => store !== 'TESCO' && cost !== null)
    .sort((a, b) => a.cost! - b.cost!);
  const receipts = matched.map(({ match }) => match!.receipt);
  expect(folded).toContain(`Not at Tesco: ${labelOf(matched[0]!.match!)} · ${receipts[0]}`);
  expect(receipts.length).toBeGreaterThan(1);
  expect(shown.getAllByText(/^(?:£\d|\d+p)/).map(({ textContent }) => textContent)).toEqual(
    receipts,
  );
  for (const { match } of matched)
    expect(shown.getByRole('button', { name: `Why? ${match!.name}` })).toBeVisible();
  expect(shown.queryByText(/is cheaper by|^vs$|Another milk/)).toBeNull();
});

test('a price that no total counts says so, and can be used', async () => {
  const item = itemOf('semi skimmed milk');
  const [first, second] = item.comparisons;
  const reasons = [
    { kind: 'saving-not-counted' as const, weight: 'note' as const, words: 'not counted' },
  ];
  const product2 = { ...first!.product2, size: { kind: 'none' as const } };
  const compared = [product2.store, second!.product2.store];
  const { shown, user, asked } = await card({
    ...item,
    offers: item.offers.filter(({ store }) => store === 'TESCO' || compared.includes(store)),
    comparisons: [
      { ...first!, product2, note: 'Pack size unknown: pack against pack', reasons },
      { ...second!, reasons: [], priceAlarm: false },
    ],
  });
  // Said once, and not as if pack stood against pack.
  expect(shown.getAllByText(/^Pack size unknown\b/).map((said) => said.textContent)).toEqual([
    'Pack size unknown. Not counted in any total',
  ]);
  await user.click(shown.getByRole('button', { name: /^Use this: / }));
  expect(asked).toEqual([['use', 3, product2.store, product2.name]]);
});

test('not like for like: unfolds to what the store has, and Use this takes it', async () => {
  const base = itemOf('semi skimmed milk');
  const { shown, user, asked } = await card({
    ...base,
    comparisons: base.comparisons.filter(({ product2 }) => product2.store !== 'ALDI'),
    offers: base.offers.map((offer) =>
      offer.store === 'ALDI'
        ? { ...offer, state: 'no-like-for-like', nearest: [offer.match!], match: null, cost: null }
        : offer,
    ),
  });
  await user.click(shown.getByRole('button', { name: 'Aldi: no like-for-like' }));
  const { name } = base.offers.find(({ store }) => store === 'ALDI')!.match!;
  // Who says "click Use this" is heard: WCAG 2.5.3.
  for (const button of shown.getAllByRole('button'))
    expect(button.getAttribute('aria-label') ?? button.textContent).toContain(button.textContent);
  await user.click(shown.getByRole('button', { name: `Use this: ${name} at Aldi` }));
  expect(asked).toEqual([['use', 3, 'ALDI', name]]);
});

test('a pick that is gone is said so, and the nearest of today is offered', async () => {
  const base = itemOf('semi skimmed milk');
  const { shown, user, asked } = await card({
    ...base,
    kept: { state: 'gone', name: 'Tesco Old Milk', was: 9.99 },
  });
  expect(shown.getByText(/^Tesco Old Milk \(£9\.99\) is no longer sold here/)).toBeVisible();
  const { name } = base.selectedProduct!;
  await user.click(shown.getByRole('button', { name: `Use this: ${name}` }));
  expect(asked).toEqual([['use', 3, 'TESCO', name]]);
});

test('nothing stands in the place of a pick that is gone where nothing is like it', async () => {
  const { shown } = await card({
    ...itemOf('unobtainium'),
    kept: { state: 'gone', name: 'Tesco Old Milk', was: 9.99 },
  });
  expect(shown.getByText('Tesco Old Milk (£9.99) is no longer sold here.')).toBeVisible();
});

test('a price that changed since the pick is said', async () => {
  const { shown } = await card({
    ...itemOf('semi skimmed milk'),
    kept: { state: 'price-changed', was: 1.2, now: 1.45 },
  });
  expect(shown.getByText('£1.20 when you chose it, £1.45 today')).toBeVisible();
});

test('a second price and a multibuy stand at their product', async () => {
  const base = itemOf('semi skimmed milk');
  const { shown } = await card({
    ...base,
    selectedProduct: {
      ...base.selectedProduct!,
      cost: 2,
      shelfCost: 2,
      loyaltyCost: 1.5,
      multibuy: 'Any 2 for £3',
    },
  });
  expect(shown.getByText(/£1\.50 with its card · Any 2 for £3$/)).toBeVisible();
});

test('several others have what the own store lacks: the cheapest of them', () => {
  const base = itemOf('semi skimmed milk');
  const row = itemRow({ ...base, selectedProduct: null, bestSaving: null, onlyAt: null }, 'TESCO');
  const cheapest = base.offers
    .filter(({ store, cost }) => store !== 'TESCO' && cost !== null)
    .sort((a, b) => a.cost! - b.cost!)[0]!;
  expect(row).toMatchObject({ store: cheapest.store, saving: 0 });
  expect(row.where).toMatch(/^Not at Tesco: /);
});

test('sorted by saving, equal ones as on the list; or as on the list', () => {
  const base = itemOf('semi skimmed milk');
  const placed = [0, 2, 0, 5, 2].map((saved, at) => ({
    at,
    key: `${at}`,
    item: {
      ...base,
      bestSaving: saved ? { ...base.comparisons[0]!, potentialSaving: saved } : null,
    },
  }));
  expect(orderedItems(placed, 'saving').map(({ at }) => at)).toEqual([3, 1, 4, 0, 2]);
  expect(orderedItems(placed, 'list').map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
});
