// A linear chain: what the features of each place say for each label, what labels follow each other, and the best sequence.
import { quantisedText } from '../knowledge/quantisedText';
import { readNumbers, writeNumber } from '../words/numberText';

/** A fitted chain as its table writes it (scripts/fit-reader.ts); numbers as numberText.ts writes them. */
export interface ChainTable {
  labels: readonly string[];
  /** What one step of a weight's root is worth. */
  step: number;
  /** By label before (the first row: the start) and label, a letter each. */
  transitions: string;
  /** The keys of features, ascending, each as its distance from the one before. */
  keys: string;
  /** By key the labels it speaks of: the sum of 2^label. */
  masks: string;
  /** By key and such label a letter. */
  weights: string;
}

/** A chain that can be asked. */
export interface Chain {
  labels: readonly string[];
  /** Adds what a feature says for each label. */
  add(key: number, scores: Float64Array, from: number): void;
  /** By label before (labels.length: the start) and label. */
  transitions: Float64Array;
}

/** Steps of a weight's root, as far below nothing as above: small weights, of which there are most, are told finely. */
export const WEIGHT_STEPS = 31;
const weightLetters = (step: number): ReturnType<typeof quantisedText> =>
  quantisedText(step, WEIGHT_STEPS);
const root = (weight: number): number => Math.sign(weight) * Math.sqrt(Math.abs(weight));
const squared = (one: number): number => Math.sign(one) * one * one;

/** What a feature says for labels. */
export interface ChainRow {
  key: number;
  said: readonly (readonly [label: number, weight: number])[];
}

/** A chain as its table; the rows by key, ascending, each with its labels ascending. */
export function writeChain(
  labels: readonly string[],
  step: number,
  transitions: Iterable<number>,
  rows: readonly ChainRow[],
): ChainTable {
  const letters = weightLetters(step);
  return {
    labels,
    step,
    transitions: Array.from(transitions, (weight) => letters.write(root(weight))).join(''),
    keys: rows.map(({ key }, at) => writeNumber(key - (rows[at - 1]?.key ?? 0))).join(''),
    masks: rows
      .map(({ said }) => writeNumber(said.reduce((mask, [label]) => mask | (1 << label), 0)))
      .join(''),
    weights: rows
      .flatMap(({ said }) => said.map(([, weight]) => letters.write(root(weight))))
      .join(''),
  };
}

/** Slots of the table of keys, a power of two. */
const slotsFor = (count: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, 2 * count)));

/** Where each key stands, -1 for no key. */
function placesOf(distances: readonly number[]): (key: number) => number {
  const size = slotsFor(distances.length);
  const keys = new Int32Array(size).fill(-1);
  const places = new Int32Array(size);
  let key = 0;
  distances.forEach((distance, place) => {
    key += distance;
    let slot = key & (size - 1);
    while (keys[slot] !== -1) slot = (slot + 1) & (size - 1);
    keys[slot] = key;
    places[slot] = place;
  });
  return (asked) => {
    let slot = asked & (size - 1);
    while (keys[slot] !== asked) {
      if (keys[slot] === -1) return -1;
      slot = (slot + 1) & (size - 1);
    }
    return places[slot]!;
  };
}

/** A table as its chain. */
export function readChain(table: ChainTable): Chain {
  const letters = weightLetters(table.step);
  const placeOf = placesOf(readNumbers(table.keys));
  const said: number[] = [];
  const from = readNumbers(table.masks).map((mask) => {
    const first = said.length;
    table.labels.forEach((_, label) => {
      if (mask & (1 << label)) said.push(label);
    });
    return first;
  });
  from.push(said.length);
  const weights = letters.readAll(table.weights).map(squared);
  return {
    labels: table.labels,
    transitions: letters.readAll(table.transitions).map(squared),
    add(key, scores, at) {
      const place = placeOf(key);
      if (place < 0) return;
      for (let cell = from[place]!; cell < from[place + 1]!; cell++)
        scores[at + said[cell]!]! += weights[cell]!;
    },
  };
}

/**
 * The best sequence of labels (Viterbi). `features`: the keys of each place; `allowed`: whether a label may stand at a place.
 * Linear in the number of places.
 */
export function bestSequence(
  chain: Chain,
  features: readonly Iterable<number>[],
  allowed?: (place: number, label: number) => boolean,
): string[] {
  const width = chain.labels.length;
  const length = features.length;
  const scores = new Float64Array(width * length);
  const back = new Uint8Array(width * length);
  features.forEach((keys, place) => {
    for (const key of keys) chain.add(key, scores, place * width);
  });
  for (let place = 0; place < length; place++)
    for (let label = 0; label < width; label++) {
      const here = place * width + label;
      if (allowed && !allowed(place, label)) scores[here] = -1e9;
      if (place === 0) {
        scores[here]! += chain.transitions[width * width + label]!;
        continue;
      }
      let best = -Infinity;
      for (let before = 0; before < width; before++) {
        const score =
          scores[here - label - width + before]! + chain.transitions[before * width + label]!;
        if (score > best) {
          best = score;
          back[here] = before;
        }
      }
      scores[here]! += best;
    }
  return follow(chain.labels, scores, back, length);
}

function follow(
  labels: readonly string[],
  scores: Float64Array,
  back: Uint8Array,
  length: number,
): string[] {
  const width = labels.length;
  const found = new Array<string>(length);
  let label = 0;
  for (let other = 1; other < width && length > 0; other++)
    if (scores[(length - 1) * width + other]! > scores[(length - 1) * width + label]!)
      label = other;
  for (let place = length - 1; place >= 0; place--) {
    found[place] = labels[label]!;
    label = back[place * width + label]!;
  }
  return found;
}
