// The page's end of the wire: one promise per request id; answers nobody waits for any more are dropped. The only owner of
// how long anything is waited for, and of starting the engine again on the page.
import { DEFAULT_STORES, type StoreId } from '../../engine';
import type { AskedList } from '../session/request';
import {
  readMessage,
  type ComparedList,
  type EnginePort,
  type FileState,
  type FileStates,
  type Verb,
  type Verbs,
} from './protocol';

export interface EngineClient {
  ask<V extends Verb>(verb: V, ...args: Parameters<Verbs[V]>): Promise<ReturnType<Verbs[V]>>;
  /** The last comparison, where it is of this very list and of the files as they are now; null: it is to be asked for. */
  answered(list: AskedList): ComparedList | null;
  files: { getSnapshot(): FileStates; subscribe(listener: () => void): () => void };
}

interface Pending {
  message: { id: number; verb: Verb; args: unknown[] };
  resolve(value: unknown): void;
  reject(error: Error): void;
  /** Ticks without a sign of life since it was asked. */
  waited: number;
}

/**
 * Counted in ticks of the page's own clock, not by the time of day: a page that was frozen or busy has heard nothing,
 * but it has not listened either.
 */
const TICK_MS = 1_000;
/** An engine that works says so every second (host.ts); one that has fallen silent is started again on the page. */
const SILENT_TICKS = 8;
/** Its script is long on its way over a slow line: a start is not broken off before this. */
const START_TICKS = 40;
/** Longer than this nobody is left without a word, whatever the engine is still doing. */
const REQUEST_TICKS = 17;

const NO_ENGINE: FileState = { state: 'failed', message: 'no answer', noEngine: true };

/** An engine at work, in the worker or on the page. */
interface Running {
  port: EnginePort;
  onPage: boolean;
  heard: boolean;
  /** Ticks since it was last heard. */
  quiet: number;
}

/** Starts `worker` with the first question; when it breaks, falls silent or talks nonsense, the same requests go to `page`. */
export function createEngineClient(worker: () => EnginePort, page: () => EnginePort): EngineClient {
  const states = new States();
  const wire = new Wire(worker, page, states);
  const last = lastComparison(states);
  return {
    async ask(verb, ...args) {
      const answer = await wire.ask(verb, args);
      if (verb === 'compare' || verb === 'prepare')
        last.set(args[0] as AskedList, answer as ComparedList | null);
      return answer as never;
    },
    answered: last.of,
    files: {
      getSnapshot: () => states.now,
      subscribe: (listener) => states.subscribe(listener),
    },
  };
}

/** Never an old one: another list, or a file that is another since, and nothing is known. */
function lastComparison(states: States) {
  let last: { list: string; files: FileStates; answer: ComparedList } | null = null;
  return {
    set(list: AskedList, answer: ComparedList | null): void {
      if (answer) last = { list: JSON.stringify(list), files: states.now, answer };
    },
    of: (list: AskedList): ComparedList | null =>
      last?.files === states.now && last.list === JSON.stringify(list) ? last.answer : null,
  };
}

/** What is known of each store's file. */
class States {
  now: FileStates = Object.fromEntries(
    DEFAULT_STORES.map(({ storedName }) => [storedName, { state: 'waiting' as const }]),
  );
  private readonly listeners = new Set<() => void>();

  set(changed: Record<StoreId, FileState>): void {
    // The others stay what they are: who shows one of them is left alone.
    this.now = { ...this.now, ...changed };
    for (const listener of [...this.listeners]) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Those still on their way will not come. */
  noEngine(): void {
    this.set(
      Object.fromEntries(
        Object.entries(this.now).flatMap(([store, { state }]) =>
          state === 'waiting' || state === 'loading' ? [[store, NO_ENGINE]] : [],
        ),
      ),
    );
  }

  askedAgain(store: StoreId): void {
    const state = this.now[store];
    if (state?.state === 'failed' && state.noEngine) this.set({ [store]: { state: 'waiting' } });
  }
}

/** The questions that are open, and the engine they were put to. */
class Wire {
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  // Not before it is needed: on the landing page a second engine start would only compete with the first paint.
  private running: Running | null = null;
  private clock: ReturnType<typeof setInterval> | null = null;
  /** Stores that were asked for in vain: asked for again when the engine comes after all. */
  private readonly missed = new Set<StoreId>();

  constructor(
    private readonly worker: () => EnginePort,
    private readonly page: () => EnginePort,
    private readonly states: States,
  ) {}

  ask(verb: Verb, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const message = { id: ++this.lastId, verb, args };
      const engine = this.engineToAsk();
      if (this.pending.size === 0 && engine.heard) engine.quiet = 0;
      this.pending.set(message.id, { message, resolve, reject, waited: 0 });
      this.clock ??= setInterval(() => this.tick(), TICK_MS);
      if (verb === 'open') this.states.askedAgain(args[0] as StoreId);
      try {
        engine.port.post(message as never);
      } catch (error) {
        // What cannot be sent at all (a function among the data) is this question's fault only.
        this.settle(message.id);
        throw error;
      }
    });
  }

  /** Who was not heard at all for as long as anybody waits is not asked a second time. */
  private engineToAsk(): Running {
    const { running } = this;
    if (running && !running.onPage && !running.heard && running.quiet >= REQUEST_TICKS)
      this.broken(running, 'the worker has not come');
    return this.running ?? this.start(false);
  }

  private start(onPage: boolean): Running {
    let port: EnginePort;
    try {
      port = (onPage ? this.page : this.worker)();
    } catch (error) {
      if (onPage) throw error;
      return this.start(true);
    }
    const mine: Running = { port, onPage, heard: false, quiet: 0 };
    this.running = mine;
    port.listen(
      (data) => {
        if (this.running === mine) this.hear(mine, data);
      },
      (reason) => {
        if (this.running === mine) this.broken(mine, reason);
      },
    );
    return mine;
  }

  private broken(engine: Running, reason: string): void {
    engine.port.close();
    this.running = null;
    if (engine.onPage) {
      // The next question starts from the beginning.
      for (const id of [...this.pending.keys()]) this.fail(id, reason);
      return;
    }
    console.warn(`engine moved to the page: ${reason}`);
    const next = this.start(true);
    for (const { message } of this.pending.values()) next.port.post(message as never);
  }

  private hear(engine: Running, data: unknown): void {
    const message = readMessage(data, (id) => this.pending.get(id)?.message.verb);
    if (!message) return this.broken(engine, 'an answer that makes no sense');
    engine.quiet = 0;
    for (const waiting of this.pending.values()) waiting.waited = 0;
    if (!engine.heard) this.heardFirst(engine);
    if (message.kind === 'file') return this.states.set({ [message.store]: message.state });
    if (message.kind !== 'reply' && message.kind !== 'failure') return;
    const waiting = this.settle(message.id);
    if (message.kind === 'reply') waiting?.resolve(message.value);
    else waiting?.reject(new Error(message.message));
  }

  private heardFirst(engine: Running): void {
    engine.heard = true;
    for (const store of this.missed) void this.ask('open', [store]).catch(() => undefined);
    this.missed.clear();
  }

  private settle(id: number): Pending | undefined {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (this.pending.size === 0 && this.clock !== null) {
      clearInterval(this.clock);
      this.clock = null;
    }
    return waiting;
  }

  private fail(id: number, reason: string): void {
    const waiting = this.settle(id);
    if (!waiting) return;
    const { verb, args } = waiting.message;
    if (verb === 'open') this.missed.add(args[0] as StoreId);
    if (verb === 'compare') this.missed.add((args[0] as AskedList).store);
    this.states.noEngine();
    waiting.reject(new Error(reason));
  }

  private tick(): void {
    for (const [id, waiting] of [...this.pending])
      if (++waiting.waited >= REQUEST_TICKS) this.fail(id, 'the engine does not answer');
    const engine = this.running;
    if (!engine || engine.onPage) return;
    engine.quiet++;
    if (engine.quiet >= (engine.heard ? SILENT_TICKS : START_TICKS))
      this.broken(engine, engine.heard ? 'the worker fell silent' : 'the worker did not start');
  }
}
