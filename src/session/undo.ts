import type { Line } from './session';

/** One change of the list, as it can be taken back. */
export interface Change {
  before: readonly Line[];
  after: readonly Line[];
}

/** The list without that change: what it took comes back to its place, what it brought goes, and everything done since stays. */
export function takenBack(
  { before, after }: Change,
  now: readonly Line[],
  nextId: () => number,
): Line[] {
  const known = new Set(before.map(({ id }) => id));
  const lines = now.filter(
    (line) =>
      (before.includes(line) || !after.includes(line)) &&
      (known.has(line.id) || line.text.trim() !== ''),
  );
  for (const [at, line] of before.entries()) {
    if (after.includes(line)) continue;
    // The only row, cleared and written anew, goes on under its number.
    const taken = lines.some(({ id }) => id === line.id);
    lines.splice(at, 0, taken ? { ...line, id: nextId() } : line);
  }
  return lines;
}
