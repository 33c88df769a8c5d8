// How far two things lie apart, by vectors of their words. They were learned from products that readers put into groups by what
// stands in for what (scripts/fit-vectors.ts): words that change nothing are short, words that stand for one another are alike.
import type { Aisles } from './aisleClassifier';
import { DIMENSIONS, VECTORS } from '../lexicon/wordVectors';
import type { Department } from '../lexicon/words';
import { memoiseById } from '../words/memoByWord';
import { pairIn, readVector, VECTOR_KEYS } from './vectorCodec';
import { wordId, wordOf } from '../words/wordInterner';

// Made when a name is first read so, as the aisles are; a word's vector when it is first asked for.
let texts: Map<string, string> | null = null;
const textsOfKeys = (): Map<string, string> =>
  (texts ??= new Map(
    VECTORS.split(' ').map(
      (entry) => [entry.slice(0, -DIMENSIONS), entry.slice(-DIMENSIONS)] as const,
    ),
  ));
const NOTHING = new Float64Array(DIMENSIONS);
function vectorFor(key: string): Float64Array {
  const text = textsOfKeys().get(key);
  return text === undefined ? NOTHING : readVector(text);
}
const byWord = memoiseById((id) => vectorFor(wordOf(id)));
const byHead = memoiseById((id) => vectorFor(VECTOR_KEYS.head(wordOf(id))));
const byDepartment = new Map<Department, Float64Array>();
const byGroup = new Map<number, (id: number) => Float64Array>();
/** Of two words by their numbers, the smaller one first. */
let byPair: Map<number, Map<number, Float64Array>> | null = null;

function keptIn<Key, Kept>(map: Map<Key, Kept>, key: Key, make: () => Kept): Kept {
  let found = map.get(key);
  if (found === undefined) map.set(key, (found = make()));
  return found;
}

function pairs(): Map<number, Map<number, Float64Array>> {
  const all = new Map<number, Map<number, Float64Array>>();
  for (const [key, text] of textsOfKeys()) {
    const words = pairIn(key);
    if (!words) continue;
    const [one, other] = words.map(wordId) as [number, number];
    keptIn(all, Math.min(one, other), () => new Map<number, Float64Array>()).set(
      Math.max(one, other),
      readVector(text),
    );
  }
  return all;
}

function add(sum: Float64Array, vector: Float64Array | undefined): void {
  if (vector && vector !== NOTHING) for (let at = 0; at < DIMENSIONS; at++) sum[at]! += vector[at]!;
}

/**
 * Where a product lies: the sum over the words of its name (makers apart), each as such, among the things of its group of aisles
 * and together with each other one, its head and its department.
 */
export function vectorOf(
  name: readonly number[],
  head: number,
  { firstGroup }: Aisles,
  department: Department,
): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  const there = keptIn(byGroup, firstGroup, () =>
    memoiseById((id) => vectorFor(VECTOR_KEYS.among(wordOf(id), firstGroup))),
  );
  const words = [...new Set(name)].sort((a, b) => a - b);
  byPair ??= pairs();
  words.forEach((id, at) => {
    add(sum, byWord(id));
    add(sum, there(id));
    const beside = byPair!.get(id);
    if (beside)
      for (let other = at + 1; other < words.length; other++) add(sum, beside.get(words[other]!));
  });
  add(sum, byHead(head));
  add(
    sum,
    keptIn(byDepartment, department, () => vectorFor(VECTOR_KEYS.department(department))),
  );
  return sum;
}

/** How far two products lie apart: 0 are alike; of those that stand in for one another three quarters lie within 1. */
export function apart(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at++) sum += (a[at]! - b[at]!) ** 2;
  return Math.sqrt(sum);
}

/** The cosine of the angle between them, 0 where one says nothing. */
export function aligned(a: Float64Array, b: Float64Array): number {
  let [both, mine, theirs] = [0, 0, 0];
  for (let at = 0; at < DIMENSIONS; at++) {
    both += a[at]! * b[at]!;
    mine += a[at]! ** 2;
    theirs += b[at]! ** 2;
  }
  return both / Math.max(1e-6, Math.sqrt(mine * theirs));
}
