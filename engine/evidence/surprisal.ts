import type { ParsedName } from '../names/parsedName';
import { E, type Row } from './features';
import { REMAINING_COST, closenessOf } from '../knowledge/substitutes';
import { termFlags, markCandidate, NAMED, presentTerms } from './queryMarks';
import type { PreparedTarget } from './target';
import { wordCount } from '../words/wordInterner';
import { classAt, costOf, TYPE, typeOf } from '../knowledge/wordClasses';

/**
 * The products around what is looked for, and which of them hold a word. They stand in tables that all searches
 * share, so they hold for the last ones shown: kept with every search they would be most of its memory.
 */
let around: readonly ParsedName[] = [];
/** By word number: where its products begin in `holders`, and how many they are. */
let from = new Int32Array(0);
let count = new Int32Array(0);
let holders = new Int32Array(0);
/** Shared words, by their places as bits -> the products that hold them all, with their number. */
const contexts = new Map<number | string, Context>();
/** Places that fit into one number; longer names are told apart by their words. */
const BITS = 30;
interface Context {
  held: Uint8Array;
  size: number;
}

export function countPoolWords(all: readonly ParsedName[]): void {
  if (all === around) return;
  for (const { ids } of around) for (const id of ids.name) count[id] = 0;
  around = all;
  contexts.clear();
  if (count.length < wordCount()) {
    count = new Int32Array(wordCount() * 2);
    from = new Int32Array(count.length);
  }
  let total = 0;
  for (const { ids } of all) {
    for (const id of ids.name) count[id]!++;
    total += ids.name.length;
  }
  if (holders.length < total) holders = new Int32Array(total * 2);
  // Room for each word where it first stands; `count` is then counted up anew.
  let free = 0;
  for (const { ids } of all) {
    for (const id of ids.name) {
      if (count[id]! <= 0) continue;
      from[id] = free;
      free += count[id]!;
      count[id] = -count[id]!;
    }
  }
  for (const { ids } of all) for (const id of ids.name) count[id] = 0;
  all.forEach(({ ids }, at) => {
    for (const id of ids.name) holders[from[id]! + count[id]!++] = at;
  });
}

/** Fewer products than this say nothing about what such a product is usually called: rarer shared words are left out. */
const FEW = 3;

/** The products that hold all shared words, the rarest word first; a word that would leave too few is passed over. */
function contextOf(shared: readonly number[], key: number | string): Context {
  const known = contexts.get(key);
  if (known) return known;
  // The sort is stable: of equals the first in the name.
  const rows = shared.filter((id) => count[id]! > 0).sort((a, b) => count[a]! - count[b]!);
  let held = new Uint8Array(around.length);
  let size = 0;
  rows.every((id, place) => {
    const next = new Uint8Array(around.length);
    let left = 0;
    for (let at = from[id]!; at < from[id]! + count[id]!; at++) {
      if (place > 0 && held[holders[at]!] === 0) continue;
      next[holders[at]!] = 1;
      left++;
    }
    if (place > 0 && left < FEW) return false;
    held = next;
    size = left;
    return true;
  });
  const context = { held, size };
  contexts.set(key, context);
  return context;
}

/** -ln of the share of a context that holds the word: "tomato" says nothing new of a ketchup, "buffalo" much of chicken poppers. */
function surpriseOf({ held, size }: Context, id: number): number {
  let both = 0;
  const end = from[id]! + count[id]!;
  for (let at = from[id]!; at < end; at++) both += held[holders[at]!]!;
  return -Math.log((both + 0.5) / (size + 3));
}

/** How surprising the words are that only one of two names has, among the products that share the rest; weighed by what they cost. The sight and the neighbours must be shown. */
export function addSurprisal(
  row: Row,
  { name, wanted, sight }: PreparedTarget,
  facts: ParsedName,
): void {
  markCandidate(sight, facts.ids);
  const shared: number[] = [];
  const lost: number[] = [];
  let places = 0;
  for (let at = 0; at < name.length; at++) {
    if (presentTerms[name[at]!.place] !== 1) {
      if (at >= wanted.makers) lost.push(name[at]!.id);
      continue;
    }
    shared.push(name[at]!.id);
    places |= 1 << at;
  }
  const context = contextOf(shared, name.length <= BITS ? places : shared.join());
  const added: number[] = [];
  for (let at = facts.ids.makers; at < facts.ids.name.length; at++)
    if (!(termFlags[facts.ids.name[at]!]! & NAMED)) added.push(facts.ids.name[at]!);
  addOf(row, context, lost, added, E.lostSurprise, E.lostSurprises);
  addOf(row, context, added, lost, E.addedSurprise, E.addedSurprises);
}

/** Writes the highest surprise of some words and that of all together. */
function addOf(
  row: Row,
  context: Context,
  ids: readonly number[],
  others: readonly number[],
  highest: number,
  together: number,
): void {
  let sum = 0;
  let most = 0;
  for (let at = 0; at < ids.length; at++) {
    const weight = weightOf(ids[at]!);
    if (weight === 0) continue;
    const surprise =
      weight * REMAINING_COST[closenessOf(ids[at]!, others)] * surpriseOf(context, ids[at]!);
    sum += surprise;
    if (surprise > most) most = surprise;
  }
  row[highest] = most;
  row[together] = sum;
}

/** Makers are compared elsewhere; what costs nothing still counts a little. */
function weightOf(id: number): number {
  const wordClass = classAt(id);
  if (wordClass < 0) return 0.5;
  return typeOf(wordClass) === TYPE.B ? 0 : Math.max(0.07, costOf(wordClass) / 3);
}
