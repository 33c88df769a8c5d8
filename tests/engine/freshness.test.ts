import { describePriceDate, formatDay, priceDateWarnings } from '../../engine';

const of = (store: string, date: string | null, source: string | null = null) => ({
  store,
  date,
  source,
});

test('older than 14 days is a warning, 14 days is not', () => {
  expect(priceDateWarnings([of('TESCO', '2026-11-07')], '2026-11-21')).toEqual([]);
  expect(priceDateWarnings([of('TESCO', '2026-11-06')], '2026-11-21')).toEqual([
    'Older than 14 days: Tesco (6 November 2026). Prices may have changed.',
  ]);
});

test('more than a week apart is a warning', () => {
  expect(
    priceDateWarnings([of('TESCO', '2026-11-14'), of('ALDI', '2026-11-21')], '2026-11-21'),
  ).toEqual([]);
  expect(
    priceDateWarnings([of('TESCO', '2026-11-13'), of('ALDI', '2026-11-21')], '2026-11-21'),
  ).toEqual([
    'The prices are from different weeks: Tesco 13 November 2026, Aldi 21 November 2026.',
  ]);
});

test('samples are called samples, and a date that nobody stated is never guessed', () => {
  expect(
    priceDateWarnings(
      [of('TESCO', '2026-11-21', 'sample'), of('ALDI', '2026-11-21', 'sample')],
      '2026-11-21',
    )[0],
  ).toContain('sample prices');
  expect(priceDateWarnings([of('TESCO', null)], '2026-11-21')).toEqual([]);
  expect(describePriceDate(of('TESCO', null))).toBe('date of the prices not stated');
  expect(formatDay('soon')).toBe('soon');
});

test('a newer file that was refused is said with its day and reason', () => {
  const refused = {
    date: '2026-11-20',
    reason: '2 distinct products are 40 % of the 5 last accepted: the file looks broken off.',
  };
  expect(
    priceDateWarnings(
      [{ ...of('TESCO', '2026-11-14'), refused }, of('ALDI', '2026-11-21')],
      '2026-11-21',
    ),
  ).toEqual([
    'A newer price file of Tesco (20 November 2026) was refused, so its earlier prices are shown: 2 distinct products are 40 % of the 5 last accepted: the file looks broken off.',
  ]);
});
