import { barcodeOf } from '../catalogue/barcode';
import { frozenApart, SAME_SIZE, sizeDistance } from '../evidence/gather';
import { E, type Evidence } from '../evidence/features';
import { parseName } from '../names/parsedName';
import { parseLine } from '../query/parseLine';
import { postingOf, runs } from '../catalogue/invertedIndex';
import { equivalentsAll, searchAll, type Ranked, type Search } from './search';
import { reasonsFor } from './reasons';
import { scoreFor, similarityOf, type Kind } from './score';
import { LONGEST_NAME } from '../outside';
import { incomparableSizes, unitPriceOf } from '../size';
import { storeIdOf } from '../stores';
import { stem } from '../words/normalise';
import type {
  Catalogue,
  Match,
  ParsedLine,
  Product,
  ProductRef,
  Reason,
  Size,
  StoreId,
} from '../types';
import type { Target } from '../evidence/target';

/** Letters of a line that are read. */
const LONGEST = 200;
/** Specification section 9. */
export const IN_STORE_THRESHOLD = 0.3;
export const ELSEWHERE_THRESHOLD = 0.4;
/** Where a store has a match, what could be chosen instead of it may be as unlikely as can be. */
export const OFFERED_THRESHOLD = 0;
/** "same" needs more than "similar": nearly every such match is what was meant. */
const SAME_THRESHOLD = 0.7;
/** ln 3: more than three times the unit price is an alarm, not a saving (issue: matches a shopper can trust). Three times is none, whichever way decimals round. */
const ALARM = Math.log(3) + 1e-9;

// Memo of the last searches per catalogue: a line is looked up once for all five stores.
const searches = new WeakMap<Catalogue, Map<string, Search>>();
const MEMO = 256;

function memoised(catalogue: Catalogue, key: string, make: () => Search): Search {
  let row = searches.get(catalogue);
  if (!row) searches.set(catalogue, (row = new Map()));
  let search = row.get(key);
  if (!search) {
    if (row.size >= MEMO) row.clear();
    row.set(key, (search = make()));
  }
  return search;
}

/**
 * The products of a store that a typed line means, best first; empty when nothing is good enough.
 * `limit` bounds the list, `threshold` the similarity (specification section 9: 0.3 in a store).
 */
export function findProducts(
  query: string,
  store: StoreId,
  catalogue: Catalogue,
  limit = 5,
  threshold = IN_STORE_THRESHOLD,
): Match[] {
  const id = storeIdOf(store);
  if (!catalogue.stores[id] || query.trim() === '') return [];
  const text = query.slice(0, LONGEST);
  const exact = exactProducts(text, id, catalogue);
  const search = memoised(catalogue, text, () => searchAll(text, catalogue));
  const named = exact.map((product) =>
    certain(product, { kind: 'exact-name', weight: 'for', words: 'the product named in the line' }),
  );
  const others = found(search, id, threshold, null).filter(
    ({ product }) => !exact.includes(product),
  );
  return [...named, ...others].slice(0, limit).map(({ match }) => match());
}

/** A list line: one that names a product of any store is that product ("Weetabix Cereal x24" is one box), any other is read as people write (line.ts). */
export function readLine(text: string, catalogue: Catalogue): ParsedLine {
  const parsed = parseLine(text);
  const name = text.trim();
  if (parsed.quantity === 1 && parsed.searchTerm === name) return parsed;
  const named = Object.keys(catalogue.stores).some(
    (store) => exactProducts(name.slice(0, LONGEST), store, catalogue).length > 0,
  );
  return named ? { originalItem: name, searchTerm: name, quantity: 1 } : parsed;
}

/** A chosen product in another store: its equivalents, best first (specification section 9: 0.4 in the engine). */
export function findEquivalents(
  reference: ProductRef,
  store: StoreId,
  catalogue: Catalogue,
  limit = 5,
  threshold = ELSEWHERE_THRESHOLD,
): Match[] {
  return equivalentsIn(reference, store, catalogue, threshold)
    .slice(0, limit)
    .map(({ match }) => match());
}

/** The best of the first `most` equivalents that is accepted. */
export function bestEquivalent(
  reference: ProductRef,
  store: StoreId,
  catalogue: Catalogue,
  most: number,
  accepts: (product: Product) => boolean,
): Match | null {
  return (
    equivalentsIn(reference, store, catalogue, ELSEWHERE_THRESHOLD)
      .slice(0, most)
      .find(({ product }) => accepts(product))
      ?.match() ?? null
  );
}

/** A product that is shown; its reasons are only put into words when the match is asked for. */
interface Found {
  product: Product;
  match: () => Match;
}

function equivalentsIn(
  reference: ProductRef,
  store: StoreId,
  catalogue: Catalogue,
  threshold: number,
): Found[] {
  const id = storeIdOf(store);
  const shelf = catalogue.stores[id];
  if (!shelf) return [];
  const product = resolve(reference, catalogue);
  if (product.gtin) {
    const same = shelf.products.filter((entry) => entry.gtin === product.gtin);
    if (same.length)
      return same.map((entry) =>
        certain(entry, { kind: 'same-barcode', weight: 'for', words: 'same barcode' }),
      );
  }
  const key = `\u0001${product.store}\u0001${product.id}\u0001${product.name}\u0001${product.price}`;
  const search = memoised(catalogue, key, () =>
    equivalentsAll(
      product,
      catalogue,
      Object.keys(catalogue.stores).filter((other) => other !== product.store),
    ),
  );
  return found(
    id === product.store ? equivalentsAll(product, catalogue, [id]) : search,
    id,
    threshold,
    product,
  );
}

/** The catalogue's own product for a name, price and store; a product of the caller's making when the catalogue has none. */
export function resolve(reference: ProductRef | Product, catalogue: Catalogue): Product {
  const store = storeIdOf(reference.store);
  if ('id' in reference && catalogue.stores[store]?.products[reference.id] === reference)
    return reference;
  const name = reference.name.slice(0, LONGEST_NAME);
  const named = exactProducts(name, store, catalogue);
  const found = named.find((product) => product.price === reference.price) ?? named[0];
  if (found) return found;
  const price = reference.price ?? 0;
  const gtin = reference.gtin === undefined ? null : barcodeOf(reference.gtin);
  return {
    id: -1,
    name,
    store,
    category: reference.category ?? 'General',
    price,
    priceText: String(price),
    ...(gtin ? { gtin } : {}),
  };
}

const oneLine = (name: string): string => name.trim().replace(/\s+/g, ' ');
const nameKey = (name: string): string => oneLine(name).toLowerCase();
/** How much longer a name may be for blanks that stand twice. */
const BLANKS = 20;

/** Products of exactly that name (case and blanks apart): found through the rarest of its words. */
function exactProducts(name: string, store: StoreId, catalogue: Catalogue): Product[] {
  const shelf = catalogue.stores[store];
  if (!shelf) return [];
  let rarest: Int32Array | null = null;
  for (const word of runs(name)) {
    const posting = postingOf(shelf.index, stem(word));
    if (rarest === null || posting.length < rarest.length) rarest = posting;
  }
  const key = nameKey(name);
  const { length: least } = oneLine(name);
  const found: Product[] = [];
  for (const id of rarest ?? []) {
    const product = shelf.products[id]!;
    // Length and first letter tell nearly all apart; names are kept without blanks around them.
    const { length } = product.name;
    if (
      length < least ||
      length > least + BLANKS ||
      !key.startsWith(product.name[0]!.toLowerCase())
    )
      continue;
    if (nameKey(product.name) === key) found.push(product);
  }
  // A name at two prices: the order of the rows decides nothing.
  return found.sort((a, b) => a.price - b.price || a.id - b.id);
}

function asMatch(product: Product): Pick<Match, 'product' | 'size' | 'unitPrice' | 'priceAlarm'> {
  const size = parseName(product).size;
  return { product, size, unitPrice: unitPriceOf(product, size), priceAlarm: false };
}

/** A product that is no guess. */
const certain = (product: Product, reason: Reason): Found => ({
  product,
  match: () => ({ ...asMatch(product), similarity: 1, verdict: 'same', reasons: [reason] }),
});

function found(
  search: Search,
  store: StoreId,
  threshold: number,
  reference: Product | null,
): Found[] {
  // Shown rounded to a tenth of a per cent, so the rounding belongs to the threshold.
  const ranked = search
    .best(store, leastScore(search.kind, threshold))
    .map((judged) => ({
      judged,
      similarity: Math.round(similarityOf(search.kind, judged.score) * 1000) / 1000,
    }))
    .filter(({ similarity }) => similarity >= threshold);
  const said = (reference === null ? ranked : ownPackFirst(ranked)).map(
    ({ judged, similarity }) => {
      const alarm = reference !== null && priceAlarm(reference, judged);
      return { judged, similarity, alarm, verdict: verdictOf(search, judged, similarity, alarm) };
    },
  );
  const sure =
    reference === null || search.wanted.size.kind !== 'none' ? said : withoutOtherPacks(said);
  return sure.map(({ judged, similarity, alarm, verdict }) => ({
    product: judged.product,
    match: () => ({
      ...asMatch(judged.product),
      similarity,
      priceAlarm: alarm,
      verdict,
      reasons: reasonsFor(search.wanted, judged, search.repaired, alarm),
    }),
  }));
}

/** Within a twentieth of a price, and from this on away from it: the pack of that price, and another. */
const AT_ITS_PRICE = Math.log(1.05);
const AT_ANOTHER = Math.log(1.16);
/** How much less likely the one may be than the other. */
const AS_LIKELY = 0.1;
/** Of packs whose sizes are not stated the one at the product's own price comes first: the four pints at £1.65, not the two at £1.20. */
function ownPackFirst<T extends { judged: Ranked; similarity: number }>(
  ranked: readonly T[],
): readonly T[] {
  const [first] = ranked;
  const apart = ({ judged: { evidence } }: T): number =>
    evidence[E.sizeOff]! < 0 && evidence[E.measureApart] === 0
      ? Math.abs(evidence[E.priceRatio]!)
      : NaN;
  if (!first || !(apart(first) > AT_ANOTHER)) return ranked;
  const made = ({ judged: { evidence } }: T): string =>
    `${evidence[E.brandSame]!} ${evidence[E.branded]!}`;
  const own = ranked.find(
    (one) =>
      apart(one) <= AT_ITS_PRICE &&
      made(one) === made(first) &&
      one.similarity >= first.similarity - AS_LIKELY,
  );
  return own ? [own, ...ranked.filter((one) => one !== own)] : ranked;
}

interface Said {
  judged: Ranked;
  verdict: Match['verdict'];
}
/** A product of unstated size is not the same as four packs of four sizes: then only as the one at its own price. */
function withoutOtherPacks<T extends Said>(said: readonly T[]): T[] {
  const same = said.filter(({ verdict }) => verdict === 'same');
  if (!differInPack(same)) return [...said];
  const near = same.filter(({ judged }) => Math.abs(judged.evidence[E.priceRatio]!) <= SAME_PRICE);
  const kept = differInPack(near) ? [] : near;
  return said.map((one) =>
    one.verdict === 'same' && !kept.includes(one) ? { ...one, verdict: 'similar' as const } : one,
  );
}
const differInPack = (said: readonly Said[]): boolean =>
  said.some(({ judged: { facts: one } }) =>
    said.some(({ judged: { facts: other } }) => {
      const distance = sizeDistance(one.size, other.size);
      return (
        incomparableSizes(one.size, other.size) ||
        (distance !== null && distance > SAME_SIZE) ||
        (distance !== null && !samePack(one.size, other.size))
      );
    }),
  );

const least = new Map<string, number>();
function leastScore(kind: Kind, threshold: number): number {
  const key = `${kind}${threshold}`;
  if (!least.has(key)) least.set(key, scoreFor(kind, threshold - 0.0005));
  return least.get(key)!;
}

/** A word that only one of two products has and that surprises more than this names another variety, unless among such things it says nothing ("white" of caster sugar). */
const TELLING = 0.8;
/** What a word may cost among things of a kind (0 nothing, 1.5 another variety, 3 another thing) for the rest to be the same. */
const COSTS = { nothing: 0.5, variety: 1.5 } as const;
/** ln 1.15: of several packs that could be the same as one of unstated size, the one at its price is. */
const SAME_PRICE = Math.log(1.15);
/** ln 1.5: of pairs whose size is not stated on both sides, those farther apart in price are mostly packs of other sizes. */
const PACK_PRICE = Math.log(1.5);

/** "same": all but certain, of the same maker's class, no conflict, no other variety, no other size. Everything else shown is "similar". */
function verdictOf(
  { wanted }: Search,
  { evidence, facts }: Ranked,
  similarity: number,
  alarm: boolean,
): 'same' | 'similar' {
  const sameMaker =
    wanted.brand !== null
      ? evidence[E.brandSame] === 1
      : !wanted.product || (evidence[E.tierGap] === 0 && facts.maker.kind !== 'brand');
  const sameProduct = !wanted.product || (sameVariety(evidence) && !frozenApart(evidence));
  return similarity >= SAME_THRESHOLD &&
    sameMaker &&
    sameProduct &&
    sameSize(wanted, evidence, facts.size) &&
    evidence[E.conflicts] === 0 &&
    evidence[E.unsaidMarked] === 0 &&
    evidence[E.flavourExtra] === 0 &&
    !alarm
    ? 'same'
    : 'similar';
}

function sameVariety(evidence: Evidence): boolean {
  const worst = evidence[E.costWorst]!;
  return (
    worst <= COSTS.nothing ||
    (worst < COSTS.variety &&
      evidence[E.lostSurprise]! <= TELLING &&
      evidence[E.addedSurprise]! <= TELLING)
  );
}

/** Within 5 %, as many in the pack; not stated on one side, at a price that leaves room for the same pack. */
function sameSize({ size, product }: Target, evidence: Evidence, theirs: Size): boolean {
  if (incomparableSizes(size, theirs)) return false;
  const distance = sizeDistance(size, theirs);
  if (distance === null) return !product || Math.abs(evidence[E.priceRatio]!) <= PACK_PRICE;
  return distance <= SAME_SIZE && samePack(size, theirs);
}

/** Six cans are no bottle, though both hold two litres. */
function samePack(a: Size, b: Size): boolean {
  const [one, other] = [packOf(a), packOf(b)];
  return one === 0 || other === 0 || one === other;
}
const packOf = (size: Size): number =>
  size.kind === 'none' ? 0 : size.kind === 'volume' ? Math.max(1, size.count) : size.count;

/** More than 3 times out of line: per unit when both sizes are known, pack against pack when one is not. */
function priceAlarm(reference: Product, { product, facts }: Ranked): boolean {
  // Asked for without a price: nothing is said of it.
  if (!(reference.price > 0)) return false;
  const a = unitPriceOf(reference, parseName(reference).size);
  const b = unitPriceOf(product, facts.size);
  if (a && b && a.per === b.per) return Math.abs(Math.log(b.pence / a.pence)) > ALARM;
  return Math.abs(Math.log(product.price / reference.price)) > ALARM;
}
