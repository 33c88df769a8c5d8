import { postingOf } from '../catalogue/invertedIndex';
import { shelfRows, sizeOfShelf } from '../catalogue/shelves';
import { nameReaderOf } from '../prepared/preparedNames';
import type { StoreCatalogue } from '../types';

/**
 * What the first line of a list would otherwise wait for: the words of a store's names, and the fitted tables, which the
 * first name asks for. In pieces, so that a question can be answered between two of them; done once they do nothing, and
 * they change no answer.
 */
export const readAhead = (shelf: StoreCatalogue): readonly (() => void)[] => [
  () => void postingOf(shelf.index, ''),
  () => {
    if (sizeOfShelf(shelf) > 0) void nameReaderOf(shelf)(shelfRows(shelf).product(0)).vector;
  },
];
