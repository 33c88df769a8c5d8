// How a line says that the one that costs least is wanted: "cheapest", "not too dear".
import type { KnownToken } from './wordKnowledge';

const DEAR = 'dear|expensive|pricey|costly';
const TOO = 'too|very|that';
const NO = 'not|nothing';
export const CHEAP_WISH = new RegExp(
  `(?<!\\bnot (?:the |too |so )?)\\b(?:cheap(?:er|est|o)?|inexpensive|(?:${NO}) (?:(?:${TOO}) )?(?:${DEAR}))\\b`,
  'gi',
);
export const asksCheapest = (line: string): boolean => line.search(CHEAP_WISH) >= 0;

const isOneOf = (words: string): RegExp => new RegExp(`^(?:${words})$`);
export const COSTLY = isOneOf(DEAR);
const DENIES = isOneOf(NO);
const SOMEWHAT = isOneOf(TOO);

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
