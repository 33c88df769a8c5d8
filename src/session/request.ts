import type { ListFilters, StoreId } from '../../engine';
import type { Line, Session } from './session';

export const isFilled = ({ text }: Line): boolean => text.trim() !== '';

/** The lines that count: blanks are dropped. */
export const filledLines = (session: Session): readonly Line[] => session.lines.filter(isFilled);

/**
 * A list as the page asks about it: as it was written. What its lines say is read where the engine is
 * (engineClient/listRequest.ts): the page would have to fetch and evaluate the reader a second time before it can ask.
 */
export interface AskedList {
  store: StoreId;
  lines: readonly AskedLine[];
  /** By item, then by store; of other lists too. */
  choices?: Session['choices'];
  confirmed?: readonly string[];
  filters?: ListFilters;
  cards?: readonly StoreId[];
  secondStopFrom?: number;
}
export interface AskedLine {
  text: string;
  pick?: Line['pick'];
}

/** The session as it is asked about; null without a store. */
export const askedList = (session: Session): AskedList | null =>
  askedLines(session, filledLines(session));

/** Some of its lines, asked about in the same way. */
export function askedLines(
  { store, choices, filters, view: { cards, confirmed, secondStopFrom } }: Session,
  lines: readonly Line[],
): AskedList | null {
  if (store === null) return null;
  const asked = lines.map(({ text, pick }) => ({ text, pick }));
  return { store, lines: asked, choices, confirmed, filters, cards, secondStopFrom };
}
