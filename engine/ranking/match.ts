// What the engine answers: the products that a line means, the counterparts of a product.
import { storesInOrder } from '../catalogue/storesInOrder';
import { parseName } from '../names/parsedName';
import { printingOf } from '../spelling/abbreviation';
import { asOneThing } from '../query/oneThing';
import { choicesIn, parseLine } from '../query/parseLine';
import { wholeChoices } from '../query/wholeChoices';
import { exactProducts, resolve } from './exactProducts';
import type { Kind } from './modelTypes';
import { asWished } from './asWished';
import { memoPerCatalogue } from './memoPerCatalogue';
import { ownLabelsInstead } from './ownLabels';
import { ownPackFirst, withoutOtherPacks } from './packs';
import { equivalentsAll, searchAll, type Search } from './search';
import { reasonsFor } from './reasons';
import { wholeLine } from './targets';
import { scoreFor, similarityOf } from './score';
import { unitPriceOf } from '../size';
import { storeIdOf } from '../stores';
import type { Catalogue, Match, ParsedLine, Product, ProductRef, Reason, StoreId } from '../types';
import { priceAlarm, verdictOf } from './verdict';
import { lazy } from '../words/lazy';

/** Letters of a line that are read. */
const LONGEST = 200;
/** Specification section 9. */
export const IN_STORE_THRESHOLD = 0.3;
export const ELSEWHERE_THRESHOLD = 0.4;
/** Where a store has a match, what could be chosen instead of it has no lower bound. */
export const OFFERED_THRESHOLD = 0;

const memoised = memoPerCatalogue<Search>();
const memoisedChoices = memoPerCatalogue<readonly string[]>();

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
  const named = exact.map((product) =>
    certain(product, { kind: 'exact-name', weight: 'for', words: 'the product named in the line' }),
  );
  const searchFor = (words: string): Search =>
    memoised(catalogue, words, () => searchAll(words, catalogue));
  const others = named.length
    ? found(searchFor(text), id, threshold, null)
    : firstSure(
        memoisedChoices(catalogue, text, () =>
          choicesIn(text, (choices) => wholeChoices(choices, printingOf(catalogue))),
        ).map((words) => lazy(() => foundFor(searchFor(words), id, catalogue, threshold))),
      );
  const apart = others.filter(({ product }) => !exact.includes(product));
  return [...named, ...apart].slice(0, limit).map(({ match }) => match());
}

/** What a line without a choice finds in a store. */
function foundFor(
  search: Search,
  store: StoreId,
  catalogue: Catalogue,
  threshold: number,
): readonly Found[] {
  const instead = insteadOf(search, catalogue);
  return instead
    ? ownLabels(instead, store, Math.max(threshold, ELSEWHERE_THRESHOLD))
    : foundByAnyReading(search, store, threshold);
}

/** Of "rolls or baps" the first that is found as it was said; else whichever finds the likeliest. */
function firstSure(choices: readonly (() => readonly Found[])[]): readonly Found[] {
  let best: readonly Found[] = [];
  for (const [at, choice] of choices.entries()) {
    const all = choice();
    const likeliest = likeliestOf(all, at === 0 ? 0 : UNLIKELY);
    if (likeliest >= HARDLY && !all[0]!.isShortened) return all;
    if (at === 0 || likeliest > likeliestOf(best, 0)) best = all;
  }
  return best;
}

const brands = new WeakMap<Search, readonly Search[] | null>();
/** The searches for own labels that stand for what a line's brand sells, made once; null for a line that asks for none. */
function insteadOf(line: Search, catalogue: Catalogue): readonly Search[] | null {
  let known = brands.get(line);
  if (known === undefined) brands.set(line, (known = ownLabelsInstead(line, catalogue)));
  return known;
}

/** Own labels of a store, likeliest first, by whichever name of what the brand sells finds them. */
function ownLabels(instead: readonly Search[], store: StoreId, threshold: number): Found[] {
  const all = instead
    .flatMap((search) => found(search, store, threshold, null))
    .filter(({ isOwnLabel }) => isOwnLabel)
    .sort((a, b) => b.similarity - a.similarity);
  return all.filter(({ product }, at) => all.findIndex((one) => one.product === product) === at);
}

/** Where nothing likelier is found a line may mean something else: so many of such answers are wrong. */
const HARDLY = 0.6;
/** Of matches below this most are wrong: what is left of a line without some words may find a likelier one. */
const UNLIKELY = 0.45;
/** Without some of its words a line is shown less readily: below this hardly any answer is acceptable (measured on judged lines). */
const SHORTER_THRESHOLD = 0.4;

/**
 * What a line finds; where that is hardly anything, what it may mean instead finds, and then what is left of it without some
 * words. What could be chosen instead of a match (a lower threshold) is read as the match is.
 */
function foundByAnyReading(search: Search, store: StoreId, threshold: number): readonly Found[] {
  const least = Math.max(threshold, IN_STORE_THRESHOLD);
  const asSaid = found(search, store, threshold, null);
  const likeliest = likeliestOf(asSaid, least);
  // A store that prints the foreign name itself has what was asked for, however little is known of such a name.
  if (likeliest >= (search.reading === 'foreign' ? least : HARDLY)) return asSaid;
  const other = search.otherwise();
  const isStandIn = other?.reading === 'stand-in';
  const others = other && !(isStandIn && likeliest) ? found(other, store, threshold, null) : [];
  if (likeliestOf(others, isStandIn ? HARDLY : least) > likeliest) return others;
  if (likeliest >= UNLIKELY) return asSaid;
  for (const shorter of search.shorter()) {
    const some = found(shorter, store, threshold, null);
    if (likeliestOf(some, Math.max(least, SHORTER_THRESHOLD)) > likeliest) return some;
  }
  return asSaid;
}

/** The likeness of the first one, 0 where it is below the least that is shown. */
function likeliestOf([first]: readonly Found[], least: number): number {
  return first && first.similarity >= least ? first.similarity : 0;
}

/** A list line: one that names a product of any store is that product ("Weetabix Cereal x24" is one box), any other is read as people write. */
export function readLine(text: string, catalogue: Catalogue): ParsedLine {
  const line = asOneThing(text, catalogue);
  const read = parseLine(line);
  const whole = wholeLine(line, read.searchTerm, catalogue);
  const { searchTerm } = whole === line ? read : parseLine(whole);
  const parsed = { ...read, searchTerm, originalItem: text.trim() };
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
  isOwnLabel: boolean;
  /** Whether words of the line were given up. */
  isShortened: boolean;
  similarity: number;
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
      storesInOrder(catalogue)
        .map(({ store }) => store)
        .filter((other) => other !== product.store),
    ),
  );
  return found(
    id === product.store ? equivalentsAll(product, catalogue, [id]) : search,
    id,
    threshold,
    product,
  );
}

function asMatch(product: Product): Pick<Match, 'product' | 'size' | 'unitPrice' | 'priceAlarm'> {
  const size = parseName(product).size;
  return { product, size, unitPrice: unitPriceOf(product, size), priceAlarm: false };
}

/** A product that is no guess. */
const certain = (product: Product, reason: Reason): Found => ({
  product,
  isOwnLabel: false,
  isShortened: false,
  similarity: 1,
  match: () => ({ ...asMatch(product), similarity: 1, verdict: 'same', reasons: [reason] }),
});

function found(
  search: Search,
  store: StoreId,
  threshold: number,
  reference: Product | null,
): Found[] {
  const ranked = search
    .best(store, leastScore(search.kind, threshold / search.certainty))
    .map((judged) => ({
      judged,
      similarity:
        Math.round(search.certainty * similarityOf(search.kind, judged.score) * 1000) / 1000,
    }))
    .filter(({ similarity }) => similarity >= threshold);
  const chosen = asWished(search.target, ranked);
  const said = (reference === null ? chosen : ownPackFirst(ranked)).map(
    ({ judged, similarity }) => {
      const alarm = reference !== null && priceAlarm(reference, judged);
      return { judged, similarity, alarm, verdict: verdictOf(search, judged, similarity, alarm) };
    },
  );
  const sure =
    reference === null || search.target.size.kind !== 'none' ? said : withoutOtherPacks(said);
  return sure.map(({ judged, similarity, alarm, verdict }) => ({
    product: judged.product,
    isOwnLabel: judged.parsed.maker.kind === 'own',
    isShortened: search.givenUp.length > 0,
    similarity,
    match: () => ({
      ...asMatch(judged.product),
      similarity,
      priceAlarm: alarm,
      verdict,
      reasons: reasonsFor(search, judged, alarm),
      ...(search.givenUp.length ? { givenUp: search.givenUp } : {}),
    }),
  }));
}

/** A similarity is shown rounded to a tenth of a per cent: the rounding belongs to the threshold. */
const ROUNDING = 0.0005;
const leastScore = (kind: Kind, threshold: number): number => scoreFor(kind, threshold - ROUNDING);
