import { grouped } from './money';

/** "product", or "products" for every number but 1. */
export const plural = (count: number, one: string): string => (count === 1 ? one : `${one}s`);

/** "22,349 products". Without Intl, whose first use holds a phone up for a tenth of a second. */
export const counted = (count: number, one: string): string =>
  `${grouped(String(count))} ${plural(count, one)}`;
