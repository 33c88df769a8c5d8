// What parts the things of a line, and what does not, beside its words: columns, a maker behind the only comma.
import type { KnownToken } from './wordKnowledge';

/** Blanks that part the columns of a list. */
const COLUMN_BLANKS = 3;
/** "cornflakes      gravy": things with so many blanks between them stand in two columns. */
export const inColumns = (tokens: readonly KnownToken[], labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    const before = tokens[at - 1]?.token.end ?? Infinity;
    const isApart = tokens[at]!.token.start - before >= COLUMN_BLANKS;
    const begins = isApart && label === 'n' && labels.slice(0, at).some((one) => /[nb]$/.test(one));
    return begins ? '|n' : label;
  });

/** "washing up liquid, fairy": a maker alone behind the only comma made the thing before it. */
export function makerBehind(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const comma = tokens.findIndex(({ word }) => word === ',');
  const isMaker = ({ maker }: KnownToken): boolean => maker !== '-';
  const behind = tokens.slice(comma + 1);
  const isAlone = comma > 0 && behind.length > 0 && behind.every(isMaker);
  if (!isAlone || tokens.slice(0, comma).some(isMaker) || !labels[comma - 1]!.endsWith('n'))
    return [...labels];
  return labels.map((label, at) => (at > comma ? 'b' : label));
}
