/** Bytes that are no UTF-8, with their place: both count from 1. */
export class NotUtf8 extends Error {
  constructor(
    readonly row: number,
    /** Character of the row. */
    readonly column: number,
    /** The row up to that character. */
    readonly before: string,
    /** Bytes of what else the file is; "other": text in another encoding, as far as is known. */
    readonly found: 'UTF-16' | 'binary' | 'other',
  ) {
    super('not UTF-8 text');
  }
}

/** So many bytes are looked at for one that no text has. */
const FIRST_BYTES = 65_536;
/** The longest row whose start is remembered for the error. */
const ROW_START = 10_000;

/**
 * Bytes that come in pieces -> text. Text before bytes that are no UTF-8 is still given; the next call throws NotUtf8. A
 * byte order mark stays: checksums are of the file as it is.
 */
export class Utf8Reader {
  private decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private row = 1;
  private before = '';
  private tail: Uint8Array = new Uint8Array(0);
  private seen = 0;
  private found: NotUtf8 | null = null;

  /** `bytes` null: the end. */
  push(bytes: Uint8Array | null): string {
    if (this.found) throw this.found;
    const found = bytes && foundIn(bytes, this.seen);
    if (found) throw (this.found = new NotUtf8(1, 1, '', found));
    this.seen += bytes?.length ?? 0;
    try {
      const text = bytes ? this.decoder.decode(bytes, { stream: true }) : this.decoder.decode();
      if (bytes) this.tail = unfinished(bytes);
      this.pass(text);
      return text;
    } catch {
      const text = readableStart(new Uint8Array([...this.tail, ...(bytes ?? [])]));
      this.pass(text);
      this.found = new NotUtf8(this.row, this.before.length + 1, this.before, 'other');
      if (text === '' || bytes === null) throw this.found;
      return text;
    }
  }

  private pass(text: string): void {
    const last = text.lastIndexOf('\n');
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.row++;
    this.before = ((last < 0 ? this.before : '') + text.slice(last + 1)).slice(0, ROW_START);
  }
}

/** What bytes behind so many others say that the file is, other than UTF-8. Text has no zero byte; UTF-16 has a mark in front. */
function foundIn(bytes: Uint8Array, before: number): 'UTF-16' | 'binary' | null {
  const [first, second] = bytes;
  const isMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (before === 0 && isMark) return 'UTF-16';
  return bytes.subarray(0, Math.max(0, FIRST_BYTES - before)).includes(0) ? 'binary' : null;
}

/** Text of pieces of bytes as they come; iterating throws NotUtf8. */
export async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const reader = new Utf8Reader();
  for await (const chunk of chunks) yield reader.push(chunk);
  yield reader.push(null);
}

/** The bytes at the end of a piece that begin a character and do not finish it: 3 at most. */
function unfinished(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte >= 0xc0) {
      const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needs > back ? bytes.slice(-back) : new Uint8Array(0);
    }
    if (byte < 0x80) break;
  }
  return new Uint8Array(0);
}

/** The text before the first bytes that are no UTF-8: the longest start that can be read, by halving. */
function readableStart(bytes: Uint8Array): string {
  const read = (length: number): string | null => {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
        bytes.subarray(0, length),
        { stream: true },
      );
    } catch {
      return null;
    }
  };
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (read(middle) === null) bad = middle;
    else good = middle;
  }
  return read(good) ?? '';
}

/** Bytes -> the text they are; binary where they are none. */
export function textOf(
  bytes: Uint8Array,
): { ok: true; text: string } | { ok: false; why: 'binary' | NotUtf8 } {
  const reader = new Utf8Reader();
  try {
    return { ok: true, text: reader.push(bytes) + reader.push(null) };
  } catch (error) {
    if (error instanceof NotUtf8)
      return { ok: false, why: error.found === 'binary' ? 'binary' : error };
    throw error;
  }
}
