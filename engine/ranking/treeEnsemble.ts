import { SIZE, type Trees } from './modelTypes';

const bit = (truth: boolean): number => (truth as unknown as number) | 0;

/**
 * Sum of the values of trees `from` up to `to` for a row of numbers, in their order. Every walk takes the same steps and a
 * comparison is added, not branched on: a wrongly predicted branch at every second node costs three times the steps that are filled up.
 */
export function sumOf(
  row: Readonly<Float64Array>,
  { feature, threshold, value }: Trees,
  from: number,
  to: number,
): number {
  let sum = 0;
  for (let root = from * SIZE; root < to * SIZE; root += SIZE) {
    let at = (2 - bit(row[feature[root]!]! <= threshold[root]!)) | 0;
    at = (2 * at + 2 - bit(row[feature[root + at]!]! <= threshold[root + at]!)) | 0;
    at = (2 * at + 2 - bit(row[feature[root + at]!]! <= threshold[root + at]!)) | 0;
    at = (2 * at + 2 - bit(row[feature[root + at]!]! <= threshold[root + at]!)) | 0;
    sum += value[root + at - (SIZE - 1)]!;
  }
  return sum;
}
