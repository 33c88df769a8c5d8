// A saying with a misspelt word: "dilluting juice" is what shoppers call squash, though no store prints "diluting".
import { hasAisle } from '../knowledge/aisleClassifier';
import { rewriteTyped } from '../knowledge/gazetteer';
import { PHRASES, TYPED, WHOLE } from '../lexicon/synonyms';
import { UNSOLD_WORDS } from '../lexicon/unsoldWords';
import { wordsIn } from '../names/nameWords';
import { isWithinOneMistake } from '../words/editDistance';
import { lazy } from '../words/lazy';
import { wordIds, wordOf } from '../words/wordInterner';
import type { Printed } from './abbreviation';

/** Letters of a word for which one that is spelt nearly so stands. */
const LEAST_LETTERS = 5;
/** The words of all sayings. */
const SAID = lazy(() => [
  ...new Set(
    [PHRASES, TYPED, WHOLE]
      .flat()
      .flatMap(([said]) => wordsIn(said).map(wordOf))
      .filter((word) => word.length >= LEAST_LETTERS && !/\d/.test(word)),
  ),
]);

/** Whether some words are rewritten as what shoppers say. */
function isRewritten(words: readonly string[]): boolean {
  const ids = wordIds(words);
  const read = rewriteTyped(ids);
  return read.length !== ids.length || read.some((id, at) => id !== ids[at]);
}

/** Words with the one that no store prints and no table knows spelt as a saying has it; null where they are none then either. */
export function misspeltSaying(
  words: readonly string[],
  { held }: Printed,
): { words: string[]; repaired: string[] } | null {
  const isUnknown = (word: string): boolean =>
    word.length >= LEAST_LETTERS &&
    !/\d/.test(word) &&
    held(word) === 0 &&
    !hasAisle(word) &&
    !UNSOLD_WORDS.has(word);
  const at = words.findIndex(isUnknown);
  if (at < 0) return null;
  const word = words[at]!;
  const read = SAID()
    .filter((said) => isWithinOneMistake(word, said))
    .map((said) => words.with(at, said))
    .find(isRewritten);
  return read ? { words: read, repaired: [read[at]!] } : null;
}
