import { AISLE_KEYS, readAisleTable, type AisleWeights } from './aisleCodec';
import { AISLE_BIAS, AISLE_WORDS, AISLES } from '../fitted/aisles';
import type { Department } from '../lexicon/words';
import { lazy } from '../words/lazy';
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

const table = lazy(() => readAisleTable(AISLE_WORDS));

/** Whether a word has been read among names and typed lines. */
export const hasAisle = (word: string): boolean => table().has(word);
/** Whether it has been read as the head of a name. */
export const hasHead = (word: string): boolean => table().hasHead(word);
const byWord = memoiseById((id) => table().ofWord(wordOf(id)));
const byHead = memoiseById((id) => table().ofHead(wordOf(id)));

/** What is said before a word is read: by how common aisles are, by the department and by whether several are packed together. */
interface Ground {
  /** By aisle, not yet shares of one. */
  shares: Float64Array;
  all: number;
  /** Aisles that count even if no word speaks of them. */
  common: number[];
}
const groundsOf = (several: boolean): ((department: Department | null) => Ground) => {
  const known = new Map<Department | null, Ground>();
  return (department) => {
    let ground = known.get(department);
    if (!ground) known.set(department, (ground = makeGround(department, several)));
    return ground;
  };
};
const groundOfOne = groundsOf(false);
const groundOfSeveral = groundsOf(true);

function makeGround(department: Department | null, several: boolean): Ground {
  const logs = Float64Array.from(AISLE_BIAS, (hundredths) => hundredths / 100);
  const keys = [
    ...(department ? [AISLE_KEYS.department(department)] : []),
    ...(several ? [AISLE_KEYS.several] : []),
  ];
  for (const { aisles, weights } of keys.map(table().ofWord))
    aisles.forEach((aisle, at) => {
      logs[aisle]! += weights[at]!;
    });
  const shares = logs.map(Math.exp);
  const all = shares.reduce((sum, share) => sum + share, 0);
  return {
    shares,
    all,
    common: [...shares.keys()].filter((aisle) => shares[aisle]! >= LEAST * all),
  };
}

/** No number is equal to it, nor it to itself. */
const UNSAID = NaN;

/**
 * What words say of each aisle. One table for all readings, empty between two of them: thousands of names are read for a
 * first list, and a table for each would cost more than the reading.
 */
class Reading {
  /** By aisle, the logarithm of the factor of its share; UNSAID where no word speaks of it. */
  private readonly logs = new Float64Array(GROUP.length).fill(UNSAID);
  private readonly shares = new Float64Array(GROUP.length);
  /** The aisles that words speak of, behind them those that count anyway. */
  private readonly spoken = new Uint16Array(GROUP.length);
  private count = 0;

  add({ aisles, weights }: AisleWeights): void {
    const { logs, spoken } = this;
    for (let at = 0; at < aisles.length; at++) {
      const aisle = aisles[at]!;
      const known = logs[aisle]!;
      if (known === known) logs[aisle] = known + weights[at]!;
      else {
        logs[aisle] = weights[at]!;
        spoken[this.count++] = aisle;
      }
    }
  }

  /** What is read, and the table empty again. */
  take(ground: Ground): Aisles {
    const { logs, shares, spoken } = this;
    let { all } = ground;
    for (let at = 0; at < this.count; at++) {
      const aisle = spoken[at]!;
      const before = ground.shares[aisle]!;
      const share = before * Math.exp(logs[aisle]!);
      shares[aisle] = share;
      all += share - before;
    }
    for (const aisle of ground.common) {
      if (logs[aisle]! === logs[aisle]!) continue;
      shares[aisle] = ground.shares[aisle]!;
      spoken[this.count++] = aisle;
    }
    const kept: number[] = [];
    let first = spoken[0]!;
    for (let at = 0; at < this.count; at++) {
      const aisle = spoken[at]!;
      logs[aisle] = UNSAID;
      const ahead = shares[aisle]! - shares[first]!;
      if (ahead > 0 || (ahead === 0 && aisle < first)) first = aisle;
    }
    for (let at = 0; at < this.count; at++) {
      const aisle = spoken[at]!;
      if (aisle === first || shares[aisle]! >= LEAST * all) kept.push(aisle);
    }
    this.count = 0;
    return likeliest(kept.sort(ascending), first, shares, all);
  }
}
const ascending = (a: number, b: number): number => a - b;
const reading = new Reading();

/** By the words of a name or a line, its head, the department (a line has none) and whether several are packed together. */
export function aislesOf(
  words: readonly number[],
  head: number,
  department: Department | null,
  several: boolean,
): Aisles {
  const ground = (several ? groundOfSeveral : groundOfOne)(department);
  for (let at = 0; at < words.length; at++) reading.add(byWord(words[at]!));
  reading.add(byHead(head));
  return reading.take(ground);
}

/** The aisles `at`, ascending, by their shares, which add up to `all` with those left out; `first` has the largest. */
const likeliest = (at: number[], first: number, shares: Float64Array, all: number): Aisles =>
  aislesWith(
    at,
    at.map((aisle) => Math.round(Math.sqrt(shares[aisle]! / all) * WHOLE)),
    first,
  );

/** The root of a share is kept in steps, a byte each, so that a prepared price file says the same as a name that is read. */
const WHOLE = 255;

/** The aisles `at`, ascending, and the root of the share of each in 255 steps; `first` has the largest. */
export function aislesWith(at: number[], steps: readonly number[], first: number): Aisles {
  const roots: number[] = [];
  const groups: number[] = [];
  const groupShares: number[] = [];
  let sure = 0;
  for (let place = 0; place < at.length; place++) {
    const root = steps[place]! / WHOLE;
    const share = root * root;
    roots.push(root);
    if (at[place] === first) sure = share;
    const group = GROUP[at[place]!]!;
    // Aisles of a group stand together.
    if (groups[groups.length - 1] === group) groupShares[groups.length - 1]! += share;
    else {
      groups.push(group);
      groupShares.push(share);
    }
  }
  const groupRoots = groupShares.map(Math.sqrt);
  return { at, roots, groups, groupRoots, first, firstGroup: GROUP[first]!, sure };
}

/** The steps that `aislesWith` makes the aisles of. */
export const aisleShares = ({ roots }: Aisles): number[] =>
  roots.map((root) => Math.round(root * WHOLE));

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
