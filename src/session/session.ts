// What the shopper has told us: store, lines, choices. Changed by the reducer only.
import {
  SECOND_STOP_FROM,
  type ListFilters,
  type SelectedProduct,
  type StoreId,
} from '../../engine';

export type Choice = { name: string; price: number } | null;

/** How the shopper wants the answers shown. */
export interface View {
  /** Of the items; 'unit-price' also of the comparisons inside one. */
  order: 'saving' | 'list' | 'unit-price';
  /** How many shops the trip may have. */
  stops: 'one' | 'two';
  /** Pounds that a second stop has to save before it is suggested. */
  secondStopFrom: number;
  /** Stores whose loyalty card the shopper has. */
  cards: readonly StoreId[];
  /** Items that were to be checked and are right, by what choices are remembered by. */
  confirmed: readonly string[];
}

export const FIRST_VIEW: View = {
  order: 'saving',
  stops: 'one',
  secondStopFrom: SECOND_STOP_FROM,
  cards: [],
  confirmed: [],
};

/** What a shopper may want a second stop to save. */
export const SECOND_STOP_CHOICES: readonly number[] = [0.5, 1, SECOND_STOP_FROM, 5, 10];

export interface Line {
  /** Lives as long as the row; never stored. */
  id: number;
  /** As entered, quantity included ("2 x milk"). A picked row holds `${displayName} - £${price}`. */
  text: string;
  pick: SelectedProduct | null;
}

export interface Session {
  store: StoreId | null;
  lines: readonly Line[];
  /** "Not the right product?": by item, then by store. */
  choices: Readonly<Record<string, Readonly<Record<StoreId, Choice>>>>;
  filters: ListFilters;
  /** What is in the trolley: `${store}|${item}` of the ticked lines. */
  ticks: readonly string[];
  view: View;
}

export const EMPTY_SESSION: Session = {
  store: null,
  lines: [],
  choices: {},
  filters: {},
  ticks: [],
  view: FIRST_VIEW,
};

export const isSelected = (text: string): boolean => text.includes('£');

export const pickText = (pick: SelectedProduct): string => `${pick.displayName} - £${pick.price}`;

const TIMES = /^(\d{1,2}) x (.+)/s;

/** The quantity in front of a picked row's text, or null when the pick does not belong to this text. */
export function pickedQuantity(text: string, pick: SelectedProduct): number | null {
  if (text === pickText(pick)) return 1;
  const times = TIMES.exec(text);
  return times && times[2] === pickText(pick) && Number(times[1]) > 1 ? Number(times[1]) : null;
}
