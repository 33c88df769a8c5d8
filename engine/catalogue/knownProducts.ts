// The products of a file read so far: a row that repeats one is found without reading its name twice.
import type { Product } from '../types';

/**
 * The products read so far, by name and price. A Map must read a name to its end before it can look for it, which for every
 * row is a tenth of loading: a table is asked first, by a few of its letters, and the Map only holds what finds its place taken.
 */
export class KnownProducts {
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
