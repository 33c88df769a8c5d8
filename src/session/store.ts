// Holds the session, keeps it in the storage on every change, hears the other tabs.
import { readSession, SESSION_KEYS, writeSession, type Entries } from './contract';
import { followed } from './followed';
import { reduce, type Action } from './reducer';
import { EMPTY_SESSION, type Session } from './session';

/** kept: written; full: the storage refused a write; blocked: there is no storage at all. */
export type Keeping = 'kept' | 'full' | 'blocked';
export interface Snapshot {
  session: Session;
  keeping: Keeping;
  /** Whether the last change came from another tab. */ elsewhere: boolean;
}

export interface StoragePort {
  /** Throws or returns null where the browser allows no storage. */
  storage(): Storage | null;
  /** Calls back with the changed key (null: everything) when another tab wrote. */
  onForeignChange(listener: (key: string | null) => void): () => void;
}

export interface SessionStore {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  dispatch(action: Action): void;
  /** Entries that are written but are no part of the session (matchedProducts). */
  keep(entries: Entries): void;
  /** What is kept under a key that is no part of the session; null where there is nothing, or no storage. */
  kept(key: string): string | null;
  nextId(): number;
}

/** A row counts as being typed in for this long after its last key. */
const TYPING_MS = 1_000;

export function createSessionStore(
  port: StoragePort,
  now: () => number = () => Date.now(),
): SessionStore {
  const listeners = new Set<() => void>();
  let lastId = 0;
  let typed: { id: number; at: number } | null = null;
  let snapshot = hydrate();

  function storage(): Storage | null {
    try {
      return port.storage();
    } catch {
      return null;
    }
  }

  function hydrate(): Snapshot {
    const from = storage();
    if (!from) return { session: EMPTY_SESSION, keeping: 'blocked', elsewhere: false };
    try {
      const read = readSession((key) => from.getItem(key));
      // Fresh ids: rows of an older reading must not be taken for rows of this one.
      const session = { ...read, lines: read.lines.map((line) => ({ ...line, id: ++lastId })) };
      return { session, keeping: 'kept', elsewhere: false };
    } catch {
      return { session: EMPTY_SESSION, keeping: 'blocked', elsewhere: false };
    }
  }

  function write(entries: Entries): Keeping {
    const to = storage();
    if (!to) return 'blocked';
    try {
      for (const [key, value] of entries) {
        if (value === null) to.removeItem(key);
        else if (to.getItem(key) !== value) to.setItem(key, value);
      }
      return 'kept';
    } catch {
      return 'full';
    }
  }

  function publish(next: Snapshot): void {
    snapshot = next;
    for (const listener of [...listeners]) listener();
  }

  port.onForeignChange((key) => {
    if (key !== null && !SESSION_KEYS.includes(key)) return;
    const read = hydrate();
    if (read.keeping !== 'kept' || sameTexts(read.session, snapshot.session)) return;
    const typing = typed && now() - typed.at < TYPING_MS ? typed.id : null;
    const lines = followed(snapshot.session.lines, read.session.lines, typing, () => ++lastId);
    // Another store's rows are another list.
    const session =
      read.session.store === snapshot.session.store ? { ...read.session, lines } : read.session;
    publish({ session, keeping: 'kept', elsewhere: true });
    // What was typed here meanwhile is the newer word.
    if (!sameTexts(session, read.session))
      publish({ ...snapshot, keeping: write(writeSession(session)) });
  });

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(action) {
      if (action.type === 'textChanged') typed = { id: action.id, at: now() };
      const session = reduce(snapshot.session, action);
      if (session === snapshot.session) return;
      publish({ session, keeping: write(writeSession(session)), elsewhere: false });
    },
    keep(entries) {
      const keeping = write(entries);
      if (keeping !== snapshot.keeping) publish({ ...snapshot, keeping });
    },
    kept(key) {
      try {
        return storage()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    nextId: () => ++lastId,
  };
}

const sameTexts = (a: Session, b: Session): boolean =>
  JSON.stringify(writeSession(a)) === JSON.stringify(writeSession(b));

export const browserStorage: StoragePort = {
  storage: () => window.localStorage,
  onForeignChange(listener) {
    const hear = (event: StorageEvent): void => listener(event.key);
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};
