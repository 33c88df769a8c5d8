import type { Comparison, ItemComparison } from '../../engine';
import type { View } from '../session/session';

export type Order = View['order'];

/** An item, its place on the shopper's list, and what its choices are remembered by. */
export interface PlacedItem {
  item: ItemComparison;
  at: number;
  key: string;
}

const savingOf = ({ bestSaving }: ItemComparison): number => bestSaving?.potentialSaving ?? 0;

/** The items in the order chosen; equal ones as on the list. Lowest unit price orders inside an item: the items stay by saving. */
export const orderedItems = (items: readonly PlacedItem[], order: Order): readonly PlacedItem[] =>
  order === 'list'
    ? items
    : [...items].sort((a, b) => savingOf(b.item) - savingOf(a.item) || a.at - b.at);

/** Lowest price per kg, litre or item first; products without one behind, as they came. */
export function orderedComparisons(
  comparisons: readonly Comparison[],
  order: Order,
): readonly Comparison[] {
  if (order !== 'unit-price') return comparisons;
  const price = ({ product2 }: Comparison): number => product2.unitPrice?.pence ?? Infinity;
  return [...comparisons].sort((a, b) => (price(a) === price(b) ? 0 : price(a) - price(b)));
}
