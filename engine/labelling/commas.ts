// What a comma parts: "dishwasher tablets, milk" are two things, "bread flour, strong white" is one.
import { KIND_WORDS } from '../lexicon/readerWords';
import { isHead } from '../tagger/readerRoles';
import type { KnownToken } from '../tagger/wordKnowledge';
import { isComma, isName } from './joints';
import { isKindOfBefore } from './kindsBehind';

/** Commas of a line that is no list of its own. */
const FEW_COMMAS = 2;
/** "bread flour, strong white" among lines that hold no comma: who writes a thing a line tells its kind behind one. */
export const saysKindsBehindCommas = (
  tokens: readonly KnownToken[],
  areMostCommas: boolean,
): boolean => !areMostCommas && tokens.filter(({ word }) => word === ',').length <= FEW_COMMAS;

/** "dishwasher tablets, milk": a segment that ends with what heads names is a thing of its own, not a kind of the one before. */
export function byCommas(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const parted = [...labels];
  for (let at = 1; at + 1 < tokens.length; at++) {
    if (!isComma(tokens[at]!)) continue;
    // "noodles, own brand cola"
    let head = at + 1;
    while (parted[head] === 'w') head++;
    if (parted[head] !== 'n' || !isName(tokens[head])) continue;
    while (parted[head + 1] === 'n' && isName(tokens[head + 1])) head++;
    const { kind, stem, word } = tokens[head]!;
    if (!/^type[KV]$/.test(kind) || !isHead(stem) || KIND_WORDS.has(word)) continue;
    if (
      /^(?:stop|refuse)$/.test(tokens[at + 1]!.kind) ||
      isKindOfBefore(tokens, parted, at, tokens[head]!)
    )
      continue;
    if (parted[at] === 'n') parted[at] = 'O';
    parted[at + 1] = `|${parted[at + 1]!}`;
  }
  return parted;
}

/** "plain flour, self raising too": what is wanted too is a thing of its own. */
export function alsoWanted(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const parted = [...labels];
  const end = tokens.findIndex(({ word }) => word === 'too');
  const comma = tokens.slice(0, Math.max(0, end)).findLastIndex(({ word }) => word === ',');
  const isNamed = comma > 0 && comma + 1 < end && /n$/.test(labels[comma - 1]!);
  if (isNamed && labels[comma + 1] === 'n') parted[comma + 1] = '|n';
  return parted;
}
