// Lines that are a thing by their look, whatever the chain says of them: a few words and nothing else, a count in front.
import { TALK_BEHIND } from '../lexicon/lineWords';
import { NEVER_NAMED } from '../lexicon/readerWords';
import type { SeenLine } from '../tagger/lineSketch';
import { isHead } from '../tagger/readerRoles';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';
import { beginsWithCount, FEW, isTalk } from './lineKinds';
import { saysWanted } from './saidAtHome';
import { isErrand } from './tellingLines';

/** "creme fraiche": a few words, all of them a thing's. */
export function isPlainItem(
  line: SeenLine,
  label: (tokens: readonly KnownToken[]) => readonly string[],
): boolean {
  const { tokens } = line;
  if (isErrand(line)) return false;
  if (tokens.length > FEW || tokens.every(isTalk) || tokens[0]!.word.startsWith('#')) return false;
  return (
    tokens.some((word) => isThing(word) || isHead(word.stem)) &&
    label(tokens).every((one, at) => /[nbqsu]$/.test(one) || isAround(tokens[at]!, at))
  );
}
/** "bleach pls", "**oats**": what is no part of a name, and makes no other thing of it. */
const isAround = ({ word, kind }: KnownToken, at: number): boolean =>
  NEVER_NAMED.has(word) ||
  TALK_BEHIND.has(word) ||
  /^[*_]+$/.test(word) ||
  (at === 0 && kind === 'day');

/** "C/Flakes", and nothing else: nobody knows the word, but it stands for a thing. */
const isShortForm = ({ tokens }: SeenLine): boolean =>
  tokens.length === 1 && /^\p{L}\/\p{L}{2}/u.test(tokens[0]!.word);

/** Whether a line is a thing whatever its words are. */
const isThingByForm = (line: SeenLine): boolean => beginsWithCount(line) || isShortForm(line);

/** Whether a line is one of a thing, though no word of it was read as one: "have you any milk?" */
export const isAsked = (line: SeenLine, kind: string, isAlone: boolean): boolean =>
  (isThingByForm(line) && !/[AK]/.test(kind)) || (kind === 'I' && (isAlone || saysWanted(line)));
