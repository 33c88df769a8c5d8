// What the page may cost, and how several Lighthouse reports become one line.

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Milliseconds, shown beside the scores. */
export const METRICS = [
  { id: 'first-contentful-paint', short: 'FCP' },
  { id: 'largest-contentful-paint', short: 'LCP' },
  { id: 'total-blocking-time', short: 'TBT' },
] as const;

interface Budget {
  name: string;
  least?: number;
  most?: number;
}
const BUDGETS: Record<string, Budget> = {
  performance: { name: 'performance', least: 95 },
  accessibility: { name: 'accessibility', least: 100 },
  'best-practices': { name: 'best practices', least: 100 },
  seo: { name: 'SEO', least: 100 },
  shift: { name: 'layout shift', most: 0.05 },
  javascript: { name: 'kB of JavaScript', most: 150 },
};

export interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Medians of the runs: scores in whole points, times in ms. The layout shift is the worst one: it happens or it does not. */
export function measured(reports: readonly Report[]): Record<string, number> {
  const scores = (id: string): number[] =>
    reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100));
  const values = (id: string): number[] =>
    reports.map(({ audits }) => audits[id]?.numericValue ?? 0);
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, median(scores(id))])),
    ...Object.fromEntries(METRICS.map(({ id }) => [id, Math.round(median(values(id)))])),
    shift: Math.max(...values('cumulative-layout-shift')),
    lowest: Math.min(...scores('performance')),
    highest: Math.max(...scores('performance')),
  };
}

/** In words, one for each budget that was not kept; what was not measured is not judged. */
export const missed = (what: string, result: Readonly<Record<string, number>>): string[] =>
  Object.entries(BUDGETS).flatMap(([id, { name, least, most }]) => {
    const value = result[id];
    if (value === undefined) return [];
    if (least !== undefined && value < least)
      return [`${what}: ${name} ${value}, at least ${least}`];
    return most !== undefined && value > most
      ? [`${what}: ${name} ${value.toFixed(3)}, at most ${most}`]
      : [];
  });
