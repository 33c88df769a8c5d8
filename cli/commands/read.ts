import { describeNeed, readList, type ReadList } from '../../engine';
import { CliError, EXIT, inputName, readFailure, type ExitCode, type Io } from '../io';
import { fit, right, wrap } from '../render/text';

export const READ_FORMATS = ['table', 'json'] as const;

/** price-compare read LIST: how a list is read, without prices. */
export async function readCommand(
  list: string,
  { format }: { format: (typeof READ_FORMATS)[number] },
  io: Io,
): Promise<ExitCode> {
  const read = list === '-' ? await io.readInput() : await io.readText(list);
  if (!read.ok) throw new CliError(readFailure(list, read.why), EXIT.unreadable);
  const found = readList(read.text);
  io.out(format === 'json' ? `${JSON.stringify(found, null, 2)}\n` : tableOf(found));
  if (!found.items.length) io.err(`${inputName(list)}: nothing to buy was found\n`);
  return found.items.length ? EXIT.compared : EXIT.nothing;
}

function tableOf({ items, leftOut }: ReadList): string {
  const rows = items.map((item) => {
    const around = [
      ...(item.asks === undefined ? [] : [`is ${item.asks} how many?`]),
      ...item.wishes.map((wish) => `wish: ${wish}`),
      ...item.alternatives.map((other) => `or ${other}`),
      ...item.notes,
    ].join('; ');
    return (
      `${right(String(item.line), 5)}  ${fit(item.searchTerm, 46)} ${right(describeNeed(item.need), 24)}\n` +
      (around ? `${wrap(around, 7)}\n` : '')
    );
  });
  const left = leftOut.map(
    ({ line, text, reason }) =>
      `${right(String(line), 5)}  ${fit(reason, 10)} ${fit(text, 60).trimEnd()}\n`,
  );
  return `${rows.join('')}${left.length ? `Left out\n${left.join('')}` : ''}`;
}
