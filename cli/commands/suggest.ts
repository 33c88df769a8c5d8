import { suggest } from '../../engine';
import { EXIT, type ExitCode, type Io } from '../io';
import { loadCatalogue, requireStore } from '../loadSources';
import { PRODUCT_COLUMNS, productRow, type ProductRow } from '../render/productRow';
import { writeRows, type RowOptions, type Rows } from '../render/rows';
import { clean, right } from '../render/text';
import { storeNamed } from '../stores';

/** One suggestion; the first is the best. */
export interface SuggestRow extends ProductRow {
  store: string;
  rank: number;
}
const COLUMNS: Rows<SuggestRow>['columns'] = {
  store: 'STRING',
  rank: 'INT32',
  ...PRODUCT_COLUMNS,
};

export interface SuggestOptions extends RowOptions {
  store: string;
  data?: string;
  limit: number;
}

/** price-compare suggest TEXT --store S */
export async function suggestCommand(
  text: string,
  options: SuggestOptions,
  io: Io,
): Promise<ExitCode> {
  const folder = options.data ?? io.bundledCatalogue;
  const store = await storeNamed(options.store, [folder], io);
  const loaded = await loadCatalogue(folder, io, [store]);
  requireStore(loaded, store);
  const found = suggest(text, store.storedName, loaded.catalogue, options.limit);
  const rows = found.map(({ product }, at): SuggestRow => ({
    store: store.storedName,
    rank: at + 1,
    ...productRow(product),
  }));
  await writeRows({ columns: COLUMNS, rows }, options, io, () =>
    found
      .map(({ product, priceLabel }) => `${right(priceLabel, 9)}  ${clean(product.name)}\n`)
      .join(''),
  );
  if (found.length === 0) io.err(`no suggestion for "${text}" at ${store.label}\n`);
  return found.length ? EXIT.compared : EXIT.nothing;
}
