// The lines of a brought list while they wait for the shopper's yes.
import type { Match, ParsedLine, SelectedProduct, StoreId } from '../../engine';
import { describeAsked, describeLeftOut, lineOf, readList } from '../../engine';
import { withQuantity } from '../session/quantity';
import type { Line } from '../session/session';
import { leftOutWords, limitList } from '../session/listLimits';
import { textOfRows } from './tables';

export interface ReviewLine {
  text: string;
  quantity: number;
  /** In words, where another number was asked for. */
  asked: string;
  keep: boolean;
  options: readonly Match[];
  /** -1: as typed; else a place in `options`. */
  choice: number;
}

/** Suggested when at least this likely; below it the line stays as typed. */
const OFFERED = 0.5;
const OPTIONS = 5;

/** What a brought text holds: its lines, and in sentences what of it is not among them. */
export interface BroughtList {
  lines: string[];
  notes: string[];
}

export function broughtList(text: string): BroughtList {
  const { items, leftOut } = readList(textOfRows(text));
  const fitting = limitList(items.map((item) => lineOf(item).text));
  return {
    lines: fitting.lines,
    notes: [
      leftOutWords(fitting.leftOut),
      ...describeLeftOut(leftOut).map((sentence) => `${sentence}.`),
    ].filter(Boolean),
  };
}

export const reviewLine = (line: ParsedLine, matches: readonly Match[]): ReviewLine => ({
  text: line.originalItem,
  quantity: line.quantity,
  asked: describeAsked(line),
  keep: true,
  options: matches.slice(0, OPTIONS),
  choice: (matches[0]?.similarity ?? 0) >= OFFERED ? 0 : -1,
});

/** Lines found anew: one whose text did not change stays ticked or not, and at the product that was chosen for it. */
export function carriedOver(
  found: readonly ReviewLine[],
  before: readonly ReviewLine[],
): ReviewLine[] {
  const left = [...before];
  return found.map((line) => {
    const at = left.findIndex(({ text }) => text === line.text);
    if (at < 0) return line;
    const [{ keep, options, choice }] = left.splice(at, 1) as [ReviewLine];
    if (options[0]?.product.store !== line.options[0]?.product.store) return { ...line, keep };
    const place = line.options.findIndex(
      ({ product }) => product.id === options[choice]?.product.id,
    );
    return { ...line, keep, choice: choice < 0 || place >= 0 ? place : line.choice };
  });
}

/** What joins the list: the chosen product with the line's quantity, or the line as typed. */
export function acceptedLine(
  line: ReviewLine,
  store: StoreId,
  displayName: (name: string) => string,
  id: number,
): Line {
  const { text, quantity, options, choice } = line;
  const match = options[choice];
  if (!match) return { id, text, pick: null };
  const { name, price, category } = match.product;
  const pick: SelectedProduct = {
    name,
    displayName: displayName(name),
    price: price.toFixed(2),
    category,
    store,
  };
  return { id, text: withQuantity({ text: '', pick }, quantity), pick };
}
