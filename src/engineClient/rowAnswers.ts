// What a comparison would take for each line at the chosen store, at its price of today; and what became of a pick.
import {
  compareList,
  findProducts,
  type Catalogue,
  type ListLine,
  type ListRequest,
  type Product,
  type SelectedProduct,
} from '../../engine';
import type { PickToday, RowAnswer } from './protocol';

/** One answer for each line, in their order. Empty where the chosen store's file is not there: nothing is known then. */
export function rowAnswers(request: ListRequest, catalogue: Catalogue): RowAnswer[] {
  const shelf = catalogue.stores[request.store];
  if (!shelf) return [];
  return request.lines.map((line) => {
    const pick = line.selectedProduct
      ? pickToday(line.selectedProduct, shelf.products, catalogue)
      : null;
    // The product of a pick that is gone is no answer: what is nearest to it is offered instead.
    return { ...(pick?.state === 'gone' ? NOTHING : taken(line, request, catalogue)), pick };
  });
}

const NOTHING = { product: null, quantity: 1, cost: null } as const;

function taken(
  line: ListLine,
  request: ListRequest,
  catalogue: Catalogue,
): Omit<RowAnswer, 'pick'> {
  const item = compareList({ ...request, lines: [line] }, catalogue).items[0];
  const product = item?.selectedProduct;
  if (!item || !product) return NOTHING;
  const { name, price } = product;
  return {
    product: { name, price },
    quantity: item.quantity,
    cost: Math.round(price * item.quantity * 100) / 100,
  };
}

function pickToday(
  pick: SelectedProduct,
  products: readonly Product[],
  catalogue: Catalogue,
): PickToday {
  const named = products.filter(({ name }) => name === pick.name);
  if (named.length === 0)
    return {
      state: 'gone',
      nearest: findProducts(pick.name, pick.store, catalogue, 1)[0]?.product ?? null,
    };
  const same = named.some(({ price }) => price.toFixed(2) === pick.price);
  return same ? { state: 'same' } : { state: 'price', product: named[0]! };
}
