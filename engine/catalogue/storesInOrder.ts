import type { Catalogue, StoreCatalogue } from '../types';

/**
 * The stores of a catalogue in one order, whatever order their files came in: sums of figures over stores differ in their
 * last digit from order to order, and a candidate may stand on either side of a limit for it.
 */
export const storesInOrder = ({ stores }: Catalogue): StoreCatalogue[] =>
  Object.keys(stores)
    .sort()
    .map((store) => stores[store]!);
