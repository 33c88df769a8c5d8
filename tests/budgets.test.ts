import { measured, missed, type Report } from '../scripts/budgets';

const report = (performance: number, shift: number, blocking = 100): Report => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 1 },
  },
  audits: {
    'first-contentful-paint': { numericValue: 800 },
    'largest-contentful-paint': { numericValue: 900 },
    'total-blocking-time': { numericValue: blocking },
    'cumulative-layout-shift': { numericValue: shift },
  },
});

test('several runs count by their median, the layout shift by its worst', () => {
  const result = measured([report(0.8, 0, 600), report(0.97, 0.06, 100), report(0.96, 0, 120)]);
  expect(result).toMatchObject({
    performance: 96,
    'total-blocking-time': 120,
    shift: 0.06,
    lowest: 80,
    highest: 97,
  });
  expect(missed('/', result)).toEqual(['/: layout shift 0.060, at most 0.05']);
});

test('every budget that is missed is named, a kept one is not', () => {
  expect(missed('/', measured([report(0.95, 0.05)]))).toEqual([]);
  expect(missed('/results', measured([report(0.94, 0)]))).toEqual([
    '/results: performance 94, at least 95',
  ]);
  expect(missed('/', measured([{ categories: {}, audits: {} }]))).toHaveLength(4);
  expect(missed('first load', { javascript: 150.2 })).toEqual([
    'first load: kB of JavaScript 150.200, at most 150',
  ]);
});
