// One stop or two: the sentence, the button, and what is bought where.
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { buildCatalogue, compareList } from '../../engine';
import { planOf, tripOf, tripText } from '../../src/share/trip';
import { kept, pageOf, visit } from './visit';

const FILES: Readonly<Record<string, string>> = {
  '/tesco.csv':
    'name,price\nTesco British Semi Skimmed Milk 2L,£1.55\nTesco White Bread 800g,£0.80\nTesco Mature Cheddar 400g,£3.00\n',
  '/aldi.csv':
    'name,price\nCOWBELLE British Semi Skimmed Milk 2L,£1.40\nVILLAGE BAKERY White Bread 800g,£1.45\nEMPORIUM Mature Cheddar 200g,£1.20\n',
};
const port = () =>
  pageOf((url) => {
    const text = FILES[url.split('?')[0]!];
    const ok = text !== undefined;
    return Promise.resolve({ ok, status: ok ? 200 : 404, text: () => Promise.resolve(text ?? '') });
  });
const { catalogue } = buildCatalogue([
  { store: 'TESCO', file: 'tesco.csv', text: FILES['/tesco.csv']! },
  { store: 'ALDI', file: 'aldi.csv', text: FILES['/aldi.csv']! },
]);

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a stop buys what it sells, at its prices and as often as the amount needs it', () => {
  const lines = [
    { text: '2 x semi skimmed milk 2L' },
    { text: 'white bread' },
    { text: 'mature cheddar 400g' },
  ];
  const result = compareList({ store: 'TESCO', lines }, catalogue);
  const copied = tripText(tripOf(result, planOf(result.basket, 'two')!));
  for (const said of [
    'COWBELLE British Semi Skimmed Milk 2L, 2 × £1.40 = £2.80',
    'EMPORIUM Mature Cheddar 200g, 2 × £1.20 = £2.40',
    'Tesco White Bread 800g, 80p',
  ])
    expect(copied).toContain(`- ${said}\n`);
  // The verdict speaks of one stop: what stands below it is said to be two.
  expect(copied.split('\n')[0]).toMatch(
    /^Go to Aldi: .*\. A second stop at Tesco .* saves £0\.65 compared with Aldi alone\./,
  );
  const one = tripText(tripOf(result, planOf(result.basket, 'one')!));
  expect(one).not.toMatch(/second stop|Listed here/);
});

test('one stop under a verdict of two says that it is one', () => {
  const text =
    'name,price\nSemi Skimmed Milk 2L,£1.55\nMature Cheddar 400g,£6.00\nWhite Bread 800g,£0.80\n';
  const split = buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text },
    { store: 'ALDI', file: 'aldi.csv', text: 'name,price\nMature Cheddar 400g,£3.00\n' },
  ]).catalogue;
  const lines = [
    { text: 'semi skimmed milk' },
    { text: 'mature cheddar' },
    { text: 'white bread' },
  ];
  const result = compareList({ store: 'TESCO', lines }, split);
  const copied = (stops: 'one' | 'two'): string =>
    tripText(tripOf(result, planOf(result.basket, stops)!)).split('\n')[0]!;
  expect(copied('one')).toBe(
    'Tesco, and Aldi for 1 item: £3.00 less. Listed here is one stop, at Tesco.',
  );
  expect(copied('two')).toBe('Tesco, and Aldi for 1 item: £3.00 less');
});

test('one stop until the second is asked for; pressing the button changes what is seen and what is kept', async () => {
  kept('TESCO', ['2 x semi skimmed milk 2L', 'white bread', 'mature cheddar 400g']);
  const { user } = visit('/results', port);
  const alone = within(await screen.findByRole('region', { name: /^Go to Aldi: £/ }));
  // Pence are no errand, unless the shopper says so.
  expect(alone.queryByRole('button', { name: 'Make it two stops' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Shops, cards and preferences' }));
  await user.selectOptions(screen.getByLabelText('Second shop from'), '50p saved');
  const verdict = within(
    await screen.findByRole('region', { name: 'Aldi, and Tesco for 1 item: £0.90 less' }),
  );
  expect(
    verdict.getByText(/^A second stop at Tesco .*saves £0\.65 compared with Aldi alone$/),
  ).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Shops, cards and preferences (1 changed)' }),
  ).toBeVisible();
  await user.click(verdict.getByRole('button', { name: 'Make it two stops' }));
  const stops = verdict.getByRole('status');
  expect(stops).toHaveTextContent('Aldi £5.20 for 2 items');
  expect(stops).toHaveTextContent('Tesco £0.80 for 1 item');
  expect(stops).toHaveTextContent('£6.00 together');
  expect(JSON.parse(window.localStorage.getItem('viewChoices')!)).toMatchObject({
    stops: 'two',
    secondStopFrom: 0.5,
  });
  await user.click(verdict.getByRole('button', { name: 'One stop only' }));
  expect(verdict.getByText(/^A second stop at Tesco/)).toBeVisible();
});
