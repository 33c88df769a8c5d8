// What people write short, of which no store prints a word so.
import { WRITTEN_SHORT } from '../lexicon/lineWords';
import { NEITHER } from '../lexicon/refusals';
import { anyOf } from '../lexicon/wordSet';

const SHORT_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf(new Set(WRITTEN_SHORT.keys()))})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** "kit w/ the bag" -> "kit with the bag", "eggs 12 lrg" -> "eggs 12 large", "cola no sug" -> "cola no sugar". */
export const inFull = (line: string): string =>
  line
    .replace(/(?<![\p{L}\p{N}])w\/ (?=\S)/giu, 'with ')
    .replace(SHORT_WORD, (word) => WRITTEN_SHORT.get(word.toLowerCase())!)
    .replace(NEITHER, ' not ');
