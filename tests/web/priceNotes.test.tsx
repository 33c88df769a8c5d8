// What a shopper is told of the days of the prices and of the files they came from.
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createHash, webcrypto } from 'node:crypto';
import { PriceFiles } from '../../src/engineClient/files';
import type { FileState, FileStates } from '../../src/engineClient/protocol';
import { PriceDays, PriceWarnings } from '../../src/results/PriceNotes';

const ready = (
  date: string | null,
  more: Partial<Extract<FileState, { state: 'ready' }>> = {},
): FileState => ({
  state: 'ready',
  products: 21_340,
  date,
  source: 'shop.csv',
  refused: null,
  described: true,
  cutOff: null,
  ...more,
});
const shown = (files: FileStates) => {
  render(
    <>
      <PriceWarnings files={files} today="2026-11-21" />
      <PriceDays files={files} />
    </>,
  );
  return screen.queryAllByRole('alert').map((alert) => alert.textContent);
};

test('the day and the number of products of each store; a day that nobody stated is not guessed', () => {
  expect(shown({ TESCO: ready('2026-11-20'), ALDI: ready(null, { products: 3402 }) })).toEqual([]);
  expect(
    screen.getByText(
      'Tesco: 21,340 products · Aldi: 3,402 products. Tesco: prices of 20 November 2026; Aldi: date of the prices not stated.',
    ),
  ).toBeInTheDocument();
});

test('what is true of every store is said once, of those that say the same together', () => {
  const { unmount } = render(<PriceDays files={{ TESCO: ready(null), ALDI: ready(null) }} />);
  expect(
    screen.getByText(
      'Tesco: 21,340 products · Aldi: 21,340 products. Tesco, Aldi: date of the prices not stated.',
    ),
  ).toBeInTheDocument();
  unmount();
  const apart = { TESCO: ready(null), ALDI: ready('2026-11-20'), ASDA: ready(null) };
  render(<PriceDays files={apart} />);
  expect(
    screen.getByText(/\. Tesco, Asda: date of the prices not stated; Aldi: prices of 20 Nov/),
  ).toBeInTheDocument();
});

test('older than 14 days, and more than a week apart', () => {
  expect(shown({ TESCO: ready('2026-11-06'), ALDI: ready('2026-11-14') })).toEqual([
    'Older than 14 days: Tesco (6 November 2026). Prices may have changed.The prices are from different weeks: Tesco 6 November 2026, Aldi 14 November 2026.',
  ]);
});

test('14 days old and 7 days apart is fine', () => {
  expect(shown({ TESCO: ready('2026-11-07'), ALDI: ready('2026-11-14') })).toEqual([]);
});

test('a refused file, one that failed to load, one of another day, one cut off', () => {
  const refused = {
    date: '2026-11-20',
    reason: '2 distinct products are 40 % of the 5 last accepted: the file looks broken off.',
  };
  const notes = shown({
    TESCO: ready('2026-11-14', { refused }),
    ALDI: { state: 'failed', message: 'HTTP error! status: 500' },
    ASDA: ready(null, { described: false }),
    MORRISONS: ready('2026-11-14', { cutOff: '2 of 650 rows' }),
  });
  expect(notes).toEqual([
    'Left out, because the prices could not be loaded: Aldi (HTTP error! status: 500).',
    'Price files that are cut off, so products are missing: Morrisons (2 of 650 rows).',
    'The price file is not the one that this site describes, so the day of its prices is not known: Asda.',
    `A newer price file of Tesco (20 November 2026) was refused, so its earlier prices are shown: ${refused.reason}`,
  ]);
});

test('the manifest’s day is believed only of the file it describes', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const subtle = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const text = 'name,price\nMilk semi,1.20\n';
  const refused = { date: null, reason: 'broken off.' };
  const entry = (store: string, of: string) => ({
    store,
    rows: 1,
    date: '2026-11-20',
    source: 'x',
    refused,
    sha256: createHash('sha256').update(of).digest('hex'),
  });
  const manifest = JSON.stringify({
    stores: [entry('TESCO', text), entry('ALDI', 'another file')],
  });
  const fetchFile = (url: string) =>
    Promise.resolve({
      ok: true,
      status: 200,
      text: () => Promise.resolve(url === '/catalogue.json' ? manifest : text),
    });
  const files = new PriceFiles(fetchFile, () => undefined);
  expect(await files.open('TESCO')).toMatchObject({
    state: 'ready',
    date: '2026-11-20',
    described: true,
    refused,
  });
  expect(await files.open('ALDI')).toMatchObject({
    state: 'ready',
    date: null,
    described: false,
    refused: null,
  });
  if (subtle) Object.defineProperty(globalThis, 'crypto', subtle);
  warn.mockRestore();
});
