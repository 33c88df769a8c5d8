// The columns that a price file may have beside name, price and category: what they say of a product.
import { barcodeOf } from './barcode';
import type { Column } from './csv';
import { parsePrice } from '../money';
import { parseSize } from '../parseSize';
import type { IssueKind, Product } from '../types';

/** Says what is wrong in a file: `row` as in `Issue`, `skipped` whether the row is left out. */
export type Note = (
  kind: IssueKind,
  row: number | null,
  text: string,
  skipped: boolean,
  name?: string,
) => void;

/** The extra columns that a file has. */
export class ExtraColumns {
  private readonly present: readonly { at: number; read: Reader }[];
  private readonly sizes = new ReadableSizes();

  constructor(columns: Partial<Record<Column, number>>) {
    this.present = READERS.flatMap(([column, read]) => {
      const at = columns[column];
      return at === undefined ? [] : [{ at, read }];
    });
  }

  /** Writes into a product what its row says beside name and price; what cannot be read of it is noted, and the product stays. */
  read(product: Product, record: readonly string[], row: number, note: Note): void {
    for (const { at, read } of this.present) {
      const text = record[at]!.trim();
      const fault = text === '' || NOTHING.test(text) ? null : read(product, text);
      if (fault) note(fault, row, text, false);
    }
    if (product.statedSize !== undefined && !this.sizes.has(product.statedSize))
      note('unreadable-size', row, product.statedSize, false, product.name);
  }
}

/** Which texts of a size column say a size: thousands of rows share a few hundred of them. */
class ReadableSizes {
  private readonly known = new Map<string, boolean>();

  has(text: string): boolean {
    let readable = this.known.get(text);
    if (readable === undefined) this.known.set(text, (readable = parseSize(text).kind !== 'none'));
    return readable;
  }
}

/** Writes a cell that is not empty into a product; what is wrong with it, null for nothing. */
type Reader = (product: Product, text: string) => IssueKind | null;

/** A shelf label's text, not a page. */
const LONGEST_MULTIBUY = 80;
/** What programs write where nothing is known: thousands of products are no one product for it. */
const NOTHING = /^(?:n\/?a|none|null|nan|-)$/i;

/** A column that is taken as it is printed. */
const asPrinted =
  (field: 'statedSize' | 'statedUnitPrice' | 'code' | 'brand' | 'priceDate'): Reader =>
  (product, text) => {
    product[field] = text;
    return null;
  };

function readMultibuy(product: Product, text: string): null {
  product.multibuy = text.slice(0, LONGEST_MULTIBUY);
  return null;
}

function readBarcode(product: Product, text: string): IssueKind | null {
  const gtin = barcodeOf(text);
  if (gtin === null) return 'unreadable-barcode';
  product.gtin = gtin;
  return null;
}

/** A loyalty price above the shelf price is an error, except for goods sold by weight: the two may use different weights. */
function readLoyaltyPrice(product: Product, text: string): IssueKind | null {
  const price = parsePrice(text);
  if (price.kind === 'missing') return null;
  if (price.kind === 'unreadable' || price.pence === 0) return 'unreadable-loyalty-price';
  const isByWeight = product.pricePer !== undefined || price.per !== undefined;
  if (!isByWeight && price.pence > Math.round(product.price * 100))
    return 'unreadable-loyalty-price';
  product.loyaltyPrice = price.pence / 100;
  return null;
}

/** In the order in which a row is read. */
const READERS: readonly (readonly [Column, Reader])[] = [
  ['size', asPrinted('statedSize')],
  ['unitPrice', asPrinted('statedUnitPrice')],
  ['loyaltyPrice', readLoyaltyPrice],
  ['multibuy', readMultibuy],
  ['gtin', readBarcode],
  ['code', asPrinted('code')],
  ['brand', asPrinted('brand')],
  ['priceDate', asPrinted('priceDate')],
];
