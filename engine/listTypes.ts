// What the reader of lists makes of a text, types only.
import type { Need } from './types';

/** What a list asks for, once. */
export interface ReadItem {
  /** Line of the text, from 1. */
  line: number;
  /** The item's own words, without bullets, numbers of the list and what is said to a person. */
  text: string;
  /** What is looked for, as the matcher understands it best: brand, name, size, diet, "not X". */
  searchTerm: string;
  /** How many, as said: packs, or single pieces ("6 apples"); 1 where the count belongs to the pack ("12 eggs"). 1 to 99. */
  quantity: number;
  /** The number that was said, where it lies outside of that. */
  asked?: number;
  need: Need;
  brand: string | null;
  /** "ripe", "cheapest", "big ones" */
  wishes: string[];
  /** What is not wanted, without its "not". */
  refused: string[];
  /** Other names that will do ("baps" of "rolls or baps"). */
  alternatives: string[];
  /** The heading above it, where there is one. */
  heading: string | null;
  /** What else was said of it: preparation, purpose, story. */
  notes: string[];
  /** A number above 12 that stood bare behind the thing: too doubtful to multiply by, so the shopper is asked. */
  asks?: number;
}

/** Why a line of a list is no item. */
export type LeftOutReason = 'greeting' | 'heading' | 'note' | 'total' | 'ticked' | 'has';
export interface LeftOut {
  line: number;
  text: string;
  reason: LeftOutReason;
}

/** A whole text, read: what is to buy, and what is not, each in the order of the lines. */
export interface ReadList {
  items: ReadItem[];
  leftOut: LeftOut[];
}
