import type { Product } from '../../engine';

/** How a price was printed in one file is in no pack, and makes no other product. */
const OF_ONE_FILE: keyof Product = 'priceText';

/** Products by field: an object for each that a store ever had would be most of what packing holds. */
export class ProductColumns {
  length = 0;
  private readonly columns = new Map<string, unknown[]>();

  /** undefined: not said of it. */
  value<Field extends Exclude<keyof Product, 'id'>>(
    id: number,
    field: Field,
  ): Product[Field] | undefined {
    return this.columns.get(field)?.[id] as Product[Field] | undefined;
  }

  /** In the place of another, or as the next. */
  put(id: number, product: Product): void {
    const fields = product as unknown as Record<string, unknown>;
    for (const field in fields)
      if (field !== 'id' && !this.columns.has(field))
        this.columns.set(field, new Array(this.length).fill(undefined));
    for (const [field, values] of this.columns) values[id] = fields[field];
    this.length = Math.max(this.length, id + 1);
  }

  at(id: number): Product {
    const said = [...this.columns].filter(([, values]) => values[id] !== undefined);
    return Object.fromEntries([
      ['id', id],
      ...said.map(([field, values]) => [field, values[id]]),
    ]) as Product;
  }

  /** Whether nothing is said of a product that is not said of the one kept, but for its place in its file. */
  isAlike(id: number, product: Product): boolean {
    const fields = product as unknown as Record<string, unknown>;
    for (const [field, values] of this.columns)
      if (values[id] !== fields[field] && field !== OF_ONE_FILE) return false;
    for (const field in fields) if (field !== 'id' && !this.columns.has(field)) return false;
    return true;
  }
}
