// Words with a letter each, as a fitted table writes them: most words stand in several tables, which write them out once.
import { readWordList, writeWordList } from './wordList';

/** A letter for each word of a common list and then for each of the others, which are written out. */
export interface MarkedWordsText {
  /** wordList.ts */
  others: string;
  marks: string;
}
/** The letter of a common word that the table does not speak of. */
const ABSENT = '-';

/** By word its letter, none of them "-", as text; `common`: in the order of the alphabet. */
export function writeMarkedWords(
  marks: ReadonlyMap<string, string>,
  common: readonly string[],
): MarkedWordsText {
  const isCommon = new Set(common);
  const others = [...marks.keys()].filter((word) => !isCommon.has(word)).sort();
  return {
    others: writeWordList(others),
    marks: [...common, ...others].map((word) => marks.get(word) ?? ABSENT).join(''),
  };
}

/** The words with their letters, in the order of the alphabet; line ends in the text are nothing. */
export function readMarkedWords(
  { others, marks }: MarkedWordsText,
  common: readonly string[],
): Map<string, string> {
  const letters = marks.replace(/\n/g, '');
  const apart = readWordList(others);
  const read = new Map<string, string>();
  let next = 0;
  const readApart = (before: string | null): void => {
    for (; next < apart.length && (before === null || apart[next]! < before); next++)
      read.set(apart[next]!, letters[common.length + next]!);
  };
  common.forEach((word, at) => {
    readApart(word);
    if (letters[at] !== ABSENT) read.set(word, letters[at]!);
  });
  readApart(null);
  return read;
}
