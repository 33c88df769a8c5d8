import { memoByWord } from '../words/memoByWord';
import { postingOf } from '../catalogue/invertedIndex';
import type { Catalogue, StoreCatalogue } from '../types';
import { wordOf } from '../words/wordInterner';

/** Where a word stands in the names that hold it, as shares: brands come first, kinds of things last ("Amoy Medium Noodles"). */
export interface WordPosition {
  first: number;
  last: number;
}

/** Names looked at for a word and store: enough for a share, few enough for a keystroke. */
const SAMPLE = 16;
/** Names of doubt, so that a word of one name is neither a brand nor a kind for sure. */
const DOUBT = 2;

/** Whether nothing but a size follows the word that begins at `from`. */
function endsName(name: string, from: number): boolean {
  let at = from;
  while (isLetter(name.charCodeAt(at))) at++;
  for (; at < name.length; at++) {
    const code = name.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
    if (isLetter(code)) return false;
  }
  return true;
}
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

interface Counts {
  seen: number;
  first: number;
  last: number;
}
/** Counts of one store, kept with it: they outlast the catalogue when another store joins. */
const countsIn = memoByWord((store: StoreCatalogue) => (id) => count(store, wordOf(id)));

/** The roles of stemmed words over all stores, by the number of the word. */
export const wordPositionsIn = memoByWord(({ stores }: Catalogue) => {
  const counts = Object.values(stores).map(countsIn);
  return (id): WordPosition => {
    let seen = DOUBT;
    let first = 0;
    let last = 0;
    for (const of of counts) {
      const found = of(id);
      seen += found.seen;
      first += found.first;
      last += found.last;
    }
    return { first: first / seen, last: last / seen };
  };
});

function count({ products, index }: StoreCatalogue, word: string): Counts {
  // Stems lose an ending at most ("berry" for "berries"): what they begin with is in the name.
  const start = word.length > 3 ? word.slice(0, -1) : word;
  const counts = { seen: 0, first: 0, last: 0 };
  const posting = postingOf(index, word);
  const step = Math.max(1, Math.floor(posting.length / SAMPLE));
  for (let at = 0; at < posting.length; at += step) {
    const name = products[posting[at]!]!.name.toLowerCase();
    const from = name.lastIndexOf(start);
    if (from < 0) continue;
    counts.seen++;
    if (name.startsWith(start)) counts.first++;
    if (endsName(name, from + start.length)) counts.last++;
  }
  return counts;
}
