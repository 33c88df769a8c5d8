import {
  buildCatalogue,
  describeIssue,
  piecesOf,
  storesWith,
  type Issue,
  type Piece,
  type Product,
  type Store,
  type StoreCatalogue,
  type StoreReport,
} from '../../engine';
import { namesIn, readFailure, type Io } from '../io';
import { ownText } from '../ownText';
import { entriesIn } from './manifest';
import { readStoreFile } from './storeFile';

/** Rows of a file, and how many of them are not a product of their own. */
export interface RowCounts {
  rows: number;
  skipped: number;
  /** Of the skipped: those whose price is there and is none (zero, negative, a text). */
  unreadable: number;
  /** Rows whose name an earlier row has, at its price or another. */
  repeats: number;
  /** Rows with more cells than the header; earlier packs do not say it. */
  surplus?: number;
}

/** What one store's file of one day says, as far as the gate and the next days need it. */
export interface Snapshot {
  store: Store;
  /** Folder it stands in; a dated folder's name is its date. */
  label: string;
  /** Day of the prices, where the manifest or the folder's name says it. */
  date: string | null;
  report: StoreReport;
  /** Why the whole file cannot be used, or null. */
  unusable: string | null;
  /** Distinct names of the file, case ignored; a product whose price cannot be read is a name too. */
  distinctNames: number;
  /** Products in the order of the rows: name (lower case), barcode or the store's own number, pounds. */
  products: readonly { name: string; code: string | null; price: number }[];
  /** Name (lower case) -> pounds (the lowest when one name has several prices). */
  prices: Map<string, number>;
  /** Barcode or the store's own number -> pounds. */
  codes: Map<string, number>;
  /** Name (lower case) -> its category (the first when it has several). */
  shelves: ReadonlyMap<string, string>;
  /** Names (lower case) that begin with a word in capitals that is not the store's own name. */
  capitals: ReadonlySet<string>;
  /** Category -> products in it. */
  categories: Map<string, number>;
  /** Days that rows state for their prices -> rows. */
  statedDays: Map<string, number>;
  /** Names that stand with more than one price. */
  severalPrices: number;
  firstSkipped: string | null;
  /** The first row with more cells than the header. */
  firstSurplus: string | null;
  /** Members' prices that are none or above the price, of how many that are stated. */
  brokenLoyalty: { count: number; of: number; first: string | null };
  /** What its header, where it stands in the file again, cuts it into; none where it does not. */
  pieces: readonly Piece[];
  /** What could not be used of its rows; null: not known of an earlier file. */
  counts: RowCounts | null;
  /** False when the text ends within a line. */
  endsWithLine: boolean;
  /** The last row where it cannot be whole, or null. */
  brokenEnd: string | null;
  /** Why a person accepted this very file as a new normal, or null. */
  normal: string | null;
}

const DATED = /^\d{4}-\d{2}-\d{2}$/;

/** The dated folders inside a folder, oldest first; none when the folder is itself one set of files. */
export async function datedFolders(folder: string, io: Io): Promise<string[]> {
  const dated = ((await io.listFolder(folder)) ?? []).filter((name) => DATED.test(name)).sort();
  // A file of such a name is somebody's slip: its day would be five stores that cannot be read.
  for (const name of dated) await namesIn(io.join(folder, name), io);
  return dated;
}

export const labelOf = (folder: string): string =>
  folder
    .replace(/(?<![/\\])[/\\]+$/, '')
    .split(/[/\\]/)
    .at(-1) || folder;

/** The price files of one folder, read one at a time; a store without a file is left out. */
export async function* snapshotsIn(
  folder: string,
  io: Io,
  label = labelOf(folder),
): AsyncGenerator<Snapshot> {
  for await (const { snapshot } of filesIn(folder, null, io, label)) yield snapshot;
}

/** The same with the products, for those who go on with them: a file is read once. */
export async function* filesIn(
  folder: string,
  /** null: all that are known, and those that only the folder's manifest names. */
  wanted: readonly Store[] | null,
  io: Io,
  label = labelOf(folder),
): AsyncGenerator<ReadFile> {
  const entries = await entriesIn(folder, io);
  for (const store of wanted ?? storesWith(entries.map((known) => known.store))) {
    const entry = entries.find((known) => known.store === store.storedName);
    const { read, described } = await readStoreFile(folder, store, entry, io);
    if (!read.ok && read.why === 'missing') continue;
    const said: Said =
      entry && described
        ? { date: entry.date ?? dayIn(label), normal: entry.normal?.reason ?? null }
        : { date: dayIn(label), normal: null };
    if (read.ok) yield { ...readSnapshot(store, label, read.text, said), text: read.text };
    else
      yield {
        snapshot: {
          ...snapshotOf(store, label, '', said),
          unusable: readFailure(store.file, read.why),
        },
        shelf: null,
        text: null,
      };
  }
}

/** A price file with what the gate needs of it, its products and its text (null: it cannot be read). */
export interface ReadFile {
  snapshot: Snapshot;
  shelf: StoreCatalogue | null;
  text: string | null;
}

/** What is said about a file besides what stands in it. */
type Said = Pick<Snapshot, 'date' | 'normal'>;
const dayIn = (label: string): string | null => (DATED.test(label) ? label : null);

/** One store's price file, read by the engine. */
export const snapshotOf = (
  store: Store,
  label: string,
  text: string,
  said: Said = { date: dayIn(label), normal: null },
): Snapshot => readSnapshot(store, label, text, said).snapshot;

function readSnapshot(
  store: Store,
  label: string,
  text: string,
  said: Said,
): { snapshot: Snapshot; shelf: StoreCatalogue } {
  const { catalogue, issues } = buildCatalogue([
    { store: store.storedName, file: store.file, text, date: label },
  ]);
  const shelf = catalogue.stores[store.storedName]!;
  const whole = issues.find((issue) => issue.row === null && issue.skipped);
  const skipped = issues.find((issue) => issue.row !== null && issue.skipped);
  const surplus = issues.filter(({ kind }) => kind === 'too-many-columns');
  const prices = pricesOf(shelf, issues);
  const snapshot: Snapshot = {
    store,
    label,
    ...said,
    report: shelf.report,
    unusable: whole ? describeIssue(whole) : null,
    ...prices,
    ...factsOf(shelf, prices.products, store),
    pieces: shelf.report.skippedByKind['repeated-header'] ? piecesOf(text) : [],
    firstSkipped: skipped ? describeIssue(skipped) : null,
    firstSurplus: surplus[0] ? describeIssue(surplus[0]) : null,
    brokenLoyalty: brokenLoyaltyOf(shelf, issues),
    counts: {
      ...countsOf(shelf.report, prices.severalPrices),
      ...(surplus.length ? { surplus: surplus.length } : {}),
    },
    ...endOf(text, shelf.products, issues),
  };
  return { snapshot, shelf };
}

function brokenLoyaltyOf(
  { products }: StoreCatalogue,
  issues: readonly Issue[],
): Snapshot['brokenLoyalty'] {
  const broken = issues.filter(({ kind }) => kind === 'unreadable-loyalty-price');
  const sound = products.filter(({ loyaltyPrice }) => loyaltyPrice !== undefined).length;
  return {
    count: broken.length,
    of: broken.length + sound,
    first: broken[0] ? describeIssue(broken[0]) : null,
  };
}

const countsOf = (
  { rows, skipped, repeats, skippedByKind }: StoreReport,
  severalPrices: number,
): RowCounts => ({
  rows,
  skipped,
  unreadable: skippedByKind['unreadable-price'] ?? 0,
  repeats: repeats + severalPrices,
});

/** The gate keeps names for weeks, and no file with them: small letters are a text of their own where there were others. */
const lowered = (name: string): string => {
  const small = name.toLowerCase();
  return small === name ? ownText(small) : small;
};

function pricesOf(
  { products }: StoreCatalogue,
  issues: readonly Issue[],
): Pick<Snapshot, 'products' | 'prices' | 'codes' | 'severalPrices' | 'distinctNames'> {
  const prices = new Map<string, number>();
  const codes = new Map<string, number>();
  let severalPrices = 0;
  const rows = products.map(({ name, price, gtin, code }) => {
    const number = gtin ?? code;
    const row = {
      name: lowered(name),
      code: number === undefined ? null : ownText(number),
      price,
    };
    const known = prices.get(row.name);
    if (known !== undefined) severalPrices++;
    prices.set(row.name, known === undefined ? price : Math.min(known, price));
    if (row.code !== null) codes.set(row.code, Math.min(price, codes.get(row.code) ?? Infinity));
    return row;
  });
  const unpriced = issues.flatMap(({ name, skipped }) =>
    skipped && name !== undefined ? [name.toLowerCase()] : [],
  );
  return {
    products: rows,
    prices,
    codes,
    severalPrices,
    distinctNames: new Set([...prices.keys(), ...unpriced]).size,
  };
}

/** What a file says of its products besides names and prices; `rows`: the same products as the gate has them. */
function factsOf(
  { products }: StoreCatalogue,
  rows: Snapshot['products'],
  store: Store,
): Pick<Snapshot, 'shelves' | 'capitals' | 'categories' | 'statedDays'> {
  const shelves = new Map<string, string>();
  const capitals = new Set<string>();
  const categories = new Map<string, number>();
  const statedDays = new Map<string, number>();
  const owned = new Map<string, string>();
  products.forEach(({ name, category: printed, priceDate }, at) => {
    const key = rows[at]!.name;
    let category = owned.get(printed);
    if (category === undefined) owned.set(printed, (category = ownText(printed)));
    if (!shelves.has(key)) shelves.set(key, category);
    if (beginsInCapitals(name, store)) capitals.add(key);
    categories.set(category, (categories.get(category) ?? 0) + 1);
    const day = priceDate?.slice(0, 10) ?? '';
    if (DATED.test(day)) statedDays.set(day, (statedDays.get(day) ?? 0) + 1);
  });
  return { shelves, capitals, categories, statedDays };
}

const CAPITALS = /^[A-Z][A-Z'’&.-]{3,}(?= |$)/;
const beginsInCapitals = (name: string, { spellings }: Store): boolean => {
  const [word] = CAPITALS.exec(name) ?? [];
  return word !== undefined && !spellings.includes(word.toLowerCase().replace(/['’]/g, ''));
};

/** Whether the text ends with its last row. A row that is cut lacks columns, or its price a digit that nearly all others have. */
function endOf(
  text: string,
  products: readonly Product[],
  issues: readonly Issue[],
): Pick<Snapshot, 'endsWithLine' | 'brokenEnd'> {
  if (text === '' || /[\r\n]$/.test(text)) return { endsWithLine: true, brokenEnd: null };
  const row = text.slice(text.lastIndexOf('\n') + 1);
  const last = products.at(-1);
  const pence = (price: string): boolean => /\d\.\d\d(?!\d)|\dp\b/.test(price);
  const shortened =
    last !== undefined &&
    !pence(last.priceText) &&
    products.filter(({ priceText }) => pence(priceText)).length > 0.95 * products.length;
  const lacking = issues.some(
    ({ kind, text: said }) =>
      ['too-few-columns', 'bad-quotes', 'no-price', 'unreadable-price'].includes(kind) &&
      // An issue shows the beginning of its row.
      said === row.replaceAll('"', '').slice(0, 80),
  );
  return { endsWithLine: false, brokenEnd: shortened || lacking ? row.slice(-60) : null };
}
