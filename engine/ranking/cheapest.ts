// "cheap lager": of what the line means the pack that costs least.
import { E } from '../evidence/features';
import { SAME_SIZE } from '../evidence/sizes';
import { sizeRatio } from '../size';
import type { Ranked } from './ranked';

/** How much less likely than the likeliest one may be, and the least it may be. */
const AS_MEANT = 0.15;
const LEAST = 0.5;
/** A pack so much smaller is no cheaper one of it, and nobody who saves takes one so much larger. */
const MOST_OFF = 1.5;
/** Of a value range, which is cheap by its name, there is often but one pack. */
const MOST_OFF_VALUE = 3;

interface Candidate {
  judged: Ranked;
  similarity: number;
}

/** The candidates in their order, but of those that answer the line as the likeliest does, the one with the lowest price first. */
export function cheapestFirst<T extends Candidate>(ranked: readonly T[]): readonly T[] {
  const [first] = ranked;
  if (!first) return ranked;
  const bar = Math.max(LEAST, first.similarity - AS_MEANT);
  const missing = ({ judged }: T): number => judged.evidence[E.missing]!;
  const isLike = (one: T): boolean => {
    const ratio = sizeRatio(first.judged.parsed.size, one.judged.parsed.size);
    return (
      one.similarity >= bar &&
      missing(one) <= missing(first) &&
      (ratio === null ||
        Math.max(ratio, 1 / ratio) <= (isValue(one.judged) ? MOST_OFF_VALUE : MOST_OFF))
    );
  };
  const cheapest = ranked
    .filter(isLike)
    .reduce((least, one) => (isCheaper(one.judged, least.judged) ? one : least), first);
  return [cheapest, ...ranked.filter((one) => one !== cheapest)];
}

/**
 * Of two that are meant alike: the one of the size asked for, before one that states none and may be half as much; the own label's
 * value range, which is cheap by its name; the one with the lower price.
 */
function isCheaper(one: Ranked, other: Ranked): boolean {
  const [sized, otherSized] = [isOfSize(one), isOfSize(other)];
  if (sized !== otherSized) return sized;
  if (isValue(one) !== isValue(other)) return isValue(one);
  return one.product.price < other.product.price;
}
const isValue = ({ evidence }: Ranked): boolean => evidence[E.ownValue] === 1;
const isOfSize = ({ evidence }: Ranked): boolean =>
  evidence[E.sizeOff]! >= 0 && evidence[E.sizeOff]! <= SAME_SIZE;
