import { issueWords, sizeOf, storesWith, type IssueKind, type Store } from '../../engine';
import { EXIT, type ExitCode, type Io } from '../io';
import { loadCatalogue, type Loaded } from '../loadSources';
import { writeRows, type RowOptions, type Rows } from '../render/rows';
import { clean, fit, right, widthOf, wrap } from '../render/text';

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
  const listed = storesOf(loaded);
  const rows = listed.map((store) => rowOf(store, loaded));
  const columns = options.output ? null : io.columns;
  await writeRows({ columns: COLUMNS, rows }, options, io, () => table(listed, rows, columns));
  return EXIT.compared;
}

/** The specification's, and the others that are there; those that only a manifest names come last. */
function storesOf({ catalogue, absent }: Loaded): Store[] {
  const names = [...Object.keys(catalogue.stores), ...absent.map(({ store }) => store.storedName)];
  return storesWith(names).filter(
    ({ storedName, inSpecification }) => inSpecification || names.includes(storedName),
  );
}

function rowOf({ storedName, file }: Store, { catalogue, absent }: Loaded): StoreRow {
  const shelf = catalogue.stores[storedName];
  if (!shelf) {
    const why = absent.find((entry) => entry.store.storedName === storedName)?.why;
    return { ...NOTHING, store: storedName, file, skippedReasons: '', fault: why ?? 'not loaded' };
  }
  const { skippedByKind, refused, file: read, rows, products, repeats, ...report } = shelf.report;
  return {
    store: storedName,
    file: read,
    rows,
    products,
    repeats,
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

/** Columns of numbers, as wide as their heads and what stands in them; the file's name goes where there is no room for it. */
const COUNTS = ['rows', 'products', 'repeats', 'skipped', 'sized'] as const;

function table(
  listed: readonly Store[],
  rows: readonly StoreRow[],
  columns: number | null,
): string {
  const width = widthOf(columns);
  const head = ['Store', 'File', ...COUNTS, 'date'];
  const cells = rows.map((row, at) => cellsOf(listed[at]!.label, row));
  const widths = head.map((name, at) => widest([name, ...cells.map((cell) => cell[at]!)]));
  const whole = widths.reduce((sum, column) => sum + column + GAP.length, -GAP.length) <= width;
  const line = ([store = '', file = '', ...numbers]: readonly string[]): string => {
    const date = numbers.pop()!;
    const shown = [
      fit(store, widths[0]!),
      ...(whole ? [fit(file, widths[1]!)] : []),
      ...numbers.map((number, at) => right(number, widths[at + 2]!)),
      date,
    ];
    return `${shown.join(GAP)}\n`;
  };
  const lines = rows.map((row, at) => {
    const store = fit(cells[at]![0]!, widths[0]!);
    if (row.fault !== null) return `${store}${GAP}${clean(row.fault)}\n`;
    const notes = notesOf(row).map((words) => `${wrap(words, store.length + GAP.length, width)}\n`);
    return line(cells[at]!) + notes.join('');
  });
  return line(head) + lines.join('');
}
const GAP = '  ';

/** What stands in the columns of a store. */
const cellsOf = (label: string, row: StoreRow): string[] => [
  label,
  row.file,
  ...COUNTS.map((name) => (name === 'sized' ? `${percentSized(row)}%` : String(row[name] ?? ''))),
  `${row.date ?? 'not known'}${row.source === 'sample' ? ' (sample)' : ''}`,
];

const widest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));

const percentSized = ({ products, sized }: StoreRow): number =>
  products ? Math.round((100 * sized!) / products) : 0;

/** What stands below a store's row. */
const notesOf = ({ refusedReason, refusedDate, skippedReasons }: StoreRow): string[] => [
  ...(refusedReason === null
    ? []
    : [`refused: a newer file${refusedDate ? ` of ${refusedDate}` : ''}. ${refusedReason}`]),
  ...skippedReasons
    .split('; ')
    .filter(Boolean)
    .map((reason) => `skipped: ${reason}`),
];
