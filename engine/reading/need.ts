// How many or how much an item asks for: packs, pieces of the thing itself, or an amount.
import { HELD_SEVERALLY, PACK_WORDS, SMALL_BAGS, SOLD_IN_PACKS } from '../lexicon/holders';
import { HOLLOW } from '../lexicon/sizeWords';
import { AND_WORDS } from '../lexicon/lineWords';
import { PROCESSED_WORDS } from '../lexicon/wishes';
import {
  COUNTED_IN_PACKS,
  COUNTED_SINGLY,
  SIZED_BY_NUMBER,
  SMALL_PARTS,
} from '../lexicon/countedThings';
import {
  CONTAINER_WORDS,
  COOKING_UNITS,
  MASS_UNITS,
  PART_WORDS,
  PIECE_WORDS,
  VOLUME_UNITS,
} from '../lexicon/readerWords';
import { stem } from '../words/normalise';
import { saidNumber } from './saidNumber';
import type { KnownToken } from '../tagger/wordKnowledge';
import type { Need } from '../types';

/** The most of an item that a list holds. */
const MOST = 99;
/** A bare number above this is asked about. */
const SURE = 12;
/** Of what is sold by the pack nobody takes as many: such a number counts what is inside. */
const HUNDREDS = 50;
/** A pack of so many is a pack; of fewer people say "2 pack" for two packs. */
const LEAST_MANY = 3;
/** Sizes of nappies: "pampers pants 6". */
const LARGEST_STAGE = 8;
const INSIDE = new Set([4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30, 36, 40, 48]);

/** A number of items as a whole one from 1 to 99, beside it what was asked where that is another one. */
export function bounded(count: number): { quantity: number; asked?: number } {
  const quantity = Number.isFinite(count) ? Math.min(MOST, Math.max(1, Math.floor(count))) : 1;
  return quantity === count || !Number.isFinite(count) ? { quantity } : { quantity, asked: count };
}

/** The words of an item by what they are. */
export interface ItemWords {
  name: readonly KnownToken[];
  count: readonly KnownToken[];
  unit: readonly KnownToken[];
  size: readonly KnownToken[];
  /** Whether the text is a recipe's. */
  recipe: boolean;
  /** Whether the count stands bare behind the thing, at the end. */
  trailing: boolean;
}

export interface Amount {
  quantity: number;
  asked?: number;
  asks?: number;
  need: Need;
  /** The count belongs to the pack and helps to find it: "12" of "eggs 12". */
  inPack: number | null;
  /** Less than one is said: "half bottle of vodka". */
  part?: true;
}

/** 1980 of "6 x 330", 1 where no number is said. */
function timesIn(words: readonly string[]): number {
  const [first, ...more] = words.join(' ').split(/ ?[x×] ?/);
  return [first!, ...more].reduce((all, part) => all * (saidNumber(part.split(' ')) ?? 1), 1);
}

/** Words that two numbers before a unit may have between them: "2 x 500", "half a", "2 to 3". */
const JOINING = new Set(['x', '×', 'a', 'an', 'and', 'of', 'to', 'or', 'plus']);

/** Of what stands before a unit what is of it: the 2.1 of "42 w 2.1", a pack that says its washes and its weight. */
function besideUnit(words: readonly string[]): readonly string[] {
  const numbers = words.flatMap((word, at) => (saidNumber([word]) === null ? [] : [at]));
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const parting = words.findLastIndex(
    (word, at) =>
      at > first &&
      at < last &&
      /^\p{L}+$/u.test(word) &&
      !numbers.includes(at) &&
      !JOINING.has(word),
  );
  return words.slice(parting + 1);
}

/** An amount with its unit in g or ml: "500g", "2 pints", "1 1/2 tbsp"; null for "12 pack" and the like. */
export function measuredIn(
  size: readonly KnownToken[],
): Exclude<Need, { kind: 'packs' | 'pieces' }> | null {
  for (const [at, { word }] of size.entries()) {
    const kind = Object.hasOwn(MASS_UNITS, word)
      ? 'mass'
      : Object.hasOwn(VOLUME_UNITS, word) || Object.hasOwn(COOKING_UNITS, word)
        ? 'volume'
        : null;
    if (!kind) continue;
    const worth = MASS_UNITS[word] ?? VOLUME_UNITS[word] ?? COOKING_UNITS[word] ?? 0;
    const amount = worth * timesIn(besideUnit(size.slice(0, at).map((one) => one.word)));
    return amount > 0 ? { kind, amount: Math.round(amount * 100) / 100 } : null;
  }
  return null;
}

/** The thirty litres of "bin bags 30L" are what a bag holds: nobody buys litres of it. */
const isWhatItHolds = ({ name }: ItemWords, kind: 'mass' | 'volume'): boolean =>
  kind === 'volume' && HOLLOW.test(name.map(({ word }) => word).join(' '));

const has = (words: ReadonlySet<string>, tokens: readonly KnownToken[]): boolean =>
  tokens.some(({ stem: one }) => words.has(one));

const isLeading = (count: readonly KnownToken[], name: readonly KnownToken[]): boolean =>
  name.length > 0 && count[0]!.token.start < name[0]!.token.start;

const onePack = (): Amount => ({ quantity: 1, need: { kind: 'packs', count: 1 }, inPack: null });
const pieces = (said: number): Extract<Need, { kind: 'pieces' }> => ({
  kind: 'pieces',
  count: Math.max(1, Math.floor(said)),
});

/** What the words of an item say of how many and how much. */
export function amountOf(item: ItemWords): Amount {
  const said = saidNumber(item.count.map(({ word }) => word));
  const measure = measuredIn(item.size);
  const isPart = said !== null && said > 0 && said < 1;
  if (isPart && !measure) return { ...onePack(), part: true };
  if (said === null || isPart) return uncounted(item, measure);
  return containersOf(item.unit, said) ?? thingsOf(item, said, measure !== null);
}

/** One pack of a size: "500g", "12 pack". */
function uncounted(item: ItemWords, measure: ReturnType<typeof measuredIn>): Amount {
  const { size, recipe, name } = item;
  if (measure && isWhatItHolds(item, measure.kind)) return onePack();
  if (measure) return { ...onePack(), need: recipe ? { ...measure, recipe: true } : measure };
  const inside = saidNumber(size.map(({ word }) => word));
  // "salted butter 80": a bare number, taken for what the pack holds.
  const isBare = size.length === 1 && size[0]!.token.kind === 'number' && !isLeading(size, name);
  if (
    isBare &&
    inside !== null &&
    inside > SURE &&
    !isManyInside({ ...item, trailing: true }, inside)
  )
    return { ...onePack(), asks: inside };
  return inside !== null && inside > 1 ? { ...onePack(), need: pieces(inside) } : onePack();
}

/** Counted containers: "2 packs", "6 cans"; null where the thing itself is counted. */
function containersOf(unit: readonly KnownToken[], said: number): Amount | null {
  const [holder] = unit;
  // "9 pack toilet roll" is a pack of nine, "2 packs" are two.
  if (said >= LEAST_MANY && holder && PACK_WORDS.has(holder.word))
    return { ...onePack(), need: pieces(said), inPack: said };
  if (INSIDE.has(said) && unit.some(({ word }) => SOLD_IN_PACKS.has(word)))
    return { ...onePack(), need: { ...pieces(said), held: true }, inPack: said };
  if (said > SURE && unit.some(({ word }) => SMALL_BAGS.has(word)))
    return { ...onePack(), need: pieces(said), inPack: said };
  return unit.some(({ word }) => CONTAINER_WORDS.has(word))
    ? packs(said, unit.some(mayHoldSeveral))
    : null;
}

/** A counted thing: its pieces, packs of it, or a number that tells which pack is meant. */
function thingsOf(item: ItemWords, said: number, isMeasured: boolean): Amount {
  const { name, trailing } = item;
  const one = onePack();
  const inPack = inOnePack(item, said);
  const inPieces = piecesSaid(item, said);
  if (inPieces) return { ...one, need: inPieces, inPack };
  if (isTimesAhead(item)) return packs(said);
  if (!isMeasured && isManyInside(item, said)) return { ...one, need: pieces(said), inPack: said };
  if (!isMeasured && isBoughtSingly(name))
    return { ...one, ...bounded(said), need: pieces(said), inPack };
  if (said <= LARGEST_STAGE && has(SIZED_BY_NUMBER, name)) return { ...one, inPack: said };
  if (trailing && said > SURE) return { ...one, asks: said };
  return INSIDE.has(said) && !isMeasured && !item.size.length ? eitherOf(item, said) : packs(said);
}

const isPart = ({ word }: KnownToken): boolean => PART_WORDS.has(word) || SMALL_PARTS.has(word);
/** "3 rashers of bacon", "2 bay leaves": pieces, or parts of a thing, and no packs of it; null where neither is counted. */
function piecesSaid(item: ItemWords, said: number): Need | null {
  const { count, name, unit } = item;
  const piece = unit.find((one) => PIECE_WORDS.has(one.word) || isPart(one));
  const last = !isTimes(item) && isLeading(count, name) && isPart(name.at(-1)!) && name.at(-1)!;
  const counted = piece ?? (last || null);
  return counted && { ...pieces(said), ...(isPart(counted) ? { part: true } : {}) };
}

/** "beans x4", "diet coke x24", "weetabix 12": packs, or what a pack holds as many of: the product tells. A pack of so many is looked for where few would mean as many packs. */
function eitherOf(item: ItemWords, said: number): Amount {
  const { need, ...amount } = packs(said);
  return {
    ...amount,
    need: need.kind === 'packs' ? { ...need, either: true } : need,
    inPack: said > SURE || (item.trailing && !isTimes(item)) ? said : null,
  };
}

const isTimes = ({ count }: ItemWords): boolean => count.some(({ word }) => word === 'x');

/** The number by which a pack of so many is found; null where it may as well count packs. */
const inOnePack = (item: ItemWords, said: number): number | null =>
  said > 1 && said <= SURE && !item.recipe && !isTimes(item) ? said : null;

/** "12 x eggs" are twelve packs, "eggs x12" a pack of twelve. */
function isTimesAhead(item: ItemWords): boolean {
  const { count, name, trailing } = item;
  const [first] = count;
  const leads = first!.token.kind === 'number' && first!.word !== 'x';
  return isTimes(item) && leads && !trailing && isLeading(count, name);
}

/** "12 eggs", "80 tea bags": so many are inside of one pack. */
function isManyInside(item: ItemWords, said: number): boolean {
  const isLarge = said >= HUNDREDS;
  if (has(COUNTED_IN_PACKS, item.name)) return isLarge || INSIDE.has(said);
  return isLarge && !item.trailing && !isTimes(item);
}

/** "3 onions", "apples pink lady x6": sold one by one, unless it is tinned, chopped and the like. */
function isBoughtSingly(name: readonly KnownToken[]): boolean {
  const [first] = name;
  const isProcessed = name.some(
    ({ kind, word }) => kind === 'prep' || kind === 'holder' || PROCESSED_WORDS.has(word),
  );
  // In front only several of them: apple juice is no apple.
  // Of "crisps, cheese and onion x2" no onion is counted.
  const last = name.some(({ word }) => AND_WORDS.has(word)) ? undefined : name.at(-1);
  const things = [last, first?.word.endsWith('s') ? first : undefined];
  return !isProcessed && things.some((thing) => thing && COUNTED_SINGLY.has(stem(thing.word)));
}

const mayHoldSeveral = ({ word }: KnownToken): boolean => HELD_SEVERALLY.has(stem(word));

/** "2 x 500g mince" is a kilo in two packs: packs say it. `inside`: what is counted may stand several in a pack. */
function packs(said: number, inside = false): Amount {
  const { quantity, asked } = bounded(said);
  return {
    quantity,
    ...(asked === undefined ? {} : { asked }),
    need: { kind: 'packs', count: quantity, ...(inside ? { inside: true } : {}) },
    inPack: null,
  };
}
