import { counted, type Store } from '../../engine';
import { Gate, measuresBehind, type Judgement } from '../catalogue/gate';
import { datedFolders, filesIn, labelOf, type ReadFile } from '../catalogue/snapshot';
import { CliError, EXIT, namesIn, type ExitCode, type Io } from '../io';
import { dayNumber } from '../parquet';
import { pricesTable, productsTable } from './packFiles';
import { findPack, halfOf, PACK, type PackedStore, type PackManifest } from './packManifest';
import { bookOf, recall } from './restore';
import { Runs } from './runs';
import { StoreBook } from './storeBook';

/** price-compare catalogue pack DIR... --out prices.parquet: dated folders -> one pack; days that it has already are left alone. */
export async function packCommand(
  folders: readonly string[],
  { out }: { out: string },
  io: Io,
): Promise<ExitCode> {
  io.spareMemory();
  const days = await daysOf(folders, io);
  if ((await datedFolders(out, io)).length)
    throw new CliError(
      `--out ${out} has dated folders in it, which nobody would read beside a pack; name another`,
      EXIT.usage,
    );
  return io.exclusive(out, async () => {
    const packer = new Packer(out, io);
    await packer.open();
    const fresh = packer.laterThanPacked(days);
    for (const { day, folder } of fresh) {
      io.status(`packing ${day} …`);
      for await (const file of filesIn(folder, null, io, day)) await packer.add(day, file);
    }
    io.status(null);
    if (packer.isEmpty())
      throw new CliError(
        `${folders.join(', ')}: no price file in the dated folders (expected tesco.csv, asda.csv ...)`,
        EXIT.unreadable,
      );
    await packer.close();
    io.out(packer.words());
    return EXIT.compared;
  });
}

async function daysOf(
  folders: readonly string[],
  io: Io,
): Promise<{ day: string; folder: string }[]> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    await namesIn(folder, io);
    const inside = await datedFolders(folder, io);
    const named = labelOf(folder);
    if (inside.length === 0 && !/^\d{4}-\d{2}-\d{2}$/.test(named))
      throw new CliError(
        `${folder}: no dated folders in it; expected folders such as 2026-11-01 with tesco.csv, asda.csv ...`,
        EXIT.unreadable,
      );
    if (inside.length === 0) found.set(named, folder);
    for (const day of inside) found.set(day, io.join(folder, day));
  }
  return [...found]
    .map(([day, folder]) => ({ day, folder }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** A store while it is packed: only the half year at hand is in memory. */
interface Open {
  book: StoreBook;
  packed: PackedStore;
  half: string | null;
}

class Packer {
  /** By the store's name. */
  private readonly open_ = new Map<string, Open>();
  private readonly gate: Gate;
  private manifest: PackManifest = { version: 1, stores: [], judgements: [] };
  private readonly changed = new Set<string>();
  private readonly superseded: string[] = [];
  private readonly added = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly io: Io,
  ) {
    this.gate = new Gate(io.today());
  }

  async open(): Promise<void> {
    this.manifest = (await findPack(this.folder, this.io)) ?? this.manifest;
    for (const packed of this.manifest.stores) await this.restore(packed);
  }

  /** Prices are runs of days: a day between two others cannot be put in, so that is said. */
  laterThanPacked(days: readonly { day: string; folder: string }[]): typeof days {
    const known = new Set(this.manifest.judgements.map(({ label }) => label));
    const last = [...known].sort().at(-1) ?? '';
    const between = days.find(({ day }) => day < last && !known.has(day));
    if (between)
      throw new CliError(
        `${between.day} lies before ${last}, the last day of ${this.folder}; pack all folders anew into another`,
        EXIT.unreadable,
      );
    return days.filter(({ day }) => day > last);
  }

  async add(day: string, { snapshot, shelf }: ReadFile): Promise<void> {
    const judgement: Judgement = this.gate.judge(snapshot);
    this.manifest.judgements.push(judgement);
    this.added.add(day);
    if (judgement.verdict === 'refuse' || !shelf) return;
    const { store, distinctNames, counts } = snapshot;
    const open = this.openStore(store);
    if (open.half !== null && open.half !== halfOf(day)) {
      await this.writePrices(open);
      open.book.runs = new Runs();
    }
    open.half = halfOf(day);
    open.book.add(dayNumber(day), shelf.products);
    open.packed.days.push(day);
    open.packed.accepted = [
      ...measuresBehind(
        open.packed.accepted,
        { day, distinctNames, counts },
        judgement.verdict,
        snapshot.normal !== null,
      ),
    ];
    this.changed.add(store.storedName);
  }

  /** Tables first, what names them last: a reader sees the old pack or the new one. */
  async close(): Promise<void> {
    for (const name of this.changed) {
      const open = this.open_.get(name)!;
      await this.writePrices(open);
      const file = `products/${open.book.store.id}-${open.packed.days.at(-1)!}.parquet`;
      await this.io.writeBytes(this.io.join(this.folder, file), await productsTable(open.book));
      this.supersede(open.packed.products.file, file);
      open.packed.products = { file, rows: open.book.products.length };
    }
    this.manifest.stores = [...this.open_.values()].map(({ packed }) => packed);
    const text = `${JSON.stringify(this.manifest)}\n`;
    await this.io.writeBytes(this.io.join(this.folder, PACK), new TextEncoder().encode(text));
    for (const file of this.superseded) await this.io.remove(this.io.join(this.folder, file));
  }

  isEmpty = (): boolean => this.manifest.judgements.length === 0;

  words(): string {
    const days = this.added.size;
    const { stores } = this.manifest;
    const rows = stores.flatMap(({ prices }) => prices).reduce((sum, file) => sum + file.rows, 0);
    const products = stores.reduce((sum, store) => sum + store.products.rows, 0);
    return `${this.folder}: ${counted(days, 'day')} added; ${counted(products, 'product')} of ${counted(stores.length, 'store')}, ${counted(rows, 'price change')}\n`;
  }

  private openStore(store: Store): Open {
    let open = this.open_.get(store.storedName);
    if (!open) {
      const packed: PackedStore = {
        store: store.storedName,
        days: [],
        accepted: [],
        products: { file: '', rows: 0 },
        prices: [],
      };
      this.open_.set(store.storedName, (open = { book: new StoreBook(store), packed, half: null }));
    }
    return open;
  }

  private async writePrices({ book, packed, half }: Open): Promise<void> {
    const file = `prices/${book.store.id}-${half}-${packed.days.at(-1)!}.parquet`;
    await this.io.writeBytes(
      this.io.join(this.folder, file),
      await pricesTable(book.store, book.runs),
    );
    const known = packed.prices.find((entry) => entry.half === half);
    if (known) {
      this.supersede(known.file, file);
      Object.assign(known, { file, rows: book.runs.length });
    } else packed.prices.push({ half: half!, file, rows: book.runs.length });
  }

  private supersede(old: string, file: string): void {
    if (old !== '' && old !== file) this.superseded.push(old);
  }

  /** A store as the last packing left it, and what the gate needs of its last accepted files. */
  private async restore(packed: PackedStore): Promise<void> {
    const book = await bookOf(this.folder, packed, this.io);
    this.open_.set(packed.store, { book, packed, half: packed.prices.at(-1)!.half });
    await recall(this.gate, this.folder, packed, book, this.io);
  }
}
