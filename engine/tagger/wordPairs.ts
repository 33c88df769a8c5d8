// Which words stand together in one name of a product: "garlic bread" is a thing, "bread milk" two.
import { PAIR_BITS } from '../fitted/readerRoles';
import { lazy } from '../words/lazy';
import { readBitSet } from './bitSets';
import { headLevel, isHead } from './readerRoles';

/** A pair as one text; the order of its words does not count. */
export const pairText = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

const pairs = lazy(() => readBitSet(PAIR_BITS));

/** Whether names hold two words together: two heads, or a head and what only says of which kind it is. */
export const namesHold = (one: string, other: string): boolean => pairs()(pairText(one, other));

/** How two words that follow each other hang together: 0 not both head names, 1 names hold both, 2 hardly any does. */
export function bondOf(one: string, other: string): 0 | 1 | 2 {
  if (one === other || !isHead(one) || !isHead(other)) return 0;
  return namesHold(one, other) ? 1 : 2;
}

/** So many levels less often than the thing a word heads names that only says of which kind it is: "rice, salt" are two things. */
const LEAST_BELOW = 2;
/** "squash, orange": names hold both, and it is the first that heads them. */
export function saysWhichKind(thing: string, word: string): boolean {
  const [level, below] = [headLevel(word), headLevel(thing) - headLevel(word)];
  const isKind = level === 1 ? below > 0 : below >= LEAST_BELOW;
  return level > 0 && isKind && namesHold(thing, word);
}
