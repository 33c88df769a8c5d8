// How far two sizes lie apart.
import { sizeRatio } from '../size';
import type { Size } from '../types';

/** How far a size lies from the asked one: |ln ratio|, null when either is not stated. */
export function sizeDistance(asked: Size, size: Size): number | null {
  if (asked.kind === 'none' || size.kind === 'none') return null;
  if (asked.kind === 'count' && size.kind !== 'count')
    return size.count > 0 ? Math.abs(Math.log(size.count / asked.amount)) : null;
  const ratio = sizeRatio(asked, size);
  return ratio === null || ratio <= 0 ? null : Math.abs(Math.log(ratio));
}
