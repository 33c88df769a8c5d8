import { describeNeed, readList, type ReadList } from '../../engine';
import { CliError, EXIT, inputName, readFailure, type ExitCode, type Io } from '../io';
import { writeRows, writeText, type RowOptions, type Rows } from '../render/rows';
import { cell, fit, right, widest, widthOf, wrap } from '../render/text';

/** A thing to buy, or what was left out of a list; `json` has both with all their parts. */
export interface ReadRow {
  row: 'item' | 'left out';
  line: number;
  text: string;
  /** Of an item, as the fields below. */
  searchTerm: string | null;
  quantity: number | null;
  need: string | null;
  brand: string | null;
  wishes: string | null;
  refused: string | null;
  alternatives: string | null;
  heading: string | null;
  notes: string | null;
  /** Why it was left out. */
  reason: string | null;
}
const COLUMNS: Rows<ReadRow>['columns'] = {
  row: 'STRING',
  line: 'INT32',
  text: 'STRING',
  searchTerm: 'STRING',
  quantity: 'INT32',
  need: 'STRING',
  brand: 'STRING',
  wishes: 'STRING',
  refused: 'STRING',
  alternatives: 'STRING',
  heading: 'STRING',
  notes: 'STRING',
  reason: 'STRING',
};

/** price-compare read LIST: how a list is read, without prices. */
export async function readCommand(
  list: string,
  { format, output, wide }: RowOptions & { wide?: boolean },
  io: Io,
): Promise<ExitCode> {
  const read = list === '-' ? await io.readInput() : await io.readText(list);
  if (!read.ok) throw new CliError(readFailure(list, read.why), EXIT.unreadable);
  const found = readList(read.text);
  if (format === 'json') await writeText(`${JSON.stringify(found, null, 2)}\n`, output, io);
  else
    await writeRows({ columns: COLUMNS, rows: rowsOf(found) }, { format, output }, io, () =>
      tableOf(found, wide || output ? null : io.columns),
    );
  if (!found.items.length) io.err(`${inputName(list)}: nothing to buy was found\n`);
  return found.items.length ? EXIT.compared : EXIT.nothing;
}

const joined = (words: readonly string[]): string | null => words.join('; ') || null;

function rowsOf({ items, leftOut }: ReadList): ReadRow[] {
  const nothing = Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, null]));
  return [
    ...items.map((item): ReadRow => ({
      row: 'item',
      line: item.line,
      text: item.text,
      searchTerm: item.searchTerm,
      quantity: item.quantity,
      need: describeNeed(item.need),
      brand: item.brand,
      wishes: joined(item.wishes),
      refused: joined(item.refused),
      alternatives: joined(item.alternatives),
      heading: item.heading,
      notes: joined(item.notes),
      reason: null,
    })),
    ...leftOut.map((left) => ({ ...nothing, row: 'left out', ...left }) as ReadRow),
  ];
}

/** Columns of an item, at least, and of the rest of its row. */
const ITEM = 46;
const REST = 32;

function tableOf({ items, leftOut }: ReadList, columns: number | null): string {
  const width = widthOf(columns);
  const needed = widest(
    items.map(({ searchTerm }) => searchTerm),
    ITEM,
  );
  const term = Math.min(needed, width - REST);
  const rows = items.map((item) => {
    const around = [
      ...(item.asks === undefined ? [] : [`is ${item.asks} how many?`]),
      ...item.wishes.map((wish) => `wish: ${wish}`),
      ...item.alternatives.map((other) => `or ${other}`),
      ...item.notes,
    ].join('; ');
    return (
      `${right(String(item.line), 5)}  ${cell(item.searchTerm, term, width)} ${right(describeNeed(item.need), 24)}\n` +
      (around ? `${wrap(around, 7, width)}\n` : '')
    );
  });
  const left = leftOut.map(
    ({ line, text, reason }) =>
      `${right(String(line), 5)}  ${fit(reason, 10)} ${cell(text, Math.min(60, width - 18), width).trimEnd()}\n`,
  );
  return `${rows.join('')}${left.length ? `Left out\n${left.join('')}` : ''}`;
}
