// A prepared price file as bytes: the length of its text, the text, its columns from the next multiple of four on.
import type { PreparedStore } from './preparedStore';

const HEAD = 8;
/** "BWP1": what it is, and its form. */
const MAGIC = 0x31505742;
const WORD = 4;
const padded = (length: number): number => Math.ceil(length / WORD) * WORD;

/** `encode`: text to UTF-8. */
export function packPrepared(
  { text, numbers }: PreparedStore,
  encode: (text: string) => Uint8Array,
): Uint8Array {
  const said = encode(text);
  const start = padded(HEAD + said.length);
  const bytes = new Uint8Array(start + numbers.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(WORD, said.length, true);
  bytes.set(said, HEAD);
  bytes.set(numbers, start);
  return bytes;
}

/** `decode`: UTF-8 to text. Null for bytes that are no prepared price file. */
export function unpackPrepared(
  bytes: Uint8Array,
  decode: (bytes: Uint8Array) => string,
): PreparedStore | null {
  if (bytes.length < HEAD) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC) return null;
  const end = HEAD + view.getUint32(WORD, true);
  if (end > bytes.length) return null;
  // Columns are read where they stand; bytes of a larger buffer may begin anywhere.
  const numbers = bytes.subarray(padded(end));
  return {
    text: decode(bytes.subarray(HEAD, end)),
    numbers: numbers.byteOffset % WORD === 0 ? numbers : numbers.slice(),
  };
}
