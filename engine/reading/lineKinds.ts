// What each line of a text is: what the fitted chain says, and what is certain without it.
import {
  ASKING_BEHIND_IF,
  ASKING_VERBS,
  ASKING_VERBS_BEHIND,
  HAVING_HEADINGS,
  HOME_PLACES,
  HOME_STATES,
  STATUS_WORDS,
} from '../lexicon/lineWords';
import { ERRAND_VERBS, FINITE_WORDS, HAVING_WORDS, PERSON_WORDS } from '../lexicon/readerWords';
import { LACKED_WORD, LACKS } from '../lexicon/refusals';
import { isNotice, isSender } from '../layout/chatStamp';
import { isDescribedThing } from '../labelling/descriptions';
import { missingBesideHad } from '../labelling/havingClauses';
import {
  capitalHeadings,
  emptyHeadings,
  isCapitalThing,
  isLikeNext,
  mealHeadings,
  saysHeading,
  saysSection,
  sectionsIn,
} from './headings';
import { markSections } from './homeSections';
import { bestSequence, type Chain } from '../tagger/linearChain';
import { lineFeatures } from '../tagger/lineFeatures';
import { openingOf, type SeenLine } from '../tagger/lineSketch';
import { ownLabelAt, ownVersionIn } from '../labelling/ownVersions';
import { isHead } from '../tagger/readerRoles';
import { isThingWithKind, isTitle } from '../labelling/partedThings';
import { isErrand, markTold } from './tellingLines';
import { saysAtHome, saysHeadingAlone, saysWanted } from './saidAtHome';
import { isCouple } from '../tagger/wordFeatures';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';

/** Lines that are told apart together: the cost stays linear in the text. */
const LINES_AT_ONCE = 500;

/** More than this share of the lines ticked: that is how the list is written. */
const ALL_TICKED = 0.9;
/** Ticked ("[x] salt", "✔ salt") or struck through ("~~salt~~"): bought already. */
export const isTicked = (tokens: readonly KnownToken[], circles: boolean): boolean =>
  (openingOf(tokens) === 'tick' && !/^[~❌✖✗☒]/u.test(tokens[0]!.word)) ||
  (circles && tokens[0]?.word === '●') ||
  isStruck(tokens) ||
  isCrossed(tokens) ||
  isDashed(tokens);
/** "bacon (x)", "salt ✔": what crosses out or ticks stands behind the thing. */
const isCrossed = (tokens: readonly KnownToken[]): boolean => {
  const said = tokens.map(({ word }) => word);
  return tokens.length > 1 && (/\( ?x ?\)$/.test(said.join('')) || /^[✓✔✅☑]/u.test(said.at(-1)!));
};
/** "-salt-" */
const isDashed = (tokens: readonly KnownToken[]): boolean => {
  const [first, next] = tokens;
  const last = tokens.at(-1);
  const isGlued = next !== undefined && !next.token.apart && last?.token.apart === false;
  return isGlued && tokens.length > 2 && first!.word === '-' && last.word === '-';
};
/** "~~salt~~", "[ ] ~~salt~~ have some": the first words are struck through. */
function isStruck(tokens: readonly KnownToken[]): boolean {
  const first = tokens.findIndex(({ token }) => token.kind === 'word');
  const opens = tokens.findIndex(({ word }) => word === '~~');
  return opens >= 0 && opens < first && tokens.some(({ word }, at) => at > first && word === '~~');
}

/** Words of a line that is no sentence. */
export const FEW = 4;
const LEAST_WITH_HEADING = 4;
/** "4 x something" */
export const beginsWithCount = ({ tokens: [number, x, thing] }: SeenLine): boolean =>
  number?.kind === 'number' && x?.word === 'x' && thing !== undefined;

/** What each line is, one letter a line: "I" an item, "H" a heading, "K" ticked, "A" at home, "N" a note, "S" who wrote it, and others. */
export function kindsOf(chain: Chain, lines: readonly SeenLine[]): string[] {
  const found = fittedKinds(chain, lines);
  const full = lines.flatMap(({ tokens }, at) => (tokens.length ? [at] : []));
  const circles = lines.some(({ tokens }) => tokens[0]?.word === '○');
  const ticks = lines.map(({ tokens }) => isTicked(tokens, circles));
  markTicked(found, ticks, full);
  markByOwnWords(found, lines, full);
  markHeadings(found, lines, full);
  for (const at of capitalHeadings(lines, full, found)) found[at] = 'H';
  for (const at of mealHeadings(lines, full)) found[at] = 'H';
  markTold(found, lines, full);
  for (const at of full) if (lines[at]!.isHead) found[at] = 'H';
  takeBackAtHome(found, lines, full);
  markSections(found, lines);
  if (full.length > 0 && isTitle(lines[full[0]!]!.tokens)) found[full[0]!] = 'H';
  // A text of one line is what somebody looks for, whatever it looks like, if it is no title.
  const [only, second] = full;
  if (only === undefined || second !== undefined || ticks[only]) return found;
  if (!saysHeading(lines[only]!) && !isTitle(lines[only]!.tokens)) found[only] = 'I';
  return found;
}

/** "Dairy:", "Shopping list", with nothing below: nothing that somebody looks for. */
export const isEmptyHeading = (line: SeenLine): boolean =>
  saysSection(line) || isTitle(line.tokens);

function fittedKinds(chain: Chain, lines: readonly SeenLine[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
    found.push(...bestSequence(chain, lineFeatures(lines.slice(at, at + LINES_AT_ONCE))));
  return found;
}

/** Writes into `found` which lines are ticked. `full`: the lines that are not empty. */
function markTicked(found: string[], ticks: readonly boolean[], full: readonly number[]): void {
  // Without a tick nothing is taken for bought: what is lost costs more than what is bought twice.
  found.forEach((kind, at) => {
    if (kind === 'K' && !ticks[at]) found[at] = 'I';
  });
  // Where all lines are ticked, ticks are bullets.
  if (ticks.filter(Boolean).length < ALL_TICKED * full.length)
    ticks.forEach((is, at) => {
      if (is) found[at] = 'K';
    });
}

/** "done thanks": talk, and what is done. */
export const isTalk = ({ kind, token, word }: KnownToken): boolean =>
  token.kind === 'mark' || kind === 'talk' || kind === 'stop' || HAVING_WORDS.has(word);

const MEASURED = /^(?:mass|volume)$/;
/** "apple juice 1l": an amount ends it. */
const isMeasured = ({ tokens }: SeenLine): boolean =>
  (tokens.at(-2)?.kind === 'number' && MEASURED.test(tokens.at(-1)!.kind)) ||
  // "tin tomatoes x4"
  (tokens.at(-1)?.kind === 'number' && tokens.at(-2)?.word === 'x' && tokens.some(isThing));

const isItemByForm = (line: SeenLine): boolean =>
  beginsWithCount(line) ||
  isThingWithKind(line.tokens) ||
  isDescribedThing(line.tokens) ||
  ownVersionIn(line.tokens) !== null ||
  asksOwnLabel(line) ||
  missingBesideHad(line.tokens).length > 0;

/** "cornflakes own brand" */
const asksOwnLabel = ({ tokens }: SeenLine): boolean =>
  ownLabelAt(tokens) > 0 && tokens.length <= LONGEST_PLAIN && !tokens.some(tells);

const LONGEST_PLAIN = 7;
const TELLS = [ERRAND_VERBS, FINITE_WORDS, HAVING_WORDS, PERSON_WORDS];
const tells = ({ word, kind, token }: KnownToken): boolean =>
  /^(?:talk|day|time|refuse)$/.test(kind) ||
  (token.kind === 'mark' && !/^[-&'’%]$/.test(word)) ||
  TELLS.some((words) => words.has(word));
const opensPart = (one: KnownToken | undefined): boolean => /^[-–—(,]$/.test(one?.word ?? '');
/** "burgers - no rusk in them", "ketchup no sugar in it" */
const isWithout = ({ word, kind }: KnownToken, at: number, all: readonly KnownToken[]): boolean =>
  kind === 'refuse' &&
  ((LACKS.test(word) && LACKED_WORD.test(all[at + 1]?.word ?? '')) ||
    (all[at - 1]?.word !== ',' && opensPart(all[at - 1]) && isWord(all[at + 1])));
/** "sprouts if they have", "wine - must be vegan": what is asked of a thing, behind it. */
function isAsked(one: KnownToken, at: number, all: readonly KnownToken[]): boolean {
  const next = all[at + 1]?.word ?? '';
  if (one.word === 'if') return ASKING_BEHIND_IF.has(next);
  if (ASKING_VERBS.has(one.word)) return opensPart(all[at - 1]) && ASKING_VERBS_BEHIND.has(next);
  return isWithout(one, at, all);
}
const isWord = (one: KnownToken | undefined): boolean => one?.token.kind === 'word';
/** A few words that begin with a thing and tell nothing of it: "sanitary towels with wings night time". */
function isPlainThing({ tokens }: SeenLine): boolean {
  const end = tokens.findIndex((one, at) => at > 0 && isAsked(one, at, tokens));
  const said = end < 0 ? tokens : tokens.slice(0, end);
  const begins = ({ kind, stem }: KnownToken): boolean =>
    kind === 'typeK' || (end > 0 && isHead(stem));
  return (
    tokens.length > 1 &&
    said.length <= LONGEST_PLAIN &&
    said.slice(0, 2).some(begins) &&
    !said.some(tells)
  );
}

/** Whether a line says itself, or by how the text is laid out, that things are there. */
const maySayHome = (line: SeenLine): boolean =>
  line.columns !== null ||
  line.chat ||
  STATUS_WORDS.has(line.tokens.at(-1)!.word) ||
  line.tokens.some(({ word }) => SAYS_HOME.some((words) => words.has(word))) ||
  saysAtHome(line);
const SAYS_HOME = [HAVING_WORDS, HAVING_HEADINGS, HOME_PLACES, HOME_STATES];
const isThingAlone = (line: SeenLine): boolean =>
  isPlainThing(line) || (line.tokens.some(isThing) && !line.tokens.some(tells));

/** Writes into `found` what is to buy: things that no word says to be there, in their lines or in the one above. */
function takeBackAtHome(
  found: string[],
  lines: readonly SeenLine[],
  full: readonly number[],
): void {
  for (let from = 0; from < full.length; from++) {
    if (found[full[from]!] !== 'A') continue;
    let to = from;
    while (to < full.length && found[full[to]!] === 'A') to++;
    const run = full.slice(Math.max(0, from - 1), to);
    if (!run.some((at) => maySayHome(lines[at]!)))
      for (const at of full.slice(from, to)) if (isThingAlone(lines[at]!)) found[at] = 'I';
    from = to;
  }
}

/** Nothing but talk names nothing; who counts with an "x" buys, and who has this "but no jam". */
function byForm(kind: string, line: SeenLine): string {
  if (kind !== 'K' && isItemByForm(line)) return 'I';
  if (isSender(line.tokens)) return 'G';
  if (/[IGT]/.test(kind) && isErrand(line)) return 'N';
  // What is left out is lost.
  if (/[NG]/.test(kind) && isPlainThing(line)) return 'I';
  return /[IH]/.test(kind) && line.tokens.every(isTalk) ? 'G' : kind;
}

/** Writes into `found` what a line's own words say for certain: bought, at home, a heading, a notice of the chat. */
function markByOwnWords(
  found: string[],
  lines: readonly SeenLine[],
  full: readonly number[],
): void {
  for (const at of full) found[at] = byForm(found[at]!, lines[at]!);
  for (const at of full) {
    if (found[at] !== 'K' && saysAtHome(lines[at]!)) found[at] = 'A';
    else if (found[at] !== 'K' && saysWanted(lines[at]!)) found[at] = 'I';
    if (saysHeadingAlone(lines, at)) found[at] = 'H';
    // Who numbers things numbers no heading among them.
    else if (found[at] === 'H' && lines[at]!.listed && lines[at + 1]?.listed) found[at] = 'I';
  }
  for (const at of full) if (lines[at]!.chat && isNotice(lines[at]!.tokens)) found[at] = 'N';
}

/** Writes into `found` what is no heading: one line that nothing sets apart from those around it, and what ends with an amount. */
function takeBackHeadings(
  found: string[],
  lines: readonly SeenLine[],
  full: readonly number[],
): void {
  const alone = full.filter((at) => found[at] === 'H').length === 1;
  full.forEach((at, place) => {
    if (found[at] !== 'H') return;
    const isItem = isMeasured(lines[at]!) || isCapitalThing(lines, at, full[place + 1]);
    if (isItem || (alone && isLikeNext(lines, at))) found[at] = 'I';
  });
}

const namesMaker = ({ tokens }: SeenLine): boolean =>
  tokens.some(({ maker }, at) => maker !== '-' || isCouple(tokens, at));

/** Writes into `found` what stands above other lines, and takes back what stands above none. */
function markHeadings(found: string[], lines: readonly SeenLine[], full: readonly number[]): void {
  // A few words with a colon behind them stand above something, whoever sent them.
  for (const at of full) {
    const { tokens } = lines[at]!;
    const isOpen = found[at] !== 'I' || (!tokens.some(isThing) && tokens.at(-1)!.word === ':');
    if (isOpen && tokens.length <= FEW && saysHeading(lines[at]!)) found[at] = 'H';
  }
  takeBackHeadings(found, lines, full);
  for (const at of sectionsIn(lines, full)) if (found[at] === 'I') found[at] = 'H';
  for (const at of emptyHeadings(lines, full, found)) found[at] = 'N';
  // In a text of a few lines nothing stands under a heading, unless it says so.
  if (full.length < LEAST_WITH_HEADING)
    for (const at of full)
      if (found[at] === 'H' && !saysHeading(lines[at]!))
        found[at] = namesMaker(lines[at]!) ? 'I' : 'N';
}
