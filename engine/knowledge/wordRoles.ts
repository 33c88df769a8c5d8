// What a word of a product name is for, by the readings of aisles and groups: it names a thing, only a maker, or something else.
import { hasHead } from './aisleClassifier';
import { hasVector, vectorLength } from './wordVectors';
import { HOLDS, wordFlagsOf } from '../words/wordFlags';
import { wordOf } from '../words/wordInterner';

/** A word that some name ends with, as readers saw it, and no container: "milk", "kitchen", no "bag". */
export const namesThing = (id: number): boolean =>
  hasHead(wordOf(id)) && !(wordFlagsOf(id) & HOLDS);

/** A word that readers only met in makers' names, or never. */
export const namesMaker = (id: number): boolean => !hasVector(id) && !hasHead(wordOf(id));

/** How much it matters that only one of two names has the word, 0.07 (nothing to speak of) to 1 (another variety). */
export function weightOfWord(id: number): number {
  if (!hasVector(id)) return UNREAD;
  const length = vectorLength(id);
  return Math.min(1, Math.max(0.07, (length - SHORT) / (LONG - SHORT)));
}
/** Between these lengths of a word's vector lie those that change a little: half of the praising words are shorter, half of the flavours longer. */
const SHORT = 0.35;
const LONG = 1.2;
const UNREAD = 0.5;
