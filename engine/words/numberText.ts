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

const LINE_END = '\n'.charCodeAt(0);

/** The numbers of a text of them; line ends in it are nothing. By character code: hundreds of thousands are read before the first answer. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LINE_END) continue;
    const digit = DIGITS[code]!;
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

/** Lists one after the other: list i stands in `values` from `from[i]` to `from[i + 1]`. */
export interface Lists {
  from: Int32Array;
  values: Int32Array;
}

export function readLists({ lengths, steps }: ListsText): Lists {
  const counts = readNumbers(lengths);
  const values = Int32Array.from(readNumbers(steps));
  const from = new Int32Array(counts.length + 1);
  counts.forEach((count, list) => {
    const start = from[list]!;
    from[list + 1] = start + count;
    for (let at = start + 1; at < start + count; at++) values[at]! += values[at - 1]!;
  });
  return { from, values };
}
