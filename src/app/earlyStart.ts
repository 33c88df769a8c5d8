// What needs no picture: the session and the engine.
import { createEngineClient, type EngineClient } from '../engineClient/client';
import { pagePort, workerPort } from '../engineClient/ports';
import { PATHS } from '../services/steps';
import { askedList } from '../session/request';
import { browserStorage, createSessionStore, type SessionStore } from '../session/store';

export interface Services {
  session: SessionStore;
  engine: EngineClient;
}

/** Screens that show a comparison: nobody has anything to do there before it has come. */
const COMPARING: readonly string[] = [PATHS.results, PATHS.shop];

const BROWSER = { storage: browserStorage, worker: workerPort, page: pagePort };

/**
 * Where a kept list is compared, or waits for its store's prices to be touched, the engine starts at once and works on it while
 * React, the theme and the screen are still being read; the screen asks the same question again and finds it answered.
 */
export function earlyStart(path: string, ports = BROWSER): Services {
  const session = createSessionStore(ports.storage);
  const comparing = COMPARING.includes(path);
  const list = askedList(session.getSnapshot().session);
  const waiting = path === PATHS.list && list !== null && list.lines.length > 0;
  const engine = createEngineClient(() => ports.worker(comparing || waiting), ports.page);
  // What goes wrong is said to the screen, which asks for itself.
  const ignored = (): undefined => undefined;
  if (waiting) engine.ask('open', list.store).catch(ignored);
  if (comparing && list && list.lines.length > 0) engine.ask('compare', list).catch(ignored);
  return { session, engine };
}
