// A store's own label in place of a brand: "own brand nutella", "aldi version of coco pops".
import { storesInOrder } from '../catalogue/storesInOrder';
import type { Catalogue, Product } from '../types';
import { scoreFor } from './score';
import { equivalentsAll, type Search } from './search';
import { ownLabelTarget } from './targets';

/** What the brand sells must be so likely meant by its name. */
const SURELY_MEANT = 0.6;

/** What each store sells of the brand under the name of a line: the likeliest one. */
function meantOf(ofBrand: Search, catalogue: Catalogue): Product[] {
  const least = scoreFor(ofBrand.kind, SURELY_MEANT);
  return storesInOrder(catalogue).flatMap(({ store }) => {
    const [first] = ofBrand.best(store, least);
    return first && first.parsed.maker.kind === 'brand' ? [first.product] : [];
  });
}

/** What own labels stand for what a line's brand sells; null for a line that asks for none in its place. Their names say it in several ways: a search for each. */
export function ownLabelsInstead(line: Search, catalogue: Catalogue): Search[] | null {
  const ofBrand = line.ofBrand();
  if (!ofBrand) return null;
  const stores = storesInOrder(catalogue).map(({ store }) => store);
  return meantOf(ofBrand, catalogue).map((product) =>
    equivalentsAll(product, catalogue, stores, ownLabelTarget(product, catalogue)),
  );
}
