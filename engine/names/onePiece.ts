// Whether a pack that prints no number holds one piece of its thing.
import { COUNTED_SINGLY } from '../lexicon/countedThings';
import { fold, singular, stem } from '../words/normalise';

const SAID = /\b(?:loose|each|single)\b/i;

/**
 * "Cantaloupe Melon", "Red Peppers Each" and "Whole Chicken 1.5kg" are one; "Royal Gala Apples" and "Chicken Breast Fillets 650g"
 * are some, nobody says how many: what is sold one by one stands in the singular. `unsized`: the
 * name prints no size.
 */
export function isOnePiece(name: string, unsized: boolean): boolean {
  // "Loose Onions 1kg" are a bag.
  if (SAID.test(name)) return unsized;
  const words = name.split(/[^\p{L}'’]+/u).map(fold);
  const at = words.findLastIndex((word) => COUNTED_SINGLY.has(stem(word)));
  // "Corn on the Cob" is any number of them, "Beef Steak Burgers" are several.
  const isAny = words[at - 1] === 'the';
  return at >= 0 && !isAny && isSingular(words[at]!) && words.slice(at + 1).every(isSingular);
}

/** Shorter words ("xs", "gas") end in a letter that is no plural. */
const SHORT = 3;
const isSingular = (word: string): boolean => word.length <= SHORT || singular(word) === word;
