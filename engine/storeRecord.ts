import type { StoreId } from './types';

export type Tier = 'value' | 'standard' | 'premium';

/** How a store's name is drawn: our own plain word mark, none of the store's artwork. */
export interface StoreMark {
  /** CSS colour behind the name. */
  ground: string;
  /** CSS colour of the name, 4.5:1 on the ground. */
  ink: string;
  face: 'wide' | 'serif' | 'plain';
}

/** Everything the product knows of a store. Adding a store = one record in lexicon/stores and its CSV file. */
export interface Store {
  /** Short lower-case name, for answers of the command line and for file names. */
  id: string;
  /** What people read. */
  label: string;
  /** What the browser storage and every record's `store` field hold (specification section 2). */
  storedName: StoreId;
  /** File at the site root (specification section 7). */
  file: string;
  /** Accepted spellings, compared without case and punctuation. */
  spellings: readonly string[];
  /** Own-label phrases as they stand in folded names, by tier; longest first wins. */
  ownLabels: Readonly<Record<Tier, readonly string[]>>;
  /** A leading run of capitals in a name is a brand ("BRAMWELLS Tomato Soup"); unlisted ones are own labels. */
  capitalBrands?: true;
  /** The two-price scheme, where the store has one, and the headers its price column may have. */
  loyalty?: { scheme: string; columns: readonly string[] };
  mark: StoreMark;
  /** One of the five of the specification: offered before any price file is known. */
  inSpecification?: true;
}
