// What the tagger of words looks at: the word, its neighbours, where in the line it stands and what kind of text it is in.
import { COUPLES } from '../lexicon/couples';
import { FRACTIONS, type Column } from '../lexicon/readerWords';
import { hashOf, keyOf } from './featureKeys';
import { bondOf, isHead } from './wordPairs';
import type { KnownToken } from './wordKnowledge';

/** What is known of the line and its text. */
export interface LineContext {
  /** How much of the text looks like a recipe's ingredients: 0 none, 1 some, 2 most. */
  recipe: 0 | 1 | 2;
  /** "I" an item, "H" a heading. */
  line: 'I' | 'H';
  /** How many lines of the text hold a comma: 0 few, 1 some, 2 most. */
  commas: 0 | 1 | 2;
  /** What the columns of its table hold, where it is a row of one. */
  columns?: readonly (Column | null)[] | null;
}

const BORDER = new Set(['mark,', 'mark;', 'mark.', 'mark|', 'mark/', 'mark\t']);
const OPENING = new Set(['mark(', 'mark[', 'mark{']);
const CLOSING = new Set(['mark)', 'mark]', 'mark}']);
const GOVERNING = new Set([
  'for',
  'to',
  'with',
  'in',
  'of',
  'but',
  'if',
  'from',
  'and',
  'as',
  'as',
]);
/** So many tokens on, nothing hangs on a word any more. */
const REACH = 7;

/** What stands around each token, told from the whole line. */
interface Surroundings {
  /** Borders of segments (commas and the like) before it, 0 to 3. */
  segment: number;
  inBrackets: boolean;
  /** The last word before it in its segment that refuses, gives a choice or governs; 0 where there is none. */
  governor: number;
  /** Whether a kind of thing stands before it, and after it, in its segment. */
  thingBefore: boolean;
  thingAfter: boolean;
  /** Tokens since the border. */
  inside: number;
}

function surroundings(all: readonly KnownToken[]): Surroundings[] {
  const found: Surroundings[] = [];
  let [segment, depth, governor, since, inside] = [0, 0, 0, 0, 0];
  let thing = false;
  for (const { kind, word } of all) {
    if (CLOSING.has(kind)) depth = Math.max(0, depth - 1);
    if (since++ > REACH) governor = 0;
    found.push({
      segment: Math.min(3, segment),
      inBrackets: depth > 0,
      governor,
      thingBefore: thing,
      thingAfter: false,
      inside: Math.min(3, inside++),
    });
    if (OPENING.has(kind)) depth++;
    if (kind === 'refuse' || kind === 'choice' || GOVERNING.has(word))
      [governor, since] = [hashOf(word), 0];
    if (kind === 'typeK') thing = true;
    if (BORDER.has(kind)) [segment, governor, thing, inside] = [segment + 1, 0, false, 0];
  }
  let after = false;
  for (let at = all.length - 1; at >= 0; at--) {
    found[at]!.thingAfter = after;
    if (all[at]!.kind === 'typeK') after = true;
    if (BORDER.has(all[at]!.kind)) after = false;
  }
  return found;
}

/** How large a number is, in steps that mean something on a list. */
function sizeOfNumber(text: string): number {
  if (text.includes('/') || text in FRACTIONS) return 1;
  const value = Number(text.replace(',', '.'));
  if (Number.isNaN(value)) return 2;
  if (!Number.isInteger(value)) return 3;
  return [1, 2, 4, 6, 10, 12, 20, 50, 99, 200, 999].filter((step) => value > step).length + 4;
}

const EDGE = hashOf('\u0000');
interface Hashed {
  word: number;
  stem: number;
  kind: number;
  shape: number;
  maker: number;
}
const NOTHING: Hashed = { word: EDGE, stem: EDGE, kind: EDGE, shape: EDGE, maker: EDGE };
const hashed = ({ word, stem, kind, shape, maker }: KnownToken): Hashed => ({
  word: hashOf(word),
  stem: hashOf(stem),
  kind: hashOf(kind),
  shape: hashOf(shape),
  maker: hashOf(maker),
});

const AFFIX = 3;

const isAnd = ({ word }: KnownToken): boolean => word === 'and' || word === '&' || word === 'n';
/** Whether an "and" at a place joins two words of one name: "cheese and onion". */
export function isCouple(all: readonly KnownToken[], at: number): boolean {
  const [before, and, after] = [all[at - 1], all[at], all[at + 1]];
  if (!before || !and || !after || !isAnd(and)) return false;
  return [`${before.stem}+${after.stem}`, `${after.stem}+${before.stem}`].some((one) =>
    COUPLES.has(one),
  );
}

/** The keys of the features of each token of a line. */
export function wordFeatures(all: readonly KnownToken[], context: LineContext): number[][] {
  const around = surroundings(all);
  const hashes = all.map(hashed);
  const at = (place: number): Hashed => hashes[place] ?? NOTHING;
  const start = at(0).kind;
  const words = Math.min(4, all.filter(({ token }) => token.kind === 'word').length);
  const heads = all.map(({ stem }) => isHead(stem));
  const bonds = all.map(({ stem }, place) => {
    const before = all[place - 1];
    return before === undefined
      ? 0
      : before.token.kind === 'word'
        ? 1 + bondOf(before.stem, stem)
        : 0;
  });
  let cells = 0;
  const sign = (context.recipe << 1) | Number(context.line === 'H');
  return all.map((one, place) => {
    const [two, before, here, after, next] = [-2, -1, 0, 1, 2].map((step) => at(place + step)) as [
      Hashed,
      Hashed,
      Hashed,
      Hashed,
      Hashed,
    ];
    const where = around[place]!;
    const glued = (Number(one.token.apart) << 1) | Number(all[place + 1]?.token.apart ?? true);
    const fromEnd = Math.min(2, all.length - 1 - place);
    const things =
      (Number(where.thingBefore) << 2) | (Number(where.thingAfter) << 1) | Number(where.inBrackets);
    const keys = [
      keyOf(0, 0),
      keyOf(1, here.stem),
      keyOf(2, here.kind, here.shape),
      keyOf(3, here.kind),
      keyOf(4, here.maker),
      keyOf(5, before.stem),
      keyOf(6, after.stem),
      keyOf(7, two.stem),
      keyOf(8, next.stem),
      keyOf(9, before.kind),
      keyOf(10, after.kind),
      keyOf(11, two.kind, before.kind),
      keyOf(12, after.kind, next.kind),
      keyOf(13, before.kind, here.kind),
      keyOf(14, here.kind, after.kind),
      keyOf(15, before.kind, here.kind, after.kind),
      keyOf(16, two.kind, before.kind, here.kind),
      keyOf(17, here.kind, after.kind, next.kind),
      keyOf(18, before.stem, here.stem),
      keyOf(19, here.stem, after.stem),
      keyOf(20, here.stem, after.kind),
      keyOf(21, here.stem, before.kind),
      keyOf(22, here.kind, glued),
      keyOf(23, Math.min(3, place), here.kind),
      keyOf(24, fromEnd, here.kind),
      keyOf(25, where.segment, here.kind),
      keyOf(26, where.segment, here.stem),
      keyOf(27, things, here.kind),
      keyOf(28, where.governor, here.kind),
      keyOf(29, where.governor, things, context.recipe),
      keyOf(30, sign, here.kind),
      keyOf(31, sign, here.stem),
      keyOf(32, start, Math.min(3, place), here.kind),
      keyOf(33, words, here.kind, place === 0 ? 1 : 0),
      keyOf(34, where.inside, here.kind, where.segment),
      keyOf(35, before.stem, after.stem),
      keyOf(36, sign, where.segment, Number(where.inBrackets)),
    ];
    const [bound, binds] = [bonds[place]!, bonds[place + 1] ?? 0];
    keys.push(
      keyOf(52, bound, binds, Number(heads[place]!)),
      keyOf(53, bound, here.kind, where.segment),
      keyOf(54, binds, here.kind, fromEnd),
      keyOf(55, Number(heads[place]!), Number(where.thingBefore), fromEnd),
      keyOf(56, bound, context.recipe, Number(where.inBrackets)),
      keyOf(57, context.commas, where.segment, here.kind),
      keyOf(58, context.commas, things, Number(heads[place]!)),
      keyOf(59, context.commas, before.kind, here.kind),
    );
    if (context.columns) {
      const column = hashOf(context.columns[cells] ?? '-');
      keys.push(keyOf(49, column), keyOf(50, column, here.kind), keyOf(51, column, where.inside));
      if (one.kind === 'mark\t') cells++;
    }
    const couple = [0, -1, 1].findIndex((step) => isCouple(all, place + step)) + 1;
    if (couple)
      keys.push(keyOf(46, couple), keyOf(47, couple, fromEnd), keyOf(48, couple, after.kind));
    if (one.token.kind === 'word') {
      keys.push(
        keyOf(37, hashOf(one.word.slice(-AFFIX))),
        keyOf(38, hashOf(one.word.slice(0, AFFIX))),
      );
      if (one.maker !== '-') keys.push(keyOf(39, here.maker, after.maker, after.kind));
    } else if (one.token.kind === 'number') {
      const size = sizeOfNumber(one.token.text);
      keys.push(
        keyOf(40, size),
        keyOf(41, size, after.kind),
        keyOf(42, size, before.kind),
        keyOf(43, size, fromEnd, Math.min(1, place)),
        keyOf(44, size, before.stem),
        keyOf(45, size, after.stem),
      );
    }
    return keys;
  });
}

const AMOUNT = new Set(['mass', 'volume', 'cook']);
/** Whether a line looks like a recipe's: spoons and cups, two units for one amount, a preparation behind a comma. */
export function isRecipeLike(all: readonly KnownToken[]): boolean {
  const spoons = all.some(
    ({ kind }, at) => kind === 'cook' && (at === 0 || all[at - 1]!.kind === 'number'),
  );
  const slash = all.findIndex(
    ({ word }, at) =>
      word === '/' && AMOUNT.has(all[at - 1]?.kind ?? '') && all[at + 1]?.kind === 'number',
  );
  const comma = all.findIndex(({ word }) => word === ',');
  return (
    spoons || slash >= 0 || (comma > 0 && all.slice(comma).some(({ kind }) => kind === 'prep'))
  );
}
