// The price files: fetched from the site root, the chosen store's first; one that fails is named, not hidden.
import {
  buildCatalogue,
  DEFAULT_STORES,
  describeIssue,
  findStore,
  type Catalogue,
  type ManifestEntry,
  type Store,
  type StoreCatalogue,
  type StoreId,
  unknownStore,
} from '../../engine';
import { preparedShelf } from './preparedShelf';
import { isDescribed, priceFileUrl, readPriceManifest, type PriceManifest } from './priceManifest';
import type { FileState } from './protocol';
import { readText, type Fetch } from './readText';
import { SAMPLE_CSV } from './sample';

/** A phone that is just making the list ready for use has no time to spare for them. */
const OTHERS_AFTER_MS = 1_000;
/** A file that takes longer no longer holds up the next one. */
const NEXT_AFTER_MS = 2_000;
/** So long somebody waits who has pasted a list. */
const SOON_MS = 3_000;
/** Longer than this nobody waits for a file, whatever it is made of: catalogue.json, a second asking, a slow drip. */
const LATE_MS = 15_000;

const LATE: FileState = {
  state: 'failed',
  message: `not here after ${LATE_MS / 1000} seconds, it is still being waited for`,
};

/** Resolves when the work is done, or when it is late; the work goes on. */
function inTime(
  work: Promise<unknown>,
  ms: number,
  late: () => void = () => undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      late();
      resolve();
    }, ms);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export class PriceFiles {
  catalogue: Catalogue = { stores: {} };
  /** For suggestions where the file failed: the three sample products of the specification, section 8. */
  private samples: Catalogue = { stores: {} };
  private states: Record<StoreId, FileState> = Object.fromEntries(
    DEFAULT_STORES.map((store) => [store.storedName, { state: 'waiting' as const }]),
  );
  private running = new Map<StoreId, { work: Promise<void>; call: AbortController }>();
  private manifest: Promise<PriceManifest> | null = null;

  constructor(
    private readonly fetchFile: Fetch,
    private readonly changed: (store: StoreId, state: FileState) => void,
  ) {}

  stateOf = (store: StoreId): FileState => this.states[store] ?? { state: 'waiting' };

  /** The stores beside the specification's five that catalogue.json names, made known as waiting files. */
  async published(): Promise<StoreId[]> {
    const named = [...(await this.readManifest()).keys()].filter(
      (store) => this.states[store] === undefined && storeNamed(store) !== null,
    );
    for (const store of named) this.set(store, { state: 'waiting' });
    return Object.keys(this.states);
  }

  private readManifest(): Promise<PriceManifest> {
    return (this.manifest ??= readPriceManifest(this.fetchFile));
  }

  /** The chosen store at once, the others while the shopper types. A file that is late is named; it counts when it comes. */
  async open(store: StoreId): Promise<FileState> {
    // Tried again is all of it: what was wrong may have been what the manifest said.
    if (this.stateOf(store).state === 'failed') this.manifest = null;
    await this.load(store);
    setTimeout(() => void this.settled(), OTHERS_AFTER_MS);
    return this.stateOf(store);
  }

  /** Every file, one after the other: read all at once they would hold up a question for the time of them all. */
  async settled(): Promise<void> {
    const loads: Promise<void>[] = [];
    for (const storedName of await this.published()) {
      const { state } = this.stateOf(storedName);
      if (state !== 'waiting' && state !== 'loading') continue;
      const load = this.load(storedName);
      loads.push(load);
      await inTime(load, NEXT_AFTER_MS);
    }
    await Promise.all(loads);
  }

  /** What a question about one store waits for: an engine that took a dead one's place has opened nothing yet. */
  here(store: StoreId): Promise<void> {
    const { state } = this.stateOf(store);
    return state === 'waiting' || state === 'loading' ? this.load(store) : Promise.resolve();
  }

  /**
   * What a question about one store waits for whose answer is kept, as a pasted list's: what a line means there is told by all
   * files, so those that come soon are waited for.
   */
  async soon(store: StoreId): Promise<void> {
    await this.here(store);
    await inTime(this.settled(), SOON_MS);
  }

  /** What a comparison waits for: the chosen store and all others together no longer than for one. */
  ready(store: StoreId): Promise<void> {
    return inTime(
      inTime(this.here(store), NEXT_AFTER_MS).then(() => this.settled()),
      LATE_MS,
    );
  }

  /** Where suggestions come from. */
  shelf = (store: StoreId): Catalogue =>
    this.catalogue.stores[store] ? this.catalogue : this.samples;

  /** Settled when the file is read, has failed or is late. One that was given up as late is asked for anew. */
  private load(storedName: StoreId): Promise<void> {
    const store = storeNamed(storedName);
    const { state } = this.stateOf(storedName);
    if (!store || state === 'ready') return Promise.resolve();
    let running = this.running.get(storedName);
    if (running && state === 'failed') {
      running.call.abort();
      running = undefined;
    }
    if (!running) {
      const call = new AbortController();
      this.set(storedName, { state: 'loading' });
      running = { call, work: this.fetchAndRead(store, call.signal) };
      this.running.set(storedName, running);
    }
    const { work, call } = running;
    return inTime(work, LATE_MS, () => {
      if (!call.signal.aborted) this.fail(storedName, LATE);
    });
  }

  /** `call`: aborted, it changes nothing any more. */
  private async fetchAndRead(store: Store, call: AbortSignal): Promise<void> {
    try {
      const entry = (await this.readManifest()).get(store.storedName);
      const { shelf, described } =
        (await preparedShelf(this.fetchFile, store, entry, call)) ??
        (await this.priceFile(store, entry, call));
      if (call.aborted) return;
      if (!described) console.warn(`${store.file} is not the file that catalogue.json describes`);
      const { rows, date, source, refused } = shelf.report;
      const cutOff =
        entry?.rows !== undefined && rows < entry.rows ? `${rows} of ${entry.rows} rows` : null;
      if (cutOff) console.warn(`${store.file} is cut off: ${cutOff}`);
      this.catalogue = { stores: { ...this.catalogue.stores, [store.storedName]: shelf } };
      const { products } = shelf.report;
      const state = 'ready' as const;
      this.set(store.storedName, {
        state,
        products,
        date,
        source,
        refused,
        described,
        cutOff,
        ...(entry?.history ? { history: entry.history } : {}),
      });
    } catch (error) {
      if (call.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      console.warn(`${store.file} left out: ${message}`);
      this.fail(store.storedName, { state: 'failed', message });
    } finally {
      if (!call.aborted) this.running.delete(store.storedName);
    }
  }

  private async priceFile(
    store: Store,
    entry: ManifestEntry | undefined,
    call: AbortSignal,
  ): Promise<{ shelf: StoreCatalogue; described: boolean }> {
    const { text, described } = await this.textOf(store, entry, call);
    return { shelf: shelfOf(store, text, described ? entry : undefined), described };
  }

  /** The file that the manifest describes: what a cache has kept of another day, or broken, is asked for again past it. */
  private async textOf(
    store: Store,
    entry: ManifestEntry | undefined,
    signal: AbortSignal,
  ): Promise<{ text: string; described: boolean }> {
    const url = priceFileUrl(store, entry);
    const text = await readText(this.fetchFile, url, { signal });
    if (await isDescribed(text, entry)) return { text, described: true };
    try {
      const again = await readText(this.fetchFile, url, { fresh: true, signal });
      return { text: again, described: await isDescribed(again, entry) };
    } catch {
      return { text, described: false };
    }
  }

  private fail(store: StoreId, state: FileState): void {
    const sample = buildCatalogue([{ store, file: 'sample', text: SAMPLE_CSV, source: 'sample' }]);
    this.samples = { stores: { ...this.samples.stores, ...sample.catalogue.stores } };
    this.set(store, state);
  }

  private set(store: StoreId, state: FileState): void {
    this.states = { ...this.states, [store]: state };
    this.changed(store, state);
  }
}

/** A store by the name that records and manifests keep, also one that no build knew. */
const storeNamed = (name: StoreId): Store | null => findStore(name) ?? unknownStore(name);

/** The products of a file; throws in words what is wrong with the whole of it. `entry`: what is known of it. */
function shelfOf(store: Store, text: string, entry: ManifestEntry | undefined): StoreCatalogue {
  const { storedName, file } = store;
  const { date = null, source = null, refused = null } = entry ?? {};
  const { catalogue, issues } = buildCatalogue([
    { store: storedName, file, text, date, source, refused },
  ]);
  const shelf = catalogue.stores[storedName];
  if (shelf && shelf.report.products > 0) return shelf;
  const broken = issues.find((issue) => issue.row === null && issue.skipped);
  throw new Error(broken ? describeIssue(broken) : `${file}: no usable rows`);
}
