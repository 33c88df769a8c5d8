import { STORES, type Catalogue } from '../../engine';
import { readable, splitLines } from '../catalogue/records';
import { CliError, EXIT, inputName, readFailure, type ExitCode, type Io } from '../io';
import { loadCatalogue, requireStore, storeNamed } from '../loadSources';
import { batchOver, type Answered, type TaskLine } from './batch';
import type { Shard, ShardHead, ShardTail } from './shards';

export interface MatchOptions {
  data?: string;
  limit: number;
  all?: boolean;
  store?: string;
  jobs: number;
  shard?: Shard;
  quiet?: boolean;
}

/** Lines that a worker answers at a time, and batches that wait for each. */
const BATCH = 32;
const AHEAD = 3;

/**
 * price-compare match [TASKS.jsonl]: one answer line per task line, in their order, however many jobs and shards there are.
 * A line that is no task is named on standard error and left out; the others are answered, and the exit code is 3.
 */
export async function matchCommand(
  file: string,
  options: MatchOptions,
  terminal: Io,
): Promise<ExitCode> {
  const io = options.quiet ? { ...terminal, status: () => undefined } : terminal;
  if (options.all !== (options.store !== undefined))
    throw new CliError('--all and --store belong together: match --all --store Tesco', EXIT.usage);
  const folder = options.data ?? io.bundledCatalogue;
  // Before the price files: a mistyped name is said at once.
  const input = options.all ? null : await tasksIn(file, io);
  const loaded = await loadCatalogue(folder, io);
  const source = input ?? allOf(loaded, storeNamed(options.store!).storedName);
  const run = new Run(inputName(options.all ? 'the store' : file), options, io);
  run.begin(options.shard ? io.sha256(fingerprint(loaded.catalogue)) : '');
  const progress = options.quiet ? null : io.progress('tasks');
  const workers = await startWorkers(folder, options, loaded.catalogue, io);
  try {
    await run.answerAll(source, workers, (count) => {
      progress?.update(count);
      if (source.total) progress?.at(count, source.total);
      else if (source.read) progress?.at(source.read(), source.bytes!);
    });
  } finally {
    progress?.stop();
    await Promise.all(workers.map(({ end }) => end()));
  }
  return run.end();
}

interface TaskSource {
  lines: AsyncIterable<string> | Iterable<string>;
  /** Lines, where it is known before. */
  total?: number;
  bytes?: number;
  read?(): number;
}

async function tasksIn(file: string, io: Io): Promise<TaskSource> {
  if (file === '-') return { lines: splitLines(readable(inputName(file), io.openInput())) };
  const opened = await io.openText(file);
  if (!opened.ok) throw new CliError(readFailure(file, opened.why), EXIT.unreadable);
  const { chunks, bytes, bytesRead } = opened;
  return { lines: splitLines(readable(file, chunks)), bytes, read: bytesRead };
}

/** Every product of a store as a task against the others. */
function allOf(loaded: Awaited<ReturnType<typeof loadCatalogue>>, store: string): TaskSource {
  requireStore(loaded, storeNamed(store));
  const { products } = loaded.catalogue.stores[store]!;
  const stores = STORES.filter(
    ({ storedName }) => storedName !== store && loaded.catalogue.stores[storedName],
  ).map(({ id }) => id);
  const lines = products.map(({ name, price, category, gtin }, at) =>
    JSON.stringify({ id: at + 1, product: { name, price, category, store, gtin }, stores }),
  );
  return { lines, total: lines.length };
}

/** What the price files say, in one text: shards over other prices are not merged. */
const fingerprint = ({ stores }: Catalogue): string =>
  Object.values(stores)
    .map(({ store, products }) =>
      [store, ...products.map(({ name, price, gtin }) => `${name}\t${price}\t${gtin ?? ''}`)].join(
        '\n',
      ),
    )
    .join('\n\n');

interface MatchWorker {
  ask(lines: readonly TaskLine[]): Promise<Answered[]>;
  end(): Promise<void>;
}

/** One job answers here; more are worker threads, which read the price files themselves. */
async function startWorkers(
  folder: string,
  { jobs, limit }: MatchOptions,
  catalogue: Catalogue,
  io: Io,
): Promise<MatchWorker[]> {
  const batch = batchOver(catalogue, limit);
  if (jobs === 1) return [{ ask: async (lines) => batch(lines), end: async () => undefined }];
  return Promise.all(Array.from({ length: jobs }, () => io.startMatchWorker({ folder, limit })));
}

/** A run over the tasks, or over one shard of them: counts, order and what is written. */
class Run {
  private number = 0;
  private tasks = 0;
  private mine = 0;
  private bad = 0;
  private answers = 0;
  private any = false;
  private input = '';

  constructor(
    private readonly name: string,
    private readonly options: MatchOptions,
    private readonly io: Io,
  ) {}

  begin(data: string): void {
    const { shard, limit } = this.options;
    if (!shard) return;
    const head: ShardHead = { basketwise: 'match shard', version: 1, ...shard, data, limit };
    this.io.out(`${JSON.stringify(head)}\n`);
  }

  /** Batches go to the workers in turn and are written in the order of the lines. */
  async answerAll(
    { lines }: TaskSource,
    workers: readonly MatchWorker[],
    done: (count: number) => void,
  ): Promise<void> {
    const waiting: Promise<Answered[]>[] = [];
    let batch: TaskLine[] = [];
    let next = 0;
    const send = (): void => {
      const asked = workers[next++ % workers.length]!.ask(batch);
      // A failure is met when its turn comes, not before.
      asked.catch(() => undefined);
      waiting.push(asked);
      batch = [];
    };
    for await (const text of lines) {
      if (!this.takes(text)) continue;
      batch.push({ number: this.number, text });
      if (batch.length < (workers.length > 1 ? BATCH : 1)) continue;
      send();
      if (waiting.length >= workers.length * (workers.length > 1 ? AHEAD : 1))
        await this.write(await waiting.shift()!);
      done(this.mine);
      if (!this.io.outOpen()) break;
    }
    if (batch.length) send();
    for (const asked of waiting) await this.write(await asked);
    done(this.mine);
  }

  end(): ExitCode {
    const { shard } = this.options;
    if (shard) {
      const { tasks, input, answers } = this;
      this.io.out(`${JSON.stringify({ end: true, tasks, input, answers } satisfies ShardTail)}\n`);
    }
    if (this.bad) this.io.err(`${this.bad} of ${this.mine} tasks were left out\n`);
    if (this.bad) return EXIT.unreadable;
    return this.any || (shard && this.mine === 0) ? EXIT.compared : EXIT.nothing;
  }

  /** Counts a line; true where it is a task of this run's shard. */
  private takes(text: string): boolean {
    this.number++;
    if (text.trim() === '') return false;
    const { shard } = this.options;
    const at = this.tasks++;
    if (shard) {
      this.input = this.io.sha256(this.input + text);
      if (at % shard.of !== shard.shard - 1) return false;
    }
    this.mine++;
    return true;
  }

  private async write(answered: readonly Answered[]): Promise<void> {
    for (const { number, out, why, matched } of answered) {
      if (out === null) {
        this.bad++;
        this.io.err(`${this.name}, line ${number}: ${why}\n`);
        continue;
      }
      this.answers++;
      this.any ||= matched;
      this.io.out(this.options.shard ? `${number}\t${out}\n` : `${out}\n`);
    }
    await this.io.drained();
  }
}
