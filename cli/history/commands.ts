import {
  describeLeftOut,
  formatPrice,
  formatUnitPrice,
  plural,
  readListText,
  STORES,
  type Store,
} from '../../engine';
import { CliError, EXIT, inputName, readFailure, type ExitCode, type Io } from '../io';
import { storesAsked } from '../loadSources';
import { Choice } from './choice';
import { daysIn, type LeftOut } from './days';
import { RENDER_TIME, type TimeFormat, type Timeline } from './render';
import { Follower, indexOf, type PriceSeries } from './series';

export interface TimeOptions {
  data: string;
  store?: string;
  stores?: string;
  format: TimeFormat;
  output?: string;
}

/** price-compare history "semi skimmed milk 4 pints" --data DIR */
export async function historyCommand(
  text: string,
  options: TimeOptions,
  io: Io,
): Promise<ExitCode> {
  const { followers, leftOut } = await follow([text], options, io);
  const series = followers[0]!.series();
  await write(io, options, {
    title: `Price of "${text}"`,
    leftOut,
    data: { query: text, series },
    columns: series.map(({ store, name, points }) => {
      const last = points.at(-1);
      const several = points.filter(({ otherPrices }) => otherPrices).length;
      return {
        store,
        values: new Map(points.map(({ date, price }) => [date, price])),
        note: `${name}${last?.unitPrice ? `, last ${formatUnitPrice(last.unitPrice)}` : ''}${several ? `, several prices on ${several} ${plural(several, 'day')}` : ''}`,
      };
    }),
  });
  if (series.length === 0) io.err(`"${text}" is found on no day of these stores\n`);
  return series.length ? EXIT.compared : EXIT.nothing;
}

/** price-compare index list.txt --data DIR */
export async function indexCommand(list: string, options: TimeOptions, io: Io): Promise<ExitCode> {
  const read = list === '-' ? await io.readInput() : await io.readText(list);
  if (!read.ok) throw new CliError(readFailure(list, read.why), EXIT.unreadable);
  const { items: lines, leftOut: noItems } = readListText(read.text);
  for (const sentence of describeLeftOut(noItems)) io.err(`${sentence}\n`);
  if (lines.length === 0)
    throw new CliError(
      `${inputName(list)}: the list is empty; write one item a line`,
      EXIT.unreadable,
    );
  const { followers, leftOut, days } = await follow(lines, options, io);
  const stores = indexOf(followers, days);
  if (stores.every(({ points }) => points.length === 0))
    io.err(
      `no line of the list is found on every day of a store; which are missing: --format json\n`,
    );
  await write(io, options, {
    title: `Cost of ${list === '-' ? 'the list' : list.split(/[/\\]/).at(-1)!} per store`,
    leftOut,
    data: { list: lines, stores },
    columns: stores.map(({ store, points, lines: counted, leftOut: missing }) => {
      const change =
        points.length > 1
          ? `, ${formatPrice(points[0]!.cost)} to ${formatPrice(points.at(-1)!.cost)}`
          : '';
      return {
        store,
        values: new Map(points.map(({ date, cost }) => [date, cost])),
        coverage: {
          counted,
          of: lines.length,
          found: new Map(points.map(({ date, found }) => [date, found])),
        },
        note: `${counted} of ${lines.length} ${plural(lines.length, 'item')}, each found on every day${change}${missing.length ? `; not counted: ${missing.slice(0, 4).join(', ')}${missing.length > 4 ? ` and ${missing.length - 4} more` : ''}` : ''}`,
      };
    }),
  });
  return stores.some(({ points }) => points.length > 0) ? EXIT.compared : EXIT.nothing;
}

async function follow(
  lines: readonly string[],
  options: TimeOptions,
  io: Io,
): Promise<{ followers: Follower[]; leftOut: LeftOut[]; days: Map<string, string[]> }> {
  const named = storesAsked(options);
  const stores: readonly Store[] = named.length
    ? STORES.filter((store) => named.includes(store))
    : STORES;
  const choices = lines.map((line) => new Choice(line));
  const leftOut: LeftOut[] = [];
  const days = new Map<string, string[]>();
  for await (const day of daysIn(options.data, stores, io, leftOut)) {
    for (const choice of choices) choice.add(day);
    for (const { label } of day.stores) days.set(label, [...(days.get(label) ?? []), day.date]);
  }
  // Read again: what a line means is known after the last day only, and a day's prices are not kept beside the next one's.
  const followers = choices.map((choice) => new Follower(choice));
  for await (const day of daysIn(options.data, stores, io, []))
    for (const follower of followers) follower.add(day);
  for (const { date, store, reason } of leftOut)
    io.err(`left out: ${store} of ${date}. ${reason}\n`);
  for (const words of new Set(
    followers.flatMap((follower) => follower.series().flatMap(severalPrices)),
  ))
    io.err(`${words}\n`);
  return { followers, leftOut, days };
}

/** The choice among several prices of a name is not made in silence. */
function severalPrices({ store, name, points }: PriceSeries): string[] {
  return points.flatMap(({ date, price, otherPrices }) =>
    otherPrices
      ? [
          `${store} of ${date}: "${name}" also stands at ${otherPrices.map(formatPrice).join(', ')}; ${formatPrice(price)} is followed, as it changes least over the days`,
        ]
      : [],
  );
}

async function write(io: Io, { format, output }: TimeOptions, timeline: Timeline): Promise<void> {
  const text = RENDER_TIME[format](timeline);
  if (!output) return io.out(text);
  const written = await io.writeText(output, text);
  if (!written.ok)
    throw new CliError(`${output}: cannot be written (${written.why})`, EXIT.unreadable);
  io.err(`written: ${output}\n`);
}
