// What the composition root hands to the screens: the session and the engine.
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { EngineClient } from './engineClient/client';
import type { FileStates } from './engineClient/protocol';
import type { Session } from './session/session';
import type { Keeping, SessionStore, Snapshot } from './session/store';

export interface Services { session: SessionStore; engine: EngineClient }

const Context = createContext<Services | null>(null);

export const ServicesProvider = ({ services, children }: { services: Services; children: ReactNode }) => <Context value={services}>{children}</Context>;

export function useServices(): Services {
  const services = use(Context);
  if (!services) throw new Error('ServicesProvider is missing');
  return services;
}

export function useSession(): Snapshot {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}

/** One part of the session, kept by identity: whoever shows it is left alone while the rest changes. */
export function useSessionPart<T>(part: (session: Session) => T): T {
  const { session } = useServices();
  const read = (): T => part(session.getSnapshot().session);
  return useSyncExternalStore(session.subscribe, read, read);
}

/** Whether the session is kept; told apart, as it hardly ever changes. */
export function useKeeping(): Keeping {
  const { session } = useServices();
  const read = (): Keeping => session.getSnapshot().keeping;
  return useSyncExternalStore(session.subscribe, read, read);
}

export function useFileStates(): FileStates {
  const { files } = useServices().engine;
  return useSyncExternalStore(files.subscribe, files.getSnapshot, files.getSnapshot);
}
