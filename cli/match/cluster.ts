import type { Match, ReasonKind } from '../../engine';
import { shown, type ShownMatch } from './task';

/** A product as a cluster holds it; `store` is the store's id. */
export interface ClusterProduct {
  store: string;
  name: string;
  price: number;
  category: string;
  barcode: string | null;
}
/** What was asked for a product, and what each asked store answered. */
export interface Asked {
  product: ClusterProduct;
  matches: Readonly<Record<string, readonly ClusterMatch[]>>;
}
/** `alike`: nothing that is known of both speaks against it, though it is only called "similar". */
export interface ClusterMatch extends ShownMatch {
  alike: boolean;
}
const AGAINST: ReadonlySet<ReasonKind> = new Set([
  'other-size',
  'other-count',
  'another-brand',
  'brand-to-own-label',
  'own-label-to-brand',
  'attribute-differs',
  'price-out-of-line',
]);
/** Of 60 judged pairs that take each other first, 54 are the same item, five another size or variety, none is wrong. */
const ALIKE = 0.9;

export const forCluster = (match: Match): ClusterMatch => ({
  ...shown(match),
  alike: match.similarity >= ALIKE && !match.reasons.some(({ kind }) => AGAINST.has(kind)),
});
export interface Cluster {
  /** By store and then by name; of one store at most one. */
  products: ClusterProduct[];
}

/** Products of one name in a store are one thing at several prices. */
const keyOf = ({ store, name }: Pick<ClusterProduct, 'store' | 'name'>): string =>
  `${store}\t${name}`;
const pairOf = (a: string, b: string): string => (a < b ? `${a}\n${b}` : `${b}\n${a}`);
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Of the pairs between two groups that somebody looked at, so many must be the same. */
const AGREED = 0.5;

interface Group {
  keys: string[];
  stores: Set<string>;
}

/**
 * Answers -> groups of products that are the same thing, whatever the order of the answers.
 * A link is a first answer "same", or two products that are each other's first answer and alike. Links are taken from the surest on; groups are joined unless a store would have two
 * products in the group, or fewer than half of the pairs between them that were looked at are linked (so that a chain of
 * single likenesses does not lead from one thing to another).
 */
export function clustersOf(answers: readonly Asked[]): Cluster[] {
  const { products, looked, links } = linksIn(answers);
  const groups = new Map<string, Group>(
    [...products].map(([key, { store }]) => [key, { keys: [key], stores: new Set([store]) }]),
  );
  const storeOf = (key: string): string => products.get(key)!.store;
  const wasLooked = (a: string, b: string): boolean =>
    looked.get(a)?.has(storeOf(b)) || looked.get(b)?.has(storeOf(a)) || false;
  const surest = [...links].sort(([a, x], [b, y]) => y - x || order(a, b));
  for (const [pair] of surest) {
    const [one, other] = pair.split('\n').map((key) => groups.get(key)!) as [Group, Group];
    if (one === other || !agree(one, other, links, wasLooked)) continue;
    one.keys.push(...other.keys);
    other.stores.forEach((store) => one.stores.add(store));
    for (const key of other.keys) groups.set(key, one);
  }
  return [...new Set(groups.values())]
    .map(({ keys }) => keys.sort(order))
    .sort(([a], [b]) => order(a!, b!))
    .map((keys) => ({ products: keys.map((key) => products.get(key)!) }));
}

/** What was asked for, in which stores, and how sure each link is; the same for any order of the answers. */
function linksIn(answers: readonly Asked[]): {
  products: Map<string, ClusterProduct>;
  looked: Map<string, Set<string>>;
  links: Map<string, number>;
} {
  const products = new Map<string, ClusterProduct>();
  const looked = new Map<string, Set<string>>();
  const links = new Map<string, number>();
  /** Pair -> who took the other first though it is only alike, and how like. */
  const alike = new Map<string, Map<string, number>>();
  for (const { product, matches } of answers) {
    const key = keyOf(product);
    note(products, product);
    looked.set(key, new Set([...(looked.get(key) ?? []), ...Object.keys(matches)]));
    for (const [store, [first]] of Object.entries(matches)) {
      if (first?.verdict !== 'same' && !first?.alike) continue;
      const other = { ...first, store };
      note(products, other);
      const pair = pairOf(key, keyOf(other));
      const sides = alike.get(pair) ?? new Map<string, number>();
      sides.set(key, Math.max(first.similarity, sides.get(key) ?? 0));
      alike.set(pair, sides);
      if (first.verdict === 'same')
        links.set(pair, Math.max(first.similarity, links.get(pair) ?? 0));
    }
  }
  for (const [pair, sides] of alike)
    if (sides.size === 2 && !links.has(pair)) links.set(pair, Math.min(...sides.values()));
  return { products, looked, links };
}

/** Of several prices of a name the lowest, as the gate takes it; of equals any order gives the same. */
function note(
  products: Map<string, ClusterProduct>,
  { store, name, price, category, barcode }: ClusterProduct,
): void {
  const key = keyOf({ store, name });
  const known = products.get(key);
  const product = { store, name, price, category, barcode };
  const text = JSON.stringify(product);
  if (!known || price < known.price || (price === known.price && text < JSON.stringify(known)))
    products.set(key, product);
}

function agree(
  one: Group,
  other: Group,
  links: ReadonlyMap<string, number>,
  wasLooked: (a: string, b: string) => boolean,
): boolean {
  if ([...one.stores].some((store) => other.stores.has(store))) return false;
  const pairs = one.keys.flatMap((a) => other.keys.map((b) => [a, b] as const));
  const seen = pairs.filter(([a, b]) => wasLooked(a, b));
  const same = seen.filter(([a, b]) => links.has(pairOf(a, b)));
  return same.length >= AGREED * seen.length;
}
