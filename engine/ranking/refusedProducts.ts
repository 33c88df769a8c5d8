// Which candidates a line does not want.
import { attributesOf } from '../knowledge/attributePhrases';
import type { Target } from '../evidence/target';
import { SPEAKS_OF } from '../lexicon/refusals';
import { impliesDiet, STRICT } from '../evidence/attributes';
import { wordsIn } from '../names/nameWords';
import type { Candidate } from '../names/parsedName';
import { isNumberedOtherwise, namingNumbersIn, type NamingNumber } from '../query/namingNumbers';
import type { Refused } from '../query/queryRewriting';
import { wordId, wordOf } from '../words/wordInterner';

/** Short enough for a form of a word: "seed", "seeded". */
const ROOT = 4;
/** Whether two stems are forms of one word. */
const alike = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= ROOT && (a.startsWith(b) || b.startsWith(a)));

/** Whether a word says what is refused, or a kind of it: who eats no nuts eats no praline. */
const speaksOf = (word: string, refused: string): boolean =>
  alike(word, refused) || (SPEAKS_OF.get(refused)?.includes(word) ?? false);

/** "Palm Oil Free" holds no palm oil, "Not From Concentrate" is none. */
const holds = (all: readonly number[], at: number, unwanted: string): boolean =>
  speaksOf(wordOf(all[at]!), unwanted) &&
  !isLacking(all, at) &&
  !all.slice(Math.max(0, at - DENIED_FROM), at).includes(NOT);
/** "Palm Oil Free" lacks palm; of "Chilled Dairy Free" only the dairy is lacking. */
function isLacking(all: readonly number[], at: number): boolean {
  const free = all.slice(at + 1, at + 1 + TO_FREE).indexOf(FREE);
  return free >= 0 && (free === 0 || !isDiet(all.slice(at + free, at + free + 2)));
}
/** "dairy free", of which neither word says so alone. */
function isDiet(words: readonly number[]): boolean {
  const alone = attributesOf(words.slice(0, 1));
  return Object.keys(attributesOf(words)).some((group) => !alone[group]);
}
const FREE = wordId('free');
/** Words behind the one that is lacking, with "free" itself: "palm oil free". */
const TO_FREE = 2;
const NOT = wordId('not');
/** Words between "not" and what it denies, and itself. */
const DENIED_FROM = 2;

/** Whether a name says that it holds none of what heads a line that asks for nothing free of anything: peanut butter "Palm Oil Free" is no palm oil. */
export const isFreeOf = (
  { parsed }: Candidate,
  { head, attributes, words }: Pick<Target, 'head' | 'attributes' | 'words'>,
): boolean =>
  !words.includes('free') &&
  !Object.keys(attributes).some((group) => STRICT.has(group)) &&
  parsed.ids.all.some((id, at, all) => id === head && all[at + 1] === FREE);

const numbersIn = (name: string): NamingNumber[] => namingNumbersIn(wordsIn(name).map(wordOf));

/** Whether a product costs more than the line says, says what it refuses, less fat than it asks for, not what it must, or another number. */
export const isRefused = (
  { product, parsed }: Candidate,
  { unwanted, priceLimit, light, unstated = {}, numbers = [] }: Refused,
): boolean =>
  (priceLimit !== null && product.price > priceLimit) ||
  (light && parsed.attributes['lowfat'] !== undefined) ||
  Object.entries(unstated).some(
    ([group, values]) =>
      !parsed.attributes[group]?.some((value) => values.includes(value)) &&
      !impliesDiet(group, parsed),
  ) ||
  (numbers.length > 0 && isNumberedOtherwise(numbers, numbersIn(product.name))) ||
  unwanted.some((words) =>
    words.every((word) => parsed.ids.all.some((_, at, all) => holds(all, at, word))),
  );
