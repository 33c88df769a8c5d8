import { isBlank, readCsv, type CsvTable } from './csv';
import { ExtraColumns, type Note } from './extraColumns';
import { departmentOf } from '../lexicon/words';
import { indexOf } from './invertedIndex';
import { KnownProducts } from './knownProducts';
import { RowReader } from './rowReader';
import { findStore, storeIdOf } from '../stores';
import type {
  Catalogue,
  CatalogueSource,
  Issue,
  Product,
  StoreCatalogue,
  StoreReport,
} from '../types';

/**
 * Price files -> catalogue (specification sections 3 and 5). Exact repeats (same name and price)
 * collapse, in whatever categories they stand; one name at two prices stays two products. Every row that
 * is left out is an Issue: rows = products + repeats + skipped. A store given twice keeps the last file; one that nobody knows
 * is kept under its own name, and is an Issue too.
 */
export function buildCatalogue(sources: readonly CatalogueSource[]): {
  catalogue: Catalogue;
  issues: Issue[];
} {
  const catalogue: Catalogue = { stores: {} };
  const issues: Issue[] = [];
  for (const source of sources) {
    const store = storeIdOf(source.store);
    if (!findStore(source.store))
      issues.push({
        kind: 'unknown-store',
        store,
        file: source.file,
        row: null,
        text: source.store.slice(0, 80),
        skipped: false,
      });
    catalogue.stores[store] = buildStore({ ...source, store }, issues);
  }
  return { catalogue, issues };
}

function buildStore(source: CatalogueSource, issues: Issue[]): StoreCatalogue {
  const report: StoreReport = {
    store: source.store,
    file: source.file,
    rows: 0,
    products: 0,
    repeats: 0,
    skipped: 0,
    skippedByKind: {},
    date: source.date ?? null,
    source: source.source ?? null,
    refused: source.refused ?? null,
  };
  const note = noting(source, report, issues);
  const table = readCsv(source.text);
  const products = table.ok ? readProducts(table, source, report, note) : [];
  if (!table.ok) note(table.kind, null, table.text, true);
  else if (report.rows === 0) note('no-data-rows', null, table.header, true);
  report.products = products.length;
  return { store: source.store, products, index: indexOf(products), report };
}

/** Notes that become issues of a file; rows that are left out are counted in its report. */
const noting =
  (source: CatalogueSource, report: StoreReport, issues: Issue[]): Note =>
  (kind, row, text, skipped, name) => {
    issues.push({
      kind,
      store: source.store,
      file: source.file,
      row,
      text: text.slice(0, 80),
      ...(name === undefined ? {} : { name }),
      skipped,
    });
    if (skipped && row !== null) {
      report.skipped++;
      report.skippedByKind[kind] = (report.skippedByKind[kind] ?? 0) + 1;
    }
  };

type Table = Extract<CsvTable, { ok: true }>;

/** The products of a file, each once; counts its rows and repeats in the report. */
function readProducts(
  table: Table,
  source: CatalogueSource,
  report: StoreReport,
  note: Note,
): Product[] {
  const products: Product[] = [];
  const known = new KnownProducts(products, source.text.length);
  const extras = new ExtraColumns(table.columns);
  const read = new RowReader(table);
  let row = table.first;
  for (const record of table.records) {
    row++;
    if (Array.isArray(record) && isBlank(record)) continue;
    report.rows++;
    const fault = read.row(record);
    if (fault) {
      note(fault.kind, row, fault.text, true, fault.name);
      continue;
    }
    if (read.hasMore(record as string[]))
      note('too-many-columns', row, (record as string[]).join(','), false, read.name);
    const first = known.find(read.name, read.pence, read.told?.per);
    if (first) {
      report.repeats++;
      if (tellsMore(read.category, first.category)) first.category = read.category;
      continue;
    }
    const product = read.product(products.length, source.store);
    extras.read(product, record as string[], row, note);
    products.push(product);
    known.add(product);
  }
  return products;
}

/** Categories that hold things of every department ("Dietary and world foods"), found once each. */
const vague = new Map<string, boolean>();
function isVague(category: string): boolean {
  let known = vague.get(category);
  if (known === undefined)
    vague.set(category, (known = ['diet', 'other'].includes(departmentOf(category))));
  return known;
}
/** Of several categories of a product the one that says where it stands stays, the alphabetically first of such: the order of the rows does not matter. */
const tellsMore = (a: string, b: string): boolean =>
  isVague(a) === isVague(b) ? a < b : isVague(b);
