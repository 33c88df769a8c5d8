import type { Priced } from './types';

/** Texts of a store's files, each held once, with its place. */
export class KeptTexts {
  private readonly places = new Map<string, number>();
  private readonly texts: string[] = [];

  get size(): number {
    return this.texts.length;
  }

  find = (text: string): number | undefined => this.places.get(text);
  at = (place: number): string => this.texts[place]!;

  put(text: string): number {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    this.places.set(text, this.size);
    return this.texts.push(text) - 1;
  }

  /** The text that was put first, so that an equal one can go. */
  kept = (text: string): string => this.at(this.put(text));
}

/**
 * What one file had at which price, in its order. Files of a store a day apart have nearly the same names: a map for each
 * of the files that a gate keeps would be a quarter of all that packing holds.
 */
export class KeptPrices implements Priced {
  private readonly order: Int32Array;
  /** By the place of the text; NaN: the file does not have it. */
  private readonly prices: Float64Array;

  constructor(
    file: Priced,
    private readonly texts: KeptTexts,
  ) {
    this.order = new Int32Array(file.size);
    let row = 0;
    for (const text of file.keys()) this.order[row++] = texts.put(text);
    this.prices = new Float64Array(texts.size).fill(NaN);
    row = 0;
    for (const price of file.values()) this.prices[this.order[row++]!] = price;
  }

  get size(): number {
    return this.order.length;
  }

  get(text: string): number | undefined {
    const place = this.texts.find(text);
    const price = place === undefined ? undefined : this.prices[place];
    // A text put later than the file has no place in it.
    return price === undefined || Number.isNaN(price) ? undefined : price;
  }

  has = (text: string): boolean => this.get(text) !== undefined;

  *keys(): Generator<string> {
    for (const place of this.order) yield this.texts.at(place);
  }

  *values(): Generator<number> {
    for (const place of this.order) yield this.prices[place]!;
  }

  *[Symbol.iterator](): Generator<[string, number]> {
    for (const place of this.order) yield [this.texts.at(place), this.prices[place]!];
  }
}
