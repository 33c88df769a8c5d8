import {
  findProducts,
  formatPrice,
  formatSize,
  formatUnitPrice,
  readLine,
  storeLabel,
  type Match,
  type StoreId,
} from '../../engine';
import { EXIT, type ExitCode, type Io } from '../io';
import { loadCatalogue, requireStore } from '../loadSources';
import { PRODUCT_COLUMNS, productRow, type ProductRow } from '../render/productRow';
import { writeRows, type RowOptions, type Rows } from '../render/rows';
import { cell, right, widest, widthOf, wrap } from '../render/text';
import { storesAsked } from '../stores';

/** One product found; the first of a store is its best. A store without a match has no row. */
export interface SearchRow extends ProductRow {
  query: string;
  store: string;
  rank: number;
  similarity: number;
  verdict: Match['verdict'];
  /** Joined by "; ". */
  reasons: string;
}
const COLUMNS: Rows<SearchRow>['columns'] = {
  query: 'STRING',
  store: 'STRING',
  rank: 'INT32',
  similarity: 'DOUBLE',
  verdict: 'STRING',
  reasons: 'STRING',
  ...PRODUCT_COLUMNS,
};

export interface SearchOptions extends RowOptions {
  store?: string;
  stores?: string;
  data?: string;
  limit: number;
  wide?: boolean;
}

interface Found {
  id: StoreId;
  matches: Match[];
}

/** price-compare search TEXT [--store S] */
export async function searchCommand(
  text: string,
  options: SearchOptions,
  io: Io,
): Promise<ExitCode> {
  const folder = options.data ?? io.bundledCatalogue;
  const only = await storesAsked(options, [folder], io);
  const loaded = await loadCatalogue(folder, io, null, only);
  for (const store of only) requireStore(loaded, store);
  const { searchTerm } = readLine(text, loaded.catalogue);
  const ids = only.length
    ? only.map(({ storedName }) => storedName)
    : Object.keys(loaded.catalogue.stores);
  const found = ids.map((id): Found => ({
    id,
    matches: findProducts(searchTerm, id, loaded.catalogue, options.limit),
  }));
  const rows = found.flatMap((entry) => rowsOf(text, entry));
  const columns = options.wide || options.output ? null : io.columns;
  await writeRows({ columns: COLUMNS, rows }, options, io, () => table(found, columns));
  return rows.length > 0 ? EXIT.compared : EXIT.nothing;
}

const rowsOf = (query: string, { id, matches }: Found): SearchRow[] =>
  matches.map(({ product, similarity, verdict, reasons }, at) => ({
    query,
    store: id,
    rank: at + 1,
    similarity,
    verdict,
    reasons: wordsOf(reasons),
    ...productRow(product),
  }));

const wordsOf = (reasons: Match['reasons']): string => reasons.map(({ words }) => words).join('; ');

/** Columns of a name, at least, and of the rest of a row. */
const NAME = 43;
const REST = 37;

function table(found: readonly Found[], columns: number | null): string {
  const width = widthOf(columns);
  const names = found.flatMap(({ matches }) => matches.map(({ product }) => product.name));
  const name = Math.min(widest(names, NAME), width - REST);
  const row = ({ product, similarity, unitPrice, size, verdict, reasons }: Match): string =>
    `  ${right(`${Math.round(similarity * 100)}%`, 4)} ${cell(product.name, name, width)} ${right(formatPrice(product.price), 8)} ${right(unitPrice ? formatUnitPrice(unitPrice) : formatSize(size), 20)}\n` +
    `${wrap(`${verdict}: ${wordsOf(reasons)}`, 7, width)}\n`;
  return found
    .map(
      ({ id, matches }) =>
        `${storeLabel(id)}${matches.length ? '' : ': no match'}\n${matches.map(row).join('')}`,
    )
    .join('');
}
