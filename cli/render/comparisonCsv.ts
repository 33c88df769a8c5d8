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
import type { Rows } from './rows';
import { aboutAlone, offeredAlone, type ListView, type ListWriter } from './view';

/** One table, so that every program reads it: `row` says what a row is of, and cells that say nothing of it are empty. */
export const LIST_COLUMNS = {
  row: 'STRING',
  item: 'STRING',
  quantity: 'INT32',
  store: 'STRING',
  product: 'STRING',
  price: 'DOUBLE',
  size: 'STRING',
  packs: 'INT32',
  cost: 'DOUBLE',
  cardCost: 'DOUBLE',
  multibuy: 'STRING',
  unitPrice: 'DOUBLE',
  unit: 'STRING',
  category: 'STRING',
  barcode: 'STRING',
  priceDate: 'STRING',
  otherStore: 'STRING',
  otherProduct: 'STRING',
  otherPrice: 'DOUBLE',
  otherSize: 'STRING',
  otherPacks: 'INT32',
  otherCost: 'DOUBLE',
  otherCardCost: 'DOUBLE',
  otherMultibuy: 'STRING',
  otherUnitPrice: 'DOUBLE',
  otherUnit: 'STRING',
  otherCategory: 'STRING',
  otherBarcode: 'STRING',
  otherPriceDate: 'STRING',
  potentialSaving: 'DOUBLE',
  similarity: 'DOUBLE',
  verdict: 'STRING',
  basis: 'STRING',
  note: 'STRING',
  check: 'STRING',
  reasons: 'STRING',
  rank: 'INT32',
  total: 'DOUBLE',
  totalWithCard: 'DOUBLE',
  totalWithoutCard: 'DOUBLE',
  toCheck: 'DOUBLE',
  itemsPriced: 'INT32',
  sameItems: 'INT32',
  difference: 'DOUBLE',
} as const satisfies Rows<ListRow>['columns'];

/** A row of a compared list, in every format for other programs. Prices in pounds. */
export interface ListRow {
  row: 'verdict' | 'basket' | 'item' | 'one stop' | 'two stops' | 'second stop' | 'not loaded';
  item: string | null;
  quantity: number | null;
  store: string | null;
  product: string | null;
  price: number | null;
  size: string | null;
  packs: number | null;
  cost: number | null;
  cardCost: number | null;
  multibuy: string | null;
  unitPrice: number | null;
  unit: string | null;
  category: string | null;
  barcode: string | null;
  priceDate: string | null;
  otherStore: string | null;
  otherProduct: string | null;
  otherPrice: number | null;
  otherSize: string | null;
  otherPacks: number | null;
  otherCost: number | null;
  otherCardCost: number | null;
  otherMultibuy: string | null;
  otherUnitPrice: number | null;
  otherUnit: string | null;
  otherCategory: string | null;
  otherBarcode: string | null;
  otherPriceDate: string | null;
  potentialSaving: number | null;
  similarity: number | null;
  verdict: string | null;
  basis: string | null;
  note: string | null;
  check: string | null;
  reasons: string | null;
  rank: number | null;
  total: number | null;
  totalWithCard: number | null;
  totalWithoutCard: number | null;
  toCheck: number | null;
  itemsPriced: number | null;
  sameItems: number | null;
  difference: number | null;
}
type Row = Pick<ListRow, 'row'> & Partial<ListRow>;

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
    return alone.map((offer) => ({
      ...base,
      ...otherCells(offer.match),
      similarity: offer.match.similarity,
      verdict: offer.verdict,
      note: aboutAlone(offer) || null,
      reasons: words(offer.reasons),
    }));
  if (item.comparisons.length === 0) return [{ ...base, verdict: 'none' }];
  return item.comparisons.slice(0, top ?? undefined).map(({ product2, ...match }) => ({
    ...base,
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
  (plan?.stops ?? []).map(({ store, total, items, toCheck }) => ({
    row,
    store,
    total,
    itemsPriced: items.length - toCheck,
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

/** What stands before the items: verdict and totals. */
export const headRows = (totals: ListTotals): ListRow[] =>
  [verdictRow(totals), ...basketRows(totals.basket)].map(whole);
export const rowsOfItem = (item: ItemComparison, store: StoreId, top: number | null): ListRow[] =>
  itemRows(item, store, top).map(whole);
/** What stands behind them. */
export const absentRows = (absent: ListView['absent']): ListRow[] =>
  absent.map(({ store, why }) =>
    whole({ row: 'not loaded', store: store.storedName, reasons: why }),
  );

const NAMES = Object.keys(LIST_COLUMNS) as (keyof ListRow)[];
const whole = (row: Row): ListRow =>
  Object.fromEntries(NAMES.map((name) => [name, row[name] ?? null])) as unknown as ListRow;

/** Rows as text; the first ones of a table bring its head. */
type Encode = (rows: readonly ListRow[], first: boolean) => string;
const asCsv: Encode = (rows, first) =>
  rows.length ? toCsv(rows as unknown as CsvRow[], first) : '';
const asJsonLines: Encode = (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Verdict and totals stand first, so the items wait as bytes: a text holds on to its thousand pieces. */
const rowWriter =
  (encode: Encode) =>
  ({ absent, top }: ListView): ListWriter => {
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
        items.push(encoder.encode(encode(rowsOfItem(item, own, top), false)));
        return '';
      },
      *end(totals) {
        yield encode(headRows(totals), true);
        for (const item of items) yield decoder.decode(item);
        yield encode(absentRows(absent), false);
      },
    };
  };

export const csvWriter = rowWriter(asCsv);
export const jsonLinesWriter = rowWriter(asJsonLines);
