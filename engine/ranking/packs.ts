// Which of several packs of one thing is the one that was chosen, where their sizes are not stated.
import { E } from '../evidence/features';
import { sizeDistance } from '../evidence/sizeDistance';
import { SAME_SIZE } from '../evidence/sizes';
import { incomparableSizes } from '../size';
import type { Match } from '../types';
import type { Ranked } from './ranked';
import { samePack } from './verdict';

/** ln 1.15: of several packs that could be the same as one of unstated size, the one at its price is. */
const SAME_PRICE = Math.log(1.15);
/** Within a twentieth of a price, and from this on away from it: the pack of that price, and another. */
const AT_ITS_PRICE = Math.log(1.05);
const AT_ANOTHER = Math.log(1.16);
/** How much less likely the one may be than the other. */
const AS_LIKELY = 0.1;
/** Of packs whose sizes are not stated the one at the product's own price comes first: the four pints at £1.65, not the two at £1.20. */
export function ownPackFirst<T extends { judged: Ranked; similarity: number }>(
  ranked: readonly T[],
): readonly T[] {
  const [first] = ranked;
  const apart = ({ judged: { evidence } }: T): number =>
    evidence[E.sizeOff]! < 0 && evidence[E.measureApart] === 0
      ? Math.abs(evidence[E.priceRatio]!)
      : NaN;
  if (!first || !(apart(first) > AT_ANOTHER)) return ranked;
  const made = ({ judged: { evidence } }: T): string =>
    `${evidence[E.brandSame]!} ${evidence[E.branded]!}`;
  const own = ranked.find(
    (one) =>
      apart(one) <= AT_ITS_PRICE &&
      made(one) === made(first) &&
      one.similarity >= first.similarity - AS_LIKELY,
  );
  return own ? [own, ...ranked.filter((one) => one !== own)] : ranked;
}

interface Said {
  judged: Ranked;
  verdict: Match['verdict'];
}
/** A product of unstated size is not the same as four packs of four sizes: then only as the one at its own price. */
export function withoutOtherPacks<T extends Said>(said: readonly T[]): T[] {
  const same = said.filter(({ verdict }) => verdict === 'same');
  if (!differInPack(same)) return [...said];
  const near = same.filter(({ judged }) => Math.abs(judged.evidence[E.priceRatio]!) <= SAME_PRICE);
  const kept = differInPack(near) ? [] : near;
  return said.map((one) =>
    one.verdict === 'same' && !kept.includes(one) ? { ...one, verdict: 'similar' as const } : one,
  );
}
const differInPack = (said: readonly Said[]): boolean =>
  said.some(({ judged: { parsed: one } }) =>
    said.some(({ judged: { parsed: other } }) => {
      const distance = sizeDistance(one.size, other.size);
      return (
        incomparableSizes(one.size, other.size) ||
        (distance !== null && distance > SAME_SIZE) ||
        (distance !== null && !samePack(one.size, other.size))
      );
    }),
  );
