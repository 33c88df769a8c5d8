// The specified card that an item's row unfolds to.
import '@testing-library/jest-dom';
import { itemOf, card, labelOf } from './itemOnCard';

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
  const { offers, selectedProduct } = itemOf('semi skimmed milk');
  const aldi = offers.find(({ store }) => store === 'ALDI')!.match!;
  const own = selectedProduct!;
  const { shown } = await card(
    itemOf('semi skimmed milk', {
      choices: { ALDI: { name: aldi.name, price: aldi.price } },
      selectedProduct: {
        name: own.name,
        displayName: own.name,
        price: own.price.toFixed(2),
        category: 'General',
        store: 'TESCO',
      },
    }),
  );
  expect(shown.getAllByText('You chose this')).toHaveLength(2);
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
  expect(shown.getByText(/£1\.50 with Clubcard · Any 2 for £3$/)).toBeVisible();
});
