// How features are named: a number of 24 bits for a template and what stands in it. The script that fits the tables and
// the reader share it.

/** Numbers that a feature can have. */
const KEYS = 0xffffff;

/** A string as a number (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}

const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

/** The key of a template with up to three values. */
export function keyOf(template: number, a: number, b = 0, c = 0): number {
  const mixed = mix(mix(mix(mix(0x2545f491, template), a), b), c);
  return (mixed ^ (mixed >>> 24)) & KEYS;
}
