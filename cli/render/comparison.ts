import {
  comparisonMark,
  describePriceDate,
  formatPrice,
  percent,
  plural,
  priceDateWarnings,
  storeLabel,
  type Catalogue,
  type ItemComparison,
  type ListComparison,
  type ShoppingPlan,
} from '../../engine';
import { comparisonCsv } from './comparisonCsv';
import { clean, fit, paint, right, wrap } from './text';
import { offeredAlone, type ComparisonView, type Offered } from './view';

export type Format = 'table' | 'json' | 'csv' | 'markdown';
export const FORMATS: readonly Format[] = ['table', 'json', 'csv', 'markdown'];

/** Comparisons that are read at a glance; CSV and JSON, which are read on, have all. */
const TOP = 1;

/** What the prices are and of what day, in the engine's words; nothing is guessed. Stores that say the same share a place. */
export function priceNotes(catalogue: Catalogue, today: string): string[] {
  const reports = Object.values(catalogue.stores).map(({ report }) => report);
  const warnings = priceDateWarnings(reports, today);
  if (reports.every(({ source }) => source === 'sample')) return warnings;
  const labels = new Map<string, string[]>();
  for (const report of reports)
    labels.set(describePriceDate(report), [
      ...(labels.get(describePriceDate(report)) ?? []),
      storeLabel(report.store),
    ]);
  return [
    ...warnings,
    `${[...labels].map(([words, stores]) => `${stores.join(', ')}: ${words}`).join('; ')}.`,
  ];
}

/** One store may be the only one; several that cannot be compared (other sizes) are not. */
const whereAlone = ({ store }: Offered, { length }: readonly Offered[]): string =>
  `${length === 1 ? 'only ' : ''}${storeLabel(store)}`;

const unmatched = ({ items, store }: ListComparison): ItemComparison[] =>
  items.filter((item) => item.comparisons.length === 0 && offeredAlone(item, store).length === 0);

function planWords(plan: ShoppingPlan | null): string {
  if (!plan) return 'none';
  const stops = plan.stops
    .map((stop) => `${storeLabel(stop.store)} ${formatPrice(stop.total)} (${stop.items.length})`)
    .join(' + ');
  return `${stops} = ${formatPrice(plan.total)}, ${plan.itemsPriced} ${plural(plan.itemsPriced, 'item')}`;
}

function summary({ comparison, absent }: ComparisonView): string[] {
  const { basket } = comparison;
  const lines = [
    `Potential Savings: ${formatPrice(comparison.totalSaving)} vs ${storeLabel(comparison.store)}`,
    `Best Alternative: ${comparison.bestAlternativeStore ? storeLabel(comparison.bestAlternativeStore) : 'No better option found'}`,
    `Items Matched: ${comparison.matchedItems} out of ${comparison.totalItems}`,
  ];
  for (const [store, saving] of Object.entries(comparison.savingByStore))
    lines.push(`Saving at ${storeLabel(store)}: ${formatPrice(saving)}`);
  if (basket.stores.length > 1) {
    lines.push(
      `One stop: ${planWords(basket.oneStop)}`,
      `Two stops: ${planWords(basket.twoStops)}`,
    );
    if (basket.secondStopSaving > 0 || basket.secondStopAdds > 0)
      lines.push(
        `A second stop saves ${formatPrice(basket.secondStopSaving)}${basket.secondStopAdds ? ` and adds ${basket.secondStopAdds} ${plural(basket.secondStopAdds, 'item')}` : ''}.`,
      );
  }
  if (absent.length) lines.push(`Not loaded: ${absent.map(({ store }) => store.label).join(', ')}`);
  return lines;
}

function table(view: ComparisonView): string {
  const { comparison, top } = view;
  const ink = paint(view.color);
  const out: string[] = [
    ink.bold(
      `${fit('Item', 18)} ${fit(`At ${storeLabel(comparison.store)}`, 24)} ${right('Price', 8)} ${right('Saving', 8)} ${right('Match', 6)}`,
    ),
    '-'.repeat(80),
  ];
  for (const item of comparison.items) {
    const chosen = item.selectedProduct;
    const name = item.quantity > 1 ? `${item.quantity} x ${item.searchTerm}` : item.originalItem;
    out.push(
      `${fit(name, 18)} ${fit(chosen?.name ?? 'no match', 24)} ${right(chosen ? formatPrice(chosen.price) : '', 8)} ${right(item.bestSaving ? formatPrice(item.bestSaving.potentialSaving) : '', 8)} ${right(item.matchQuality > 0 ? percent(item.matchQuality) : '', 6)}`,
    );
    for (const match of item.comparisons.slice(0, top ?? TOP)) {
      const saving =
        match.potentialSaving > 0
          ? ink.green(right(formatPrice(match.potentialSaving), 8))
          : right('', 8);
      const where = chosen
        ? storeLabel(match.product2.store)
        : `${storeLabel(match.product1.store)}/${storeLabel(match.product2.store)}`;
      const mark = comparisonMark(match);
      out.push(
        `${fit(`   ${where}`, 18)} ${fit(match.product2.name, 24)} ${right(formatPrice(match.product2.price), 8)} ${saving} ${right(percent(match.combinedSimilarity), 6)} ${mark && ink.dim(mark)}`.trimEnd(),
      );
    }
    const alone = offeredAlone(item, comparison.store);
    for (const offer of alone)
      out.push(
        `${fit(`   ${whereAlone(offer, alone)}`, 18)} ${fit(offer.match.name, 24)} ${right(formatPrice(offer.match.price), 8)} ${right('', 8)} ${right(percent(offer.match.similarity), 6)}`,
      );
  }
  out.push('', ...summary(view).map((line) => wrap(line)));
  out.push(
    '',
    ink.bold(
      `${fit('Whole basket', 14)} ${right('total', 9)} ${right('at till', 9)} ${right('items', 6)} ${right(`common (${comparison.basket.commonItems})`, 13)}`,
    ),
  );
  for (const total of comparison.basket.stores) {
    out.push(
      `${fit(storeLabel(total.store), 14)} ${right(formatPrice(total.total), 9)} ${right(formatPrice(total.tillTotal), 9)} ${right(`${total.itemsPriced}/${comparison.totalItems}`, 6)} ${right(formatPrice(total.commonTotal), 13)}${total.cheapest ? ink.green(' cheapest') : ''}`,
    );
  }
  const none = unmatched(comparison);
  if (none.length)
    out.push(
      '',
      wrap(
        `Not matched elsewhere: ${none.map((item) => item.originalItem.slice(0, 60)).join('; ')}`,
      ),
    );
  out.push('', ...priceNotes(view.catalogue, view.today).map((line) => wrap(line)));
  return `${out.join('\n')}\n`;
}

const escapeMarkdown = (text: string): string => clean(text).replace(/([\\|*_`[\]<>])/g, '\\$1');

function markdown(view: ComparisonView): string {
  const { comparison, top } = view;
  const rows = comparison.items.flatMap((item) => {
    const own = item.selectedProduct;
    const lead = `| ${escapeMarkdown(item.originalItem)} | ${own ? `${escapeMarkdown(own.name)} ${formatPrice(own.price)}` : 'no match'} |`;
    const alone = offeredAlone(item, comparison.store);
    if (alone.length)
      return alone.map(
        (offer) =>
          `${lead} ${escapeMarkdown(whereAlone(offer, alone))}: ${escapeMarkdown(offer.match.name)} ${formatPrice(offer.match.price)} | | ${percent(offer.match.similarity)} |`,
      );
    if (item.comparisons.length === 0) return [`${lead} no match | | |`];
    return item.comparisons
      .slice(0, top ?? TOP)
      .map(
        (match) =>
          `${lead} ${escapeMarkdown(storeLabel(match.product2.store))}: ${escapeMarkdown(match.product2.name)} ${formatPrice(match.product2.price)} | ${match.potentialSaving > 0 ? formatPrice(match.potentialSaving) : ''} | ${percent(match.combinedSimilarity)} |`,
      );
  });
  const baskets = comparison.basket.stores.map(
    (total) =>
      `| ${storeLabel(total.store)} | ${formatPrice(total.total)} | ${formatPrice(total.tillTotal)} | ${total.itemsPriced} | ${formatPrice(total.commonTotal)}${total.cheapest ? ' (cheapest)' : ''} |`,
  );
  return [
    '| Item | Chosen store | Alternative | Saving | Match |',
    '|---|---|---|---:|---:|',
    ...rows,
    '',
    ...summary(view).map((line) => `- ${escapeMarkdown(line)}`),
    '',
    '| Whole basket | Like for like | At the till | Items | Common items |',
    '|---|---:|---:|---:|---:|',
    ...baskets,
    '',
    ...priceNotes(view.catalogue, view.today).map((line) => escapeMarkdown(line)),
    '',
  ].join('\n');
}

const json = ({ comparison, catalogue, absent, top }: ComparisonView): string => {
  const items = comparison.items.map((item) => ({
    ...item,
    comparisons: item.comparisons.slice(0, top ?? undefined),
  }));
  const notLoaded = absent.map(({ store, why }) => ({ store: store.storedName, why }));
  return `${JSON.stringify({ ...comparison, items, prices: Object.values(catalogue.stores).map(({ report }) => report), notLoaded }, null, 2)}\n`;
};

export const RENDER: Record<Format, (view: ComparisonView) => string> = {
  table,
  json,
  csv: comparisonCsv,
  markdown,
};
