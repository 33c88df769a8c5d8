// What the specification says a screen shows: progress, loading, item cards, insights, landing.
import '@testing-library/jest-dom';
import { act, render, renderHook, screen, within } from '@testing-library/react';
import type { ListComparison } from '../../engine';
import type { EnginePort, FromEngine, ToEngine } from '../../src/engineClient/protocol';
import { Insights } from '../../src/results/Insights';
import { SummaryCards } from '../../src/results/SummaryCards';
import { useStaggeredMount } from '../../src/layout/useStaggeredMount';
import { kept, pageOfFixtures, visit } from './visit';

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const LABELS = ['Your store', 'Shopping list', 'Results'];

test.each([
  ['/select-supermarket', 0],
  ['/shopping-list', 1],
  ['/results', 2],
])('progress on %s: the steps before are completed, this one is active', async (route, at) => {
  kept('TESCO', ['milk']);
  visit(route);
  const steps = LABELS.map((label) =>
    screen.findByText(label, { selector: '[aria-label="Progress"] *' }),
  );
  const marks = (await Promise.all(steps)).map((label) => ({
    active: label.classList.contains('Mui-active'),
    completed: label.classList.contains('Mui-completed'),
  }));
  expect(marks).toEqual(LABELS.map((_, step) => ({ active: step === at, completed: step < at })));
  const current = screen
    .getByRole('navigation', { name: 'Progress' })
    .querySelectorAll('[aria-current="step"]');
  expect([...current].map((step) => step.textContent)).toEqual([
    expect.stringContaining(LABELS[at]!),
  ]);
  // Leave with the answers in: nothing is set on a page that is gone.
  if (route === '/results') await screen.findByRole('heading', { name: 'Item-by-Item Comparison' });
});

const STORE = 'Where do you currently shop for groceries?';
const LIST = "What's on your shopping list?";
test.each([
  ['/shopping-list', null, ['milk'], STORE],
  ['/results', null, ['milk'], STORE],
  ['/results', 'TESCO', [], LIST],
  ['/shop', null, ['milk'], STORE],
  ['/shop', 'TESCO', [], LIST],
])(
  'who comes to %s too early (store %j, list %j) is led to "%s"',
  async (at, store, list, title) => {
    kept(store, list);
    visit(at);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);

test('no progress where there are no steps', () => {
  visit('/');
  expect(screen.queryByRole('navigation', { name: 'Progress' })).toBeNull();
});

/** The fixture's engine, but the comparison waits for the test: it is let through, or fails. */
function heldComparison() {
  const inner = pageOfFixtures();
  let asked: ToEngine | null = null;
  let hear: (message: FromEngine) => void = () => undefined;
  const port: EnginePort = {
    post: (message) => {
      if (message.verb === 'compare') asked = message;
      else inner.post(message);
    },
    listen: (onMessage, broken) => {
      hear = onMessage;
      inner.listen(onMessage, broken);
    },
    close: () => undefined,
  };
  const whenAsked = async (): Promise<ToEngine> => {
    while (!asked) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    return asked;
  };
  return {
    port: () => port,
    answer: async () => inner.post(await whenAsked()),
    fail: async () => hear({ kind: 'failure', id: (await whenAsked()).id, message: 'no prices' }),
  };
}

test('results: the loading view stays until the comparison is there, then goes', async () => {
  kept('TESCO', ['semi skimmed milk']);
  const held = heldComparison();
  visit('/results', held.port);
  expect(
    await screen.findByRole('heading', { name: 'Comparing prices across supermarkets...' }),
  ).toBeVisible();
  expect(
    screen.getByText('This may take a moment while we analyze your shopping list.'),
  ).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Comparing prices' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull();
  expect(screen.queryByText('No comparisons available')).toBeNull();
  await held.answer();
  expect(await screen.findByRole('heading', { name: 'Item-by-Item Comparison' })).toBeVisible();
  expect(screen.queryByText('Comparing prices across supermarkets...')).toBeNull();
  expect(screen.queryByRole('progressbar', { name: 'Comparing prices' })).toBeNull();
});

test('results: a comparison that fails is logged, leaves the loading view and shows the empty state', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  kept('TESCO', ['milk']);
  const held = heldComparison();
  visit('/results', held.port);
  await held.fail();
  expect(await screen.findByRole('heading', { name: 'No comparisons available' })).toBeVisible();
  for (const reason of [
    /too specific or contain typos/,
    /not in our database/,
    /generic terms such as milk/,
  ])
    expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByText('Comparing prices across supermarkets...')).toBeNull();
  expect(screen.queryByText('Shopping Insights')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Edit Shopping List' })).toHaveAttribute(
    'href',
    '/shopping-list',
  );
  expect(error).toHaveBeenCalledWith(
    'The comparison failed',
    expect.objectContaining({ message: 'no prices' }),
  );
});

test('results: the answer unfolds from the top, a section at a time', () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useStaggeredMount(3));
  const seen = [result.current];
  for (let at = 0; at < 4; at++) {
    act(() => jest.advanceTimersToNextTimer());
    seen.push(result.current);
  }
  expect(seen).toEqual([1, 2, 3, 3, 3]);
  jest.useRealTimers();
});

test.each([
  [
    {
      totalSaving: 3.456,
      bestAlternativeStore: 'ALDI',
      bestAlternativeNote: 'Offers the most savings',
    },
    ['£3.46', 'Aldi', 'Offers the most savings'],
  ],
  [
    {
      totalSaving: 0,
      bestAlternativeStore: null,
      bestAlternativeNote: 'Current store is competitive',
    },
    ['£0.00', 'No better option found', 'Current store is competitive'],
  ],
])('the summary of %j', (part, words) => {
  render(
    <SummaryCards
      result={{ store: 'TESCO', matchedItems: 2, totalItems: 3, ...part } as ListComparison}
    />,
  );
  const shown = screen.getByRole('region', { name: 'Summary' });
  for (const said of [...words, 'vs Tesco', 'out of 3'])
    expect(within(shown).getByText(said)).toBeVisible();
  expect(
    within(shown).getByRole('heading', { name: 'Items Matched' }).parentElement,
  ).toHaveTextContent('Items Matched2out of 3');
});

test('insights: nothing saved, nothing said', () => {
  const { container } = render(<Insights weekly={0} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [0.01, '£0.04', '£0.52', false],
  [10, '£40.00', '£520.00', false],
  [10.01, '£40.04', '£520.52', true],
])(
  'insights: %s pounds a week is four times that a month, 52 times a year; the flag only above £10',
  (weekly, month, year, high) => {
    render(<Insights weekly={weekly} />);
    const insights = within(screen.getByRole('region', { name: 'Shopping Insights' }));
    const figure = (title: string) => insights.getByRole('heading', { name: title }).parentElement;
    expect(figure('Monthly Savings Potential')).toHaveTextContent(`${month}If you shop weekly`);
    expect(figure('Annual Savings Potential')).toHaveTextContent(`${year}If you shop weekly`);
    expect(insights.queryAllByText('High savings')).toHaveLength(high ? 1 : 0);
  },
);

test('the landing page: three steps, five logos, the ways out and the year', () => {
  visit('/');
  expect(
    within(screen.getByRole('banner')).getByRole('link', { name: 'Contact Us' }),
  ).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/select-supermarket',
  );
  expect(screen.getByText(/Compare 5\+ stores/)).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'How It Works' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/photo/),
    expect.stringMatching(/compare prices/i),
    expect.stringMatching(/Save money/),
  ]);
  expect(
    screen.getAllByRole('img', { name: / logo$/ }).map((logo) => logo.getAttribute('aria-label')),
  ).toEqual(
    expect.arrayContaining(
      ['Tesco', 'Asda', 'Morrisons', "Sainsbury's", 'Aldi'].map((store) => `${store} logo`),
    ),
  );
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/privacy',
    '/terms',
    '/contact',
  ]);
  expect(footer.getByText(/© 2024/)).toBeVisible();
});

test.each(['/contact', '/contact/', '/Contact'])(
  '%s: one footer, its own, and no button to where one is',
  async (address) => {
    const { container } = visit(address);
    expect(await screen.findByRole('heading', { name: 'Get in Touch' })).toBeVisible();
    expect(
      [...container.querySelectorAll('footer')].map(
        (footer) => /© (\d+)/.exec(footer.textContent)?.[1],
      ),
    ).toEqual(['2025']);
    expect(
      within(screen.getByRole('banner')).queryByRole('link', { name: 'Contact Us' }),
    ).toBeNull();
  },
);
