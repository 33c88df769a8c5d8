// Numbers that are part of what a thing is called: "number 6 candle", "4 cheese pizza".
import { NUMBER_WORDS, NUMBERED_BEHIND, NUMBERED_BEFORE } from '../lexicon/readerWords';

/** A number and the word that it numbers. */
export interface NamingNumber {
  word: string;
  number: number;
}

/** "2", "six"; null for any other word, "a" and "half" among them. */
function valueOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (word === 'zero') return 0;
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return word.length > 2 && Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word]! : null;
}

/** The numbers among stems that name something. */
export function namingNumbersIn(stems: readonly string[]): NamingNumber[] {
  return stems.flatMap((word, at): NamingNumber[] => {
    const [before, behind] = [valueOf(stems[at - 1]), valueOf(stems[at + 1])];
    // Some print "1 Number Candle".
    const named = NUMBERED_BEFORE.has(word) ? (behind ?? before) : null;
    if (named !== null) return [{ word, number: named }];
    return NUMBERED_BEHIND.has(word) && before !== null ? [{ word, number: before }] : [];
  });
}

/** Whether a name gives the same word another number. */
export const isNumberedOtherwise = (
  asked: readonly NamingNumber[],
  printed: readonly NamingNumber[],
): boolean =>
  asked.some(({ word, number }) => {
    const same = printed.filter((one) => one.word === word);
    return same.length > 0 && !same.some((one) => one.number === number);
  });
