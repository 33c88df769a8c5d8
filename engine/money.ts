import type { UnitPrice } from './types';

/** What a price text says. `pence` is whole; a price per weight keeps its weight ("£17.50/0.5 kg"). */
export type ParsedPrice =
  | { kind: 'price'; pence: number; per?: { amount: number; unit: 'g' | 'ml' } }
  | { kind: 'missing' }
  | { kind: 'unreadable' };

const NUMBER = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)';
const POUNDS = new RegExp(`^£?\\s*${NUMBER}(?:\\s*(?:/|per)\\s*(\\d+(?:\\.\\d+)?)?\\s*(kg|g|l|litre|liter|ml|cl|each|ea|unit)\\b\\.?)?$`, 'i');
const PENCE = /^(\d+(?:\.\d+)?)\s*p$/i;
const MISSING = /^(?:n\/?a|none|null|-|unavailable)?$/i;
const PER_UNIT: Record<string, { factor: number; unit: 'g' | 'ml' }> = {
  kg: { factor: 1000, unit: 'g' }, g: { factor: 1, unit: 'g' },
  l: { factor: 1000, unit: 'ml' }, litre: { factor: 1000, unit: 'ml' }, liter: { factor: 1000, unit: 'ml' },
  cl: { factor: 10, unit: 'ml' }, ml: { factor: 1, unit: 'ml' },
};

/**
 * Reads every price form of the facts file: "95p", "£1.20", "actual price£2", "4.06", "£1,299.00",
 * "£17.50/0.5 kg". Empty and "N/A" are missing (specification section 5); anything else that is
 * not one price is unreadable. Pence are rounded to a whole number.
 */
export function parsePrice(text: string): ParsedPrice {
  return plainPrice(text) ?? anyPrice(text);
}

/** "£1.20", "4.06": nearly every row; read without a regular expression. */
function plainPrice(text: string): ParsedPrice | null {
  const start = text.charCodeAt(0) === POUND ? 1 : 0;
  const dot = text.length - 3;
  if (dot <= start || text.length > 9 || text.charCodeAt(dot) !== DOT) return null;
  let pence = 0;
  for (let at = start; at < text.length; at++) {
    if (at === dot) continue;
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return null;
    pence = pence * 10 + digit;
  }
  return { kind: 'price', pence };
}
const POUND = '£'.charCodeAt(0);
const DOT = '.'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

function anyPrice(text: string): ParsedPrice {
  const plain = text.replace(/^\s*actual price\s*:?/i, '').trim();
  if (MISSING.test(plain)) return { kind: 'missing' };
  const pence = PENCE.exec(plain);
  if (pence) return { kind: 'price', pence: Math.round(Number(pence[1])) };
  const pounds = POUNDS.exec(plain);
  if (!pounds) return { kind: 'unreadable' };
  const value = Math.round(Number(pounds[1]!.replace(/,/g, '')) * 100);
  const unit = pounds[3] ? PER_UNIT[pounds[3].toLowerCase()] : undefined;
  if (!unit) return { kind: 'price', pence: value };
  return { kind: 'price', pence: value, per: { amount: Number(pounds[2] ?? 1) * unit.factor, unit: unit.unit } };
}

/** Whole pence of an amount in pounds. */
export const toPence = (pounds: number): number => Math.round(pounds * 100);

/** Pounds rounded to whole pence: the only rounding of money in the product. */
export const roundPounds = (pounds: number): number => Math.round(pounds * 100) / 100;

/** "£1,299.00": pounds with two decimals (specification section 9). */
export function formatPrice(pounds: number): string {
  const [whole, decimals] = Math.abs(pounds).toFixed(2).split('.') as [string, string];
  return `${pounds < 0 ? '-' : ''}£${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

const PER_WORDS: Record<UnitPrice['per'], string> = { kg: 'per kg', litre: 'per litre', each: 'each' };

/** "£1.03 per litre", "8.2p each": pence with one decimal place below a pound, pounds with two from there on. */
export function formatUnitPrice(unitPrice: UnitPrice): string {
  const tenths = Math.round(unitPrice.pence * 10) / 10;
  const amount = tenths < 100 ? `${tenths.toFixed(1)}p` : formatPrice(unitPrice.pence / 100);
  return `${amount} ${PER_WORDS[unitPrice.per]}`;
}
