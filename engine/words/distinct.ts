/** The numbers of some arrays once each, in their order. A name has a dozen words: looking through them is quicker than a Set. */
export function distinct(...lists: readonly (readonly number[])[]): number[] {
  const once: number[] = [];
  for (let list = 0; list < lists.length; list++) addDistinct(once, lists[list]!);
  return once;
}

/** Adds those of some numbers that are not there yet. */
export function addDistinct(once: number[], numbers: readonly number[]): void {
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!;
    let place = 0;
    while (place < once.length && once[place] !== number) place++;
    if (place === once.length) once.push(number);
  }
}
