import type { Io } from '../io';
import { clean } from '../render/text';
import { writeRows, writeText, type RowFormat, type Rows } from '../render/rows';
import type { LeftOut } from './book';
import { countWords, coverageWarning, type Coverage } from './coverage';
import { lineChart } from './svg';

export type TimeFormat = 'table' | RowFormat | 'svg';
export const TIME_FORMATS: readonly TimeFormat[] = [
  'table',
  'csv',
  'json',
  'jsonl',
  'parquet',
  'svg',
];

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
  /** How a value is written: "£1.20", "104.2". */
  words(value: number): string;
  /** The whole answer, for JSON. */
  data: object;
  /** One row a fact, for the other formats. */
  rows: Rows<Record<string, string | number | null>>;
}

const datesOf = ({ columns }: Timeline): string[] =>
  [...new Set(columns.flatMap(({ values }) => [...values.keys()]))].sort();

const WIDTH = 12;
function table(timeline: Timeline): string {
  const { title, columns, words } = timeline;
  const row = (head: string, cell: (column: StoreValues) => string): string =>
    `${head.padEnd(10)}${columns.map((column) => ` ${cell(column)}`.padStart(WIDTH)).join('')}`;
  const counts = columns.some(({ coverage }) => coverage)
    ? [row('items', ({ coverage }) => (coverage ? countWords(coverage) : ''))]
    : [];
  const days = datesOf(timeline).map((date) =>
    row(date, ({ values }) => (values.has(date) ? words(values.get(date)!) : '-')),
  );
  return `${[clean(title), '', row('date', ({ store }) => store), ...counts, ...days, '', ...columns.map(({ store, note }) => `${store}: ${clean(note)}`), ...coverageWarning(columns)].join('\n')}\n`;
}

export async function writeTime(
  timeline: Timeline,
  { format, output }: { format: TimeFormat; output?: string },
  io: Io,
): Promise<void> {
  const { data, leftOut, rows } = timeline;
  if (format === 'json')
    return writeText(`${JSON.stringify({ ...data, leftOut }, null, 2)}\n`, output, io);
  if (format === 'svg') return writeText(lineChart(timeline, datesOf(timeline)), output, io);
  await writeRows(rows, { format, output }, io, () => table(timeline));
}
