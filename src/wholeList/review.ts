// The lines of a brought list while they wait for the shopper's yes.
import type { Match, SelectedProduct, StoreId } from '../../engine';
import { describeLeftOut, parseLine, readListText } from '../../engine';
import { withQuantity } from '../session/quantity';
import type { Line } from '../session/session';
import { MOST_LINES } from './readListFile';

/** -1: as typed; else a place in `options`. */
export interface ReviewLine { text: string; keep: boolean; options: readonly Match[]; choice: number }

/** Suggested when at least this likely; below it the line stays as typed. */
const OFFERED = 0.5;
const OPTIONS = 5;

/** What a brought text holds: its lines, and in sentences what of it is not among them. */
export interface BroughtList { lines: string[]; notes: string[] }

export function broughtList(text: string): BroughtList {
  const { items, leftOut } = readListText(text);
  return { lines: items.slice(0, MOST_LINES).map((line) => line.slice(0, 300)), notes: describeLeftOut(leftOut).map((sentence) => `${sentence}.`) };
}

export const reviewLine = (text: string, matches: readonly Match[]): ReviewLine => ({ text, keep: true, options: matches.slice(0, OPTIONS), choice: (matches[0]?.similarity ?? 0) >= OFFERED ? 0 : -1 });

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
/** How many of the chosen product a line asks for: the number in a product's own name ("Weetabix Cereal x24") is none. */
export const reviewQuantity = ({ text, options, choice }: ReviewLine): number => (options[choice] && plain(options[choice].product.name) === plain(text) ? 1 : parseLine(text).quantity);

/** What joins the list: the chosen product with the line's quantity, or the line as typed. */
export function acceptedLine(line: ReviewLine, store: StoreId, displayName: (name: string) => string, id: number): Line {
  const { text, options, choice } = line;
  const match = options[choice];
  if (!match) return { id, text, pick: null };
  const { name, price, category } = match.product;
  const pick: SelectedProduct = { name, displayName: displayName(name), price: price.toFixed(2), category, store };
  return { id, text: withQuantity({ text: '', pick }, reviewQuantity(line)), pick };
}
