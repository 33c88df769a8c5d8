// Which word of a typed line says what the thing is: "beef diced", "rye bread dark german", "sweetcorn no salt".
import { LACKED_WORD, LACKS } from '../lexicon/refusals';
import type { Kind } from '../knowledge/everydayKinds';
import { headOf } from '../names/nameWords';
import { wordId, wordIds, wordOf } from '../words/wordInterner';
import { isHead, roleOfWord } from '../tagger/readerRoles';

/** What a word may be that only tells which one is meant: a state, a diet, a use, an origin, praise, a unit, nothing. */
const DESCRIBES = /[PDAOQUN]/;
export const onlyDescribes = (word: string): boolean => DESCRIBES.test(roleOfWord(word) ?? '');

const namesIt = (word: string): boolean =>
  roleOfWord(word) === 'K' || (roleOfWord(word) === 'V' && isHead(word));

/** The head of a line's words: as of a name, but people say behind a thing which one they mean. */
export function headOfLine(
  words: readonly string[],
  lacked: ReadonlySet<string>,
  kind: Kind | null,
): number {
  const own = words.filter((word) => !lacked.has(word));
  const last = headOf(wordIds(own.length ? own : words));
  // "scones fruit", "yogurt strawberry": of an everyday kind, in a variety.
  const ofKind = kind?.words.findLast((word) => roleOfWord(word) === 'K' && own.includes(word));
  const isVariety = roleOfWord(wordOf(last)) === 'V' && !kind?.words.includes(wordOf(last));
  if (ofKind !== undefined && isVariety) return wordId(ofKind);
  if (!onlyDescribes(wordOf(last))) return last;
  const thing = own.slice(0, own.indexOf(wordOf(last))).findLast(namesIt);
  return thing === undefined ? last : wordId(thing);
}

/** What the thing shall be without: it is none of these. */
export function lackedIn(typed: readonly string[]): ReadonlySet<string> {
  const lacked = new Set<string>();
  let lacks = false;
  for (const word of typed) {
    lacks = LACKS.test(word) || (lacks && (LACKED_WORD.test(word) || JOINS.has(word)));
    if (lacks && LACKED_WORD.test(word)) lacked.add(word);
  }
  return lacked;
}
const JOINS = new Set(['or', 'and']);
