// A maker's name of several words is one part of an item, however people join its words.
import { brandIn } from '../knowledge/gazetteer';
import { wordsIn } from '../names/nameWords';
import type { KnownToken } from './wordKnowledge';

/** A maker's name is one part, whatever stands in it: "head and shoulders". With nothing behind it "plus" joins nothing: "super plus". */
export function withWholeMakers(
  all: readonly KnownToken[],
  labels: readonly string[],
): readonly string[] {
  const whole = [...labels];
  all.forEach(({ maker, word }, at) => {
    const before = whole[at - 1]?.replace('|', '');
    const isLast = word === 'plus' && all[at + 1]?.token.kind !== 'word';
    const isJoint = JOINTS.has(word) && joinsMaker(all[at - 1], all[at + 1]);
    if ((maker === 'i' || isLast || isJoint) && isNaming(before)) whole[at] = before!;
    if (isJoint && isNaming(before)) whole[at + 1] = before!;
  });
  return whole;
}
const JOINTS = new Set(['&', '+']);
/** "head & shoulders": the "and" of a maker's name, written as a sign. */
const joinsMaker = (one: KnownToken | undefined, other: KnownToken | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  brandIn(wordsIn(`${one.word} and ${other.word}`))?.length === 3;

const isNaming = (label: string | undefined): boolean => label === 'n' || label === 'b';
