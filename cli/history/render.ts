import Papa from 'papaparse';
import { formatPrice } from '../../engine';
import type { LeftOut } from './days';
import { lineChart } from './svg';

export type TimeFormat = 'table' | 'csv' | 'json' | 'svg';
export const TIME_FORMATS: readonly TimeFormat[] = ['table', 'csv', 'json', 'svg'];

export interface StoreValues {
  store: string;
  note: string;
  values: ReadonlyMap<string, number>;
  /** Of a list: how many of its lines the values count, and how many the store had on each day. */
  coverage?: { counted: number; of: number; found: ReadonlyMap<string, number> };
}

/** Values of stores through time, with what has to be said of each. */
export interface Timeline {
  title: string;
  columns: StoreValues[];
  leftOut: readonly LeftOut[];
  /** The whole answer, for JSON. */
  data: unknown;
}

const datesOf = ({ columns }: Timeline): string[] => [...new Set(columns.flatMap(({ values }) => [...values.keys()]))].sort();

/** A cost without its coverage would be taken for the cost of the whole list. */
function csvCells({ values, coverage }: StoreValues, date: string): (string | number)[] {
  const value = values.get(date)?.toFixed(2) ?? '';
  if (!coverage) return [value];
  return value === '' ? ['', '', ''] : [value, coverage.counted, coverage.found.get(date) ?? 0];
}

export const RENDER_TIME: Record<TimeFormat, (timeline: Timeline) => string> = {
  table: (timeline) => {
    const width = 12;
    const lines = [timeline.title, '', `${'date'.padEnd(10)}${timeline.columns.map(({ store }) => store.padStart(width)).join('')}`];
    for (const date of datesOf(timeline)) lines.push(`${date.padEnd(10)}${timeline.columns.map(({ values }) => (values.has(date) ? formatPrice(values.get(date)!) : '-').padStart(width)).join('')}`);
    return `${[...lines, '', ...timeline.columns.map(({ store, note }) => `${store}: ${note}`)].join('\n')}\n`;
  },
  csv: (timeline) => `${Papa.unparse({ fields: ['date', ...timeline.columns.flatMap(({ store, coverage }) => (coverage ? [store, `${store} items counted of ${coverage.of}`, `${store} items found`] : [store]))], data: datesOf(timeline).map((date) => [date, ...timeline.columns.flatMap((column) => csvCells(column, date))]) }, { newline: '\n' })}\n`,
  json: ({ data, leftOut }) => `${JSON.stringify({ ...(data as object), leftOut }, null, 2)}\n`,
  svg: (timeline) => lineChart(timeline.title, datesOf(timeline), timeline.columns, timeline.leftOut),
};
