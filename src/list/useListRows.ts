// What the rows can do to the session, where the focus goes then, and how it is undone.
import { useCallback, useMemo, useState } from 'react';
import type { Brought } from '../bulkAdd/draft';
import { focusHeading } from '../layout/heading';
import type { Undoable } from '../layout/UndoOffer';
import { useServices, type Services } from '../services/services';
import { counted } from '../../engine';
import type { Line } from '../session/session';
import { takenBack, type Change } from '../session/undo';
import { rowHandlers } from './rowHandlers';
import { useRowFocus, type RowFocus } from './useRowFocus';

export type UndoableChange = Undoable & Change;

export function useListRows(narrow: boolean) {
  const services = useServices();
  const { session: store } = services;
  const row = useRowFocus();
  const undoing = useUndoing(services, row);
  const { changed } = undoing;
  const [said, setSaid] = useState('');
  // A whole list that waits for its yes: pasted text, a dropped file, or an empty dialog.
  const [brought, setBrought] = useState<Brought | null>(null);
  const add = useCallback(
    (after?: number) => {
      const id = store.nextId();
      row.want(id, 'field');
      store.dispatch({ type: 'rowAdded', id, after });
    },
    [store, row],
  );
  const handlers = useMemo(() => {
    const lines = (text: string): void => setBrought({ text });
    return rowHandlers({ services, row, narrow, changed, add, lines, say: setSaid });
  }, [services, row, narrow, changed, add]);
  const join = useCallback(
    (added: readonly Line[]) => {
      const before = store.getSnapshot().session.lines;
      store.dispatch({ type: 'linesAdded', lines: added });
      setBrought(null);
      changed(`${counted(added.length, 'item')} added`, before);
      // Not a field: on a phone its keyboard would open over the list. Nor a row's button: who presses again would lose the row.
      row.wantHeading();
    },
    [store, changed, row],
  );
  return { ...undoing, handlers, said, brought, bring: setBrought, join, add, focus: row.focus };
}

/** The last change that can be taken back. */
function useUndoing({ session: store }: Services, row: RowFocus) {
  const [undoable, setUndoable] = useState<UndoableChange | null>(null);
  const lines = useCallback(() => store.getSnapshot().session.lines, [store]);
  const changed = useCallback(
    (words: string, before: readonly Line[]) =>
      setUndoable({ id: store.nextId(), words, before, after: lines() }),
    [store, lines],
  );
  const undo = useCallback(() => {
    if (undoable)
      store.dispatch({ type: 'linesRestored', lines: takenBack(undoable, lines(), store.nextId) });
    setUndoable(null);
    // The button that was pressed is gone; what came back takes the focus.
    row.focus(
      undoable?.before.find((line) => !undoable.after.includes(line))?.id ?? lines().at(-1)?.id,
      'remove',
    );
  }, [store, lines, undoable, row]);
  const clear = useCallback(() => {
    const before = lines();
    store.dispatch({ type: 'listCleared' });
    changed('List cleared', before);
    // The button that was pressed goes. The next stop from the heading is the empty row; its field itself would open a phone's keyboard over Undo.
    focusHeading();
    // Of the page hardly more than a screen is left: it is shown from where the list begins anew.
    window.scrollTo(0, 0);
  }, [store, lines, changed]);
  return { undoable, undo, clear, changed };
}
