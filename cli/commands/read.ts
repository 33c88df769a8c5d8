import { describeNeed, readList, type ReadList } from '../../engine';
import { CliError, EXIT, inputName, readFailure, type ExitCode, type Io } from '../io';
import { cell, fit, right, widest, widthOf, wrap } from '../render/text';

export const READ_FORMATS = ['table', 'json'] as const;

/** price-compare read LIST: how a list is read, without prices. */
export async function readCommand(
  list: string,
  { format, wide }: { format: (typeof READ_FORMATS)[number]; wide?: boolean },
  io: Io,
): Promise<ExitCode> {
  const read = list === '-' ? await io.readInput() : await io.readText(list);
  if (!read.ok) throw new CliError(readFailure(list, read.why), EXIT.unreadable);
  const found = readList(read.text);
  io.out(
    format === 'json'
      ? `${JSON.stringify(found, null, 2)}\n`
      : tableOf(found, wide ? null : io.columns),
  );
  if (!found.items.length) io.err(`${inputName(list)}: nothing to buy was found\n`);
  return found.items.length ? EXIT.compared : EXIT.nothing;
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
