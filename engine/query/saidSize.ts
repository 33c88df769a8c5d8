// The size that a typed line says; not the size of a nappy, an age or a share.
import { parseSize } from '../parseSize';
import type { Size } from '../types';

/** Numbers that count nothing: sizes of nappies, ages, shares. */
const OTHER_NUMBERS = /\b(?:size|stage|age) \d+|\b\d+ (?:month|year)\b|\b50 50\b/g;
/** "size 3-4", "ages 6 to 12" */
const RANGE = /\b(size|stage|age)s? (\d{1,2}) ?(?:-|–|to) ?\d{1,2}(?!\d)/gi;
/** The size said, or a bare number as a count: "eggs 12". */
export function sizeIn(text: string, rewritten: readonly string[]): Size {
  const size = parseSize(text.replace(RANGE, '$1 $2'));
  if (size.kind !== 'none') return size;
  const said = (text.match(RANGE) ?? []).flatMap((range) => range.match(/\d+/g)!);
  const figures = rewritten.filter((word) => !said.includes(word)).join(' ');
  const bare = /(?:^|\s)(\d{1,3})(?=\s|$)/.exec(figures.replace(OTHER_NUMBERS, ''));
  const count = Number(bare?.[1] ?? 0);
  return count > 1 ? { kind: 'count', amount: count, count } : size;
}
