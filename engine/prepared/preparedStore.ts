// A price file as the engine keeps it when it has read it: made when the file is published, so that nobody who opens it reads
// 20,000 names anew. The price file stays the contract: what stands here can be made from it again.
import type { Issue, Product, StoreReport } from '../types';
import type { Lengths } from './columns';

/** What a word of a product is there for (the column `use`): its name holds it, its store's index finds the product by it. */
export const IN_NAME = 1,
  IN_INDEX = 2;

/** The fields that only some files have. */
export const EXTRAS = [
  'pricePer',
  'statedSize',
  'statedUnitPrice',
  'loyaltyPrice',
  'multibuy',
  'gtin',
  'code',
  'brand',
  'priceDate',
] as const satisfies readonly (keyof Product)[];

/** Texts or values in one text: it is quicker to read than as many short ones, and a value is read when it is asked for. */
export type Joined = string;
/** A letter that JSON writes as it is. Names hold line ends; one that holds this is not prepared. */
export const BETWEEN = '\x7f';
export const joined = (texts: readonly string[]): Joined => texts.join(BETWEEN);
export const parted = (texts: Joined): string[] => (texts === '' ? [] : texts.split(BETWEEN));

/** All of a prepared price file but its columns: plain JSON. */
export interface PreparedText {
  /** The engine that wrote it (fingerprint.ts): another one reads the price file instead. */
  engine: string;
  names: Joined;
  categories: string[];
  /** By id: prices that are printed in a form of their own. */
  priceTexts: Record<number, string>;
  extras: Partial<Record<(typeof EXTRAS)[number], [ids: number[], values: unknown[]]>>;
  /** The dictionary: stemmed words, first those of the index in its order. */
  words: Joined;
  /** How many of them the index has. */
  indexed: number;
  /** Distinct runs of letters and digits of the names, in the index's order. */
  runs: Joined;
  /** Of ParsedName, as JSON. */
  makers: Joined;
  sizes: Joined;
  attributes: Joined;
  report: StoreReport;
  issues: Issue[];
  lengths: Lengths;
}

/** A prepared price file: a JSON text and the columns as bytes. */
export interface PreparedStore {
  text: string;
  numbers: Uint8Array;
}
