import {
  findProducts,
  formatPrice,
  formatSize,
  formatUnitPrice,
  issueWords,
  readLine,
  sizeOf,
  storeLabel,
  STORES,
  suggest,
  type IssueKind,
} from '../../engine';
import { EXIT, type ExitCode, type Io } from '../io';
import { loadCatalogue, requireStore, storeNamed, storesAsked } from '../loadSources';
import { cell, clean, fit, right, widest, widthOf, wrap } from '../render/text';

/** price-compare suggest TEXT --store S */
export async function suggestCommand(
  text: string,
  options: { store: string; data?: string; limit: number },
  io: Io,
): Promise<ExitCode> {
  const store = storeNamed(options.store);
  const loaded = await loadCatalogue(options.data ?? io.bundledCatalogue, io, [store]);
  requireStore(loaded, store);
  const found = suggest(text, store.storedName, loaded.catalogue, options.limit);
  for (const { product, priceLabel } of found)
    io.out(`${right(priceLabel, 9)}  ${clean(product.name)}\n`);
  if (found.length === 0) io.err(`no suggestion for "${text}" at ${store.label}\n`);
  return found.length ? EXIT.compared : EXIT.nothing;
}

/** Columns of a name, at least, and of the rest of a row of `search`. */
const NAME = 43;
const REST = 37;

/** price-compare search TEXT [--store S] */
export async function searchCommand(
  text: string,
  options: { store?: string; stores?: string; data?: string; limit: number; wide?: boolean },
  io: Io,
): Promise<ExitCode> {
  const only = storesAsked(options);
  const loaded = await loadCatalogue(options.data ?? io.bundledCatalogue, io);
  for (const store of only) requireStore(loaded, store);
  const { searchTerm } = readLine(text, loaded.catalogue);
  const ids = only.length
    ? only.map(({ storedName }) => storedName)
    : Object.keys(loaded.catalogue.stores);
  const found = ids.map((id) => ({
    id,
    matches: findProducts(searchTerm, id, loaded.catalogue, options.limit),
  }));
  const width = widthOf(options.wide ? null : io.columns);
  const names = found.flatMap(({ matches }) => matches.map(({ product }) => product.name));
  const name = Math.min(widest(names, NAME), width - REST);
  for (const { id, matches } of found) {
    io.out(`${storeLabel(id)}${matches.length ? '' : ': no match'}\n`);
    for (const match of matches)
      io.out(
        `  ${right(`${Math.round(match.similarity * 100)}%`, 4)} ${cell(match.product.name, name, width)} ${right(formatPrice(match.product.price), 8)} ${right(match.unitPrice ? formatUnitPrice(match.unitPrice) : formatSize(match.size), 20)}\n` +
          `${wrap(`${match.verdict}: ${match.reasons.map((reason) => reason.words).join('; ')}`, 7, width)}\n`,
      );
  }
  return found.some(({ matches }) => matches.length > 0) ? EXIT.compared : EXIT.nothing;
}

/** price-compare stores: what the price files hold. */
export async function storesCommand(options: { data?: string }, io: Io): Promise<ExitCode> {
  const { catalogue, absent } = await loadCatalogue(options.data ?? io.bundledCatalogue, io);
  io.out(
    `${fit('Store', 12)} ${fit('File', 16)} ${right('rows', 7)} ${right('products', 9)} ${right('repeats', 8)} ${right('skipped', 8)} ${right('sized', 6)}  date\n`,
  );
  for (const { storedName, label, inSpecification } of STORES) {
    const shelf = catalogue.stores[storedName];
    if (!shelf && !inSpecification) continue;
    if (!shelf) {
      io.out(
        `${fit(label, 12)} ${absent.find((entry) => entry.store.storedName === storedName)?.why ?? 'not loaded'}\n`,
      );
      continue;
    }
    const { report, products } = shelf;
    const sized = products.filter((product) => sizeOf(product).kind !== 'none').length;
    io.out(
      `${fit(label, 12)} ${fit(report.file, 16)} ${right(String(report.rows), 7)} ${right(String(report.products), 9)} ${right(String(report.repeats), 8)} ${right(String(report.skipped), 8)} ${right(`${products.length ? Math.round((100 * sized) / products.length) : 0}%`, 6)}  ${report.date ?? 'not known'}${report.source === 'sample' ? ' (sample)' : ''}\n`,
    );
    if (report.refused)
      io.out(
        `             refused: a newer file${report.refused.date ? ` of ${report.refused.date}` : ''}. ${clean(report.refused.reason)}\n`,
      );
    for (const [kind, count] of Object.entries(report.skippedByKind))
      io.out(`             skipped: ${count} ${issueWords(kind as IssueKind)}\n`);
  }
  return EXIT.compared;
}
