// How far two things lie apart, by vectors of their words. They were learned from products that readers put into groups by what
// stands in for what (scripts/fit/vectors.ts): a word that changes nothing has a short vector, two words for one thing have like ones.
import type { Aisles } from './aisleClassifier';
import { VECTORS } from '../fitted/vectors';
import type { Department } from '../lexicon/words';
import { lazy } from '../words/lazy';
import { distinct } from '../words/distinct';
import { memoiseById } from '../words/memoByWord';
import { DIMENSIONS, readVectorTable, VECTOR_KEYS } from './vectorCodec';
import { wordOf } from '../words/wordInterner';

const table = lazy(() => readVectorTable(VECTORS));
/** The vector of what the table does not hold. */
const NOTHING = new Float64Array(DIMENSIONS);

/** The vector of a word by its number, whatever stands beside it; all 0 for a word nobody has read. */
const wordVector = memoiseById((id) => table().ofWord(wordOf(id)) ?? NOTHING);
/** Whether readers met the word in a name, makers' names apart. */
export const hasVector = (id: number): boolean => wordVector(id) !== NOTHING;
/** How much a word changes what a thing is: 0.5 for "fresh", 1.2 for a flavour; 0 for an unknown one. */
export const vectorLength = memoiseById((id) => Math.hypot(...wordVector(id)) || UNREAD);
/** Stands in the memo for 0, which it does not keep. */
const UNREAD = Number.MIN_VALUE;

const byHead = memoiseById((id) => table().ofHead(wordOf(id)) ?? NOTHING);
const byDepartment = new Map<Department, Float64Array>();
/** The place of a word in the table, -1 for one that it does not know. */
const placeOf = memoiseById((id) => table().placeOf(wordOf(id)));

function keptIn<Key, Kept>(map: Map<Key, Kept>, key: Key, make: () => Kept): Kept {
  let found = map.get(key);
  if (found === undefined) map.set(key, (found = make()));
  return found;
}

function add(sum: Float64Array, vector: Float64Array | null): void {
  if (vector && vector !== NOTHING) for (let at = 0; at < DIMENSIONS; at++) sum[at]! += vector[at]!;
}

/** Steps of a sum that are told apart, far finer than those of the table. */
const FINEST = 1e6;
/**
 * A sum without what adding left behind its last digit, which differs with the order: two names of the same words lie in
 * one place, and an answer does not depend on which words, files or lines were read before.
 */
function exact(sum: Float64Array): Float64Array {
  for (let at = 0; at < DIMENSIONS; at++) sum[at] = Math.round(sum[at]! * FINEST) / FINEST;
  return sum;
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
  const words = distinct(name);
  const places = words.map(placeOf);
  words.forEach((id, at) => {
    add(sum, wordVector(id));
    add(sum, table().among(places[at]!, firstGroup));
    for (let next = at + 1; next < words.length; next++) {
      const [one, other] = [places[at]!, places[next]!];
      add(sum, table().ofPair(Math.min(one, other), Math.max(one, other)));
    }
  });
  add(sum, byHead(head));
  add(
    sum,
    keptIn(
      byDepartment,
      department,
      () => table().ofWord(VECTOR_KEYS.department(department)) ?? NOTHING,
    ),
  );
  return exact(sum);
}

/** How far some words together move a thing of a group of aisles: the length of the sum of their vectors. */
export function shiftOf(words: readonly number[], group: number): number {
  const sum = new Float64Array(DIMENSIONS);
  for (let at = 0; at < words.length; at++) {
    add(sum, wordVector(words[at]!));
    add(sum, table().among(placeOf(words[at]!), group));
  }
  return Math.sqrt(squareOf(exact(sum)));
}

/** What is left of a word beside others that may stand for it: 0 where one has its vector, 1 where none points its way. */
export function remainderBeside(id: number, others: readonly number[]): number {
  const own = wordVector(id);
  if (own === NOTHING) return 1;
  const length = vectorLength(id);
  let least = 1;
  for (let at = 0; at < others.length; at++) {
    if (!hasVector(others[at]!)) continue;
    const left = apart(own, wordVector(others[at]!)) / length;
    if (left < least) least = left;
  }
  return least;
}

function squareOf(vector: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at++) sum += vector[at]! ** 2;
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
  let both = 0;
  for (let at = 0; at < DIMENSIONS; at++) both += a[at]! * b[at]!;
  return both / Math.max(1e-6, Math.sqrt(squareOf(a) * squareOf(b)));
}
