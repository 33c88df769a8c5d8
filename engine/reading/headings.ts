// Which lines stand above others, by what the list is like: sections, and things that are no heading.
import { SECTION_WORDS, WIDE_WORDS } from '../lexicon/readerWords';
import { openingOf, type SeenLine } from '../tagger/lineSketch';
import { isThing, type KnownToken } from '../tagger/wordKnowledge';
import { headLevel, isHead } from '../tagger/readerRoles';

/** "Dairy:", "*Dairy:*"; not "Mum: milk" */
export const saysHeading = ({ tokens }: SeenLine): boolean => {
  const colon = tokens.slice(-2).findIndex(({ kind }) => kind === 'mark:');
  return (
    colon >= 0 && tokens.slice(-2).every(({ token }, at) => at <= colon || token.kind === 'mark')
  );
};

/** "Dairy:" names a part of a shop and nothing that it sells. */
export const saysSection = (line: SeenLine): boolean =>
  saysHeading(line) &&
  line.tokens.every(
    ({ token, kind, stem }) => token.kind === 'mark' || kind === 'stop' || SECTION_WORDS.has(stem),
  );

const isUpper = ({ token: { text } }: KnownToken): boolean => text === text.toUpperCase();
/** A thing that no list is grouped by: "milk", not "meat". */
const isUngrouped = (word: KnownToken | undefined): boolean =>
  word !== undefined &&
  isThing(word) &&
  !SECTION_WORDS.has(word.stem) &&
  !WIDE_WORDS.has(word.stem);
/** Whether nothing but its words sets a line apart from the one before and the next one; a first line, if it is nothing but a thing or ends like the next. */
export function isLikeNext(lines: readonly SeenLine[], at: number): boolean {
  const [before, { tokens }, after] = [lines[at - 1], lines[at]!, lines[at + 1]];
  const first = tokens.find(({ token }) => token.kind === 'word');
  if (!first || saysHeading(lines[at]!) || !isLike(tokens, first, after)) return false;
  return before
    ? before.tokens.length > 0
    : (tokens.length === 1 && isUngrouped(first)) ||
        endsLike(tokens, after!.tokens) ||
        [tokens, after!.tokens].every(isInColumns);
}
/** "cornflakes      gravy" above "milk      rice": two columns of things. */
const isInColumns = (tokens: readonly KnownToken[]): boolean =>
  tokens.some(({ kind }, at) => at > 0 && kind === 'mark\t');
/** "milk 50p" above "bread 45p": what ends both is no part of a name. */
const endsLike = (tokens: readonly KnownToken[], after: readonly KnownToken[]): boolean => {
  const [last, other] = [tokens.at(-1)!, after.at(-1)!];
  const isTail =
    last.word === other.word || (last.kind === other.kind && last.token.kind !== 'word');
  return tokens.length > 1 && isTail && tokens.some(isThing);
};
function isLike(
  tokens: readonly KnownToken[],
  first: KnownToken,
  after: SeenLine | undefined,
): boolean {
  if (!after?.tokens.length) return false;
  const begins = ({ token: { text } }: KnownToken): boolean => text[0] !== text[0]!.toLowerCase();
  const next = after.tokens.find(({ token }) => token.kind === 'word');
  return (
    withoutCount(openingOf(unmarked(tokens))) === withoutCount(openingOf(after.tokens)) &&
    next !== undefined &&
    begins(first) === begins(next) &&
    isUpper(first) === isUpper(next)
  );
}

/** "**milk**": emphasis around a whole line sets no thing apart. */
const unmarked = (tokens: readonly KnownToken[]): readonly KnownToken[] =>
  /^[*_]+$/.test(tokens[0]!.word) && tokens.at(-1)!.word === tokens[0]!.word
    ? tokens.slice(1, -1)
    : tokens;

/** "milk" and "3 bananas" begin alike: a count sets nothing apart. */
const withoutCount = (opening: string): string => (opening === 'number' ? 'word' : opening);

/** The same of a line that ends as a thing's name does; nothing need stand before it. */
export function standsAmongThings(lines: readonly SeenLine[], at: number): boolean {
  const [before, { tokens }, after] = [lines[at - 1], lines[at]!, lines[at + 1]];
  const words = tokens.filter(({ token }) => token.kind === 'word');
  const [first, last] = [words[0], words.at(-1)];
  const isPlain = words.length > 1 ? isHead(last?.stem ?? '') : isUngrouped(first);
  if (!first || !isPlain || before?.tokens.length === 0 || saysHeading(lines[at]!)) return false;
  return isLike(tokens, first, after);
}

/** "MILK" above "BREAD": a thing in capitals like the line below it, with or without an empty line between them. */
export function isCapitalThing(
  lines: readonly SeenLine[],
  at: number,
  next: number | undefined,
): boolean {
  const wordsAt = (line: number): readonly KnownToken[] =>
    (lines[line]?.tokens ?? []).filter(({ token }) => token.kind === 'word');
  const here = wordsAt(at);
  const below = wordsAt(next ?? -1);
  const isAlone = here.length === 1 && isUngrouped(here[0]) && !saysHeading(lines[at]!);
  return isAlone && below.length > 0 && [...here, ...below].every(isUpper);
}

/** Sections that show how a list is grouped. */
const LEAST_SECTIONS = 2;
/** "Dairy", "Fruit & veg" above other lines: of a list that is grouped so. One alone may be what somebody has to buy. */
export function sectionsIn(lines: readonly SeenLine[], full: readonly number[]): number[] {
  const isOf = (at: number, words: readonly ReadonlySet<string>[]): boolean => {
    const { tokens, listed } = lines[at]!;
    const said = tokens.filter(({ token, kind }) => token.kind === 'word' && kind !== 'stop');
    return (
      !listed &&
      said.length > 0 &&
      tokens.every(({ token }) => token.kind !== 'number') &&
      said.every(({ stem }) => words.some((set) => set.has(stem)))
    );
  };
  const stands = full.filter((at, place) => {
    const below = full[place + 1];
    return (
      isOf(at, [SECTION_WORDS, WIDE_WORDS]) && below !== undefined && !isOf(below, [SECTION_WORDS])
    );
  });
  return stands.filter((at) => isOf(at, [SECTION_WORDS])).length >= LEAST_SECTIONS ? stands : [];
}

const LONGEST_HEADING = 3;
/** So seldom does a word head names that it names no thing: "dry". */
const SELDOM = 1;
/** So many lines say by their words that they head others. */
const LEAST_HEADED = 2;
/** For each thing with a capital, "Greek yoghurt", so many have none. */
const MOST_SMALL = 4;
/** A few words that begin with a capital and name no thing: "Baby + loo". */
function isCapitalised({ tokens, listed }: SeenLine): boolean {
  const words = tokens.filter(({ token }) => token.kind === 'word');
  const text = words[0]?.token.text ?? '';
  return (
    !listed &&
    tokens[0] === words[0] &&
    words.length <= LONGEST_HEADING &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    words.some(({ kind }) => kind !== 'unknown') &&
    tokens.every(
      (one) =>
        one.token.kind !== 'number' &&
        one.maker === '-' &&
        !isThing(one) &&
        headLevel(one.stem) <= SELDOM &&
        !/^[,.!?(:]/.test(one.word),
    )
  );
}
/** "Tins / dry", "Baby + loo": of a list whose headings begin with a capital and whose things with none, those that do. */
export function capitalHeadings(
  lines: readonly SeenLine[],
  full: readonly number[],
  found: readonly string[],
): number[] {
  const isSmall = (at: number): boolean => /^\p{Ll}/u.test(lines[at]!.tokens[0]?.token.text ?? '');
  const isWord = (at: number): boolean => lines[at]!.tokens[0]!.token.kind === 'word';
  const headed = full.filter((at) => found[at] === 'H' && isWord(at));
  const things = full.filter((at) => found[at] === 'I' && isWord(at));
  const capital = things.filter((at) => isCapitalised(lines[at]!));
  const small = things.filter(isSmall).length;
  const isHabit =
    headed.length >= LEAST_HEADED &&
    !headed.some(isSmall) &&
    capital.length <= headed.length &&
    MOST_SMALL * (things.length - capital.length - small) <= small;
  const isAbove = (at: number): boolean => found[at + 1] === 'I' && isSmall(at + 1);
  return isHabit ? capital.filter(isAbove) : [];
}

/**
 * Headings of a list most of whose headings have no item below, and say so by nothing else: "MILK", "BREAD" and "EGGS" with
 * empty lines between them stand above nothing.
 */
export function emptyHeadings(
  lines: readonly SeenLine[],
  full: readonly number[],
  found: readonly string[],
): number[] {
  const unmarked = full.flatMap((at, place) =>
    found[at] === 'H' && !saysHeading(lines[at]!) ? [{ at, below: full[place + 1] }] : [],
  );
  const bare = unmarked.filter(({ below }) => below === undefined || found[below] === 'H');
  const isMost = bare.length >= LEAST_SECTIONS && 2 * bare.length > unmarked.length;
  return isMost ? unmarked.map(({ at }) => at) : [];
}

/** "MON - fajitas": a day and what is eaten on it. */
const saysMeal = ({ tokens: [day, joint, meal] }: SeenLine): boolean =>
  day?.kind === 'day' && /^[-–—:]$/.test(joint?.word ?? '') && meal !== undefined;
/** Meals of a plan that has the things for each below it: "TUES - salmon, new potatoes" above "2 salmon fillets" and the rest. */
export function mealHeadings(lines: readonly SeenLine[], full: readonly number[]): number[] {
  const meals = full.filter((at) => saysMeal(lines[at]!));
  const above = meals.filter((at) => [at + 1, at + 2].every((next) => hasThing(lines[next])));
  return above.length >= LEAST_SECTIONS && 2 * above.length > meals.length ? above : [];
}
const hasThing = (line: SeenLine | undefined): boolean =>
  line !== undefined && line.tokens.length > 0 && !saysMeal(line);
