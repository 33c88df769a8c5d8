// The price files: fetched from the site root, the chosen store's first; one that fails is named, not hidden.
import {
  buildCatalogue,
  describeIssue,
  DEFAULT_STORES,
  type Catalogue,
  type StoreId,
} from '../../engine';
import { isDescribed, priceFileUrl, readPriceManifest, type ManifestEntry } from './priceManifest';
import type { FileState } from './protocol';
import { readText, type Fetch } from './readText';
import { SAMPLE_CSV } from './sample';

/** A phone that is just making the list ready for use has no time to spare for them. */
const OTHERS_AFTER_MS = 1_000;
/** A file that takes longer no longer holds up the next one. */
const NEXT_AFTER_MS = 2_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class PriceFiles {
  catalogue: Catalogue = { stores: {} };
  /** For suggestions where the file failed: the three sample products of the specification, section 8. */
  private samples: Catalogue = { stores: {} };
  private states: Record<StoreId, FileState> = Object.fromEntries(
    DEFAULT_STORES.map((store) => [store.storedName, { state: 'waiting' as const }]),
  );
  private running = new Map<StoreId, Promise<void>>();
  private manifest: Promise<Map<string, ManifestEntry>> | null = null;

  constructor(
    private readonly fetchFile: Fetch,
    private readonly changed: (store: StoreId, state: FileState) => void,
  ) {}

  stateOf = (store: StoreId): FileState =>
    this.states[store] ?? { state: 'failed', message: 'not a known store' };

  /** The chosen store at once, the others while the shopper types. */
  async open(store: StoreId): Promise<FileState> {
    await this.load(store);
    setTimeout(() => void this.settled(), OTHERS_AFTER_MS);
    return this.stateOf(store);
  }

  /** Every file, one after the other: read all at once they would hold up a question for the time of them all. */
  async settled(): Promise<void> {
    const loads: Promise<void>[] = [];
    for (const { storedName } of DEFAULT_STORES) {
      const { state } = this.stateOf(storedName);
      if (state !== 'waiting' && state !== 'loading') continue;
      const load = this.load(storedName);
      loads.push(load);
      await Promise.race([load, sleep(NEXT_AFTER_MS)]);
    }
    await Promise.all(loads);
  }

  /** Where suggestions come from. */
  shelf = (store: StoreId): Catalogue =>
    this.catalogue.stores[store] ? this.catalogue : this.samples;

  private load(store: StoreId): Promise<void> {
    if (this.stateOf(store).state === 'ready') return Promise.resolve();
    const running =
      this.running.get(store) ?? this.fetchAndRead(store).finally(() => this.running.delete(store));
    this.running.set(store, running);
    return running;
  }

  private async fetchAndRead(storedName: StoreId): Promise<void> {
    const store = DEFAULT_STORES.find((known) => known.storedName === storedName);
    if (!store) return;
    this.set(storedName, { state: 'loading' });
    try {
      this.manifest ??= readPriceManifest(this.fetchFile);
      const entry = (await this.manifest).get(storedName);
      const text = await readText(this.fetchFile, priceFileUrl(store, entry));
      const described = await isDescribed(text, entry);
      if (!described) console.warn(`${store.file} is not the file that catalogue.json describes`);
      const known = described ? entry : undefined;
      const source = {
        store: storedName,
        file: store.file,
        text,
        date: known?.date ?? null,
        source: known?.source ?? null,
        refused: known?.refused ?? null,
      };
      const { catalogue, issues } = buildCatalogue([source]);
      const shelf = catalogue.stores[storedName];
      const broken = issues.find((issue) => issue.row === null && issue.skipped);
      if (!shelf || shelf.products.length === 0)
        throw new Error(broken ? describeIssue(broken) : `${store.file}: no usable rows`);
      const { rows } = shelf.report;
      const cutOff =
        entry?.rows !== undefined && rows < entry.rows ? `${rows} of ${entry.rows} rows` : null;
      if (cutOff) console.warn(`${store.file} is cut off: ${cutOff}`);
      this.catalogue = { stores: { ...this.catalogue.stores, [storedName]: shelf } };
      this.set(storedName, {
        state: 'ready',
        products: shelf.products.length,
        date: shelf.report.date,
        source: shelf.report.source,
        refused: shelf.report.refused,
        described,
        cutOff,
      });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.warn(`${store.file} left out: ${message}`);
      const sample = buildCatalogue([
        { store: storedName, file: 'sample', text: SAMPLE_CSV, source: 'sample' },
      ]).catalogue;
      this.samples = { stores: { ...this.samples.stores, ...sample.stores } };
      this.set(storedName, { state: 'failed', message });
    }
  }

  private set(store: StoreId, state: FileState): void {
    this.states = { ...this.states, [store]: state };
    this.changed(store, state);
  }
}
