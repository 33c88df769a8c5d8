// What people write short, of which no store prints a word so.
import { NEITHER } from '../lexicon/refusals';

/** "kit w/ the bag" -> "kit with the bag", "eggs 12 lrg" -> "eggs 12 large", "cola no sug" -> "cola no sugar". */
export const inFull = (line: string): string =>
  line
    .replace(/(?<![\p{L}\p{N}])w\/ (?=\S)/giu, 'with ')
    .replace(/(?<![\p{L}\p{N}])(?:lrg|lge)(?![\p{L}\p{N}])/giu, 'large')
    .replace(/(?<![\p{L}\p{N}])sug(?![\p{L}\p{N}])/giu, 'sugar')
    .replace(/(?<![\p{L}\p{N}])reg(?![\p{L}\p{N}])/giu, 'regular')
    .replace(NEITHER, ' not ');
