import {
  describeLeftOut,
  formatPrice,
  formatUnitPrice,
  plural,
  lineOf,
  readList,
} from '../../engine';
import { CliError, EXIT, inputName, readFailure, type ExitCode, type Io } from '../io';
import { dayText } from '../parquet';
import { openBook, type Book } from './book';
import { judged, type JudgedSeries } from './goodPrice';
import { noticesOf } from './notices';
import { indexOf, type StoreIndex } from './priceIndex';
import { writeTime, type StoreValues, type TimeFormat } from './render';
import { follow, within, type Followed, type Period } from './series';
import { weightsIn } from './weights';
import { storesAsked } from '../stores';

export interface TimeOptions {
  data: string;
  store?: string;
  stores?: string;
  from?: string;
  to?: string;
  format: TimeFormat;
  output?: string;
}
export interface IndexOptions extends TimeOptions {
  weights?: string;
  byCategory?: boolean;
}

/** price-compare history "semi skimmed milk 4 pints" --data DIR|PACK */
export async function historyCommand(
  text: string,
  options: TimeOptions,
  io: Io,
): Promise<ExitCode> {
  const { book, followed, period } = await followAll([text], options, io);
  const series = judged(followed[0]!.series, book, period);
  await writeTime(
    {
      title: `Price of "${text}"`,
      leftOut: book.leftOut,
      data: { query: text, series },
      columns: series.map(seriesColumn),
      words: formatPrice,
      rows: seriesRows(series),
    },
    options,
    io,
  );
  const found = series.some(({ points }) => points.length > 0);
  if (!found) io.err(`"${text}" is found on no day of these stores\n`);
  return found ? EXIT.compared : EXIT.nothing;
}

const seriesRows = (series: readonly JudgedSeries[]): StoreTimeRows => ({
  columns: {
    date: 'DATE',
    store: 'STRING',
    product: 'STRING',
    price: 'DOUBLE',
    loyaltyPrice: 'DOUBLE',
    unitPrice: 'DOUBLE',
    unit: 'STRING',
    similarity: 'DOUBLE',
  },
  rows: series.flatMap(({ store, name, similarity, points }) =>
    points.map(({ date, price, loyaltyPrice, unitPrice }) => ({
      date,
      store,
      product: name,
      price,
      loyaltyPrice,
      unitPrice: unitPrice ? Math.round(unitPrice.pence * 100) / 10_000 : null,
      unit: unitPrice?.per ?? null,
      similarity,
    })),
  ),
});

function seriesColumn({ store, name, goodPrice, points }: JudgedSeries): StoreValues {
  const last = points.at(-1);
  const several = points.filter(({ otherPrices }) => otherPrices).length;
  return {
    store,
    values: new Map(points.map(({ date, price }) => [date, price])),
    note: `${name}${last?.unitPrice ? `, last ${formatUnitPrice(last.unitPrice)}` : ''}${several ? `, several prices on ${several} ${plural(several, 'day')}` : ''}. ${goodPrice}`,
  };
}

/** price-compare index list.txt --data DIR|PACK */
export async function indexCommand(list: string, options: IndexOptions, io: Io): Promise<ExitCode> {
  const read = list === '-' ? await io.readInput() : await io.readText(list);
  if (!read.ok) throw new CliError(readFailure(list, read.why), EXIT.unreadable);
  const { items, leftOut: noItems } = readList(read.text);
  const lines = items.map((item) => lineOf(item).text);
  for (const sentence of describeLeftOut(noItems)) io.err(`${sentence}\n`);
  if (lines.length === 0)
    throw new CliError(
      `${inputName(list)}: the list is empty; write one item a line`,
      EXIT.unreadable,
    );
  const weights =
    options.weights === undefined ? null : await weightsIn(options.weights, lines, io);
  // Each line has a price for each day of each store.
  io.spareMemory();
  const { book, followed, period } = await followAll(lines, options, io);
  const days = new Map(
    book.histories.map(({ store, days: known }) => [
      store.label,
      known.map(dayText).filter((day) => within(day, period)),
    ]),
  );
  const indices = indexOf(followed, days, weights, options.byCategory === true);
  const found = indices.some(({ points }) => points.length > 0);
  if (!found) io.err(`no line of the list is found on any day of these stores\n`);
  await writeTime(
    {
      title: `Price index of ${list === '-' ? 'the list' : list.split(/[/\\]/).at(-1)!} per store, first day = 100`,
      leftOut: book.leftOut,
      data: { list: lines, stores: indices },
      columns: indices.map(indexColumn),
      words: (index) => index.toFixed(1),
      rows: indexRows(indices),
    },
    options,
    io,
  );
  return found ? EXIT.compared : EXIT.nothing;
}

function indexColumn({ store, category, points, lines, of, leftOut }: StoreIndex): StoreValues {
  const last = points.at(-1);
  const interval =
    last?.low != null && last.high != null && points.length > 1
      ? ` (95 % interval ${last.low.toFixed(1)} to ${last.high.toFixed(1)})`
      : '';
  const change = last ? `, 100 to ${last.index.toFixed(1)}${interval}` : '';
  const missing = leftOut.length
    ? `; never found: ${leftOut.slice(0, 4).join(', ')}${leftOut.length > 4 ? ` and ${leftOut.length - 4} more` : ''}`
    : '';
  return {
    store: category === null ? store : `${store}: ${category}`,
    values: new Map(points.map(({ date, index }) => [date, index])),
    coverage: {
      counted: lines,
      of,
      found: new Map(points.map(({ date, found }) => [date, found])),
    },
    note: `${lines} of ${of} ${plural(of, 'item')}${change}${category === null ? missing : ''}`,
  };
}

const indexRows = (indices: readonly StoreIndex[]): StoreTimeRows => ({
  columns: {
    date: 'DATE',
    store: 'STRING',
    category: 'STRING',
    index: 'DOUBLE',
    low: 'DOUBLE',
    high: 'DOUBLE',
    found: 'INT32',
    lines: 'INT32',
    of: 'INT32',
    cost: 'DOUBLE',
  },
  rows: indices.flatMap(({ store, category, lines, of, points }) =>
    points.map(({ date, index, low, high, found, cost }) => ({
      date,
      store,
      category,
      index,
      low,
      high,
      found,
      lines,
      of,
      cost,
    })),
  ),
});
type StoreTimeRows = Parameters<typeof writeTime>[0]['rows'];

async function followAll(
  lines: readonly string[],
  options: TimeOptions,
  io: Io,
): Promise<{ book: Book; followed: Followed[]; period: Period }> {
  if (options.from && options.to && options.from > options.to)
    throw new CliError(`--from ${options.from} is after --to ${options.to}`, EXIT.usage);
  const named = await storesAsked(options, [options.data], io);
  const period: Period = { from: options.from ?? null, to: options.to ?? null };
  const all = await openBook(options.data, named.length ? named : null, io);
  const book = { ...all, leftOut: all.leftOut.filter(({ date }) => within(date, period)) };
  const followed = await follow(lines, book, period, (line) => io.status(`following ${line} …`));
  io.status(null);
  for (const words of noticesOf(book, followed)) io.err(`${words}\n`);
  return { book, followed, period };
}
