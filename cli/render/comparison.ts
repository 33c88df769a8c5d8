import { comparisonCsv } from './comparisonCsv';
import { comparisonMarkdown } from './comparisonMarkdown';
import { comparisonTable } from './comparisonTable';
import type { ComparisonView } from './view';

export type Format = 'table' | 'json' | 'csv' | 'markdown';
export const FORMATS: readonly Format[] = ['table', 'json', 'csv', 'markdown'];

/** What the engine answered, as it is; beside it what the prices are and which files were not read. */
const json = ({ comparison, catalogue, absent, top }: ComparisonView): string => {
  const items = comparison.items.map((item) => ({
    ...item,
    comparisons: item.comparisons.slice(0, top ?? undefined),
  }));
  const notLoaded = absent.map(({ store, why }) => ({ store: store.storedName, why }));
  return `${JSON.stringify({ ...comparison, items, prices: Object.values(catalogue.stores).map(({ report }) => report), notLoaded }, null, 2)}\n`;
};

export const RENDER: Record<Format, (view: ComparisonView) => string> = {
  table: comparisonTable,
  json,
  csv: comparisonCsv,
  markdown: comparisonMarkdown,
};
