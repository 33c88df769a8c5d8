// Sizes and prices of a candidate beside what is looked for and what is usual.
import { E, type Row } from './features';
import type { Scene } from './gather';
import { measureFit, packFit } from './packFit';
import type { Candidate } from '../names/parsedName';
import type { PoolStatistics } from './poolStatistics';
import { sizeRatio } from '../size';
import type { Target } from './target';
import type { Size } from '../types';

/** sizeDistance of sizes within 5 % of one another. */
export const SAME_SIZE = 0.0488;
/** What a feature holds where either answer may be right. */
export const MAYBE = 0.5;

/** How far a size lies from the asked one: |ln ratio|, null when either is not stated. */
export function sizeDistance(asked: Size, size: Size): number | null {
  if (asked.kind === 'none' || size.kind === 'none') return null;
  if (asked.kind === 'count' && size.kind !== 'count')
    return size.count > 0 ? Math.abs(Math.log(size.count / asked.amount)) : null;
  const ratio = sizeRatio(asked, size);
  return ratio === null || ratio <= 0 ? null : Math.abs(Math.log(ratio));
}

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
  row[E.sizeOff] = distance ?? -1;
  row[E.measureApart] = distance === null ? measureApart(target, size) : 0;
  row[E.countOff] = countOff(target.size, size);
  const usual = besideUsual(size, statistics.medianSize);
  row[E.sizeUsual] = usual === null ? -1 : Math.abs(usual);
  row[E.sizeSmall] = Math.max(0, -(usual ?? 0));
  row[E.sizeWish] = target.wish * Math.max(-1, Math.min(1, usual ?? 0));
  row[E.packFit] =
    target.pack !== null
      ? packFit(target.pack, product.name, parsed)
      : target.product
        ? 0
        : measureFit(target.size, size);
  const reference = target.price ?? statistics.medianPrice;
  row[E.priceRatio] = reference > 0 ? Math.log(product.price / reference) : 0;
  row[E.unitPriceRatio] =
    distance !== null && target.price
      ? Math.log(product.price / target.price) - Math.log(amountRatio(size, target.size))
      : 0;
}

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
