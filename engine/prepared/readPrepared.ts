import type { NameWords } from '../catalogue/indexBuilder';
import { rememberWords } from '../catalogue/invertedIndex';
import { shelfOf, type Rows } from '../catalogue/shelves';
import type { Issue, Product, ProductIndex, StoreCatalogue, StoreReport } from '../types';
import { lazy } from '../words/lazy';
import { wordCount, wordIds } from '../words/wordInterner';
import { readColumns, type Columns } from './columns';
import { FINGERPRINT } from './fingerprint';
import { rememberNames } from './preparedNames';
import { pricePrinter } from './priceForms';
import {
  BETWEEN,
  EXTRAS,
  IN_INDEX,
  parted,
  type PreparedStore,
  type PreparedText,
} from './preparedStore';

/**
 * A store as its price file is read, without reading it: the same products, report, issues and answers. Null where it was written
 * by another engine, or is not whole: then the price file is read. What comes here is trusted: whoever fetches it compares its
 * checksum with the manifest's first. `known`: what the manifest says of the price file.
 */
export function readPrepared(
  { text, numbers }: PreparedStore,
  known: Pick<StoreReport, 'date' | 'source' | 'refused'>,
  engine: string = FINGERPRINT,
): { shelf: StoreCatalogue; issues: Issue[] } | null {
  const said = parsed(text);
  if (said?.engine !== engine) return null;
  const columns = readColumns(numbers, said.lengths);
  const names = parted(said.names);
  if (!columns || columns.pence.length !== names.length) return null;
  const { issues } = said;
  const report = { ...said.report, ...known };
  const index: ProductIndex = { names };
  const shelf = shelfOf({ store: report.store, index, report }, rowsIn(names, said, columns));
  const words = lazy(() => wordIds(parted(said.words)));
  rememberWords(index, () => indexWords(said, columns, words()));
  rememberNames(shelf, said, columns, words);
  return { shelf, issues };
}

function parsed(text: string): PreparedText | null {
  try {
    return JSON.parse(text) as PreparedText;
  } catch {
    return null;
  }
}

function rowsIn(
  names: readonly string[],
  { categories, priceTexts, extras, report: { store } }: PreparedText,
  { pence, priceForm, category }: Columns,
): Rows {
  const printed = pricePrinter();
  const fields = EXTRAS.flatMap((field) => (extras[field] ? [extraIn(field, extras[field])] : []));
  const categoryOf = (id: number): string => categories[category[id]!]!;
  return {
    category: categoryOf,
    product(id) {
      const product: Product = {
        id,
        name: names[id]!,
        store,
        category: categoryOf(id),
        price: pence[id]! / 100,
        priceText: printed(priceForm[id]!, pence[id]!) ?? priceTexts[id]!,
      };
      for (const add of fields) add(product);
      return product;
    },
  };
}

/** Adds what a file says in a column of its own to a product that has it. */
function extraIn(
  field: (typeof EXTRAS)[number],
  [ids, values]: [ids: number[], values: unknown[]],
): (product: Product) => void {
  const places = lazy(() => new Map(ids.map((id, at) => [id, at])));
  return (product) => {
    const at = places().get(product.id);
    if (at !== undefined) Object.assign(product, { [field]: values[at] });
  };
}

/** The words of the index and which names hold them, counted out of the words of each product. `words`: the dictionary by number. */
function indexWords(said: PreparedText, columns: Columns, words: readonly number[]): NameWords {
  const stems = words.slice(0, said.indexed);
  const idOfWord = new Int32Array(wordCount());
  for (let id = 0; id < stems.length; id++) idOfWord[stems[id]!] = id + 1;
  const wordText = `\n${said.runs.replaceAll(BETWEEN, '\n')}${said.runs === '' ? '' : '\n'}`;
  const wordStems = Int32Array.from(columns.stemOfRun);
  const starts = startsOf(wordText, wordStems.length);
  const from = placesOf(columns, stems.length);
  const holders = holdersOf(columns, from);
  return { wordText, starts, wordStems, stems, idOfWord, holders, from };
}

// A loop a function: V8 compiles a loop that runs for long, and drops what it compiled where one ends and the next begins.

/** Where each word of a text begins that has one between line feeds. */
function startsOf(wordText: string, words: number): Int32Array {
  const starts = new Int32Array(words);
  for (let word = 0, at = 1; word < words; word++) {
    starts[word] = at;
    at = wordText.indexOf('\n', at) + 1;
  }
  return starts;
}

/** Where the names of each word of the index begin among all of them. */
function placesOf({ word, use }: Columns, indexed: number): Int32Array {
  const from = new Int32Array(indexed + 1);
  for (let at = 0; at < word.length; at++) if (use[at]! & IN_INDEX) from[word[at]! + 1]!++;
  return summed(from);
}

function summed(counts: Int32Array): Int32Array {
  for (let at = 1; at < counts.length; at++) counts[at]! += counts[at - 1]!;
  return counts;
}

/** The names that hold each word, ascending. */
function holdersOf({ word, use, words }: Columns, from: Int32Array): Int32Array {
  const holders = new Int32Array(from[from.length - 1]!);
  const next = from.slice();
  let id = -1;
  let left = 0;
  for (let at = 0; at < word.length; at++) {
    while (left === 0) left = words[++id]!;
    left--;
    if (use[at]! & IN_INDEX) holders[next[word[at]!]!++] = id;
  }
  return holders;
}
