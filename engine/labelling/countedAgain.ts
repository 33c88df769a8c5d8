// What is counted in the middle of a line is a thing of its own: "carrots & a swede", "milk, 12 eggs".
import { AND_WORDS } from '../lexicon/lineWords';
import { headLevel } from '../tagger/readerRoles';
import type { KnownToken } from '../tagger/wordKnowledge';
import { saysWhichKind } from '../tagger/wordPairs';

export const countedAgain = (tokens: readonly KnownToken[], labels: readonly string[]): string[] =>
  behindComma(tokens, behindJoint(tokens, labels));

/** "carrots & a swede": what is counted behind the joint is a thing of its own. */
function behindJoint(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const parted = [...labels];
  for (let at = 2; at + 1 < tokens.length; at++) {
    const joins = AND_WORDS.has(tokens[at - 1]!.word);
    const isBetween = parted[at - 2]!.endsWith('n') && /^[nu]$/.test(parted[at + 1]!);
    if (!joins || !isBetween || tokens[at]!.kind !== 'number') continue;
    if (parted[at] === 'q') parted[at] = '|q';
    else if (parted[at] === 'O') parted[at + 1] = `|${parted[at + 1]!}`;
  }
  return parted;
}

/** "milk, 12 eggs", "butter, 2 pints milk": but neither how the thing before is held ("wine, 6 bottles") nor its kind. */
function behindComma(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const parted = [...labels];
  for (let at = 1; at + 2 < tokens.length; at++) {
    if (tokens[at]!.kind !== 'mark,' || tokens[at + 1]!.kind !== 'number') continue;
    let thing = at + 2;
    while (UNITS.test(tokens[thing]?.kind ?? '') || tokens[thing]?.word === 'of') thing++;
    const ends = (tokens[thing + 1]?.kind ?? 'mark,') === 'mark,';
    if (!ends || !areTwo(tokens[at - 1]!, tokens[thing])) continue;
    if (parted[at] === 'n') parted[at] = 'O';
    parted[at + 1] = `|${parted[at + 1]!.replace('|', '')}`;
    if (parted[thing] === 'O') parted[thing] = 'n';
  }
  return parted;
}
const UNITS = /^(?:mass|volume|holder)$/;

/** Whether two words name things that are bought apart. */
const areTwo = (one: KnownToken, other: KnownToken | undefined): boolean =>
  other !== undefined &&
  isBought(one) &&
  isBought(other) &&
  one.stem !== other.stem &&
  !saysWhichKind(one.stem, other.stem);
/** So often a word heads the names that hold it that it is what somebody buys. */
const OFTEN = 3;
const isBought = ({ kind, stem, token }: KnownToken): boolean =>
  token.kind === 'word' && /^type[KV]$/.test(kind) && headLevel(stem) >= OFTEN;
