// What is looked for: a typed line read with what the catalogue holds, or a product of one store.
import { storesInOrder } from '../catalogue/storesInOrder';
import { aislesOf } from '../knowledge/aisleClassifier';
import { printedFor } from '../knowledge/gazetteer';
import { idfIn, lookedForBeside } from '../retrieval/candidates';
import { keepsAttributes, reductionsOf, withoutGuesses, type Reduced } from './givingUp';
import { meantOtherwise, readAgain, withWords, type MeantLine, type Reading } from './otherwise';
import { HARMLESS, SAID_ALONG, STOP } from '../lexicon/words';
import { VARIETY_WISHES } from '../lexicon/readerWords';
import { wordsIn } from '../names/nameWords';
import { parseName, type ParsedName } from '../names/parsedName';
import { printedTogether, printsAll } from '../catalogue/invertedIndex';
import { printingOf, withoutInitials, type Printed } from '../spelling/abbreviation';
import { bridged } from '../spelling/foreignWords';
import { withDropped } from '../query/droppedWords';
import { misspeltSaying } from '../spelling/misspeltSayings';
import { asOneThing } from '../query/oneThing';
import { parseQuery, SHELF, type Query } from '../query/parseQuery';
import { roleOfWord } from '../tagger/readerRoles';
import type { Refused } from '../query/queryRewriting';
import { heardRight, repairSpelling } from '../spelling/spellingCorrection';
import type { Target } from '../evidence/target';
import type { Catalogue, Product } from '../types';
import { lazy } from '../words/lazy';
import { trigramSignature } from '../words/trigramSignature';
import { wordIds, wordOf } from '../words/wordInterner';

/** A target, how much each of its words counts, and with what weight words find candidates. */
export interface SearchTarget {
  target: Target;
  weights: ReadonlyMap<string, number>;
  finders: ReadonlyMap<string, number>;
}

export interface LineTarget extends SearchTarget {
  query: Query;
  repaired: string[];
  refused: Refused | null;
  /** The line with fewer words, what costs least first. */
  reductions: () => Reduced[];
  /** What the line may mean instead, for a store that has hardly anything of what it says. */
  otherwise: () => MeantLine | null;
  reading: Reading | undefined;
}

/** A word of the brand finds at least as much as a word that one in twenty products holds. */
const BRAND_WORD = 3;

/** "brie wedge", "biscuits for cheesecake": how a thing is held or cut and what it is for, where no product prints it beside the thing, does not keep it from being found. */
function withoutSaidAlong(query: Query, plain: Query, catalogue: Catalogue): Query {
  const along = query.words.filter((word) => SAID_ALONG.has(word) || plain.purpose.includes(word));
  if (!along.length || (along.length === query.words.length && query.brand === null)) return query;
  const idf = idfIn(catalogue);
  const [rarest] = [
    ...query.words.filter((word) => !along.includes(word)),
    ...(query.brand?.split(' ') ?? []),
  ].sort((a, b) => idf(b) - idf(a));
  const stores = storesInOrder(catalogue);
  const spare = along.filter(
    (word) => !stores.some(({ index }) => printedTogether(index, word, rarest!) > 0),
  );
  const left = query.words.filter((word) => !spare.includes(word));
  // A bulb of fennel is fennel; a light bulb is no light spread.
  const isThingLeft =
    query.brand !== null || left.some((word) => /[KV]/.test(roleOfWord(word) ?? ''));
  if (!spare.length || !isThingLeft) return query;
  const shorter = readAgain(query.typed.filter((word) => !spare.includes(word)).join(' '), {
    ...plain,
    tier: query.tier,
  });
  return keepsAttributes(query, shorter) ? shorter : query;
}

/**
 * A line with the words that the reader took for talk and that some name prints with all the others; the line itself where there
 * are none. `kept`: what the reader left of it.
 */
export function wholeLine(line: string, kept: string, catalogue: Catalogue): string {
  const asked = lazy(() => {
    const { typed, brand } = parseQuery(line);
    return { brand, named: typed.filter((word) => !STOP.has(word) && !/^\d/.test(word)) };
  });
  const isPrinted = (...words: string[]): boolean =>
    asked().named.length > 0 &&
    storesInOrder(catalogue).some(({ index }) => printsAll(index, [...asked().named, ...words]));
  const whole = withDropped(line, kept, isPrinted);
  if (whole === line) return line;
  const { typed, brand } = parseQuery(whole);
  const isKept = asked().named.every((word) => typed.includes(word));
  return isKept && (asked().brand ?? brand) === brand ? whole : line;
}

/** The whole line as it asks; what it says beside its words is as in the line that was typed. */
function readWhole(line: string, catalogue: Catalogue): Query {
  const read = parseQuery(line);
  const whole = wholeLine(line, read.typed.join(' '), catalogue);
  if (whole === line) return read;
  const again = readAgain(whole, read);
  // The reader takes "medium nandos sauce", too, for a wish.
  const lost = wordsIn(whole).map(wordOf).filter(isVarietyLostIn(again));
  return lost.length ? { ...again, words: [...lost, ...again.words] } : again;
}
const isVarietyLostIn =
  ({ words }: Query) =>
  (word: string): boolean =>
    VARIETY_WISHES.has(word) && !words.includes(word);

/** "kleenex mansize" is no mansion: what a word beside a maker was meant to be, the maker prints with some thing. */
function isOfMaker(brand: string | null, repaired: readonly string[], printed: Printed): boolean {
  const makers = (brand?.split(' ') ?? []).filter((word) => printed.held(word) > 0);
  return (
    !makers.length ||
    repaired.every((word) => makers.some((maker) => printed.together(maker, word) > 0))
  );
}

/** A line as it is meant: misspelt words repaired, without what is only said along. */
function meantBy(text: string, catalogue: Catalogue): MeantLine {
  const plain = readWhole(asOneThing(text, catalogue), catalogue);
  const printed = printingOf(catalogue);
  const heard =
    heardRight(plain.words, plain.typed, printed, true) ?? misspeltSaying(plain.words, printed);
  const spelling = heard ?? repairSpelling(catalogue, plain.words);
  const { words, repaired } = isOfMaker(plain.brand, spelling.repaired, printed)
    ? spelling
    : { words: plain.words, repaired: [] };
  const spelt = repaired.length ? withWords(plain, words) : plain;
  const guessed = plain.words.filter((word) => repaired.length > 0 && !words.includes(word));
  const rest = withoutGuesses(plain, guessed);
  const asked = (query: Query): Query => withoutSaidAlong(query, plain, catalogue);
  return {
    query: asked(spelt),
    repaired,
    unguessed: rest && { ...rest, query: asked(rest.query) },
    refused: plain.refused,
  };
}

function targetOfLine(query: Query): Target {
  const name = [...new Set([...(query.brand?.split(' ') ?? []), ...query.words])];
  return {
    name,
    makers: new Set(query.brand?.split(' ')).size,
    pairs: [],
    letters: trigramSignature(name.join('')),
    words: query.words,
    head: query.head,
    aisles: aislesOf(wordIds(name), query.head, query.form && SHELF[query.form], false),
    brand: query.brand,
    tier: query.tier,
    size: query.size,
    attributes: query.attributes,
    price: null,
    department: null,
    product: false,
    kind: query.kind,
    form: query.form,
    pack: query.pack,
    together: query.together,
    several: query.several,
    wish: query.wish,
    cheapest: query.cheapest,
  };
}

/** A typed line as something to look for in every store. */
export function lineTarget(text: string, catalogue: Catalogue): LineTarget {
  const printed = printingOf(catalogue);
  const { text: line, inEnglish, readAs } = bridged(withoutInitials(text, printed), printed);
  const meant = meantBy(line, catalogue);
  const english = inEnglish === null ? null : meantBy(inEnglish, catalogue).query;
  const otherwise = lazy(() => meantOtherwise(meant, english, catalogue));
  const repaired = [...readAs, ...meant.repaired];
  const reductions = (): Reduced[] => [
    ...reductionsOf(meant.query, catalogue),
    ...(meant.unguessed ? [meant.unguessed] : []),
  ];
  const { query, refused } = meant;
  const searchTarget = queryTarget(query, catalogue);
  return {
    ...searchTarget,
    // Of a foreign name the tables know no aisle: it stands where the English one does.
    target: english
      ? { ...searchTarget.target, aisles: targetOfLine(english).aisles }
      : searchTarget.target,
    query,
    refused,
    repaired,
    reductions,
    otherwise,
    reading: english ? 'foreign' : undefined,
  };
}

/** What a line asks for as something to look for in every store. */
export function queryTarget(query: Query, catalogue: Catalogue): SearchTarget {
  const idf = idfIn(catalogue);
  const weights = new Map(query.words.map((word) => [word, idf(word)]));
  const finders = new Map(weights);
  // Most stores print "Free From", and three hundred things print gluten free: what it is finds it.
  if (finders.has('gluten') && finders.size > 2) finders.set('gluten', 1);
  for (const word of query.brand ? printedFor(query.brand) : [])
    finders.set(word, Math.max(BRAND_WORD, idf(word)));
  return { target: targetOfLine(query), weights, finders };
}

/** Words behind the main part of a name that are looked for. */
const TAIL = 4;

function targetOfProduct(product: Product, parsed: ParsedName, words: readonly string[]): Target {
  const { ids, maker } = parsed;
  return {
    words,
    head: ids.head,
    aisles: parsed.aisles,
    brand: maker.kind === 'brand' ? maker.brand : null,
    tier: maker.kind === 'own' ? maker.tier : null,
    size: parsed.size,
    attributes: parsed.attributes,
    // A product may be asked for without its price: then the usual one of such things stands in.
    price: product.price > 0 ? product.price : null,
    department: parsed.department,
    product: true,
    name: ids.name.map(wordOf),
    makers: ids.makers,
    pairs: ids.pairs,
    letters: parsed.letters,
    kind: parsed.kind,
    form: null,
    pack: null,
    together: 0,
    several: false,
    wish: 0,
    cheapest: false,
  };
}

/** What a word of praise counts, and a brand's word beside the others, when counterparts are looked for. */
const PRAISING_WORD = 0.5;
const BRAND_SHARE = 0.7;

/** What the brand sells under a line's name, where the line asks for an own label in its place: "own brand nutella". */
export function brandTarget(query: Query, catalogue: Catalogue): SearchTarget | null {
  return query.insteadOfBrand && query.brand !== null
    ? queryTarget({ ...query, tier: null }, catalogue)
    : null;
}

/** The own label that is asked for in place of a product: its maker is no part of it. */
export function ownLabelTarget(product: Product, catalogue: Catalogue): SearchTarget {
  const { target, weights, finders } = productTarget(product, catalogue);
  return { target: { ...target, brand: null, tier: 'standard' }, weights, finders };
}

/** A product as something to look for in other stores. */
export function productTarget(product: Product, catalogue: Catalogue): SearchTarget {
  const parsed = parseName(product);
  const words = [...new Set([...parsed.ids.main, ...parsed.ids.tail.slice(0, TAIL)])].map(wordOf);
  const target = targetOfProduct(product, parsed, words);
  const idf = idfIn(catalogue);
  const weights = new Map(
    words.map((word) => [word, HARMLESS.has(word) ? PRAISING_WORD : idf(word)]),
  );
  const finders = lookedForBeside(weights);
  for (const word of target.brand ? printedFor(target.brand) : [])
    finders.set(word, BRAND_SHARE * Math.max(BRAND_WORD, idf(word)));
  return { target, weights, finders };
}
