// What the composition root hands to the screens: the session and the engine.
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { StoreId } from '../../engine';
import type { EngineClient } from '../engineClient/client';
import type { FileState, FileStates } from '../engineClient/protocol';
import type { Session } from '../session/session';
import type { Keeping, SessionStore, Snapshot } from '../session/store';

export interface Services {
  session: SessionStore;
  engine: EngineClient;
}

const Context = createContext<Services | null>(null);

export const ServicesProvider = ({
  services,
  children,
}: {
  services: Services;
  children: ReactNode;
}) => <Context value={services}>{children}</Context>;

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

const WAITING: FileState = { state: 'waiting' };

/**
 * One store's file, for a screen that is made new when it has come: as a transition, so that the page answers a touch
 * meanwhile. Whether it is on its way or waits makes no difference to see.
 */
export function useFileState(store: StoreId | null): FileState {
  const { files } = useServices().engine;
  const read = useCallback((): FileState => {
    const state = store === null ? WAITING : (files.getSnapshot()[store] ?? WAITING);
    return state.state === 'loading' ? WAITING : state;
  }, [files, store]);
  const [state, setState] = useState(read);
  useEffect(() => {
    const changed = (): void => startTransition(() => setState(read));
    changed();
    return files.subscribe(changed);
  }, [files, read]);
  return state;
}

export function useFileStates(): FileStates {
  const { files } = useServices().engine;
  return useSyncExternalStore(files.subscribe, files.getSnapshot, files.getSnapshot);
}

/** The stores whose files are there, once none is on its way any more; null until then. */
export function useSettledFiles(): string | null {
  const { files } = useServices().engine;
  const read = (): string | null => {
    const all = Object.entries(files.getSnapshot());
    return all.some(([, { state }]) => state === 'waiting' || state === 'loading')
      ? null
      : all.flatMap(([store, { state }]) => (state === 'ready' ? [store] : [])).join();
  };
  return useSyncExternalStore(files.subscribe, read, read);
}
