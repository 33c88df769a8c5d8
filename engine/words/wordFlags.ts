import { CONTAINERS, HARMLESS, PAIRED_PRAISE, STOP } from '../lexicon/words';
import { memoiseById } from './memoByWord';
import { wordOf } from './wordInterner';

/** What a stemmed word is, whatever it stands beside: says nothing; a size as printed; praise or packaging; praise that comes in pairs; a container or shape; too short or odd for a maker's name. */
export const STOPS = 1,
  SIZES = 2,
  PRAISES = 4,
  PAIRED = 8,
  HOLDS = 16,
  NO_MAKER = 32;

const SIZE_WORD =
  /^(?:x?\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)?(?:g|kg|ml|l|cl|oz|lb|litre|pint|pt|pk|pack|s|gr|ltr|m|mg|cm|w|in|p|x)?|\d+[x+]?|x\d+|kg|ml|cl|gram|litre|ltr|pint|oz)$/;
const marked = (word: string): number =>
  (STOP.has(word) ? STOPS : 0) |
  (SIZE_WORD.test(word) ? SIZES : 0) |
  (HARMLESS.has(word) ? PRAISES : 0) |
  (PAIRED_PRAISE.has(word) ? PAIRED : 0) |
  (CONTAINERS.has(word) ? HOLDS : 0) |
  (/^[a-z]{3}/.test(word) ? 0 : NO_MAKER);

/** The marks of a word by its number. */
export const wordFlagsOf = memoiseById((id) => marked(wordOf(id)));
