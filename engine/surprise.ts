import type { Facts } from './facts';
import { E, type Row } from './features';
import type { Sought } from './wanted';
import { classOf, costOf, TYPE, typeOf } from './wordClasses';

/** The products around what is looked for, and which of them hold a word: bit i of a row is product i. */
export interface Neighbours {
  holders: ReadonlyMap<string, Uint32Array>;
  length: number;
  /** Shared words, joined -> the products that hold them all, with their number. */
  contexts: Map<string, { held: Uint32Array; size: number }>;
}

export function neighboursOf(all: readonly Facts[]): Neighbours {
  const length = (all.length + 31) >> 5;
  const holders = new Map<string, Uint32Array>();
  all.forEach(({ name }, at) => {
    for (const word of name) {
      let row = holders.get(word);
      if (!row) holders.set(word, (row = new Uint32Array(length)));
      row[at >> 5]! |= 1 << (at & 31);
    }
  });
  return { holders, length, contexts: new Map() };
}

const bits = (value: number): number => {
  let v = value - ((value >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** Fewer products than this say nothing about what such a product is usually called: rarer shared words are left out. */
const FEW = 3;

/** The products that hold all shared words, the rarest word first; a word that would leave too few is passed over. */
function contextOf({ holders, length, contexts }: Neighbours, shared: readonly string[]): { held: Uint32Array; size: number } {
  const key = shared.join(' ');
  const known = contexts.get(key);
  if (known) return known;
  const rows = shared.flatMap((word) => holders.get(word) ?? []).map((row) => ({ row, size: row.reduce((sum, value) => sum + bits(value), 0) })).sort((a, b) => a.size - b.size);
  let held = rows[0]?.row.slice() ?? new Uint32Array(length);
  let size = rows[0]?.size ?? 0;
  for (const { row } of rows.slice(1)) {
    const next = held.map((value, at) => value & row[at]!);
    const left = next.reduce((sum, value) => sum + bits(value), 0);
    if (left < FEW) break;
    held = next;
    size = left;
  }
  const context = { held, size };
  contexts.set(key, context);
  return context;
}

/** -ln of the share of a context that holds the word: "tomato" says nothing new of a ketchup, "buffalo" much of chicken poppers. */
function surpriseOf({ held, size }: { held: Uint32Array; size: number }, row: Uint32Array | undefined): number {
  let count = 0;
  if (row) for (let at = 0; at < row.length; at++) count += bits(held[at]! & row[at]!);
  return -Math.log((count + 0.5) / (size + 3));
}

/** How surprising the words are that only one of two names has, among the products that share the rest; weighed by what they cost. */
export function addSurprise(row: Row, { wanted, named }: Sought, facts: Facts, neighbours: Neighbours): void {
  const shared: string[] = [];
  for (const word of wanted.name) if (facts.all.has(word)) shared.push(word);
  const context = contextOf(neighbours, shared);
  let lost = 0;
  let lostMost = 0;
  let added = 0;
  let addedMost = 0;
  for (const word of wanted.name) {
    if (facts.all.has(word)) continue;
    const weight = weightOf(word);
    if (weight === 0) continue;
    const surprise = weight * surpriseOf(context, neighbours.holders.get(word));
    lost += surprise;
    if (surprise > lostMost) lostMost = surprise;
  }
  for (const word of facts.name) {
    if (named.has(word)) continue;
    const weight = weightOf(word);
    if (weight === 0) continue;
    const surprise = weight * surpriseOf(context, neighbours.holders.get(word));
    added += surprise;
    if (surprise > addedMost) addedMost = surprise;
  }
  row[E.lostSurprise] = lostMost;
  row[E.lostSurprises] = lost;
  row[E.addedSurprise] = addedMost;
  row[E.addedSurprises] = added;
}

/** Makers are compared elsewhere; what costs nothing still counts a little. */
function weightOf(word: string): number {
  const wordClass = classOf(word);
  if (wordClass < 0) return 0.5;
  return typeOf(wordClass) === TYPE.B ? 0 : Math.max(0.07, costOf(wordClass) / 3);
}
