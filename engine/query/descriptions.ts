// What is told of a thing behind it and names nothing: "cheese that melts", "mints in the white packet".
import { CONTAINER_WORDS, FINITE_WORDS, PERSON_WORDS } from '../lexicon/readerWords';
import { BETWEEN, denies } from './denying';
import { COSTLY } from './cheapWishes';
import { isThing } from './headings';
import { isHead } from './readerRoles';
import { isCouple } from './wordFeatures';
import type { KnownToken } from './wordKnowledge';

const RELATIVE = /^(?:that|thats|which|wot)$/;
/** "chips that are crinkle cut", "cheese that comes grated": what stands behind these says which kind. */
const SAYING_KIND = /^(?:is|are|s|thats|come|comes|has|have|says)$/;
const ADVERB = /^(?:all|already|also|actually|always|just|really|only|ready)$/;
const JOINS = /^(?:and|&|or|then|plus|about)$/;

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
    const joins = JOINS.test(tokens[to]!.word) && !isCouple(tokens, to);
    if (joins && tokens.slice(to + 1, to + 1 + NEAR).some(isThing)) break;
    to++;
  }
  return to;
}

/** The first place of a clause whose words still say which kind is meant; its end where none does. */
function kindFrom(tokens: readonly KnownToken[], from: number, to: number): number {
  let at = tokens[from]!.word === 'thats' ? from : from + 1;
  if (tokens.slice(from, to).some(denies)) return to;
  while (at < to && ADVERB.test(tokens[at]!.word)) at++;
  const behind = tokens[at + 1]?.word ?? '';
  return SAYING_KIND.test(tokens[at]?.word ?? '') && !/^(?:in|on|from|with)$/.test(behind)
    ? at + 1
    : to;
}

/** Where the words begin that a clause at a place says the thing shall not be: "that isn't too sweet". */
function refusedFrom(tokens: readonly KnownToken[], at: number): number {
  const words = tokens.slice(at, at + LONGEST_CLAUSE).map(({ word }) => word);
  const said = /^(?:that|which|wot) (?:isnt|arent|is not|are not) |^thats not /.exec(
    `${words.join(' ')} `,
  );
  if (!said) return Infinity;
  let from = at + said[0].trim().split(' ').length;
  while (BETWEEN.test(tokens[from]?.word ?? '') || tokens[from]?.word === 'very') from++;
  const refused = tokens[from]?.word ?? '';
  return refused === 'much' || COSTLY.test(refused) ? Infinity : from;
}

const HELD = /^(?:the|that|those|them|these)$/;
const COLOUR =
  /^(?:white|black|red|blue|green|yellow|orange|purple|pink|brown|gold|golden|silver|clear)$/;
/** How many tokens of "in the white packet" begin at a place; 0 for none. */
function holderLength(tokens: readonly KnownToken[], at: number): number {
  if (tokens[at]!.word !== 'in' || !HELD.test(tokens[at + 1]?.word ?? '')) return 0;
  let end = at + 2;
  while (COLOUR.test(tokens[end]?.word ?? '')) end++;
  const holder = tokens[end]?.word ?? '';
  return CONTAINER_WORDS.has(holder) || holder === 'wrapper' ? end + 1 - at : 0;
}

/** "the one you make with milk", "the plain ones Grandpa has": a person behind "ones" tells of them. */
function isToldOfOne(tokens: readonly KnownToken[], at: number): boolean {
  const [next, behind] = [tokens[at + 1], tokens[at + 2]?.word ?? ''];
  if (!/^ones?$/.test(tokens[at]!.word) || !next || next.maker !== '-') return false;
  return (
    PERSON_WORDS.has(next.word) || (isPerson(next) && (LIKING.test(behind) || HAVING.test(behind)))
  );
}
const LIKING = /^(?:likes?|loves?|eats?|drinks?|uses?|wants?|prefers?|always)$/;
const HAVING = /^(?:has|have|had|gets?|got)$/;

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
    else if (RELATIVE.test(tokens[at]!.word) && isWord(tokens[at + 1])) {
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
const AT_HOME = /^(?:fridge|freezer|cupboard|house|home)$/;
const isPerson = ({ word, token }: KnownToken): boolean =>
  PERSON_WORDS.has(word) ||
  /^(?:mum|mums|dad|nan|nana|gran|grandad|kids|husband|wife|hubby|everyone)$/.test(word) ||
  /^\p{Lu}\p{Ll}/u.test(token.text);
/** Where the words begin that tell of the thing: "that comes in a tube", "mum likes"; -1 where none do. */
const tellingFrom = (tokens: readonly KnownToken[]): number =>
  tokens.findIndex(
    (one, at) =>
      at > 0 &&
      isWord(tokens[at + 1]) &&
      (RELATIVE.test(one.word) || (isPerson(one) && LIKING.test(tokens[at + 1]!.word))),
  );
/** Where the name stands of a thing that a line only tells more of; null where the line is another. */
function describedName(tokens: readonly KnownToken[]): { from: number; to: number } | null {
  const to = tellingFrom(tokens);
  const from = HELD.test(tokens[0]?.word ?? '') ? 1 : 0;
  const name = tokens.slice(from, Math.max(from, to));
  const last = name.at(-1);
  if (!last || name.length > LONGEST_NAME) return null;
  const isName =
    isThing(last) &&
    isHead(last.stem) &&
    name.every((one) => isWord(one) && !PERSON_WORDS.has(one.word) && !FINITE_WORDS.has(one.word));
  const isBought = tokens.every(({ word }) => word !== '?' && !AT_HOME.test(word));
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
