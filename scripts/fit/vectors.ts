/**
 * Learns the vectors of words (engine/knowledge/wordVectors.ts) from products that readers put into groups: engine/fitted/vectors.ts.
 * Reads data/groups/names.tsv.gz: portions of products of one aisle as the engine reads them (portion, kind, group, number of the group of aisles,
 * department, head, words without makers in the order of the alphabet); those of one group stand in for one another, those of one kind are the same thing in another variety.
 * Logistic loss over all pairs of a portion: alike = 1 / (1 + exp(REACH x distance - bias)). All pairs of words are tried first, those that tell most are kept. Deterministic.
 */
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  DIMENSIONS,
  isAmong,
  keysOf,
  pairIn,
  writeVectorTable,
} from '../../engine/knowledge/vectorCodec';
import { inParts, writeTable } from './sources';

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

function readPortions(): Name[][] {
  const portions = new Map<string, Name[]>();
  const lines = gunzipSync(fs.readFileSync('data/groups/names.tsv.gz')).toString('utf8');
  for (const line of lines.trim().split('\n')) {
    const [portion, kind, group, aisles, department, head, said] = line.split('\t') as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const keys = keysOf(said.split(' ').filter(Boolean), head, Number(aisles), department);
    const known = portions.get(portion);
    if (known) known.push({ kind, group, keys });
    else portions.set(portion, [{ kind, group, keys }]);
  }
  return [...portions.values()];
}

/** Learns the table and writes it. */
export function fitVectors(): void {
  const portions = readPortions();
  const seen = new Map<string, number>();
  for (const { keys } of portions.flat())
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  const least = (key: string): number =>
    pairIn(key) ? LEAST.pair : isAmong(key) ? LEAST.among : LEAST.word;
  const often = [...seen].filter(([key, count]) => count >= least(key)).map(([key]) => key);
  const tried = learn(portions, often, ROUNDS.tried);
  const telling = often
    .filter(pairIn)
    .map((key) => [Math.hypot(...tried.get(key)!) * Math.sqrt(seen.get(key)!), key] as const)
    .sort(([a, one], [b, other]) => b - a || (one < other ? -1 : 1))
    .slice(0, PAIRS);
  const pairsKept = new Set(telling.map(([, key]) => key));
  const kept = learn(
    portions,
    often.filter((key) => !pairIn(key) || pairsKept.has(key)),
    ROUNDS.kept,
  );
  writeTable(
    'engine/fitted/vectors.ts',
    `import type { VectorTableText } from '../knowledge/vectorCodec';

/** The vectors of words. */
export const VECTORS: VectorTableText = ${inParts(writeVectorTable(kept))};
`,
  );
  console.log(`vectors: ${kept.size} keys`);
}

/** What Adam keeps of numbers that are learned. */
interface Learned {
  values: Float64Array;
  gradient: Float64Array;
  first: Float64Array;
  second: Float64Array;
}
interface Bias {
  value: number;
  first: number;
  second: number;
}

/** The vectors of keys, by Adam over the mean loss. */
function learn(
  portions: readonly Name[][],
  keys: readonly string[],
  rounds: number,
): Map<string, Float64Array> {
  const place = new Map(keys.map((key, at) => [key, at]));
  const read = portions.map((portion) =>
    portion.map(({ kind, group, keys: all }): Placed => ({
      kind,
      group,
      keys: Int32Array.from(all.flatMap((key) => place.get(key) ?? [])),
    })),
  );
  const size = keys.length * DIMENSIONS;
  const vectors: Learned = {
    values: Float64Array.from(
      { length: size },
      (_, at) => 0.3 * (noise(at) + noise(at + size) + noise(at + 2 * size)),
    ),
    gradient: new Float64Array(size),
    first: new Float64Array(size),
    second: new Float64Array(size),
  };
  // A word among the things of one group learns slower than the word itself.
  const speed = Float64Array.from(keys, (key) => (isAmong(key) ? 0.4 : 1));
  const weightOfAll = read.reduce((sum, portion) => sum + weightIn(portion), 0);
  const bias: Bias = { value: 1, first: 0, second: 0 };
  for (let round = 1; round <= rounds; round++) {
    vectors.gradient.fill(0);
    const slope = read.reduce(
      (sum, portion) => sum + pullApart(vectors, portion, bias.value, weightOfAll),
      0,
    );
    step(vectors, speed, round, rounds);
    stepBias(bias, slope, round, rounds);
  }
  return new Map(
    keys.map((key, at) => [key, vectors.values.slice(at * DIMENSIONS, (at + 1) * DIMENSIONS)]),
  );
}

/** Adds the pull of all pairs of a portion to the gradient; returns that of the bias. */
function pullApart(
  { values, gradient }: Learned,
  portion: readonly Placed[],
  bias: number,
  weightOfAll: number,
): number {
  const at = portion.map((name) => sumOf(values, name));
  const pull = portion.map(() => new Float64Array(DIMENSIONS));
  let biasSlope = 0;
  for (let i = 0; i < portion.length; i++)
    for (let j = i + 1; j < portion.length; j++) {
      const [a, b] = [portion[i]!, portion[j]!];
      let square = 0.01;
      for (let d = 0; d < DIMENSIONS; d++) square += (at[i]![d]! - at[j]![d]!) ** 2;
      const distance = Math.sqrt(square);
      const share = 1 / (1 + Math.exp(REACH * distance - bias));
      const off = (weightOf(a, b) / weightOfAll) * (share - Number(a.group === b.group));
      biasSlope += off;
      for (let d = 0; d < DIMENSIONS; d++) {
        const slope = ((-REACH * off) / distance) * (at[i]![d]! - at[j]![d]!);
        pull[i]![d]! += slope;
        pull[j]![d]! -= slope;
      }
    }
  portion.forEach(({ keys: mine }, i) => {
    for (const key of mine)
      for (let d = 0; d < DIMENSIONS; d++) gradient[key * DIMENSIONS + d]! += pull[i]![d]!;
  });
  return biasSlope;
}

function step(
  { values, gradient, first, second }: Learned,
  speed: Float64Array,
  round: number,
  rounds: number,
): void {
  const rate = RATE * (1 - round / (rounds + 1));
  const keys = speed.length;
  const [up, upSquare] = [1 / (1 - 0.9 ** round), 1 / (1 - 0.99 ** round)];
  for (let at = 0; at < values.length; at++) {
    const slope = 1000 * (gradient[at]! + (RIDGE * values[at]!) / keys);
    first[at] = 0.9 * first[at]! + 0.1 * slope;
    second[at] = 0.99 * second[at]! + 0.01 * slope * slope;
    values[at]! -=
      (rate * speed[Math.floor(at / DIMENSIONS)]! * first[at]! * up) /
      (Math.sqrt(second[at]! * upSquare) + 1e-6);
  }
}

function stepBias(bias: Bias, slope: number, round: number, rounds: number): void {
  const rate = RATE * (1 - round / (rounds + 1));
  bias.first = 0.9 * bias.first + 100 * slope;
  bias.second = 0.99 * bias.second + 0.01 * (1000 * slope) ** 2;
  bias.value -=
    (rate * (bias.first / (1 - 0.9 ** round))) /
    (Math.sqrt(bias.second / (1 - 0.99 ** round)) + 1e-6);
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
