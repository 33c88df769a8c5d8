/** A column of numbers that grows; a tenth of what an array of objects takes. */
export class Numbers {
  private data: Float64Array | Int32Array;
  length = 0;

  constructor(private readonly kind: 'whole' | 'real') {
    this.data = this.make(1024);
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = this.make(this.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }

  at = (index: number): number => this.data[index]!;
  set(index: number, value: number): void {
    this.data[index] = value;
  }

  private make = (size: number): Float64Array | Int32Array =>
    this.kind === 'whole' ? new Int32Array(size) : new Float64Array(size);
}

export const UNITS = ['kg', 'litre', 'each'] as const;

/** What a product stands at; NaN: no loyalty price, no unit price. Pounds; the unit price is per one of UNITS. */
export interface Standing {
  price: number;
  loyalty: number;
  unitPrice: number;
  unit: number;
}

/** A price that held from one day to another, both included, on every day of the store between them. Days count from 1970. */
export interface Run extends Standing {
  from: number;
  to: number;
}

const same = (a: number, b: number): boolean => a === b || (Number.isNaN(a) && Number.isNaN(b));

/** The runs of a store's products, built day by day. */
export class Runs {
  readonly product = new Numbers('whole');
  readonly from = new Numbers('whole');
  readonly to = new Numbers('whole');
  readonly price = new Numbers('real');
  readonly loyalty = new Numbers('real');
  readonly unitPrice = new Numbers('real');
  readonly unit = new Numbers('whole');
  /** A product's last run, and each run's earlier one; -1: none. */
  private readonly last = new Numbers('whole');
  private readonly earlier = new Numbers('whole');

  get length(): number {
    return this.product.length;
  }

  /** The product stands at that on a day; `before`: the store's day before it, or null. */
  add(product: number, day: number, before: number | null, standing: Standing): void {
    const found = this.openRun(product, day, before, standing);
    if (found >= 0) this.to.set(found, day);
    else this.put(product, { ...standing, from: day, to: day });
  }

  put(product: number, { from, to, price, loyalty, unitPrice, unit }: Run): void {
    while (this.last.length <= product) this.last.push(-1);
    this.earlier.push(this.last.at(product));
    this.last.set(product, this.product.length);
    this.product.push(product);
    this.from.push(from);
    this.to.push(to);
    this.price.push(price);
    this.loyalty.push(loyalty);
    this.unitPrice.push(unitPrice);
    this.unit.push(unit);
  }

  /** A product's runs, oldest first. */
  of(product: number): Run[] {
    const found: Run[] = [];
    let at = product < this.last.length ? this.last.at(product) : -1;
    for (; at >= 0; at = this.earlier.at(at)) found.push(this.run(at));
    return found.sort((a, b) => a.from - b.from);
  }

  /** At how many prices a product stood on a day, and the lowest of them (Infinity: it was not there). */
  on(product: number, day: number): { count: number; price: number } {
    let count = 0;
    let price = Infinity;
    let at = product < this.last.length ? this.last.at(product) : -1;
    for (; at >= 0; at = this.earlier.at(at)) {
      if (this.from.at(at) > day || this.to.at(at) < day) continue;
      count++;
      price = Math.min(price, this.price.at(at));
    }
    return { count, price };
  }

  /** Positions of all runs, by product and then by day. */
  inOrder(): Int32Array {
    const order = Int32Array.from({ length: this.length }, (_, at) => at);
    return order.sort(
      (a, b) =>
        this.product.at(a) - this.product.at(b) || this.from.at(a) - this.from.at(b) || a - b,
    );
  }

  run = (at: number): Run => ({
    from: this.from.at(at),
    to: this.to.at(at),
    price: this.price.at(at),
    loyalty: this.loyalty.at(at),
    unitPrice: this.unitPrice.at(at),
    unit: this.unit.at(at),
  });

  private openRun(product: number, day: number, before: number | null, standing: Standing): number {
    let at = product < this.last.length ? this.last.at(product) : -1;
    for (; at >= 0; at = this.earlier.at(at)) {
      const to = this.to.at(at);
      if (
        (to === day || to === before) &&
        this.price.at(at) === standing.price &&
        same(this.loyalty.at(at), standing.loyalty) &&
        same(this.unitPrice.at(at), standing.unitPrice)
      )
        return at;
    }
    return -1;
  }
}
