// How a line says that the one that costs least is wanted: "cheapest", "not too dear".
import type { KnownToken } from './wordKnowledge';

export const CHEAP_WISH =
  /(?<!\bnot (?:the |too |so )?)\b(?:cheap(?:er|est|o)?|inexpensive|(?:not|nothing) (?:too |very |that )?(?:dear|expensive|pricey|costly))\b/gi;
export const asksCheapest = (line: string): boolean => line.search(CHEAP_WISH) >= 0;

export const COSTLY = /^(?:dear|expensive|pricey|costly)$/;
const DENIES = /^(?:not|nothing)$/;
const SOMEWHAT = /^(?:too|very|that)$/;

/** "red wine not too dear": what a thing shall not cost is a wish. */
export function withCheapWishes(
  tokens: readonly KnownToken[],
  labels: readonly string[],
): string[] {
  const wished = [...labels];
  for (let at = 1; at < tokens.length; at++) {
    if (!DENIES.test(tokens[at]!.word)) continue;
    const costly = SOMEWHAT.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
    if (COSTLY.test(tokens[costly]?.word ?? '')) wished.fill('w', at, costly + 1);
  }
  return wished;
}
