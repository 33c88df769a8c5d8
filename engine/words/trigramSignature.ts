/** The runs of three letters of some words, hashed into 256 bits; behind them how many bits are set. */
export type TrigramSignature = Int32Array;

const SLOTS = 8;

/** `text`: words run together, so that "flame grilled" and "flamegrilled" share nearly all their runs. */
export function trigramSignature(text: string): TrigramSignature {
  const bits = new Int32Array(SLOTS + 1);
  for (let at = 0; at + 3 <= text.length; at++) {
    const hash =
      (Math.imul(text.charCodeAt(at), 0x9e3779b1) ^
        Math.imul(text.charCodeAt(at + 1), 0x85ebca6b) ^
        Math.imul(text.charCodeAt(at + 2), 0xc2b2ae35)) >>>
      24;
    bits[hash >> 5]! |= 1 << (hash & 31);
  }
  for (let slot = 0; slot < SLOTS; slot++) bits[SLOTS]! += ones(bits[slot]!);
  return bits;
}

/** Share of runs that two texts have in common (Dice), 0 to 1. */
export function diceSimilarity(a: TrigramSignature, b: TrigramSignature): number {
  let both = 0;
  for (let slot = 0; slot < SLOTS; slot++) both += ones(a[slot]! & b[slot]!);
  const all = a[SLOTS]! + b[SLOTS]!;
  return all === 0 ? 0 : (2 * both) / all;
}

function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
