// The two places the engine can run: a worker, or the page itself.
import { whenIdle } from '../services/whenIdle';
import { startWorker } from './engineWorker';
import { fetchFile } from './readText';
import type { EnginePort, ToEngine } from './protocol';

/** `urgent`: started at once, since nothing can be done on the page before the engine has answered. */
export function workerPort(urgent = false): EnginePort {
  let worker: Worker | null = null;
  let closed = false;
  const early: ToEngine[] = [];
  return {
    post: (message) => void (worker ? worker.postMessage(message) : early.push(message)),
    listen(hear, broken) {
      const startNow = (): void => {
        if (closed) return;
        try {
          worker = startWorker();
        } catch (error) {
          broken(error instanceof Error ? error.message : String(error));
          return;
        }
        worker.onmessage = (event: MessageEvent<unknown>) => hear(event.data);
        worker.onmessageerror = () => broken('an answer that cannot be read');
        worker.onerror = (event) => {
          event.preventDefault();
          broken(event.message || 'the worker broke');
        };
        for (const message of early) worker.postMessage(message);
      };
      // Reading the engine on the other core would slow down what the page is just making.
      if (urgent) startNow();
      else whenIdle(startNow);
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
    // A host that does not come is told below.
    post: (message) =>
      void host.then(
        (run) => run(message),
        () => undefined,
      ),
    listen(hear, broken) {
      host = import('./host').then(({ createHost }) => createHost(fetchFile, hear, false));
      host.catch(() => broken('the engine could not be loaded'));
    },
    close: () => undefined,
  };
}
