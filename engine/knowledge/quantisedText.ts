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
  const known = new Map(Array.from(LETTERS, (letter) => [letter, read(letter)]));
  return {
    writable: (value) => steps(value) * step,
    write: (value) => LETTERS[steps(value) + below]!,
    read,
    readAll: (text) => Float64Array.from(text.replace(/\n/g, ''), (letter) => known.get(letter)!),
  };
}
