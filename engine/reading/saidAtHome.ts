// What a line's form says for certain of what it is: a thing that is at home already, a heading.
import {
  DENYING_LEADS,
  HAD_AMOUNTS,
  HAD_NOTHING,
  HAVE_FORMS,
  HAVING_PARTS,
  LACKING_LEADS,
  NO_HAVING_LEADS,
  NONE_NEEDED,
  UNNEEDED_LEADS,
  UNNEEDED_WORDS,
} from '../lexicon/lineWords';
import { ASKING_WORDS, FOREIGN_HAVING, HAVING_WORDS, type Column } from '../lexicon/readerWords';
import { denies } from '../tagger/denying';
import { STOP } from '../lexicon/words';
import { isErrand } from './tellingLines';
import { isToldAtHome } from '../labelling/havingClauses';
import { phraseAt } from '../tagger/phraseAt';
import { isHead } from '../tagger/readerRoles';
import { isWord, type SeenLine } from '../tagger/lineSketch';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';

/** Longer than anything that is said of all that follows. */
const LONGEST_LEAD = 6;

/** "Already in: rice, oil", "DON'T GET: ketchup": the words before the colon tell of all behind it. */
function leadSays(words: readonly KnownToken[]): boolean {
  if (!words.length || words.length > LONGEST_LEAD) return false;
  const has = (is: (word: string) => boolean): boolean => words.some(({ word }) => is(word));
  const asks = has((word) => ASKING_WORDS.has(word));
  if (asks) return has((word) => DENYING_LEADS.has(word)) && !has((word) => word === 'yet');
  return (
    has((word) => HAVING_WORDS.has(word)) &&
    !has((word) => NO_HAVING_LEADS.has(word) || DENYING_LEADS.has(word))
  );
}

/** "(have onion, garlic)", "cumin - have", "milk (got some)", "pudding - done, M&S": a part of its own that begins with having and asks for no more. */
function partSays(part: readonly KnownToken[], whole: boolean): boolean {
  const words = part.filter(isWord);
  if (saysUnneeded(words)) return true;
  if (!words.length || !HAVING_PARTS.has(words[0]!.word)) return false;
  if (part.some(({ word }) => word === '?')) return false;
  if (words.some(({ word }) => HAD_NOTHING.has(word))) return false;
  if (whole) return true;
  const pause = part.findIndex(({ kind }) => kind === 'mark,');
  const [before, behind] = pause < 0 ? [part, []] : [part.slice(0, pause), part.slice(pause)];
  const asks = (one: KnownToken): boolean => isThing(one) || ASKING_WORDS.has(one.word);
  return before.filter(isWord).every(saysHowMuch) && !behind.some(asks);
}
/** "have both", "got 2 bags", "have half a jar": having, and how much. */
const saysHowMuch = ({ word, kind }: KnownToken): boolean =>
  HAVING_WORDS.has(word) || STOP.has(word) || HAD_AMOUNTS.has(word) || AMOUNT_KINDS.test(kind);
const AMOUNT_KINDS = /^(?:number|holder|piece|mass|volume)$/;

/** A row of a table whose count is nothing, or one of whose cells behind the first says that it is there. */
function rowSaysAtHome(
  tokens: readonly KnownToken[],
  columns: readonly (Column | null)[],
): boolean {
  const ends = tokens.flatMap(({ kind }, at) => (kind === 'mark\t' ? [at] : []));
  return [...ends, tokens.length].some((end, cell) => {
    const part = tokens.slice((ends[cell - 1] ?? -1) + 1, end);
    if (columns[cell] === 'count') return part.length === 1 && part[0]!.word === '0';
    return /^(?:note|done)$/.test(columns[cell] ?? '') && partSays(part, false);
  });
}

/** "kawa jest, cukier jest", "zeera, haldi ghar pe hai": the line ends with having. */
function endsWithHaving(tokens: readonly KnownToken[]): boolean {
  const ends = tokens.filter(
    (one, at) => isWord(one) && (tokens[at + 1]?.token.kind ?? 'mark') === 'mark',
  );
  const isSaid = ({ word }: KnownToken): boolean => FOREIGN_HAVING.has(word);
  return tokens.length > 1 && tokens.filter(isSaid).length > 0 && isSaid(ends.at(-1) ?? tokens[0]!);
}

/** "NOT NEEDED, found a box", "no need" */
const saysUnneeded = ([no, needed]: readonly KnownToken[]): boolean =>
  UNNEEDED_LEADS.has(no?.word ?? '') && UNNEEDED_WORDS.has(needed?.word ?? '');

/** "Not needed - potatoes, onions" */
const leadsUnneeded = (tokens: readonly KnownToken[]): boolean =>
  tokens.length > 3 &&
  saysUnneeded(tokens.slice(0, 2).filter(isWord)) &&
  /^mark[-–—,]$/.test(tokens[2]!.kind);

/** "oil, salt and foil, so no need for any of those": nobody buys what a sentence says so of. */
const saysNoneNeeded = (tokens: readonly KnownToken[]): boolean =>
  tokens.some((_, at) => phraseAt(tokens, at, NONE_NEEDED) > 0);

const DENIED = /^(?:NO|NIE|NOPE)$/;
/** "cola 2L £1.50 NO", "nappies NO still got": a denial in capitals behind a thing, of nothing that follows it. */
function isDenied(tokens: readonly KnownToken[]): boolean {
  const isLoud = tokens.every(({ token }) => token.text === token.text.toUpperCase());
  const isOne = !tokens.some(({ kind }) => /^mark[,;.?]$/.test(kind));
  return (
    isOne &&
    !isLoud &&
    tokens.some(({ token }, at) => {
      const next = tokens[at + 1];
      const isOver = !next || !isWord(next) || HAVING_WORDS.has(next.word) || STOP.has(next.word);
      return at > 0 && DENIED.test(token.text) && (isOver || next.word === 'still');
    })
  );
}

/** Whether a line tells of things that are at home already, or that nobody shall buy. */
export function saysAtHome({ tokens, columns }: SeenLine): boolean {
  if (isDenied(tokens) || saysNoneNeeded(tokens)) return true;
  const colon = tokens.findIndex(({ kind }) => kind === 'mark:');
  if (colon > 0 && colon < tokens.length - 1 && leadSays(tokens.slice(0, colon).filter(isWord)))
    return true;
  if (leadsUnneeded(tokens)) return true;
  if (columns) return rowSaysAtHome(tokens, columns);
  if (isToldAtHome(tokens) || endsWithHaving(tokens)) return true;
  const last = tokens.at(-1);
  const opens = tokens.findLastIndex(({ kind }) => kind === 'mark(');
  if (opens >= 0 && last?.kind === 'mark)') return partSays(tokens.slice(opens), opens === 0);
  const dash = tokens.findLastIndex(({ kind, token }) => /^mark[-–—]$/.test(kind) && token.apart);
  return dash > 0 && partSays(tokens.slice(dash + 1), false);
}

/** "don't forget bleach", not "don't forget to ring", nor "don't forget parents evening 6pm" */
function isReminded(tokens: readonly KnownToken[]): boolean {
  const [first, second, third] = tokens.filter(isWord);
  const isTold = first?.word === 'dont' && second?.word === 'forget' && third?.word !== 'to';
  return isTold && !isErrand({ tokens });
}

/** "Don't forget: rice, salt", "have you any milk?": things that somebody says are wanted, though it speaks of having. */
export function saysWanted({ tokens }: SeenLine): boolean {
  const colon = tokens.findIndex(({ kind }) => kind === 'mark:');
  const lead = tokens.slice(0, Math.max(0, colon)).filter(isWord);
  if (
    lead.length &&
    lead.length <= LONGEST_LEAD &&
    lead.some(({ word }) => LACKING_LEADS.has(word))
  )
    return tokens.slice(colon).some(isThing);
  // "milk - have none"
  if (tokens.some(({ word }, at) => word === 'none' && HAVE_FORMS.has(tokens[at - 1]?.word ?? '')))
    return tokens.some(isThing);
  const [first, second] = tokens.filter(isWord);
  if (isReminded(tokens)) return tokens.some((one) => isThing(one) || isHead(one.stem));
  return first?.word === 'have' && second?.word === 'you' && tokens.some(isThing);
}

/** "I need some eggs", "we're out of eggs": what a sentence names that says so is wanted; not "we don't need any". */
export const saysNeed = ({ tokens }: SeenLine): boolean =>
  tokens.some(
    ({ word }, at) => ASKING_WORDS.has(word) || (word === 'out' && tokens[at + 1]?.word === 'of'),
  ) && !tokens.some((one) => denies(one) || one.word === 'if');

const LONGEST_HEADING = 3;
const isCapital = ({ tokens }: SeenLine): boolean => {
  const text = tokens.map(({ token }) => token.text).join(' ');
  return text === text.toUpperCase() && /\p{L}{3}/u.test(text) && !/[\d!?]/.test(text);
};
/** "## Drinks"; "MEAT" behind an empty line, above lines that are not in capitals. */
export function saysHeadingAlone(lines: readonly SeenLine[], at: number): boolean {
  const { tokens } = lines[at]!;
  const isShort = tokens.filter(isWord).length <= LONGEST_HEADING;
  // "## Wed: noodles" holds what to buy.
  if (!isShort || tokens.slice(0, -1).some(({ kind }) => kind === 'mark:')) return false;
  if (/^#{2,}$/.test(tokens[0]?.word ?? '')) return true;
  const [before, after] = [lines[at - 1], lines[at + 1]];
  if (before && before.tokens.length > 0) return false;
  if (
    !after?.tokens.length ||
    isCapital(after) ||
    !/\p{Ll}/u.test(after.tokens.map(({ token }) => token.text).join(''))
  )
    return false;
  return tokens[0]?.token.kind === 'word' && isCapital(lines[at]!);
}
