import {
  describeCardTotal,
  describeDifference,
  describePriceDates,
  describeSecondStop,
  describeStop,
  formatPrice,
  plural,
  priceDateWarnings,
  storeLabel,
  type BasketTotal,
  type Catalogue,
  type ItemComparison,
  type ListTotals,
  type ShoppingPlan,
  type StoreId,
} from '../../engine';
import { offeredAlone, type ComparisonView, type Offered } from './view';

// What table and Markdown say alike: sentences only, each front end lays them out.

/** Comparisons that are read at a glance; CSV and JSON, which are read on, have all. */
export const TOP = 1;

/** What the prices are and of what day, in the engine's words; nothing is guessed. Stores that say the same share a place. */
export function priceNotes(catalogue: Catalogue, today: string): string[] {
  const reports = Object.values(catalogue.stores).map(({ report }) => report);
  const warnings = priceDateWarnings(reports, today);
  if (reports.every(({ source }) => source === 'sample')) return warnings;
  return [...warnings, describePriceDates(reports)];
}

/** One store may be the only one; several that cannot be compared (other sizes) are not. */
export const whereAlone = ({ store }: Offered, { length }: readonly Offered[]): string =>
  `${length === 1 ? 'only ' : ''}${storeLabel(store)}`;

export const isUnmatched = (item: ItemComparison, store: StoreId): boolean =>
  item.comparisons.length === 0 && offeredAlone(item, store).length === 0;

/** The specification's three figures first, then the plans. */
export function summary({ comparison, absent }: ComparisonView): string[] {
  const { basket } = comparison;
  const { savingNote } = comparison;
  const lines = [
    `Potential Savings: ${formatPrice(comparison.totalSaving)} vs ${storeLabel(comparison.store)}${savingNote && ` (${savingNote})`}`,
    `Best Alternative: ${comparison.bestAlternativeStore ? storeLabel(comparison.bestAlternativeStore) : 'No better option found'}. ${comparison.bestAlternativeNote}`,
    `Items Matched: ${comparison.matchedItems} out of ${comparison.totalItems}`,
  ];
  if (basket.stores.length > 1) {
    lines.push(`One stop: ${planWords(basket.oneStop)}`);
    const second = describeSecondStop(basket);
    if (second) lines.push(`Two stops: ${planWords(basket.twoStops)}`, `${second}.`);
  }
  if (absent.length) lines.push(`Not loaded: ${absent.map(({ store }) => store.label).join(', ')}`);
  return lines;
}

function planWords(plan: ShoppingPlan | null): string {
  if (!plan) return 'none';
  const stops = plan.stops.map(describeStop).join(' + ');
  return plan.stops.length > 1 ? `${stops} = ${formatPrice(plan.total)}` : stops;
}

/** One row of the ranking: its rank, the store, what is handed over for the same items, and for all it has. */
export function rankingRow(
  total: BasketTotal,
  { store, basket, totalItems }: ListTotals,
): { rank: string; store: string; difference: string; total: string } {
  const waiting = total.checkTotal > 0 ? `, ${formatPrice(total.checkTotal)} to check` : '';
  const card = describeCardTotal(total);
  return {
    rank: total.rank === null ? '-' : String(total.rank),
    store: storeLabel(total.store),
    difference: total.store === store ? 'your store' : describeDifference(total, basket.reference),
    total:
      total.itemsPriced > 0
        ? `${formatPrice(total.total)} for ${total.itemsPriced} of ${totalItems} ${plural(totalItems, 'item')}${card && `, ${card}`}${waiting}`
        : 'none of the items',
  };
}
