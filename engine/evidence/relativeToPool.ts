import { E, type Row } from './features';

/** Adds what only shows beside the store's other candidates: how far each lies behind the likest one, whether the brand itself is there. */
export function addRelativeToPool(rows: readonly Row[]): void {
  let likeness = 0;
  let coverage = 0;
  let letters = 0;
  let name = 0;
  let sense = 0;
  let soft = 0;
  let alike = 0;
  let aisle = 0;
  let cost = Infinity;
  let surprise = Infinity;
  let brandThere = false;
  for (const row of rows) {
    likeness = Math.max(likeness, row[E.jaccard]!);
    coverage = Math.max(coverage, row[E.coverage]!);
    sense = Math.max(sense, row[E.senseAlike]!);
    soft = Math.max(soft, row[E.softAlike]!);
    alike = Math.max(alike, row[E.costAlike]!);
    aisle = Math.max(aisle, row[E.aisleAlike]!);
    cost = Math.min(cost, row[E.costLost]! + row[E.costAdded]!);
    surprise = Math.min(surprise, row[E.lostSurprises]! + row[E.addedSurprises]!);
    letters = Math.max(letters, row[E.lettersAlike]!);
    name = Math.max(name, row[E.nameCover]! + row[E.nameReverse]!);
    brandThere ||= row[E.brandSame] === 1 && (row[E.coverage]! > 0.6 || row[E.headSame] === 1);
  }
  for (const row of rows) {
    row[E.likenessGap] = likeness - row[E.jaccard]!;
    row[E.surpriseGap] = row[E.lostSurprises]! + row[E.addedSurprises]! - surprise;
    row[E.senseGap] = sense - row[E.senseAlike]!;
    row[E.softGap] = soft - row[E.softAlike]!;
    row[E.costAlikeGap] = alike - row[E.costAlike]!;
    row[E.aisleGap] = aisle - row[E.aisleAlike]!;
    row[E.costGap] = row[E.costLost]! + row[E.costAdded]! - cost;
    row[E.lettersGap] = letters - row[E.lettersAlike]!;
    row[E.nameGap] = name - row[E.nameCover]! - row[E.nameReverse]!;
    row[E.coverageGap] = coverage - row[E.coverage]!;
    row[E.brandBeaten] = brandThere && row[E.brandSame] === 0 ? 1 : 0;
  }
}
