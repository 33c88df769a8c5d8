// The labels of a line's words -> its items, each as its parts.
import {
  AGE_ENDS,
  AGE_LEADS,
  ANY_THING,
  BETWEEN_DENIED,
  FILLER_WORDS,
  LEADING_AWAY,
} from '../lexicon/lineWords';
import {
  ASKING_WORDS,
  DIET_WORDS,
  FINITE_WORDS,
  KIND_WORDS,
  NUMBER_WORDS,
  PERSON_WORDS,
} from '../lexicon/readerWords';
import { denies } from '../tagger/denying';
import { withWholeMakers } from './wholeMakers';
import { withVarieties } from './varieties';
import { isCouple } from '../tagger/wordFeatures';
import { headLevel } from '../tagger/readerRoles';
import { isPart } from './saidNumber';
import type { KnownToken } from '../tagger/wordKnowledge';

/** A run of words of one label. */
export interface Run {
  label: string;
  /** Places in the line. */
  from: number;
  to: number;
}

/** What joins the words of one part: "salt & vinegar", "semi-skimmed", "spray'n wipe". */
const JOINING = new Set(['-', '&', '/', "'", '’', '+', '%', '.']);

/** One item's runs, in the order of the line. */
export type Parts = readonly Run[];

const isGluedIn = (next: KnownToken['token'] | undefined): boolean =>
  next !== undefined && !next.apart && /^in(?: ?\d)?$/i.test(next.text);

/** "shampoo 2in1": all that is written as one. */
function isInTwoInOne(all: readonly KnownToken[], at: number): boolean {
  const opens = (place: number): boolean =>
    all[place]?.token.kind === 'number' && isGluedIn(all[place + 1]?.token);
  const { token } = all[at]!;
  return opens(at) || (!token.apart && (opens(at - 1) || opens(at - 2)));
}

/** Whether a word labelled as a count or a unit is part of a name written with figures. */
function isNumberInName(all: readonly KnownToken[], label: string, at: number): boolean {
  const { token, word } = all[at]!;
  const [before, next] = [all[at - 1], all[at + 1]?.token];
  // "50/50 bread", "air freshener 24/7"
  if (/^\d+\/\d+$/.test(word) && !isPart(word)) return true;
  // "guinness 0.0", "shampoo 2in1"
  if (word === '0.0' || isInTwoInOne(all, at)) return true;
  // A word with a number glued behind it is no unit.
  if (label === 'u' && next?.kind === 'number' && !next.apart) return true;
  // "mach3" is a name, "x3" a count.
  const isGlued = token.kind === 'number' && !token.apart && before?.token.kind === 'word';
  return isGlued && label.endsWith('q') && before.word !== 'x';
}

/** Marks and pictures belong to what stands on both sides of them, else to nothing: no bullet is part of a name. */
const withoutEdges = (all: readonly KnownToken[], labels: readonly string[]): readonly string[] =>
  labels.map((label, at) => {
    const { token, word } = all[at]!;
    const isMark = token.kind === 'picture' || (token.kind === 'mark' && !BELONGING.has(word));
    const [before, after] = [labels[at - 1]?.at(-1), labels[at + 1]];
    if (isNumberInName(all, label, at)) return 'n';
    // "dark choc 70%+"
    if (word === '+' && !token.apart && isNaming(labels[at - 1])) return labels[at - 1]!;
    // "79p each"
    if (word === EACH && !isNaming(labels[at - 1]?.at(-1))) return 'O';
    return isMark && !(before === label.at(-1) && after === label.at(-1)) ? 'O' : label;
  });
const BELONGING = new Set(['%', '£', '+', '&']);
const EACH = 'each';

/**
 * How a thing is prepared is said apart from it ("carrots, grated"); outside of recipes what stands right beside it is
 * part of its name: "grated cheddar".
 */
function withoutPreparations(
  all: readonly KnownToken[],
  labels: readonly string[],
): readonly string[] {
  return labels.map((label, at) => {
    const beside = [labels[at - 1], labels[at + 1]].some((one) => one?.endsWith('n'));
    const isWord = all[at]!.word.endsWith('ed');
    // "milk, whole"
    if (label === 'r' && KIND_WORDS.has(all[at]!.word)) return 'n';
    // "seafood sticks": pieces that nobody counts are part of the name.
    const counted = labels[at + 1]?.endsWith('q') || labels.slice(0, at).some(isCount);
    const isPiece = (label === 'u' || label === 'O') && all[at]!.kind === 'piece';
    if (isPiece && labels[at - 1]?.endsWith('n') && !counted) return 'n';
    return label.endsWith('r') && isWord && beside ? label.replace('r', 'n') : label;
  });
}

const isCount = (label: string): boolean => label.endsWith('q');

/** "no one" tells no number. */
const isBehindAge = (before: string, figures: boolean): boolean =>
  AGE_LEADS.has(before) && (figures || before !== 'no');
/** "pouches 7 months", "toothbrush age 3", "calpol six plus": for whom a thing is made counts nothing. */
function withAges(all: readonly KnownToken[], labels: readonly string[]): readonly string[] {
  const isNumber = ({ token, word }: KnownToken): boolean =>
    token.kind === 'number' || Object.hasOwn(NUMBER_WORDS, word);
  const isAge = (at: number): boolean =>
    all[at] !== undefined &&
    isNumber(all[at]) &&
    (isBehindAge(all[at - 1]?.word ?? '', all[at].token.kind === 'number') ||
      (AGE_ENDS.has(all[at + 1]?.word ?? '') && all[at + 2]?.word !== 'old'));
  return labels.map((label, at) => {
    const inAge =
      isAge(at) ||
      (isAge(at - 1) && AGE_ENDS.has(all[at]!.word)) ||
      (isAge(at + 1) && AGE_LEADS.has(all[at]!.word));
    return inAge && /^[qusOn]$/.test(label) ? 'n' : label;
  });
}

const leadsAway = (one: KnownToken): boolean => denies(one) || LEADING_AWAY.has(one.word);
/** Before a word that denies nothing is refused: "fish fingers, the Birds Eye ones" ask for that maker. What is struck through is said to be. */
function withoutFalseRefusals(
  all: readonly KnownToken[],
  labels: readonly string[],
): readonly string[] {
  const struck = all.some(({ word }) => word === '~');
  const denied = all.findIndex(leadsAway);
  if (struck || denied === 0) return labels;
  return labels.map((label, at) =>
    label.endsWith('x') && (denied < 0 || at < denied)
      ? label.replace('x', all[at]!.maker === '-' ? 'n' : 'b')
      : label,
  );
}

const isNaming = (label: string | undefined): boolean => label === 'n' || label === 'b';
/** What stands right behind "not" is refused, whatever else it may name: "mayo, not the light one". A maker's own "not" is part of its name. */
function withRefusals(all: readonly KnownToken[], labels: readonly string[]): readonly string[] {
  const at = all.findIndex(
    ({ word, maker }, place) => place > 0 && word === 'not' && maker === '-',
  );
  if (at < 0) return labels;
  let first = at + 1;
  while (BETWEEN_DENIED.has(all[first]?.word ?? '')) first++;
  let end = first;
  while (isNaming(labels[end]) && all[end]!.token.kind === 'word') end++;
  return labels.map((label, place) => (end > first && place >= at && place < end ? 'x' : label));
}

/** The items of a line, by their borders. `areKinds`: what commas part in this text are kinds of things (kindsBehind.ts). */
export function partsOf(
  all: readonly KnownToken[],
  said: readonly string[],
  recipe: boolean,
  areKinds: boolean,
): Parts[] {
  const meant = withoutFalseRefusals(all, withoutEdges(all, said));
  const words = withRefusals(all, withWholeMakers(all, withAges(all, meant)));
  const labels = recipe ? words : withoutPreparations(all, words);
  const items: Run[][] = [[]];
  labels.forEach((said, at) => {
    const label = said.replace('|', '');
    const begins =
      (said.startsWith('|') && !isInsideName(all, labels, at)) ||
      isFarOff(all, labels, items.at(-1)!, at);
    if (begins && items.at(-1)!.length) items.push([]);
    if (label === 'O') return;
    const runs = items.at(-1)!;
    const last = runs.at(-1);
    if (last?.label === label && !begins && joins(all, last.to, at)) last.to = at + 1;
    else runs.push({ label, from: at, to: at + 1 });
  });
  const found = withAmounts(all, items)
    .map((runs) => named(all, runs))
    .filter(isNamed);
  return withVarieties(
    all,
    found.filter((runs) => namesThing(all, runs, found.length > 1)),
    areKinds,
  );
}

/** "eggs, half a dozen": an amount behind a comma is that of the thing before it, if nothing was said of it. */
function withAmounts(all: readonly KnownToken[], items: readonly Run[][]): Run[][] {
  const kept: Run[][] = [];
  for (const runs of items) {
    const before = kept.at(-1);
    const isAmount =
      runs.length > 0 &&
      all[runs[0]!.from - 1]?.word === ',' &&
      runs.some(({ label }) => label !== 'u') &&
      runs.every(({ label }) => /^[qus]$/.test(label));
    const isOpen = before && isNamed(before) && !before.some(({ label }) => label === 'q');
    if (isAmount && isOpen) before.push(...runs);
    else kept.push([...runs]);
  }
  return kept;
}

/** So many words between two names, if they make a sentence, tell of two things. */
const LEAST_IN_PROSE = 3;
/** Tokens that are looked back at: the cost stays linear in the line. */
const MOST_BETWEEN = 20;
const isProse = ({ word }: KnownToken): boolean =>
  FINITE_WORDS.has(word) || PERSON_WORDS.has(word) || ASKING_WORDS.has(word);
/** "sausages and it was the last, chips": a thing's name behind what is told is another thing. */
function isFarOff(
  all: readonly KnownToken[],
  labels: readonly string[],
  runs: readonly Run[],
  at: number,
): boolean {
  const before = runs.findLast(({ label }) => label === 'n' || label === 'b');
  if (!before || !/^[nb]$/.test(labels[at]!) || labels[at - 1] === labels[at]) return false;
  const between = all
    .slice(Math.max(before.to, at - MOST_BETWEEN), at)
    .filter(({ token }) => token.kind === 'word');
  if (between.length < LEAST_IN_PROSE || !between.some(isProse)) return false;
  let end = at + 1;
  while (labels[end] === labels[at]) end++;
  const last = all[end - 1]!;
  if (DIET_WORDS.has(last.word)) return false;
  const isThing = last.maker !== '-' || last.kind === 'typeK' || headLevel(last.stem) > 0;
  return isThing && !/^ones?$/.test(all[end]?.word ?? '');
}

/** What names nothing: talk, persons, what is done, days. */
const SAYING = /^(?:talk|stop|choice|day)$/;
/** The same among other things: which one is meant, or refused. */
const AROUND = /^(?:talk|stop|choice|day|wish|refuse|mark.*)$/;
/** "whichever", "perhaps" beside other things name none. */
const namesThing = (all: readonly KnownToken[], runs: Parts, among: boolean): boolean =>
  runs.some(({ label, from, to }) =>
    label === 'n' || label === 'b'
      ? all
          .slice(from, to)
          .some(
            ({ kind, maker, word }) =>
              maker !== '-' || !((among ? AROUND : SAYING).test(kind) || FILLER_WORDS.has(word)),
          ) && !(among && saysNone(all, from, to))
      : false,
  );
/** "something sweet, custard creams": among other things it names none; "something for pudding" asks for one. */
const saysNone = (all: readonly KnownToken[], from: number, to: number): boolean =>
  ANY_THING.has(all[from]!.word) &&
  to - from > 1 &&
  all.slice(from + 1, to).every(({ kind }) => /^(?:wish|type[VPDAOQ])$/.test(kind));

const isNamed = (runs: Parts): boolean => runs.some(({ label }) => label === 'n' || label === 'b');

/** "two loaves" of nothing else are loaves; "bottles | of wine" are bottles of wine. */
function named(all: readonly KnownToken[], runs: readonly Run[]): Run[] {
  const thing = isNamed(runs) ? 'u' : 'n';
  return runs
    .map((run) => ({
      label: run.label === 'u' ? thing : run.label,
      from: run.label === 'n' && all[run.from]!.word === 'of' ? run.from + 1 : run.from,
      to: run.to,
    }))
    .filter(({ from, to }) => from < to);
}

/** "bread and butter pudding", "popcorn sweet and salty little bags": two words that names join are no two things before a third, or where the second is none. */
const isInsideName = (all: readonly KnownToken[], labels: readonly string[], at: number): boolean =>
  // "towels with wings"
  (all[at - 1]?.word === 'with' && /^[nb]$/.test(labels[at - 2] ?? '')) ||
  (isCouple(all, at - 1) &&
    ((labels[at + 1] === 'n' && !!all[at + 1]?.token.apart) || !mayBeThing(all[at]!)));
/** "salty" heads a few names, and is nothing to buy. */
const mayBeThing = ({ kind, stem }: KnownToken): boolean =>
  kind === 'typeK' || headLevel(stem) > SELDOM_HEAD;
const SELDOM_HEAD = 2;

/** Whether nothing, or only what joins words, stands between two places. */
const joins = (all: readonly KnownToken[], from: number, to: number): boolean =>
  (to - from === 1 && isCouple(all, from)) ||
  all
    .slice(from, to)
    .every(({ word, token }) => token.kind === 'mark' && JOINING.has(word) && !token.apart);

export const tokensOf = (all: readonly KnownToken[], parts: Parts, labels: string): KnownToken[] =>
  parts
    .filter(({ label }) => labels.includes(label))
    .flatMap(({ from, to }) => all.slice(from, to));

/** A run as it was written, blanks made one. */
export function textOf(line: string, all: readonly KnownToken[], { from, to }: Run): string {
  return line
    .slice(all[from]!.token.start, all[to - 1]!.token.end)
    .replace(/\s+/g, ' ')
    .trim();
}
