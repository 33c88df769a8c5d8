import Papa from 'papaparse';
import { formatPrice } from '../../engine';
import { clean } from '../render/text';
import { countWords, coverageWarning, type Coverage } from './coverage';
import type { LeftOut } from './days';
import { lineChart } from './svg';

export type TimeFormat = 'table' | 'csv' | 'json' | 'svg';
export const TIME_FORMATS: readonly TimeFormat[] = ['table', 'csv', 'json', 'svg'];

export interface StoreValues {
  store: string;
  note: string;
  values: ReadonlyMap<string, number>;
  coverage?: Coverage;
}

/** Values of stores through time, with what has to be said of each. */
export interface Timeline {
  title: string;
  columns: StoreValues[];
  leftOut: readonly LeftOut[];
  /** The whole answer, for JSON. */
  data: unknown;
}

const datesOf = ({ columns }: Timeline): string[] =>
  [...new Set(columns.flatMap(({ values }) => [...values.keys()]))].sort();

/** A cost without its coverage would be taken for the cost of the whole list. */
function csvCells({ values, coverage }: StoreValues, date: string): (string | number)[] {
  const value = values.get(date)?.toFixed(2) ?? '';
  if (!coverage) return [value];
  return value === '' ? ['', '', ''] : [value, coverage.counted, coverage.found.get(date) ?? 0];
}

const WIDTH = 12;
function table(timeline: Timeline): string {
  const { title, columns } = timeline;
  const row = (head: string, cell: (column: StoreValues) => string): string =>
    `${head.padEnd(10)}${columns.map((column) => cell(column).padStart(WIDTH)).join('')}`;
  const counts = columns.some(({ coverage }) => coverage)
    ? [row('items', ({ coverage }) => (coverage ? countWords(coverage) : ''))]
    : [];
  const days = datesOf(timeline).map((date) =>
    row(date, ({ values }) => (values.has(date) ? formatPrice(values.get(date)!) : '-')),
  );
  return `${[clean(title), '', row('date', ({ store }) => store), ...counts, ...days, '', ...columns.map(({ store, note }) => `${store}: ${clean(note)}`), ...coverageWarning(columns)].join('\n')}\n`;
}

export const RENDER_TIME: Record<TimeFormat, (timeline: Timeline) => string> = {
  table,
  csv: (timeline) =>
    `${Papa.unparse({ fields: ['date', ...timeline.columns.flatMap(({ store, coverage }) => (coverage ? [store, `${store} items counted of ${coverage.of}`, `${store} items found`] : [store]))], data: datesOf(timeline).map((date) => [date, ...timeline.columns.flatMap((column) => csvCells(column, date))]) }, { newline: '\n' })}\n`,
  json: ({ data, leftOut }) => `${JSON.stringify({ ...(data as object), leftOut }, null, 2)}\n`,
  svg: (timeline) =>
    lineChart(timeline.title, datesOf(timeline), timeline.columns, timeline.leftOut),
};
