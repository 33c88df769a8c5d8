import { snapshotOf } from '../../cli/catalogue/snapshot';
import { STORES } from '../../engine';

const TESCO = STORES.find(({ id }) => id === 'tesco')!;
export const file = (
  count: number,
  price = (at: number): string => `${1 + (at % 9)}.50`,
  from = 0,
): string =>
  `name,price,category\n${Array.from({ length: count }, (_, at) => `Product number ${from + at},${price(at)},Food`).join('\n')}\n`;
export const day = (label: string, text: string): ReturnType<typeof snapshotOf> =>
  snapshotOf(TESCO, label, text);
