// What the tagger of words looks at: the word, its neighbours, where in the line it stands and what kind of text it is in.
import { COUPLES } from '../lexicon/couples';
import { FRACTIONS, type Column } from '../lexicon/readerWords';
import { hashOf, keyOf } from './featureKeys';
import { bondOf } from './wordPairs';
import { isHead } from './readerRoles';
import type { KnownToken } from './wordKnowledge';
import { inSegments, type InSegment } from './segments';
import { surroundings, type Surroundings } from './wordSurroundings';

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

/** A token in its line: itself, two neighbours on either side, and what is known of the line. */
interface Placed {
  place: number;
  one: KnownToken;
  two: Hashed;
  before: Hashed;
  here: Hashed;
  after: Hashed;
  next: Hashed;
  where: Surroundings;
  segment: InSegment;
  /** Tokens behind it, 0 to 2. */
  fromEnd: number;
  /** Whether a thing stands before it and after it in its segment, and whether it is in brackets, a bit each. */
  things: number;
  /** What the text and the line are, in one number. */
  sign: number;
  /** Whether names are known to end with it. */
  isHead: number;
  /** How names join it with the word before it, and the next word with it. */
  bound: number;
  binds: number;
  /** Whether a maker's name stands before it in the line. */
  maker: number;
  context: LineContext;
}

/** The keys of the features of each token of a line. */
export function wordFeatures(all: readonly KnownToken[], context: LineContext): number[][] {
  const words = Math.min(4, all.filter(({ token }) => token.kind === 'word').length);
  const start = all[0] ? hashOf(all[0].kind) : EDGE;
  let cells = 0;
  return placedIn(all, context).map((placed) => {
    const { place, one, here, sign, where } = placed;
    const glued = (Number(one.token.apart) << 1) | Number(all[place + 1]?.token.apart ?? true);
    // The order counts: weights are added up in it.
    const keys = neighbourKeys(placed, glued);
    keys.push(
      ...segmentKeys(placed),
      keyOf(30, sign, here.kind),
      keyOf(31, sign, here.stem),
      keyOf(32, start, Math.min(3, place), here.kind),
      keyOf(33, words, here.kind, place === 0 ? 1 : 0),
      keyOf(34, where.inside, here.kind, where.segment),
      keyOf(35, placed.before.stem, placed.after.stem),
      keyOf(36, sign, where.segment, Number(where.inBrackets)),
      ...bondKeys(placed),
      ...kinKeys(placed),
    );
    if (context.columns) {
      const column = hashOf(context.columns[cells] ?? '-');
      keys.push(keyOf(49, column), keyOf(50, column, here.kind), keyOf(51, column, where.inside));
      if (one.kind === 'mark\t') cells++;
    }
    keys.push(...coupleKeys(all, placed));
    if (one.token.kind === 'word') keys.push(...spelledKeys(placed));
    else if (one.token.kind === 'number') keys.push(...numberKeys(placed));
    return keys;
  });
}

function placedIn(all: readonly KnownToken[], context: LineContext): Placed[] {
  const around = surroundings(all);
  const segments = inSegments(all);
  const hashes = all.map(hashed);
  const at = (place: number): Hashed => hashes[place] ?? NOTHING;
  const bonds = all.map(({ stem }, place) => {
    const before = all[place - 1];
    return before?.token.kind === 'word' ? 1 + bondOf(before.stem, stem) : 0;
  });
  const firstMaker = all.findIndex(({ maker }) => maker !== '-');
  const sign = (context.recipe << 1) | Number(context.line === 'H');
  return all.map((one, place) => {
    const where = around[place]!;
    return {
      place,
      one,
      two: at(place - 2),
      before: at(place - 1),
      here: at(place),
      after: at(place + 1),
      next: at(place + 2),
      where,
      segment: segments[place]!,
      fromEnd: Math.min(2, all.length - 1 - place),
      things:
        (Number(where.thingBefore) << 2) |
        (Number(where.thingAfter) << 1) |
        Number(where.inBrackets),
      sign,
      isHead: Number(isHead(one.stem)),
      bound: bonds[place]!,
      binds: bonds[place + 1] ?? 0,
      maker: Number(firstMaker >= 0 && firstMaker < place),
      context,
    };
  });
}

/** The word and its neighbours. `glued`: whether blanks stand before and behind it, a bit each. */
const neighbourKeys = ({ two, before, here, after, next }: Placed, glued: number): number[] => [
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
];

/** Where in its line and segment it stands, and what governs it there. */
const segmentKeys = ({ place, here, where, fromEnd, things, context }: Placed): number[] => [
  keyOf(23, Math.min(3, place), here.kind),
  keyOf(24, fromEnd, here.kind),
  keyOf(25, where.segment, here.kind),
  keyOf(26, where.segment, here.stem),
  keyOf(27, things, here.kind),
  keyOf(28, where.governor, here.kind),
  keyOf(29, where.governor, things, context.recipe),
];

/** How names join it with its neighbours, and how the text uses commas. */
function bondKeys(placed: Placed): number[] {
  const { bound, binds, isHead, here, before, where, fromEnd, things, context } = placed;
  return [
    keyOf(52, bound, binds, isHead),
    keyOf(53, bound, here.kind, where.segment),
    keyOf(54, binds, here.kind, fromEnd),
    keyOf(55, isHead, Number(where.thingBefore), fromEnd),
    keyOf(56, bound, context.recipe, Number(where.inBrackets)),
    keyOf(57, context.commas, where.segment, here.kind),
    keyOf(58, context.commas, things, isHead),
    keyOf(59, context.commas, before.kind, here.kind),
  ];
}

/** What its segment is made of and how that hangs together with the thing before it; whether it stands in a sentence. */
function kinKeys({ here, segment, context, where, maker }: Placed): number[] {
  const { made, before, after, kin, count, prose, lineProse, own, lead } = segment;
  const first = Number(segment.first);
  const bond = (kin << 3) | own;
  return [
    keyOf(60, made, before, first),
    keyOf(61, made, bond, first),
    keyOf(62, kin, here.kind, first),
    keyOf(63, kin, here.stem),
    keyOf(64, bond, context.commas, first),
    keyOf(65, made, after, first),
    keyOf(66, bond, count, first),
    keyOf(67, prose, here.kind, Number(where.thingBefore)),
    keyOf(68, lineProse, here.kind),
    keyOf(69, prose, here.stem),
    keyOf(70, made, here.kind, Number(where.inBrackets)),
    keyOf(71, kin, made, Number(where.inBrackets)),
    keyOf(72, bond, lead, first),
    keyOf(73, bond, here.kind, where.segment),
    keyOf(74, own, maker, first),
  ];
}

/** Of "cheese and onion": the "and", the word before it, the word behind it. */
function coupleKeys(all: readonly KnownToken[], { place, fromEnd, after }: Placed): number[] {
  const couple = [0, -1, 1].findIndex((step) => isCouple(all, place + step)) + 1;
  return couple
    ? [keyOf(46, couple), keyOf(47, couple, fromEnd), keyOf(48, couple, after.kind)]
    : [];
}

/** How a word begins and ends, and whose name it may be. */
function spelledKeys({ one, here, after }: Placed): number[] {
  const keys = [
    keyOf(37, hashOf(one.word.slice(-AFFIX))),
    keyOf(38, hashOf(one.word.slice(0, AFFIX))),
  ];
  if (one.maker !== '-') keys.push(keyOf(39, here.maker, after.maker, after.kind));
  return keys;
}

/** How large a number is, beside what stands around it. */
function numberKeys({ one, place, before, after, fromEnd }: Placed): number[] {
  const size = sizeOfNumber(one.token.text);
  return [
    keyOf(40, size),
    keyOf(41, size, after.kind),
    keyOf(42, size, before.kind),
    keyOf(43, size, fromEnd, Math.min(1, place)),
    keyOf(44, size, before.stem),
    keyOf(45, size, after.stem),
  ];
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
