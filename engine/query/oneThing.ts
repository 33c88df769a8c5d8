// A typed line that reads as two things and asks for one: "beans & sausages", "mince, lean 5%", "fish fingers, birds eye".
import { AND_WORDS } from '../lexicon/lineWords';
import { postingOf } from '../catalogue/invertedIndex';
import { shelfRows } from '../catalogue/shelves';
import { storesInOrder } from '../catalogue/storesInOrder';
import { wordsIn } from '../names/nameWords';
import { nameReaderOf } from '../prepared/preparedNames';
import { brandIn } from '../knowledge/gazetteer';
import { joinedApart } from '../knowledge/joinedWords';
import type { ReadItem } from '../listTypes';
import { readList } from '../reading/readList';
import { onlyDescribes } from './lineHead';
import type { Catalogue, StoreCatalogue } from '../types';
import { wordOf } from '../words/wordInterner';

/** A line as the one thing that it asks for, as far as that can be told; the line itself otherwise. */
export function asOneThing(text: string, catalogue: Catalogue): string {
  if (/[,;]| - /.test(text)) return withDescription(text);
  const brand = JOINED.test(text) ? brandIn(wordsIn(joinedApart(text))) : null;
  if (brand?.brand.includes(' and ')) return text.replace(JOINED, ' and ');
  const joint = jointIn(text);
  return joint ? joinedAsSold(text, joint, catalogue) : text;
}

/** "mince, lean 5%": what stands behind a comma and names nothing belongs to the thing before it. */
function withDescription(text: string): string {
  const parts = text.split(/[,;]| - /);
  const [, ...more] = readList(text).items;
  const describes = ({ searchTerm }: ReadItem): boolean => {
    const ids = wordsIn(searchTerm);
    const brand = brandIn(ids);
    return ids.every(
      (id, at) =>
        (brand && at >= brand.at && at < brand.at + brand.length) ||
        /^\d/.test(wordOf(id)) ||
        onlyDescribes(wordOf(id)),
    );
  };
  return more.length && more.every(describes) ? parts.map((part) => part.trim()).join(' ') : text;
}

/** "head n shoulders": a maker's name as people write it. */
const JOINED = / (?:&|n|\+) /i;
/** What stands before and behind the last word that joins two others; null where none does. */
function jointIn(text: string): readonly [first: string, second: string] | null {
  const words = text.split(' ');
  const at = words.findLastIndex(
    (word, place) =>
      AND_WORDS.has(word.toLowerCase()) &&
      /[a-z]$/i.test(words[place - 1] ?? '') &&
      /^[a-z]/i.test(words[place + 1] ?? ''),
  );
  return at < 0 ? null : [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
}
/** The share of the stores that must sell the two as one: tubes of ham and cheese, of two or three stores, are not what "ham and cheese" means. */
const MOST_STORES = 0.75;
/** Telling words of a name that says the two and hardly anything else. */
const FEW = 3;

/** A line of two joined things as one, where most stores sell something that is just the two; the line itself otherwise. */
function joinedAsSold(
  text: string,
  [first, second]: readonly [string, string],
  catalogue: Catalogue,
): string {
  const [one, other] = [wordsIn(first).at(-1), wordsIn(second)[0]];
  if (one === undefined || other === undefined || one === other) return text;
  const stores = storesInOrder(catalogue);
  const selling = stores.filter((shelf) => sellsAsOne(shelf, one, other)).length;
  return selling > 0 && selling >= MOST_STORES * stores.length ? `${first} ${second}` : text;
}

/** Whether a name of the store says both words, one of them as what it is, and little else. */
function sellsAsOne(store: StoreCatalogue, one: number, other: number): boolean {
  const { index } = store;
  const { product } = shelfRows(store);
  const read = nameReaderOf(store);
  const holders = new Set(postingOf(index, wordOf(one)));
  return [...postingOf(index, wordOf(other))].some((id) => {
    if (!holders.has(id)) return false;
    const { head, mainCore } = read(product(id)).ids;
    return (head === one || head === other) && mainCore.length <= FEW;
  });
}
