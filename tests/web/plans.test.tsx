// The plans of the results page buy the same products as the shop view, the copied text and the printed page.
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { buildCatalogue, compareList } from '../../engine';
import { Plans } from '../../src/results/Plans';
import { tripOf, tripText } from '../../src/share/trip';

const { catalogue } = buildCatalogue([
  {
    store: 'TESCO',
    file: 'tesco.csv',
    text: 'name,price\nTesco British Semi Skimmed Milk 2L,£1.55\nTesco White Bread 800g,£0.80\nTesco Mature Cheddar 400g,£3.00\n',
  },
  {
    store: 'ALDI',
    file: 'aldi.csv',
    text: 'name,price\nCOWBELLE British Semi Skimmed Milk 2L,£1.40\nVILLAGE BAKERY White Bread 800g,£0.95\nEMPORIUM Mature Cheddar 200g,£1.20\n',
  },
]);
const picked = {
  name: 'Tesco British Semi Skimmed Milk 2L',
  displayName: 'Tesco British Semi Skimmed Milk 2L',
  price: '1.55',
  category: 'General',
  store: 'TESCO',
};
const MILK = {
  text: '2 x Tesco British Semi Skimmed Milk 2L - £1.55',
  quantity: 2,
  selectedProduct: picked,
};
const planCard = (lines: Parameters<typeof compareList>[0]['lines']) => {
  const result = compareList({ store: 'TESCO', lines }, catalogue);
  render(<Plans result={result} />);
  const card = within(screen.getByRole('heading', { name: 'Best with two stops' }).parentElement!);
  return {
    result,
    card,
    stop: (label: string) => card.getByText(new RegExp(`^${label}, about`)).closest('p'),
  };
};

test('a stop lists what it sells, at its prices, not what was picked at the own store', () => {
  const { result, stop } = planCard([MILK, { text: 'white bread' }]);
  expect(stop('Aldi')).toHaveTextContent(
    /^Aldi, about £2\.80: COWBELLE British Semi Skimmed Milk 2L, 2 × £1\.40 = £2\.80$/,
  );
  expect(stop('Tesco')).toHaveTextContent(/^Tesco, about £0\.80: Tesco White Bread 800g, 80p$/);
  const copied = tripText(tripOf(result, result.basket.twoStops!));
  for (const said of [
    'COWBELLE British Semi Skimmed Milk 2L, 2 × £1.40 = £2.80',
    'Tesco White Bread 800g, 80p',
  ])
    expect(copied).toContain(`- ${said}\n`);
});

test('a smaller pack is bought as often as the amount needs it', () => {
  const { card, stop } = planCard([{ text: 'white bread' }, { text: 'mature cheddar 400g' }]);
  expect(stop('Aldi')).toHaveTextContent(/EMPORIUM Mature Cheddar 200g, 2 × £1\.20 = £2\.40$/);
  expect(card.getByText(/^Aldi \+ Tesco/)).toHaveTextContent('£3.20');
});
