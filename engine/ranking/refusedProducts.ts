// Which candidates a line does not want.
import type { Candidate } from '../names/parsedName';
import type { Refused } from '../query/queryRewriting';
import { wordId, wordOf } from '../words/wordInterner';

/** Short enough for a form of a word: "seed", "seeded". */
const ROOT = 4;
/** Whether two stems are forms of one word. */
const alike = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= ROOT && (a.startsWith(b) || b.startsWith(a)));

/** "Palm Oil Free" holds no palm oil. */
const holds = (all: readonly number[], at: number, unwanted: readonly string[]): boolean =>
  unwanted.some((other) => alike(wordOf(all[at]!), other)) &&
  !all.slice(at + 1, at + 1 + unwanted.length).includes(FREE);
const FREE = wordId('free');

/** Whether a product costs more than the line says, holds a word that it refuses, or less fat than it asks for. */
export const isRefused = (
  { product, parsed }: Candidate,
  { unwanted, priceLimit, light }: Refused,
): boolean =>
  (priceLimit !== null && product.price > priceLimit) ||
  (light && parsed.attributes['lowfat'] !== undefined) ||
  (unwanted.length > 0 && parsed.ids.all.some((_, at, all) => holds(all, at, unwanted)));
