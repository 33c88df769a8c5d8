// How the tables of fitted numbers write them: a letter each, in equal steps.

/** The first `below` letters stand for less than nothing; what lies farther is written as the last one. */
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface QuantisedText {
  /** The nearest number that can be written. */
  writable(value: number): number;
  write(value: number): string;
  read(letter: string): number;
  /** All numbers of a text; line ends in it are nothing. */
  readAll(text: string): Float64Array;
}

export function quantisedText(step: number, below: number): QuantisedText {
  const steps = (value: number): number =>
    Math.max(-below, Math.min(LETTERS.length - 1 - below, Math.round(value / step)));
  const read = (letter: string): number => (LETTERS.indexOf(letter) - below) * step;
  const byCode = new Float64Array(CODES);
  for (const letter of LETTERS) byCode[letter.charCodeAt(0)] = read(letter);
  return {
    writable: (value) => steps(value) * step,
    write: (value) => LETTERS[steps(value) + below]!,
    read,
    readAll: (text) => numbersOf(text, byCode),
  };
}

const CODES = 128;
const LINE_END = '\n'.charCodeAt(0);

/** By character code: a hundred thousand letters are read before the first answer. */
function numbersOf(text: string, byCode: Float64Array): Float64Array {
  const numbers = new Float64Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== LINE_END) numbers[count++] = byCode[code]!;
  }
  return numbers.subarray(0, count);
}
