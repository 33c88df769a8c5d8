/** Optimal string alignment distance (Damerau with adjacent swaps), cut off above `most`. */
export function editDistance(a: string, b: string, most = Infinity): number {
  if (a === b) return 0;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + cost,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        value = Math.min(value, before[column - 2]! + 1);
      current.push(value);
      if (value < least) least = value;
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length]!;
}

/** Whether two words are the same but for one letter at most. */
export const isWithinOneMistake = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 1 && editDistance(a, b, 1) <= 1;
