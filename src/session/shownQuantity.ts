// How many of a row, as the page shows and changes it. What typed words say is read where the engine is: reading them here would
// fetch and evaluate the reader a second time, which holds a slow phone up for a second.
import type { ParsedLine, SelectedProduct } from '../../engine';
import { pickedQuantity, pickText, type Line } from './session';

export const MOST = 99;

/** What the reader found in a typed row. */
export type Reading = Pick<ParsedLine, 'searchTerm' | 'quantity' | 'asked' | 'asks'>;

export const withinLimits = (quantity: number): number =>
  Math.min(MOST, Math.max(1, Math.floor(quantity)));

/** "2 x milk", "milk x2": until the reader has said what else there is. "12 XL eggs" and "weetabix 24" hold no such x. */
const IN_FRONT = /^(\d{1,2})(?: ?× ?|x ?| x )(?=\p{L})/iu;
const BEHIND = /(?<=\p{L})(?: x| ?×) ?(\d{1,2})$/iu;

/** Its words without that number. */
export const shownWords = ({ text }: Pick<Line, 'text'>): string =>
  text.trim().replace(IN_FRONT, '').replace(BEHIND, '');

/** Of a picked row its own number; of a typed one what was read in it. */
export function shownQuantity({ text, pick }: Line, reading: Reading | null | undefined): number {
  if (pick) return pickedQuantity(text, pick) ?? 1;
  const typed = text.trim();
  const [, count = 1] = IN_FRONT.exec(typed) ?? BEHIND.exec(typed) ?? [];
  return reading?.quantity ?? withinLimits(Number(count));
}

const times = (words: string, quantity: number): string => {
  const wanted = withinLimits(quantity);
  return wanted === 1 ? words : `${wanted} x ${words}`;
};

/** A picked row's text. */
export const pickedText = (pick: SelectedProduct, quantity: number): string =>
  times(pickText(pick), quantity);

/** The same as it is told where another store is spoken of, or a friend: the whole name, and no price of the own store. */
export const pickedName = ({ name }: SelectedProduct, quantity: number): string =>
  times(name, quantity);

/** Words alone behind the number: with another one they say nothing else. */
const PLAIN = /^\d{1,2} x (\p{L}[^\d]*)$/u;

/** The row's text with another quantity; null where its words have to be read first. */
export function steppedText(
  { text, pick }: Pick<Line, 'text' | 'pick'>,
  to: number,
): string | null {
  if (pick) return pickedText(pick, to);
  const wanted = withinLimits(to);
  const [, words] = PLAIN.exec(text) ?? [];
  return words !== undefined && wanted > 1 ? `${wanted} x ${words}` : null;
}
