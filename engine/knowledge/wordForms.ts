// The words that a fitted table speaks of, and its first rows: one for a word as such, one for a word as head of a name.
import { readMarkedWords, writeMarkedWords, type MarkedWordsText } from '../words/markedWords';
import { commonWords } from './commonWords';

/** The mark of a word is a digit, the sum of the forms it has a row in. */
export interface FormsText {
  forms: MarkedWordsText;
}
const AS_SUCH = 1;
const AS_HEAD = 2;

/** The key of a word as head of a name; as such a word is its own key. */
export const headKey = (word: string): string => `>${word}`;
const isHeadKey = (key: string): boolean => key.startsWith('>');

export interface Forms {
  words: readonly string[];
  /** The place of a word among them; -1 for another one. */
  placeOf(word: string): number;
  /** The row of a word as such, and as head of a name; -1 where it has none. */
  rowOf(word: string): number;
  rowOfHead(word: string): number;
  /** How many rows there are. */
  rows: number;
  /** By row: words as such in the order of the alphabet, then heads. */
  keysOfRows(): readonly string[];
}

/** Keys of rows, and words that stand in the table without such a row, as text. */
export function writeForms(keys: readonly string[], others: readonly string[] = []): FormsText {
  const heads = new Set(keys.filter(isHeadKey).map((key) => key.slice(1)));
  const asSuch = new Set(keys.filter((key) => !isHeadKey(key)));
  const words = new Set([...asSuch, ...heads, ...others]);
  const formsOf = (word: string): number =>
    (asSuch.has(word) ? AS_SUCH : 0) + (heads.has(word) ? AS_HEAD : 0);
  const marks = new Map([...words].map((word) => [word, String(formsOf(word))]));
  return { forms: writeMarkedWords(marks, commonWords()) };
}

export function readForms({ forms: text }: FormsText): Forms {
  const marked = readMarkedWords(text, commonWords());
  const words = [...marked.keys()];
  const forms = [...marked.values()].join('');
  const places = new Map(words.map((word, at) => [word, at]));
  let rows = 0;
  const rowsWith = (form: number): Int32Array =>
    Int32Array.from(words, (_, at) => ((forms.charCodeAt(at) - ZERO) & form ? rows++ : NONE));
  const asSuch = rowsWith(AS_SUCH);
  const asHead = rowsWith(AS_HEAD);
  const placeOf = (word: string): number => places.get(word) ?? NONE;
  return {
    words,
    rows,
    placeOf,
    rowOf: (word) => asSuch[placeOf(word)] ?? NONE,
    rowOfHead: (word) => asHead[placeOf(word)] ?? NONE,
    keysOfRows: () => [
      ...words.filter((_, at) => asSuch[at] !== NONE),
      ...words.filter((_, at) => asHead[at] !== NONE).map(headKey),
    ],
  };
}
const NONE = -1;
const ZERO = '0'.charCodeAt(0);
