// What stands in front of a line's own things as a heading does above lines: "Frozen: peas, chips", "Meat - mince", "Aldi: ham".
import { FOR_WHOM, KIN_WORDS, LEAD_JOINTS } from '../lexicon/lineWords';
import {
  ASKING_WORDS,
  CARRIED_WORDS,
  FINITE_WORDS,
  HAVING_WORDS,
  PERSON_WORDS,
  SECTION_WORDS,
  WIDE_WORDS,
} from '../lexicon/readerWords';
import { isWord, type SeenLine } from '../tagger/lineSketch';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';

/** A line without its lead. */
export interface LedLine {
  line: SeenLine;
  /** The words of the lead, none where it has none. */
  lead: readonly KnownToken[];
}

const LONGEST_LEAD = 4;
/** So many lines with a lead show that the list is written so. */
const LEAST_LEADS = 2;

const isSection = ({ stem }: KnownToken): boolean =>
  SECTION_WORDS.has(stem) || WIDE_WORDS.has(stem);
const isJoint = ({ word, kind }: KnownToken): boolean => LEAD_JOINTS.has(word) || kind === 'stop';
/** No day: what one stands before is a plan as often as a thing to buy, which only the whole line tells. */
const saysWhere = (one: KnownToken): boolean =>
  isSection(one) || one.kind === 'shop' || CARRIED_WORDS.has(one.word);
/** "for Sam", "for the kids" */
const isFor = (words: readonly KnownToken[]): boolean =>
  words.length > 1 &&
  words[0]!.word === 'for' &&
  words
    .slice(1)
    .every(
      (one) =>
        one.kind !== 'day' &&
        (isJoint(one) ||
          CARRIED_WORDS.has(one.word) ||
          PERSON_WORDS.has(one.word) ||
          /^\p{Lu}/u.test(one.token.text)),
    );

const TELLS = [FINITE_WORDS, PERSON_WORDS, HAVING_WORDS, ASKING_WORDS];
/** "Dad: shaving foam, socks": for whom the things behind are, of whom nothing is told. */
function isWhose([name, kind, more]: readonly KnownToken[], rest: readonly KnownToken[]): boolean {
  const isName =
    more === undefined &&
    (kind === undefined || /^\p{Ll}/u.test(kind.token.text)) &&
    (KIN_WORDS.has(name!.word) ||
      FOR_WHOM.has(name!.word) ||
      (/^\p{Lu}\p{Ll}/u.test(name!.token.text) && name!.kind === 'unknown'));
  const tells = ({ word, token, kind }: KnownToken): boolean =>
    /^[?!]/.test(word) ||
    kind === 'day' ||
    token.kind === 'picture' ||
    TELLS.some((words) => words.has(word));
  const names = (one: KnownToken): boolean => isThing(one) || one.maker !== '-';
  return isName && rest.filter(isWord).slice(0, LONGEST_LEAD).some(names) && !rest.some(tells);
}

/** How many tokens of a line are its lead, with what closes it; 0 for none. */
function leadLength({ tokens, columns }: SeenLine): number {
  if (columns) return 0;
  const end = tokens.findIndex(
    ({ kind, token }) => kind === 'mark:' || (/^mark[-–—]$/.test(kind) && token.apart),
  );
  const words = tokens.slice(0, Math.max(0, end));
  if (!words.length || words.length > LONGEST_LEAD || !tokens.slice(end + 1).some(isWord)) return 0;
  const isLead =
    (tokens[end]!.kind === 'mark:' && isWhose(words, tokens.slice(end + 1))) ||
    isFor(words) ||
    (words.some(saysWhere) && words.every((one) => saysWhere(one) || isJoint(one)));
  return isLead ? end + 1 : 0;
}

const NO_LEAD: readonly KnownToken[] = [];

/** The lines of a text without their leads, where several have one. Linear. */
export function withoutLeads(lines: readonly SeenLine[]): LedLine[] {
  const lengths = lines.map(leadLength);
  const isHabit = lengths.filter(Boolean).length >= LEAST_LEADS;
  return lines.map((line, at) => {
    const length = isHabit ? lengths[at]! : 0;
    return length
      ? { line: { ...line, tokens: line.tokens.slice(length) }, lead: line.tokens.slice(0, length) }
      : { line, lead: NO_LEAD };
  });
}
