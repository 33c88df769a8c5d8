import { shelfRows, sizeOfShelf } from '../catalogue/shelves';
import { storesInOrder } from '../catalogue/storesInOrder';
import type { Candidate } from '../names/parsedName';
import { nameReaderOf } from '../prepared/preparedNames';
import { topK } from './topK';
import { PHRASES } from '../lexicon/synonyms';
import { STOP, type Department } from '../lexicon/words';
import { memoNumberByWord } from '../words/memoByWord';
import { holderCounter, postingOf } from '../catalogue/invertedIndex';
import { fold, stem } from '../words/normalise';
import type { Catalogue, StoreCatalogue } from '../types';
import { weightOfWord } from '../knowledge/wordRoles';
import type { Workspace } from '../evidence/workspace';
import { wordId } from '../words/wordInterner';

/** Words that products print for a rewritten word or pair of words: "toilet roll" is also "toilet tissue". */
const PRINTED = new Map<string, string[][]>();
for (const [typed, meaning] of PHRASES) {
  const key = fold(meaning)
    .split(' ')
    .map(stem)
    .filter((word) => !STOP.has(word))
    .join(' ');
  if (key === '') continue;
  PRINTED.set(key, [...(PRINTED.get(key) ?? []), fold(typed).split(' ').map(stem)]);
}

/** How telling a word is over all stores, by its number: ln(all products / products that hold it). */
export const rarityIn = memoNumberByWord((catalogue: Catalogue) => {
  const stores = storesInOrder(catalogue);
  const holders = stores.map(({ index }) => holderCounter(index));
  const all = stores.reduce((sum, store) => sum + sizeOfShelf(store), 1);
  return (id) => Math.log((all + 1) / (holders.reduce((sum, count) => sum + count(id), 0) + 0.5));
});

/** The same by the word. */
export function idfIn(catalogue: Catalogue): (word: string) => number {
  const rarity = rarityIn(catalogue);
  return (word) => rarity(wordId(word));
}

/** The words looked for and what products print for them, each with its weight. */
export function alsoPrinted(words: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const expanded = new Map(words);
  const keys = [...words.keys()];
  for (let from = 0; from < keys.length; from++) {
    for (let to = from + 1; to <= Math.min(keys.length, from + 4); to++) {
      const part = keys.slice(from, to);
      for (const printed of PRINTED.get(part.join(' ')) ?? []) {
        const weight = part.reduce((sum, word) => sum + words.get(word)!, 0) / printed.length;
        for (const word of printed)
          if (!STOP.has(word)) expanded.set(word, Math.max(expanded.get(word) ?? 0, weight));
      }
    }
  }
  return expanded;
}

/** The share of its weight that a word keeps when it changes nothing: "supersweet" alone must not find sweetcorn. */
const LEAST_LEFT = 0.3;

/** The words of a product, each with its weight for finding its counterparts. */
export const lookedForBeside = (words: ReadonlyMap<string, number>): Map<string, number> =>
  new Map(
    [...words].map(([word, weight]) => [
      word,
      weight * (LEAST_LEFT + (1 - LEAST_LEFT) * Math.min(1, 2 * weightOfWord(wordId(word)))),
    ]),
  );

// A memo beside each store, by row: found without a look into a table of all products.
const shelves = new WeakMap<StoreCatalogue, (Candidate | undefined)[]>();

/** The candidates of a store by the id of the product; a name is read when it first is one. */
export function candidateReader(store: StoreCatalogue): (id: number) => Candidate {
  let shelf = shelves.get(store);
  if (!shelf) {
    shelf = Array.from({ length: sizeOfShelf(store) }, () => undefined);
    shelves.set(store, shelf);
  }
  const known = shelf;
  const read = nameReaderOf(store);
  const { product: productOf } = shelfRows(store);
  return (id) => {
    let candidate = known[id];
    if (candidate === undefined) {
      const product = productOf(id);
      known[id] = candidate = { product, parsed: read(product) };
    }
    return candidate;
  };
}

/**
 * Ids of the products of a store that share the most telling words with what is looked for, best first.
 * Only postings are read, never a name. `pool` bounds the list. `enough` caps the score: a name that says one thing twice is no likelier for it.
 */
export function candidatesIn(
  workspace: Workspace,
  store: StoreCatalogue,
  words: ReadonlyMap<string, number>,
  pool: number,
  shelf: ReadonlySet<Department> | null = null,
  enough = Infinity,
): number[] {
  workspace.reserve(sizeOfShelf(store));
  const { scores, touched } = workspace;
  let count = 0;
  for (const [word, weight] of words) {
    const posting = postingOf(store.index, word);
    for (let at = 0; at < posting.length; at++) {
      const id = posting[at]!;
      if (scores[id] === 0) touched[count++] = id;
      scores[id]! += weight;
    }
  }
  for (let at = 0; at < count; at++)
    if (scores[touched[at]!]! > enough) scores[touched[at]!] = enough;
  const first = topK(workspace, count, store, pool, shelf);
  for (let at = 0; at < count; at++) scores[touched[at]!] = 0;
  return first;
}
