// How a fitted chain stands in its table.
import { quantisedText } from '../knowledge/quantisedText';
import { LETTERS, readNumbers, writeNumber } from '../words/numberText';

/** A fitted chain as its table writes it (scripts/fit-reader.ts); numbers as numberText.ts writes them. */
export interface ChainTable {
  labels: readonly string[];
  /** What one step of a weight's root is worth. */
  step: number;
  /** By label before (the first row: the start) and label, a letter each. */
  transitions: string;
  /** The keys of features, ascending, each as its distance from the one before: its last six bits, which no compression makes shorter, a letter each, and what is left of it. */
  near: string;
  far: string;
  /** By key the labels it speaks of: the sum of 2^label. */
  masks: string;
  /** By key and such label a letter. */
  weights: string;
}

/** What a feature says for labels. */
export interface ChainRow {
  key: number;
  said: readonly (readonly [label: number, weight: number])[];
}

/** Steps of a weight's root, as far below nothing as above: small weights, of which there are most, are told finely. */
export const WEIGHT_STEPS = 31;
const root = (weight: number): number => Math.sign(weight) * Math.sqrt(Math.abs(weight));
const squared = (one: number): number => Math.sign(one) * one * one;

const NEAR_BITS = 6;

/** A chain as its table; the rows by key, ascending, each with its labels ascending. */
export function writeChain(
  labels: readonly string[],
  step: number,
  transitions: Iterable<number>,
  rows: readonly ChainRow[],
): ChainTable {
  const letters = quantisedText(step, WEIGHT_STEPS);
  const write = (weight: number): string => letters.write(root(weight));
  const distances = rows.map(({ key }, at) => key - (rows[at - 1]?.key ?? 0));
  return {
    labels,
    step,
    transitions: Array.from(transitions, write).join(''),
    near: distances.map((distance) => LETTERS[distance & (LETTERS.length - 1)]!).join(''),
    far: distances.map((distance) => writeNumber(distance >>> NEAR_BITS)).join(''),
    masks: rows
      .map(({ said }) => writeNumber(said.reduce((mask, [label]) => mask | (1 << label), 0)))
      .join(''),
    weights: rows.flatMap(({ said }) => said.map(([, weight]) => write(weight))).join(''),
  };
}

const CODES = 128;
const DIGITS = Int8Array.from({ length: CODES }, (_, code) =>
  LETTERS.indexOf(String.fromCharCode(code)),
);

/** The keys of a table; line ends in it are nothing. */
export function readKeys(near: string, far: string): Int32Array {
  const keys = new Int32Array(readNumbers(far));
  let [key, place] = [0, 0];
  for (let at = 0; at < near.length; at++) {
    const digit = DIGITS[near.charCodeAt(at)]!;
    if (digit < 0) continue;
    key += (keys[place]! << NEAR_BITS) + digit;
    keys[place++] = key;
  }
  return keys;
}

/** The weights of a text; line ends in it are nothing. */
export const readWeights = (text: string, step: number): Float64Array =>
  quantisedText(step, WEIGHT_STEPS).readAll(text).map(squared);
