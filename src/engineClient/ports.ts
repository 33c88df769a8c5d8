// The two places the engine can run: a worker, or the page itself.
import { startWorker } from './engineWorker';
import type { EnginePort, FromEngine, ToEngine } from './protocol';

const START_LIMIT_MS = 15_000;

export function workerPort(): EnginePort {
  const worker = startWorker();
  return {
    post: (message) => worker.postMessage(message),
    listen(hear, broken) {
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
    },
    close: () => worker.terminate(),
  };
}

/** Same verbs, same thread. The host is loaded only when needed: it carries the whole engine. */
export function pagePort(): EnginePort {
  let host: Promise<(message: ToEngine) => void>;
  return {
    post: (message) => void host.then((run) => run(message)),
    listen(hear, broken) {
      host = import('./host').then(({ createHost }) => createHost((url) => fetch(url), hear, false));
      host.catch(() => broken('the engine could not be loaded'));
    },
    close: () => undefined,
  };
}
