// The row of an item, folded, and the order of the rows.
import '@testing-library/jest-dom';
import { buildCatalogue, compareList, type ItemComparison } from '../../engine';
import { orderedItems } from '../../src/results/itemOrder';
import { itemRow } from '../../src/results/itemRow';
import { itemOf, card, labelOf } from './itemOnCard';

const BUTTER = 'Tesco Salted Butter 250g';

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
  ['2 tins chopped tomatoes', 'card'],
  ['2 x salted butter', 'nowhere'],
])('what was written stands where the name does not say it: %s', async (text, where) => {
  const words = `You wrote “${text}”`;
  const { shown, folded } = await card(itemOf(text));
  expect(folded!.includes(words)).toBe(where === 'row');
  expect(shown.queryAllByText(words)).toHaveLength(where === 'nowhere' ? 0 : 1);
});

test.each<[string, Partial<ItemComparison>, number]>([
  ['stands on its shelf', { picked: true }, 0],
  ['is gone', { searchTerm: BUTTER, kept: { state: 'gone', name: BUTTER, was: 2 } }, 0],
  ['was never picked', {}, 1],
])('nobody wrote the name of a picked product: it %s', async (_, change, times) => {
  const item = { ...itemOf('salted butter'), originalItem: `2 x 250g ${BUTTER}`, ...change };
  const { shown } = await card(item);
  expect(shown.queryAllByText(/^You wrote/)).toHaveLength(times);
});

test('what the own product leaves open stands in the row, not only where it unfolds', async () => {
  const item = itemOf('salted butter');
  const note = 'The pack at Tesco does not say its size: one is counted';
  const offers = item.offers.map((offer) =>
    offer.store === 'TESCO' ? { ...offer, note } : { ...offer, note: 'of another store' },
  );
  const { folded } = await card({ ...item, offers });
  expect(folded).toContain(note);
  expect(folded).not.toContain('of another store');
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
        ? {
            ...offer,
            cost: 6.4,
            note: 'Two are taken',
            match: { ...offer.match!, receipt: '£6.40' },
          }
        : { ...offer, state: 'missing', match: null, cost: null, nearest: [] },
    ),
  });
  expect(folded).toBe('semi skimmed milkOnly at Asda · £6.40');
  expect(shown.getByText('Not at Tesco')).toBeVisible();
  expect(shown.getByText('Two are taken')).toBeVisible();
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
