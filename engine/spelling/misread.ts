// Words of a photographed list in which a scanner took letters for digits, and digits for letters: "M1lk", "75Og".
import { fold, stem } from '../words/normalise';
import { roleOfWord } from '../tagger/readerRoles';

/** Letters that a figure may stand for. */
const LETTERS_OF: Readonly<Record<string, string>> = { 0: 'o', 1: 'li', 5: 's' };
/** "carr0ts", "To11et", and every other word; no "B12", no "7up". */
const WORD = /(?<![\p{L}\d.,])[\p{L}015]{3,14}(?![\p{L}\d])/gu;
/** More figures are no word. */
const MOST_FIGURES = 3;
const MEASURED = /^[015]+(?:kg|ml|cl|pt|pk|oz|lb|pack|ltr)s?$/i;
/** Between letters, or in front of several: no "spf50", which nobody has to know. */
const INSIDE = /\p{L}[015]+\p{L}|^[015]\p{L}{3}/u;
/** "75Og", "l60", "lkg" */
const NUMBER = /(?<![\p{L}\d])([lIoO\d]{1,6})(kg|g|ml|cl|pt|pk|)(?![\p{L}\d])/giu;
/** "broccoli l" */
const LAST_ONE = /(?<=\p{L} )[lI](?= {3}|$)/u;
/** So many lines with a misread word show that a text was scanned. */
const LEAST_MISREAD = 2;
const LONGEST = 2_000;

const isKnown = (word: string): boolean => roleOfWord(stem(fold(word))) !== null;

/** What a word with figures in it may be, the likeliest first; nothing where it is none. */
function meantBy(word: string): readonly string[] {
  const figures = word.replace(/\D/g, '').length;
  if (!figures || figures > MOST_FIGURES || word.length - figures < 2 || MEASURED.test(word))
    return [];
  const isUpper = word === word.toUpperCase();
  let seen = [''];
  for (const letter of word) {
    const meant = [...(LETTERS_OF[letter] ?? letter)];
    seen = seen.flatMap((begun) => meant.map((one) => begun + (isUpper ? one.toUpperCase() : one)));
  }
  return seen;
}
const withKnownWords = (line: string): string =>
  line.replace(WORD, (word) => meantBy(word).find(isKnown) ?? word);

/** The same of a text that was scanned: words that nobody knows as well, and numbers. */
const scanned = (line: string): string =>
  line
    .replace(NUMBER, (all: string, number: string, unit: string) =>
      /\d/.test(number) || (/^[lI]$/.test(number) && /^(?:kg|ml)$/i.test(unit))
        ? number.replace(/[lI]/g, '1').replace(/o/gi, '0') + unit
        : all,
    )
    .replace(WORD, (word) => (INSIDE.test(word) && meantBy(word)[0]) || word)
    .replace(LAST_ONE, '1');

/** The lines of a text, each of its length, as they were before they were scanned. Linear. */
export function withoutMisreadings(lines: readonly string[]): readonly string[] {
  const short = (line: string): boolean => line.length <= LONGEST;
  const read = lines.map((line) => (short(line) ? withKnownWords(line) : line));
  const misread = read.filter((line, at) => line !== lines[at]).length;
  if (misread < LEAST_MISREAD) return lines;
  return read.map((line) => (short(line) ? scanned(line) : line));
}
