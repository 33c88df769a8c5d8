import { storesWith, type Catalogue, type Store } from '../../engine';
import { readable, splitLines } from '../catalogue/records';
import { CliError, EXIT, inputName, readFailure, type ExitCode, type Io } from '../io';
import { loadCatalogue, requireStore, type Loaded } from '../loadSources';
import { requireParquetPlace, writeText } from '../render/rows';
import { writeAnswers, writeClusters, type AnswerOptions } from './answers';
import { batchOver } from './batch';
import { Run, type MatchWorker, type NumberedAnswer, type TaskSource } from './run';
import { storeNamed } from '../stores';
import type { Shard } from './shards';

export interface MatchOptions extends AnswerOptions {
  data?: string;
  limit: number;
  all?: boolean;
  cluster?: boolean;
  store?: string;
  jobs: number;
  shard?: Shard;
  quiet?: boolean;
}

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
  requireFitting(options, io);
  const folder = options.data ?? io.bundledCatalogue;
  // Before the price files: a mistyped name is said at once.
  const input = options.all ? null : await tasksIn(file, io);
  const { store } = options;
  const chosen = store === undefined ? null : await storeNamed(store, [folder], io);
  const loaded = await loadCatalogue(folder, io);
  const source = input ?? allOf(loaded, chosen);
  const run = new Run(inputName(options.all ? 'the store' : file), options, io);
  const data = options.shard ? io.sha256(fingerprint(loaded.catalogue)) : '';
  const progress = options.quiet ? null : io.progress('tasks');
  const workers = await startWorkers(folder, options, loaded.catalogue, io);
  const answers = run.answers(source, workers, (count) => {
    progress?.update(count);
    if (source.total) progress?.at(count, source.total);
    else if (source.read) progress?.at(source.read(), source.bytes!);
  });
  try {
    if (options.shard) await writeText(run.shard(answers, data), options.output, io);
    else await (options.cluster ? writeClusters : writeAnswers)(texts(answers), options, io);
  } finally {
    progress?.stop();
    await Promise.all(workers.map(({ end }) => end()));
  }
  return run.end();
}

function requireFitting(
  { all, store, cluster, shard, format, output }: MatchOptions,
  io: Io,
): void {
  const fault =
    cluster && !all
      ? '--cluster is of all products: match --all --cluster'
      : store !== undefined && !all
        ? '--store belongs to --all: match --all --store Tesco'
        : all && !cluster && store === undefined
          ? '--all needs --store, or --cluster: match --all --store Tesco'
          : shard && format !== 'jsonl'
            ? 'a shard has a format of its own; give --format to merge'
            : null;
  if (fault !== null) throw new CliError(fault, EXIT.usage);
  if (format === 'parquet') requireParquetPlace(output, io);
}

async function* texts(answers: AsyncIterable<NumberedAnswer>): AsyncGenerator<string> {
  for await (const { out } of answers) yield out;
}

async function tasksIn(file: string, io: Io): Promise<TaskSource> {
  if (file === '-') return { lines: splitLines(readable(inputName(file), io.openInput())) };
  const opened = await io.openText(file);
  if (!opened.ok) throw new CliError(readFailure(file, opened.why), EXIT.unreadable);
  const { chunks, bytes, bytesRead } = opened;
  return { lines: splitLines(readable(file, chunks)), bytes, read: bytesRead };
}

/** Every product of a store (none named: of each store) as a task against the others. */
function allOf(loaded: Loaded, chosen: Store | null): TaskSource {
  const { catalogue } = loaded;
  if (chosen) requireStore(loaded, chosen);
  const there = storesWith(Object.keys(catalogue.stores)).filter(
    ({ storedName }) => catalogue.stores[storedName],
  );
  const lines = (chosen ? [chosen] : there).flatMap(({ storedName: store }) => {
    const stores = there.filter(({ storedName }) => storedName !== store).map(({ id }) => id);
    return catalogue.stores[store]!.products.map(({ name, price, category, gtin }) => ({
      product: { name, price, category, store, gtin },
      stores,
    }));
  });
  return {
    lines: lines.map((task, at) => JSON.stringify({ id: at + 1, ...task })),
    total: lines.length,
  };
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

/** One job answers here; more are worker threads, which read the price files themselves. */
async function startWorkers(
  folder: string,
  { jobs, limit, cluster = false }: MatchOptions,
  catalogue: Catalogue,
  io: Io,
): Promise<MatchWorker[]> {
  const batch = batchOver(catalogue, { limit, cluster });
  if (jobs === 1) return [{ ask: async (lines) => batch(lines), end: async () => undefined }];
  return Promise.all(
    Array.from({ length: jobs }, () => io.startMatchWorker({ folder, limit, cluster })),
  );
}
