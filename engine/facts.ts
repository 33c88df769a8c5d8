import { kindOf } from './kinds';
import { ATTRIBUTES } from './lexicon/attributes';
import { NATIONAL_BRANDS, SUB_BRANDS } from './lexicon/brands';
import type { Kind } from './lexicon/kinds';
import { IMPLIED, PHRASES } from './lexicon/synonyms';
import { CONTAINERS, departmentOf, HARMLESS, PRAISE, STOP, type Department } from './lexicon/words';
import { lettersOf, type Letters } from './letters';
import { shelfOf } from './shelves';
import { sizeOf } from './size';
import { STORES, storeOf, type Tier } from './stores';
import { fold, stem } from './text';
import type { Product, Size, StoreCatalogue } from './types';
import { classOf, costOf, TYPE, typeOf, UNKNOWN } from './wordClasses';
import { costsOf, thingIdOf } from './wordCosts';
import { wordId, wordIds } from './wordIds';

/** Who makes it: a store's own label of a tier, a national brand, or not known from the name. */
export type Maker = { kind: 'own'; tier: Tier } | { kind: 'brand'; brand: string } | { kind: 'unknown' };

/** What a name says, read once. Words are stemmed and in the order of the name. */
export interface Facts {
  maker: Maker;
  size: Size;
  attributes: Record<string, readonly string[]>;
  /** Names of the attribute groups it states. */
  groups: readonly string[];
  /** Words of the main part (before a comma, "with", "in" ...), without brand, size, stop words. */
  main: readonly string[];
  /** Those of them that tell: without praise and packaging. */
  mainCore: readonly string[];
  /** Words of the rest. */
  tail: readonly string[];
  /** Last word of the main part that is no container or praise: what the thing is. */
  head: string;
  /** Last word of the main part that names a kind of thing (wordClasses.ts), '' when none is known. */
  thing: string;
  /** The shelf its name points at (shelves.ts). */
  shelf: number;
  department: Department;
  /** What the name tells, once each: brand, main words, rest; no own label, size or stop word. */
  name: readonly string[];
  /** Its letters in threes, as bits: how alike two spellings are ("flamegrilled", "flame grilled"). */
  letters: Letters;
  /** All words, brand included. */
  all: ReadonlySet<string>;
  /** The same words by their numbers (wordIds.ts). */
  ids: { main: readonly number[]; mainCore: readonly number[]; tail: readonly number[]; name: readonly number[]; all: readonly number[]; head: number; thing: number };
  /** What each word of `name` costs among such things (wordCosts.ts). */
  costs: readonly number[];
  /** The everyday kind it is, if any. */
  kind: Kind | null;
  /** Its telling words, sorted: two products with the same core are the same plain thing. */
  core: string;
}

class PhraseTable<T> {
  private readonly byFirst = new Map<string, { words: string[]; value: T }[]>();
  constructor(entries: Iterable<readonly [string, T]>) {
    for (const [phrase, value] of entries) {
      const parts = phrase.split(' ').map(stem);
      const row = this.byFirst.get(parts[0]!) ?? [];
      row.push({ words: parts, value });
      row.sort((a, b) => b.words.length - a.words.length);
      this.byFirst.set(parts[0]!, row);
    }
  }
  /** The longest phrase that stands at a position. */
  at(text: readonly string[], position: number): { length: number; value: T } | null {
    for (const { words, value } of this.byFirst.get(text[position]!) ?? []) {
      if (words.every((word, offset) => text[position + offset] === word)) return { length: words.length, value };
    }
    return null;
  }
}

const REWRITES = new PhraseTable(PHRASES.map(([typed, meaning]) => [fold(typed), meaning === '' ? [] : fold(meaning).split(' ').map(stem)] as const));
const BRANDS = new PhraseTable<{ brand: string; line: boolean }>([
  ...NATIONAL_BRANDS.filter((brand) => SUB_BRANDS[brand] === undefined).map((brand) => [brand, { brand, line: false }] as const),
  // "cadburys" is a spelling of its brand, "hobnob" a line of products: only a line says what the thing is.
  ...Object.entries(SUB_BRANDS).map(([phrase, brand]) => [phrase, { brand, line: phrase.slice(0, 4) !== brand.slice(0, 4) }] as const),
]);
const OWN = new Map(STORES.map((store) => [store.storedName, new PhraseTable(
  (Object.entries(store.ownLabels) as [Tier, readonly string[]][]).flatMap(([tier, phrases]) => phrases.map((phrase) => [phrase, tier] as const)),
)]));
const ATTRIBUTE_PHRASES = new PhraseTable(mergeValues());

function mergeValues(): Map<string, { group: string; value: string }[]> {
  const merged = new Map<string, { group: string; value: string }[]>();
  for (const { group, values } of ATTRIBUTES) {
    for (const { value, phrases } of values) {
      for (const phrase of phrases) {
        const row = merged.get(phrase) ?? [];
        row.push({ group, value });
        merged.set(phrase, row);
      }
    }
  }
  return merged;
}

/** Stemmed words of a text with decimals and percentages whole; sizes as printed. */
const WORD = /\d+(?:\.\d+)?[a-z]*%?|[a-z][a-z0-9]*/g;
export const wordsOf = (text: string): string[] => (fold(text).match(WORD) ?? []).map(stem);

const SIZE_WORD = /^(?:x?\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)?(?:g|kg|ml|l|cl|oz|lb|litre|pint|pt|pk|pack|s|gr|ltr|m|mg|cm|w|in|p|x)?|\d+x?|x\d+|kg|ml|cl|gram|litre|ltr|pint|oz)$/;

/** Rewrites typed phrases into the words that products print ("loo roll" -> "toilet roll"). */
export function rewrite(text: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < text.length; ) {
    const found = REWRITES.at(text, at);
    if (found) {
      out.push(...found.value);
      at += found.length;
    } else out.push(text[at++]!);
  }
  return out;
}

export function attributesOf(text: readonly string[]): Record<string, readonly string[]> {
  const found: Record<string, string[]> = {};
  for (let at = 0; at < text.length; at++) {
    const hit = ATTRIBUTE_PHRASES.at(text, at);
    if (!hit) continue;
    for (const { group, value } of hit.value) {
      const values = (found[group] ??= []);
      if (!values.includes(value)) values.push(value);
    }
    if (hit.length > 1 && !MANY.has(hit.value[0]!.group)) at += hit.length - 1;
  }
  return found;
}
const MANY = new Set(ATTRIBUTES.filter((entry) => entry.many).map((entry) => entry.group));

/** A national brand anywhere in a typed line, or null. */
export function brandIn(text: readonly string[]): { brand: string; line: boolean; at: number; length: number } | null {
  for (let at = 0; at < text.length; at++) {
    const found = BRANDS.at(text, at);
    if (found && !(found.length === 1 && AMBIGUOUS.has(text[at]!) && text.length > 1 && at > 0)) return { ...found.value, at, length: found.length };
  }
  return null;
}
const AMBIGUOUS = new Set(['bounty', 'always', 'finish', 'flash', 'plenty', 'extra', 'simple', 'always', 'comfort', 'bold', 'surf', 'sure', 'heroes', 'kettle', 'mission', 'galaxy', 'polo', 'velvet', 'vanish', 'gourmet', 'bakers', 'butchers', 'mars', 'anchor', 'clover', 'flora', 'dove', 'genius', 'cobra', 'harvest', 'tropical', 'bird', 'birds']);

const BREAK = /,|\(|\s-\s|\bwith\b|\bin\b|\bfor\b|\bby\b|;|\+|\bserved\b|\bfilled\b|\btopped\b|\bto\b/i;

const memo = new WeakMap<Product, Facts>();

/** What a product's name, columns and category say. */
export function factsOf(product: Product): Facts {
  let facts = memo.get(product);
  if (!facts) memo.set(product, (facts = readFacts(product)));
  return facts;
}

// A memo beside each store, by row: found without a look into a table of all products.
const shelves = new WeakMap<StoreCatalogue, (Facts | undefined)[]>();

/** What the names of a store say, by the id of the product. */
export function factsIn(store: StoreCatalogue): (id: number) => Facts {
  const { products } = store;
  let shelf = shelves.get(store);
  if (!shelf) shelves.set(store, (shelf = products.map(() => undefined)));
  const known = shelf;
  return (id) => (known[id] ??= factsOf(products[id]!));
}

function readFacts(product: Product): Facts {
  const store = storeOf(product.store);
  const name = product.name.replace(/\.{3}\s*$/, '');
  const all = wordsOf(name);
  const own = OWN.get(product.store);
  const skip = new Set<number>();
  let maker: Maker = { kind: 'unknown' };
  if (own) {
    let tier: Tier | null = null;
    for (let at = 0; at < all.length; at++) {
      const found = own.at(all, at);
      if (!found || (found.value === 'premium' && found.length === 1 && at > 1)) continue;
      if (found.value !== 'standard' || tier === null) tier = tier && tier !== 'standard' ? tier : found.value;
      for (let offset = 0; offset < found.length; offset++) skip.add(at + offset);
      at += found.length - 1;
    }
    if (tier) maker = { kind: 'own', tier };
  }
  if (maker.kind === 'unknown') {
    const capitals = store?.capitalBrands ? /^(?:[A-Z0-9][A-Z0-9'’&.,!…-]*(?:\s+|$))+(?=[A-Z]?[a-z(0-9]|$)/.exec(name) : null;
    const found = BRANDS.at(all, 0) ?? (all[0] === 'the' ? BRANDS.at(all, 1) : null);
    if (found) {
      maker = { kind: 'brand', brand: found.value.brand };
      const start = all[0] === 'the' && !BRANDS.at(all, 0) ? 1 : 0;
      if (!found.value.line) for (let offset = 0; offset < found.length; offset++) skip.add(start + offset);
    } else if (product.brand) maker = { kind: 'brand', brand: wordsOf(product.brand).join(' ') };
    else if (capitals) maker = { kind: 'own', tier: 'standard' };
    else {
      const start = STOP.has(all[0] ?? '') ? 1 : 0;
      const length = makerLength(all, start);
      if (length) maker = { kind: 'brand', brand: all.slice(start, start + length).join(' ') };
      for (let offset = 0; offset < length; offset++) skip.add(start + offset);
    }
    if (capitals) wordsOf(capitals[0]).forEach((_, index) => skip.add(index));
    if (found && store?.capitalBrands) all.forEach((word, index) => { if (found.value.brand.split(' ').includes(word)) skip.add(index); });
  }
  for (let at = 0; at + 2 < all.length; at++) {
    if (all[at + 1] === 'and' && PRAISE.has(all[at]!) && PRAISE.has(all[at + 2]!)) { skip.add(at); skip.add(at + 2); }
  }
  const breakAt = BREAK.exec(name.slice(3));
  const mainLength = breakAt ? wordsOf(name.slice(0, 3 + breakAt.index)).length : all.length;
  const main: string[] = [];
  const tail: string[] = [];
  all.forEach((word, index) => {
    if (skip.has(index) || STOP.has(word) || SIZE_WORD.test(word)) return;
    (index < mainLength ? main : tail).push(word);
  });
  const mainPrinted = rewrite(main.length ? main : tail.splice(0));
  const tailPrinted = rewrite(tail);
  const spare = impliedIn([...mainPrinted, ...tailPrinted]);
  const mainWords = mainPrinted.filter((word) => !spare.has(word));
  const tailWords = tailPrinted.filter((word) => !spare.has(word));
  const attributes = attributesOf(all.filter((word) => !spare.has(word)));
  const told = [...new Set([...(maker.kind === 'brand' ? maker.brand.split(' ') : []), ...mainWords, ...tailWords])];
  const mainCore = mainWords.filter((word) => !HARMLESS.has(word));
  const words = new Set([...all, ...mainPrinted, ...tailPrinted]);
  const head = headOf(mainWords);
  const thing = thingOf(mainWords);
  const ids = { main: wordIds(mainWords), mainCore: wordIds(mainCore), tail: wordIds(tailWords), name: wordIds(told), all: wordIds(words), head: wordId(head), thing: wordId(thing) };
  return {
    maker, size: product.pricePer ? { kind: 'none' } : sizeOf(product), attributes, groups: Object.keys(attributes), name: told, letters: lettersOf(told), main: mainWords, mainCore, tail: tailWords,
    head, thing, shelf: shelfOf([...(maker.kind === 'brand' ? maker.brand.split(' ') : []), ...tailWords, ...mainWords]), department: departmentOf(product.category), all: words,
    ids, costs: costsOf(ids.name, thingIdOf({ thing, head })),
    kind: kindOf([...mainWords, ...tailWords], true), core: [...new Set(mainCore)].sort().join(' '),
  };
}

/** Words that say nothing beside the others: a ketchup is of tomatoes. */
export function impliedIn(text: readonly string[]): ReadonlySet<string> {
  const spare = new Set<string>();
  for (const { thing, made } of MADE) if (thing.every((word) => text.includes(word))) for (const word of made) spare.add(word);
  return spare;
}
const MADE = IMPLIED.map(([thing, made]) => ({ thing: fold(thing).split(' ').map(stem), made: fold(made).split(' ').map(stem) }));

/** How many words from `start` on name a maker that no list knows: "Cali" of "Cali Red Wine"; 0 when they are all there is. */
function makerLength(text: readonly string[], start: number): number {
  let length = 0;
  while (length < MAKER_WORDS && start + length < text.length && isMaker(text[start + length]!)) length++;
  const rest = text.slice(start + length).some((word) => !SIZE_WORD.test(word) && !STOP.has(word));
  return rest ? length : 0;
}
const MAKER_WORDS = 3;
const isMaker = (word: string): boolean => typeOf(classOf(word)) === TYPE.B || (classOf(word) === UNKNOWN && /^[a-z]{3}/.test(word) && !STOP.has(word) && !HARMLESS.has(word) && !SIZE_WORD.test(word));

/** The last word that names a kind of thing for which another is no substitute. */
export function thingOf(main: readonly string[]): string {
  for (let at = main.length - 1; at >= 0; at--) {
    const wordClass = classOf(main[at]!);
    if (typeOf(wordClass) === TYPE.K && costOf(wordClass) === 3) return main[at]!;
  }
  return '';
}

/** The last word that is not a container, a shape or praise; the last word when all are. */
export function headOf(main: readonly string[]): string {
  for (let at = main.length - 1; at >= 0; at--) {
    const word = main[at]!;
    if (!CONTAINERS.has(word) && !HARMLESS.has(word)) return word;
  }
  return main[main.length - 1] ?? '';
}
