import {
  describeOffers,
  formatPrice,
  percent,
  storeLabel,
  type ComparedProduct,
  type ItemComparison,
  type StoreId,
} from '../../engine';
import { priceNotes, rankingRow, summary, whereAlone } from './summary';
import { clean } from './text';
import { aboutAlone, offeredAlone, type ComparisonView } from './view';

const escapeMarkdown = (text: string): string => clean(text).replace(/([\\|*_`[\]<>])/g, '\\$1');

const productCell = (product: ComparedProduct): string =>
  escapeMarkdown([`${product.name} ${product.receipt}`, ...describeOffers(product)].join('; '));

/** What is shown of an item, with so many comparisons. */
export function markdownRows(item: ItemComparison, store: StoreId, top: number): string[] {
  const own = item.selectedProduct;
  const lead = `| ${escapeMarkdown(item.originalItem)} | ${own ? productCell(own) : 'no match'} |`;
  const alone = offeredAlone(item, store);
  if (alone.length)
    return alone.map(
      (offer) =>
        `${lead} ${escapeMarkdown(whereAlone(offer, alone))}: ${productCell(offer.match)} | | ${percent(offer.match.similarity)} | ${escapeMarkdown(aboutAlone(offer))} |`,
    );
  if (item.comparisons.length === 0) return [`${lead} no match | | | |`];
  return item.comparisons
    .slice(0, top)
    .map(
      (match) =>
        `${lead} ${escapeMarkdown(storeLabel(match.product2.store))}: ${productCell(match.product2)} | ${match.potentialSaving > 0 ? formatPrice(match.potentialSaving) : ''} | ${percent(match.combinedSimilarity)} | ${escapeMarkdown(match.note ?? '')} |`,
    );
}

/** The same parts in the same order as the table. */
export function comparisonMarkdown(view: ComparisonView, items: readonly string[]): string {
  const { comparison, toCheck } = view;
  const stores = comparison.basket.stores.map((total) => {
    const row = rankingRow(total, comparison);
    return `| ${row.rank} | ${escapeMarkdown(row.store)} | ${row.difference} | ${row.total} |`;
  });
  return [
    `**${escapeMarkdown(comparison.verdict.words)}**`,
    '',
    ...comparison.verdict.notes.flatMap((note) => [`- ${escapeMarkdown(note)}`]),
    ...(comparison.verdict.notes.length ? [''] : []),
    '| Rank | Store | On the same items | All it has |',
    '|---:|---|---|---|',
    ...stores,
    '',
    '| Item | Chosen store | Alternative | Saving | Match | Note |',
    '|---|---|---|---:|---:|---|',
    ...items,
    '',
    ...(toCheck.length
      ? ['Check these:', '', ...toCheck.map((words) => `- ${escapeMarkdown(words)}`), '']
      : []),
    ...summary(view).map((words) => `- ${escapeMarkdown(words)}`),
    '',
    ...priceNotes(view.catalogue, view.today).map((words) => escapeMarkdown(words)),
    '',
  ].join('\n');
}
