import { E, type Row } from './features';

/** Of what all rows reach: the most of the first feature, the least of a sum. */
const most = (rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((best, row) => Math.max(best, figure(row)), 0);
const least = (rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((best, row) => Math.min(best, figure(row)), Infinity);

const surprises = (row: Row): number => row[E.lostSurprises]! + row[E.addedSurprises]!;
const shifts = (row: Row): number => row[E.lostShift]! + row[E.addedShift]!;
const names = (row: Row): number => row[E.nameCover]! + row[E.nameReverse]!;
const isBrand = (row: Row): boolean =>
  row[E.brandSame] === 1 && (row[E.coverage]! > 0.6 || row[E.headSame] === 1);

/** Adds what only shows beside the store's other candidates: how far each lies behind the likest one, whether the brand itself is there. */
export function addRelativeToPool(rows: readonly Row[]): void {
  const likeness = most(rows, (row) => row[E.jaccard]!);
  const coverage = most(rows, (row) => row[E.coverage]!);
  const aisle = most(rows, (row) => row[E.aisleAlike]!);
  const letters = most(rows, (row) => row[E.lettersAlike]!);
  const name = most(rows, names);
  const surprise = least(rows, surprises);
  const shift = least(rows, shifts);
  const brandThere = rows.some(isBrand);
  for (const row of rows) {
    row[E.likenessGap] = likeness - row[E.jaccard]!;
    row[E.coverageGap] = coverage - row[E.coverage]!;
    row[E.aisleGap] = aisle - row[E.aisleAlike]!;
    row[E.lettersGap] = letters - row[E.lettersAlike]!;
    row[E.nameGap] = name - names(row);
    row[E.surpriseGap] = surprises(row) - surprise;
    row[E.shiftGap] = shifts(row) - shift;
    row[E.brandBeaten] = brandThere && row[E.brandSame] === 0 ? 1 : 0;
  }
}
