// The lines of a brought list while they wait for the shopper's yes.
import {
  describeAsked,
  parseLine,
  type LeftOut,
  type LeftOutReason,
  type Match,
  type ReadItem,
  type SelectedProduct,
  type StoreId,
} from '../../engine';
import { MOST_LINES, leftOutWords, limitList } from '../session/listLimits';
import { withQuantity } from '../session/quantity';
import type { Line } from '../session/session';

export interface ReviewLine {
  /** The line of the text that it stands in, from 1. */
  line: number;
  /** As it would stand on the list, without its quantity being changed. */
  text: string;
  /** What is looked for. */
  searchTerm: string;
  quantity: number;
  /** In words, where another number was asked for. */
  asked: string;
  /** A bare number behind the thing that may be how many; null: none, or it is answered. */
  asks: number | null;
  keep: boolean;
  options: readonly Match[];
  /** -1: as typed; else a place in `options`. */
  choice: number;
}

/** Suggested when at least this likely; below it the line stays as typed. */
const OFFERED = 0.5;
const OPTIONS = 5;

const SIGNS = /[\p{Extended_Pictographic}\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}]+/gu;
const BULLET = /^(?:\[[x ]?\]|[\s•◦▪·*–—☐☑✓✔✗-])+/iu;

/** The words alone: no bullet, tick or emoji joins a list. Nothing is taken where nothing would be left. */
export function plainWords(text: string): string {
  const plain = text.replace(SIGNS, ' ').replace(BULLET, '').replace(/\s+/g, ' ').trim();
  return plain || text.trim();
}

export const reviewLine = (item: ReadItem, matches: readonly Match[]): ReviewLine => ({
  line: item.line,
  text: keptText(item),
  searchTerm: plainWords(item.searchTerm),
  quantity: item.quantity,
  asked: describeAsked(item),
  asks: item.asks ?? null,
  keep: true,
  options: matches.slice(0, OPTIONS),
  choice: (matches[0]?.similarity ?? 0) >= OFFERED ? 0 : -1,
});

/** The item's own words where the list reads the same number in them, else its thing with that number. */
function keptText(item: ReadItem): string {
  const plain = limitList([plainWords(item.text)]).lines[0]!;
  const [open, closed] = [plain.split('(').length, plain.split(')').length];
  const whole = open === closed && parseLine(plain).quantity === item.quantity;
  return whole
    ? plain
    : withQuantity({ text: plainWords(item.searchTerm), pick: null }, item.quantity);
}

/** Lines found anew: one whose text did not change stays ticked or not, with its number and the product that was chosen for it. */
export function carriedOver(
  found: readonly ReviewLine[],
  before: readonly ReviewLine[],
): ReviewLine[] {
  const left = [...before];
  return found.map((line) => {
    const at = left.findIndex(({ text }) => text === line.text);
    if (at < 0) return line;
    const [{ keep, options, choice, quantity, asks }] = left.splice(at, 1) as [ReviewLine];
    const kept = { ...line, keep, quantity, asks };
    if (options[0]?.product.store !== line.options[0]?.product.store) return kept;
    const place = line.options.findIndex(
      ({ product }) => product.id === options[choice]?.product.id,
    );
    return { ...kept, choice: choice < 0 || place >= 0 ? place : line.choice };
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
  if (!match) {
    const said = parseLine(text).quantity === quantity;
    return { id, text: said ? text : withQuantity({ text, pick: null }, quantity), pick: null };
  }
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

const JOINED = /\s*(?:,|;|\+|&|\/|\b(?:and|plus)\b)\s*/i;

/** The things of a line that may hold several; none where it holds one. */
export function partsOf(text: string): string[] {
  const parts = text
    .split(JOINED)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  return parts.length > 1 ? parts : [];
}

export const REASON_WORDS: Record<LeftOutReason, string> = {
  greeting: 'a greeting',
  heading: 'a heading',
  note: 'a note',
  total: 'a total',
  ticked: 'ticked off already',
  has: 'you have it',
};

/** What a list takes at once, and in a sentence what is more than that. */
export const fitting = (items: readonly ReadItem[]): { items: ReadItem[]; more: string } => ({
  items: items.slice(0, MOST_LINES),
  more: leftOutWords(Math.max(0, items.length - MOST_LINES)),
});

export type { LeftOut };
