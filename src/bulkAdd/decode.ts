// The bytes of a file -> its text, as the programs of a PC write it; null for what is no text.

const MARKS: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** What no text holds: control characters, and the places that Windows-1252 leaves empty. */
// eslint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u0081\u008d\u008f\u0090\u009d]/;
/** Of a text in UTF-16, letters of Latin script have this half of their bytes zero. */
const MOSTLY = 0.4;

/** By its mark where it has one, else UTF-8; what is not that comes from Windows (Excel's CSV, Notepad's "ANSI"), which marks nothing. */
export function decoded(bytes: Uint8Array): string | null {
  const marked =
    MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ??
    unmarkedUtf16(bytes);
  const text = marked ? read(bytes, marked) : (read(bytes, 'utf-8') ?? read(bytes, 'windows-1252'));
  return text === null || NO_TEXT.test(text) ? null : text;
}

function unmarkedUtf16(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]!++;
  });
  const [even, odd] = zeros as [number, number];
  if (bytes.length % 2 || Math.max(even, odd) < MOSTLY * (bytes.length / 2)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function read(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
