// A label for each word of an item's line: what the fitted chain says, and what is certain without it.
import { AND_WORDS, POINTING_WORDS, STAND_INS } from '../lexicon/lineWords';
import { LACKED_WORD, LACKS, PRICE_LIMIT } from '../lexicon/refusals';
import { NEVER_NAMED } from '../lexicon/readerWords';
import { LEFT_OPEN } from '../lexicon/wishes';
import { bestSequence, type Chain } from '../tagger/linearChain';
import { alsoWanted, byCommas, saysKindsBehindCommas } from './commas';
import { countedAgain } from './countedAgain';
import { withCounts, isOwnThing, numbered, withWhatIsLeft } from './countLabels';
import type { SeenLine } from '../tagger/lineSketch';
import { sizedApart } from './kindsBehind';
import { withIncluded, withoutDescriptions } from './descriptions';
import { missingBesideHad, toldAtHome } from './havingClauses';
import { isComma, isName, twoThings, withContents } from './joints';
import { withPurposes } from './purposes';
import { withRefusedBehind } from './refusedBehind';
import { contextOf, type TextKind } from './textKind';
import { wordFeatures } from '../tagger/wordFeatures';
import { withSecondChoice, withTranslation } from './secondChoice';
import { signed } from './numberSigns';
import { LONGEST_MATCHED } from './priceLimit';
import { withCheapWishes } from './cheapWishes';
import { ownLabelNamed, withOwnVersion } from './ownVersions';
import { withDiets } from './saidDiets';
import { packOfMany, times } from './timesSaid';
import {
  inCells,
  inColumns,
  makerBehind,
  planned,
  thingBeforeColon,
  saidBehindComma,
  withoutDay,
  withoutLabel,
  withoutOwner,
} from './partedThings';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';
import { bondOf } from '../tagger/wordPairs';

/** Words of a line that are read together: the cost stays linear in the text. */
const WORDS_AT_ONCE = 300;

/** The labels of a line's tokens (scripts/reader/marks.ts says what they mean; "|": a new item begins). */
export function labelWords(chain: Chain, line: SeenLine, text: string, whole: TextKind): string[] {
  const found: string[] = [];
  let recipe = false;
  let areMostCommas = false;
  for (let at = 0; at < line.tokens.length; at += WORDS_AT_ONCE) {
    const tokens = line.tokens.slice(at, at + WORDS_AT_ONCE);
    const context = contextOf({ ...line, tokens }, whole, 'I');
    recipe ||= context.recipe === 2;
    areMostCommas = context.commas === 2;
    found.push(...bestSequence(chain, wordFeatures(tokens, context)));
  }
  const isLed = line.tokens.some(({ kind }) => kind === 'mark:');
  const isLearned = !isLed && (recipe || saysKindsBehindCommas(line.tokens, areMostCommas));
  const steps = stepsFor(text, isLearned);
  const kept = steps.reduce<readonly string[]>((labels, step) => step(line.tokens, labels), found);
  const told = toldAtHome(line.tokens);
  return inCells(line, kept).map((label, at) => (told[at] ? 'O' : label));
}

/** What is certain of a line's words, one thing after another. */
type Step = (tokens: readonly KnownToken[], labels: readonly string[]) => readonly string[];
/** All of them, in their order; where a line says kinds behind its commas, the chain has learned what they part. */
const stepsFor = (text: string, isLearned: boolean): readonly Step[] => [
  planned,
  withIncluded,
  makersWhole,
  withoutStandIns,
  shortened,
  unquoted,
  thingBeforeColon,
  withoutLabel,
  lacking,
  withCounts,
  numbered,
  isLearned ? sizedApart : byCommas,
  alsoWanted,
  times,
  packOfMany,
  countedAgain,
  twoThings,
  withContents,
  withWhatIsLeft,
  withTheirWords,
  makerBehind,
  saidBehindComma,
  withoutDescriptions,
  withPurposes,
  withRefusedBehind,
  sideBySide,
  inColumns,
  withoutDay,
  withoutOwner,
  (tokens, labels) => priceLimit(tokens, text, labels),
  withLacked,
  withSecondChoice,
  withTranslation,
  withOwnVersion,
  ownLabelNamed,
  withCheapWishes,
  withDiets,
  signed,
];

/** Words between the one that points and the one that stands for the thing: "the dark rye kind". */
const LONGEST_POINTED = 4;
/** Whether a word only stands for the thing that was named before: "butter, the spreadable kind". */
function standsForThing(
  tokens: readonly KnownToken[],
  labels: readonly string[],
  at: number,
  first: number,
): boolean {
  if (LEFT_OPEN.has(tokens[at]!.word) && tokens[at - 1]?.word === 'any')
    return first >= 0 && first < at - 1;
  if (!STAND_INS.has(tokens[at]!.word) || labels[at + 1] === 'n') return false;
  const before = tokens.slice(Math.max(1, at - LONGEST_POINTED), at);
  const pointed = before.findLastIndex(({ word }) => POINTING_WORDS.has(word));
  return pointed >= 0 && first >= 0 && first < at - before.length + pointed;
}

/** "best butter": a wish is no maker; what stands for a thing is none. */
const withoutStandIns: Step = (tokens, labels) => {
  const first = labels.findIndex((label) => /[nb]$/.test(label));
  return labels.map((label, at) => {
    const { kind, maker } = tokens[at]!;
    if (at === 0 && label === 'b' && kind === 'wish' && maker === '-') return 'w';
    return label === 'n' && standsForThing(tokens, labels, at, first) ? 'O' : label;
  });
};

/** "got butter but no jam": what is lacking is wanted, and not refused. */
function withLacked(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const wanted = [...labels];
  for (const at of missingBesideHad(tokens)) {
    wanted[at] = 'O';
    let end = at + 1;
    while (isRefused(wanted[end])) end++;
    // "have rice, no beans": a thing all the same, if nothing was told of it.
    if (end === at + 1) while (tokens[end] && isThing(tokens[end]!)) end++;
    wanted.fill('n', at + 1, end);
  }
  return wanted;
}
const isRefused = (label: string | undefined): boolean => label?.endsWith('x') ?? false;

/** "milk without lactose", "orange juice no bits": what a thing is without is part of what is asked for, no note and no refusal. */
function lacking(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const kept = [...labels];
  for (let at = 1; at + 1 < tokens.length; at++) {
    if (!LACKS.test(tokens[at]!.word) || !LACKED_WORD.test(tokens[at + 1]!.word)) continue;
    if (kept.slice(0, at).some((label) => label.endsWith('n'))) kept[at] = kept[at + 1] = 'n';
  }
  return kept;
}

const CONSONANTS = /^[b-df-hj-np-tv-xz]{3,5}$/;
/** "strong bread flr", "chs slices": beside what is named, consonants that no one says in talk are a word written short. */
const shortened = (tokens: readonly KnownToken[], labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    const { kind, word } = tokens[at]!;
    const isShort = /^[Ow]$/.test(label) && kind === 'unknown' && CONSONANTS.test(word);
    return isShort && !NEVER_NAMED.has(word) && /n$/.test(labels[at - 1] ?? '') ? 'n' : label;
  });

/** Quotation marks name nothing; behind a number they are inches. Nor does a comma: "bacon, smoked, back". */
const unquoted = (tokens: readonly KnownToken[], labels: readonly string[]): string[] =>
  labels.map((label, at) =>
    (/^["“”]$/.test(tokens[at]!.word) && tokens[at - 1]?.kind !== 'number') ||
    (isComma(tokens[at]!) && label === 'n')
      ? 'O'
      : label,
  );

const LEAST_SIDE_BY_SIDE = 3;
/** "bread milk butter": words that each name a thing, and that no name holds side by side, are several things. */
function sideBySide(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const parted = [...labels];
  for (let from = 0; from < tokens.length; from++) {
    let to = from + 1;
    while (
      isName(tokens[to]) &&
      parted[to] === 'n' &&
      /n$/.test(parted[to - 1]!) &&
      bondOf(tokens[to - 1]!.stem, tokens[to]!.stem) === 2
    )
      to++;
    const isWhole = tokens[to]?.kind !== 'holder' && tokens.slice(from, to).every(isOwnThing);
    if (to - from >= LEAST_SIDE_BY_SIDE && isWhole) parted.fill('|n', from + 1, to);
    from = to - 1;
  }
  return parted;
}

/** "bread and salted butter": a word behind the joint that names hold with the next one belongs to the thing behind it. */
function withTheirWords(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const parted = [...labels];
  for (let at = 1; at + 2 < tokens.length; at++) {
    const [joint, describes, thing] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2]!];
    const isParted = /^\|?n$/.test(parted[at + 1]!) && parted[at + 2] === '|n';
    const isJoint = AND_WORDS.has(joint.word) || isComma(joint);
    if (!isJoint || !isParted || !parted[at - 1]!.endsWith('n')) continue;
    if (bondOf(describes.stem, thing.stem) !== 1) continue;
    parted[at] = 'O';
    parted[at + 1] = '|n';
    parted[at + 2] = 'n';
  }
  return parted;
}

/** "under £5", label m: what it may cost is a wish that is looked for. */
function priceLimit(
  tokens: readonly KnownToken[],
  text: string,
  labels: readonly string[],
): readonly string[] {
  const found = text.length <= LONGEST_MATCHED ? PRICE_LIMIT.exec(text) : null;
  if (!found) return labels;
  const [from, to] = [found.index, found.index + found[0].length];
  return labels.map((label, at) => {
    const { start, end } = tokens[at]!.token;
    return start >= from && end <= to ? 'm' : label;
  });
}

/** Where the maker's name ends that begins at a place. */
function endOfMaker(tokens: readonly KnownToken[], from: number): number {
  let to = from + 1;
  while (tokens[to]?.maker === 'i') to++;
  return to;
}

/** So many words nobody says in this order but for the maker of that name. */
const LONG_MAKER = 4;
/** A maker's name of several words is one, whatever its words mean elsewhere: "chicken tonight", "cup a soup". */
function makersWhole(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const whole = [...labels];
  const isOpenThing = (at: number): boolean =>
    whole[at] === 'O' && isThing(tokens[at]!) && tokens[at - 1]!.kind === 'refuse';
  for (let from = 0; from < tokens.length; from++) {
    if (tokens[from]!.maker !== 'b') continue;
    let to = endOfMaker(tokens, from);
    if (to === from + 1) continue;
    const inside = whole.slice(from, to);
    const joined = tokens.slice(from, to).some(({ word }) => word === 'and' || word === '&');
    // "Hearty Food Co. lasagne"
    if (tokens[to - 1]!.word === 'co' && tokens[to]?.word === '.' && to + 1 < whole.length) {
      whole[to + 1] = whole[to + 1]!.replace('|', '');
      inside.push('b');
      to++;
    }
    // "I can't believe it's not butter"
    if (tokens[to - 1]!.kind === 'refuse')
      for (let at = to; whole[at] === 'x' || isOpenThing(at); at++) whole[at] = 'n';
    const isNamed = to - from >= LONG_MAKER || inside.some((label) => /[nb]$/.test(label));
    if (!joined && isNamed)
      whole.fill('b', from, to).splice(from, 1, inside[0]!.startsWith('|') ? '|b' : 'b');
  }
  return whole;
}
