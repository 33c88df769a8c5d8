// How many of a row: typed into the text ("2 x milk"), or changed with the stepper. The text is the only place it lives.
import { parseLine } from '../../engine';
import { pickedQuantity, pickText, type Line } from './session';

export const MOST = 99;

export const quantityOf = (line: Pick<Line, 'text' | 'pick'>): number =>
  line.pick ? (pickedQuantity(line.text, line.pick) ?? 1) : parseLine(line.text).quantity;

/** The row's text with another quantity. */
export function withQuantity(line: Pick<Line, 'text' | 'pick'>, quantity: number): string {
  const wanted = Math.min(MOST, Math.max(1, Math.floor(quantity)));
  const words = line.pick ? pickText(line.pick) : parseLine(line.text).searchTerm;
  if (line.pick) return wanted === 1 ? words : `${wanted} x ${words}`;
  // "2 x 500g mince" is a pack of two to the engine: there the size goes behind.
  const [size] = LEADING_SIZE.exec(words) ?? [''];
  const spellings = [
    ...(wanted === 1 ? [words] : []),
    `${wanted} x ${words}`,
    `${wanted} x ${words.slice(size.length)} ${size}`.trim(),
    `${words} x${wanted}`,
  ];
  return spellings.find((text) => parseLine(text).quantity === wanted) ?? words;
}

/** A size that more follows. */
const LEADING_SIZE = /^(?:\d+(?:[.,]\d+)?\s*\p{L}+\s*(?=\S))+/u;

/** A row without its quantity: what choices are remembered by. */
export const itemKey = (line: Pick<Line, 'text' | 'pick'>): string =>
  (line.pick ? line.pick.name : parseLine(line.text).searchTerm).toLowerCase();
