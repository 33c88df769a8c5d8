import { AISLE_KEYS, readAisleTable, readWeights, type AisleWeights } from './aisleCodec';
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

const textByKey = lazy(() => readAisleTable(AISLE_WORDS));

const weightsOf = (key: string): AisleWeights => readWeights(textByKey().get(key) ?? '');
/** Whether a word has been read among names and typed lines. */
export const hasAisle = (word: string): boolean => textByKey().has(word);
/** Whether it has been read as the head of a name. */
export const hasHead = (word: string): boolean => textByKey().has(AISLE_KEYS.head(word));
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
  if (!ground) grounds.set(key, (ground = makeGround(department, several)));
  return ground;
}

function makeGround(department: Department | null, several: boolean): Ground {
  const logs = Float64Array.from(AISLE_BIAS, (hundredths) => hundredths / 100);
  const keys = [
    ...(department ? [AISLE_KEYS.department(department)] : []),
    ...(several ? [AISLE_KEYS.several] : []),
  ];
  for (const { aisles, weights } of keys.map(weightsOf))
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

/** What words say of each aisle, as a factor of its share; NaN where they say nothing. */
interface Said {
  logs: Float64Array;
  /** The aisles that words speak of. */
  spoken: number[];
}

function add({ logs, spoken }: Said, { aisles, weights }: AisleWeights): void {
  for (let at = 0; at < aisles.length; at++) {
    const aisle = aisles[at]!;
    const known = logs[aisle]!;
    if (known === known) logs[aisle] = known + weights[at]!;
    else {
      logs[aisle] = weights[at]!;
      spoken.push(aisle);
    }
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
  const said: Said = { logs: new Float64Array(GROUP.length).fill(NaN), spoken: [] };
  for (let at = 0; at < words.length; at++) add(said, byWord(words[at]!));
  add(said, byHead(head));
  const { logs, spoken } = said;
  let { all } = ground;
  const shares = new Map<number, number>();
  for (const aisle of spoken) {
    const before = ground.shares[aisle]!;
    const share = before * Math.exp(logs[aisle]!);
    shares.set(aisle, share);
    all += share - before;
  }
  for (const aisle of ground.common)
    if (!shares.has(aisle)) shares.set(aisle, ground.shares[aisle]!);
  return likeliest(shares, all);
}

/** The aisles of a reading by their shares, which add up to `all`. */
function likeliest(shares: ReadonlyMap<number, number>, all: number): Aisles {
  let first = 0;
  let most = 0;
  for (const [aisle, share] of shares)
    if (share > most || (share === most && aisle < first)) {
      first = aisle;
      most = share;
    }
  const at = [...shares.keys()]
    .filter((aisle) => shares.get(aisle)! >= LEAST * all)
    .sort((a, b) => a - b);
  const groupShares = new Map<number, number>();
  for (const aisle of at) {
    const group = GROUP[aisle]!;
    groupShares.set(group, (groupShares.get(group) ?? 0) + shares.get(aisle)! / all);
  }
  return {
    at,
    roots: at.map((aisle) => Math.sqrt(shares.get(aisle)! / all)),
    groups: [...groupShares.keys()],
    groupRoots: Array.from(groupShares.values(), Math.sqrt),
    first,
    firstGroup: GROUP[first]!,
    sure: most / all,
  };
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
