// The labels of a line's words -> its items, each as its parts.
import type { KnownToken } from './wordKnowledge';

/** A run of words of one label. */
export interface Run {
  label: string;
  /** Places in the line. */
  from: number;
  to: number;
}

/** What joins the words of one part: "salt & vinegar", "semi-skimmed", "spray'n wipe". */
const JOINING = new Set(['-', '&', '/', "'", '’', '+', '%', '.']);

/** One item's runs, in the order of the line. */
export type Parts = readonly Run[];

/** The items of a line, by their borders. */
export function partsOf(all: readonly KnownToken[], labels: readonly string[]): Parts[] {
  const items: Run[][] = [[]];
  labels.forEach((said, at) => {
    const begins = said.startsWith('|');
    const label = begins ? said.slice(1) : said;
    if (begins && items.at(-1)!.length) items.push([]);
    if (label === 'O') return;
    const runs = items.at(-1)!;
    const last = runs.at(-1);
    if (last?.label === label && !begins && joins(all, last.to, at)) last.to = at + 1;
    else runs.push({ label, from: at, to: at + 1 });
  });
  return items.filter((runs) => runs.some(({ label }) => label === 'n' || label === 'b'));
}

/** Whether nothing, or only what joins words, stands between two places. */
const joins = (all: readonly KnownToken[], from: number, to: number): boolean =>
  all
    .slice(from, to)
    .every(({ word, token }) => token.kind === 'mark' && JOINING.has(word) && !token.apart);

export const tokensOf = (all: readonly KnownToken[], parts: Parts, labels: string): KnownToken[] =>
  parts
    .filter(({ label }) => labels.includes(label))
    .flatMap(({ from, to }) => all.slice(from, to));

/** A run as it was written, blanks made one. */
export function textOf(line: string, all: readonly KnownToken[], { from, to }: Run): string {
  return line
    .slice(all[from]!.token.start, all[to - 1]!.token.end)
    .replace(/\s+/g, ' ')
    .trim();
}
