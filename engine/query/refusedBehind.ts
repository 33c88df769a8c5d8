// What is refused behind a thing: "dog tray, no beef he's allergic", "jam no pips".
import { LACKED_WORD } from '../lexicon/refusals';
import { FINITE_WORDS, PERSON_WORDS } from '../lexicon/readerWords';
import { BETWEEN } from './denying';
import { isBorder } from './descriptions';
import type { KnownToken } from './wordKnowledge';

const REFUSES = /^(?:no|not|without|w\/o)$/;
const isWord = (one: KnownToken | undefined): boolean => one?.token.kind === 'word';
/** "he's allergic": told, and not refused. */
const isTold = ({ word }: KnownToken): boolean => FINITE_WORDS.has(word) || PERSON_WORDS.has(word);
const isNaming = (label: string): boolean => /[nb]$/.test(label);

/** Why or where it is said: "not the gravy because he won't touch it". */
const ENDS = /^(?:for|because|cos|as|since|in|on|this|please|pls|thanks|ta|again|urgent)$/;
/** What nobody sells and so nobody refuses: "no rush", "not forgetting", "no one". */
const SAID_OFTEN =
  /^(?:one|rush|hurry|worries|idea|need|problem|make|matter|forgetting|urgent|sure|fussy|bothered|hang|wait|leave)$/;

const isTalkedOf = ({ word }: KnownToken): boolean => word !== 'one' && SAID_OFTEN.test(word);

/** "not heinz too dear": what is told behind it refuses nothing. */
const endsRefusal = (one: KnownToken): boolean =>
  isTold(one) || one.kind === 'talk' || ENDS.test(one.word);

/** What a thing is, or how it is made: "toms not chopped". */
const REFUSABLE = /^(?:type.|unknown|prep)$/;

/** Words that are looked at behind it: the cost stays linear in the line. */
const LONGEST_REFUSED = 8;
/** Where the words stand that a refusing word at a place refuses; none: "no 7", "no added sugar". */
function refusedBy(tokens: readonly KnownToken[], at: number): { from: number; to: number } | null {
  let from = at + 1;
  while (BETWEEN.test(tokens[from]?.word ?? '')) from++;
  const first = tokens[from];
  if (!isWord(first) || !REFUSABLE.test(first!.kind) || isTold(first!)) return null;
  const isNumbered = tokens[at - 1]!.token.kind === 'number';
  const isPrinted = LACKED_WORD.test(first!.word) || tokens[at]!.maker !== '-' || isNumbered;
  if (isPrinted || SAID_OFTEN.test(first!.word)) return null;
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
    told ||= isTalkedOf(tokens[at]!) || (refused && isTold(tokens[at]!));
    refused ||= REFUSABLE.test(tokens[at]!.kind) && !isTold(tokens[at]!);
    return told ? 'O' : label;
  });
}

/** Without an "x" a refusal would be a thing to buy, or lost; what is told behind it is neither. */
export function withRefusedBehind(
  tokens: readonly KnownToken[],
  labels: readonly string[],
): string[] {
  const kept = withoutTold(tokens, labels);
  const first = kept.findIndex(isNaming);
  if (first < 0) return kept;
  for (let at = first + 1; at + 1 < tokens.length; at++) {
    const isOpen = REFUSES.test(tokens[at]!.word) && kept[at] !== 'x';
    const refused = isOpen ? refusedBy(tokens, at) : null;
    if (!refused) continue;
    const { from, to } = refused;
    const end = tokens[to];
    const isLast = !end || isBorder(end) || endsRefusal(end);
    const isLost = to === from + 1 && /^[Or]$/.test(kept[from]!);
    if (isLast && (isBorder(tokens[at - 1]!) || isLost)) kept.fill('x', at, to);
  }
  return kept;
}
