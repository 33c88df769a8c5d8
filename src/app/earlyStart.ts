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
 * On a screen of a comparison the engine starts at once and works on it while React, the theme and the screen are still
 * being read; the screen asks the same question again and finds it answered.
 */
export function earlyStart(path: string, ports = BROWSER): Services {
  const session = createSessionStore(ports.storage);
  const comparing = COMPARING.includes(path);
  const engine = createEngineClient(() => ports.worker(comparing), ports.page);
  const list = comparing ? askedList(session.getSnapshot().session) : null;
  // What goes wrong is said to the screen, which asks for itself.
  if (list && list.lines.length > 0) void engine.ask('compare', list).catch(() => undefined);
  return { session, engine };
}
