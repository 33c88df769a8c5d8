// Sizes and prices of a candidate beside what is looked for and what is usual.
import { E, type Row } from './features';
import type { Scene } from './gather';
import { measureFit, packFit } from './packFit';
import type { Candidate, ParsedName } from '../names/parsedName';
import type { PoolStatistics } from './poolStatistics';
import { sizeDistance } from './sizeDistance';
import type { Target } from './target';
import type { Size } from '../types';

/** sizeDistance of sizes within 5 % of one another. */
export const SAME_SIZE = 0.0488;
/** What a feature holds where either answer may be right. */
export const MAYBE = 0.5;

/** A drink that names no count is one bottle; a bag of sausages may hold any number. */
const bottled = (size: Size): Size =>
  size.kind === 'volume' && size.count === 0 ? { ...size, count: 1 } : size;

export function addSizes(
  row: Row,
  { prepared: { target }, statistics }: Scene,
  { parsed, product }: Candidate,
): void {
  const { size, department } = parsed;
  const distance = sizeDistance(
    target.size,
    department === 'drinks' && !target.product ? bottled(size) : size,
  );
  row[E.sizeAsked] = target.size.kind !== 'none' ? 1 : 0;
  row[E.sizeOff] = isSoMany(target, size) ? 0 : (distance ?? -1);
  row[E.measureApart] =
    distance === null
      ? Math.max(measureApart(target, size), priceApart(target, size, product.price, statistics))
      : 0;
  row[E.countOff] = countOff(target.size, size);
  const usual = besideUsual(size, statistics.medianSize);
  row[E.sizeUsual] = usual === null ? -1 : Math.abs(usual);
  row[E.sizeSmall] = Math.max(0, -(usual ?? 0));
  row[E.sizeWish] =
    target.wish * Math.max(-1, Math.min(1, usual ?? byPrice(product.price, statistics)));
  row[E.packFit] = heldAsAsked(target, product.name, parsed);
  const reference = target.price ?? statistics.medianPrice;
  row[E.priceRatio] = reference > 0 ? Math.log(product.price / reference) : 0;
  row[E.unitPriceRatio] =
    distance !== null && target.price
      ? Math.log(product.price / target.price) - Math.log(amountRatio(size, target.size))
      : 0;
}

/** -1 ... 1: otherwise than the line asks, not told, as it asks. "12 bottles": a pack of twelve that may be bottles is. */
function heldAsAsked(target: Target, name: string, parsed: ParsedName): number {
  const { pack, product } = target;
  const { size } = parsed;
  if (product) return 0;
  const fit = pack === null ? measureFit(target.size, size) : packFit(pack, name, parsed);
  if (target.several && isSingle(name)) return Math.min(fit, ONE_OF_SEVERAL);
  return isSoMany(target, size) && fit >= 0 ? 1 : fit;
}
/** "bananas" are not one banana, though one can be bought. */
const ONE_OF_SEVERAL = -0.4;
const isSingle = (name: string): boolean => /\b(?:loose|single|each)\b/i.test(name);
const isSoMany = ({ together }: Target, size: Size): boolean =>
  together > 1 && size.kind !== 'none' && size.count === together;

/** A pack that prints no size and costs so much more or less than those that do, as a ratio, is hardly of the size that a line asks for. */
const PRICE_APART = Math.log(1.8);
const priceApart = (
  { product }: Target,
  size: Size,
  price: number,
  { askedPrice }: Pick<PoolStatistics, 'askedPrice'>,
): number =>
  !product &&
  size.kind === 'none' &&
  askedPrice > 0 &&
  Math.abs(Math.log(price / askedPrice)) > PRICE_APART
    ? MAYBE
    : 0;

/** What a price says of a size that is not printed: the dearer pack is the larger one, if not by far. */
const BY_PRICE = 0.5;
const byPrice = (price: number, { medianPrice }: Pick<PoolStatistics, 'medianPrice'>): number =>
  medianPrice > 0 ? Math.max(-BY_PRICE, Math.min(BY_PRICE, Math.log(price / medianPrice))) : 0;

const SMALLEST_RATIO = 0.01;
const amountRatio = (size: Size, asked: Size): number =>
  size.kind === 'none' || asked.kind === 'none'
    ? 1
    : Math.max(SMALLEST_RATIO, size.amount / asked.amount);

/** 1 where the two measures cannot be compared; less for "kidney beans 4 pack" and a tin that prints only its weight: it is one. */
function measureApart({ size: asked, product }: Target, size: Size): number {
  if (asked.kind === 'none' || size.kind === 'none') return 0;
  return !product && asked.kind === 'count' && size.count === 0 ? MAYBE : 1;
}

const countOff = (asked: Size, size: Size): number =>
  asked.kind !== 'none' && size.kind !== 'none' && asked.count > 0 && size.count > 0
    ? Math.abs(Math.log(size.count / asked.count))
    : -1;

/** ln of the ratio to the usual size; null where it cannot be told. */
const besideUsual = (size: Size, usual: PoolStatistics['medianSize']): number | null =>
  usual && size.kind !== 'none' && size.kind === usual.kind
    ? Math.log(size.amount / usual.amount)
    : null;
