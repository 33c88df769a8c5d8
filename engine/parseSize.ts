import { ABOUT, HOLLOW, SEVERAL_HELD, SHARES_MASS, SHARES_VOLUME, WORN } from './lexicon/sizeWords';
import { N, U, UNIT, unitNamed } from './measures';
import { LONGEST_NAME } from './outside';
import { parseCount } from './packCount';
import type { Size } from './types';

/** "4x6x250ml": packs of packs. */
const MULTI_TWICE = new RegExp(`\\b(\\d{1,2})\\s*x\\s*(\\d{1,2})\\s*x\\s*${N}\\s*${U}`, 'i');
const MULTI = new RegExp(`\\b(\\d{1,3})\\s*(?:x|×|\\*)\\s*${N}\\s*${U}`, 'i');
const MULTI_AFTER = new RegExp(`\\b${N}\\s*${U}\\s*(?:x|×)\\s*(\\d{1,3})\\b`, 'i');
const SINGLE = new RegExp(`(?<![\\d.])${N}\\s*${U}`, 'gi');
const HELD = new RegExp(`(?<!\\d)${N}\\s*(?:litres?|ltr|l|ml)\\b`, 'gi');
const BODY_WEIGHT = new RegExp(
  `(?<!\\d)${N}\\s*(?:(?:kgs?|lbs?)\\s*)?(?:[-–]|to)\\s*${N}\\s*(?:kgs?|lbs?)\\b|(?<!\\d)${N}\\s*(?:kgs?|lbs?)\\b`,
  'gi',
);
/** "1.3-1.7kg", "425g-575g" */
const RANGE = new RegExp(`(?<!\\d)${N}\\s*(?:(${UNIT})\\s*)?[-–]\\s*${N}\\s*${U}`, 'i');
/**
 * How strong a thing is ("120mg/5ml", "7.5mg per 5ml", "5g/100ml", "20mg/ml"): the amount behind the stroke is a spoon of it,
 * not the pack. Two of one kind beside a stroke are the same amount twice ("454g/1lb").
 */
const STRENGTHS = [
  `${N}\\s?(?:mg|mcg|[µμu]g|iu|units?|kcal|kj)\\s?(?:/|per\\b|in\\b)\\s?(?:${N}\\s?)?${U}`,
  `${N}\\s?(?:g|grams?)\\s?/\\s?(?:${N}\\s?)?(?:litres?|l|ml)\\b`,
  `${N}\\s?${U}\\sper\\s${N}\\s?${U}`,
  `per\\s${N}\\s?${U}`,
].map((strength) => new RegExp(`\\b${strength}`, 'gi'));
/** What every size holds: most names state none. */
const NUMBER = /\d|½|dozen|twin/i;
const NONE: Size = { kind: 'none' };
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
  return ABOUT.test(text) ? { ...size, approx: true } : size;
}

/** Pints printed beside litres are taken as printed in litres; alone, 1 pint is 568 ml (facts: size grammar). */
function measured(text: string, total: number, kind: 'mass' | 'volume', count: number): Size {
  if (total <= 0) return NONE;
  // "Teabags X400 1.25G", "78 Washes, 2640l": a misprint, but the count holds.
  const each = total / Math.max(1, count);
  if (each > MOST_EACH || (count > 1 && each < LEAST_EACH)) return counted(text, count);
  const size: Size = { kind, amount: Math.round(total * 100) / 100, count };
  return ABOUT.test(text) ? { ...size, approx: true } : size;
}

/** How strong it is, a weight that says who it fits and a volume that says what goes in are no sizes of the pack. */
function soldPart(raw: string): string {
  const amounts = STRENGTHS.reduce((text, strength) => text.replace(strength, ' '), raw);
  if (WORN.test(raw)) return amounts.replace(BODY_WEIGHT, ' ');
  return HOLLOW.test(raw) ? amounts.replace(HELD, ' ') : amounts;
}

/** The text with its numbers in one spelling, without the numbers that are no size. */
const plainNumbers = (text: string): string =>
  text
    // A number cut by "..." is not a size: "Coconut Water 1..." may have been 1L, 100 ml or 12 x 330ml.
    .replace(/(?<!\d)\d+(?:\.\d+)?\s*[a-z]{0,2}\.{3}\s*$/i, ' ')
    .replace(/(\d)\s*½/g, '$1.5')
    .replace(/½/g, '0.5')
    .replace(
      /\(serves[^()]*\)|serves \d+(?:-\d+)?|\(\s?\d{1,6}(?:\.\d+)?\s?g\*\s?\)|(?<![\d.])\d{1,6}(?:\.\d{1,6})?\s?%|\b100'?s (?:&|and|n) 1000'?s|\b1\/4\s*lb|\b(?:\d|all)[ -]?in[ -]?1\b/gi,
      ' ',
    )
    .replace(
      /(?<![\d/])(?:(\d) )?([13])\/([24])(?=\s*(?:pints?|pt|litres?|l|kg|kilo)\b)/gi,
      (_, whole: string | undefined, part: string, of: string) =>
        String(Number(whole ?? 0) + Number(part) / Number(of)),
    )
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d)\. (\d)/g, '$1.$2');

function packsOfPacks(text: string): Size | null {
  const found = MULTI_TWICE.exec(text);
  if (!found) return null;
  const { kind, factor } = unitNamed(found[4]!);
  const count = Number(found[1]) * Number(found[2]);
  return measured(text, count * Number(found[3]) * factor, kind, count);
}

function countTimesEach(text: string): Size | null {
  const found = MULTI.exec(text);
  if (!found) return null;
  const { kind, factor } = unitNamed(found[3]!);
  const count = Number(found[1]);
  return measured(text, count * Number(found[2]) * factor, kind, count);
}

function eachTimesCount(text: string): Size | null {
  const found = MULTI_AFTER.exec(text);
  if (!found) return null;
  const { kind, factor } = unitNamed(found[2]!);
  const amount = Number(found[1]) * factor;
  const count = Number(found[3]);
  const ofAll = kind === 'mass' && SHARES_MASS.test(text);
  return measured(text, ofAll ? amount : count * amount, kind, count);
}

interface Measure {
  kind: 'mass' | 'volume';
  amount: number;
}

/** "2.27L (4 pint)", "5oz Steak Burger 284g": litres and grams as printed; else the first measure. */
function printedMeasure(text: string): Measure | null {
  let best: (Measure & { imperial: boolean }) | null = null;
  SINGLE.lastIndex = 0;
  for (let found = SINGLE.exec(text); found; found = SINGLE.exec(text)) {
    const imperial = /^(?:pints?|pt|oz|lbs?)$/i.test(found[2]!);
    if (best && (imperial || !best.imperial)) continue;
    const { kind, factor } = unitNamed(found[2]!);
    best = { kind, amount: Number(found[1]) * factor, imperial };
  }
  return best;
}

/** "6 Cans 330ml" and "10 Pack 440ml" give one unit's size; "4 Pack 500g" and "8 Sausages 400g" give the total. */
function isOfEach(text: string, { kind, amount }: Measure, count: number): boolean {
  if (count <= 1 || sharesSize(text, kind, amount)) return false;
  const smallEnough =
    kind === 'volume'
      ? amount <= 1000
      : amount <= 150 &&
        /\bx\s*\d|\beach\b|\b(?:case|pack) of \d/i.test(text) &&
        !/\bx\s?\d+\s+\d/i.test(text);
  return smallEnough && SEVERAL_HELD.test(text);
}

/** One measure beside a count, or either alone. */
function measureOrCount(text: string): Size {
  const count = parseCount(text);
  const measure = printedMeasure(text);
  if (!measure || measure.amount <= 0) return counted(text, count);
  const { kind, amount } = measure;
  return measured(text, isOfEach(text, measure, count) ? amount * count : amount, kind, count);
}

/**
 * Size of a pack as its name (or size column) states it; the whole grammar of the facts file.
 * A drained weight, "(Serves 4)" and a cut name's half number are no sizes. Never guesses.
 */
export function parseSize(raw: string): Size {
  if (!NUMBER.test(raw) || raw.length > LONGEST_NAME) return NONE;
  const text = plainNumbers(soldPart(raw));
  const ranged = RANGE.exec(text);
  if (ranged) return between(ranged, parseCount(text.replace(ranged[0], ' ')));
  return packsOfPacks(text) ?? countTimesEach(text) ?? eachTimesCount(text) ?? measureOrCount(text);
}

/** The middle of a range, approximately. */
function between([, low, unitOfLow, high, unitOfHigh]: RegExpExecArray, count: number): Size {
  const { kind, factor } = unitNamed(unitOfHigh!);
  const most = Number(high) * factor;
  const least = Number(low) * (unitOfLow ? unitNamed(unitOfLow).factor : factor);
  // "0.84g-1.26kg" is a misprint.
  const middle = least * 10 < most || least > most ? most : (least + most) / 2;
  return middle > 0 ? { kind, amount: Math.round(middle * 100) / 100, count, approx: true } : NONE;
}
