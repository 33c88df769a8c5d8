// What parts the things of a line, and what does not, beside its words: columns, a maker behind the only comma.
import { isThing } from './headings';
import { isName } from './joints';
import { headLevel } from './readerRoles';
import { COLUMN_BLANKS } from './tableCells';
import type { KnownToken } from './wordKnowledge';
import { isCouple } from './wordFeatures';
import { namesHold } from './wordPairs';

/** "cornflakes      gravy": things with so many blanks between them stand in two columns. */
export const inColumns = (tokens: readonly KnownToken[], labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    const before = tokens[at - 1]?.token.end ?? Infinity;
    const isApart = tokens[at]!.token.start - before >= COLUMN_BLANKS;
    const isNamed = label === 'n' || (label === 'O' && isThing(tokens[at]!));
    const begins = isApart && isNamed && labels.slice(0, at).some((one) => /[nb]$/.test(one));
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

/** "bread: brown", "crisps: salt and vinegar": of a thing and which kind of it, the thing is named as well. */
export function thingBeforeColon(
  tokens: readonly KnownToken[],
  labels: readonly string[],
): string[] {
  const colon = tokens.findIndex(({ kind }) => kind === 'mark:');
  const thing = tokens[colon - 1];
  const named = labels.findIndex((label) => /^\|?n$/.test(label));
  if (!thing || named < colon || labels.slice(0, colon).some((label) => label !== 'O'))
    return [...labels];
  const isKind = isKindOf(thing, tokens, named);
  return labels.map((label, at) => (isKind && at === colon - 1 ? 'n' : label));
}

/** Whether the words from a place on tell which kind of a thing is meant. */
function isKindOf(thing: KnownToken, tokens: readonly KnownToken[], from: number): boolean {
  const { stem } = tokens[from]!;
  return (
    /^type[KV]$/.test(thing.kind) &&
    (headLevel(thing.stem) > headLevel(stem) || isCouple(tokens, from + 1)) &&
    namesHold(thing.stem, stem)
  );
}

/** Whether a line is a thing and which kind of it, parted by a colon. */
export function isThingWithKind(tokens: readonly KnownToken[]): boolean {
  const [thing, colon, kind] = tokens;
  return colon?.kind === 'mark:' && isName(kind) && isKindOf(thing!, tokens, 2);
}
