/**
 * Learns the vectors of words (engine/wordVectors.ts) from products that readers put into groups, and writes engine/lexicon/wordVectors.ts.
 * usage: npx tsx scripts/fit-vectors.ts
 * Reads scripts/groups/names.tsv.gz: portions of products of one aisle as the engine reads them (portion, kind, group, number of the group of aisles,
 * department, head, words without makers in the order of the alphabet); those of one group stand in for one another, those of one kind are the same thing in another variety.
 * Logistic loss over all pairs of a portion: alike = 1 / (1 + exp(REACH x distance - bias)). All pairs of words are tried first, those that tell most are kept. Deterministic.
 */
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isAmong, keysOf, pairIn, writeVector } from '../engine/knowledge/vectorCodec';

const DIMENSIONS = 8;
const ROUNDS = { tried: 60, kept: 120 };
const RATE = 0.03;
const RIDGE = 0.01;
const REACH = 2;
/** What is seen less often says too little. */
const LEAST = { word: 2, among: 3, pair: 4 };
const PAIRS = 8_000;
/** What two products of different kinds count beside two varieties of one. */
const OTHER_KIND = 0.5;

interface Name {
  kind: string;
  group: string;
  keys: string[];
}
interface Placed {
  kind: string;
  group: string;
  keys: Int32Array;
}

const portions = new Map<string, Name[]>();
for (const line of gunzipSync(fs.readFileSync('scripts/groups/names.tsv.gz'))
  .toString('utf8')
  .trim()
  .split('\n')) {
  const [portion, kind, group, aisles, department, head, said] = line.split('\t') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const words = said.split(' ').filter(Boolean);
  const keys = keysOf(words, head, Number(aisles), department);
  const known = portions.get(portion);
  if (known) known.push({ kind, group, keys });
  else portions.set(portion, [{ kind, group, keys }]);
}
const names = [...portions.values()];
const seen = new Map<string, number>();
for (const { keys } of names.flat())
  for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
const often = [...seen]
  .filter(
    ([key, count]) => count >= (pairIn(key) ? LEAST.pair : isAmong(key) ? LEAST.among : LEAST.word),
  )
  .map(([key]) => key);

const tried = fit(often, ROUNDS.tried);
const telling = often
  .filter(pairIn)
  .map((key) => [Math.hypot(...tried.get(key)!) * Math.sqrt(seen.get(key)!), key] as const)
  .sort(([a, one], [b, other]) => b - a || (one < other ? -1 : 1))
  .slice(0, PAIRS);
const pairsKept = new Set(telling.map(([, key]) => key));
const kept = fit(
  often.filter((key) => !pairIn(key) || pairsKept.has(key)),
  ROUNDS.kept,
);

fs.writeFileSync(
  'engine/lexicon/wordVectors.ts',
  `/** Written by scripts/fit-vectors.ts; do not edit. See docs/design/matching.md. */

/** Numbers of a vector, a letter each. */
export const DIMENSIONS = ${DIMENSIONS};

/** Each entry is a key and, in its last letters, the vector; how they are written: vectorText.ts. */
export const VECTORS = '${[...kept]
    .map(([key, vector]) => key + writeVector(vector))
    .sort()
    .join(' ')}';
`,
);
console.log(kept.size, 'vectors');

/** The vectors of keys, by Adam over the mean loss. */
function fit(keys: readonly string[], rounds: number): Map<string, Float64Array> {
  const place = new Map(keys.map((key, at) => [key, at]));
  const read = names.map((portion) =>
    portion.map(({ kind, group, keys: all }): Placed => ({
      kind,
      group,
      keys: Int32Array.from(all.flatMap((key) => place.get(key) ?? [])),
    })),
  );
  const size = keys.length * DIMENSIONS;
  const vectors = Float64Array.from(
    { length: size },
    (_, at) => 0.3 * (noise(at) + noise(at + size) + noise(at + 2 * size)),
  );
  const [gradient, first, second] = [
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
  ];
  // A word among the things of one group learns slower than the word itself.
  const speed = Float64Array.from(keys, (key) => (isAmong(key) ? 0.4 : 1));
  const weightOfAll = read.reduce((sum, portion) => sum + weightIn(portion), 0);
  let bias = 1;
  let [biasFirst, biasSecond] = [0, 0];
  for (let round = 1; round <= rounds; round++) {
    gradient.fill(0);
    let biasGradient = 0;
    let loss = 0;
    for (const portion of read) {
      const at = portion.map((name) => sumOf(vectors, name));
      const pull = portion.map(() => new Float64Array(DIMENSIONS));
      for (let i = 0; i < portion.length; i++)
        for (let j = i + 1; j < portion.length; j++) {
          const [a, b] = [portion[i]!, portion[j]!];
          let square = 0.01;
          for (let d = 0; d < DIMENSIONS; d++) square += (at[i]![d]! - at[j]![d]!) ** 2;
          const distance = Math.sqrt(square);
          const share = 1 / (1 + Math.exp(REACH * distance - bias));
          const same = a.group === b.group;
          const weight = weightOf(a, b) / weightOfAll;
          loss -= weight * Math.log(Math.max(1e-9, same ? share : 1 - share));
          const off = weight * (share - Number(same));
          biasGradient += off;
          for (let d = 0; d < DIMENSIONS; d++) {
            const step = ((-REACH * off) / distance) * (at[i]![d]! - at[j]![d]!);
            pull[i]![d]! += step;
            pull[j]![d]! -= step;
          }
        }
      portion.forEach(({ keys: mine }, i) => {
        for (const key of mine)
          for (let d = 0; d < DIMENSIONS; d++) gradient[key * DIMENSIONS + d]! += pull[i]![d]!;
      });
    }
    const rate = RATE * (1 - round / (rounds + 1));
    const [up, upSquare] = [1 / (1 - 0.9 ** round), 1 / (1 - 0.99 ** round)];
    for (let at = 0; at < size; at++) {
      const slope = 1000 * (gradient[at]! + (RIDGE * vectors[at]!) / keys.length);
      first[at] = 0.9 * first[at]! + 0.1 * slope;
      second[at] = 0.99 * second[at]! + 0.01 * slope * slope;
      vectors[at]! -=
        (rate * speed[Math.floor(at / DIMENSIONS)]! * first[at]! * up) /
        (Math.sqrt(second[at]! * upSquare) + 1e-6);
    }
    biasFirst = 0.9 * biasFirst + 100 * biasGradient;
    biasSecond = 0.99 * biasSecond + 0.01 * (1000 * biasGradient) ** 2;
    bias -= (rate * biasFirst * up) / (Math.sqrt(biasSecond * upSquare) + 1e-6);
    if (round % 20 === 0)
      console.log(`round ${round}: loss ${loss.toFixed(4)}, bias ${bias.toFixed(2)}`);
  }
  return new Map(
    keys.map((key, at) => [key, vectors.slice(at * DIMENSIONS, (at + 1) * DIMENSIONS)]),
  );
}

/** Two of one group and two varieties of a kind count whole, two kinds of thing less. */
function weightOf(a: { kind: string }, b: { kind: string }): number {
  return a.kind === b.kind ? 1 : OTHER_KIND;
}
function weightIn(portion: readonly { kind: string }[]): number {
  let sum = 0;
  portion.forEach((a, at) => {
    for (let other = at + 1; other < portion.length; other++) sum += weightOf(a, portion[other]!);
  });
  return sum;
}
function sumOf(vectors: Float64Array, { keys }: Placed): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const key of keys)
    for (let d = 0; d < DIMENSIONS; d++) sum[d]! += vectors[key * DIMENSIONS + d]!;
  return sum;
}
/** A number between -0.5 and 0.5 that is the same each time. */
function noise(at: number): number {
  const mixed = Math.imul((at + 1) ^ ((at + 1) >>> 15), 2246822519);
  return (Math.imul(mixed ^ (mixed >>> 13), 3266489917) >>> 0) / 2 ** 32 - 0.5;
}
