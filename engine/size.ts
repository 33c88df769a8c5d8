import { parsePrice } from './money';
import type { Product, Size, UnitPrice } from './types';

const UNITS: Readonly<Record<string, { kind: 'mass' | 'volume'; factor: number }>> = {
  kg: { kind: 'mass', factor: 1000 }, kilo: { kind: 'mass', factor: 1000 }, kilos: { kind: 'mass', factor: 1000 },
  g: { kind: 'mass', factor: 1 }, gr: { kind: 'mass', factor: 1 }, gm: { kind: 'mass', factor: 1 }, gms: { kind: 'mass', factor: 1 }, gram: { kind: 'mass', factor: 1 }, grams: { kind: 'mass', factor: 1 },
  oz: { kind: 'mass', factor: 28.35 }, lb: { kind: 'mass', factor: 453.6 }, lbs: { kind: 'mass', factor: 453.6 },
  l: { kind: 'volume', factor: 1000 }, lt: { kind: 'volume', factor: 1000 }, ltr: { kind: 'volume', factor: 1000 }, litre: { kind: 'volume', factor: 1000 }, litres: { kind: 'volume', factor: 1000 }, liter: { kind: 'volume', factor: 1000 },
  ml: { kind: 'volume', factor: 1 }, cl: { kind: 'volume', factor: 10 },
  pint: { kind: 'volume', factor: 568 }, pints: { kind: 'volume', factor: 568 }, pt: { kind: 'volume', factor: 568 },
};
const N = '(\\d+(?:\\.\\d+)?)';
const U = '(kilos?|kg|grams?|gms?|gr|g|oz|lbs?|litres?|liter|ltr|lt|l|ml|cl|pints?|pt)\\b';
const MULTI = new RegExp(`\\b(\\d{1,3})\\s*(?:x|×|\\*)\\s*${N}\\s*${U}`, 'i');
const MULTI_AFTER = new RegExp(`\\b${N}\\s*${U}\\s*(?:x|×)\\s*(\\d{1,3})\\b`, 'i');
const PACKS_OF_PACKS = /\b(\d{1,2})\s*[x×]\s*(\d{1,2})\s*(?:pk|pack)\b/i;
const SINGLE = new RegExp(`(?<![\\d.])${N}\\s*${U}`, 'gi');
const PACK = /(?<![\d.])(\d{1,3})\s*-?\s*(?:pack|pk|pks|packs)\b|\b(?:pack|box|tray) of (\d{1,3})\b|\bx\s?(\d{1,3})\b(?!\.\d|\s*(?:g|kg|ml|l|cl)\b)|\b(\d{1,3})\s?x\b(?!\s*\d)/i;
const COUNT_WORDS = 'bags?|teabags?|rolls?|washes|wash|tablets?|tabs|capsules?|caps|caplets?|pods?|sheets?|wipes?|nappies|pants|pieces?|pcs|sachets?|portions?|eggs?|bars?|cans?|tins?|bottles?|pouches|slices?|fillets?|burgers?|sausages?|fingers?|liners?|towels?|tampons?|pads?|rashers?|cubes?|pots?|wraps?|muffins?|bagels?|crumpets?|waffles?|doses?|sticks?|pairs?|cartons?|lollies|singles|servings';
const COUNTED = new RegExp(`(?<![\\d.])(\\d{1,4})\\s*(?:[a-z-]+\\s+){0,3}?(?:${COUNT_WORDS})\\b`, 'i');
const COUNT_S = /(?<![\d.])(\d{2,4})s\b/i;
/** What every size holds: most names state none. */
const NUMBER = /\d|½|dozen|twin/i;
const APPROX = /\b(?:approx|typically|minimum|about|average)\b/i;
const NONE: Size = { kind: 'none' };

/** Pints printed beside litres are taken as printed in litres; alone, 1 pint is 568 ml (facts: size grammar). */
function measured(text: string, total: number, kind: 'mass' | 'volume', count: number): Size {
  if (total <= 0) return NONE;
  const size: Size = { kind, amount: Math.round(total * 100) / 100, count };
  return APPROX.test(text) ? { ...size, approx: true } : size;
}

/**
 * Size of a pack as its name (or size column) states it; the whole grammar of the facts file.
 * A drained weight, "(Serves 4)" and a cut name's half number are no sizes. Never guesses.
 */
export function parseSize(raw: string): Size {
  if (!NUMBER.test(raw)) return NONE;
  // A number cut by "..." is not a size: "Coconut Water 1..." may have been 1L, 100 ml or 12 x 330ml.
  const text = raw.replace(/\d+(?:\.\d+)?\s*[a-z]{0,2}\.{3}\s*$/i, ' ').replace(/½/g, '.5').replace(/\(serves[^)]*\)|serves \d+(?:-\d+)?|\(\s*\d+(?:\.\d+)?\s*g\*\s*\)|\d+(?:\.\d+)?\s*%/gi, ' ').replace(/(\d),(\d{3})\b/g, '$1$2');
  const multi = MULTI.exec(text);
  if (multi) {
    const unit = UNITS[multi[3]!.toLowerCase()]!;
    return measured(text, Number(multi[1]) * Number(multi[2]) * unit.factor, unit.kind, Number(multi[1]));
  }
  const after = MULTI_AFTER.exec(text);
  if (after) {
    const unit = UNITS[after[2]!.toLowerCase()]!;
    return measured(text, Number(after[3]) * Number(after[1]) * unit.factor, unit.kind, Number(after[3]));
  }
  const count = parseCount(text);
  SINGLE.lastIndex = 0;
  let best: { kind: 'mass' | 'volume'; amount: number; pints: boolean } | null = null;
  for (let found = SINGLE.exec(text); found; found = SINGLE.exec(text)) {
    const unit = UNITS[found[2]!.toLowerCase()]!;
    const pints = /^(?:pints?|pt)$/i.test(found[2]!);
    if (best && (pints || !best.pints)) continue; // "2.27L (4 pint)": litres as printed; else the first measure
    best = { kind: unit.kind, amount: Number(found[1]) * unit.factor, pints };
  }
  if (best && best.amount > 0) {
    // "6 Cans 330ml" and "10 Pack 440ml" give one unit's size; "4 Pack 500g" and "8 Sausages 400g" give the total.
    const perUnit = count > 1 && (best.kind === 'volume' ? best.amount <= 1000 : /\bx\s*\d|\beach\b/i.test(text) && best.amount <= 150 && !/\bx\s?\d+\s+\d/i.test(text)) && /\b(?:cans?|bottles?|pack|pk|cartons?|x\s?\d+)\b/i.test(text);
    return measured(text, perUnit ? best.amount * count : best.amount, best.kind, count);
  }
  if (count > 0) {
    const size: Size = { kind: 'count', amount: count, count };
    return APPROX.test(text) ? { ...size, approx: true } : size;
  }
  return NONE;
}

const WORD_COUNTS: Readonly<Record<string, number>> = { single: 1, twin: 2, dozen: 12 };

function parseCount(text: string): number {
  const packs = PACKS_OF_PACKS.exec(text);
  if (packs) return Number(packs[1]) * Number(packs[2]);
  const pack = PACK.exec(text);
  if (pack) return Number(pack[1] ?? pack[2] ?? pack[3] ?? pack[4]);
  const counted = COUNTED.exec(text);
  if (counted && Number(counted[1]) < 1500) return Number(counted[1]);
  const countS = COUNT_S.exec(text);
  if (countS) return Number(countS[1]);
  const word = /\b(?:half a dozen|half dozen)\b/i.test(text) ? 6 : /\b(dozen|twin ?pack)\b/i.test(text) ? (/(?:dozen)/i.test(text) ? 12 : WORD_COUNTS['twin']!) : 0;
  return word;
}

type Sized = Pick<Product, 'name' | 'statedSize' | 'statedUnitPrice' | 'price' | 'pricePer'>;

/** Size of a product: a stated size column beats the name, the name beats price / unit price; a price per weight has no pack size. */
export function sizeOf(product: Sized): Size {
  if (product.statedSize) {
    const stated = parseSize(product.statedSize);
    if (stated.kind !== 'none') return stated;
  }
  const named = parseSize(product.name);
  return named.kind === 'none' && product.statedUnitPrice && !product.pricePer ? sizeFromUnitPrice(product.price, product.statedUnitPrice) : named;
}

/** A unit price is printed in whole pence: below this many, the size found through it would be more than 1 % off. */
const EXACT_ENOUGH = 50;

/** "£3.75" at "£5.00 / kg" is about 750 g. */
function sizeFromUnitPrice(pounds: number, text: string): Size {
  const unit = parsePrice(text);
  if (unit.kind !== 'price' || !unit.per || unit.pence < EXACT_ENOUGH) return NONE;
  return { kind: unit.per.unit === 'g' ? 'mass' : 'volume', amount: Math.round((pounds * 100 * unit.per.amount) / unit.pence), count: 1, approx: true };
}

/** Unit price in pence per kg, litre or item; null when the size is not stated (nothing is guessed). */
export function unitPriceOf(product: Sized, size: Size = sizeOf(product)): UnitPrice | null {
  if (product.pricePer) {
    return { pence: (product.price * 100 * 1000) / product.pricePer.amount, per: product.pricePer.unit === 'g' ? 'kg' : 'litre' };
  }
  if (size.kind === 'none' || size.amount <= 0) return null;
  if (size.kind === 'count') return { pence: (product.price * 100) / size.amount, per: 'each' };
  return { pence: (product.price * 100 * 1000) / size.amount, per: size.kind === 'mass' ? 'kg' : 'litre' };
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
export const incomparableSizes = (a: Size, b: Size): boolean => a.kind !== 'none' && b.kind !== 'none' && sizeRatio(a, b) === null;

/** Equal within 1 %, near within 5 % (facts: size grammar). An unstated size is neither equal nor other. */
export type SizeAgreement = 'same' | 'near' | 'other' | 'unknown';
export function compareSizes(a: Size, b: Size): SizeAgreement {
  const ratio = sizeRatio(a, b);
  if (ratio === null) return 'unknown';
  const off = ratio > 1 ? ratio - 1 : 1 / ratio - 1;
  return off <= 0.0101 ? 'same' : off <= 0.0501 ? 'near' : 'other';
}

const trim = (value: number): string => String(Math.round(value * 1000) / 1000);

/** "2.27 litre", "6 × 330 ml", "500 g", "12 items", "not stated". parseSize(formatSize(size)) gives the size back. */
export function formatSize(size: Size): string {
  if (size.kind === 'none') return 'not stated';
  if (size.kind === 'count') return size.amount === 1 ? '1 pack' : `${size.amount} pack`;
  const each = size.count > 1 ? size.amount / size.count : size.amount;
  const small = size.kind === 'mass' ? 'g' : 'ml';
  const one = each >= 1000 ? `${trim(each / 1000)} ${size.kind === 'mass' ? 'kg' : 'litre'}` : `${trim(each)} ${small}`;
  return size.count > 1 ? `${size.count} × ${one}` : one;
}
