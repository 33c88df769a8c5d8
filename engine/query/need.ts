// How many or how much an item asks for: packs, pieces of the thing itself, or an amount.
import { COUNTED_IN_PACKS, COUNTED_SINGLY, SIZED_BY_NUMBER } from '../lexicon/countedThings';
import {
  CONTAINER_WORDS,
  COOKING_UNITS,
  MASS_UNITS,
  PIECE_WORDS,
  VOLUME_UNITS,
} from '../lexicon/readerWords';
import { stem } from '../words/normalise';
import { saidNumber } from './saidNumber';
import type { KnownToken } from './wordKnowledge';
import type { Need } from '../types';

/** The most of an item that a list holds. */
const MOST = 99;
/** A bare number above this is asked about. */
const SURE = 12;
/** Of what is sold by the pack nobody takes as many: such a number counts what is inside. */
const HUNDREDS = 50;
/** A pack of so many is a pack; of fewer people say "2 pack" for two packs. */
const LEAST_MANY = 3;
const PACK_OF = /^(?:pack|pk|multipack|opak)$/;
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
    const amount = worth * timesIn(size.slice(0, at).map((one) => one.word));
    return amount > 0 ? { kind, amount: Math.round(amount * 100) / 100 } : null;
  }
  return null;
}

const has = (words: ReadonlySet<string>, tokens: readonly KnownToken[]): boolean =>
  tokens.some(({ stem: one }) => words.has(one));

const TINNED = /^(?:tinned|canned|plum|frozen|dried|puree|passata)$/;
/** "12 x eggs" are twelve packs, "eggs x12" a pack of twelve. */
const isLeading = (count: readonly KnownToken[], name: readonly KnownToken[]): boolean =>
  name.length > 0 && count[0]!.token.start < name[0]!.token.start;

/** What the words of an item say of how many and how much. */
export function amountOf({ name, count, unit, size, recipe, trailing }: ItemWords): Amount {
  const said = saidNumber(count.map(({ word }) => word));
  const measure = measuredIn(size);
  const one: Amount = { quantity: 1, need: { kind: 'packs', count: 1 }, inPack: null };
  const packed = measure ? null : saidNumber(size.map(({ word }) => word));
  if (said !== null && said > 0 && said < 1 && !measure) return { ...one, part: true };
  if (said === null || (said > 0 && said < 1))
    return measure
      ? { ...one, need: recipe ? { ...measure, recipe: true } : measure }
      : packed !== null && packed > 1
        ? { ...one, need: { kind: 'pieces', count: Math.floor(packed) } }
        : one;
  const times = count.some(({ word }) => word === 'x');
  const [holder] = unit;
  // "9 pack toilet roll" is a pack of nine, "2 packs" are two.
  if (said >= LEAST_MANY && holder && PACK_OF.test(holder.word))
    return { ...one, need: { kind: 'pieces', count: Math.floor(said) }, inPack: said };
  const held = unit.some(({ word }) => CONTAINER_WORDS.has(word));
  const isDrinkPack =
    unit.some(({ word }) => /^(?:cans?|rolls?|bars?)$/.test(word)) && INSIDE.has(said) && said >= 4;
  const pieces = { kind: 'pieces', count: Math.max(1, Math.floor(said)) } as const;
  if (held && !isDrinkPack) return packs(said, unit.some(isHolder));
  if (isDrinkPack) return { ...one, need: { ...pieces, held: true }, inPack: said };
  const inPack = said > 1 && said <= SURE && !recipe && !times ? said : null;
  if (unit.some(({ word }) => PIECE_WORDS.has(word))) return { ...one, need: pieces, inPack };
  const last = name.at(-1);
  if (
    times &&
    count[0]!.token.kind === 'number' &&
    count[0]!.word !== 'x' &&
    !trailing &&
    isLeading(count, name)
  )
    return packs(said);
  const inside = has(COUNTED_IN_PACKS, name) && (said >= HUNDREDS || INSIDE.has(said));
  const many = said >= HUNDREDS && !trailing && !times;
  if ((inside || many) && !measure) return { ...one, need: pieces, inPack: said };
  const isProcessed = name.some(({ kind, word }) => kind === 'prep' || TINNED.test(word));
  if (last && COUNTED_SINGLY.has(stem(last.word)) && !measure && !isProcessed)
    return { ...one, ...bounded(said), need: pieces, inPack };
  if (said <= LARGEST_STAGE && has(SIZED_BY_NUMBER, name)) return { ...one, inPack: said };
  if (trailing && said > SURE) return { ...one, asks: said };
  return packs(said);
}

/** Of these a pack may hold several: "4 tins tuna" are two packs of three, not four. */
const HOLDERS = new Set(
  'tin can jar bottle btl carton ctn tub pot tube bar pouch sachet'.split(' '),
);
const isHolder = ({ word }: KnownToken): boolean => HOLDERS.has(stem(word));

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
