import { indexOf, rememberWords } from '../catalogue/invertedIndex';
import type { Issue, Product, StoreCatalogue, StoreReport } from '../types';
import { readColumns, type Columns } from './columns';
import { FINGERPRINT } from './fingerprint';
import { rememberNames } from './preparedNames';
import { pricePrinter } from './priceForms';
import { EXTRAS, IN_INDEX, parted, type PreparedStore, type PreparedText } from './preparedStore';

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
  const products = productsOf(names, said, columns);
  const { issues } = said;
  const report = { ...said.report, ...known };
  const index = indexOf(products);
  const shelf: StoreCatalogue = { store: report.store, products, index, report };
  rememberWords(index, () => indexWords(said, columns));
  rememberNames(shelf, said, columns);
  return { shelf, issues };
}

function parsed(text: string): PreparedText | null {
  try {
    return JSON.parse(text) as PreparedText;
  } catch {
    return null;
  }
}

function productsOf(
  names: readonly string[],
  { categories, priceTexts, extras, report }: PreparedText,
  { pence, priceForm, category }: Columns,
): Product[] {
  const { store } = report;
  const printed = pricePrinter();
  const products = names.map((name, id): Product => ({
    id,
    name,
    store,
    category: categories[category[id]!]!,
    price: pence[id]! / 100,
    priceText: printed(priceForm[id]!, pence[id]!) ?? priceTexts[id]!,
  }));
  for (const field of EXTRAS) {
    const [ids, values] = extras[field] ?? [[], []];
    ids.forEach((id, at) => Object.assign(products[id]!, { [field]: values[at] }));
  }
  return products;
}

/** The words of the index and which names hold them, counted out of the words of each product. */
function indexWords(said: PreparedText, { stemOfRun, word, use, words: counts }: Columns) {
  const { indexed } = said;
  const runs = parted(said.runs);
  const from = new Int32Array(indexed + 1);
  for (let at = 0; at < word.length; at++) if (use[at]! & IN_INDEX) from[word[at]! + 1]!++;
  for (let stem = 0; stem < indexed; stem++) from[stem + 1]! += from[stem]!;
  const holders = new Int32Array(from[indexed]!);
  const next = from.slice();
  for (let id = 0, at = 0; id < counts.length; id++)
    for (const end = at + counts[id]!; at < end; at++)
      if (use[at]! & IN_INDEX) holders[next[word[at]!]!++] = id;
  const starts = new Int32Array(runs.length);
  let start = 1;
  runs.forEach((run, at) => {
    starts[at] = start;
    start += run.length + 1;
  });
  return {
    wordText: ['', ...runs, ''].join('\n'),
    starts,
    wordStems: Int32Array.from(stemOfRun),
    stemIds: new Map(
      parted(said.words)
        .slice(0, indexed)
        .map((stem, id) => [stem, id]),
    ),
    holders,
    from,
  };
}
