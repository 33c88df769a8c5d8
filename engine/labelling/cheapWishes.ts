// How a line says that the one that costs least is wanted: "cheapest", "not too dear".
import { COSTLY_WORDS, NOT_COSTLY, TOO_WORDS } from '../lexicon/lineWords';
import { anyOf } from '../lexicon/wordSet';
import type { KnownToken } from '../tagger/wordKnowledge';

export const CHEAP_WISH = new RegExp(
  `(?<!\\bnot (?:the |too |so )?)\\b(?:cheap(?:er|est|o)?|inexpensive|(?:${anyOf(NOT_COSTLY)}) (?:(?:${anyOf(TOO_WORDS)}) )?(?:${anyOf(COSTLY_WORDS)}))\\b`,
  'gi',
);
export const asksCheapest = (line: string): boolean => line.search(CHEAP_WISH) >= 0;

/** "red wine not too dear": what a thing shall not cost is a wish. */
export function withCheapWishes(
  tokens: readonly KnownToken[],
  labels: readonly string[],
): string[] {
  const wished = [...labels];
  for (let at = 1; at < tokens.length; at++) {
    if (!NOT_COSTLY.has(tokens[at]!.word)) continue;
    const costly = TOO_WORDS.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
    if (COSTLY_WORDS.has(tokens[costly]?.word ?? '')) wished.fill('w', at, costly + 1);
  }
  return wished;
}
