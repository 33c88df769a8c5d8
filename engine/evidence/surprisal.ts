// How surprising the words are that only one of two names has, among products that share the rest.
import type { ParsedName } from '../names/parsedName';
import { remainderBeside } from '../knowledge/wordVectors';
import { weightOfWord } from '../knowledge/wordRoles';
import { E, type Row } from './features';
import type { Differences } from './wordDifferences';
import type { Workspace } from './workspace';

/** The products around what is looked for, and which of them hold a word. */
export interface Neighbourhood {
  workspace: Workspace;
  size: number;
  /** Shared words, by their places as bits -> the products that hold them all, with their number. */
  contexts: Map<number | string, Context>;
}
interface Context {
  held: Uint8Array;
  size: number;
}

/** Runs work with the words of some products counted in a workspace, and takes the counts out again. */
export function withNeighbourhood<Result>(
  workspace: Workspace,
  products: readonly ParsedName[],
  work: (around: Neighbourhood) => Result,
): Result {
  countWords(workspace, products);
  const result = work({ workspace, size: products.length, contexts: new Map() });
  for (const { ids } of products) for (const id of ids.name) workspace.holderCount[id] = 0;
  return result;
}

function countWords(workspace: Workspace, products: readonly ParsedName[]): void {
  const { holderCount: count, holdersFrom: from } = workspace;
  let total = 0;
  for (const { ids } of products) {
    for (const id of ids.name) count[id]!++;
    total += ids.name.length;
  }
  if (workspace.holders.length < total) workspace.holders = new Int32Array(total * 2);
  // Room for each word where it first stands; its holders are then counted up anew.
  let free = 0;
  for (const { ids } of products) {
    for (const id of ids.name) {
      if (count[id]! <= 0) continue;
      from[id] = free;
      free += count[id]!;
      count[id] = -count[id]!;
    }
  }
  for (const { ids } of products) for (const id of ids.name) count[id] = 0;
  products.forEach(({ ids }, at) => {
    for (const id of ids.name) workspace.holders[from[id]! + count[id]!++] = at;
  });
}

/** The least products from which it can be told what such a product is usually called; a shared word that would leave fewer is passed over. */
const FEW = 3;

/** The products that hold all shared words, the rarest word first; a word that would leave too few is passed over. */
function contextOf(around: Neighbourhood, { shared, sharedKey }: Differences): Context {
  const known = around.contexts.get(sharedKey);
  if (known) return known;
  const { holderCount: count, holdersFrom: from, holders } = around.workspace;
  // The sort is stable: of equals the first in the name.
  const rows = shared.filter((id) => count[id]! > 0).sort((a, b) => count[a]! - count[b]!);
  let context: Context = { held: new Uint8Array(around.size), size: 0 };
  rows.every((id, place) => {
    const held = new Uint8Array(around.size);
    let size = 0;
    for (let at = from[id]!; at < from[id]! + count[id]!; at++) {
      if (place > 0 && context.held[holders[at]!] === 0) continue;
      held[holders[at]!] = 1;
      size++;
    }
    if (place > 0 && size < FEW) return false;
    context = { held, size };
    return true;
  });
  around.contexts.set(sharedKey, context);
  return context;
}

/** -ln of the share of a context that holds the word: "tomato" says nothing new of a ketchup, "buffalo" much of chicken poppers. */
function surprisalOf({ workspace }: Neighbourhood, { held, size }: Context, id: number): number {
  const { holderCount: count, holdersFrom: from, holders } = workspace;
  let both = 0;
  const end = from[id]! + count[id]!;
  for (let at = from[id]!; at < end; at++) both += held[holders[at]!]!;
  return -Math.log((both + 0.5) / (size + 3));
}

/** Adds how surprising the words are that only one of two names has, weighed by how much each changes a thing and by what the other name has in its place. */
export function addSurprisal(row: Row, around: Neighbourhood, differences: Differences): void {
  const context = contextOf(around, differences);
  const { lost, added } = differences;
  const write = (
    ids: readonly number[],
    others: readonly number[],
    highest: number,
    together: number,
  ): void => {
    let sum = 0;
    let most = 0;
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at]!;
      const surprisal =
        weightOfWord(id) * remainderBeside(id, others) * surprisalOf(around, context, id);
      sum += surprisal;
      if (surprisal > most) most = surprisal;
    }
    row[highest] = most;
    row[together] = sum;
  };
  write(lost, added, E.lostSurprise, E.lostSurprises);
  write(added, lost, E.addedSurprise, E.addedSurprises);
}
