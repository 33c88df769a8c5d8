// What is refused behind a thing: "dog tray, no beef he's allergic", "jam no pips".
import { BETWEEN_DENIED, NEVER_REFUSED, REFUSAL_ENDS, REFUSING_BEHIND } from '../lexicon/lineWords';
import { LACKED_WORD } from '../lexicon/refusals';
import { FINITE_WORDS, PERSON_WORDS } from '../lexicon/readerWords';
import { isBorder } from './descriptions';
import { isNaming } from './joints';
import { isHead } from '../tagger/readerRoles';
import type { KnownToken } from '../tagger/wordKnowledge';
import { namesHold } from '../tagger/wordPairs';

const isWord = (one: KnownToken | undefined): boolean => one?.token.kind === 'word';
/** "he's allergic": told, and not refused. */
const isTold = ({ word }: KnownToken): boolean => FINITE_WORDS.has(word) || PERSON_WORDS.has(word);

/** "not heinz too dear": what is told behind it refuses nothing. */
const endsRefusal = (one: KnownToken): boolean =>
  isTold(one) || one.kind === 'talk' || REFUSAL_ENDS.has(one.word);

/** What a thing is, or how it is made: "toms not chopped". */
const REFUSABLE = /^(?:type.|unknown|prep)$/;

/** "not the light one", "not from concentrate" */
const opensRefused = (one: KnownToken | undefined): boolean =>
  one !== undefined && (BETWEEN_DENIED.has(one.word) || one.word === 'from');

/** Words that are looked at behind it: the cost stays linear in the line. */
const LONGEST_REFUSED = 8;
/** Where the words stand that a refusing word at a place refuses; none: "no 7", "no added sugar". */
function refusedBy(tokens: readonly KnownToken[], at: number): { from: number; to: number } | null {
  let from = at + 1;
  while (opensRefused(tokens[from])) from++;
  const first = tokens[from];
  if (!isWord(first) || !REFUSABLE.test(first!.kind) || isTold(first!)) return null;
  const isNumbered = tokens[at - 1]!.token.kind === 'number';
  const isPrinted = LACKED_WORD.test(first!.word) || tokens[at]!.maker !== '-' || isNumbered;
  // "no one" is nobody.
  if (isPrinted || first!.word === 'one' || NEVER_REFUSED.has(first!.word)) return null;
  let to = from;
  const end = from + LONGEST_REFUSED;
  while (to < end && isWord(tokens[to]) && !endsRefusal(tokens[to]!)) to++;
  return { from, to };
}

/** "no beef he's allergic" refuses beef; of "not that aren't custard creams" all words do. */
function withoutTold(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  let refused = false;
  let told = false;
  return labels.map((label, at) => {
    if (label !== 'x') {
      refused = told = false;
      return label;
    }
    told ||= NEVER_REFUSED.has(tokens[at]!.word) || (refused && isTold(tokens[at]!));
    refused ||= REFUSABLE.test(tokens[at]!.kind) && !isTold(tokens[at]!);
    return told ? 'O' : label;
  });
}

/** "peanut butter no palm oil crunchy": what names say of the thing before it, and never of what is refused, is of the thing. */
function withoutOfThing(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const kept = [...labels];
  for (let at = 1; at < kept.length; at++) {
    const isEnd = kept[at] === 'x' && kept[at + 1] !== 'x';
    if (!isEnd || kept[at - 1] !== 'x' || !ofThing(tokens, kept, at)) continue;
    kept[at] = 'n';
  }
  return kept;
}
function ofThing(tokens: readonly KnownToken[], labels: readonly string[], at: number): boolean {
  const { stem } = tokens[at]!;
  let from = at;
  while (labels[from - 1] === 'x') from--;
  const refused = tokens[at - 1]!;
  const things = tokens.slice(0, from).filter((_, place) => isNaming(labels[place]!));
  const holds = (one: KnownToken): boolean => namesHold(one.stem, stem);
  // "not the wafer thin": all that an article opens is refused.
  if (tokens.slice(from - 1, at).some(({ word }) => BETWEEN_DENIED.has(word))) return false;
  const isThing = REFUSABLE.test(refused.kind) && isHead(refused.stem);
  return isThing && things.some(holds) && !holds(refused);
}

/** "onion stuffing no sage and onion stuffing": who says the thing again takes back what was said before. */
const isSaidAgain = (tokens: readonly KnownToken[], at: number, to: number): boolean =>
  tokens
    .slice(Math.max(0, at - LONGEST_REFUSED), at)
    .some(({ stem }) => stem === tokens[to - 1]!.stem);

/** Without an "x" a refusal would be a thing to buy, or lost; what is told behind it is neither. */
export function withRefusedBehind(
  tokens: readonly KnownToken[],
  labels: readonly string[],
): string[] {
  const kept = withoutTold(tokens, labels);
  const first = kept.findIndex(isNaming);
  if (first < 0) return kept;
  for (let at = first + 1; at + 1 < tokens.length; at++) {
    const isOpen = REFUSING_BEHIND.has(tokens[at]!.word) && kept[at] !== 'x';
    const refused = isOpen ? refusedBy(tokens, at) : null;
    if (!refused) continue;
    const { from, to } = refused;
    const end = tokens[to];
    const isLast = !end || isBorder(end) || endsRefusal(end);
    const isLost = to === from + 1 && /^[Or]$/.test(kept[from]!);
    // "yoghurts no peach": without its "no" the refusal would be what is looked for.
    const isTurned =
      kept[at] === 'O' &&
      kept.slice(from, to).every((label) => label === 'n') &&
      !isSaidAgain(tokens, at, to);
    if (isLast && (isBorder(tokens[at - 1]!) || isLost || isTurned)) kept.fill('x', at, to);
  }
  return withoutOfThing(tokens, withBothRefused(tokens, kept));
}

/** "no beef or lamb": what "or" joins to what is refused is no second choice. */
const withBothRefused = (tokens: readonly KnownToken[], labels: readonly string[]): string[] =>
  labels.reduce<string[]>((kept, label, at) => {
    const joint = tokens[at]!.word === 'or' && kept[at - 1] === 'x';
    const isSecond = tokens[at - 1]?.word === 'or' && kept[at - 1] === 'x' && /[an]$/.test(label);
    kept.push((joint && /[an]$/.test(labels[at + 1] ?? '')) || isSecond ? 'x' : label);
    return kept;
  }, []);
