// How a word sounds to who writes as they speak: "prorns" are prawns, "cat litta" is litter, "custid" custard.

const VOWELS = /[aeiou]/;
/** Letters that sound the same where another word might have the other. */
const SAME: Readonly<Record<string, string>> = { q: 'k', z: 's', v: 'f' };
/** Two letters that are one sound. */
const PAIRS: Readonly<Record<string, string>> = {
  ph: 'f',
  ck: 'k',
  sh: 'X',
  ch: 'C',
  th: 'T',
  gh: '',
  kn: 'n',
  wr: 'r',
  wh: 'w',
};

/**
 * The consonants that are heard, vowels left out but for one that begins the word; an "r", "w", "y" or "h" only before a
 * vowel, as in most of England. Linear in the length.
 */
export function soundOf(word: string): string {
  let sound = '';
  for (let at = 0; at < word.length; at++) {
    const heard = soundAt(word, at);
    if (word.slice(at, at + 2) in PAIRS) at++;
    if (heard !== '' && heard !== sound.at(-1)) sound += heard;
  }
  return sound;
}

function soundAt(word: string, at: number): string {
  const [letter, next] = [word[at]!, word[at + 1] ?? ''];
  const pair = PAIRS[letter + next];
  if (pair !== undefined) return pair;
  if (VOWELS.test(letter)) return at === 0 ? 'A' : '';
  if (/[rwyh]/.test(letter)) return VOWELS.test(next) || at === 0 ? letter : '';
  if (letter === 'c') return /[eiy]/.test(next) ? 's' : 'k';
  if (letter === 'x') return 'ks';
  // "washin"
  if (letter === 'g' && at === word.length - 1 && word[at - 1] === 'n') return '';
  return SAME[letter] ?? letter;
}
