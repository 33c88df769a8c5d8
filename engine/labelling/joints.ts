// What joins two things in a line, and whether it parts them: "crisps & milk", "bread as well as milk", "cheese and onion".
import {
  AND_WORDS,
  FILLER_WORDS,
  NEXT_TOLD,
  SPOKEN_JOINTS,
  STAND_INS_OF_ITEMS,
} from '../lexicon/lineWords';
import { isHead } from '../tagger/readerRoles';
import { phraseAt } from '../tagger/phraseAt';
import { isCouple } from '../tagger/wordFeatures';
import type { KnownToken } from '../tagger/wordKnowledge';
import { bondOf, saysWhichKind } from '../tagger/wordPairs';

export const isName = (one: KnownToken | undefined): boolean =>
  one?.token.kind === 'word' && one.word !== 'x';

/** Whether a label says that a word names the thing or its maker, or begins to. */
export const isNaming = (label: string | undefined): boolean => /[nb]$/.test(label ?? '');

export const isComma = ({ word }: KnownToken): boolean => word === ',' || word === ';';
interface Joint {
  length: number;
  /** Whether it parts whatever it stands between. */
  parts: boolean;
}
/** What joins words at a place: "and", " - ", "as well as". */
function jointAt(tokens: readonly KnownToken[], at: number): Joint | null {
  const spoken = phraseAt(tokens, at, SPOKEN_JOINTS);
  if (spoken) return { length: spoken, parts: true };
  const { word, token } = tokens[at]!;
  const paused = pauseAt(tokens, at);
  if (paused) return { length: paused, parts: true };
  // "mop + bucket"
  if (word === '+' && token.apart) return { length: 1, parts: true };
  const isDash = /^[-–—/]$/.test(word) && token.apart && (tokens[at + 1]?.token.apart ?? false);
  return isDash || AND_WORDS.has(word) ? { length: 1, parts: false } : null;
}

/** Words of a pause behind a thing that is told to its end: "bread um eggs", "mince and maybe some salmon", "the big ones uh bread". */
function pauseAt(tokens: readonly KnownToken[], at: number): number {
  const before = tokens[at - 1];
  if (!before || !(namesThing(before) || STAND_INS_OF_ITEMS.has(before.word))) return 0;
  const behind = (from: number, words: ReadonlySet<string>, most: number): number => {
    let end = from;
    while (end < from + most && words.has(tokens[end]?.word ?? '')) end++;
    return end;
  };
  const filled = behind(at, FILLER_WORDS, LOOKED_BACK);
  const joined = behind(filled, AND_WORDS, 1);
  const told = joined > at ? behind(joined, NEXT_TOLD, LOOKED_BACK) : at;
  return filled > at || told > joined ? Math.max(joined, told) - at : 0;
}

/** Whether a joint parts the thing before it from that whose head stands at a place. */
function standsBetween(
  tokens: readonly KnownToken[],
  at: number,
  head: number,
  labels: readonly string[],
): boolean {
  const [joint, before] = [tokens[at]!, tokens[at - 1]!];
  const bond = bondOf(before.stem, tokens[head]!.stem);
  // "orange juice & carrots": what stands before it is a whole name already.
  const isWhole = labels[at - 2]?.endsWith('n') && bondOf(tokens[at - 2]!.stem, before.stem) === 1;
  return bond === 2 || (bond === 1 && (isWhole || joint.word === '+'));
}

const namesThing = ({ kind, stem }: KnownToken): boolean => kind === 'typeK' || isHead(stem);
const LONGEST_NAME = 5;
/** Tokens that are looked back at: the cost stays linear in the line. */
const LOOKED_BACK = 8;

/** Parts what a spoken joint joins, where both sides name things: "chickpeas 400g as well as two chops". */
function partSpoken(
  tokens: readonly KnownToken[],
  labels: string[],
  at: number,
  from: number,
): void {
  const isLabelled = (label: string | undefined): boolean => /^\|?[nbqsuw]$/.test(label ?? '');
  const isTold = isLabelled(labels[at - 1]) || STAND_INS_OF_ITEMS.has(tokens[at - 1]!.word);
  const start = Math.max(0, at - LOOKED_BACK);
  const named = tokens
    .slice(start, at)
    .some((one, place) => namesThing(one) && /[nb]$/.test(labels[start + place]!));
  if (!named || !isTold) return;
  let to = from;
  while (to < from + LONGEST_NAME && isWordOrNumber(tokens[to]) && !jointAt(tokens, to)) to++;
  const thing = tokens.slice(from, to).findLastIndex(namesThing) + from;
  if (thing < from) return;
  for (let place = from; place < to; place++) if (labels[place] === 'a') labels[place] = 'n';
  if (!labels.slice(from, to).some((label) => /[nb]$/.test(label))) {
    if (thing > from + 1) return;
    labels.fill('n', from, thing + 1);
  }
  labels.fill('O', at, from);
  const first = from + labels.slice(from, to).findIndex(isLabelled);
  if (first < from) return;
  labels[first] = `|${labels[first]!.replace('|', '')}`;
}
const isWordOrNumber = (one: KnownToken | undefined): boolean =>
  one?.token.kind === 'word' || one?.token.kind === 'number';

/** A thing with nothing behind it, of which nothing was told: "baked beans & crisps". */
const isLastThing = (
  tokens: readonly KnownToken[],
  labels: readonly string[],
  at: number,
): boolean => at === tokens.length - 1 && labels[at] === 'O' && namesThing(tokens[at]!);

/** "burgers" */
const areSeveral = ({ kind, word, stem }: KnownToken): boolean =>
  kind === 'typeK' && word.endsWith('s') && word !== stem;
/** "burgers, baps": several things behind a comma are no kind of those before it; digestives are biscuits. */
function areOthers(tokens: readonly KnownToken[], at: number, head: number): boolean {
  const [before, behind] = [tokens[at - 1]!, tokens[head]!];
  return [before, behind].every(areSeveral) && !saysWhichKind(before.stem, behind.stem);
}

/** "crisps & milk": what joins two words that each head names, and that no name holds together, stands between two things. */
export function twoThings(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const parted = [...labels];
  for (let at = 1; at + 1 < tokens.length; at++) {
    const joint = jointAt(tokens, at);
    const isParted = isComma(tokens[at]!);
    if ((!joint && !isParted) || isCouple(tokens, at)) continue;
    if (joint?.parts) {
      partSpoken(tokens, parted, at, at + joint.length);
      continue;
    }
    const isOpen = parted[at + 1] === 'n' || isLastThing(tokens, parted, at + 1);
    if (!/^\|?n$/.test(parted[at - 1]!) || !isOpen || !/[nO]$/.test(parted[at]!)) continue;
    let head = at + 1;
    while (parted[head + 1] === 'n' && tokens[head + 1]!.token.kind === 'word') head++;
    if (!(isParted ? areOthers : standsBetween)(tokens, at, head, parted)) continue;
    parted[at] = 'O';
    parted[at + 1] = '|n';
  }
  return parted;
}

/** "dumplings with potato and cheese": what a thing is with, however many, is no thing of its own; what is counted is. */
export function withContents(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const whole = [...labels];
  for (let at = 3; at < tokens.length; at++) {
    const isListed = tokens[at - 3]!.word === 'with' && AND_WORDS.has(tokens[at - 1]!.word);
    const isNamed = whole[at - 2] === 'n' && whole[at] === '|n' && isName(tokens[at]);
    if (isListed && isNamed && tokens[at + 1]?.token.kind !== 'word')
      whole.fill('n', at - 1, at + 1);
  }
  return whole;
}
