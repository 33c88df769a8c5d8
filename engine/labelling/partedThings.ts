// What parts the things of a line, and what does not, beside its words: columns, a maker behind the only comma.
import { OWNERS, PLAN_TALK } from '../lexicon/lineWords';
import { LIST_WORDS, NAMED_WITH_DAY, TITLE_WORDS, WEEKDAYS } from '../lexicon/readerWords';
import { flavoursBehind } from './flavoursBehind';
import { isName, isNaming } from './joints';
import type { SeenLine } from '../tagger/lineSketch';
import { headLevel } from '../tagger/readerRoles';
import { COLUMN_BLANKS } from '../layout/tableCells';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';
import { isCouple } from '../tagger/wordFeatures';
import { namesHold } from '../tagger/wordPairs';

/** "cornflakes      gravy": things with so many blanks between them stand in two columns. */
export const inColumns = (tokens: readonly KnownToken[], labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    const before = tokens[at - 1]?.token.end ?? Infinity;
    const isApart = tokens[at]!.token.start - before >= COLUMN_BLANKS;
    const isNamed = label === 'n' || (label === 'O' && isThing(tokens[at]!));
    const begins = isApart && isNamed && labels.slice(0, at).some((one) => /[nb]$/.test(one));
    return begins ? '|n' : label;
  });

/** A cell that says where, or what it costs, names nothing; one that tells of the thing begins no other; in a table without a head each row names one thing. */
export function inCells(
  { tokens, columns }: Pick<SeenLine, 'tokens' | 'columns'>,
  labels: readonly string[],
): string[] {
  if (!columns) return [...labels];
  // Without a head: names of the same thing in two languages.
  const isOfOne = columns.filter((column) => column === 'item').length > 1;
  const lists = listingCells(tokens);
  let [cell, named] = [0, -1];
  return labels.map((label, at) => {
    if (tokens[at]!.kind === 'mark\t') cell++;
    if (/^(?:shop|price)$/.test(columns[cell] ?? '')) return 'O';
    const tells = isOfOne || (columns[cell] === 'note' && !lists.has(cell));
    const begins = tells && label.startsWith('|') && cell !== named;
    if (isNaming(label)) named = cell;
    return begins ? label.slice(1) : label;
  });
}

/** A cell that counts or lists things names each: "4 beef 4 veggie". */
function listingCells(tokens: readonly KnownToken[]): ReadonlySet<number> {
  const cells = new Set<number>();
  let cell = 0;
  for (const { kind } of tokens)
    if (kind === 'mark\t') cell++;
    else if (kind === 'mark,' || kind === 'number') cells.add(cell);
  return cells;
}

const isMaker = ({ maker }: KnownToken): boolean => maker !== '-';
/** "washing up liquid, fairy", "cat food, felix in jelly x12": a maker behind the first comma, with no thing beside it nor behind it, made the thing before it. */
export function makerBehind(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const comma = tokens.findIndex(({ word }) => word === ',');
  const end = tokens.findIndex(({ kind }, at) => at > comma && /^mark[,.!?;]$/.test(kind));
  const refused = labels.indexOf('x', comma);
  const told = end < 0 || labels.slice(end).some(isNaming) ? tokens.length : end;
  const to = refused < 0 ? told : Math.min(told, refused);
  const behind = tokens.slice(comma + 1, to);
  const isAlone = comma > 0 && behind.length > 0 && isMaker(behind[0]!) && behind.every(isOfMaker);
  if (!isAlone || tokens.slice(0, comma).some(isMaker) || !labels[comma - 1]!.endsWith('n'))
    return [...labels];
  return labels.map((label, at) =>
    at <= comma || at >= to ? label : isMaker(tokens[at]!) ? 'b' : label.replace('|', ''),
  );
}
/** Behind a comma, words that all only describe ("dog food, senior", "dairy free butter, block") or name a flavour are no thing of their own. */
export const saidBehindComma = (
  tokens: readonly KnownToken[],
  labels: readonly string[],
): readonly string[] => flavoursBehind(tokens, withDescribing(tokens, labels));

function withDescribing(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const joined = [...labels];
  for (let at = 1; at < tokens.length; at++) {
    if (tokens[at - 1]!.word !== ',' || joined[at] !== '|n') continue;
    if (!joined.slice(0, at).some(isNaming)) continue;
    let end = at;
    while (describes(tokens[end]) && joined[end]!.endsWith('n')) end++;
    if (end > at && !isNaming(joined[end] ?? '')) joined[at] = 'n';
  }
  return joined;
}
/** Known to tell which kind, and never what heads a name. */
const describes = (one: KnownToken | undefined): boolean =>
  one !== undefined &&
  /^(?:type[ADP]|holder)$/.test(one.kind) &&
  one.maker === '-' &&
  headLevel(one.stem) === 0;

/** A word of the maker's name, an amount, how it is made, or what the thing lies in: "stonebaked", "in jelly". */
const isOfMaker = (one: KnownToken, at: number, all: readonly KnownToken[]): boolean =>
  isMaker(one) ||
  one.token.kind === 'number' ||
  /^(?:mass|volume|holder|typeP)$/.test(one.kind) ||
  [one.word, all[at - 1]?.word].some((word) => /^(?:in|x)$/.test(word ?? ''));

/** "bread: brown", "crisps: salt and vinegar": of a thing and which kind of it, the thing is named as well. */
export function thingBeforeColon(
  tokens: readonly KnownToken[],
  labels: readonly string[],
): string[] {
  const colon = tokens.findIndex(({ kind }) => kind === 'mark:');
  const thing = tokens[colon - 1];
  const named = labels.findIndex((label) => /^\|?n$/.test(label));
  if (!thing || named < colon || labels.slice(0, colon).some((label) => label !== 'O'))
    return [...labels];
  // "Guinea pigs: sawdust, kale": all that stands behind the colon must be kinds of the thing.
  const begins = [named, ...labels.keys()].filter((at) => at === named || labels[at] === '|n');
  const isKind = begins.every((at) => isKindOf(thing, tokens, at));
  return labels.map((label, at) => (isKind && at === colon - 1 ? 'n' : label));
}

/** Words before the colon of a label: "messages", "for tea". */
const LONGEST_LABEL = 3;
/** "messages: bog roll": what no name holds with the thing behind the colon only says why, where or when. */
export function withoutLabel(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const colon = tokens.findIndex(({ kind }) => kind === 'mark:');
  const said = tokens.slice(0, Math.max(0, colon));
  const isOpen = said.length > 0 && said.length <= LONGEST_LABEL && said.every(isPlainName);
  const behind = tokens.slice(colon + 1).filter((_, at) => isNaming(labels[colon + 1 + at]!));
  if (!isOpen || !behind.some((word) => isThing(word) || headLevel(word.stem) > 0))
    return [...labels];
  const isKin = said.some(({ stem }) =>
    behind.some((word) => word.stem === stem || namesHold(stem, word.stem)),
  );
  return labels.map((label, at) => (!isKin && at <= colon ? 'O' : label));
}
const isPlainName = ({ token, maker, kind }: KnownToken): boolean =>
  token.kind === 'word' && maker === '-' && kind !== 'refuse';

/** Whether the words from a place on tell which kind of a thing is meant. */
function isKindOf(thing: KnownToken, tokens: readonly KnownToken[], from: number): boolean {
  const { stem } = tokens[from]!;
  return (
    /^type[KV]$/.test(thing.kind) &&
    (headLevel(thing.stem) > headLevel(stem) || isCouple(tokens, from + 1)) &&
    namesHold(thing.stem, stem)
  );
}

/** Whether a line is a thing and which kind of it, parted by a colon. */
export function isThingWithKind(tokens: readonly KnownToken[]): boolean {
  const [thing, colon, kind] = tokens;
  return colon?.kind === 'mark:' && isName(kind) && isKindOf(thing!, tokens, 2);
}

/** "Spag bol (Mon): mince, onion": a meal and its day in front of several things are none of them, and the first is one as the others are. */
export function planned(tokens: readonly KnownToken[], labels: readonly string[]): string[] {
  const colon = tokens.findIndex(({ kind }) => kind === 'mark:');
  const comma = tokens.findIndex(({ word }, at) => at > colon && word === ',');
  const isPlan = colon > 0 && tokens.slice(0, colon).some(({ kind }) => kind === 'day');
  if (!isPlan || comma < 0 || !labels.slice(comma).some(isNaming)) return [...labels];
  const first = tokens.slice(colon + 1, comma);
  const last = first.at(-1);
  const isOpen =
    last !== undefined &&
    (isThing(last) || headLevel(last.stem) > 0) &&
    first.every(({ token, word }) => token.kind === 'word' && !PLAN_TALK.has(word)) &&
    labels.slice(colon + 1, comma).every((label) => /^\|?[On]$/.test(label));
  return labels.map((label, at) =>
    at < colon ? 'O' : isOpen && at > colon && at < comma ? 'n' : label,
  );
}

/** "sat fish fingers": a day in front of a thing tells when, and names nothing. */
export const withoutDay = (
  [day, next]: readonly KnownToken[],
  labels: readonly string[],
): string[] => {
  const isDay = day !== undefined && WEEKDAYS.has(day.word) && isName(next);
  const isWhen = isDay && !NAMED_WITH_DAY.has(next!.word) && labels.slice(1).some(isNaming);
  return labels.map((label, at) => (isWhen && at === 0 ? 'O' : label));
};
/** "Mums milk", "dad's beer": whose it is to be. Kids' things are of their own. */
export const withoutOwner = (
  tokens: readonly KnownToken[],
  labels: readonly string[],
): string[] => {
  const [owner, mark, end] = tokens;
  const isApart = /^['’]$/.test(mark?.word ?? '') && end?.word === 's';
  const said = isApart ? `${owner!.word}s` : (owner?.word ?? '').replace(/['’]s$/, 's');
  const length = OWNERS.has(said) ? (isApart ? 3 : 1) : 0;
  const isOwned = length > 0 && isName(tokens[length]) && labels.slice(length).some(isNaming);
  return labels.map((label, at) => (isOwned && at < length ? 'O' : label));
};

/** "Weekly shop", "Asda shopping list": what a list is called, and nothing to buy. */
export const isTitle = (tokens: readonly KnownToken[]): boolean =>
  tokens.some(({ word }) => LIST_WORDS.has(word)) &&
  tokens.every(
    ({ word, token, kind }) =>
      token.kind !== 'number' &&
      (token.kind !== 'word' ||
        TITLE_WORDS.has(word) ||
        LIST_WORDS.has(word) ||
        /^(?:shop|day)$/.test(kind)),
  );
