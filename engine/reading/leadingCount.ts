// "3 x …" in front of a thing says how many packs, whatever numbers the thing holds: it is what the stepper of a row writes.
import type { ReadItem } from '../listTypes';
import { bounded } from './need';
import type { KnownToken } from '../tagger/wordKnowledge';

export interface LeadingCount {
  count: number;
  /** Place of the first token behind the "x". */
  rest: number;
}

const isMark = ({ token }: KnownToken): boolean =>
  token.kind === 'mark' || token.kind === 'picture';

/** Behind bullets a whole number, an "x" and more; but "6 x 330ml cola" is the size of a pack. */
export function leadingCount(tokens: readonly KnownToken[]): LeadingCount | null {
  let at = 0;
  while (at < tokens.length && isMark(tokens[at]!)) at++;
  const [number, times, first, unit, more] = tokens.slice(at, at + 5);
  if (!number || !/^\d{1,9}$/.test(number.word) || !/^[x×]$/.test(times?.word ?? '') || !first)
    return null;
  const isSize =
    first.token.kind === 'number' && (unit?.kind === 'mass' || unit?.kind === 'volume') && more;
  return isSize ? null : { count: Number(number.word), rest: at + 2 };
}

/** The items of a line that begins so: the first of them asks for that many packs. */
export function withLeadingCount(
  lead: LeadingCount | null,
  line: { text: string; tokens: readonly KnownToken[] },
  read: (tokens: readonly KnownToken[]) => ReadItem[],
): ReadItem[] {
  const whole = read(line.tokens);
  if (!lead) return whole;
  const said = bounded(lead.count);
  const [first] = whole;
  if (first?.need.kind === 'packs' && first.need.count === said.quantity) return whole;
  const apart = read(line.tokens.slice(lead.rest));
  const [item, ...others] = apart.length ? apart : whole;
  if (!item) return whole;
  const [from, to] = [lead.rest - 2, lead.rest].map((at) => line.tokens[at]!.token.start);
  const { asked: _asked, asks: _asks, ...plain } = item;
  return [
    {
      ...plain,
      ...said,
      text: apart.length ? line.text.slice(from, to) + item.text : item.text,
      need: { kind: 'packs', count: said.quantity },
    },
    ...others,
  ];
}
