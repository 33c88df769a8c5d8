// Holds the session, keeps it in the storage on every change, hears the other tabs.
import { DERIVED, readSession, SESSION_KEYS, writeSession, type Entries } from './contract';
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
  /** As keep, of what nobody misses: where there is no room for it, nothing is said and nothing is left. */
  keepIfRoom(entries: Entries): void;
  /** What is kept under a key that is no part of the session; null where there is nothing, or no storage. */
  kept(key: string): string | null;
  nextId(): number;
}

/** A row counts as being typed in for this long after its last key. */
const TYPING_MS = 1_000;

/** Null where the browser allows none. */
function storageOf(port: StoragePort): Storage | null {
  try {
    return port.storage();
  } catch {
    return null;
  }
}

function writeAll(to: Storage, entries: Entries): boolean {
  try {
    for (const [key, value] of entries) {
      if (value === null) to.removeItem(key);
      else if (to.getItem(key) !== value) to.setItem(key, value);
    }
    return true;
  } catch {
    return false;
  }
}

/** Takes entries away. */
const without = (keys: readonly string[]): Entries => keys.map((key) => [key, null]);

/** The browser's storage, which may be missing, refuse and throw at any time. */
function carefully(port: StoragePort) {
  // What could not be read is not written over: it may be there at the next visit.
  let unread = false;
  return {
    /** The kept session; null where there is no storage to read. */
    read(): Session | null {
      try {
        const from = storageOf(port);
        const session = from && readSession((key) => from.getItem(key));
        unread = false;
        return session;
      } catch {
        unread = true;
        return null;
      }
    },
    write(entries: Entries): Keeping {
      const to = storageOf(port);
      if (!to || unread) return 'blocked';
      // Where there is no room, what can be worked out again makes some.
      return writeAll(to, entries) || (writeAll(to, without(DERIVED)) && writeAll(to, entries))
        ? 'kept'
        : 'full';
    },
    /** Whatever of it does not fit is taken away. */
    spare(entries: Entries): void {
      const to = storageOf(port);
      if (!to || unread || writeAll(to, entries)) return;
      writeAll(to, without(entries.map(([key]) => key)));
    },
    entry(key: string): string | null {
      try {
        return storageOf(port)?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
  };
}

/** Hands out row ids; rows of an older reading must not be taken for rows of a newer one, so each reading gets fresh ones. */
function rowIds() {
  let last = 0;
  const next = (): number => ++last;
  return {
    next,
    renewed: (session: Session): Session => ({
      ...session,
      lines: session.lines.map((line) => ({ ...line, id: next() })),
    }),
  };
}

/** A value, and who wants to hear of its changes. */
function observed<T>(first: T) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: (): T => value,
    set(next: T): void {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const firstSnapshot = (kept: Session | null, ids: ReturnType<typeof rowIds>): Snapshot => ({
  session: kept ? ids.renewed(kept) : EMPTY_SESSION,
  keeping: kept ? 'kept' : 'blocked',
  elsewhere: false,
});

export function createSessionStore(
  port: StoragePort,
  now: () => number = () => Date.now(),
): SessionStore {
  const disk = carefully(port);
  const ids = rowIds();
  let typed: { id: number; at: number } | null = null;
  const snapshot = observed(firstSnapshot(disk.read(), ids));

  port.onForeignChange((key) => {
    if (key !== null && !SESSION_KEYS.includes(key)) return;
    const kept = disk.read();
    if (!kept || sameTexts(kept, snapshot.get().session)) return;
    const typing = typed && now() - typed.at < TYPING_MS ? typed.id : null;
    const session = merged(snapshot.get().session, ids.renewed(kept), typing, ids.next);
    snapshot.set({ session, keeping: 'kept', elsewhere: true });
    // What was typed here meanwhile is the newer word.
    if (!sameTexts(session, kept))
      snapshot.set({ ...snapshot.get(), keeping: disk.write(writeSession(session)) });
  });

  return {
    getSnapshot: snapshot.get,
    subscribe: snapshot.subscribe,
    dispatch(action) {
      if (action.type === 'textChanged') typed = { id: action.id, at: now() };
      const session = reduce(snapshot.get().session, action);
      if (session === snapshot.get().session) return;
      snapshot.set({ session, keeping: disk.write(writeSession(session)), elsewhere: false });
    },
    keep(entries) {
      const keeping = disk.write(entries);
      if (keeping !== snapshot.get().keeping) snapshot.set({ ...snapshot.get(), keeping });
    },
    keepIfRoom: disk.spare,
    kept: disk.entry,
    nextId: ids.next,
  };
}

/** Another tab's session with the row that is being typed in here; another store's rows are another list. */
const merged = (
  here: Session,
  there: Session,
  typing: number | null,
  nextId: () => number,
): Session =>
  there.store === here.store
    ? { ...there, lines: followed(here.lines, there.lines, typing, nextId) }
    : there;

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
