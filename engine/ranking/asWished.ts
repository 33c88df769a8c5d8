// "fish fingers big pack": of what the line means the largest pack, of a small one the smallest.
import { E } from '../evidence/features';
import { sizeRatio } from '../size';
import type { Target } from '../evidence/target';
import { cheapestFirst } from './cheapest';
import type { Ranked } from './ranked';

/** How much less likely than the likeliest one may be, and the least it may be. */
const AS_MEANT = 0.1;
const LEAST = 0.5;

interface Candidate {
  judged: Ranked;
  similarity: number;
}
const value = ({ judged }: Candidate, feature: keyof typeof E): number =>
  judged.evidence[E[feature]]!;
const extras = (one: Candidate): number =>
  value(one, 'extraBefore') + value(one, 'extraAfter') + value(one, 'extraTail');

/** A case of twelve is no big box; nor is a pack without a size, whose price may tell of its range. */
const MOST_TIMES = 4;
function isOfItsOrder(first: Candidate, one: Candidate): boolean {
  const ratio = sizeRatio(first.judged.parsed.size, one.judged.parsed.size);
  return ratio === null
    ? first.judged.parsed.size.kind === 'none' && one.judged.parsed.size.kind !== 'none'
    : Math.max(ratio, 1 / ratio) <= MOST_TIMES;
}

/**
 * The candidates in their order, but first the one whose printed size is most as wished, of those that are the same thing as the
 * likeliest: no dearer range, nothing more said of it.
 */
function sizeWishedFirst<T extends Candidate>(ranked: readonly T[]): readonly T[] {
  const [first] = ranked;
  if (!first) return ranked;
  const bar = Math.max(LEAST, first.similarity - AS_MEANT);
  const isLike = (one: T): boolean =>
    one.similarity >= bar &&
    isOfItsOrder(first, one) &&
    value(one, 'missing') <= value(first, 'missing') &&
    value(one, 'ownPremium') <= value(first, 'ownPremium') &&
    value(one, 'branded') <= value(first, 'branded') &&
    value(one, 'packFit') >= value(first, 'packFit') &&
    extras(one) <= extras(first);
  const wished = ranked
    .filter(isLike)
    .reduce((most, one) => (value(one, 'sizeWish') > value(most, 'sizeWish') ? one : most), first);
  return [wished, ...ranked.filter((one) => one !== wished)];
}

/** The likeliest first, but of those that answer the line as well the one that is as cheap, or of such a size, as it wishes. */
export const asWished = <T extends Candidate>(
  { cheapest, wish }: Pick<Target, 'cheapest' | 'wish'>,
  ranked: readonly T[],
): readonly T[] =>
  cheapest ? cheapestFirst(ranked) : wish === 0 ? ranked : sizeWishedFirst(ranked);
