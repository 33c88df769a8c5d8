import { EXIT, type ExitCode, type Io } from '../io';
import type { Answered, TaskLine } from './batch';
import type { Shard, ShardHead, ShardTail } from './shards';

/** Lines that a worker answers at a time, and batches that wait for each. */
const BATCH = 32;
const AHEAD = 3;

export interface TaskSource {
  lines: AsyncIterable<string> | Iterable<string>;
  /** Lines, where it is known before. */
  total?: number;
  bytes?: number;
  read?(): number;
}

export interface MatchWorker {
  ask(lines: readonly TaskLine[]): Promise<Answered[]>;
  end(): Promise<void>;
}

/** An answer line without its end, and the number of its task's line. */
export interface NumberedAnswer {
  number: number;
  out: string;
}

interface RunOptions {
  limit: number;
  cluster?: boolean;
  shard?: Shard;
}

/** A run over the tasks, or over one shard of them: counts, order and what is written. */
export class Run {
  private number = 0;
  private tasks = 0;
  private mine = 0;
  private bad = 0;
  private count = 0;
  private any = false;
  private input = '';

  constructor(
    private readonly name: string,
    private readonly options: RunOptions,
    private readonly io: Io,
  ) {}

  /** Batches go to the workers in turn; their answers come in the order of the lines. */
  async *answers(
    { lines }: TaskSource,
    workers: readonly MatchWorker[],
    done: (count: number) => void,
  ): AsyncGenerator<NumberedAnswer> {
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
    const several = workers.length > 1;
    for await (const text of lines) {
      if (!this.takes(text)) continue;
      batch.push({ number: this.number, text });
      if (batch.length < (several ? BATCH : 1)) continue;
      send();
      if (waiting.length >= workers.length * (several ? AHEAD : 1))
        yield* this.counted(await waiting.shift()!);
      done(this.mine);
    }
    if (batch.length) send();
    for (const asked of waiting) yield* this.counted(await asked);
    done(this.mine);
  }

  /** Answers between the lines by which `merge` knows that they belong together and are all there. */
  async *shard(answers: AsyncIterable<NumberedAnswer>, data: string): AsyncGenerator<string> {
    const { shard, limit, cluster = false } = this.options;
    const head: ShardHead = {
      basketwise: 'match shard',
      version: 1,
      ...shard!,
      data,
      limit,
      cluster,
    };
    yield `${JSON.stringify(head)}\n`;
    for await (const { number, out } of answers) yield `${number}\t${out}\n`;
    const { tasks, input, count } = this;
    const tail: ShardTail = { end: true, tasks, input, answers: count };
    yield `${JSON.stringify(tail)}\n`;
  }

  end(): ExitCode {
    const { shard } = this.options;
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

  private *counted(answered: readonly Answered[]): Generator<NumberedAnswer> {
    for (const { number, out, why, matched } of answered) {
      if (out === null) {
        this.bad++;
        this.io.err(`${this.name}, line ${number}: ${why}\n`);
        continue;
      }
      this.count++;
      this.any ||= matched;
      yield { number, out };
    }
  }
}
