import {
  comparisonMark,
  describeOffers,
  formatAmount,
  formatPrice,
  offerMark,
  percent,
  storeLabel,
  type ComparedProduct,
  type Comparison,
  type ItemComparison,
  type StoreId,
} from '../../engine';
import { priceNotes, rankingRow, summary, whereAlone } from './summary';
import { cell, fit, paint, right, widest, widthOf, wrap, type Paint } from './text';
import { offeredAlone, type ComparisonView } from './view';

/** Columns. Item and name have at least theirs of 80, and whatever more there is: the others are as wide as what stands in them. */
const ITEM = 15;
const NAME = 22;
/** A longer receipt ("12 × £10.65 = £127.80") has no room: its sum alone is shown. */
const RECEIPT = 19;
const SAVING = 7;
const MATCH = 4;

interface Layout {
  item: number;
  name: number;
  receipt: number;
  /** Of the whole table, and of sentences. */ table: number;
  width: number;
  ink: Paint;
}

interface Row {
  item: string;
  name: string;
  receipt?: string;
  saving?: number;
  match?: string;
  mark?: string;
}

/** What stands below a row: what its mark has no room for. */
interface Note {
  note: string;
}
/** A line of the table, its columns not measured yet. */
export type TableLine = Row | Note;

/** Item and name whole where they fit; else the name, or both by their shares of 80. */
function layoutOf(rows: readonly TableLine[], columns: number | null, ink: Paint): Layout {
  const cells = rows.filter((row): row is Row => !('note' in row));
  const needed = {
    item: widest(
      cells.map(({ item }) => item),
      ITEM,
    ),
    name: widest(
      cells.map(({ name }) => name),
      NAME,
    ),
  };
  const receipt = Math.max('Till'.length, ...lengths(cells.map((row) => row.receipt)));
  const mark = Math.max(0, ...lengths(cells.map((row) => row.mark)));
  // With the blanks between.
  const rest = receipt + SAVING + MATCH + 4 + (mark && mark + 1);
  const width = widthOf(columns);
  const room = width - rest;
  const share = Math.floor((room * ITEM) / (ITEM + NAME));
  let { item, name } = needed;
  if (item + name > room) {
    item = name <= room - ITEM ? room - name : Math.min(item, share);
    name = room - item;
  }
  return { item, name, receipt, table: item + name + rest, width, ink };
}

const lengths = (texts: readonly (string | undefined)[]): Set<number> =>
  new Set(texts.map((text = '') => text.length));

function line(row: TableLine, { ink, ...layout }: Layout): string {
  if ('note' in row) return ink.dim(wrap(row.note, 3, layout.width));
  const { item, name, receipt = '', saving = 0, match = '', mark = '' } = row;
  const saved = right(saving > 0 ? formatPrice(saving) : '', SAVING);
  const cells = [
    cell(item, layout.item, layout.width),
    cell(name, layout.name, layout.width),
    right(receipt, layout.receipt),
    saving > 0 ? ink.green(saved) : saved,
    right(match, MATCH),
    mark && ink.dim(mark),
  ];
  return cells.join(' ').trimEnd();
}

/** The receipt of a product; its sum alone where the column has no room for more: money is never cut. */
const receiptOf = ({ receipt, cost }: ComparedProduct): string =>
  receipt.length <= RECEIPT ? receipt : formatAmount(cost);

const below = (notes: readonly string[]): Note[] =>
  notes.length ? [{ note: notes.join('; ') }] : [];

function comparisonLines(match: Comparison): TableLine[] {
  const row = {
    item: `   ${storeLabel(match.product2.store)}`,
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
  return [row, ...below(notes)];
}

/** What the table shows of an item, with so many comparisons. */
export function tableLines(item: ItemComparison, store: StoreId, top: number): TableLine[] {
  const chosen = item.selectedProduct;
  const alone = offeredAlone(item, store);
  const head = {
    item: item.originalItem,
    name: chosen?.name ?? 'no match',
    receipt: chosen ? receiptOf(chosen) : '',
    saving: item.bestSaving?.potentialSaving ?? 0,
    match: item.matchQuality > 0 ? percent(item.matchQuality) : '',
    mark: item.check ? 'to check' : '',
  };
  return [
    head,
    ...below(chosen ? describeOffers(chosen) : []),
    ...(alone.length ? [] : item.comparisons.slice(0, top).flatMap(comparisonLines)),
    ...alone.flatMap((offer) => [
      {
        item: `   ${whereAlone(offer, alone)}`,
        name: offer.match.name,
        receipt: receiptOf(offer.match),
        match: percent(offer.match.similarity),
        mark: offerMark(offer),
      },
      ...below([...(offer.note === null ? [] : [offer.note]), ...describeOffers(offer.match)]),
    ]),
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
export function comparisonTable(view: ComparisonView, rows: readonly TableLine[]): string {
  const { comparison, toCheck, unmatched } = view;
  const ink = paint(view.color);
  const layout = layoutOf(rows, view.columns, ink);
  const said = (words: string): string => wrap(words, 0, layout.width);
  const head = `${fit('Item', layout.item)} ${fit(`At ${storeLabel(comparison.store)}`, layout.name)} ${right('Till', layout.receipt)} ${right('Saving', SAVING)} ${right('Like', MATCH)}`;
  const parts = [
    [ink.bold(said(comparison.verdict.words)), ...comparison.verdict.notes.map(said)],
    ranking(view, ink),
    [ink.bold(head), '-'.repeat(layout.table), ...rows.map((row) => line(row, layout))],
    toCheck.length ? [ink.bold('Check these'), ...toCheck.map(said)] : [],
    summary(view).map(said),
    unmatched.length
      ? [said(`Not matched elsewhere: ${unmatched.map((item) => item.slice(0, 60)).join('; ')}`)]
      : [],
    priceNotes(view.catalogue, view.today).map(said),
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}
