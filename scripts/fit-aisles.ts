/**
 * Fits what the words of a name say about the aisle a product stands in, and writes engine/lexicon/aisles.ts.
 * usage: npx tsx scripts/fit-aisles.ts
 * Reads scripts/aisles/aisles.txt (`group: aisle aisle ...`) and scripts/aisles/names.tsv.gz: names that a reader put into
 * an aisle, as the engine reads them (aisle, department, m for a multipack, head, words in the order of the alphabet).
 * Softmax regression, deterministic; HELD=1 keeps every tenth name out, prints how many of those are put right, and writes nothing.
 */
import { stem } from '../engine/words/normalise';
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { AISLE_KEYS, writableWeight, writeWeight } from '../engine/knowledge/aisleCodec';

const ROUNDS = 80;
const RATE = 0.15;
const RIDGE = 1e-5;
/** So many weights ship; the others are too small to tell. */
const KEPT = 45_000;

const groups = fs.readFileSync('scripts/aisles/aisles.txt', 'utf8').trim().split('\n');
const aisles = groups.flatMap((line) => line.split(':')[1]!.trim().split(' '));
const numberOf = new Map(aisles.map((aisle, at) => [aisle, at]));
const lines = gunzipSync(fs.readFileSync('scripts/aisles/names.tsv.gz'))
  .toString('utf8')
  .trim()
  .split('\n');

interface Name {
  aisle: number;
  said: string[];
  department: string | null;
}
const read = (line: string): Name => {
  const [aisle, department, pack, head, words] = line.split('\t') as [
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    aisle: numberOf.get(aisle)!,
    said: [
      ...words.split(' ').map(stem),
      AISLE_KEYS.head(head),
      ...(pack === 'm' ? [AISLE_KEYS.several] : []),
    ],
    department: department === '?' ? null : AISLE_KEYS.department(department),
  };
};
const held = process.env['HELD'] ? (at: number): boolean => at % 10 === 0 : (): boolean => false;
const names = lines.map(read);
const train = names.filter((_, at) => !held(at));

const place = new Map<string, number>();
for (const { said, department } of train)
  for (const word of [...said, ...(department ? [department] : [])])
    if (!place.has(word)) place.set(word, place.size);
const rows = train.map(({ aisle, said, department }) => ({
  aisle,
  said: said.map((word) => place.get(word)!),
  department: department ? place.get(department)! : -1,
}));

const width = aisles.length;
const weights = new Float32Array(place.size * width);
const bias = new Float32Array(width);
fit();

/** Adam on the mean log loss. Every second time a name is seen without its department: a typed line has none. */
function fit(): void {
  const gradient = new Float32Array(weights.length);
  const first = new Float32Array(weights.length);
  const second = new Float32Array(weights.length);
  const biasGradient = new Float32Array(width);
  const biasFirst = new Float32Array(width);
  const biasSecond = new Float32Array(width);
  const share = new Float32Array(width);
  const step = (
    values: Float32Array,
    by: Float32Array,
    m: Float32Array,
    v: Float32Array,
    ridge: number,
    round: number,
  ): void => {
    const rate = RATE * Math.min(1, 2 * (1 - round / (ROUNDS + 1)));
    const mUp = 1 / (1 - 0.9 ** round);
    const vUp = 1 / (1 - 0.99 ** round);
    for (let at = 0; at < values.length; at++) {
      const g = by[at]! + ridge * values[at]!;
      m[at] = 0.9 * m[at]! + 0.1 * g;
      v[at] = 0.99 * v[at]! + 0.01 * g * g;
      values[at]! -= (rate * m[at]! * mUp) / (Math.sqrt(v[at]! * vUp) + 1e-8);
    }
  };
  for (let round = 1; round <= ROUNDS; round++) {
    gradient.fill(0);
    biasGradient.fill(0);
    rows.forEach(({ aisle, said, department }, at) => {
      const seen = department >= 0 && (at + round) % 2 ? [...said, department] : said;
      shares(seen, share);
      share[aisle]! -= 1;
      for (let to = 0; to < width; to++) {
        share[to]! /= rows.length;
        biasGradient[to]! += share[to]!;
      }
      for (const word of seen)
        for (let to = 0, from = word * width; to < width; to++) gradient[from + to]! += share[to]!;
    });
    step(weights, gradient, first, second, RIDGE, round);
    step(bias, biasGradient, biasFirst, biasSecond, 0, round);
  }
}

function shares(said: readonly number[], share: Float32Array): void {
  share.set(bias);
  for (const word of said)
    for (let to = 0, from = word * width; to < width; to++) share[to]! += weights[from + to]!;
  let most = -Infinity;
  for (let to = 0; to < width; to++) if (share[to]! > most) most = share[to]!;
  let sum = 0;
  for (let to = 0; to < width; to++) sum += share[to] = Math.exp(share[to]! - most);
  for (let to = 0; to < width; to++) share[to]! /= sum;
}

// What a word adds to all aisles alike says nothing: weights are counted from the middle one, and the small ones left out.
for (let word = 0; word < place.size; word++) {
  const row = weights.subarray(word * width, (word + 1) * width);
  const middle = row.slice().sort()[width >> 1]!;
  for (let to = 0; to < width; to++) row[to]! -= middle;
}
const sizes = weights.map(Math.abs).sort();
const least = sizes[Math.max(0, sizes.length - KEPT)]!;
for (let at = 0; at < weights.length; at++)
  weights[at] = Math.abs(weights[at]!) < least ? 0 : writableWeight(weights[at]!);

if (process.env['HELD']) {
  const share = new Float32Array(width);
  const groupOf = groups.flatMap((line, group) =>
    line
      .split(':')[1]!
      .trim()
      .split(' ')
      .map(() => group),
  );
  for (const known of [true, false]) {
    const tested = names.filter((_, at) => held(at));
    let right = 0;
    let near = 0;
    let loss = 0;
    for (const { aisle, said, department } of tested) {
      shares(
        [...said, ...(known && department ? [department] : [])].flatMap(
          (word) => place.get(word) ?? [],
        ),
        share,
      );
      const best = share.indexOf(Math.max(...share));
      if (best === aisle) right++;
      if (groupOf[best] === groupOf[aisle]) near++;
      loss -= Math.log(share[aisle]! + 1e-9);
    }
    console.log(
      known ? 'department known' : 'department not known',
      `${tested.length} names`,
      'aisle right',
      (right / tested.length).toFixed(3),
      'group right',
      (near / tested.length).toFixed(3),
      'log loss',
      (loss / tested.length).toFixed(3),
    );
  }
} else {
  const entries = [...place]
    .map(([word, at]) => {
      const said = aisles.flatMap((_, to) =>
        weights[at * width + to] ? [writeWeight(to, weights[at * width + to]!)] : [],
      );
      return said.length ? `${word}:${said.join('')}` : null;
    })
    .filter((entry) => entry !== null)
    .sort();
  fs.writeFileSync(
    'engine/lexicon/aisles.ts',
    `/** Written by scripts/fit-aisles.ts; do not edit. See docs/design/matching.md. */

/** The aisles, by group. */
export const AISLES = ${JSON.stringify(groups.map((line) => line.split(':')[1]!.trim()))
      .replaceAll('","', "',\n  '")
      .replace('["', "[\n  '")
      .replace('"]', "',\n]")} as const;

/** How common each aisle is, in hundredths. */
export const AISLE_BIAS = ${JSON.stringify([...bias].map((value) => Math.round(100 * value)))} as const;

/**
 * What a word says about the aisle: \`word:\`, then a weight for each aisle it speaks of; how they are written: aisleWeights.ts.
 */
export const AISLE_WORDS = '${entries.join(' ')}';
`,
  );
  console.log(entries.length, 'words');
}
