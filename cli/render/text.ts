/** Column layout and colour for terminals. What is not for a terminal may be as wide as it is: Infinity. */
export const widthOf = (columns: number | null): number =>
  columns === null ? Infinity : Math.max(NARROWEST, columns);
/** Columns below which a table cannot be read anyway. */
const NARROWEST = 60;

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}
const plain = (text: string): string => text;
const code =
  (open: number, close: number) =>
  (text: string): string =>
    `\u001b[${open}m${text}\u001b[${close}m`;
export const paint = (color: boolean): Paint =>
  color
    ? { bold: code(1, 22), dim: code(2, 22), green: code(32, 39), yellow: code(33, 39) }
    : { bold: plain, dim: plain, green: plain, yellow: plain };

/** Control characters of names never reach a terminal. */
export const clean = (text: string): string =>
  text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e]/gu, ' ');

const SIGNS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Pictures and letters of the Far East take two columns. */
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;
const NARROW = /^[\p{ASCII}\u0080-\u02ff£…×’]*$/u;

/** A text cut to columns of a terminal, never within a sign. */
function cut(text: string, width: number): { text: string; columns: number } {
  if (NARROW.test(text))
    return { text: text.slice(0, width), columns: Math.min(text.length, width) };
  let kept = '';
  let columns = 0;
  for (const { segment } of SIGNS.segment(text)) {
    const next = columns + (WIDE.test(segment) ? 2 : 1);
    if (next > width) break;
    kept += segment;
    columns = next;
  }
  return { text: kept, columns };
}

export function fit(text: string, width: number): string {
  const safe = clean(text);
  const whole = cut(safe, width);
  if (whole.text === safe) return safe + ' '.repeat(width - whole.columns);
  const short = cut(safe, width - 1).text.trimEnd();
  return `${short}…${' '.repeat(width - 1 - cut(short, width).columns)}`;
}

/** Texts of this many columns and more do not widen a column of endless lines: one such would pad all others. */
const LONG = 100;
/** Columns for texts that are to be whole, and at least some. */
export const widest = (texts: Iterable<string>, least: number): number => {
  let most = least;
  for (const text of texts) most = Math.max(most, Math.min(LONG, columnsOf(text)));
  return most;
};

/** As fit; on endless lines a longer text runs over, whole. */
export const cell = (text: string, width: number, lines: number): string =>
  lines === Infinity && text.length > width ? clean(text) : fit(text, width);

export const right = (text: string, width: number): string =>
  clean(text).slice(0, width).padStart(width);

const columnsOf = (text: string): number => cut(clean(text), Infinity).columns;

/** A word in parts that fit. */
function pieces(word: string, width: number): string[] {
  const parts: string[] = [];
  let at = 0;
  do {
    const part = cut(word.slice(at, at + LONGEST_SIGN * width), width).text;
    parts.push(part);
    at += part.length;
  } while (at < word.length);
  return parts;
}
/** Letters that a sign may be made of, families and flags included: no more of a long word need be looked at. */
const LONGEST_SIGN = 20;

/** Wraps words to the width; following lines are indented. */
export function wrap(text: string, indent: number, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of clean(text)
    .split(' ')
    .flatMap((part) => pieces(part, width - indent))) {
    if (line && columnsOf(line) + 1 + columnsOf(word) > width - indent) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  lines.push(line);
  return lines.map((part) => ' '.repeat(indent) + part).join('\n');
}
