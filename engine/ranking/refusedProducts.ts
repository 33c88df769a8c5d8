// Which candidates a line does not want.
import type { Candidate } from '../names/parsedName';
import type { Refused } from '../query/queryRewriting';
import { wordOf } from '../words/wordInterner';

/** Short enough for a form of a word: "seed", "seeded". */
const ROOT = 4;
/** Whether two stems are forms of one word. */
const alike = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= ROOT && (a.startsWith(b) || b.startsWith(a)));

/** Whether a product costs more than the line says, or holds a word that it refuses. */
export const isRefused = (
  { product, parsed }: Candidate,
  { unwanted, priceLimit }: Refused,
): boolean =>
  (priceLimit !== null && product.price > priceLimit) ||
  (unwanted.length > 0 &&
    parsed.ids.all.some((word) => unwanted.some((other) => alike(wordOf(word), other))));
