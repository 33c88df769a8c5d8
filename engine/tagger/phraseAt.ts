import type { KnownToken } from './wordKnowledge';

/** How many tokens the first of some phrases has that stands at a place of a line; 0 where none does. */
export const phraseAt = (
  tokens: readonly KnownToken[],
  at: number,
  phrases: readonly (readonly string[])[],
): number =>
  phrases.find((words) => words.every((word, place) => tokens[at + place]?.word === word))
    ?.length ?? 0;
