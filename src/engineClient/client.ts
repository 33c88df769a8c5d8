// The page's end of the wire: one promise per request id; answers nobody waits for any more are dropped.
import { DEFAULT_STORES, type StoreId } from '../../engine';
import type { EnginePort, FileStates, FromEngine, Verb, Verbs } from './protocol';

export interface EngineClient {
  ask<V extends Verb>(verb: V, ...args: Parameters<Verbs[V]>): Promise<ReturnType<Verbs[V]>>;
  files: { getSnapshot(): FileStates; subscribe(listener: () => void): () => void };
}

interface Pending {
  message: { id: number; verb: Verb; args: unknown[] };
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Starts `first` with the first question; when it breaks before or while working, the same requests go to `second`. */
export function createEngineClient(
  first: () => EnginePort,
  second: () => EnginePort,
): EngineClient {
  const pending = new Map<number, Pending>();
  const listeners = new Set<() => void>();
  let states: FileStates = Object.fromEntries(
    DEFAULT_STORES.map((store): [StoreId, { state: 'waiting' }] => [
      store.storedName,
      { state: 'waiting' },
    ]),
  );
  let lastId = 0;
  // Not before it is needed: on the landing page a second engine start would only compete with the first paint.
  let port: EnginePort | null = null;

  function start(make: () => EnginePort, fallback: (() => EnginePort) | null): EnginePort {
    let made: EnginePort;
    try {
      made = make();
    } catch (error) {
      if (!fallback) throw error;
      return start(fallback, null);
    }
    made.listen(hear, (reason) => {
      if (!fallback) return failAll(reason);
      console.warn(`engine moved to the page: ${reason}`);
      made.close();
      port = start(fallback, null);
      for (const { message } of pending.values()) port.post(message as never);
      fallback = null;
    });
    return made;
  }

  function hear(message: FromEngine): void {
    if (message.kind === 'hello') return;
    if (message.kind === 'file') {
      // The others stay what they are: who shows one of them is left alone.
      states = { ...states, [message.store]: message.state };
      for (const listener of [...listeners]) listener();
      return;
    }
    const waiting = pending.get(message.id);
    if (!waiting) return;
    pending.delete(message.id);
    if (message.kind === 'reply') waiting.resolve(message.value);
    else waiting.reject(new Error(message.message));
  }

  function failAll(reason: string): void {
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  }

  return {
    ask: (verb, ...args) =>
      new Promise((resolve, reject) => {
        const message = { id: ++lastId, verb, args };
        pending.set(message.id, { message, resolve: resolve as (value: unknown) => void, reject });
        port ??= start(first, second);
        port.post(message as never);
      }),
    files: {
      getSnapshot: () => states,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
