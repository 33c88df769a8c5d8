import type { ListRequest } from '../../engine';
import { itemKey, quantityOf } from './quantity';
import type { Line, Session } from './session';

export const isFilled = ({ text }: Line): boolean => text.trim() !== '';

/** The lines that count: blanks are dropped. */
export const filledLines = (session: Session): readonly Line[] => session.lines.filter(isFilled);

/** What the choices for the line at this place are remembered by; null where the list does not reach so far. */
export function itemAt(session: Session, at: number): string | null {
  const line = filledLines(session)[at];
  return line ? itemKey(line) : null;
}

/** What was chosen for an item by the shopper: "constructor" is an item, too, and every object answers to it. */
const choicesOf = ({ choices }: Session, item: string): Session['choices'][string] | undefined =>
  Object.hasOwn(choices, item) ? choices[item] : undefined;

/** The session as the engine asks for it. */
export const listRequest = (session: Session): ListRequest | null =>
  requestOf(session, filledLines(session));

/** Some of its lines, asked for in the same way; null without a store. */
export function requestOf(session: Session, lines: readonly Line[]): ListRequest | null {
  if (session.store === null) return null;
  return {
    store: session.store,
    lines: lines.map((line) => ({
      // A priced row whose product is gone is looked up by its words. One without words stays: item and row keep the same place.
      text: line.pick ? line.text : line.text.replace(/(\S\s*) - £[\d.,]+$/, '$1'),
      quantity: quantityOf(line),
      selectedProduct: line.pick,
      choices: choicesOf(session, itemKey(line)),
      confirmed: session.view.confirmed.includes(itemKey(line)),
    })),
    filters: session.filters,
    loyalty: [...session.view.cards],
  };
}
