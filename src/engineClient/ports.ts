// The two places the engine can run: a worker, or the page itself.
import { startWorker } from './engineWorker';
import type { EnginePort, FromEngine, ToEngine } from './protocol';

const START_LIMIT_MS = 15_000;

/** When the page has a moment: reading the engine on the other core would slow down what the page is just making. */
const IDLE_LIMIT_MS = 1_000;
const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(run, { timeout: IDLE_LIMIT_MS })
    : setTimeout(run);

export function workerPort(): EnginePort {
  let worker: Worker | null = null;
  let closed = false;
  const early: ToEngine[] = [];
  return {
    post: (message) => void (worker ? worker.postMessage(message) : early.push(message)),
    listen(hear, broken) {
      whenIdle(() => {
        if (closed) return;
        try {
          worker = startWorker();
        } catch (error) {
          broken(error instanceof Error ? error.message : String(error));
          return;
        }
        const timer = setTimeout(() => broken('the worker did not start'), START_LIMIT_MS);
        worker.onmessage = (event: MessageEvent<FromEngine>) => {
          clearTimeout(timer);
          hear(event.data);
        };
        worker.onerror = (event) => {
          event.preventDefault();
          clearTimeout(timer);
          broken(event.message || 'the worker broke');
        };
        for (const message of early) worker.postMessage(message);
      });
    },
    close() {
      closed = true;
      worker?.terminate();
    },
  };
}

/** Same verbs, same thread. The host is loaded only when needed: it carries the whole engine. */
export function pagePort(): EnginePort {
  let host: Promise<(message: ToEngine) => void>;
  return {
    post: (message) => void host.then((run) => run(message)),
    listen(hear, broken) {
      host = import('./host').then(({ createHost }) =>
        createHost((url, signal) => fetch(url, { signal }), hear, false),
      );
      host.catch(() => broken('the engine could not be loaded'));
    },
    close: () => undefined,
  };
}
