// Whole numbers as they stand in a table: five bits a letter.

/** Six bits as a letter. */
export const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const STEP_BITS = 5;
/** A letter from here on says that more of the number follows. */
const MORE = 1 << STEP_BITS;

const DIGITS = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, LETTERS.indexOf(String.fromCharCode(code))),
);

/** A number from 0, the lowest bits first. */
export function writeNumber(number: number): string {
  let text = '';
  for (let left = number; ; left >>>= STEP_BITS) {
    if (left < MORE) return text + LETTERS[left]!;
    text += LETTERS[(left & (MORE - 1)) | MORE]!;
  }
}

/** The numbers of a text of them; line ends in it are nothing. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (const letter of text.replace(/\n/g, '')) {
    const digit = DIGITS[letter.charCodeAt(0)]!;
    number += (digit & (MORE - 1)) << shift;
    shift += STEP_BITS;
    if (digit & MORE) continue;
    numbers.push(number);
    number = shift = 0;
  }
  return numbers;
}

/** Lists of ascending numbers: how long each is, and each number as its distance from the one before. */
export interface ListsText {
  lengths: string;
  steps: string;
}

export const writeLists = (lists: readonly (readonly number[])[]): ListsText => ({
  lengths: lists.map(({ length }) => writeNumber(length)).join(''),
  steps: lists
    .map((list) => list.map((number, at) => writeNumber(number - (list[at - 1] ?? 0))).join(''))
    .join(''),
});

export function readLists({ lengths, steps }: ListsText): number[][] {
  const all = readNumbers(steps);
  let from = 0;
  return readNumbers(lengths).map((length) => {
    let number = 0;
    return all.slice(from, (from += length)).map((step) => (number += step));
  });
}
