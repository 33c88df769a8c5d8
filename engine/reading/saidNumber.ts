// A number as people write it, in figures or words: "2", "½", "1 1/2", "half a dozen", "a couple", "2 x".
import { FRACTIONS, MULTIPLYING_WORDS, NUMBER_WORDS } from '../lexicon/readerWords';

const partOf = (word: string): number => {
  const [above, below] = word.split('/');
  return Number(above) / Number(below);
};
/** "3/4" is a part, "24/7" and "50/50" are names. */
export const isPart = (word: string): boolean => /^\d+\/\d+$/.test(word) && partOf(word) < 1;

/** One token as a number; null for one that is none. */
function valueOf(word: string): number | null {
  if (Object.hasOwn(FRACTIONS, word)) return FRACTIONS[word]!;
  if (Object.hasOwn(NUMBER_WORDS, word)) return NUMBER_WORDS[word]!;
  if (word.includes('/')) return isPart(word) ? partOf(word) : null;
  const value = Number(word.replace(/,(?=\d{3})/g, '').replace(',', '.'));
  return /^[\d.]/.test(word) && Number.isFinite(value) ? value : null;
}

/**
 * The number that folded words say; null where they say none. Words multiply ("half a dozen", "two dozen"), a fraction
 * behind a whole number adds ("1 1/2"), of a range ("2-3") the first counts.
 */
export function saidNumber(words: readonly string[]): number | null {
  let said: number | null = null;
  for (const [at, word] of words.entries()) {
    const value = valueOf(word);
    if (value === null) continue;
    if (said === null) said = value;
    else if (MULTIPLYING_WORDS.has(word) || MULTIPLYING_WORDS.has(words[at - 1] ?? ''))
      said *= value;
    else if (value < 1 && Number.isInteger(said)) said += value;
    else break;
  }
  return said;
}
