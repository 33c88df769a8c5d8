// A linear chain: what the features of each place say for each label, what labels follow each other, and the best sequence.
import { quantisedText } from '../knowledge/quantisedText';

/** A fitted chain as its table writes it (scripts/fit-reader.ts). */
export interface ChainTable {
  labels: readonly string[];
  /** What one step of a weight is worth. */
  step: number;
  /** By label before (the first row: the start) and label, a letter each. */
  transitions: string;
  /** By key, in order: its distance from the key before (five bits a letter, the lowest first), a letter for how many labels, then one for each label and its weight; in lines. */
  rows: readonly string[];
}

/** A chain that can be asked. */
export interface Chain {
  labels: readonly string[];
  /** Adds what a feature says for each label. */
  add(key: number, scores: Float64Array, from: number): void;
  /** By label before (labels.length: the start) and label. */
  transitions: Float64Array;
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const STEP_BITS = 5;
const MORE = 1 << STEP_BITS;
/** Weights lie as far below nothing as above. */
export const WEIGHT_LETTERS = (step: number): ReturnType<typeof quantisedText> =>
  quantisedText(step, 31);

/** The distance of a key from the one before it. */
export function writeDistance(distance: number): string {
  let text = '';
  for (let left = distance; ; left >>>= STEP_BITS) {
    if (left < MORE) return text + LETTERS[left]!;
    text += LETTERS[(left & (MORE - 1)) | MORE]!;
  }
}
export const writeIndex = (index: number): string => LETTERS[index]!;

/** Slots of the table of keys, a power of two. */
const slotsFor = (count: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, 2 * count)));

/** The keys of a table, each with the place of its labels. */
function rowsOf(text: string, digits: Uint8Array): { key: number; place: number }[] {
  const rows: { key: number; place: number }[] = [];
  let key = 0;
  for (let at = 0; at < text.length;) {
    let digit: number;
    let shift = 0;
    do {
      digit = digits[text.charCodeAt(at++)]!;
      key += (digit & (MORE - 1)) << shift;
      shift += STEP_BITS;
    } while (digit & MORE);
    rows.push({ key, place: at });
    at += 1 + 2 * digits[text.charCodeAt(at)]!;
  }
  return rows;
}

/** A table as its chain. */
export function readChain(table: ChainTable): Chain {
  const digits = new Uint8Array(128);
  [...LETTERS].forEach((letter, at) => (digits[letter.charCodeAt(0)] = at));
  const weights = WEIGHT_LETTERS(table.step);
  const weightOf = new Float64Array(128);
  for (const letter of LETTERS.slice(0, 62)) weightOf[letter.charCodeAt(0)] = weights.read(letter);
  const text = table.rows.join('');
  const rows = rowsOf(text, digits);
  const size = slotsFor(rows.length);
  const keys = new Int32Array(size).fill(-1);
  const places = new Int32Array(size);
  for (const { key, place } of rows) {
    let slot = key & (size - 1);
    while (keys[slot] !== -1) slot = (slot + 1) & (size - 1);
    keys[slot] = key;
    places[slot] = place;
  }
  return {
    labels: table.labels,
    transitions: Float64Array.from(table.transitions, (letter) => weights.read(letter)),
    add(key, scores, from) {
      let slot = key & (size - 1);
      while (keys[slot] !== key) {
        if (keys[slot] === -1) return;
        slot = (slot + 1) & (size - 1);
      }
      const at = places[slot]!;
      const end = at + 2 * digits[text.charCodeAt(at)]!;
      for (let cell = at + 1; cell < end; cell += 2)
        scores[from + digits[text.charCodeAt(cell)]!]! += weightOf[text.charCodeAt(cell + 1)]!;
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
