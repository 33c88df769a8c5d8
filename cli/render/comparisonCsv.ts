import type {
  BasketComparison,
  ComparedProduct,
  ItemComparison,
  ListTotals,
  Reason,
  ShoppingPlan,
  StoreId,
} from '../../engine';
import { toCsv, type CsvRow } from './csv';
import { offeredAlone, type ListView, type ListWriter } from './view';

/** One table, so that every program reads it: `row` says what a row is of, and cells that say nothing of it are empty. */
const COLUMNS = [
  'row',
  'item',
  'quantity',
  'store',
  'product',
  'price',
  'size',
  'packs',
  'cost',
  'cardCost',
  'multibuy',
  'unitPrice',
  'unit',
  'category',
  'barcode',
  'priceDate',
  'otherStore',
  'otherProduct',
  'otherPrice',
  'otherSize',
  'otherPacks',
  'otherCost',
  'otherCardCost',
  'otherMultibuy',
  'otherUnitPrice',
  'otherUnit',
  'otherCategory',
  'otherBarcode',
  'otherPriceDate',
  'potentialSaving',
  'similarity',
  'verdict',
  'basis',
  'note',
  'check',
  'reasons',
  'rank',
  'total',
  'totalWithCard',
  'totalWithoutCard',
  'toCheck',
  'itemsPriced',
  'sameItems',
  'difference',
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null>> & {
  row: 'verdict' | 'basket' | 'item' | 'one stop' | 'two stops' | 'second stop' | 'not loaded';
};

const words = (reasons: readonly Reason[]): string =>
  reasons.map((reason) => reason.words).join('; ');

/** Pounds per kg, litre or piece, to a hundredth of a penny. */
const unitPounds = ({ unitPrice }: ComparedProduct): number | null =>
  unitPrice ? Math.round(unitPrice.pence * 100) / 10_000 : null;

const productCells = (product: ComparedProduct): Partial<Row> => ({
  store: product.store,
  product: product.name,
  price: product.price,
  size: product.sizeLabel,
  packs: product.packs,
  cost: product.cost,
  cardCost: product.loyaltyCost ?? null,
  multibuy: product.multibuy ?? null,
  unitPrice: unitPounds(product),
  unit: product.unitPrice?.per ?? null,
  category: product.category,
  barcode: product.gtin ?? null,
  priceDate: product.priceDate ?? null,
});
const otherCells = (product: ComparedProduct): Partial<Row> => ({
  otherStore: product.store,
  otherProduct: product.name,
  otherPrice: product.price,
  otherSize: product.sizeLabel,
  otherPacks: product.packs,
  otherCost: product.cost,
  otherCardCost: product.loyaltyCost ?? null,
  otherMultibuy: product.multibuy ?? null,
  otherUnitPrice: unitPounds(product),
  otherUnit: product.unitPrice?.per ?? null,
  otherCategory: product.category,
  otherBarcode: product.gtin ?? null,
  otherPriceDate: product.priceDate ?? null,
});

function itemRows(item: ItemComparison, store: StoreId, top: number | null): Row[] {
  const own = item.selectedProduct;
  const base = {
    row: 'item',
    item: item.originalItem,
    quantity: item.quantity,
    store,
    check: item.check?.words ?? null,
    ...(own ? productCells(own) : {}),
  } as const;
  const alone = offeredAlone(item, store);
  if (alone.length)
    return alone.map(({ match, verdict, reasons, note }) => ({
      ...base,
      ...otherCells(match),
      similarity: match.similarity,
      verdict,
      note,
      reasons: words(reasons),
    }));
  if (item.comparisons.length === 0) return [{ ...base, verdict: 'none' }];
  return item.comparisons.slice(0, top ?? undefined).map(({ product1, product2, ...match }) => ({
    ...base,
    ...(own ? {} : productCells(product1)),
    ...otherCells(product2),
    potentialSaving: match.potentialSaving,
    similarity: match.combinedSimilarity,
    verdict: match.verdict,
    basis: match.basis,
    note: match.note,
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

function basketRows({ stores, ...basket }: BasketComparison): Row[] {
  const totals = stores.map((total): Row => ({
    row: 'basket',
    store: total.store,
    rank: total.rank,
    total: total.total,
    totalWithCard: total.cardTotal,
    totalWithoutCard: total.shelfTotal,
    toCheck: total.checkTotal,
    itemsPriced: total.itemsPriced,
    sameItems: total.sameItems,
    difference: total.difference,
  }));
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

/** The verdict's row first: its sentence stands under `note`, its saving under `potentialSaving`. */
function verdictRow({ verdict, store }: ListTotals): Row {
  return {
    row: 'verdict',
    store,
    verdict: verdict.kind,
    note: [verdict.words, ...verdict.notes].join('. '),
    ...('saving' in verdict ? { otherStore: verdict.store, potentialSaving: verdict.saving } : {}),
  };
}

const csvOf = (rows: readonly Row[], header = true): string =>
  toCsv(
    rows.map((row): CsvRow =>
      Object.fromEntries(COLUMNS.map((column) => [column, row[column] ?? null])),
    ),
    header,
  );
/** Rows without the line of their columns. */
const more = (rows: readonly Row[]): string => (rows.length ? csvOf(rows, false) : '');

/** Verdict and totals stand first, so the items wait as bytes: a text holds on to its thousand pieces. */
export function csvWriter({ absent, top }: ListView): ListWriter {
  const items: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let own: StoreId;
  return {
    begin: (store) => {
      own = store;
      return '';
    },
    item: (item) => {
      items.push(encoder.encode(more(itemRows(item, own, top))));
      return '';
    },
    end: (totals) => [
      csvOf([verdictRow(totals), ...basketRows(totals.basket)]),
      ...items.map((item) => decoder.decode(item)),
      more(
        absent.map(({ store, why }): Row => ({
          row: 'not loaded',
          store: store.storedName,
          reasons: why,
        })),
      ),
    ],
  };
}
