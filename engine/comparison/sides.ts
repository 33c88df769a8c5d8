import { parseName } from '../names/parsedName';
import { resolve } from '../ranking/exactProducts';
import { bestEquivalent, findEquivalents, findProducts } from '../ranking/match';
import { compareSizes, sizeRatio } from '../size';
import { parseSize } from '../parseSize';
import type { Catalogue, ListFilters, ListLine, Match, Product, Reason, StoreId } from '../types';
import type { KeptChoice } from '../comparisonTypes';
import { packSize } from './cost';

// Which product stands for a line at each store: the shopper's own choice, else the engine's match.

/** Specification section 9: equivalents looked at per store. */
const PAIR_POOL = 5;
const CHOICE: Reason = { kind: 'your-choice', weight: 'for', words: 'your choice' };

/** A product that stands for a line at its store. */
export interface Side {
  product: Product;
  similarity: number;
  verdict: 'same' | 'similar';
  reasons: Reason[];
  priceAlarm: boolean;
  chosen: boolean;
  kept?: KeptChoice;
}

const fromMatch = (match: Match | null | undefined): Side | null =>
  match
    ? {
        product: match.product,
        similarity: match.similarity,
        verdict: match.verdict,
        reasons: match.reasons,
        priceAlarm: match.priceAlarm,
        chosen: false,
      }
    : null;

/** A kept product as the catalogue has it today: `side` null where it is no longer sold. A store without prices says nothing of it. */
function keptSide(
  kept: { name: string; price: number; category?: string },
  store: StoreId,
  catalogue: Catalogue,
): { side: Side | null; kept: KeptChoice } {
  const product = resolve({ ...kept, store }, catalogue);
  if (catalogue.stores[store] && product.id < 0)
    return { side: null, kept: { state: 'gone', name: kept.name, was: kept.price } };
  const state: KeptChoice =
    product.id < 0 || product.price === kept.price
      ? { state: 'as-kept' }
      : { state: 'price-changed', was: kept.price, now: product.price };
  return {
    side: {
      product,
      similarity: 1,
      verdict: 'same',
      reasons: [CHOICE],
      priceAlarm: false,
      chosen: true,
      kept: state,
    },
    kept: state,
  };
}

/** Of a choice: its side; null where the shopper said none of these; undefined where there is none that holds today. */
interface Chosen {
  side: Side | null | undefined;
  gone?: KeptChoice;
}
function chosenSide(line: ListLine, store: StoreId, catalogue: Catalogue): Chosen {
  const choice = line.choices?.[store];
  if (choice === undefined || choice === null) return { side: choice };
  const { side, kept } = keptSide(choice, store, catalogue);
  return side ? { side } : { side: undefined, gone: kept };
}

const marked = (side: Side | null, gone: KeptChoice | undefined): Side | null =>
  side && gone ? { ...side, kept: gone } : side;

/**
 * The line at the chosen store: a choice on the results, else the pick of the list, else the match of its words. A pick that is
 * gone is never priced as of then: the nearest product of today stands in, and `kept` says so (also where there is none).
 */
export function ownSide(
  line: ListLine,
  store: StoreId,
  searchTerm: string,
  pick: ListLine['selectedProduct'],
  catalogue: Catalogue,
): { side: Side | null; kept?: KeptChoice } {
  const chosen = chosenSide(line, store, catalogue);
  if (chosen.side !== undefined)
    return { side: chosen.side, ...(chosen.side?.kept ? { kept: chosen.side.kept } : {}) };
  if (!pick) {
    const found = fromMatch(findProducts(searchTerm, store, catalogue, 1)[0]);
    return { side: marked(found, chosen.gone), ...(chosen.gone ? { kept: chosen.gone } : {}) };
  }
  const reference = { name: pick.name, price: Number(pick.price), category: pick.category };
  const { side, kept } = keptSide(reference, store, catalogue);
  if (side) return { side, kept };
  const nearest = findEquivalents({ ...reference, store }, store, catalogue, 1)[0];
  return { side: marked(fromMatch(nearest), kept), kept };
}

/** The own product at another store. */
export function otherSide(
  line: ListLine,
  store: StoreId,
  own: Side,
  catalogue: Catalogue,
  filters: ListFilters,
): { side: Side | null; kept?: KeptChoice } {
  const { side, gone } = chosenSide(line, store, catalogue);
  if (side !== undefined) return { side };
  const match = bestEquivalent(own.product, store, catalogue, PAIR_POOL, (product) =>
    passes(product, own.product, filters),
  );
  return { side: marked(fromMatch(match), gone), ...(gone ? { kept: gone } : {}) };
}

/**
 * The chosen store has no match: what the line means in each of the others, best first, or the shopper's choice. The filters are
 * held against the line: its brand, and the size that it states, else that of the likeliest match.
 */
export function poolsOf(
  line: ListLine,
  searchTerm: string,
  stores: readonly StoreId[],
  catalogue: Catalogue,
  filters: ListFilters,
): Map<StoreId, Side[]> {
  const found = stores.map((store): [StoreId, Side[]] => {
    const { side, gone } = chosenSide(line, store, catalogue);
    if (side !== undefined) return [store, side ? [side] : []];
    const sides = findProducts(searchTerm, store, catalogue, PAIR_POOL).map((match) =>
      marked(fromMatch(match), gone)!,
    );
    return [
      store,
      filters.ownLabel === false
        ? sides.filter(({ reasons }) => !reasons.some(({ kind }) => kind === 'brand-to-own-label'))
        : sides,
    ];
  });
  return filters.sameSizeOnly ? ofOneSize(new Map(found), searchTerm) : new Map(found);
}

function ofOneSize(pools: Map<StoreId, Side[]>, searchTerm: string): Map<StoreId, Side[]> {
  const stated = parseSize(searchTerm);
  const likely = likeliest([...pools.values()].map((sides) => sides[0] ?? null));
  const size = stated.kind === 'none' && likely ? parseName(likely.product).size : stated;
  return new Map(
    [...pools].map(([store, sides]) => [
      store,
      sides.filter(
        ({ product, chosen }) => chosen || compareSizes(size, parseName(product).size) !== 'other',
      ),
    ]),
  );
}

const DIETS = ['organic', 'gluten', 'dairy', 'vegan', 'caffeine'];

function passes(product: Product, own: Product, filters: ListFilters): boolean {
  const mine = parseName(own);
  const other = parseName(product);
  if (filters.ownLabel === false && mine.maker.kind === 'brand' && other.maker.kind !== 'brand')
    return false;
  if (filters.sameSizeOnly && compareSizes(mine.size, other.size) === 'other') return false;
  return (
    filters.keepDiet === false ||
    !DIETS.some((group) => mine.attributes[group] && !other.attributes[group])
  );
}

/** The match that is surest; of equals the one with the lowest price, then the first. */
export function likeliest(sides: readonly (Side | null)[]): Side | null {
  return sides.reduce((best, side) => (side && (!best || isSurer(side, best)) ? side : best), null);
}
/** From this part of the likeliest match's pack on another one is a pack of the thing as well, if it is about as sure. */
const ALSO_A_PACK = 0.5;
const AS_SURE = 0.05;

/**
 * Where the chosen store has none: the match whose pack "so many packs" speaks of. The likeliest, or a somewhat smaller one: who
 * asks for "coco pops" takes no second box of 430 g because another store has one of 650 g.
 */
export function packMeant(sides: readonly (Side | null)[]): Side | null {
  const first = likeliest(sides);
  if (!first) return null;
  const partOf = (whole: Side, part: Side): number | null =>
    sizeRatio(packSize(whole.product), packSize(part.product));
  return sides.reduce<Side>((least, side) => {
    if (!side || first.similarity - side.similarity > AS_SURE) return least;
    const [ofFirst, ofLeast] = [partOf(first, side), partOf(least, side)];
    if (ofFirst === null || ofLeast === null || ofFirst < ALSO_A_PACK) return least;
    return ofLeast < 1 || (ofLeast === 1 && isSurer(side, least)) ? side : least;
  }, first);
}

const isSurer = (a: Side, b: Side): boolean =>
  (a.similarity - b.similarity || b.product.price - a.product.price) > 0;
