import {
  formatPrice,
  counted,
  sizeOf,
  storeLabel,
  type Product,
  type Size,
  type Store,
} from '../../engine';
import { CliError, EXIT, namesIn, type ExitCode, type Io } from '../io';
import { writeRows, type RowFormat, type Rows } from '../render/rows';
import { fit, right } from '../render/text';
import { filesIn, labelOf } from './snapshot';
import { storesAsked } from '../stores';

export interface DiffOptions {
  store?: string;
  stores?: string;
  format: 'table' | RowFormat;
  output?: string;
}

type Change = 'dearer' | 'cheaper' | 'new' | 'gone' | 'shrunk';
const ORDER: readonly Change[] = ['shrunk', 'dearer', 'cheaper', 'new', 'gone'];

/** One product that is not as it was. `sizeBefore` and `sizeAfter` in `sizeUnit`; null: not stated. */
export interface Difference {
  store: string;
  change: Change;
  name: string;
  before: number | null;
  after: number | null;
  sizeBefore: number | null;
  sizeAfter: number | null;
  sizeUnit: 'g' | 'ml' | 'item' | null;
}

const COLUMNS: Rows<Difference>['columns'] = {
  store: 'STRING',
  change: 'STRING',
  name: 'STRING',
  before: 'DOUBLE',
  after: 'DOUBLE',
  sizeBefore: 'DOUBLE',
  sizeAfter: 'DOUBLE',
  sizeUnit: 'STRING',
};

/** price-compare catalogue diff DAY DAY: what became dearer, cheaper, new, gone, or smaller at the same price. */
export async function diffCommand(
  before: string,
  after: string,
  options: DiffOptions,
  io: Io,
): Promise<ExitCode> {
  const asked = await storesAsked(options, [before, after], io);
  const [old, now] = [await shelves(before, asked, io), await shelves(after, asked, io)];
  const stores = [...now.keys()].filter((store) => old.has(store));
  for (const store of new Set([...old.keys(), ...now.keys()]))
    if (!stores.includes(store)) io.err(`${storeLabel(store)} is in one of the days only\n`);
  if (stores.length === 0)
    throw new CliError('no store has a price file on both days', EXIT.unreadable);
  const rows = stores.flatMap((store) =>
    differences(old.get(store)!, now.get(store)!).map((row) => ({
      store: storeLabel(store),
      ...row,
    })),
  );
  await writeRows({ columns: COLUMNS, rows }, options, io, () => table(rows, before, after));
  return rows.length ? EXIT.compared : EXIT.nothing;
}

async function shelves(
  folder: string,
  asked: readonly Store[],
  io: Io,
): Promise<Map<string, Product[]>> {
  await namesIn(folder, io);
  const found = new Map<string, Product[]>();
  for await (const { snapshot, shelf } of filesIn(folder, asked.length ? asked : null, io))
    if (shelf && !snapshot.unusable) found.set(snapshot.store.storedName, shelf.products);
    else io.err(`left out: ${snapshot.store.label} of ${labelOf(folder)}. ${snapshot.unusable}\n`);
  return found;
}

/** By barcode, the store's number or name; what is then new and gone is paired where only the size in the name differs. */
export function differences(
  old: readonly Product[],
  now: readonly Product[],
): Omit<Difference, 'store'>[] {
  const before = byKey(old);
  const after = byKey(now);
  const found: Omit<Difference, 'store'>[] = [];
  const gone = new Map([...before].filter(([key]) => !after.has(key)));
  const added = new Map([...after].filter(([key]) => !before.has(key)));
  const resized = new Map(
    [...gone.values()].map((product) => [withoutSize(product.name), product]),
  );
  for (const [key, product] of after) {
    const was = before.get(key);
    if (was) found.push(...changeOf(was, product));
  }
  for (const [key, product] of added) {
    const was = resized.get(withoutSize(product.name));
    const change = was && shrunk(was, product);
    if (!was || !change) continue;
    found.push(change);
    added.delete(key);
    gone.delete(keyOf(was));
  }
  for (const product of added.values()) found.push(onOneDay('new', product));
  for (const product of gone.values()) found.push(onOneDay('gone', product));
  return found.sort(
    (a, b) => ORDER.indexOf(a.change) - ORDER.indexOf(b.change) || moved(b) - moved(a),
  );
}

const onOneDay = (change: 'new' | 'gone', { name, price }: Product): Omit<Difference, 'store'> => ({
  change,
  name,
  before: change === 'gone' ? price : null,
  after: change === 'new' ? price : null,
  sizeBefore: null,
  sizeAfter: null,
  sizeUnit: null,
});

const moved = ({ before, after }: Pick<Difference, 'before' | 'after'>): number =>
  before && after ? Math.abs(Math.log(after / before)) : 0;

const keyOf = ({ gtin, code, name }: Product): string =>
  gtin ? `barcode ${gtin}` : code ? `code ${code}` : name.toLowerCase();

/** Of one name at several prices the lowest, as the gate takes it. */
function byKey(products: readonly Product[]): Map<string, Product> {
  const found = new Map<string, Product>();
  for (const product of products) {
    const known = found.get(keyOf(product));
    if (!known || product.price < known.price) found.set(keyOf(product), product);
  }
  return found;
}

/** "Crisps 6 x 25g" and "Crisps 6 x 22g" are one name without their sizes. */
const withoutSize = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?<!\d)\d+(?:[.,]\d+)?\s*(?:kg|g|ml|cl|l|litres?|pack|pk|x|s)?\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const UNITS = { mass: 'g', volume: 'ml', count: 'item', none: null } as const;
const amount = (size: Size): number | null => (size.kind === 'none' ? null : size.amount);

function changeOf(was: Product, is: Product): Omit<Difference, 'store'>[] {
  const smaller = shrunk(was, is);
  if (smaller) return [smaller];
  if (is.price === was.price) return [];
  return [
    {
      change: is.price > was.price ? 'dearer' : 'cheaper',
      name: is.name,
      before: was.price,
      after: is.price,
      sizeBefore: amount(sizeOf(was)),
      sizeAfter: amount(sizeOf(is)),
      sizeUnit: UNITS[sizeOf(is).kind],
    },
  ];
}

const LESS = 0.98;
/** Less in the pack, for no less money. */
function shrunk(was: Product, is: Product): Omit<Difference, 'store'> | null {
  const [old, now] = [sizeOf(was), sizeOf(is)];
  if (old.kind === 'none' || old.kind !== now.kind || is.price < was.price) return null;
  return now.amount < LESS * old.amount
    ? {
        change: 'shrunk',
        name: is.name,
        before: was.price,
        after: is.price,
        sizeBefore: old.amount,
        sizeAfter: now.amount,
        sizeUnit: UNITS[now.kind],
      }
    : null;
}

const SHOWN = 10;
function table(rows: readonly Difference[], before: string, after: string): string {
  const lines = [`From ${labelOf(before)} to ${labelOf(after)}`];
  for (const store of new Set(rows.map((row) => row.store)))
    for (const change of ORDER) {
      const found = rows.filter((row) => row.store === store && row.change === change);
      if (found.length === 0) continue;
      lines.push('', `${store}: ${counted(found.length, 'product')} ${change}`);
      for (const row of found.slice(0, SHOWN))
        lines.push(`  ${fit(row.name, 50)} ${right(priceWords(row), 24)}`.trimEnd());
      if (found.length > SHOWN)
        lines.push(`  and ${found.length - SHOWN} more (all: --format csv)`);
    }
  return `${lines.join('\n')}\n`;
}

function priceWords({ change, before, after, ...size }: Difference): string {
  if (before === null || after === null) return formatPrice((before ?? after)!);
  return change === 'shrunk'
    ? `${formatPrice(after)}, ${size.sizeBefore} to ${size.sizeAfter} ${size.sizeUnit === 'item' ? 'items' : size.sizeUnit}`
    : `${formatPrice(before)} to ${formatPrice(after)}`;
}
