// What the list screen needs before anything is asked for: a first row, the store's file, the list looked up ahead.
import { useCallback, useEffect } from 'react';
import type { FileState } from '../engineClient/protocol';
import { useFileState, useServices } from '../services/services';
import type { StoreId } from '../../engine';
import { askedList } from '../session/request';
import type { Session } from '../session/session';

/** A list that has not changed for this long is looked up before it is asked for. */
const PREPARE_AFTER_MS = 1_500;

/** The chosen store's file; `open` asks for it again. */
export function useStoreFile(
  store: StoreId,
  session: Session,
): { state: FileState; loading: boolean; open(): void } {
  const state = useFileState(store);
  const loading = state.state === 'waiting' || state.state === 'loading';
  return { state, loading, open: useOpenedStore(session, loading) };
}

function useOpenedStore(session: Session, loading: boolean): () => void {
  const { session: kept, engine } = useServices();
  const { lines, store } = session;
  const empty = lines.length === 0;
  useEffect(() => {
    // Asked again of the store: an effect may run twice (React's strict mode does so), the first row is added once.
    if (empty && kept.getSnapshot().session.lines.length === 0)
      kept.dispatch({ type: 'rowAdded', id: kept.nextId() });
  }, [empty, kept]);
  // What does not come is shown by the state of the file.
  const open = useCallback(() => {
    if (store) engine.ask('open', store).catch(() => undefined);
  }, [engine, store]);
  useEffect(() => open(), [open]);
  useEffect(() => {
    if (loading) return;
    // Read once the typing rests: of a long list that takes longer than a key may.
    const timer = setTimeout(() => {
      const list = askedList(session);
      if (list && list.lines.length > 0) engine.ask('prepare', list).catch(() => undefined);
    }, PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [engine, session, loading]);
  return open;
}
