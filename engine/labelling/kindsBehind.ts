// Whether people who write a text say behind a comma which kind of a thing they mean ("sacks, heavy duty"), or the next thing.
import { KIND_WORDS } from '../lexicon/readerWords';
import { headLevel } from '../tagger/readerRoles';
import type { KnownToken } from '../tagger/wordKnowledge';
import { saysWhichKind } from '../tagger/wordPairs';

/** Words of a segment that may name: no talk, amounts, wishes. */
const isSaying = ({ token, kind }: KnownToken): boolean =>
  token.kind === 'word' &&
  !/^(?:talk|stop|number|mass|volume|holder|piece|wish|refuse|choice|prep|cook|day)$/.test(kind);

/** So often a word heads names that it names a thing behind whatever comma. */
const HEADS = 3;
const DESCRIBING = /^type[PDAOQUN]$/;
const VARIETY = /^type[VK]$/;

/** Whether the words behind a mark only tell of which kind the thing before it is. */
export function saysKindOf(before: readonly KnownToken[], segment: readonly KnownToken[]): boolean {
  const words = segment.filter(isSaying);
  if (words.length > 0 && words.every(({ word }) => KIND_WORDS.has(word))) return true;
  const [last, thing] = [words.at(-1), before.filter(isSaying).at(-1)];
  if (!last || !thing || segment.some(({ kind }) => kind === 'holder')) return false;
  // A maker alone made the thing before it.
  if (words.every(({ maker }) => maker !== '-')) return before.every(({ maker }) => maker === '-');
  const level = headLevel(last.stem);
  if (last.kind === 'typeK' || level >= HEADS) return false;
  if (words.every(({ kind }) => DESCRIBING.test(kind))) return true;
  const isKnown = words.every(({ kind, maker }) => maker !== '-' || VARIETY.test(kind));
  return isKnown && (words.length > 1 ? level <= 1 : saysWhichKind(thing.stem, last.stem));
}

const PARTS = /^mark[,;]$/;
const LEAST = 2;
const MOST_COMMAS = 2;
/** So many of the lines with a comma say a kind behind it. */
const SHARE = 0.5;
/** "large", "thinly sliced": a segment that says how a thing should be, and names none. */
const isWish = (segment: readonly KnownToken[]): boolean =>
  !segment.some(isSaying) && segment.some(({ kind }) => /^(?:wish|prep)$/.test(kind));

/** Whether it is a habit of a text's lines that a comma parts a thing from its kind. */
export function saysKindsBehind(lines: readonly (readonly KnownToken[])[]): boolean {
  let [kinds, parted] = [0, 0];
  for (const tokens of lines) {
    const commas = tokens.flatMap(({ kind }, at) => (PARTS.test(kind) ? [at] : []));
    const segments = commas.map((at, place) => tokens.slice(at + 1, commas[place + 1]));
    const said = segments.filter((segment) => segment.some(isSaying) || isWish(segment));
    if (!said.length) continue;
    parted++;
    const before = tokens.slice(0, commas[0]);
    const isOfOne = said.every((segment) => isWish(segment) || saysKindOf(before, segment));
    if (isOfOne && commas.length <= MOST_COMMAS) kinds++;
  }
  return kinds >= LEAST && kinds >= SHARE * parted;
}

/** "squash, orange": what stands before the comma heads the names that hold both. Several ("ketchup, bananas") are no kind of it. */
export const isKindOfBefore = (
  tokens: readonly KnownToken[],
  labels: readonly string[],
  comma: number,
  { stem, word }: KnownToken,
): boolean => {
  // "squash - 4 bottles, orange" speaks of no bottle.
  const named = labels.slice(0, comma).findLastIndex((label) => label.endsWith('n'));
  const thing = tokens[named];
  const isPlural = word.endsWith('s') && word !== stem;
  return thing !== undefined && !isPlural && saysWhichKind(thing.stem, stem);
};

const isUnit = ({ kind }: KnownToken): boolean => kind === 'mass' || kind === 'volume';

/** "chicken breasts 500g, mince 500g": who says how much of each names two things, whatever commas part elsewhere in the text. */
export function sizedApart(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const parted = [...labels];
  const commas = tokens.flatMap(({ kind }, at) => (PARTS.test(kind) ? [at] : []));
  for (const [place, at] of commas.entries()) {
    const before = tokens.slice(place > 0 ? commas[place - 1]! + 1 : 0, at);
    const segment = tokens.slice(at + 1, commas[place + 1]);
    if (!before.some(isUnit) || !segment.some(isUnit) || labels[at + 1] !== 'n') continue;
    if (!before.some(isSaying) || saysKindOf(before, segment)) continue;
    if (parted[at] === 'n') parted[at] = 'O';
    parted[at + 1] = '|n';
  }
  return parted;
}
