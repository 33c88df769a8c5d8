// The page's end of the wire: one promise per request id; answers nobody waits for any more are dropped. The only owner of
// how long anything is waited for, and of starting the engine again on the page.
import { DEFAULT_STORES, type ListRequest, type StoreId } from '../../engine';
import {
  readMessage,
  type EnginePort,
  type FileState,
  type FileStates,
  type Verb,
  type Verbs,
} from './protocol';

export interface EngineClient {
  ask<V extends Verb>(verb: V, ...args: Parameters<Verbs[V]>): Promise<ReturnType<Verbs[V]>>;
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
  const pending = new Map<number, Pending>();
  const listeners = new Set<() => void>();
  let states: FileStates = Object.fromEntries(
    DEFAULT_STORES.map(({ storedName }) => [storedName, { state: 'waiting' as const }]),
  );
  let lastId = 0;
  // Not before it is needed: on the landing page a second engine start would only compete with the first paint.
  let running: Running | null = null;
  let clock: ReturnType<typeof setInterval> | null = null;
  /** Stores that were asked for in vain: asked for again when the engine comes after all. */
  const missed = new Set<StoreId>();

  function setStates(changed: Record<StoreId, FileState>): void {
    // The others stay what they are: who shows one of them is left alone.
    states = { ...states, ...changed };
    for (const listener of [...listeners]) listener();
  }

  function start(onPage: boolean): Running {
    let port: EnginePort;
    try {
      port = (onPage ? page : worker)();
    } catch (error) {
      if (onPage) throw error;
      return start(true);
    }
    const mine: Running = { port, onPage, heard: false, quiet: 0 };
    running = mine;
    port.listen(
      (data) => {
        if (running === mine) hear(mine, data);
      },
      (reason) => {
        if (running === mine) broken(mine, reason);
      },
    );
    return mine;
  }

  function broken(engine: Running, reason: string): void {
    engine.port.close();
    running = null;
    if (engine.onPage) {
      // The next question starts from the beginning.
      failAll(reason);
      return;
    }
    console.warn(`engine moved to the page: ${reason}`);
    const next = start(true);
    for (const { message } of pending.values()) next.port.post(message as never);
  }

  function hear(engine: Running, data: unknown): void {
    const message = readMessage(data, (id) => pending.get(id)?.message.verb);
    if (!message) return broken(engine, 'an answer that makes no sense');
    engine.quiet = 0;
    for (const waiting of pending.values()) waiting.waited = 0;
    if (!engine.heard) {
      engine.heard = true;
      for (const store of missed) void ask('open', store).catch(() => undefined);
      missed.clear();
    }
    if (message.kind === 'file') return setStates({ [message.store]: message.state });
    if (message.kind !== 'reply' && message.kind !== 'failure') return;
    const waiting = settle(message.id);
    if (message.kind === 'reply') waiting?.resolve(message.value);
    else waiting?.reject(new Error(message.message));
  }

  function settle(id: number): Pending | undefined {
    const waiting = pending.get(id);
    pending.delete(id);
    if (pending.size === 0 && clock !== null) {
      clearInterval(clock);
      clock = null;
    }
    return waiting;
  }

  function fail(id: number, reason: string): void {
    const waiting = settle(id);
    if (!waiting) return;
    const { verb, args } = waiting.message;
    if (verb === 'open') missed.add(args[0] as StoreId);
    if (verb === 'compare') missed.add((args[0] as ListRequest).store);
    setStates(
      Object.fromEntries(
        Object.entries(states).flatMap(([store, { state }]) =>
          state === 'waiting' || state === 'loading' ? [[store, NO_ENGINE]] : [],
        ),
      ),
    );
    waiting.reject(new Error(reason));
  }

  function failAll(reason: string): void {
    for (const id of [...pending.keys()]) fail(id, reason);
  }

  function tick(): void {
    for (const [id, waiting] of [...pending])
      if (++waiting.waited >= REQUEST_TICKS) fail(id, 'the engine does not answer');
    const engine = running;
    if (!engine || engine.onPage) return;
    engine.quiet++;
    if (engine.quiet >= (engine.heard ? SILENT_TICKS : START_TICKS))
      broken(engine, engine.heard ? 'the worker fell silent' : 'the worker did not start');
  }

  function ask<V extends Verb>(
    verb: V,
    ...args: Parameters<Verbs[V]>
  ): Promise<ReturnType<Verbs[V]>> {
    return new Promise((resolve, reject) => {
      const message = { id: ++lastId, verb, args };
      const engine = engineToAsk();
      if (pending.size === 0 && engine.heard) engine.quiet = 0;
      pending.set(message.id, {
        message,
        resolve: resolve as (value: unknown) => void,
        reject,
        waited: 0,
      });
      clock ??= setInterval(tick, TICK_MS);
      if (verb === 'open') askedAgain(args[0] as StoreId);
      try {
        engine.port.post(message as never);
      } catch (error) {
        // What cannot be sent at all (a function among the data) is this question's fault only.
        settle(message.id);
        throw error;
      }
    });
  }

  /** Who was not heard at all for as long as anybody waits is not asked a second time. */
  function engineToAsk(): Running {
    if (running && !running.onPage && !running.heard && running.quiet >= REQUEST_TICKS)
      broken(running, 'the worker has not come');
    return running ?? start(false);
  }

  function askedAgain(store: StoreId): void {
    const state = states[store];
    if (state?.state === 'failed' && state.noEngine) setStates({ [store]: { state: 'waiting' } });
  }

  return {
    ask,
    files: {
      getSnapshot: () => states,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
