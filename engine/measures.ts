// How the patterns for sizes write a number and a unit, and what a unit is worth.
import { PRINTED_UNITS as UNIT, UNITS, type Measure } from './lexicon/units';

export { UNIT };
export const N = '(\\d+(?:\\.\\d+)?)';
export const U = `(${UNIT})\\b`;

interface Unit {
  kind: Measure;
  /** Grams or millilitres of one. */
  factor: number;
}
const BY_NAME: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(([words, kind, factor]) =>
    words.split(' ').map((word) => [word, { kind, factor }] as const),
  ),
);
/** The unit of a name that the pattern U finds. */
export const unitNamed = (name: string): Unit => BY_NAME.get(name.toLowerCase())!;
