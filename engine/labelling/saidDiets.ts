// A diet that is said anywhere beside a thing is part of what is asked for: who eats without it may become ill.
import { DIET_WORDS, FREE_OF_WORDS } from '../lexicon/readerWords';
import { denies } from '../tagger/denying';
import type { KnownToken } from '../tagger/wordKnowledge';

/** Tokens of the diet that begins at a place ("vegan", "lactose free"); 0 for none. */
function dietAt(tokens: readonly KnownToken[], at: number): number {
  const word = tokens[at]!.word;
  if (DIET_WORDS.has(word)) return 1;
  return FREE_OF_WORDS.has(word) && tokens[at + 1]?.word === 'free' ? 2 : 0;
}

/** The diets that some words say, each as it was said: "lactose free". */
export const dietsIn = (tokens: readonly KnownToken[]): string[] =>
  tokens.flatMap((_, at) => {
    const said = tokens.slice(at, at + dietAt(tokens, at));
    return said.length ? [said.map(({ token }) => token.text).join(' ')] : [];
  });

/** Tokens before a diet of which one may deny it: "doesn't have to be vegan" asks for none. */
const LOOKED_BACK = 4;

/** "milk that is lactose free", "yogurt - has to be vegan": left out as a remark, the diet would be lost. */
export function withDiets(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const kept = [...labels];
  for (let at = 1; at < tokens.length; at++) {
    const length = dietAt(tokens, at);
    const isLost = length > 0 && kept.slice(at, at + length).every((label) => /^[Ow]$/.test(label));
    const before = tokens.slice(Math.max(0, at - LOOKED_BACK), at);
    if (!isLost || before.some(denies)) continue;
    if (kept.slice(0, at).some((label) => /[nb]$/.test(label))) kept.fill('n', at, at + length);
  }
  return kept;
}
