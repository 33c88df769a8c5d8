// Which words stand together in one name of a product: "garlic bread" is a thing, "bread milk" two.
import { PAIR_BITS } from '../fitted/readerRoles';
import { hashOf } from './featureKeys';
import { lazy } from '../words/lazy';
import { LETTERS } from '../words/numberText';
import { isHead } from './readerRoles';

const BITS = 6;
const bits = lazy(() =>
  Uint8Array.from(PAIR_BITS.replace(/\n/g, ''), (letter) => LETTERS.indexOf(letter)),
);

/** The places of a pair in a table of so many bits; the order of its words does not count. */
export function pairPlaces(one: string, other: string, size: number): readonly [number, number] {
  const hash = hashOf(one < other ? `${one} ${other}` : `${other} ${one}`);
  return [(hash >>> 0) % size, (Math.imul(hash, 0x9e3779b1) >>> 0) % size];
}

/** A table of bits as letters of six bits each. */
export const writeBits = (places: Iterable<number>, size: number): string => {
  const cells = new Uint8Array(Math.ceil(size / BITS));
  for (const place of places) cells[Math.floor(place / BITS)]! |= 1 << (place % BITS);
  return Array.from(cells, (cell) => LETTERS[cell]!).join('');
};

/** Whether names hold two words together: two heads, or a head and what only says of which kind it is. */
export function namesHold(one: string, other: string): boolean {
  const table = bits();
  return pairPlaces(one, other, table.length * BITS).every(
    (place) => (table[Math.floor(place / BITS)]! >> (place % BITS)) & 1,
  );
}

/** How two words that follow each other hang together: 0 not both head names, 1 names hold both, 2 hardly any does. */
export function bondOf(one: string, other: string): 0 | 1 | 2 {
  if (one === other || !isHead(one) || !isHead(other)) return 0;
  return namesHold(one, other) ? 1 : 2;
}
