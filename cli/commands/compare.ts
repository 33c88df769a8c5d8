import {
  compareList,
  describeAsked,
  describeLeftOut,
  lineOf,
  readList,
  STORES,
} from '../../engine';
import { CliError, EXIT, inputName, readFailure, type ExitCode, type Io } from '../io';
import { loadCatalogue, requireStore, storeNamed, storesNamed } from '../loadSources';
import { RENDER, type Format } from '../render/comparison';

export interface CompareOptions {
  store: string;
  data?: string;
  format: Format;
  output?: string;
  stores?: string;
  top?: number;
  /** Lines as long as they are, on a terminal too. */
  wide?: boolean;
  /** Stores whose loyalty card counts: "tesco,sainsburys". */
  cards?: string;
}

/** price-compare list.txt --store TESCO */
export async function compareCommand(
  list: string,
  options: CompareOptions,
  io: Io,
): Promise<ExitCode> {
  const store = storeNamed(options.store);
  const loyalty =
    options.cards === undefined ? [] : storesNamed(options.cards).map((entry) => entry.storedName);
  const named = options.stores === undefined ? null : storesNamed(options.stores);
  const read = list === '-' ? await io.readInput() : await io.readText(list);
  if (!read.ok) throw new CliError(readFailure(list, read.why), EXIT.unreadable);
  const { items, leftOut } = readList(read.text);
  for (const sentence of describeLeftOut(leftOut)) io.err(`${sentence}\n`);
  if (items.length === 0)
    throw new CliError(
      `${inputName(list)}: the list is empty; write one item a line`,
      EXIT.unreadable,
    );
  for (const { text, quantity, asks } of items)
    if (asks !== undefined) io.err(`"${text}": ${describeAsked({ quantity, asks })}\n`);
  const loaded = await loadCatalogue(
    options.data ?? io.bundledCatalogue,
    io,
    named && STORES.filter((entry) => entry.id === store.id || named.includes(entry)),
  );
  requireStore(loaded, store);
  const comparison = compareList(
    { store: store.storedName, lines: items.map(lineOf), loyalty },
    loaded.catalogue,
  );
  for (const item of comparison.items)
    if (item.asked !== undefined) io.err(`"${item.originalItem}": ${describeAsked(item)}\n`);
  const text = RENDER[options.format]({
    comparison,
    catalogue: loaded.catalogue,
    absent: loaded.absent,
    today: io.today(),
    color: io.color && !options.output,
    columns: options.output || options.wide ? null : io.columns,
    top: options.top ?? null,
  });
  if (options.output) {
    const written = await io.writeText(options.output, text);
    if (!written.ok)
      throw new CliError(`${options.output}: cannot be written (${written.why})`, EXIT.unreadable);
    io.err(`written: ${options.output}\n`);
  } else io.out(text);
  return comparison.items.some((item) => item.offers.some(({ cost }) => cost !== null))
    ? EXIT.compared
    : EXIT.nothing;
}
