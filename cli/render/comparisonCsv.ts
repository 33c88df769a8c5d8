import type {
  BasketComparison,
  ItemComparison,
  ListComparison,
  Reason,
  ShoppingPlan,
} from '../../engine';
import { toCsv, type CsvRow } from './csv';
import { offeredAlone, type ComparisonView } from './view';

/** One table, so that every program reads it: `row` says what a row is of, and cells that say nothing of it are empty. */
const COLUMNS = [
  'row',
  'item',
  'quantity',
  'store',
  'product',
  'price',
  'size',
  'otherStore',
  'otherProduct',
  'otherPrice',
  'otherSize',
  'likeForLikePrice',
  'potentialSaving',
  'similarity',
  'verdict',
  'basis',
  'reasons',
  'total',
  'tillTotal',
  'itemsPriced',
  'commonItems',
  'commonTotal',
  'cheapest',
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null>> & {
  row: 'item' | 'basket' | 'one stop' | 'two stops' | 'second stop' | 'not loaded';
};

const words = (reasons: readonly Reason[]): string =>
  reasons.map((reason) => reason.words).join('; ');

function itemRows(item: ItemComparison, { store }: ListComparison, top: number | null): Row[] {
  const own = item.selectedProduct;
  const base = {
    row: 'item',
    item: item.originalItem,
    quantity: item.quantity,
    store,
    product: own?.name ?? null,
    price: own?.price ?? null,
    size: own?.sizeLabel ?? null,
  } as const;
  const alone = offeredAlone(item, store);
  if (alone.length)
    return alone.map(({ store: other, match, verdict, reasons }) => ({
      ...base,
      otherStore: other,
      otherProduct: match.name,
      otherPrice: match.price,
      otherSize: match.sizeLabel,
      similarity: match.similarity,
      verdict,
      reasons: words(reasons),
    }));
  if (item.comparisons.length === 0) return [{ ...base, verdict: 'none' }];
  return item.comparisons.slice(0, top ?? undefined).map(({ product1, product2, ...match }) => ({
    ...base,
    ...(own
      ? {}
      : {
          store: product1.store,
          product: product1.name,
          price: product1.price,
          size: product1.sizeLabel,
        }),
    otherStore: product2.store,
    otherProduct: product2.name,
    otherPrice: product2.price,
    otherSize: product2.sizeLabel,
    likeForLikePrice: match.likeForLikePrice,
    potentialSaving: match.potentialSaving,
    similarity: match.combinedSimilarity,
    verdict: match.verdict,
    basis: match.basis,
    reasons: words(match.reasons),
  }));
}

const planRows = (row: 'one stop' | 'two stops', plan: ShoppingPlan | null): Row[] =>
  (plan?.stops ?? []).map(({ store, total, items }) => ({
    row,
    store,
    total,
    itemsPriced: items.length,
  }));

function basketRows({ stores, commonItems, ...basket }: BasketComparison): Row[] {
  const totals = stores.map(
    ({ store, total, tillTotal, itemsPriced, commonTotal, cheapest }): Row => ({
      row: 'basket',
      store,
      total,
      tillTotal,
      itemsPriced,
      commonItems,
      commonTotal,
      cheapest: cheapest ? 'yes' : 'no',
    }),
  );
  // With one store there is nothing to plan.
  if (stores.length < 2) return totals;
  return [
    ...totals,
    ...planRows('one stop', basket.oneStop),
    ...planRows('two stops', basket.twoStops),
    {
      row: 'second stop',
      potentialSaving: basket.secondStopSaving,
      itemsPriced: basket.secondStopAdds,
    },
  ];
}

export function comparisonCsv({ comparison, absent, top }: ComparisonView): string {
  const rows: Row[] = [
    ...comparison.items.flatMap((item) => itemRows(item, comparison, top)),
    ...basketRows(comparison.basket),
    ...absent.map(({ store, why }): Row => ({
      row: 'not loaded',
      store: store.storedName,
      reasons: why,
    })),
  ];
  return toCsv(
    rows.map((row): CsvRow =>
      Object.fromEntries(COLUMNS.map((column) => [column, row[column] ?? null])),
    ),
  );
}
