/**
 * The vocabulary of Basketwise: types only. Field names of the records are those of the
 * specification, section 3. Everything here is plain data: it survives structuredClone and JSON.
 */

/** A store's stored name: upper case, as `selectedSupermarket` keeps it ("TESCO"). */
export type StoreId = string;

/** A newer price file that was not used: its day (null: not stated) and why, in one sentence. */
export interface RefusedFile {
  date: string | null;
  reason: string;
}

/** One store's price file as text, with what the manifest says of it. */
export interface CatalogueSource {
  store: StoreId;
  /** File name for messages ("tesco.csv"). */
  file: string;
  text: string;
  /** ISO date of the prices, when known. Never guessed. */
  date?: string | null;
  /** "sample" for the bundled files, else where the prices come from. */
  source?: string | null;
  refused?: RefusedFile | null; // a newer file; these prices stayed
}

/** Amount of goods in a pack. "none" is a state of its own: the name does not state a size. */
export type Size =
  | { kind: 'none' }
  | {
      kind: 'mass' | 'volume';
      /** total in g or ml */ amount: number;
      /** units in the pack */ count: number;
      /** size came from "approx." or the like */ approx?: true;
    }
  | { kind: 'count'; /** number of items */ amount: number; count: number; approx?: true };

/** A price per kilogram, per litre or per item (Price Marking Order 2004 as amended). */
export interface UnitPrice {
  /** Pence per one unit, not rounded. */
  pence: number;
  per: 'kg' | 'litre' | 'each';
}

export interface Product {
  /** Position in its store's list of products; stable within one catalogue. */
  id: number;
  name: string;
  store: StoreId;
  category: string;
  /** Pounds, two decimals at most; what one pack costs. For goods sold by weight: the price of `per`. */
  price: number;
  /** The price text as the file has it. */
  priceText: string;
  /** Set when the price is for a weight or volume, not for a pack ("£17.50/0.5 kg"). */
  pricePer?: { amount: number; unit: 'g' | 'ml' };
  /** Optional columns, when a catalogue has them. */
  statedSize?: string;
  statedUnitPrice?: string; // "£5.00 / kg": gives the size where neither column nor name does
  loyaltyPrice?: number;
  /** "2 for £3", "Any 3 for £5": text, never calculated with. */
  multibuy?: string;
  gtin?: string;
  /** The store's own number of the product, where its file has one. */
  code?: string;
  brand?: string;
  priceDate?: string;
}

/** Why a row, a file or a column could not be used. */
export type IssueKind =
  | 'empty-file'
  | 'no-data-rows'
  | 'no-name-column'
  | 'no-price-column'
  | 'binary-file'
  | 'unknown-store'
  | 'name-too-short'
  | 'name-too-long'
  | 'no-price'
  | 'unreadable-price'
  | 'too-few-columns'
  | 'too-many-columns'
  | 'repeated-header'
  | 'bad-quotes'
  | 'unreadable-size'
  | 'unreadable-loyalty-price'
  | 'unreadable-barcode';

export interface Issue {
  kind: IssueKind;
  store: StoreId;
  file: string;
  /** Line-based record number, the header is row 1; null when the whole file is meant. */
  row: number | null;
  /** The offending text, cut to 80 characters. */
  text: string;
  name?: string; // the product's, where it can be read
  /** True when the row (or file) was left out. */
  skipped: boolean;
}

/** What became of one store's file: rows = products + repeats + skipped. */
export interface StoreReport {
  store: StoreId;
  file: string;
  rows: number;
  products: number;
  repeats: number;
  skipped: number;
  skippedByKind: Partial<Record<IssueKind, number>>;
  date: string | null;
  source: string | null;
  refused: RefusedFile | null;
}

/** What the words of one store are found by. Plain data, so that it survives structuredClone and JSON; postings are derived from it. */
export interface ProductIndex {
  /** In the order of the products. */
  names: string[];
}

export interface StoreCatalogue {
  store: StoreId;
  products: Product[];
  index: ProductIndex;
  report: StoreReport;
}

export interface Catalogue {
  stores: Record<StoreId, StoreCatalogue>;
}

export interface Suggestion {
  product: Product;
  /** Score of specification section 5; tolerant finds have the score of their rank, below 1. */
  score: number;
  /** How it was found: what a comparison would take, the words as typed, or repaired (typing mistake, other word). */
  found: 'best' | 'literal' | 'tolerant';
  /** "£1.20" */
  priceLabel: string;
}

export type Verdict = 'same' | 'similar' | 'none';

/** One reason of a match, structured; `words` is the sentence that every front end shows. */
export interface Reason {
  kind: ReasonKind;
  /** "for" speaks for the match, "against" is a difference that the shopper should know, "note" is neutral. */
  weight: 'for' | 'against' | 'note';
  words: string;
}
export type ReasonKind =
  | 'your-choice'
  | 'exact-name'
  | 'same-barcode'
  | 'same-brand'
  | 'another-brand'
  | 'brand-to-own-label'
  | 'own-label-to-brand'
  | 'own-label-same-tier'
  | 'own-label-other-tier'
  | 'all-words'
  | 'missing-words'
  | 'extra-words'
  | 'same-kind'
  | 'same-size'
  | 'near-size'
  | 'other-size'
  | 'size-not-stated'
  | 'other-count'
  | 'same-attributes'
  | 'attribute-differs'
  | 'attribute-unsaid'
  | 'price-out-of-line'
  | 'saving-not-counted'
  | 'usual-choice'
  | 'spelling'
  | 'price-per-weight';

export interface Match {
  product: Product;
  /** 0..1, calibrated: 0.9 = 9 of 10 such matches are what the shopper meant. */
  similarity: number;
  verdict: 'same' | 'similar';
  reasons: Reason[];
  size: Size;
  unitPrice: UnitPrice | null;
  /** True when the price is more than 3 times out of line per unit: shown as an alarm, never as a saving. */
  priceAlarm: boolean;
  /** Words of the line, as stems, that were given up because nothing was found with them; absent where none was. */
  givenUp?: readonly string[];
}

/** A product the shopper picked from the suggestions (specification section 3). */
export interface SelectedProduct {
  name: string;
  displayName: string;
  /** two-decimal string, "1.20" */
  price: string;
  category: string;
  store: StoreId;
}

/**
 * What an item needs, as it was said. "packs": so many of what the store sells; "pieces": so many of the thing itself
 * ("6 apples", "12 eggs"); an amount in g or ml. `recipe`: an amount to cook with, for which one pack is bought unless it
 * exceeds the pack.
 */
export type Need =
  /** `inside`: tins, bottles and the like, of which one pack may hold several; `either`: a bare number, of packs or of what a pack holds as many of. */
  | { kind: 'packs'; count: number; inside?: true; either?: true }
  /** `held`: cans and the like, of which a pack that prints no number is one; `part`: cloves, slices and the like, of which one piece holds several. */
  | { kind: 'pieces'; count: number; held?: true; part?: true }
  | { kind: 'mass' | 'volume'; amount: number; recipe?: true };

export interface ListLine {
  text: string;
  /** How many packs; default: read from the text, else 1. */
  quantity?: number;
  /**
   * What the reader of lists made of the amount: all that is needed, `quantity` is not multiplied in again. Absent: `quantity`
   * packs as the chosen store sells them.
   */
  need?: Need;
  /** The shopper looked at a line under "Check these" and meant it: it counts in totals. */
  confirmed?: boolean;
  selectedProduct?: SelectedProduct | null;
  /** "Not the right product?": the shopper's own choice per store; null = none of these. */
  choices?: Record<StoreId, { name: string; price: number } | null>;
}

export interface ListRequest {
  /** The chosen store. */
  store: StoreId;
  lines: ListLine[];
  filters?: ListFilters;
  /** Stores whose loyalty card the shopper has ("I have their cards"): the loyalty price counts there. Default: none. */
  loyalty?: StoreId[];
  preferences?: ListPreferences;
}

export interface ListPreferences {
  /** Pounds from which a second stop is suggested. Default 2. */
  secondStopFrom?: number;
}

export interface ListFilters {
  /** Stores the shopper can reach; the chosen store is always in. Default: all. */
  stores?: StoreId[];
  /** false: brand lines never fall back on own label, and own label is not offered for brands. Default true. */
  ownLabel?: boolean;
  /** Only matches of the same size (within 5 %) or of a size that is not stated. */
  sameSizeOnly?: boolean;
  /** Organic and free-from stay what they are. Default true. */
  keepDiet?: boolean;
}

/** What a typed line says: "2 x semi skimmed milk 4 pints". */
export interface ParsedLine {
  originalItem: string;
  /** Words without quantity; the size stays in. */
  searchTerm: string;
  /** 1 to 99. */
  quantity: number;
  /** The number that was typed, where it lies outside of that. */
  asked?: number;
  /** What the row needs, as it was said. */
  need?: Need;
  /** A bare number above 12 behind the thing: asked about, not multiplied by. */
  asks?: number;
}

/** A typed line or a product, in one store: what to look for. */
export interface ProductRef {
  name: string;
  /** Pounds; tells apart products of one name. */
  price?: number;
  category?: string;
  store: StoreId;
  gtin?: string;
}
