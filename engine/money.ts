import type { UnitPrice } from './types';

/**
 * What a price text says. `pence` is whole; a price per weight keeps its weight ("£17.50/0.5 kg"). A shelf label read
 * as one text ("£2.65with Nectar £3.75£5.00 / kg") also says the members' price and the unit price; `unit` is its text.
 */
export type ParsedPrice =
  | {
      kind: 'price';
      pence: number;
      per?: { amount: number; unit: 'g' | 'ml' };
      loyaltyPence?: number;
      unit?: string;
    }
  | { kind: 'missing' }
  | { kind: 'unreadable' };

const NUMBER = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)';
const POUNDS = new RegExp(
  `^£?\\s*${NUMBER}(?:\\s*(?:/|per)\\s*(?:(\\d+(?:\\.\\d+)?)\\s*)?(kg|g|ltr|l|litre|liter|ml|cl|each|ea|unit)\\b\\.?)?$`,
  'i',
);
const PENCE =
  /^(\d+(?:\.\d+)?)\s*p(?:\s*(?:\/|per)\s*(?:(\d+(?:\.\d+)?)\s*)?(kg|g|ltr|l|litre|liter|ml|cl|each|ea|unit)\b\.?)?$/i;
const SHELF_PRICE = '£\\d{1,3}(?:,?\\d{3})*\\.\\d{2}|\\d{1,2}p';
/** Members' price, pack price (itself perhaps per kg) and unit price, run together as Sainsbury's page prints them. */
const SHELF_LABEL = new RegExp(
  `^(?:(${SHELF_PRICE})\\s*with (?:nectar|clubcard|more card)\\s+)?((?:${SHELF_PRICE})(?:\\s*/\\s*kg)?)((?:£\\d{1,3}(?:,?\\d{3})*\\.\\d{2}|\\d{1,2}(?:\\.\\d)?p)\\s*/\\s*(?:\\d{1,4}\\s*)?(?:kg|g|ltr|litre|l|ml|cl|each|ea|unit|bisc|mtr))$`,
  'i',
);
const MISSING = /^(?:n\/?a|none|null|-|unavailable)?$/i;
const PER_UNIT: Record<string, { factor: number; unit: 'g' | 'ml' }> = {
  kg: { factor: 1000, unit: 'g' },
  g: { factor: 1, unit: 'g' },
  l: { factor: 1000, unit: 'ml' },
  ltr: { factor: 1000, unit: 'ml' },
  litre: { factor: 1000, unit: 'ml' },
  liter: { factor: 1000, unit: 'ml' },
  cl: { factor: 10, unit: 'ml' },
  ml: { factor: 1, unit: 'ml' },
};

/** No label says more of a price; a longer text would be read for seconds. */
const LONGEST_PRICE = 200;

/**
 * Reads every price form of the facts file: "95p", "£1.20", "actual price£2", "4.06", "£1,299.00",
 * "£17.50/0.5 kg", "90p / kg", and the shelf label "£3.65£7.30 / kg" (pack price, then unit price). Empty and "N/A" are
 * missing (specification section 5); anything else that is not one price is unreadable. Pence are rounded to a whole number.
 */
export function parsePrice(text: string): ParsedPrice {
  const pence = plainPence(text);
  if (pence >= 0) return { kind: 'price', pence };
  return text.length > LONGEST_PRICE ? { kind: 'unreadable' } : anyPrice(text);
}

/** Pence of "5p" and "95p"; -1 for any other text. */
function fewPence(text: string): number {
  const { length } = text;
  const ones = text.charCodeAt(length - 2) - ZERO;
  const tens = length === 3 ? text.charCodeAt(0) - ZERO : 0;
  return ones >= 0 && ones <= 9 && tens >= 0 && tens <= 9 ? tens * 10 + ones : -1;
}

/** Pence of "£1.20", "4.06" and "95p", nearly every row: read without a regular expression, and no object is made of it. -1 for any other text. */
export function plainPence(text: string): number {
  const { length } = text;
  if (length > 1 && length < 4 && text.charCodeAt(length - 1) === PENNY) return fewPence(text);
  const start = text.charCodeAt(0) === POUND ? 1 : 0;
  const dot = length - 3;
  if (dot <= start || length > 9 || text.charCodeAt(dot) !== DOT) return -1;
  let pence = 0;
  for (let at = start; at < length; at++) {
    if (at === dot) continue;
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    pence = pence * 10 + digit;
  }
  return pence;
}
const POUND = '£'.charCodeAt(0);
const PENNY = 'p'.charCodeAt(0);
const DOT = '.'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

function anyPrice(text: string): ParsedPrice {
  const plain = text.replace(/^\s*actual price\s*:?/i, '').trim();
  if (MISSING.test(plain)) return { kind: 'missing' };
  const found = PENCE.exec(plain);
  const pounds = found ? null : POUNDS.exec(plain);
  if (!found && !pounds) return shelfLabel(plain);
  const [, number, amount, name] = (found ?? pounds)!;
  const pence = Math.round(Number(number!.replace(/,/g, '')) * (found ? 1 : 100));
  // A price of nothing has no price per kilogram; and numbers beyond all money are not exact.
  if ((amount !== undefined && Number(amount) === 0) || !Number.isSafeInteger(pence))
    return { kind: 'unreadable' };
  const unit = name ? PER_UNIT[name.toLowerCase()] : undefined;
  return unit
    ? { kind: 'price', pence, per: { amount: Number(amount ?? 1) * unit.factor, unit: unit.unit } }
    : { kind: 'price', pence };
}

/** A members' price that is no lower than the price says that the text was misread. */
function shelfLabel(text: string): ParsedPrice {
  const [, loyalty, pack, unit] = SHELF_LABEL.exec(text) ?? [];
  const price = pack ? anyPrice(pack) : null;
  if (price?.kind !== 'price') return { kind: 'unreadable' };
  if (!loyalty) return { ...price, unit: unit! };
  const members = anyPrice(loyalty);
  return members.kind === 'price' && members.pence < price.pence
    ? { ...price, loyaltyPence: members.pence, unit: unit! }
    : { kind: 'unreadable' };
}

/** Whole pence of an amount in pounds. */
export const toPence = (pounds: number): number => Math.round(pounds * 100);

/** Pounds rounded to whole pence: the only rounding of money in the product. */
export const roundPounds = (pounds: number): number => Math.round(pounds * 100) / 100;

/** "£1,299.00": pounds with two decimals (specification section 9). */
export function formatPrice(pounds: number): string {
  const [whole, decimals] = Math.abs(pounds).toFixed(2).split('.') as [string, string];
  return `${pounds < 0 ? '-' : ''}£${grouped(whole)}.${decimals}`;
}

const PER_WORDS: Record<UnitPrice['per'], string> = {
  kg: 'per kg',
  litre: 'per litre',
  each: 'each',
};

/** "£1.03 per litre", "8.2p each": pence with one decimal place below a pound, pounds with two from there on. */
export function formatUnitPrice(unitPrice: UnitPrice): string {
  const tenths = Math.round(unitPrice.pence * 10) / 10;
  const amount = tenths < 100 ? `${tenths.toFixed(1)}p` : formatPrice(unitPrice.pence / 100);
  return `${amount} ${PER_WORDS[unitPrice.per]}`;
}

const PER_SHORT: Record<UnitPrice['per'], string> = { kg: '/kg', litre: '/litre', each: ' each' };

/** "75p", "£1.02", "£40.00": an amount inside a sentence or a receipt line. */
export const formatAmount = (pounds: number): string =>
  Math.abs(toPence(pounds)) < 100 ? `${toPence(pounds)}p` : formatPrice(pounds);

/** "£8.13/kg", "72.6p/litre", "8.2p each": a unit price inside a sentence. */
export function formatUnitShort(unitPrice: UnitPrice): string {
  const tenths = Math.round(unitPrice.pence * 10) / 10;
  const amount = tenths < 100 ? `${trimmed(tenths)}p` : formatPrice(unitPrice.pence / 100);
  return `${amount}${PER_SHORT[unitPrice.per]}`;
}
const trimmed = (tenths: number): string => tenths.toFixed(1).replace(/\.0$/, '');

/** Digits with a comma before each third from the right: "1,234,567". */
export function grouped(digits: string): string {
  let text = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3)
    text = `${digits.slice(Math.max(0, end - 3), end)},${text}`;
  return text;
}
