// Lines that tell something and name nothing to buy, where a few of their words say so for certain: errands, who wrote it, how
// many a dish serves.
import {
  CALLED_LEADS,
  CALLING_WORDS,
  CALORIE_WORDS,
  ERRANDS,
  KIN_WORDS,
  MINUTES,
  NEXT_STEP,
  PARTING_WORDS,
  SERVED_WORDS,
  SURE_ERRANDS,
  UNTIL,
} from '../lexicon/lineWords';
import { ASKING_WORDS, COOKING_VERBS, PERSON_WORDS } from '../lexicon/readerWords';
import { isWord, type SeenLine } from '../tagger/lineSketch';
import { isHead } from '../tagger/readerRoles';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';

const isCapital = ({ token }: KnownToken): boolean => /^\p{Lu}\p{Ll}/u.test(token.text);

/** "ring the vet", "call Gran", "text mum back": whom somebody has to call, and no thing in it. */
const isCall = ([verb, whom, ...more]: readonly KnownToken[]): boolean =>
  CALLING_WORDS.has(verb?.word ?? '') &&
  whom !== undefined &&
  (CALLED_LEADS.has(whom.word) ||
    KIN_WORDS.has(whom.word) ||
    PERSON_WORDS.has(whom.word) ||
    isCapital(whom)) &&
  !more.some(isThing);

const isNoThing = (one: KnownToken): boolean =>
  one.maker === '-' && one.kind !== 'holder' && !isThing(one) && !isHead(one.stem);
/** "charge fitbit", "return parcel" */
const isDoing = ([verb, ...rest]: readonly KnownToken[]): boolean =>
  rest.length > 0 &&
  !rest.some(({ word }) => ASKING_WORDS.has(word)) &&
  (SURE_ERRANDS.has(verb!.word) || (ERRANDS.has(verb!.word) && rest.every(isNoThing)));

/** Whether a line tells what somebody has to do, and no thing to buy for it. */
export const isErrand = ({ tokens }: Pick<SeenLine, 'tokens'>): boolean => {
  if (isAppointment(tokens)) return true;
  const done = behindPlace(tokens);
  const words = done.filter(isWord);
  if (words[0] !== done[0] || words.length === 0) return false;
  return isCall(words) || isDoing(words) || isStep(done);
};

/** "parents evening 6pm", "optician 14:30": a time of the day, and no kind of thing that shops sell. */
const isAppointment = (tokens: readonly KnownToken[]): boolean =>
  tokens.some(
    ({ kind }, at) => kind === 'time' || (kind === 'number' && isHalfDay(tokens[at + 1])),
  ) && !tokens.some(({ kind, maker, stem }) => kind === 'typeK' || maker !== '-' || isHead(stem));
const isHalfDay = (one: KnownToken | undefined): boolean => /^[ap]m$/.test(one?.word ?? '');

/** Words that say where: "Library: return books". */
const LONGEST_PLACE = 3;
function behindPlace(tokens: readonly KnownToken[]): readonly KnownToken[] {
  const colon = tokens.findIndex(({ kind }) => kind === 'mark:');
  const place = tokens.slice(0, Math.max(0, colon));
  const isPlace = colon > 0 && place.length <= LONGEST_PLACE && place.every(isWord);
  return isPlace ? tokens.slice(colon + 1) : tokens;
}

/** "fry paste 2 min, add coconut milk", "pour in the ale, then add the stock": how it is cooked, for how long, and what next. */
const isStep = ([verb, ...rest]: readonly KnownToken[]): boolean =>
  COOKING_VERBS.has(verb!.word) &&
  rest.filter(isWord).length > 2 &&
  rest.some(
    ({ word }, at) =>
      UNTIL.has(word) ||
      (MINUTES.has(word) && rest[at - 1]?.kind === 'number') ||
      (NEXT_STEP.has(word) && COOKING_VERBS.has(rest[at + 1]?.word ?? '')),
  );

/** "To finish", alone above others. */
const saysWhen = ({ tokens: [to, when, ...more] }: SeenLine): boolean =>
  to?.word === 'to' &&
  when !== undefined &&
  isWord(when) &&
  !isThing(when) &&
  more.every(({ kind }) => kind === 'mark:');

/** "Serves 4", "(2 people)" of a dish: what stands below is what is meant. */
const isDish = ({ tokens }: SeenLine): boolean =>
  tokens.some(({ word, kind }, at) => {
    const next = tokens[at + 1];
    if (word === 'serves') return next?.kind === 'number';
    const isCounted = kind === 'number' && tokens[at - 1]?.word === '(';
    return isCounted && SERVED_WORDS.has(next?.word ?? '');
  });

/** Whether a line opens a paragraph of several. */
const isAbove = (at: number, lines: readonly SeenLine[]): boolean =>
  !lines[at - 1]?.tokens.length && (lines[at + 1]?.tokens.length ?? 0) > 0;

/** Words between "total" and the sum: "total approx £31", "total comes to about 40". */
const TO_THE_SUM = 4;
/** "total approx £31 .. skip the noodles if over": what all of it costs. */
const isSum = ({ tokens }: SeenLine): boolean =>
  /^(?:sub)?total$/.test(tokens[0]?.word ?? '') &&
  tokens.slice(1, TO_THE_SUM).some(({ word }) => word === '£');

/** "612 kcal" */
const isNutrition = ({ tokens }: SeenLine): boolean =>
  tokens.some(({ word }, at) => CALORIE_WORDS.has(word) && tokens[at - 1]?.kind === 'number');

/** A word that may be somebody's name: behind "Cheers," any with a capital, "Lorraine" as well. */
const mayBeName = (one: KnownToken, isSure: boolean): boolean =>
  KIN_WORDS.has(one.word) ||
  (isCapital(one) && one.kind !== 'typeK' && one.maker === '-' && (isSure || !isHead(one.stem)));
const LONGEST_NAME = 2;
/** "Cheers," and "Lorraine" below it: who wrote it. */
function isSignature({ tokens }: SeenLine, above: readonly KnownToken[]): boolean {
  const parting = above.filter(isWord);
  const name = tokens.filter(({ token, word }) => token.kind !== 'mark' && !/^x+$/.test(word));
  return (
    parting.length > 0 &&
    parting.every(({ word }) => PARTING_WORDS.has(word)) &&
    name.length > 0 &&
    name.length <= LONGEST_NAME &&
    name.every((one) => mayBeName(one, above.at(-1)!.word === ','))
  );
}

/** "Best wishes", "Thanks so much": nothing but what a message ends with. */
const isParting = ({ tokens }: SeenLine): boolean => {
  const words = tokens.filter(isWord);
  return words.length > 1 && words.every(({ word }) => PARTING_WORDS.has(word));
};

/** How often a name stands alone between the lines of a chat, at least. */
const LEAST_SPOKEN = 2;
/** "Marcus", again and again, with something below it each time: who says it. */
function speakersIn(lines: readonly SeenLine[], full: readonly number[]): Set<number> {
  const places = new Map<string, number[]>();
  full.forEach((at, place) => {
    const { tokens } = lines[at]!;
    const isName = tokens.length <= LONGEST_NAME && tokens.every((one) => mayBeName(one, false));
    if (!isName || place === full.length - 1) return;
    const name = tokens.map(({ word }) => word).join(' ');
    places.set(name, [...(places.get(name) ?? []), at]);
  });
  return new Set([...places.values()].filter((all) => all.length >= LEAST_SPOKEN).flat());
}

/** Writes into `found` what lines tell for certain: "S" who wrote them, "H" what stands above others, "N" a note. Linear. */
export function markTold(
  found: string[],
  lines: readonly SeenLine[],
  full: readonly number[],
): void {
  const speakers = speakersIn(lines, full);
  full.forEach((at, place) => {
    const line = lines[at]!;
    const above = lines[full[place - 1] ?? -1]?.tokens ?? [];
    if (found[at] === 'K') return;
    if (speakers.has(at)) found[at] = 'G';
    else if (isSignature(line, above) || isParting(line)) found[at] = 'S';
    else if (isDish(line) && isAbove(at, lines)) found[at] = 'H';
    else if (saysWhen(line) && lines[at + 1]?.tokens.length) found[at] = 'H';
    else if (isSum(line)) found[at] = 'T';
    else if (isNutrition(line)) found[at] = 'N';
  });
}
