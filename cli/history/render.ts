import Papa from 'papaparse';
import { formatPrice } from '../../engine';
import type { LeftOut } from './days';
import { lineChart } from './svg';

export type TimeFormat = 'table' | 'csv' | 'json' | 'svg';
export const TIME_FORMATS: readonly TimeFormat[] = ['table', 'csv', 'json', 'svg'];

/** Values of stores through time, with what has to be said of each. */
export interface Timeline {
  title: string;
  columns: { store: string; note: string; values: ReadonlyMap<string, number> }[];
  leftOut: readonly LeftOut[];
  /** The whole answer, for JSON. */
  data: unknown;
}

const datesOf = ({ columns }: Timeline): string[] => [...new Set(columns.flatMap(({ values }) => [...values.keys()]))].sort();

export const RENDER_TIME: Record<TimeFormat, (timeline: Timeline) => string> = {
  table: (timeline) => {
    const width = 12;
    const lines = [timeline.title, '', `${'date'.padEnd(10)}${timeline.columns.map(({ store }) => store.padStart(width)).join('')}`];
    for (const date of datesOf(timeline)) lines.push(`${date.padEnd(10)}${timeline.columns.map(({ values }) => (values.has(date) ? formatPrice(values.get(date)!) : '-').padStart(width)).join('')}`);
    return `${[...lines, '', ...timeline.columns.map(({ store, note }) => `${store}: ${note}`)].join('\n')}\n`;
  },
  csv: (timeline) => `${Papa.unparse({ fields: ['date', ...timeline.columns.map(({ store }) => store)], data: datesOf(timeline).map((date) => [date, ...timeline.columns.map(({ values }) => values.get(date)?.toFixed(2) ?? '')]) }, { newline: '\n' })}\n`,
  json: ({ data, leftOut }) => `${JSON.stringify({ ...(data as object), leftOut }, null, 2)}\n`,
  svg: (timeline) => lineChart(timeline.title, datesOf(timeline), timeline.columns),
};
