import { AISLE_KEYS, readWeights, type AisleWeights } from './aisleCodec';
import { AISLE_BIAS, AISLE_WORDS, AISLES } from '../lexicon/aisles';
import type { Department } from '../lexicon/words';
import { memoiseById } from '../words/memoByWord';
import { wordOf } from '../words/wordInterner';

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

const GROUP = Uint16Array.from(AISLES.flatMap((group, at) => group.split(' ').map(() => at)));
/** The number of the group of aisles that an aisle stands in. */
export const groupOf = (aisle: string): number =>
  AISLES.findIndex((group) => group.split(' ').includes(aisle));
/** Smaller shares are left out. */
const LEAST = 0.01;

// Made when a name is first put into an aisle, as the classes are; a word's weights when it is first asked for.
let texts: Map<string, string> | null = null;
const textsOfWords = (): Map<string, string> =>
  new Map(
    AISLE_WORDS.split(' ').map((entry) => {
      const end = entry.indexOf(':');
      return [entry.slice(0, end), entry.slice(end + 1)] as const;
    }),
  );

const weightsOf = (key: string): AisleWeights =>
  readWeights((texts ??= textsOfWords()).get(key) ?? '');
/** Whether a word has been read among names and typed lines. */
export const hasAisle = (word: string): boolean => (texts ??= textsOfWords()).has(word);
const byWord = memoiseById((id) => weightsOf(wordOf(id)));
const byHead = memoiseById((id) => weightsOf(AISLE_KEYS.head(wordOf(id))));

/** What is said before a word is read: by how common aisles are, by the department and by whether several are packed together. */
interface Ground {
  /** By aisle, not yet shares of one. */
  shares: Float64Array;
  all: number;
  /** Aisles that count even if no word speaks of them. */
  common: number[];
}
const grounds = new Map<string, Ground>();
function groundOf(department: Department | null, several: boolean): Ground {
  const key = `${department}${several}`;
  let ground = grounds.get(key);
  if (!ground) {
    const logs = Float64Array.from(AISLE_BIAS, (hundredths) => hundredths / 100);
    const keys = [
      ...(department ? [AISLE_KEYS.department(department)] : []),
      ...(several ? [AISLE_KEYS.several] : []),
    ];
    for (const { aisles, weights } of keys.map(weightsOf))
      aisles.forEach((aisle, at) => {
        logs[aisle]! += weights[at]!;
      });
    const bare = logs.map(Math.exp);
    const all = bare.reduce((sum, share) => sum + share, 0);
    grounds.set(
      key,
      (ground = {
        shares: bare,
        all,
        common: [...bare.keys()].filter((aisle) => bare[aisle]! >= LEAST * all),
      }),
    );
  }
  return ground;
}

// Scratch, all 0 between calls: what the words say for each aisle, whether any does, the groups' shares; and the aisles that words speak of, their shares.
const sums = new Float64Array(GROUP.length);
const spoken = new Uint8Array(GROUP.length);
const groupShares = new Float64Array(AISLES.length);
const touched = new Uint16Array(GROUP.length);
let count = 0;
const shares = new Float64Array(GROUP.length);

function add({ aisles, weights }: AisleWeights): void {
  for (let at = 0; at < aisles.length; at++) {
    const aisle = aisles[at]!;
    if (spoken[aisle] === 0) {
      spoken[aisle] = 1;
      touched[count++] = aisle;
    }
    sums[aisle]! += weights[at]!;
  }
}

/** By the words of a name or a line, its head, the department (a line has none) and whether several are packed together. */
export function aislesOf(
  words: readonly number[],
  head: number,
  department: Department | null,
  several: boolean,
): Aisles {
  const ground = groundOf(department, several);
  count = 0;
  for (let at = 0; at < words.length; at++) add(byWord(words[at]!));
  add(byHead(head));
  let { all } = ground;
  for (let at = 0; at < count; at++) {
    const aisle = touched[at]!;
    const before = ground.shares[aisle]!;
    all += (shares[aisle] = before * Math.exp(sums[aisle]!)) - before;
  }
  for (const aisle of ground.common) {
    if (spoken[aisle]) continue;
    touched[count++] = aisle;
    shares[aisle] = ground.shares[aisle]!;
  }
  const found: number[] = [];
  let first = 0;
  let sure = 0;
  for (let at = 0; at < count; at++) {
    const aisle = touched[at]!;
    const share = (shares[aisle]! /= all);
    sums[aisle] = spoken[aisle] = 0;
    if (share > sure || (share === sure && aisle < first)) {
      first = aisle;
      sure = share;
    }
    if (share >= LEAST) {
      found.push(aisle);
      groupShares[GROUP[aisle]!]! += share;
    }
  }
  found.sort((a, b) => a - b);
  const groups: number[] = [];
  for (const aisle of found) if (groups.at(-1) !== GROUP[aisle]) groups.push(GROUP[aisle]!);
  const read = {
    at: found,
    roots: found.map((aisle) => Math.sqrt(shares[aisle]!)),
    groups,
    groupRoots: groups.map((group) => Math.sqrt(groupShares[group]!)),
    first,
    firstGroup: GROUP[first]!,
    sure,
  };
  for (const group of groups) groupShares[group] = 0;
  return read;
}

function overlap(
  a: readonly number[],
  b: readonly number[],
  rootsA: readonly number[],
  rootsB: readonly number[],
): number {
  let sum = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) sum += rootsA[i++]! * rootsB[j++]!;
    else if (a[i]! < b[j]!) i++;
    else j++;
  }
  return sum;
}

/** How much two readings agree on the aisle, 0 ... 1 (the Bhattacharyya coefficient of their shares). */
export const sameAisle = (a: Aisles, b: Aisles): number => overlap(a.at, b.at, a.roots, b.roots);
/** The same for the groups of aisles. */
export const sameGroup = (a: Aisles, b: Aisles): number =>
  overlap(a.groups, b.groups, a.groupRoots, b.groupRoots);
