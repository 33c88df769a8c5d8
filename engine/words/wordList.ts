// Words as they stand in a table: each only with what tells it from the one before.

/** Stands before a word: A, it shares no letter with the word before; Z, 25. */
const FIRST_SHARE = 'A'.charCodeAt(0);
const MOST_SHARED = 25;

const shared = (one: string, other: string): number => {
  let at = 0;
  while (at < MOST_SHARED && at < one.length && one[at] === other[at]) at++;
  return at;
};

/** Words in the order of the alphabet, without capitals, as one text ("Bread" is "read" after a word with its first letter). */
export const writeWordList = (words: readonly string[]): string =>
  words
    .map((word, at) => {
      const same = at ? shared(word, words[at - 1]!) : 0;
      return String.fromCharCode(FIRST_SHARE + same) + word.slice(same);
    })
    .join('');

/** The words of such a text; line ends in it are nothing. */
export function readWordList(text: string): string[] {
  const letters = text.replace(/\n/g, '');
  const words: string[] = [];
  let last = '';
  for (let at = 0; at < letters.length;) {
    let end = at + 1;
    while (end < letters.length && !isShare(letters.charCodeAt(end))) end++;
    last = last.slice(0, letters.charCodeAt(at) - FIRST_SHARE) + letters.slice(at + 1, end);
    words.push(last);
    at = end;
  }
  return words;
}
const isShare = (code: number): boolean => code >= FIRST_SHARE && code <= FIRST_SHARE + MOST_SHARED;
