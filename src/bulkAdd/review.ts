// The lines of a brought list while they wait for the shopper's yes.
import type { Match, ParsedLine, SelectedProduct, StoreId } from '../../engine';
import type { InPacks } from '../engineClient/protocol';
import { describeAsked, describeReason, lineOf, parseList, readList } from '../../engine';
import { withQuantity } from '../session/quantity';
import type { Line } from '../session/session';
import { leftOutWords, limitList } from '../session/listLimits';
import { textOfRows } from './tables';

export interface ReviewLine {
  text: string;
  quantity: number;
  /** In words, where another number was asked for. */
  asked: string;
  /** A bare number behind the words, too high to be taken for packs unasked: "straws 80". */
  asks: number | null;
  keep: boolean;
  /** Why the reader took it for no item, in a few words; null for an item. */
  leftOut: string | null;
  /** The rows it could be, where it holds several things. */
  parts: readonly string[];
  options: readonly InPacks<Match>[];
  /** -1: as typed; else a place in `options`. */
  choice: number;
}

/** Suggested when at least this likely; below it the line stays as typed. */
const OFFERED = 0.5;
/** Less likely than this it is something else: sausage rolls are no kitchen roll. */
const HARDLY = 0.05;
const OPTIONS = 5;

/** What a brought text holds: its lines, what of it was taken for no item, and in sentences what else is not among them. */
export interface BroughtList {
  lines: string[];
  leftOut: { text: string; why: string }[];
  notes: string[];
}

export function broughtList(text: string): BroughtList {
  const { items, leftOut } = readList(textOfRows(text));
  const fitting = limitList(items.map((item) => lineOf(item).text));
  const others = limitList(leftOut.map((line) => line.text));
  return {
    lines: fitting.lines,
    leftOut: others.lines.map((line, at) => ({
      text: line,
      why: describeReason(leftOut[at]!.reason),
    })),
    notes: [leftOutWords(fitting.leftOut)].filter(Boolean),
  };
}

export const reviewLine = (
  line: ParsedLine,
  matches: readonly InPacks<Match>[],
  leftOut: string | null = null,
): ReviewLine => ({
  text: line.originalItem,
  quantity: line.quantity,
  asked: line.asks === undefined ? describeAsked(line) : '',
  asks: line.asks ?? null,
  keep: leftOut === null,
  leftOut,
  parts: partsOf(line.originalItem),
  options: matches.slice(0, OPTIONS).filter(({ similarity }) => similarity >= HARDLY),
  choice: (matches[0]?.similarity ?? 0) >= OFFERED ? 0 : -1,
});

/** The rows that a line could be; empty where it holds one thing. */
function partsOf(text: string): string[] {
  const parts = parseList(text);
  return parts.length > 1 ? parts : [];
}

/** How many packs of what is chosen; of a line as typed, the number that it says. */
export const packsOf = ({ options, choice, quantity }: ReviewLine): number =>
  options[choice]?.packs ?? quantity;

/** The line with another number of packs, whatever is chosen for it; its words stay. */
export function withPacks(line: ReviewLine, quantity: number): ReviewLine {
  const text = withQuantity({ text: line.text, pick: null }, quantity);
  const options = line.options.map((match) => ({ ...match, packs: quantity }));
  return { ...line, text, quantity, options, asked: '', parts: partsOf(text) };
}

const withoutNumberBehind = (text: string): string =>
  text
    .trim()
    .replace(/(?<!\d)\d{1,9}$/, '')
    .trim()
    .replace(/[-–:,]$/, '')
    .trim();

/** The number behind the words is how many packs: "80 x straws" for "straws 80". */
export const asPacks = (line: ReviewLine): ReviewLine => ({
  ...withPacks({ ...line, text: withoutNumberBehind(line.text) }, line.asks ?? 1),
  asks: null,
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
  const { text, options, choice } = line;
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
  return { id, text: withQuantity({ text: '', pick }, packsOf(line)), pick };
}
