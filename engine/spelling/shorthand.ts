// What people write short, of which no store prints a word so.
import { WRITTEN_SHORT } from '../lexicon/lineWords';
import { NEITHER } from '../lexicon/refusals';
import { anyOf } from '../lexicon/wordSet';

const SHORT_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf(new Set(WRITTEN_SHORT.keys()))})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** "4m+", "4+ m", "6 mth+": from which month on. */
const FROM_MONTH =
  /(?<![\d.])(\d{1,2}) ?(?:m|mths?)\+|(?<![\d.])(\d{1,2})\+ ?(?:m|mths?)(?![\p{L}\p{N}])/giu;

/** "kit w/ the bag" -> "kit with the bag", "eggs 12 lrg" -> "eggs 12 large", "cola no sug" -> "cola no sugar", "pouch 4m+" -> "pouch 4 months". */
export const inFull = (line: string): string =>
  line
    .replace(/(?<![\p{L}\p{N}])w\/ (?=\S)/giu, 'with ')
    .replace(SHORT_WORD, (word) => WRITTEN_SHORT.get(word.toLowerCase())!)
    .replace(FROM_MONTH, (_, one?: string, other?: string) => `${one ?? other} months`)
    .replace(NEITHER, ' not ');
