import {
  comparisonMark,
  describeOffers,
  formatAmount,
  formatPrice,
  percent,
  storeLabel,
  type ComparedProduct,
  type Comparison,
  type ItemComparison,
} from '../../engine';
import { checks, priceNotes, rankingRow, summary, TOP, unmatched, whereAlone } from './summary';
import { fit, paint, right, WIDTH, wrap, type Paint } from './text';
import { offeredAlone, type ComparisonView } from './view';

/** Columns; the mark has the rest of the line. */
const ITEM = 15;
const NAME = 22;
const RECEIPT = 16;
const SAVING = 7;
const MATCH = 4;

interface Row {
  item: string;
  name: string;
  receipt?: string;
  saving?: number;
  match?: string;
  mark?: string;
}

function line({ item, name, receipt = '', saving = 0, match = '', mark = '' }: Row, ink: Paint) {
  const saved = right(saving > 0 ? formatPrice(saving) : '', SAVING);
  const cells = [
    fit(item, ITEM),
    fit(name, NAME),
    right(receipt, RECEIPT),
    saving > 0 ? ink.green(saved) : saved,
    right(match, MATCH),
    mark && ink.dim(mark),
  ];
  return cells.join(' ').trimEnd();
}

/** The receipt of a product; its sum alone where the column has no room for more: money is never cut. */
const receiptOf = ({ receipt, cost }: ComparedProduct): string =>
  receipt.length <= RECEIPT ? receipt : formatAmount(cost);

/** What a mark has no room for, below the line. */
const below = (notes: readonly string[], ink: Paint): string[] =>
  notes.length ? [ink.dim(wrap(notes.join('; '), 3))] : [];

function comparisonLines(match: Comparison, own: boolean, ink: Paint): string[] {
  const where = own
    ? storeLabel(match.product2.store)
    : `${storeLabel(match.product1.store)}/${storeLabel(match.product2.store)}`;
  const row = {
    item: `   ${where}`,
    name: match.product2.name,
    receipt: receiptOf(match.product2),
    saving: match.potentialSaving,
    match: percent(match.combinedSimilarity),
    mark: comparisonMark(match),
  };
  const notes = [
    ...(match.basis === 'size-unknown' || match.note === null ? [] : [match.note]),
    ...describeOffers(match.product2),
  ];
  return [line(row, ink), ...below(notes, ink)];
}

function itemLines(item: ItemComparison, { comparison, top }: ComparisonView, ink: Paint) {
  const chosen = item.selectedProduct;
  const alone = offeredAlone(item, comparison.store);
  const head = {
    item: item.originalItem,
    name: chosen?.name ?? 'no match',
    receipt: chosen ? receiptOf(chosen) : '',
    saving: item.bestSaving?.potentialSaving ?? 0,
    match: item.matchQuality > 0 ? percent(item.matchQuality) : '',
    mark: item.check ? 'to check' : '',
  };
  return [
    line(head, ink),
    ...below(chosen ? describeOffers(chosen) : [], ink),
    ...item.comparisons
      .slice(0, top ?? TOP)
      .flatMap((match) => comparisonLines(match, chosen !== null, ink)),
    ...alone.map((offer) =>
      line(
        {
          item: `   ${whereAlone(offer, alone)}`,
          name: offer.match.name,
          receipt: receiptOf(offer.match),
          match: percent(offer.match.similarity),
        },
        ink,
      ),
    ),
  ];
}

function ranking({ comparison }: ComparisonView, ink: Paint): string[] {
  const rows = comparison.basket.stores.map((total) => ({
    ...rankingRow(total, comparison),
    cheapest: total.cheapest,
  }));
  const widest = Math.max(0, ...rows.map(({ difference }) => difference.length));
  return rows.map(({ rank, store, difference, total, cheapest }) => {
    const row = `${rank} ${fit(store, 12)} ${difference.padEnd(widest)}  ${total}`;
    return cheapest ? ink.green(row) : row;
  });
}

/** The verdict first, then the ranking, the receipt lines, what is to be checked, and notes. */
export function comparisonTable(view: ComparisonView): string {
  const { comparison } = view;
  const ink = paint(view.color);
  const toCheck = checks(comparison);
  const none = unmatched(comparison);
  const head = `${fit('Item', ITEM)} ${fit(`At ${storeLabel(comparison.store)}`, NAME)} ${right('Till', RECEIPT)} ${right('Saving', SAVING)} ${right('Like', MATCH)}`;
  const parts = [
    [
      ink.bold(wrap(comparison.verdict.words)),
      ...comparison.verdict.notes.map((note) => wrap(note)),
    ],
    ranking(view, ink),
    [
      ink.bold(head),
      '-'.repeat(WIDTH),
      ...comparison.items.flatMap((item) => itemLines(item, view, ink)),
    ],
    toCheck.length ? [ink.bold('Check these'), ...toCheck.map((words) => wrap(words))] : [],
    summary(view).map((words) => wrap(words)),
    none.length
      ? [
          wrap(
            `Not matched elsewhere: ${none.map((item) => item.originalItem.slice(0, 60)).join('; ')}`,
          ),
        ]
      : [],
    priceNotes(view.catalogue, view.today).map((words) => wrap(words)),
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}
