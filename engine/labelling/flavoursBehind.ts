// "crisps, cheese and onion", "jam, strawberry": of a thing that comes in flavours what stands behind its only comma is one.
import { ATTRIBUTES } from '../lexicon/attributes';
import { FLAVOURED_THINGS } from '../lexicon/lineWords';
import { isNaming } from './joints';
import type { KnownToken } from '../tagger/wordKnowledge';
import { isCouple } from '../tagger/wordFeatures';
import { namesHold } from '../tagger/wordPairs';

const isMaker = ({ maker }: KnownToken): boolean => maker !== '-';
const FLAVOURS = new Set(
  ATTRIBUTES.filter(({ group }) => /^(?:flavour|species)$/.test(group)).flatMap(({ values }) =>
    values.map(({ value }) => value),
  ),
);
/** A flavour, and one of its kind: who wants the fruit itself writes "strawberries". */
const isOneFlavour = ({ word, stem }: KnownToken): boolean => word === stem && FLAVOURS.has(stem);

export function flavoursBehind(
  tokens: readonly KnownToken[],
  labels: readonly string[],
): readonly string[] {
  const commas = tokens.flatMap(({ word }, at) => (word === ',' ? [at] : []));
  const [comma] = commas;
  if (comma === undefined || commas.length > 1 || labels[comma + 1] !== '|n') return labels;
  const before = tokens.filter((_, at) => at < comma && isNaming(labels[at]));
  const end = tokens.findIndex((_, at) => at > comma && !isSaidOfFlavour(tokens, labels, at));
  const to = end < 0 ? tokens.length : end;
  // "crisps, nuts, 2 dips": what names more behind it is no flavour.
  if (labels.slice(to).some(isNaming) || !isFlavourOf(before, tokens, comma + 1, to)) return labels;
  return labels.map((label, at) => (at > comma && at < to ? 'n' : label));
}
const isSaidOfFlavour = (
  tokens: readonly KnownToken[],
  labels: readonly string[],
  at: number,
): boolean => isNaming(labels[at]) || isCouple(tokens, at);

function isFlavourOf(
  before: readonly KnownToken[],
  tokens: readonly KnownToken[],
  from: number,
  to: number,
): boolean {
  const thing = before.at(-1);
  if (!thing) return false;
  const and = tokens.findIndex((_, at) => at > from && at < to && isCouple(tokens, at));
  // "pringles, salt and vinegar": of a maker alone nothing says what it is.
  const isOpen = FLAVOURED_THINGS.has(thing.stem) || before.every(isMaker);
  const said = tokens.slice(from, to).filter((_, at) => from + at !== and);
  if (!isOpen || said.some(isMaker)) return false;
  const isHeld = before.every(isMaker) || said.every(({ stem }) => namesHold(thing.stem, stem));
  return and >= 0
    ? isHeld
    : FLAVOURED_THINGS.has(thing.stem) && said.length === 1 && isOneFlavour(said[0]!) && isHeld;
}
