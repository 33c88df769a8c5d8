import { parsePrice } from './money';
import { parseSize } from './parseSize';
import type { Product, Size, UnitPrice } from './types';

const NONE: Size = { kind: 'none' };

type Sized = Pick<Product, 'name' | 'statedSize' | 'statedUnitPrice' | 'price' | 'pricePer'>;

/** Size of a product: a stated size column beats the name, the name beats price / unit price; a price per weight has no pack size. */
export function sizeOf(product: Sized): Size {
  if (product.statedSize) {
    const stated = parseSize(product.statedSize);
    if (stated.kind !== 'none') return stated;
  }
  const named = parseSize(product.name);
  return named.kind === 'none' && product.statedUnitPrice && !product.pricePer
    ? sizeFromUnitPrice(product.price, product.statedUnitPrice)
    : named;
}

/** A unit price is printed in whole pence: below this many, the size found through it would be more than 1 % off. */
const EXACT_ENOUGH = 50;

/** "£3.75" at "£5.00 / kg" is about 750 g. */
function sizeFromUnitPrice(pounds: number, text: string): Size {
  const unit = parsePrice(text);
  if (unit.kind !== 'price' || !unit.per || unit.pence < EXACT_ENOUGH) return NONE;
  return {
    kind: unit.per.unit === 'g' ? 'mass' : 'volume',
    amount: Math.round((pounds * 100 * unit.per.amount) / unit.pence),
    count: 1,
    approx: true,
  };
}

/** Unit price in pence per kg, litre or item; null when the size is not stated (nothing is guessed). */
export function unitPriceOf(product: Sized, size: Size = sizeOf(product)): UnitPrice | null {
  if (product.pricePer) {
    return {
      pence: (product.price * 100 * 1000) / product.pricePer.amount,
      per: product.pricePer.unit === 'g' ? 'kg' : 'litre',
    };
  }
  if (size.kind === 'none' || size.amount <= 0) return null;
  if (size.kind === 'count') return { pence: (product.price * 100) / size.amount, per: 'each' };
  return {
    pence: (product.price * 100 * 1000) / size.amount,
    per: size.kind === 'mass' ? 'kg' : 'litre',
  };
}

/**
 * size b / size a when both are stated in the same measure or both state a count; else null. A bare
 * pack count against a mass says nothing about the ratio, and neither does an unstated size.
 */
export function sizeRatio(a: Size, b: Size): number | null {
  if (a.kind === 'none' || b.kind === 'none') return null;
  if (a.kind === b.kind) return b.amount / a.amount;
  // "80 tea bags 232 g" against "80 pack": the counts can be compared, the measures cannot.
  return a.count > 0 && b.count > 0 ? b.count / a.count : null;
}

/** Both state a size, but in measures that cannot be put on one footing ("4 pack" against "415 g"). */
export const incomparableSizes = (a: Size, b: Size): boolean =>
  a.kind !== 'none' && b.kind !== 'none' && sizeRatio(a, b) === null;

/** Equal within 1 %, near within 5 % (facts: size grammar). An unstated size is neither equal nor other. */
export type SizeAgreement = 'same' | 'near' | 'other' | 'unknown';
export function compareSizes(a: Size, b: Size): SizeAgreement {
  const ratio = sizeRatio(a, b);
  if (ratio === null) return 'unknown';
  const off = ratio > 1 ? ratio - 1 : 1 / ratio - 1;
  return off <= 0.0101 ? 'same' : off <= 0.0501 ? 'near' : 'other';
}

const trim = (value: number): string => String(Math.round(value * 1000) / 1000);

const measure = (amount: number, kind: 'mass' | 'volume'): string =>
  amount >= 1000
    ? `${trim(amount / 1000)} ${kind === 'mass' ? 'kg' : 'litre'}`
    : `${trim(amount)} ${kind === 'mass' ? 'g' : 'ml'}`;

/**
 * "2.27 litre", "6 × 330 ml", "500 g", "80 pack, 250 g", "12 pack", "not stated". parseSize(formatSize(size)) gives the size
 * back, but for what the words do not say (that it is approximate, more than three decimals of one of several) and counts of a
 * thousand and more.
 */
export function formatSize(size: Size): string {
  if (size.kind === 'none') return 'not stated';
  if (size.kind === 'count') return size.amount === 1 ? '1 pack' : `${size.amount} pack`;
  const { kind, amount, count } = size;
  if (count <= 1) return measure(amount, kind);
  const each = amount / count;
  // Nobody knows a tea bag of 3.125 g.
  return kind === 'mass' && !Number.isInteger(each)
    ? `${count} pack, ${measure(amount, kind)}`
    : `${count} × ${measure(each, kind)}`;
}
