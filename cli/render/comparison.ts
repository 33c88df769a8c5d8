import type { ItemComparison, ListTotals, StoreId } from '../../engine';
import { csvWriter, jsonLinesWriter } from './comparisonCsv';
import { comparisonMarkdown, markdownRows } from './comparisonMarkdown';
import { comparisonTable, tableLines } from './comparisonTable';
import { isUnmatched, TOP } from './summary';
import type { ComparisonView, ListView, ListWriter } from './view';

/** Formats of text; Parquet is written by itself. */
type TextFormat = 'table' | 'json' | 'jsonl' | 'csv' | 'markdown';
export type Format = TextFormat | 'parquet';
export const FORMATS: readonly Format[] = ['table', 'json', 'jsonl', 'csv', 'parquet', 'markdown'];

const indented = (value: unknown, by: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);

/** What the engine answered, as it is, each item as it comes; beside it what the prices are and which files were not read. */
function jsonWriter({ catalogue, absent, top }: ListView): ListWriter {
  let items = 0;
  return {
    item: (item) => {
      const { comparisons } = item;
      const shown = { ...item, comparisons: comparisons.slice(0, top ?? undefined) };
      return `${items++ ? ',' : ''}\n    ${indented(shown, 4)}`;
    },
    begin: (store) => `{\n  "store": ${JSON.stringify(store)},\n  "items": [`,
    end: ({ store: _begun, ...totals }) => {
      const prices = Object.values(catalogue.stores).map(({ report }) => report);
      const notLoaded = absent.map(({ store, why }) => ({ store: store.storedName, why }));
      const rest = JSON.stringify({ ...totals, prices, notLoaded }, null, 2);
      return [`${items ? '\n  ' : ''}],\n${rest.slice(2)}\n`];
    },
  };
}

/** Formats that begin with the verdict, and whose columns are as wide as their cells: of each item the lines that are shown are kept. */
function wholeWriter<Line>(
  linesOf: (item: ItemComparison, store: StoreId, top: number) => Line[],
  render: (view: ComparisonView, lines: readonly Line[]) => string,
  view: ListView,
): ListWriter {
  const lines: Line[] = [];
  const toCheck: string[] = [];
  const unmatched: string[] = [];
  let own: StoreId = '';
  return {
    begin: (store) => {
      own = store;
      return '';
    },
    item: (item) => {
      const { originalItem, check } = item;
      lines.push(...linesOf(item, own, view.top ?? TOP));
      if (check) toCheck.push(`${originalItem}: ${check.words}`);
      if (isUnmatched(item, own)) unmatched.push(originalItem);
      return '';
    },
    end: (comparison: ListTotals) => [render({ ...view, comparison, toCheck, unmatched }, lines)],
  };
}

export const WRITER: Record<TextFormat, (view: ListView) => ListWriter> = {
  table: (view) => wholeWriter(tableLines, comparisonTable, view),
  json: jsonWriter,
  jsonl: jsonLinesWriter,
  csv: csvWriter,
  markdown: (view) => wholeWriter(markdownRows, comparisonMarkdown, view),
};
