// Numbers that only count the lines of a list: "1 broccoli", "2 spinach", "3 avocados".
import type { KnownToken } from './wordKnowledge';

/** So many lines in a row, counted from one, are counted and no amounts. */
const LEAST_RUN = 4;
const BEHIND = /^[.):-]$/;

/** The number that opens a line, where a word stands behind it. */
function openingNumber(tokens: readonly KnownToken[]): number | null {
  const [first, ...rest] = tokens;
  if (first?.kind !== 'number' || !/^\d{1,3}$/.test(first.word)) return null;
  return rest.some(({ token }) => token.kind === 'word') ? Number(first.word) : null;
}

/** For each line how many tokens only number it. Linear. */
export function numberingLengths(lines: readonly (readonly KnownToken[])[]): number[] {
  const lengths = lines.map(() => 0);
  let run: number[] = [];
  const close = (): void => {
    if (run.length >= LEAST_RUN)
      for (const at of run) lengths[at] = BEHIND.test(lines[at]![1]!.word) ? 2 : 1;
    run = [];
  };
  lines.forEach((tokens, at) => {
    if (!tokens.length) return;
    const number = openingNumber(tokens);
    if (number !== run.length + 1) close();
    if (number === run.length + 1) run.push(at);
  });
  close();
  return lengths;
}
