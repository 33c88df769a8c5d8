import { CliError, EXIT, readFailure, type ExitCode, type Io } from '../io';
import { readable, splitLines } from '../catalogue/records';
import { writeAnswers, writeClusters, type AnswerOptions } from './answers';

/** "2/4": the second of four parts of the tasks. */
export interface Shard {
  shard: number;
  of: number;
}
/** The first line of a shard: shards of one run agree in all but their number. */
export interface ShardHead extends Shard {
  basketwise: 'match shard';
  version: 1;
  /** Checksum of the price files as they were read. */
  data: string;
  limit: number;
  /** True: its answers are for clusters, which only all of them together make. */
  cluster: boolean;
}
/** The last line: without it the shard is not whole. */
export interface ShardTail {
  end: true;
  /** Task lines of all shards, and their checksum. */
  tasks: number;
  input: string;
  /** Answers in this shard. */
  answers: number;
}

interface Read {
  file: string;
  head: ShardHead;
  tail: ShardTail;
  answers: Map<number, string>;
}

/** price-compare merge SHARDS...: the shards of one run -> the answers as one run gives them, byte for byte. */
export async function mergeCommand(
  files: readonly string[],
  options: AnswerOptions,
  io: Io,
): Promise<ExitCode> {
  const shards: Read[] = [];
  for (const file of files) shards.push(await readShard(file, io));
  const first = shards[0]!;
  for (const shard of shards) requireSame(shard, first);
  const numbers = shards.map(({ head }) => head.shard);
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at);
  if (twice !== undefined) throw fault(`shard ${twice} of ${first.head.of} is given twice`);
  const missing = Array.from({ length: first.head.of }, (_, at) => at + 1).filter(
    (number) => !numbers.includes(number),
  );
  if (missing.length)
    throw fault(`shard ${missing.join(', ')} of ${first.head.of} is missing; nothing was written`);
  const all = shards.flatMap(({ answers }) => [...answers]).sort(([a], [b]) => a - b);
  const lines = (async function* () {
    for (const [, line] of all) yield line;
  })();
  await (first.head.cluster ? writeClusters : writeAnswers)(lines, options, io);
  return all.length ? EXIT.compared : EXIT.nothing;
}

const fault = (words: string): CliError => new CliError(words, EXIT.unreadable);

function requireSame({ file, head, tail }: Read, first: Read): void {
  const what =
    head.data !== first.head.data
      ? 'other price files'
      : tail.input !== first.tail.input || tail.tasks !== first.tail.tasks
        ? 'other tasks'
        : head.limit !== first.head.limit ||
            head.of !== first.head.of ||
            head.cluster !== first.head.cluster
          ? 'other options'
          : null;
  if (what !== null)
    throw fault(
      `${file}: a shard of another run than ${first.file} (${what}); nothing was written`,
    );
}

async function readShard(file: string, io: Io): Promise<Read> {
  const opened = await io.openText(file);
  if (!opened.ok) throw fault(readFailure(file, opened.why));
  let head: ShardHead | null = null;
  let tail: ShardTail | null = null;
  const answers = new Map<number, string>();
  for await (const line of splitLines(readable(file, opened.chunks))) {
    if (head === null) head = headIn(line, file);
    else if (line.startsWith('{')) tail = JSON.parse(line) as ShardTail;
    else {
      const tab = line.indexOf('\t');
      answers.set(Number(line.slice(0, tab)), line.slice(tab + 1));
    }
  }
  if (head === null || tail?.end !== true || tail.answers !== answers.size)
    throw fault(`${file}: the shard is not whole; run it again`);
  return { file, head, tail, answers };
}

function headIn(line: string, file: string): ShardHead {
  try {
    const head = JSON.parse(line) as ShardHead;
    if (head.basketwise === 'match shard' && head.version === 1) return head;
  } catch {
    // said below
  }
  throw fault(`${file}: not a shard of price-compare match --shard`);
}
