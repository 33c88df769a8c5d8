import { barcodeOf } from './barcode';
import { isBlank, readCsv, type Column } from './csv';
import { departmentOf } from '../lexicon/words';
import { LONGEST_NAME } from '../outside';
import { parsePrice, plainPence, type ParsedPrice } from '../money';
import { indexOf } from './invertedIndex';
import { parseSize } from '../parseSize';
import { findStore, storeIdOf } from '../stores';
import type {
  Catalogue,
  CatalogueSource,
  Issue,
  IssueKind,
  Product,
  StoreCatalogue,
  StoreReport,
} from '../types';

const DEFAULT_CATEGORY = 'General';
const MINIMUM_NAME = 3;

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
  const products: Product[] = [];
  const note = (
    kind: IssueKind,
    row: number | null,
    text: string,
    skipped: boolean,
    name?: string,
  ): void => {
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
  const table = readCsv(source.text);
  if (!table.ok) {
    note(table.kind, null, table.text, true);
    return { store: source.store, products, index: indexOf(products), report };
  }
  const known = new Known(products, source.text.length);
  const { columns, width } = table;
  const nameAt = columns.name!;
  const priceAt = columns.price!;
  const categoryAt = columns.category;
  const optional = OPTIONAL.filter((column) => columns[column] !== undefined);
  const sizes = new ReadableSizes();
  let row = table.first;
  let category = '';
  for (const record of table.records) {
    row++;
    if (!Array.isArray(record)) {
      report.rows++;
      note('bad-quotes', row, record.badQuotes.join(','), true);
      continue;
    }
    if (isBlank(record)) continue;
    report.rows++;
    if (record.length < width) {
      note('too-few-columns', row, record.join(','), true);
      continue;
    }
    const name = record[nameAt]!.trim();
    if (name.length < MINIMUM_NAME) {
      note('name-too-short', row, record.join(','), true);
      continue;
    }
    if (name.length > LONGEST_NAME) {
      note('name-too-long', row, name, true);
      continue;
    }
    const priceText = record[priceAt]!.trim();
    let pence = plainPence(priceText);
    let told: Extract<ParsedPrice, { kind: 'price' }> | null = null;
    if (pence < 0) {
      const price = parsePrice(priceText);
      if (price.kind !== 'price') {
        note(
          price.kind === 'missing' ? 'no-price' : 'unreadable-price',
          row,
          record.join(','),
          true,
          name,
        );
        continue;
      }
      told = price;
      pence = price.pence;
    }
    if (pence === 0) {
      note('unreadable-price', row, record.join(','), true, name);
      continue;
    }
    const printed =
      (categoryAt === undefined ? '' : record[categoryAt]!.trim().slice(0, LONGEST_NAME)) ||
      DEFAULT_CATEGORY;
    // Rows of one category stand together: they share one text.
    if (printed !== category) category = printed;
    const first = known.find(name, pence, told?.per);
    if (first) {
      report.repeats++;
      if (tellsMore(category, first.category)) first.category = category;
      continue;
    }
    const product: Product = {
      id: products.length,
      name,
      store: source.store,
      category,
      price: pence / 100,
      priceText,
    };
    if (told?.per) product.pricePer = told.per;
    if (told?.loyaltyPence) product.loyaltyPrice = told.loyaltyPence / 100;
    if (told?.unit) product.statedUnitPrice = told.unit;
    for (const column of optional)
      readOptional(product, column, record[columns[column]!]!.trim(), (kind, text) =>
        note(kind, row, text, false),
      );
    if (product.statedSize !== undefined && !sizes.has(product.statedSize))
      note('unreadable-size', row, product.statedSize, false, name);
    products.push(product);
    known.add(product);
  }
  if (report.rows === 0) note('no-data-rows', null, table.header, true);
  report.products = products.length;
  return { store: source.store, products, index: indexOf(products), report };
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

/**
 * The products read so far, by name and price. A Map must read a name to its end before it can look for it, which for every
 * row is a tenth of loading: a table is asked first, by a few of its letters, and the Map only holds what finds its place taken.
 */
class Known {
  /** Place of a product in `products` + 1, 0 where none is. */
  private readonly table: Int32Array;
  private readonly others = new Map<string, Product[]>();
  /** The place last asked for. */
  private place = 0;

  /** `letters`: length of the file, which bounds its rows. */
  constructor(
    private readonly products: readonly Product[],
    letters: number,
  ) {
    this.table = new Int32Array(2 ** Math.max(4, Math.ceil(Math.log2(letters / 32))));
  }

  find(name: string, pence: number, per: Product['pricePer']): Product | undefined {
    const { length } = name;
    let hash = (length * 31 + pence) | 0;
    for (let step = 0; step < 8; step++)
      hash = Math.imul(hash ^ name.charCodeAt((length * step) >> 3), 0x01000193);
    hash = Math.imul(hash ^ name.charCodeAt(length - 1), 0x01000193);
    this.place = (hash ^ (hash >>> 15)) & (this.table.length - 1);
    const there = this.table[this.place]!;
    if (there === 0) return undefined;
    const first = this.products[there - 1]!;
    return isSame(first, name, pence / 100, per)
      ? first
      : this.others.get(name)?.find((other) => isSame(other, name, pence / 100, per));
  }

  /** The product last looked for and not found, the last of `products`. */
  add(product: Product): void {
    if (this.table[this.place] === 0) {
      this.table[this.place] = this.products.length;
      return;
    }
    const others = this.others.get(product.name);
    if (others) others.push(product);
    else this.others.set(product.name, [product]);
  }
}

const isSame = (other: Product, name: string, pounds: number, per: Product['pricePer']): boolean =>
  other.price === pounds &&
  other.name === name &&
  other.pricePer?.amount === per?.amount &&
  other.pricePer?.unit === per?.unit;

/** Which texts of a size column say a size: thousands of rows share a few hundred of them. */
class ReadableSizes {
  private readonly known = new Map<string, boolean>();

  has(text: string): boolean {
    let readable = this.known.get(text);
    if (readable === undefined) this.known.set(text, (readable = parseSize(text).kind !== 'none'));
    return readable;
  }
}

const OPTIONAL: readonly Column[] = [
  'size',
  'unitPrice',
  'loyaltyPrice',
  'multibuy',
  'gtin',
  'code',
  'brand',
  'priceDate',
];

/** A shelf label's text, not a page. */
const LONGEST_MULTIBUY = 80;

function readOptional(
  product: Product,
  column: Column,
  text: string,
  note: (kind: IssueKind, text: string) => void,
): void {
  if (text === '') return;
  if (column === 'size') {
    if (!/^(?:n\/?a|none|null|-)$/i.test(text)) product.statedSize = text;
  } else if (column === 'brand') product.brand = text;
  else if (column === 'multibuy') product.multibuy = text.slice(0, LONGEST_MULTIBUY);
  else if (column === 'code') product.code = text;
  else if (column === 'priceDate') product.priceDate = text;
  else if (column === 'unitPrice') product.statedUnitPrice = text;
  else if (column === 'gtin') {
    const gtin = barcodeOf(text);
    if (gtin !== null) product.gtin = gtin;
    else note('unreadable-barcode', text);
  } else if (column === 'loyaltyPrice') {
    const price = parsePrice(text);
    if (price.kind === 'missing') return;
    // Members never pay more; whose price is per weight may be put in another weight.
    const above =
      price.kind === 'price' &&
      !product.pricePer &&
      !price.per &&
      price.pence > Math.round(product.price * 100);
    if (price.kind === 'price' && price.pence > 0 && !above)
      product.loyaltyPrice = price.pence / 100;
    else note('unreadable-loyalty-price', text);
  }
}
