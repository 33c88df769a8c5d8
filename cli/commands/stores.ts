import { issueWords, sizeOf, STORES, type IssueKind, type Store } from '../../engine';
import { EXIT, type ExitCode, type Io } from '../io';
import { loadCatalogue, type Loaded } from '../loadSources';
import { writeRows, type RowOptions, type Rows } from '../render/rows';
import { clean, fit, right } from '../render/text';

/** What a store's price file holds; counts are null where no file could be used, and `fault` says why. */
export interface StoreRow {
  store: string;
  file: string;
  rows: number | null;
  products: number | null;
  repeats: number | null;
  skipped: number | null;
  /** Why rows were skipped: "2 rows without a price; 1 ..."; empty where none was. */
  skippedReasons: string;
  /** Products whose size is known. */
  sized: number | null;
  date: string | null;
  source: string | null;
  /** Of a newer file that the gate refused. */
  refusedDate: string | null;
  refusedReason: string | null;
  fault: string | null;
}
const COLUMNS: Rows<StoreRow>['columns'] = {
  store: 'STRING',
  file: 'STRING',
  rows: 'INT32',
  products: 'INT32',
  repeats: 'INT32',
  skipped: 'INT32',
  skippedReasons: 'STRING',
  sized: 'INT32',
  date: 'STRING',
  source: 'STRING',
  refusedDate: 'STRING',
  refusedReason: 'STRING',
  fault: 'STRING',
};

/** price-compare stores: what the price files hold. */
export async function storesCommand(
  options: RowOptions & { data?: string },
  io: Io,
): Promise<ExitCode> {
  const loaded = await loadCatalogue(options.data ?? io.bundledCatalogue, io);
  const listed = STORES.filter(
    ({ storedName, inSpecification }) => inSpecification || loaded.catalogue.stores[storedName],
  );
  const rows = listed.map((store) => rowOf(store, loaded));
  await writeRows({ columns: COLUMNS, rows }, options, io, () => table(listed, rows));
  return EXIT.compared;
}

function rowOf({ storedName, file }: Store, { catalogue, absent }: Loaded): StoreRow {
  const shelf = catalogue.stores[storedName];
  if (!shelf) {
    const why = absent.find((entry) => entry.store.storedName === storedName)?.why;
    return { ...NOTHING, store: storedName, file, skippedReasons: '', fault: why ?? 'not loaded' };
  }
  const { skippedByKind, refused, file: read, rows, products, repeats, ...report } = shelf.report;
  return {
    ...{ store: storedName, file: read, rows, products, repeats },
    skipped: report.skipped,
    skippedReasons: Object.entries(skippedByKind)
      .map(([kind, count]) => `${count} ${issueWords(kind as IssueKind)}`)
      .join('; '),
    sized: shelf.products.filter((product) => sizeOf(product).kind !== 'none').length,
    date: report.date,
    source: report.source,
    refusedDate: refused?.date ?? null,
    refusedReason: refused?.reason ?? null,
    fault: null,
  };
}
const NOTHING = Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, null])) as Record<
  keyof StoreRow,
  null
>;

function table(listed: readonly Store[], rows: readonly StoreRow[]): string {
  const head = `${fit('Store', 12)} ${fit('File', 16)} ${right('rows', 7)} ${right('products', 9)} ${right('repeats', 8)} ${right('skipped', 8)} ${right('sized', 6)}  date\n`;
  return head + rows.map((row, at) => lines(listed[at]!.label, row)).join('');
}

function lines(label: string, row: StoreRow): string {
  if (row.fault !== null) return `${fit(label, 12)} ${row.fault}\n`;
  const count = (value: number | null, width: number): string => right(String(value), width);
  const share = row.products ? Math.round((100 * row.sized!) / row.products) : 0;
  const under = [
    ...(row.refusedReason === null
      ? []
      : [
          `refused: a newer file${row.refusedDate ? ` of ${row.refusedDate}` : ''}. ${clean(row.refusedReason)}`,
        ]),
    ...row.skippedReasons
      .split('; ')
      .filter(Boolean)
      .map((reason) => `skipped: ${reason}`),
  ];
  return (
    `${fit(label, 12)} ${fit(row.file, 16)} ${count(row.rows, 7)} ${count(row.products, 9)} ${count(row.repeats, 8)} ${count(row.skipped, 8)} ${right(`${share}%`, 6)}  ${row.date ?? 'not known'}${row.source === 'sample' ? ' (sample)' : ''}\n` +
    under.map((words) => `             ${words}\n`).join('')
  );
}
