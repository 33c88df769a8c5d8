import { LONGEST_NAME } from './outside';
import { parsePrice } from './money';
import type { Product, Size, UnitPrice } from './types';

const UNITS: Readonly<Record<string, { kind: 'mass' | 'volume'; factor: number }>> = {
  kg: { kind: 'mass', factor: 1000 },
  kilo: { kind: 'mass', factor: 1000 },
  kilos: { kind: 'mass', factor: 1000 },
  g: { kind: 'mass', factor: 1 },
  gr: { kind: 'mass', factor: 1 },
  gm: { kind: 'mass', factor: 1 },
  gms: { kind: 'mass', factor: 1 },
  gram: { kind: 'mass', factor: 1 },
  grams: { kind: 'mass', factor: 1 },
  oz: { kind: 'mass', factor: 28.35 },
  lb: { kind: 'mass', factor: 453.6 },
  lbs: { kind: 'mass', factor: 453.6 },
  l: { kind: 'volume', factor: 1000 },
  lt: { kind: 'volume', factor: 1000 },
  ltr: { kind: 'volume', factor: 1000 },
  litre: { kind: 'volume', factor: 1000 },
  litres: { kind: 'volume', factor: 1000 },
  liter: { kind: 'volume', factor: 1000 },
  ml: { kind: 'volume', factor: 1 },
  cl: { kind: 'volume', factor: 10 },
  pint: { kind: 'volume', factor: 568 },
  pints: { kind: 'volume', factor: 568 },
  pt: { kind: 'volume', factor: 568 },
};
const N = '(\\d+(?:\\.\\d+)?)';
const UNIT = 'kilos?|kg|grams?|gms?|gr|g|oz|lbs?|litres?|liter|ltr|lt|l|ml|cl|pints?|pt';
const U = `(${UNIT})\\b`;
/** "4x6x250ml": packs of packs. */
const MULTI_TWICE = new RegExp(`\\b(\\d{1,2})\\s*x\\s*(\\d{1,2})\\s*x\\s*${N}\\s*${U}`, 'i');
const MULTI = new RegExp(`\\b(\\d{1,3})\\s*(?:x|×|\\*)\\s*${N}\\s*${U}`, 'i');
const MULTI_AFTER = new RegExp(`\\b${N}\\s*${U}\\s*(?:x|×)\\s*(\\d{1,3})\\b`, 'i');
const PACKS_OF_PACKS = /\b(\d{1,2})\s*[x×]\s*(\d{1,2})\s*(?:pk|pack)\b/i;
const SINGLE = new RegExp(`(?<![\\d.])${N}\\s*${U}`, 'gi');
const PACK =
  /(?<![\d.])(\d{1,3})(?:\s*-)?\s*(?:pack|pk|pks|packs)\b|\b(?:pack|box|tray|case) of (\d{1,3})\b|\bx\s?(\d{1,3})\b(?!\.\d|\s*(?:g|kg|ml|l|cl)\b)|\b(\d{1,3})\s?x\b(?!\s*\d)/i;
/** A number that no unit follows: of "70cl Bottle" nothing is counted. */
const COUNT = `(?<![\\d.])(\\d{1,4})(?!\\d|\\.\\d|\\s*(?:${UNIT})\\b)`;
const COUNT_WORDS =
  'bags?|teabags?|rolls?|washes|wash|tablets?|tabs|capsules?|caps|caplets?|pods?|sheets?|wipes?|nappies|pants|pieces?|pcs|sachets?|portions?|eggs?|bars?|cans?|tins?|bottles?|pouches|slices?|fillets?|burgers?|sausages?|fingers?|liners?|towels?|tampons?|pads?|rashers?|cubes?|pots?|wraps?|muffins?|bagels?|crumpets?|waffles?|doses?|sticks?|pairs?|cartons?|lollies|singles|servings';
/** Counted only where several are named ("4 Cornish Pasties"): a typed "pie" or "onion" is counted by the shopper. */
const SEVERAL_WORDS =
  'apples|avocados|bagels|baguettes|bakes|bananas|baps|bases|batteries|bisks|biscuits|bites|blades|breads|brownies|buns|cakes|cheesecakes|chews|chops|cigarettes|cigarillos|cigars|claws|cloths|cones|cookies|croissants|cupcakes|dippers|donuts|doughnuts|dumplings|eclairs|escalopes|faggots|fishcakes|flatbreads|grills|kebabs|kievs|lattices|lemons|limes|meatballs|medallions|meringues|naans|nectarines|nests|nuggets|onions|oranges|pancakes|pasties|patties|peaches|pears|pies|pittas|pizzas|plasters|poppadoms|potatoes|pounders|profiteroles|puddings|refills|sacks|samosas|scones|scourers|shells|skewers|skins|sponges|steaks|strips|sweetcorn|tarts|tortillas|triangles|trifles';
/** Words may stand between a number and the things only if these are several: "40 Green Tea Bags", but "Elf Bar 600 Apple Peach Pod". */
const SEVERAL = `${COUNT_WORDS.replaceAll('?', '').replace(/(roll|fillet|slice)s/g, '$1s?')}|${SEVERAL_WORDS}`;
/** What a number before a thing may say besides how many: "21 Day Matured Steaks", "90 Calorie Brownies", "3 Bean Wraps". */
const NO_COUNT =
  'years?|months?|weeks?|days?(?!\\s+maxi)|hours?|hrs?|minutes?|mins?|calories?|cals?|kcal|inch|bean|grain|seeds?|blade|in';
const COUNTED = new RegExp(
  `${COUNT}(?!(?:\\s*-)?\\s*(?:${NO_COUNT})\\b)(?:\\s*(?:${COUNT_WORDS})\\b|\\s+(?:[a-z&'’-]+\\s+){0,5}?(?:${SEVERAL})\\b)`,
  'gi',
);
/** Higher numbers are brands' ("Rhythm 108", "Flake 99"), but for what is sold by the hundred. */
const MANY = 98;
const BY_THE_HUNDRED = new RegExp(`(?:${COUNT_WORDS}|plasters)$`, 'i');
/** What these hold is not how much they are. */
const HOLLOW = /\b(?:sacks?|liners|bin liner|(?:bin|refuse|freezer|food) bags?)\b/i;
const HELD = new RegExp(`${N}\\s*(?:litres?|ltr|l|ml)\\b`, 'gi');
/** A weight beside these is who it fits, not what it weighs. */
const WORN =
  /\b(?:nappy|nappies|diapers|pants|swimmers|seat|stroller|pushchair|highchair|carrier|spot on)\b/i;
const BODY_WEIGHT = new RegExp(
  `${N}(?:\\s*(?:kgs?|lbs?))?\\s*(?:[-–]|to)\\s*${N}\\s*(?:kgs?|lbs?)\\b|${N}\\s*(?:kgs?|lbs?)\\b`,
  'gi',
);
/** "1.3-1.7kg", "425g-575g" */
const RANGE = new RegExp(`${N}(?:\\s*(${UNIT}))?\\s*[-–]\\s*${N}\\s*${U}`, 'i');
const COUNT_S = /(?<![\d.])(\d{2,4})(?:s\b|['’]s (?=tea|bags|pack))/i;
/** What every size holds: most names state none. */
const NUMBER = /\d|½|dozen|twin/i;
const APPROX = /\b(?:approx|typically|minimum|about|average)\b/i;
const NONE: Size = { kind: 'none' };
/** What is sold by the count in one pack: the mass beside the count is that of all ("x80 Tea Bags 250g", "232g x80", "120g, x4 Slices"). */
const SHARES_MASS = /\b(?:tea|coffee|bags?|teabags?|superblends?|slices?|capsules|pods|nests)\b/i;
/** Ices and shots name the volume of the whole box ("4 Pack 360ml") unless it is too small for one ("x4 70ml"). */
const SHARES_VOLUME = /\b(?:ice ?creams?|loll(?:y|ies)|cones|ices|bites|magnum|fab|shots)\b/i;
const SMALL_BOX = 150;
const sharesSize = (text: string, kind: 'mass' | 'volume', amount: number): boolean =>
  kind === 'mass'
    ? SHARES_MASS.test(text) && !/\b(?:case|pack) of \d/i.test(text)
    : SHARES_VOLUME.test(text) && (amount > SMALL_BOX || /\bbites\b/i.test(text));

/** No single thing in a shop is heavier (g or ml), and nothing that is counted lighter. */
const MOST_EACH = 30_000;
const LEAST_EACH = 0.09;

function counted(text: string, count: number): Size {
  if (count <= 0) return NONE;
  const size: Size = { kind: 'count', amount: count, count };
  return APPROX.test(text) ? { ...size, approx: true } : size;
}

/** Pints printed beside litres are taken as printed in litres; alone, 1 pint is 568 ml (facts: size grammar). */
function measured(text: string, total: number, kind: 'mass' | 'volume', count: number): Size {
  if (total <= 0) return NONE;
  // "Teabags X400 1.25G", "78 Washes, 2640l": a misprint, but the count holds.
  const each = total / Math.max(1, count);
  if (each > MOST_EACH || (count > 1 && each < LEAST_EACH)) return counted(text, count);
  const size: Size = { kind, amount: Math.round(total * 100) / 100, count };
  return APPROX.test(text) ? { ...size, approx: true } : size;
}

/**
 * Size of a pack as its name (or size column) states it; the whole grammar of the facts file.
 * A drained weight, "(Serves 4)" and a cut name's half number are no sizes. Never guesses.
 */
export function parseSize(raw: string): Size {
  if (!NUMBER.test(raw) || raw.length > LONGEST_NAME) return NONE;
  // A number cut by "..." is not a size: "Coconut Water 1..." may have been 1L, 100 ml or 12 x 330ml.
  const sold = WORN.test(raw)
    ? raw.replace(BODY_WEIGHT, ' ')
    : HOLLOW.test(raw)
      ? raw.replace(HELD, ' ')
      : raw;
  const text = sold
    .replace(/(?<!\d)\d+(?:\.\d+)?\s*[a-z]{0,2}\.{3}\s*$/i, ' ')
    .replace(/(\d)\s*½/g, '$1.5')
    .replace(/½/g, '0.5')
    .replace(
      /\(serves[^)]*\)|serves \d+(?:-\d+)?|\(\s*\d+(?:\.\d+)?\s*g\*\s*\)|\d+(?:\.\d+)?\s*%|\b100'?s (?:&|and|n) 1000'?s|\b1\/4\s*lb|\b(?:\d|all)[ -]?in[ -]?1\b/gi,
      ' ',
    )
    .replace(
      /(?<![\d/])(?:(\d) )?([13])\/([24])(?=\s*(?:pints?|pt|litres?|l|kg|kilo)\b)/gi,
      (_, whole: string | undefined, part: string, of: string) =>
        String(Number(whole ?? 0) + Number(part) / Number(of)),
    )
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d)\. (\d)/g, '$1.$2');
  const ranged = RANGE.exec(text);
  if (ranged) return between(ranged, parseCount(text.replace(ranged[0], ' ')));
  const twice = MULTI_TWICE.exec(text);
  if (twice) {
    const unit = UNITS[twice[4]!.toLowerCase()]!;
    const count = Number(twice[1]) * Number(twice[2]);
    return measured(text, count * Number(twice[3]) * unit.factor, unit.kind, count);
  }
  const multi = MULTI.exec(text);
  if (multi) {
    const unit = UNITS[multi[3]!.toLowerCase()]!;
    return measured(
      text,
      Number(multi[1]) * Number(multi[2]) * unit.factor,
      unit.kind,
      Number(multi[1]),
    );
  }
  const after = MULTI_AFTER.exec(text);
  if (after) {
    const unit = UNITS[after[2]!.toLowerCase()]!;
    const amount = Number(after[1]) * unit.factor;
    const count = Number(after[3]);
    return measured(
      text,
      unit.kind === 'mass' && SHARES_MASS.test(text) ? amount : count * amount,
      unit.kind,
      count,
    );
  }
  const count = parseCount(text);
  SINGLE.lastIndex = 0;
  let best: { kind: 'mass' | 'volume'; amount: number; imperial: boolean } | null = null;
  for (let found = SINGLE.exec(text); found; found = SINGLE.exec(text)) {
    const unit = UNITS[found[2]!.toLowerCase()]!;
    const imperial = /^(?:pints?|pt|oz|lbs?)$/i.test(found[2]!);
    if (best && (imperial || !best.imperial)) continue; // "2.27L (4 pint)", "5oz Steak Burger 284g": litres and grams as printed; else the first measure
    best = { kind: unit.kind, amount: Number(found[1]) * unit.factor, imperial };
  }
  if (best && best.amount > 0) {
    // "6 Cans 330ml" and "10 Pack 440ml" give one unit's size; "4 Pack 500g" and "8 Sausages 400g" give the total.
    const perUnit =
      count > 1 &&
      !sharesSize(text, best.kind, best.amount) &&
      (best.kind === 'volume'
        ? best.amount <= 1000
        : /\bx\s*\d|\beach\b|\b(?:case|pack) of \d/i.test(text) &&
          best.amount <= 150 &&
          !/\bx\s?\d+\s+\d/i.test(text)) &&
      /\b(?:cans?|bottles?|pack|pk|case|cartons?|x\s?\d+)\b/i.test(text);
    return measured(text, perUnit ? best.amount * count : best.amount, best.kind, count);
  }
  return counted(text, count);
}

/** The middle of a range, approximately. */
function between([, low, unitOfLow, high, unitOfHigh]: RegExpExecArray, count: number): Size {
  const { kind, factor } = UNITS[unitOfHigh!.toLowerCase()]!;
  const most = Number(high) * factor;
  const least = Number(low) * (unitOfLow ? UNITS[unitOfLow.toLowerCase()]!.factor : factor);
  // "0.84g-1.26kg" is a misprint.
  const middle = least * 10 < most || least > most ? most : (least + most) / 2;
  return middle > 0 ? { kind, amount: Math.round(middle * 100) / 100, count, approx: true } : NONE;
}

const WORD_COUNTS: Readonly<Record<string, number>> = { single: 1, twin: 2, dozen: 12 };

function parseCount(text: string): number {
  const packs = PACKS_OF_PACKS.exec(text);
  if (packs) return Number(packs[1]) * Number(packs[2]);
  const equal = /=\s*(\d{2,4})\b/.exec(text);
  if (equal) return Number(equal[1]);
  const pack = PACK.exec(text);
  const packed = pack ? Number(pack[1] ?? pack[2] ?? pack[3] ?? pack[4]) : 0;
  if (packed > 1) return packed;
  let ones = packed;
  COUNTED.lastIndex = 0;
  for (let found = COUNTED.exec(text); found; found = COUNTED.exec(text)) {
    const count = Number(found[1]);
    if (count > 1 && count <= (BY_THE_HUNDRED.test(found[0]) ? 1500 : MANY)) return count;
    COUNTED.lastIndex = found.index + found[1]!.length;
    ones ||= count;
  }
  const countS = COUNT_S.exec(text);
  if (countS) return Number(countS[1]);
  const word =
    ones === 1
      ? 1
      : /\b(?:half a dozen|half dozen)\b/i.test(text)
        ? 6
        : /\b(dozen|twin ?pack)\b/i.test(text)
          ? /(?:dozen)/i.test(text)
            ? 12
            : WORD_COUNTS['twin']!
          : 0;
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

/**
 * "2.27 litre", "6 × 330 ml", "500 g", "12 pack", "not stated". parseSize(formatSize(size)) gives the size back, but for what the
 * words do not say (that it is approximate, more than three decimals of one of several) and counts of a thousand and more.
 */
export function formatSize(size: Size): string {
  if (size.kind === 'none') return 'not stated';
  if (size.kind === 'count') return size.amount === 1 ? '1 pack' : `${size.amount} pack`;
  const each = size.count > 1 ? size.amount / size.count : size.amount;
  const small = size.kind === 'mass' ? 'g' : 'ml';
  const one =
    each >= 1000
      ? `${trim(each / 1000)} ${size.kind === 'mass' ? 'kg' : 'litre'}`
      : `${trim(each)} ${small}`;
  return size.count > 1 ? `${size.count} × ${one}` : one;
}
