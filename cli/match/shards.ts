import { CliError, EXIT, readFailure, type ExitCode, type Io } from '../io';
import { readable, splitLines } from '../catalogue/records';
import { writeAnswers, writeClusters, type AnswerOptions } from './answers';
import type { NumberedAnswer } from './run';

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

/** A shard that was read through once, and is whole. */
interface Whole {
  file: string;
  head: ShardHead;
  tail: ShardTail;
}

/**
 * price-compare merge SHARDS...: the shards of one run -> the answers as one run gives them, byte for byte. Shards are read
 * twice, first to see that all are there and whole, so that no more than a line of each is in memory.
 */
export async function mergeCommand(
  files: readonly string[],
  options: AnswerOptions,
  io: Io,
): Promise<ExitCode> {
  const shards: Whole[] = [];
  for (const file of files) shards.push(await wholeShard(file, io));
  requireOneRun(shards);
  const { cluster } = shards[0]!.head;
  await (cluster ? writeClusters : writeAnswers)(inOrder(files, io), options, io);
  return shards.some(({ tail }) => tail.answers > 0) ? EXIT.compared : EXIT.nothing;
}

const fault = (words: string): CliError => new CliError(words, EXIT.unreadable);

function requireOneRun(shards: readonly Whole[]): void {
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
}

function requireSame({ file, head, tail }: Whole, first: Whole): void {
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

async function wholeShard(file: string, io: Io): Promise<Whole> {
  let head: ShardHead | null = null;
  let tail: ShardTail | null = null;
  let answers = 0;
  let last = 0;
  for await (const line of linesOf(file, io)) {
    if (head === null) head = headIn(line, file);
    else if (line.startsWith('{')) tail = JSON.parse(line) as ShardTail;
    else {
      const { number } = answerIn(line);
      // Behind the end, or out of order: two files put together, or a part that is gone.
      if (tail !== null || !(number > last)) throw notWhole(file);
      last = number;
      answers++;
    }
  }
  if (head === null || tail?.end !== true || tail.answers !== answers) throw notWhole(file);
  return { file, head, tail };
}

const notWhole = (file: string): CliError => fault(`${file}: the shard is not whole; run it again`);

async function* linesOf(file: string, io: Io): AsyncGenerator<string> {
  const opened = await io.openText(file);
  if (!opened.ok) throw fault(readFailure(file, opened.why));
  yield* splitLines(readable(file, opened.chunks));
}

function answerIn(line: string): NumberedAnswer {
  const tab = line.indexOf('\t');
  return { number: Number(line.slice(0, tab)), out: line.slice(tab + 1) };
}

async function* answersOf(file: string, io: Io): AsyncGenerator<NumberedAnswer> {
  for await (const line of linesOf(file, io)) if (!line.startsWith('{')) yield answerIn(line);
}

/** The answers of all shards by the number of their task; in each shard they are in that order. */
async function* inOrder(files: readonly string[], io: Io): AsyncGenerator<string> {
  const shards = files.map((file) => answersOf(file, io));
  const next = await Promise.all(shards.map((shard) => shard.next()));
  for (;;) {
    let least = -1;
    next.forEach(({ done, value }, at) => {
      if (!done && (least < 0 || value.number < numberAt(next, least))) least = at;
    });
    if (least < 0) return;
    yield (next[least]!.value as NumberedAnswer).out;
    next[least] = await shards[least]!.next();
  }
}
const numberAt = (next: readonly IteratorResult<NumberedAnswer>[], at: number): number =>
  (next[at]!.value as NumberedAnswer).number;

function headIn(line: string, file: string): ShardHead {
  try {
    const head = JSON.parse(line) as ShardHead;
    if (head.basketwise === 'match shard' && head.version === 1) return head;
  } catch {
    // said below
  }
  throw fault(`${file}: not a shard of price-compare match --shard`);
}
