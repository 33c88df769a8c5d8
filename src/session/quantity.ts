// How many of a row: typed into the text ("2 x milk"), or changed with the stepper. The text is the only place it lives.
import { parseLine } from '../../engine';
import { pickedQuantity, pickText, type Line } from './session';

export const MOST = 99;

export const quantityOf = (line: Pick<Line, 'text' | 'pick'>): number => (line.pick ? (pickedQuantity(line.text, line.pick) ?? 1) : parseLine(line.text).quantity);

/** The row's text with another quantity. */
export function withQuantity(line: Pick<Line, 'text' | 'pick'>, quantity: number): string {
  const wanted = Math.min(MOST, Math.max(1, Math.floor(quantity)));
  const words = line.pick ? pickText(line.pick) : parseLine(line.text).searchTerm;
  if (wanted === 1) return words;
  const first = `${wanted} x ${words}`;
  // "2 x 500g mince" is a pack of two to the engine: there the quantity goes behind.
  return line.pick || parseLine(first).quantity === wanted ? first : `${words} x${wanted}`;
}

/** A row without its quantity: what choices are remembered by. */
export const itemKey = (line: Pick<Line, 'text' | 'pick'>): string => (line.pick ? line.pick.name : parseLine(line.text).searchTerm).toLowerCase();
