// What of a line's items is none of its own: a word of which kind, of whom it is made, or in what it comes, of the thing before.
import {
  ALSO_WORDS,
  BEHIND_STAND_INS,
  NEXT_THING_WORDS,
  STAND_INS_OF_ITEMS,
} from '../lexicon/lineWords';
import { KIND_WORDS } from '../lexicon/readerWords';
import { denies } from '../tagger/denying';
import type { Parts, Run } from './itemParts';
import { saysKindOf } from '../labelling/kindsBehind';
import { headLevel } from '../tagger/readerRoles';
import type { KnownToken } from '../tagger/wordKnowledge';

/** What a word may be that names hold and hardly ever end with: a state, a diet, a use, an origin, a quality; some varieties. */
const isDescribing = ({ kind, stem, maker, word }: KnownToken): boolean =>
  maker === '-' &&
  (KIND_WORDS.has(word) ||
    (kind === 'unknown' && word.endsWith('ish')) ||
    (/^type[PDAOQ]$/.test(kind) && headLevel(stem) <= 1) ||
    (kind === 'typeV' && headLevel(stem) === 1));
/** "pads, extra plus", "bananas, greenish" */
const SAYS_HOW = /^(?:prep|wish)$/;
/** Beside what is refused of it a word that heads no names tells the kind: "red not pink". */
const isVariety = ({ kind, stem, maker }: KnownToken): boolean =>
  maker === '-' && kind !== 'typeK' && headLevel(stem) <= 1;
/** What is said behind an amount and a comma: "eggs, half a dozen, free range"; "2 prosecco, 3 red" are two things. */
function withoutAmounts(all: readonly KnownToken[], runs: Parts): Parts {
  const named = runs.findIndex(({ label }) => !/^[qsu]$/.test(label));
  return named > 0 && isBehindMark(all, runs[named]!.from) ? runs.slice(named) : runs;
}
/** What is counted behind its kind is the thing before it, if that is not counted: "sausages, thick (8)". */
const withoutCount = (before: Parts, runs: Parts): Parts =>
  before.some(({ label }) => label === 'q')
    ? runs
    : runs.filter(({ label }, at) => at === 0 || !/^[qsu]$/.test(label));
/** "rice, basmati", "sacks, heavy duty": words behind a comma or dash that only tell which kind it is. */
function tellsKind(all: readonly KnownToken[], before: Parts, runs: Parts): boolean {
  const [first, second, third] = withoutCount(before, withoutAmounts(all, runs));
  const isContrast = second?.label === 'x' && !third;
  if (!first || (second && !isContrast) || first.label !== 'n') return false;
  const words = all.slice(first.from, first.to);
  // "tinned salmon, red not pink"
  if (isContrast)
    return isBehindMark(all, first.from) && second.from === first.to && words.every(isVariety);
  if (words.length === 1 && KIND_WORDS.has(words[0]!.word)) return true;
  const between = all.slice(before.at(-1)!.to, first.from);
  // "milk two of them semi skimmed"
  const isNext = between.length > 0 && !between.some(joins);
  return (isNext || isBehindMark(all, first.from)) && tellHow(words);
}
/** Words that only describe, "free range" among them. */
const tellHow = (words: readonly KnownToken[]): boolean =>
  words.every(
    (one, at) =>
      isDescribing(one) ||
      SAYS_HOW.test(one.kind) ||
      (one.word === 'range' && words[at - 1]?.word === 'free'),
  );
const joins = ({ token, word }: KnownToken): boolean =>
  token.kind === 'mark' || NEXT_THING_WORDS.has(word);
const isBehindMark = (all: readonly KnownToken[], at: number): boolean =>
  /^[,;–—(-]$/.test(all[at - 1]?.word ?? '');

/** Whether an item's last word speaks of the thing before it ("salt and vinegar ones"); "one onion" is another. */
function speaksOfBefore(all: readonly KnownToken[], runs: Parts, end: number): boolean {
  const from = runs[0]!.from + 1;
  const words = all.slice(from, end);
  const at = words.findIndex(({ word }) => STAND_INS_OF_ITEMS.has(word));
  const isApart = words.slice(0, Math.max(0, at)).some(({ token }) => token.kind === 'mark');
  const next = all[from + at + 1];
  // "veg ones not fruit"
  const isContrast = at === 0 && next !== undefined && denies(next);
  const isOver = next?.token.kind !== 'word' || BEHIND_STAND_INS.has(next.word);
  return at >= 0 && !isApart && (isOver || isContrast);
}

/** "paracetamol two packets", "milk two of them": what is counted right behind a thing holds it, and is none itself. */
function onlyHolds(all: readonly KnownToken[], before: Parts, runs: Parts): boolean {
  const isCounted = before.some(({ label }) => label === 'q');
  const isNext = before.at(-1)!.to === runs[0]!.from;
  const names = runs.filter(({ label }) => label === 'n');
  return (
    isNext &&
    !isCounted &&
    runs.every(({ label }) => /^[nqu]$/.test(label)) &&
    runs[0]!.label === 'q' &&
    names.every(({ from, to }) => all.slice(from, to).every(({ kind }) => kind === 'holder'))
  );
}

/** "surface spray Dettol x3", "dog food Pedigree tins": who made it, right behind the one thing between two commas. */
function onlyMakes(
  all: readonly KnownToken[],
  [start, before, runs, end]: readonly [number, Parts, Parts, number],
): boolean {
  const isNext = before.at(-1)!.to === runs[0]!.from;
  const isNamed = before.every(({ label }) => label !== 'b' && label !== 'q');
  const isHeld = runs.every(
    ({ label, from, to }) =>
      label !== 'n' || all.slice(from, to).every(({ kind }) => kind === 'holder'),
  );
  const opens = start === 0 || isParting(all[start - 1]!);
  const closes = end === all.length || isParting(all[end]!) || isParting(all[end - 1]!);
  return isNext && isNamed && runs[0]!.label === 'b' && isHeld && opens && closes;
}
const isParting = ({ kind }: KnownToken): boolean => /^mark[,;.()]/.test(kind);

const namesIn = (all: readonly KnownToken[], runs: Parts): KnownToken[] =>
  runs.flatMap(({ label, from, to }) => (/[nb]/.test(label) ? all.slice(from, to) : []));
/** Whether an item is a kind of the one before, where commas part such. */
const isKindBehind = (all: readonly KnownToken[], before: Parts, runs: Parts): boolean => {
  const [{ from, label }] = runs as [Run];
  const isBehind = label !== 'q' && isBehindMark(all, from);
  // "peanut butter (crunchy)" is no kind of what stands before it, though "crunchy" is.
  const bracket = runs.findIndex((run, at) => at > 0 && all[run.from - 1]!.word === '(');
  const said = bracket < 0 ? runs : runs.slice(0, bracket);
  return isBehind && saysKindOf(namesIn(all, before), namesIn(all, said));
};

/** "plain flour, self raising too": another kind beside the one before. */
const isAlsoWanted = (all: readonly KnownToken[], runs: Parts): boolean =>
  ALSO_WORDS.has(all[runs.at(-1)!.to]?.word ?? '');

/** "milk, whole" is one thing: what only says of which kind it is belongs to what stands before. */
export function withVarieties(
  all: readonly KnownToken[],
  items: readonly Parts[],
  areKinds: boolean,
): Parts[] {
  const whole: Parts[] = [];
  items.forEach((runs, at) => {
    const before = whole.at(-1);
    const end = items[at + 1]?.[0]!.from ?? all.length;
    const belongs =
      before !== undefined &&
      !isAlsoWanted(all, runs) &&
      (tellsKind(all, before, runs) ||
        speaksOfBefore(all, runs, end) ||
        onlyHolds(all, before, runs) ||
        onlyMakes(all, [before[0]!.from, before, runs, end]) ||
        (areKinds && isKindBehind(all, before, runs)));
    if (belongs) whole[whole.length - 1] = [...before, ...asParts(all, runs, before)];
    else whole.push(runs);
  });
  return whole;
}
/** "two packets" behind a thing are no part of its name. */
const asParts = (all: readonly KnownToken[], runs: Parts, before: Parts): Parts =>
  onlyHolds(all, before, runs)
    ? runs.map((run) => (run.label === 'n' ? { ...run, label: 'u' } : run))
    : runs;
