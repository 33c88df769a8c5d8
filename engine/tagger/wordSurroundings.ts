// What stands around each word of a line: borders, brackets, things, and the words that govern it.
import { hashOf } from './featureKeys';
import type { KnownToken } from './wordKnowledge';

const BORDER = new Set(['mark,', 'mark;', 'mark.', 'mark|', 'mark/', 'mark\t']);
const OPENING = new Set(['mark(', 'mark[', 'mark{']);
const CLOSING = new Set(['mark)', 'mark]', 'mark}']);
const GOVERNING = new Set([
  'for',
  'to',
  'with',
  'in',
  'of',
  'but',
  'if',
  'from',
  'and',
  'as',
  'as',
]);
/** So many tokens on, nothing hangs on a word any more. */
const REACH = 7;

/** What stands around each token, told from the whole line. */
export interface Surroundings {
  /** Borders of segments (commas and the like) before it, 0 to 3. */
  segment: number;
  inBrackets: boolean;
  /** The last word before it in its segment that refuses, gives a choice or governs; 0 where there is none. */
  governor: number;
  /** Whether a kind of thing stands before it, and after it, in its segment. */
  thingBefore: boolean;
  thingAfter: boolean;
  /** Tokens since the border. */
  inside: number;
}

export function surroundings(all: readonly KnownToken[]): Surroundings[] {
  const found: Surroundings[] = [];
  let [segment, depth, governor, since, inside] = [0, 0, 0, 0, 0];
  let thing = false;
  for (const { kind, word } of all) {
    if (CLOSING.has(kind)) depth = Math.max(0, depth - 1);
    if (since++ > REACH) governor = 0;
    found.push({
      segment: Math.min(3, segment),
      inBrackets: depth > 0,
      governor,
      thingBefore: thing,
      thingAfter: false,
      inside: Math.min(3, inside++),
    });
    if (OPENING.has(kind)) depth++;
    if (kind === 'refuse' || kind === 'choice' || GOVERNING.has(word))
      [governor, since] = [hashOf(word), 0];
    if (kind === 'typeK') thing = true;
    if (BORDER.has(kind)) [segment, governor, thing, inside] = [segment + 1, 0, false, 0];
  }
  let after = false;
  for (let at = all.length - 1; at >= 0; at--) {
    found[at]!.thingAfter = after;
    if (all[at]!.kind === 'typeK') after = true;
    if (BORDER.has(all[at]!.kind)) after = false;
  }
  return found;
}
