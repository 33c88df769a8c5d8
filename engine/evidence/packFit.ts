// Whether a product is held as a typed line wants it: in cans, in a bottle, several in a pack.
import type { Department } from '../lexicon/words';
import type { ParsedName } from '../names/parsedName';
import type { Pack } from '../query/parseQuery';
import type { Size } from '../types';

const HELD_IN: Readonly<Record<Pack, RegExp>> = {
  can: /\b(?:cans?|tins?)\b/i,
  bottle: /\bbottles?\b/i,
  carton: /\bcartons?\b/i,
  multipack: /\bmultipack\b/i,
  jar: /\bjars?\b/i,
  pouch: /\b(?:pouch(?:es)?|sachets?)\b/i,
  tub: /\btubs?\b/i,
  bag: /(?<!\btea )\bbags?\b/i,
};
/** Of these the size of a drink tells nothing. */
const TOLD_BY_NAMES: ReadonlySet<Pack> = new Set(['tub', 'jar', 'pouch', 'bag']);
const PACKS = Object.keys(HELD_IN) as Pack[];
/** Millilitres: what a can holds at most, what a bottle for the table holds at least. */
const CAN = 568;
const BOTTLE = 450;

/** 1: it is held as asked, -1: otherwise, 0: nothing tells. A name says it, else the size of a drink does. */
export function packFit(pack: Pack, name: string, { size, department }: ParsedName): number {
  const printed = PACKS.filter((other) => HELD_IN[other].test(name));
  if (printed.includes(pack)) return 1;
  const several = size.kind !== 'none' && size.count > 1;
  if (pack === 'multipack') return several ? 1 : size.kind === 'none' ? 0 : -1;
  const isOther = printed.some((other) => other !== 'multipack' || pack === 'bag');
  if (isOther || (pack === 'bag' && APART.test(name))) return -1;
  if (pack === 'jar' && (department === 'produce' || department === 'fresh')) return -1;
  if (TOLD_BY_NAMES.has(pack)) return 0;
  return MAY_BE_DRUNK.has(department) ? drinkFit(pack, size, department === 'alcohol') : 0;
}
/** Sold singly, or several small ones together: no bag of it. Twenty sausages of 907 g may lie in one. */
const APART = /\bloose\b|\d ?x ?\d/i;
const MAY_BE_DRUNK: ReadonlySet<Department> = new Set(['drinks', 'alcohol', 'fresh', 'other']);

/** Whether a drink of a size is held in cans or cartons, or in a bottle. */
function drinkFit(pack: Pack, size: Size, alcohol: boolean): number {
  if (size.kind === 'count') return pack === 'bottle' && !alcohol ? -1 : 1;
  if (size.kind !== 'volume') return 0;
  const several = size.count > 1;
  const one = size.amount / Math.max(1, size.count);
  if (pack !== 'bottle') return several && one <= CAN ? 1 : one > CAN ? -1 : 0;
  if (several) return alcohol ? 0 : -1;
  return one >= BOTTLE ? 1 : 0;
}

/** Below 0 where the measure differs from what was typed: one pack with a weight for "6", a number for a weight, six cans for two litres. */
export function measureFit(asked: Size, size: Size): number {
  if (asked.kind === 'count')
    return asked.count > 1 && (size.kind === 'mass' || size.kind === 'volume') && size.count <= 1
      ? -0.4
      : 0;
  if (asked.kind === 'volume' && asked.count <= 1 && size.kind === 'volume' && size.count > 1)
    return -0.6;
  return asked.kind !== 'none' && size.kind === 'count' ? -0.25 : 0;
}
