// What the results look like, for the landing page: the engine's own answer over the sample prices in public/, written down so
// that the first page needs neither engine nor prices. tests/web/sampleAnswer.test.ts works it out again.
import type { StoreId } from '../../engine';

export const EXAMPLE_STORE: StoreId = 'TESCO';
export const EXAMPLE_WORDS = 'Go to Aldi: £1.14 less on all 4 items';
export const EXAMPLE_ROWS: readonly {
  item: string;
  store: StoreId;
  receipt: string;
  /** Pounds. */ saving: number;
}[] = [
  { item: 'olive oil', store: 'ALDI', receipt: '£4.89', saving: 0.46 },
  { item: 'ground coffee', store: 'ALDI', receipt: '£2.99', saving: 0.36 },
  { item: 'mature cheddar', store: 'ALDI', receipt: '£3.09', saving: 0.26 },
  { item: 'semi skimmed milk', store: 'ALDI', receipt: '£1.49', saving: 0.06 },
];
