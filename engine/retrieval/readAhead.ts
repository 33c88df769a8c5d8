import { postingOf } from '../catalogue/invertedIndex';
import { nameReaderOf } from '../prepared/preparedNames';
import type { StoreCatalogue } from '../types';
import { orderOf } from './topK';

/**
 * What the first line of a list would otherwise wait for: the words of a store's names, the order of its products, and the
 * fitted tables, which the first name asks for. In pieces, so that a question can be answered between two of them; done
 * once they do nothing, and they change no answer.
 */
export const readAhead = (shelf: StoreCatalogue): readonly (() => void)[] => [
  () => void postingOf(shelf.index, ''),
  () => void orderOf(shelf),
  () => void shelf.products.slice(0, 1).map((product) => nameReaderOf(shelf)(product).vector),
];
