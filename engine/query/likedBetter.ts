// What is only liked better: "sauerkraut (krakus if they have)", "shallots banana if you have them".
import { LIKED_BETTER } from '../lexicon/wishes';
import { headLevel, roleOfWord } from '../tagger/readerRoles';
import { dietsIn } from '../labelling/saidDiets';
import { tokenise } from '../tagger/tokens';
import { known, type KnownToken } from '../tagger/wordKnowledge';

/** Letters of what is said last, at most: the cost stays linear in the text. */
const LONGEST_TAIL = 60;
/** So often a word heads names that it may be a thing. */
const HEADS = 2;

/** Words that say which one is liked: of "raw shell on" nobody can tell which. */
const MOST_LIKED = 2;

/** The line before what is only liked better, whole as it is written; null where nothing is, or all of it. */
export function beforeLikedBetter(text: string): string | null {
  const at = Math.max(...[',', '(', ' - ', '–'].map((mark) => text.lastIndexOf(mark)));
  const isLiked = (from: number): boolean =>
    text.length - from <= LONGEST_TAIL && LIKED_BETTER.test(text.slice(from));
  if (at > 0) return isLiked(at + 1) ? text.slice(0, at) : null;
  if (!isLiked(0)) return null;
  const end = thingEnd(known(tokenise(text.slice(0, LIKED_BETTER.exec(text)!.index + 1))));
  return end === null ? null : text.slice(0, end);
}

const isKind = ({ stem }: KnownToken): boolean => roleOfWord(stem) === 'K';
/** Where the thing ends behind which it is said which one is liked; null where nothing is said behind it. */
function thingEnd(tokens: readonly KnownToken[]): number | null {
  let at = tokens.findIndex((one) => isKind(one) || headLevel(one.stem) >= HEADS);
  if (at < 0) return null;
  while (at + 1 < tokens.length && goesOn(tokens[at]!, tokens[at + 1]!)) at++;
  const behind = tokens.slice(at + 1);
  // What it is for is not what is liked, and a diet is never given up.
  const tells = behind.some(({ kind, maker }) => maker !== '-' || /^type/.test(kind));
  const isPlain = behind.every(({ kind }) => /^(?:type.|unknown|wish|prep|stop)$/.test(kind));
  const isLikedOnly =
    behind.length <= MOST_LIKED &&
    tells &&
    isPlain &&
    !behind.some(isKind) &&
    !dietsIn(behind).length;
  return isLikedOnly ? tokens[at]!.token.end : null;
}
/** "tea bags", "oat milk": the next word is of the same thing; behind "apples" it says which. */
function goesOn(thing: KnownToken, next: KnownToken): boolean {
  if (isKind(next) || next.kind === 'holder') return true;
  return !isKind(thing) && !isPlural(thing) && roleOfWord(next.stem) === 'V';
}
const isPlural = ({ word, stem }: KnownToken): boolean => word !== stem && word.endsWith('s');
