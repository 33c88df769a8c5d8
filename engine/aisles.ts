import { AISLE_BIAS, AISLE_WORDS, AISLES } from './lexicon/aisles';
import type { Department } from './lexicon/words';
import { remember } from './onceAWord';
import { wordOf } from './wordIds';

/** Where in a supermarket a thing stands, as far as its name tells: the likeliest aisles and groups of aisles, ascending. */
export interface Aisles {
  readonly at: readonly number[];
  /** The square root of each one's share of all. */
  readonly roots: readonly number[];
  readonly groups: readonly number[];
  readonly groupRoots: readonly number[];
  /** The likeliest aisle, its group and its share. */
  readonly first: number;
  readonly firstGroup: number;
  readonly sure: number;
}

/** What a word adds to some aisles. */
interface Said { aisles: Uint16Array; weights: Float64Array }
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ZERO = 12;
const STEP = 0.25;
/** Three letters say one weight. */
const RUN = 3;

const GROUP = Uint16Array.from(AISLES.flatMap((group, at) => group.split(' ').map(() => at)));
const BIAS = Float64Array.from(AISLE_BIAS, (hundredths) => hundredths / 100);
const SHARES = BIAS.map(Math.exp);
const ALL = SHARES.reduce((sum, share) => sum + share, 0);
/** Smaller shares are left out. */
const LEAST = 0.01;

// Made when a name is first put into an aisle, as the classes are; a word's weights when it is first asked for.
let texts: Map<string, string> | null = null;
const textsOfWords = (): Map<string, string> => new Map(AISLE_WORDS.split(' ').map((entry) => {
  const end = entry.indexOf(':');
  return [entry.slice(0, end), entry.slice(end + 1)] as const;
}));

function saidBy(word: string): Said {
  const text = (texts ??= textsOfWords()).get(word) ?? '';
  const count = text.length / RUN;
  const said = { aisles: new Uint16Array(count), weights: new Float64Array(count) };
  for (let at = 0; at < count; at++) {
    said.aisles[at] = parseInt(text.slice(RUN * at, RUN * at + 2), 36);
    said.weights[at] = (LETTERS.indexOf(text[RUN * at + 2]!) - ZERO) * STEP;
  }
  return said;
}
const byWord = remember((id) => saidBy(wordOf(id)));
const byHead = remember((id) => saidBy(`>${wordOf(id)}`));
const byDepartment = new Map<Department, Said>();
const saidByDepartment = (department: Department): Said => byDepartment.get(department) ?? byDepartment.set(department, saidBy(`@${department}`)).get(department)!;
let multipack: Said | null = null;

// Scratch, all 0 between calls: what is said for each aisle and whether anything is, the groups' shares; and the aisles something is said for, their shares.
const sums = new Float64Array(GROUP.length);
const spoken = new Uint8Array(GROUP.length);
const kept = new Float64Array(GROUP.length);
const touched = new Uint16Array(GROUP.length);
let count = 0;
const groupShares = new Float64Array(AISLES.length);

function add({ aisles, weights }: Said): void {
  for (let at = 0; at < aisles.length; at++) {
    const aisle = aisles[at]!;
    if (spoken[aisle] === 0) { spoken[aisle] = 1; touched[count++] = aisle; }
    sums[aisle]! += weights[at]!;
  }
}

/** By the words of a name or a line, its head, the department (a line has none) and whether several are packed together. */
export function aislesOf(words: readonly number[], head: number, department: Department | null, several: boolean): Aisles {
  count = 0;
  for (let at = 0; at < words.length; at++) add(byWord(words[at]!));
  add(byHead(head));
  if (department) add(saidByDepartment(department));
  if (several) add((multipack ??= saidBy('#')));
  let all = ALL;
  for (let at = 0; at < count; at++) all += SHARES[touched[at]!]! * (Math.exp(sums[touched[at]!]!) - 1);
  const found: number[] = [];
  let first = 0;
  let sure = 0;
  for (let at = 0; at < count; at++) {
    const aisle = touched[at]!;
    const share = (SHARES[aisle]! * Math.exp(sums[aisle]!)) / all;
    sums[aisle] = spoken[aisle] = 0;
    if (share > sure || (share === sure && aisle < first)) { first = aisle; sure = share; }
    if (share >= LEAST) { found.push(aisle); groupShares[GROUP[aisle]!]! += share; kept[aisle] = share; }
  }
  found.sort((a, b) => a - b);
  const groups: number[] = [];
  for (const aisle of found) if (groups.at(-1) !== GROUP[aisle]) groups.push(GROUP[aisle]!);
  const read = { at: found, roots: found.map((aisle) => Math.sqrt(kept[aisle]!)), groups, groupRoots: groups.map((group) => Math.sqrt(groupShares[group]!)), first, firstGroup: GROUP[first]!, sure };
  for (const group of groups) groupShares[group] = 0;
  return read;
}

function overlap(a: readonly number[], b: readonly number[], rootsA: readonly number[], rootsB: readonly number[]): number {
  let sum = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) sum += rootsA[i++]! * rootsB[j++]!;
    else if (a[i]! < b[j]!) i++;
    else j++;
  }
  return sum;
}

/** How much two readings agree on the aisle, 0 ... 1 (the Bhattacharyya coefficient of their shares). */
export const sameAisle = (a: Aisles, b: Aisles): number => overlap(a.at, b.at, a.roots, b.roots);
/** The same for the groups of aisles. */
export const sameGroup = (a: Aisles, b: Aisles): number => overlap(a.groups, b.groups, a.groupRoots, b.groupRoots);
