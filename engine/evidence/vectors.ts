import { aligned, apart } from '../knowledge/wordVectors';
import type { Candidate, ParsedName } from '../names/parsedName';
import { E, type Row } from './features';

/** A product that is looked for and the other products of its store, as vectors (wordVectors.ts). */
export interface Origin {
  self: Float64Array;
  siblings: readonly Float64Array[];
}

/** A product of the own store that lies nearer than this is the same thing in another pack: it is no rival. */
const SAME_THING = 0.25;
/** Stands for "no rival near by". */
const FAR = 3;

export function originOf(self: ParsedName, pool: readonly Candidate[]): Origin {
  return {
    self: self.vector,
    siblings: pool
      .map(({ parsed }) => parsed.vector)
      .filter((sibling) => apart(sibling, self.vector) > SAME_THING),
  };
}

/** How far each candidate of a store lies from the product by the vectors of their words, how far behind the nearest one, and how much nearer to another product of the product's own store. A line has no vector. */
export function addVectors(
  rows: readonly Row[],
  pool: readonly Candidate[],
  origin: Origin | null,
): void {
  if (!origin) {
    for (const row of rows)
      row[E.vectorApart] = row[E.vectorAligned] = row[E.vectorGap] = row[E.siblingVectorGap] = 0;
    return;
  }
  let nearest = Infinity;
  pool.forEach(({ parsed: { vector } }, at) => {
    const row = rows[at]!;
    const far = apart(origin.self, vector);
    row[E.vectorApart] = far;
    row[E.vectorAligned] = aligned(origin.self, vector);
    row[E.siblingVectorGap] =
      origin.siblings.reduce((least, sibling) => Math.min(least, apart(sibling, vector)), FAR) -
      far;
    if (far < nearest) nearest = far;
  });
  for (const row of rows) row[E.vectorGap] = row[E.vectorApart]! - nearest;
}
