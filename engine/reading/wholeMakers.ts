// A maker's name of several words is one part of an item, however people join its words.
import { brandIn } from '../knowledge/gazetteer';
import { wordsIn } from '../names/nameWords';
import { isHead } from '../tagger/readerRoles';
import type { KnownToken } from '../tagger/wordKnowledge';

/** A maker's name is one part, whatever stands in it: "head and shoulders". With nothing behind it "plus" joins nothing: "super plus". */
export function withWholeMakers(
  all: readonly KnownToken[],
  labels: readonly string[],
): readonly string[] {
  const whole = [...labels];
  all.forEach((_, at) => {
    if (isTwoThings(all, at)) {
      const follows = /^mark[,;.]$/.test(all[at - 2]?.kind ?? '');
      whole.splice(at - 1, 3, follows ? '|n' : whole[at - 1]!.replace('b', 'n'), 'O', '|n');
    } else if (!isTwoThings(all, at - 1)) joinMaker(all, whole, at);
  });
  return whole;
}

/** Writes into `whole` that a word, or what a sign joins, belongs to the maker's name before it. */
function joinMaker(all: readonly KnownToken[], whole: string[], at: number): void {
  const { maker, word } = all[at]!;
  const before = whole[at - 1]?.replace('|', '');
  if (!isNaming(before)) return;
  const isLast = word === 'plus' && all[at + 1]?.token.kind !== 'word';
  const isJoint = JOINTS.has(word) && joinsMaker(all[at - 1], all[at + 1]);
  if (maker === 'i' || isLast || isJoint) whole[at] = before!;
  if (isJoint) whole[at + 1] = before!;
}

/** "bread and butter" is a maker's name only in front of what it makes. */
const isTwoThings = (all: readonly KnownToken[], at: number): boolean =>
  all[at - 1]?.kind === 'typeK' &&
  (all[at]!.word === 'and' || JOINTS.has(all[at]!.word)) &&
  isHead(all[at + 1]?.stem ?? '') &&
  all[at + 2]?.token.kind !== 'word' &&
  joinsMaker(all[at - 1], all[at + 1]);
const JOINTS = new Set(['&', '+']);
/** "head & shoulders": the "and" of a maker's name, written as a sign. */
const joinsMaker = (one: KnownToken | undefined, other: KnownToken | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  brandIn(wordsIn(`${one.word} and ${other.word}`))?.length === 3;

const isNaming = (label: string | undefined): boolean => label === 'n' || label === 'b';
