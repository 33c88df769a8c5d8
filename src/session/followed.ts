import type { Line } from './session';

const same = (a: Line, b: Line): boolean =>
  a.text === b.text && JSON.stringify(a.pick) === JSON.stringify(b.pick);

/**
 * This tab's rows as another tab has written them. Rows that say the same stay the same, those between them go on in their
 * place under their number, so that a field keeps its focus. `typing`: the row that is just being typed in, which keeps its
 * words whatever became of it elsewhere: the other tab did not know them.
 */
export function followed(
  mine: readonly Line[],
  theirs: readonly Line[],
  typing: number | null,
  nextId: () => number,
): Line[] {
  const most = Math.min(mine.length, theirs.length);
  let head = 0;
  while (head < most && same(mine[head]!, theirs[head]!)) head++;
  let tail = 0;
  while (tail < most - head && same(mine.at(-1 - tail)!, theirs.at(-1 - tail)!)) tail++;
  const before = mine.slice(head, mine.length - tail);
  const between = theirs.slice(head, theirs.length - tail).map((line, at) => {
    const own = before[at];
    if (!own) return { ...line, id: nextId() };
    return own.id === typing ? own : { ...line, id: own.id };
  });
  const at = before.findIndex(({ id }) => id === typing);
  // Its place is gone.
  if (at >= between.length) between.push(before[at]!);
  return [...mine.slice(0, head), ...between, ...mine.slice(mine.length - tail)];
}
