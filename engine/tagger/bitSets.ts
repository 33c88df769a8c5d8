// Sets of words as bits: two places for each member, so that a few others pass as members too.
import { LETTERS } from '../words/numberText';
import { hashOf } from './featureKeys';

const BITS = 6;

/** The places of a text in a table of so many bits. */
export function bitPlaces(text: string, size: number): readonly [number, number] {
  const hash = hashOf(text);
  return [(hash >>> 0) % size, (Math.imul(hash, 0x9e3779b1) >>> 0) % size];
}

/** A set as letters of six bits each, so many bits for each member. */
export function writeBitSet(members: readonly string[], bitsEach: number): string {
  const cells = new Uint8Array(Math.ceil((members.length * bitsEach) / BITS));
  for (const member of members)
    for (const place of bitPlaces(member, cells.length * BITS))
      cells[Math.floor(place / BITS)]! |= 1 << (place % BITS);
  return Array.from(cells, (cell) => LETTERS[cell]!).join('');
}

/** A set from its letters: whether a text is a member. */
export function readBitSet(letters: string): (text: string) => boolean {
  const cells = Uint8Array.from(letters.replace(/\n/g, ''), (letter) => LETTERS.indexOf(letter));
  return (text) =>
    bitPlaces(text, cells.length * BITS).every(
      (place) => (cells[Math.floor(place / BITS)]! >> (place % BITS)) & 1,
    );
}
