// Whether a match is the same item or a similar one, and whether its price is out of line.
import { E, type Evidence } from '../evidence/features';
import { frozenApart } from '../evidence/place';
import { sizeDistance } from '../evidence/sizeDistance';
import { SAME_SIZE } from '../evidence/sizes';
import type { Target } from '../evidence/target';
import { parseName } from '../names/parsedName';
import { incomparableSizes, unitPriceOf } from '../size';
import type { Product, Size } from '../types';
import type { Ranked } from './ranked';
import type { Search } from './search';

/** "same" needs more than "similar": nearly every such match is what was meant. */
const SAME_THRESHOLD = 0.7;
/** ln 3: more than three times the unit price is an alarm, not a saving (issue: matches a shopper can trust). Three times is none, whichever way decimals round. */
const ALARM = Math.log(3) + 1e-9;
/** A word that only one of two products has and that surprises more than this names another variety. */
const TELLING = 0.8;
/** Distances of two products by the vectors of their words: up to the first they are one variety, from the second on two. */
const APART = { oneVariety: 0.35, twoVarieties: 1 } as const;
/** ln 1.5: of pairs whose size is not stated on both sides, those farther apart in price are mostly packs of other sizes. */
const PACK_PRICE = Math.log(1.5);

/** "same": all but certain, of all words that were said, of the same maker's class, no conflict, no other variety, no other size. Everything else shown is "similar". */
export function verdictOf(
  { target, givenUp }: Search,
  { evidence, parsed }: Ranked,
  similarity: number,
  alarm: boolean,
): 'same' | 'similar' {
  const sameMaker =
    target.brand !== null
      ? evidence[E.brandSame] === 1
      : !target.product || (evidence[E.tierGap] === 0 && parsed.maker.kind !== 'brand');
  const sameProduct = !target.product || (sameVariety(evidence) && !frozenApart(evidence));
  return similarity >= SAME_THRESHOLD &&
    givenUp.length === 0 &&
    sameMaker &&
    sameProduct &&
    sameSize(target, evidence, parsed.size) &&
    evidence[E.conflicts] === 0 &&
    evidence[E.unsaidMarked] === 0 &&
    evidence[E.flavourExtra] === 0 &&
    !alarm
    ? 'same'
    : 'similar';
}

function sameVariety(evidence: Evidence): boolean {
  const apart = evidence[E.vectorApart]!;
  return (
    apart <= APART.oneVariety ||
    (apart < APART.twoVarieties &&
      evidence[E.lostSurprise]! <= TELLING &&
      evidence[E.addedSurprise]! <= TELLING)
  );
}

/** Within 5 %, as many in the pack; not stated on one side, at a price that leaves room for the same pack. */
function sameSize({ size, product }: Target, evidence: Evidence, theirs: Size): boolean {
  if (incomparableSizes(size, theirs)) return false;
  const distance = sizeDistance(size, theirs);
  if (distance === null) return !product || Math.abs(evidence[E.priceRatio]!) <= PACK_PRICE;
  return distance <= SAME_SIZE && samePack(size, theirs);
}

/** Six cans are no bottle, though both hold two litres. */
export function samePack(a: Size, b: Size): boolean {
  const [one, other] = [packOf(a), packOf(b)];
  return one === 0 || other === 0 || one === other;
}
const packOf = (size: Size): number =>
  size.kind === 'none' ? 0 : size.kind === 'volume' ? Math.max(1, size.count) : size.count;

/** More than 3 times out of line: per unit when both sizes are known, pack against pack when one is not. */
export function priceAlarm(reference: Product, { product, parsed }: Ranked): boolean {
  // Asked for without a price: nothing is said of it.
  if (!(reference.price > 0)) return false;
  const a = unitPriceOf(reference, parseName(reference).size);
  const b = unitPriceOf(product, parsed.size);
  if (a && b && a.per === b.per) return Math.abs(Math.log(b.pence / a.pence)) > ALARM;
  return Math.abs(Math.log(product.price / reference.price)) > ALARM;
}
