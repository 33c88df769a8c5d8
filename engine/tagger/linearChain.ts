// A linear chain: what the features of each place say for each label, what labels follow each other, and the best sequence.
import { readKeys, readWeights, type ChainTable } from './chainText';
import { readNumbers } from '../words/numberText';

/** A chain that can be asked. */
export interface Chain {
  labels: readonly string[];
  /** Adds what a feature says for each label. */
  add(key: number, scores: Float64Array, from: number): void;
  /** By label before (labels.length: the start) and label. */
  transitions: Float64Array;
}

/** Slots of the table of keys, a power of two. */
const slotsFor = (count: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, 2 * count)));

/** Where each key stands, -1 for no key. */
function placesOf(keys: Int32Array): (key: number) => number {
  const size = slotsFor(keys.length);
  const slots = new Int32Array(size).fill(-1);
  keys.forEach((key, place) => {
    let slot = key & (size - 1);
    while (slots[slot] !== -1) slot = (slot + 1) & (size - 1);
    slots[slot] = place;
  });
  return (asked) => {
    for (let slot = asked & (size - 1); ; slot = (slot + 1) & (size - 1)) {
      const place = slots[slot]!;
      if (place < 0 || keys[place] === asked) return place;
    }
  };
}

/** How many bits of a number are set. */
function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left; left &= left - 1) count++;
  return count;
}
const LAST_BIT = 31;

/** A table as its chain. */
export function readChain(table: ChainTable): Chain {
  const placeOf = placesOf(readKeys(table.near, table.far));
  const masks = new Int32Array(readNumbers(table.masks));
  const from = new Int32Array(masks.length);
  for (let place = 1; place < masks.length; place++)
    from[place] = from[place - 1]! + bitsIn(masks[place - 1]!);
  const weights = readWeights(table.weights, table.step);
  return {
    labels: table.labels,
    transitions: readWeights(table.transitions, table.step),
    add(key, scores, at) {
      const place = placeOf(key);
      if (place < 0) return;
      let cell = from[place]!;
      for (let left = masks[place]!; left; left &= left - 1)
        scores[at + LAST_BIT - Math.clz32(left & -left)]! += weights[cell++]!;
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
