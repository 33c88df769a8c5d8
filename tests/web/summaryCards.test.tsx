// The three figures: how much of the saving rests on packs of unknown size stands beside it.
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { buildCatalogue, compareList } from '../../engine';
import { Basket } from '../../src/results/Basket';
import { SummaryCards } from '../../src/results/SummaryCards';

const shown = (aldi: string): void => {
  const { catalogue } = buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text: 'name,price\nTesco Salted Butter 250g,1.40\n' },
    { store: 'ALDI', file: 'aldi.csv', text: `name,price\n${aldi},1.00\n` },
  ]);
  render(
    <SummaryCards
      result={compareList({ store: 'TESCO', lines: [{ text: 'salted butter' }] }, catalogue)}
    />,
  );
  expect(screen.getByText('£0.40')).toBeVisible();
  expect(screen.getByText('vs Tesco')).toBeVisible();
};

test('a saving on a pack of unknown size says so', () => {
  shown('COWBELLE Salted Butter');
  expect(screen.getByText('£0.40 of it on packs of unknown size')).toBeVisible();
});

test('a saving on packs of the same size needs no such word', () => {
  shown('COWBELLE Salted Butter 250g');
  expect(screen.queryByText(/of unknown size/)).toBeNull();
});

test('a list of which no store has anything has no ranking of empty baskets', () => {
  const { catalogue } = buildCatalogue(
    ['TESCO', 'ALDI'].map((store) => ({
      store,
      file: `${store}.csv`,
      text: 'name,price\nSalted Butter 250g,1.40\n',
    })),
  );
  const ranking = (text: string) => {
    render(<Basket result={compareList({ store: 'TESCO', lines: [{ text }] }, catalogue)} />);
    return screen.queryByRole('region', { name: 'Your whole basket' });
  };
  expect(ranking('zzqqxx')).toBeNull();
  expect(ranking('salted butter')).toBeVisible();
});
