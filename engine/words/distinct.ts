/** The numbers of some arrays once each, in their order. A name has a dozen words: looking through them is quicker than a Set. */
export function distinct(...lists: readonly (readonly number[])[]): number[] {
  const once: number[] = [];
  for (const list of lists)
    for (let at = 0; at < list.length; at++) if (!once.includes(list[at]!)) once.push(list[at]!);
  return once;
}
