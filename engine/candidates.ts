import { hasAisle } from './aisles';
import { factsOf, type Facts } from './facts';
import { firstOf } from './front';
import { PHRASES } from './lexicon/synonyms';
import { STOP, type Department } from './lexicon/words';
import { numberOnceAWord } from './onceAWord';
import { holdersOf, nearStems, postingOf, printedTogether, stemsOneAway } from './productIndex';
import { partnersOf } from './replacements';
import { fold, stem, variantsOneAway } from './text';
import type { Catalogue, Product, StoreCatalogue } from './types';
import { classOf, costOf, TYPE, typeOf, UNKNOWN } from './wordClasses';
import { wordId, wordOf } from './wordIds';

export interface Candidate {
  product: Product;
  facts: Facts;
}

/** Words that products print for a rewritten word or pair of words: "toilet roll" is also "toilet tissue". */
const PRINTED = new Map<string, string[][]>();
for (const [typed, meaning] of PHRASES) {
  const key = fold(meaning).split(' ').map(stem).filter((word) => !STOP.has(word)).join(' ');
  if (key === '') continue;
  PRINTED.set(key, [...(PRINTED.get(key) ?? []), fold(typed).split(' ').map(stem)]);
}

/** How telling a word is over all stores, by its number: ln(all products / products that hold it). */
export const rarityIn = numberOnceAWord(({ stores }: Catalogue) => {
  const holders = Object.values(stores).map(holdersIn);
  const all = Object.values(stores).reduce((sum, { products }) => sum + products.length, 1);
  return (id) => Math.log((all + 1) / (holders.reduce((sum, count) => sum + count(id), 0) + 0.5));
});
const holdersIn = numberOnceAWord(({ index }: StoreCatalogue) => (id) => holdersOf(index, wordOf(id)));

/** The same by the word. */
export function idfIn(catalogue: Catalogue): (word: string) => number {
  const rarity = rarityIn(catalogue);
  return (word) => rarity(wordId(word));
}

const isKnown = (word: string): boolean => classOf(word) !== UNKNOWN || hasAisle(word);

/** "beefburger": two known things written as one word that no store prints; the longest first part. */
const SHORTEST_PART = 3;
const SHORTEST_WHOLE = 8;
function partsOf(word: string, sold: (word: string) => boolean): [string, string] | null {
  if (word.length < SHORTEST_WHOLE) return null;
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => isKnown(part) && sold(part))) return parts;
  }
  return null;
}

/** How much less likely a maker is meant than a thing whose name lies as near: "corgette" is no Cornetto. */
const MAKER_MEANT = 0.4;

/** A word that no more names hold may be a misprint there, beside one that so many times as many hold. */
const MISPRINTS = 2;
const MORE_OFTEN = 15;
/** What no name holds is taken for what at least so many hold. */
const LEAST_HELD = 3;
/** So rare a word is doubted where no name holds it with the others of the line, and so many names make two words belong together. */
const RARE = 5;
const TOGETHER = 5;
/** Letters of a word that may be mistaken, and of one that may stand for a variety. */
const LEAST_LETTERS = 3;
const SURE_LETTERS = 8;
/** A letter left out, doubled or swapped is likelier than another one in its place. */
const OTHER_LETTER = 0.3;
const isOther = (a: string, b: string): boolean => a.length === b.length && [...a].sort().join('') !== [...b].sort().join('');
const TELLING = new Set<number>([TYPE.K, TYPE.V, TYPE.P, TYPE.D]);

/** A word no store knows is replaced by the nearest known one: spelling is repaired in typed lines only. */
export function repairSpelling(catalogue: Catalogue, typed: readonly string[]): { words: string[]; repaired: string[] } {
  const repaired: string[] = [];
  const stores = Object.values(catalogue.stores).map(({ index }) => index);
  const held = (word: string): number => stores.reduce((sum, index) => sum + holdersOf(index, word), 0);
  const sold = (word: string): boolean => stores.some((index) => holdersOf(index, word) > 0);
  const together = (one: string, other: string): number => stores.reduce((sum, index) => sum + printedTogether(index, one, other), 0);
  const most = (words: readonly string[], count: (word: string) => number): { word: string; count: number } | undefined => words.map((word) => ({ word, count: count(word) })).sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))[0];

  /** Printed with another word of the line: "fihs fingers", "olive ol". */
  function besideOthers(word: string, near: readonly string[]): string | undefined {
    const other = typed.filter((entry) => entry !== word && isKnown(entry) && sold(entry)).sort((a, b) => held(a) - held(b))[0];
    if (other === undefined || together(word, other) > 0) return undefined;
    const best = most(near.filter((stemmed) => TELLING.has(typeOf(classOf(stemmed)))), (stemmed) => together(stemmed, other));
    return best && best.count >= TOGETHER ? best.word : undefined;
  }
  /** Printed far more often: "stawberries", which one name holds. */
  function oftener(word: string, near: readonly string[], count: number): string | undefined {
    const things = near.filter((stemmed) => stemmed[0] === word[0] && (typeOf(classOf(stemmed)) === TYPE.K || (typeOf(classOf(stemmed)) === TYPE.V && (count === 0 || word.length >= SURE_LETTERS))));
    const best = most(things, (stemmed) => held(stemmed) * (isOther(word, stemmed) ? OTHER_LETTER : 1));
    return best && best.count >= (count === 0 ? LEAST_HELD : MORE_OFTEN * (count + 1)) ? best.word : undefined;
  }
  function nearest(word: string): string | undefined {
    const votes = new Map<string, number>();
    for (const index of stores) nearStems(index, word).forEach((near, rank) => votes.set(near, (votes.get(near) ?? 0) + (typeOf(classOf(near)) === TYPE.B ? MAKER_MEANT : 1) * (1 / (1 + rank)) * Math.log(2 + holdersOf(index, near))));
    return most([...votes.keys()], (near) => votes.get(near)!)?.word;
  }
  function meant(word: string): readonly string[] | null {
    if (/\d/.test(word) || word.length < 2 || STOP.has(word)) return null;
    // Long misprints stand among the classes of words, as these are read from names.
    const known = word.length < SURE_LETTERS ? isKnown(word) : hasAisle(word);
    const count = held(word);
    // A word of the language that no store sells is no mistake: plasters are no platters.
    if (known && (count === 0 ? partsOf(word, sold) === null : count > RARE)) return null;
    // "wrapss"
    if (count === 0 && word.endsWith('ss')) { const single = stem(word.slice(0, -1)); return sold(single) ? [single] : meant(single); }
    const doubted = !known || count > 0;
    const near = doubted ? [...new Set([...stores.flatMap((index) => stemsOneAway(index, word)), ...variantsOneAway(word)])] : [];
    const beside = doubted ? besideOthers(word, near) : undefined;
    if (beside !== undefined) return [beside];
    if (word.length < LEAST_LETTERS || count > MISPRINTS) return null;
    const often = doubted ? oftener(word, near, count) : undefined;
    if (often !== undefined) return [often];
    if (count > 0 || word.length <= LEAST_LETTERS) return null;
    const parts = partsOf(word, sold);
    const best = parts || known ? undefined : nearest(word);
    return parts ?? (best === undefined ? null : [best]);
  }
  const words = typed.flatMap((word) => {
    const found = meant(word);
    if (found) repaired.push(...found);
    return found ?? word;
  });
  return { words, repaired };
}

/** The words looked for and what products print for them, each with its weight. */
export function alsoPrinted(wanted: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const expanded = new Map(wanted);
  const keys = [...wanted.keys()];
  for (let from = 0; from < keys.length; from++) {
    for (let to = from + 1; to <= Math.min(keys.length, from + 4); to++) {
      const part = keys.slice(from, to);
      for (const printed of PRINTED.get(part.join(' ')) ?? []) {
        const weight = part.reduce((sum, word) => sum + wanted.get(word)!, 0) / printed.length;
        for (const word of printed) if (!STOP.has(word)) expanded.set(word, Math.max(expanded.get(word) ?? 0, weight));
      }
    }
  }
  return expanded;
}

/** What is left of a word's weight by what it costs to lose it: "supersweet" finds no sweetcorn. */
const LOOKED_FOR = [0.3, 0.7, 1, 1] as const;
/** Of a diet as well: what is low in fat is no soup. */
const DIET = 0.5;
/** What a word finds that stands for another one, by how far. */
const STANDS_IN = [0, 0.4, 0.8] as const;

/** The words of a product with those that stand for them at other makers', each with its weight. */
export function lookedForBeside(words: ReadonlyMap<string, number>): Map<string, number> {
  const all = new Map([...words].map(([word, weight]) => {
    const wordClass = classOf(word);
    const type = typeOf(wordClass);
    return [word, weight * (type === TYPE.D ? DIET : 1) * (type === UNKNOWN || type === TYPE.B ? 1 : LOOKED_FOR[costOf(wordClass) as 0])] as const;
  }));
  for (const [word, weight] of [...all]) {
    for (const { id, standing } of partnersOf(wordId(word))) {
      const partner = wordOf(id);
      all.set(partner, Math.max(all.get(partner) ?? 0, STANDS_IN[standing] * weight));
    }
  }
  return all;
}

// A memo beside each store, by row: found without a look into a table of all products.
const shelves = new WeakMap<StoreCatalogue, (Candidate | undefined)[]>();

/** The candidates of a store by the id of the product; a name is read when it first is one. */
export function candidateReader(store: StoreCatalogue): (id: number) => Candidate {
  const { products } = store;
  let shelf = shelves.get(store);
  if (!shelf) shelves.set(store, (shelf = products.map(() => undefined)));
  const known = shelf;
  return (id) => (known[id] ??= { product: products[id]!, facts: factsOf(products[id]!) });
}

// Scratch, large enough for the largest store: the shared weight of each product (all 0 between calls) and the products that have one.
let scores = new Float64Array(0);
let touched = new Int32Array(0);

/**
 * Ids of the products of a store that share the most telling words with what is looked for, best first.
 * Only postings are read, never a name. `pool` bounds the list.
 */
export function candidatesIn(store: StoreCatalogue, wanted: ReadonlyMap<string, number>, pool: number, shelf: ReadonlySet<Department> | null = null): number[] {
  if (scores.length < store.products.length) {
    scores = new Float64Array(store.products.length);
    touched = new Int32Array(store.products.length);
  }
  let count = 0;
  for (const [word, weight] of wanted) {
    const posting = postingOf(store.index, word);
    for (let at = 0; at < posting.length; at++) {
      const id = posting[at]!;
      if (scores[id] === 0) touched[count++] = id;
      scores[id]! += weight;
    }
  }
  const ids = touched.subarray(0, count);
  const first = firstOf(ids, scores, store, pool, shelf);
  for (let at = 0; at < count; at++) scores[ids[at]!] = 0;
  return first;
}
