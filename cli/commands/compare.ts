import {
  compareEach,
  describeAsked,
  describeLeftOut,
  lineOf,
  readList,
  type ItemComparison,
  type ListLine,
  type Store,
} from '../../engine';
import { CliError, EXIT, inputName, readFailure, type ExitCode, type Io } from '../io';
import { loadCatalogue, requireStore, type Loaded } from '../loadSources';
import {
  absentRows,
  headRows,
  LIST_COLUMNS,
  rowsOfItem,
  type ListRow,
} from '../render/comparisonCsv';
import { requireParquetPlace, writeRows, writeText } from '../render/rows';
import { WRITER, type Format } from '../render/comparison';
import type { ListWriter } from '../render/view';
import { storeNamed, storesAsked, storesNamed } from '../stores';

export interface CompareOptions {
  store: string;
  data?: string;
  format: Format;
  output?: string;
  stores?: string;
  top?: number | null;
  /** Lines as long as they are, on a terminal too. */
  wide?: boolean;
  /** Stores whose loyalty card counts: "tesco,sainsburys". */
  cards?: string;
  /** Pounds that a second stop has to save before it is suggested. */
  secondStopFrom?: number;
  quiet?: boolean;
}

/** From so many lines on memory goes before time: a third less of it, for a fourteenth more time. */
const LONG = 1_000;

/** price-compare list.txt --store TESCO. The list is read whole, what is compared is written as it comes. */
export async function compareCommand(
  list: string,
  options: CompareOptions,
  terminal: Io,
): Promise<ExitCode> {
  const io = options.quiet ? { ...terminal, status: () => undefined } : terminal;
  const folder = options.data ?? io.bundledCatalogue;
  const store = await storeNamed(options.store, [folder], io);
  const { cards, stores, secondStopFrom } = options;
  const loyalty = cards === undefined ? [] : await storesNamed(cards, [folder], io);
  const named = stores === undefined ? null : await storesAsked(options, [folder], io);
  const lines = await linesOf(list, io);
  const loaded = await loadCatalogue(folder, io, named);
  requireStore(loaded, store);
  const request = {
    store: store.storedName,
    lines,
    loyalty: loyalty.map(({ storedName }) => storedName),
    ...(secondStopFrom === undefined ? {} : { preferences: { secondStopFrom } }),
  };
  const compared = compareEach(request, loaded.catalogue);
  const progress = progressOf(lines.length, options, io);
  let any = false;
  const seen = (item: ItemComparison): void => {
    any ||= item.offers.some(({ cost }) => cost !== null);
    if (item.asked !== undefined) io.err(`"${item.originalItem}": ${describeAsked(item)}\n`);
    progress.next();
  };
  try {
    await writeList(compared, loaded, store, options, seen, io);
  } finally {
    progress.stop();
  }
  return any ? EXIT.compared : EXIT.nothing;
}

async function writeList(
  compared: ReturnType<typeof compareEach>,
  { catalogue, absent }: Loaded,
  { storedName: own }: Store,
  { format, output, wide, top = null }: CompareOptions,
  seen: (item: ItemComparison) => void,
  io: Io,
): Promise<void> {
  if (format === 'parquet') {
    requireParquetPlace(output, io);
    const items: ListRow[] = [];
    let next = compared.next();
    for (; !next.done; next = compared.next()) {
      seen(next.value);
      items.push(...rowsOfItem(next.value, own, top));
    }
    const rows = [...headRows(next.value), ...items, ...absentRows(absent)];
    return writeRows({ columns: LIST_COLUMNS, rows }, { format, output }, io, () => '');
  }
  const writer = WRITER[format]({
    catalogue,
    absent,
    today: io.today(),
    color: io.color && !output,
    columns: output || wide ? null : io.columns,
    top,
  });
  await writeText(written(writer, own, compared, seen), output, io);
}

/** What is to be bought, and on standard error what the reader left out. */
async function linesOf(list: string, io: Io): Promise<ListLine[]> {
  const read = list === '-' ? await io.readInput() : await io.readText(list);
  if (!read.ok) throw new CliError(readFailure(list, read.why), EXIT.unreadable);
  // Before it is read: the words of all its lines are in memory then.
  if (countLines(read.text) >= LONG) io.spareMemory();
  const { items, leftOut } = readList(read.text);
  // A line may hold many.
  if (items.length >= LONG) io.spareMemory();
  for (const sentence of describeLeftOut(leftOut)) io.err(`${sentence}\n`);
  if (items.length === 0)
    throw new CliError(
      `${inputName(list)}: the list is empty; write one item a line`,
      EXIT.unreadable,
    );
  for (const { text, quantity, asks } of items)
    if (asks !== undefined) io.err(`"${text}": ${describeAsked({ quantity, asks })}\n`);
  return items.map(lineOf);
}

const countLines = (text: string): number => text.trimEnd().split('\n').length;

/** Items of a list that is done before a bar can be read. */
const SHORT = 200;

function progressOf(of: number, { quiet }: CompareOptions, io: Io) {
  if (quiet || of < SHORT) return { next: () => undefined, stop: () => undefined };
  const bar = io.progress('items');
  let count = 0;
  return {
    next: (): void => {
      bar.update(++count);
      bar.at(count, of);
    },
    stop: (): void => bar.stop(),
  };
}

/** The text of a comparison, part by part; `seen` is called with each item. */
async function* written(
  writer: ListWriter,
  store: string,
  compared: ReturnType<typeof compareEach>,
  seen: (item: ItemComparison) => void,
): AsyncGenerator<string> {
  yield writer.begin(store);
  for (let next = compared.next(); ; next = compared.next()) {
    if (next.done) {
      yield* writer.end(next.value);
      return;
    }
    seen(next.value);
    yield writer.item(next.value);
  }
}
