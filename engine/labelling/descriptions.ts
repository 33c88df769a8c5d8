// What is told of a thing behind it and names nothing: "cheese that melts", "mints in the white packet".
import {
  ADVERBS,
  BETWEEN_DENIED,
  CLAUSE_JOINTS,
  COSTLY_WORDS,
  DENYING_CLAUSES,
  GETTING_WORDS,
  HOME_PLACES,
  KIN_WORDS,
  KIND_TELLING_VERBS,
  LIKING_WORDS,
  NO_KIND_BEHIND,
  PACK_COLOURS,
  PACK_POINTERS,
  RELATIVE_WORDS,
} from '../lexicon/lineWords';
import { CONTAINER_WORDS, FINITE_WORDS, PERSON_WORDS } from '../lexicon/readerWords';
import { denies } from '../tagger/denying';
import { phraseAt } from '../tagger/phraseAt';
import { isHead } from '../tagger/readerRoles';
import { isCouple } from '../tagger/wordFeatures';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';

const isWord = (one: KnownToken | undefined): boolean => one?.token.kind === 'word';
/** A mark that parts what is said: a comma, a bracket, a dash between blanks. */
export const isBorder = ({ kind, token }: KnownToken): boolean =>
  /^mark[,;.!?()[\]|/\t]/.test(kind) || (/^mark[-–—]$/.test(kind) && token.apart);
const isNamed = (label: string | undefined): boolean => /[nb]$/.test(label ?? '');

/** Words of a clause; what stands behind is told of something else. */
const LONGEST_CLAUSE = 10;
/** So far behind "and" another thing may stand: "and some good ham". */
const NEAR = 3;
/** Where the clause ends that opens at a place: at a mark, or where another thing is joined. */
function clauseEnd(tokens: readonly KnownToken[], from: number): number {
  const last = Math.min(tokens.length, from + LONGEST_CLAUSE);
  let to = from + 1;
  while (to < last && !isBorder(tokens[to]!)) {
    const joins = CLAUSE_JOINTS.has(tokens[to]!.word) && !isCouple(tokens, to);
    if (joins && tokens.slice(to + 1, to + 1 + NEAR).some(isThing)) break;
    to++;
  }
  return to;
}

/** The first place of a clause whose words still say which kind is meant; its end where none does. */
function kindFrom(tokens: readonly KnownToken[], from: number, to: number): number {
  let at = tokens[from]!.word === 'thats' ? from : from + 1;
  if (tokens.slice(from, to).some(denies)) return to;
  while (at < to && ADVERBS.has(tokens[at]!.word)) at++;
  const behind = tokens[at + 1]?.word ?? '';
  return KIND_TELLING_VERBS.has(tokens[at]?.word ?? '') && !NO_KIND_BEHIND.has(behind)
    ? at + 1
    : to;
}

/** Where the words begin that a clause at a place says the thing shall not be: "that isn't too sweet". */
function refusedFrom(tokens: readonly KnownToken[], at: number): number {
  const said = phraseAt(tokens, at, DENYING_CLAUSES);
  if (!said) return Infinity;
  let from = at + said;
  while (BETWEEN_DENIED.has(tokens[from]?.word ?? '') || tokens[from]?.word === 'very') from++;
  const refused = tokens[from]?.word ?? '';
  return refused === 'much' || COSTLY_WORDS.has(refused) ? Infinity : from;
}

/** How many tokens of "in the white packet" begin at a place; 0 for none. */
function holderLength(tokens: readonly KnownToken[], at: number): number {
  if (tokens[at]!.word !== 'in' || !PACK_POINTERS.has(tokens[at + 1]?.word ?? '')) return 0;
  let end = at + 2;
  while (PACK_COLOURS.has(tokens[end]?.word ?? '')) end++;
  const holder = tokens[end]?.word ?? '';
  return CONTAINER_WORDS.has(holder) || holder === 'wrapper' ? end + 1 - at : 0;
}

/** "the one you make with milk", "the plain ones Grandpa has": a person behind "ones" tells of them. */
function isToldOfOne(tokens: readonly KnownToken[], at: number): boolean {
  const [next, behind] = [tokens[at + 1], tokens[at + 2]?.word ?? ''];
  if (!/^ones?$/.test(tokens[at]!.word) || !next || next.maker !== '-') return false;
  return (
    PERSON_WORDS.has(next.word) ||
    (isPerson(next) && (LIKING_WORDS.has(behind) || GETTING_WORDS.has(behind)))
  );
}

/** Without what only tells of a thing named before: no word of it is looked for, and none is a thing of its own. */
export function withoutDescriptions(
  tokens: readonly KnownToken[],
  labels: readonly string[],
): string[] {
  const kept = withNamedBefore(tokens, labels);
  const first = kept.findIndex(isNamed);
  for (let at = 1; at < tokens.length; at++) {
    if (first >= 0 && first < at && isToldOfOne(tokens, at)) {
      let end = clauseEnd(tokens, at);
      const denied = tokens.slice(at, end).findIndex(denies);
      if (denied >= 0) end = at + denied;
      kept.fill('O', tokens[at - 1]!.word === 'the' ? at - 1 : at + 1, end);
      at = end - 1;
    }
    if (!isNamed(kept[at - 1])) continue;
    const held = holderLength(tokens, at);
    if (held) kept.fill('O', at, at + held);
    else if (RELATIVE_WORDS.has(tokens[at]!.word) && isWord(tokens[at + 1])) {
      const to = clauseEnd(tokens, at);
      const kind = kindFrom(tokens, at, to);
      const isDenied = tokens.slice(at, to).some(denies);
      const refused = refusedFrom(tokens, at);
      for (let place = at; place < to; place++)
        kept[place] =
          place >= refused
            ? 'x'
            : place < kind
              ? untold(kept[place]!, isDenied)
              : kept[place]!.replace('|', '');
      at = to - 1;
    }
  }
  return kept;
}
/** What is refused or may cost so much stays; "that isn't too sweet" refuses. */
const untold = (label: string, isDenied: boolean): string =>
  isDenied && isNamed(label) ? 'x' : /[xm]$/.test(label) ? label.replace('|', '') : 'O';

const LONGEST_NAME = 4;
const isPerson = ({ word, token }: KnownToken): boolean =>
  PERSON_WORDS.has(word) || KIN_WORDS.has(word) || /^\p{Lu}\p{Ll}/u.test(token.text);
/** Where the words begin that tell of the thing: "that comes in a tube", "mum likes"; -1 where none do. */
const tellingFrom = (tokens: readonly KnownToken[]): number =>
  tokens.findIndex(
    (one, at) =>
      at > 0 &&
      isWord(tokens[at + 1]) &&
      (RELATIVE_WORDS.has(one.word) || (isPerson(one) && LIKING_WORDS.has(tokens[at + 1]!.word))),
  );
/** Where the name stands of a thing that a line only tells more of; null where the line is another. */
function describedName(tokens: readonly KnownToken[]): { from: number; to: number } | null {
  const to = tellingFrom(tokens);
  const from = PACK_POINTERS.has(tokens[0]?.word ?? '') ? 1 : 0;
  const name = tokens.slice(from, Math.max(from, to));
  const last = name.at(-1);
  if (!last || name.length > LONGEST_NAME) return null;
  const isName =
    isThing(last) &&
    isHead(last.stem) &&
    name.every((one) => isWord(one) && !PERSON_WORDS.has(one.word) && !FINITE_WORDS.has(one.word));
  const isBought = tokens.every(({ word }) => word !== '?' && !HOME_PLACES.has(word));
  return isName && isBought ? { from, to } : null;
}

/** "crisps which come in a tube", "that cheese mum likes": a thing, and which one is meant; it is to be bought, whatever the other words are. */
export const isDescribedThing = (tokens: readonly KnownToken[]): boolean =>
  describedName(tokens) !== null;

/** Its name is named. */
function withNamedBefore(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const name = describedName(tokens);
  const isOpen = name !== null && labels.slice(name.from, name.to).every((one) => one === 'O');
  return labels.map((label, at) => (isOpen && at >= name.from && at < name.to ? 'n' : label));
}

/** "the one with bits": what a thing is with is not refused. */
export const withIncluded = (tokens: readonly KnownToken[], labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    let from = at;
    while (/x$/.test(labels[from - 1] ?? '')) from--;
    const isWith = label.endsWith('x') && tokens[from - 1]?.word === 'with';
    const said = tokens.slice(Math.max(0, from - LONGEST_NAME), at + 1);
    return isWith && !said.some(denies) ? 'n' : label;
  });
