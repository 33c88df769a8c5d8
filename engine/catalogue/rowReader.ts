// What every row of a price file must say: name and price, and its category where there is one.
import { headerIn, type CsvRecord, type CsvTable } from './csv';
import { LONGEST_NAME } from '../outside';
import { parsePrice, plainPence, type ParsedPrice } from '../money';
import type { IssueKind, Product, StoreId } from '../types';

const DEFAULT_CATEGORY = 'General';
const MINIMUM_NAME = 3;

/** Why a row cannot be used, and the text to show for it. */
export interface Fault {
  kind: IssueKind;
  text: string;
  name?: string;
}

/** One for all rows of a file, holding the last one read: an object for each row costs a sixth of loading. */
export class RowReader {
  name = '';
  pence = 0;
  /** What the price says beside its pence; null for a plain one. */
  told: Extract<ParsedPrice, { kind: 'price' }> | null = null;
  category = '';
  private priceText = '';
  private readonly width: number;
  private readonly nameAt: number;
  private readonly priceAt: number;
  private readonly categoryAt: number | undefined;

  constructor({ width, columns }: Extract<CsvTable, { ok: true }>) {
    this.width = width;
    this.nameAt = columns.name!;
    this.priceAt = columns.price!;
    this.categoryAt = columns.category;
  }

  /** Reads a row; what is wrong with it, null for nothing. */
  row(record: CsvRecord): Fault | null {
    if (!Array.isArray(record)) return { kind: 'bad-quotes', text: record.badQuotes.join(',') };
    const fault = this.cells(record);
    // Asked only of what cannot be read: no price is the word "price".
    return fault && headerIn(record) ? { kind: 'repeated-header', text: record.join(',') } : fault;
  }

  private cells(record: readonly string[]): Fault | null {
    if (record.length < this.width) return { kind: 'too-few-columns', text: record.join(',') };
    const name = record[this.nameAt]!.trim();
    if (name.length < MINIMUM_NAME) return { kind: 'name-too-short', text: record.join(',') };
    if (name.length > LONGEST_NAME) return { kind: 'name-too-long', text: name };
    const fault = this.readPrice(record[this.priceAt]!.trim());
    if (fault) return { kind: fault, text: record.join(','), name };
    this.name = name;
    this.readCategory(this.categoryAt === undefined ? '' : record[this.categoryAt]!);
    return null;
  }

  /** Whether something stands behind the last column: a comma that is not quoted ("2,99") cut a cell in two. */
  hasMore(record: readonly string[]): boolean {
    for (let at = this.width; at < record.length; at++) if (record[at]!.trim() !== '') return true;
    return false;
  }

  /** The row as a product, without what its extra columns say. */
  product(id: number, store: StoreId): Product {
    const { name, category, priceText, told } = this;
    const product: Product = { id, name, store, category, price: this.pence / 100, priceText };
    if (told?.per) product.pricePer = told.per;
    if (told?.loyaltyPence) product.loyaltyPrice = told.loyaltyPence / 100;
    if (told?.unit) product.statedUnitPrice = told.unit;
    return product;
  }

  private readPrice(text: string): IssueKind | null {
    this.priceText = text;
    this.told = null;
    this.pence = plainPence(text);
    if (this.pence < 0) {
      const price = parsePrice(text);
      if (price.kind !== 'price') return price.kind === 'missing' ? 'no-price' : 'unreadable-price';
      this.told = price;
      this.pence = price.pence;
    }
    return this.pence === 0 ? 'unreadable-price' : null;
  }

  private readCategory(text: string): void {
    const printed = text.trim().slice(0, LONGEST_NAME) || DEFAULT_CATEGORY;
    // Rows of one category stand together: they share one text.
    if (printed !== this.category) this.category = printed;
  }
}
