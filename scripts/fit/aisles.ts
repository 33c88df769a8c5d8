/**
 * Learns what the words of a name say about the aisle a product stands in: engine/fitted/aisles.ts.
 * Reads data/aisles/aisles.txt (`group: aisle aisle ...`) and data/aisles/names.tsv.gz: names that a reader put into
 * an aisle, as the engine reads them (aisle, department, m for a multipack, head, words in the order of the alphabet).
 * Softmax regression by Adam, deterministic.
 */
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { AISLE_KEYS, writableWeight, writeAisleTable } from '../../engine/knowledge/aisleCodec';
import { stem } from '../../engine/words/normalise';
import { inLines, inParts, writeTable } from './sources';

const ROUNDS = 80;
const RATE = 0.15;
const RIDGE = 1e-5;
/** So many weights ship; the others are too small to tell. */
const KEPT = 33_000;
/** A word whose greatest weight is among so many keeps that one: what the table does not hold is taken for a misspelling. */
const KEPT_OF_WORDS = 45_000;

interface Name {
  /** Number of its aisle. */
  aisle: number;
  /** Places of its words, its head and "several" in the table. */
  said: number[];
  /** Place of its department, -1 where it is not known. */
  department: number;
}
/** What is read: the aisles by group, the keys of the table by place, the names. */
interface Readings {
  groups: string[];
  aisles: string[];
  keys: Map<string, number>;
  names: Name[];
}

function readNames(): Readings {
  const groups = fs
    .readFileSync('data/aisles/aisles.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(':')[1]!.trim());
  const aisles = groups.flatMap((group) => group.split(' '));
  const numberOf = new Map(aisles.map((aisle, at) => [aisle, at]));
  const keys = new Map<string, number>();
  const placeOf = (key: string): number => keys.get(key) ?? keys.set(key, keys.size).get(key)!;
  const names = gunzipSync(fs.readFileSync('data/aisles/names.tsv.gz'))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line): Name => {
      const [aisle, department, pack, head, words] = line.split('\t') as [
        string,
        string,
        string,
        string,
        string,
      ];
      const said = [
        ...words.split(' ').map(stem),
        AISLE_KEYS.head(head),
        ...(pack === 'm' ? [AISLE_KEYS.several] : []),
      ].map(placeOf);
      return {
        aisle: numberOf.get(aisle)!,
        said,
        department: department === '?' ? -1 : placeOf(AISLE_KEYS.department(department)),
      };
    });
  return { groups, aisles, keys, names };
}

/** Numbers that are learned, with their gradient and its running means. */
interface Learned {
  values: Float32Array;
  gradient: Float32Array;
  first: Float32Array;
  second: Float32Array;
}
const learned = (size: number): Learned => ({
  values: new Float32Array(size),
  gradient: new Float32Array(size),
  first: new Float32Array(size),
  second: new Float32Array(size),
});

/** One step of Adam. */
function step({ values, gradient, first, second }: Learned, ridge: number, round: number): void {
  const rate = RATE * Math.min(1, 2 * (1 - round / (ROUNDS + 1)));
  const firstUp = 1 / (1 - 0.9 ** round);
  const secondUp = 1 / (1 - 0.99 ** round);
  for (let at = 0; at < values.length; at++) {
    const slope = gradient[at]! + ridge * values[at]!;
    first[at] = 0.9 * first[at]! + 0.1 * slope;
    second[at] = 0.99 * second[at]! + 0.01 * slope * slope;
    values[at]! -= (rate * first[at]! * firstUp) / (Math.sqrt(second[at]! * secondUp) + 1e-8);
  }
}

/** Weights (key by key, an aisle each) and how common each aisle is, by the mean log loss. Every second time a name is seen without its department: a typed line has none. */
function learn({ names, keys, aisles }: Readings): { weights: Float32Array; bias: Float32Array } {
  const width = aisles.length;
  const weights = learned(keys.size * width);
  const bias = learned(width);
  const share = new Float32Array(width);
  for (let round = 1; round <= ROUNDS; round++) {
    weights.gradient.fill(0);
    bias.gradient.fill(0);
    names.forEach(({ aisle, said, department }, at) => {
      const seen = department >= 0 && (at + round) % 2 ? [...said, department] : said;
      sharesOf(seen, weights.values, bias.values, share);
      share[aisle]! -= 1;
      for (let to = 0; to < width; to++) {
        share[to]! /= names.length;
        bias.gradient[to]! += share[to]!;
      }
      for (const key of seen)
        for (let to = 0, from = key * width; to < width; to++)
          weights.gradient[from + to]! += share[to]!;
    });
    step(weights, RIDGE, round);
    step(bias, 0, round);
  }
  return { weights: weights.values, bias: bias.values };
}

function sharesOf(
  said: readonly number[],
  weights: Float32Array,
  bias: Float32Array,
  share: Float32Array,
): void {
  const width = bias.length;
  share.set(bias);
  for (const key of said)
    for (let to = 0, from = key * width; to < width; to++) share[to]! += weights[from + to]!;
  let most = -Infinity;
  for (let to = 0; to < width; to++) if (share[to]! > most) most = share[to]!;
  let sum = 0;
  for (let to = 0; to < width; to++) sum += share[to] = Math.exp(share[to]! - most);
  for (let to = 0; to < width; to++) share[to]! /= sum;
}

/** What a word adds to all aisles alike says nothing: weights are counted from the middle one, and the small ones left out; no word loses all of them for that. */
function onlyTelling(weights: Float32Array, width: number): void {
  for (let from = 0; from < weights.length; from += width) {
    const row = weights.subarray(from, from + width);
    const middle = row.slice().sort()[width >> 1]!;
    for (let to = 0; to < width; to++) row[to]! -= middle;
  }
  const sizes = weights.map(Math.abs).sort();
  const least = sizes[Math.max(0, sizes.length - KEPT)]!;
  const leastOfWord = sizes[Math.max(0, sizes.length - KEPT_OF_WORDS)]!;
  for (let from = 0; from < weights.length; from += width) {
    const row = weights.subarray(from, from + width);
    const greatest = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const smallest = greatest < leastOfWord ? Infinity : Math.min(least, greatest);
    for (let to = 0; to < width; to++)
      row[to] = Math.abs(row[to]!) < smallest ? 0 : writableWeight(row[to]!);
  }
}

/** Learns the table and writes it. */
export function fitAisles(): void {
  const readings = readNames();
  const { groups, aisles, keys } = readings;
  const { weights, bias } = learn(readings);
  onlyTelling(weights, aisles.length);
  const entries = new Map(
    [...keys].flatMap(([key, at]) => {
      const said = aisles.flatMap((_, to) => {
        const weight = weights[at * aisles.length + to]!;
        return weight ? [[to, weight] as const] : [];
      });
      return said.length ? [[key, said] as const] : [];
    }),
  );
  writeTable(
    'engine/fitted/aisles.ts',
    `import type { AisleTableText } from '../knowledge/aisleCodec';

/** The aisles, by group. */
export const AISLES: readonly string[] = \`
${inLines(groups.join(' ; ').split(' '))}
\`
  .split(';')
  .map((group) => group.trim().replace(/\\s+/g, ' '));

/** How common each aisle is, in hundredths of a logarithm. */
export const AISLE_BIAS: readonly number[] = \`
${inLines([...bias].map((value) => String(Math.round(100 * value))))}
\`
  .trim()
  .split(/\\s+/)
  .map(Number);

/** What a word says about the aisle, a weight for each one it speaks of. */
export const AISLE_WORDS: AisleTableText = ${inParts(writeAisleTable(entries))};
`,
  );
  console.log(`aisles: ${entries.size} words`);
}
