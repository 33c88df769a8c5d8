// What the rows can do to the session, where the focus goes then, and how it is undone.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseLine } from '../../engine';
import { focusHeading } from '../layout/heading';
import { useServices } from '../services/services';
import type { Undoable } from '../layout/UndoOffer';
import { quantityOf, withQuantity } from '../session/quantity';
import type { Line } from '../session/session';
import { takenBack, type Change } from '../session/undo';
import { shortName } from './displayName';
import type { Brought } from '../bulkAdd/draft';
import type { RowHandlers, RowPart } from './ListRow';

const keyOf = (id: number, part: RowPart): string => `${id} ${part}`;

export type UndoableChange = Undoable & Change;

export function useListRows(narrow: boolean) {
  const { session: store, engine } = useServices();
  const parts = useRef(new Map<string, HTMLElement>());
  const wanted = useRef<string | null>(null);
  const [undoable, setUndoable] = useState<UndoableChange | null>(null);
  const [said, setSaid] = useState('');
  // A whole list that waits for its yes: pasted text, a dropped file, or an empty dialog.
  const [brought, setBrought] = useState<Brought | null>(null);

  // A row that is asked for is focused once it is there.
  useEffect(() => {
    const part = wanted.current === null ? undefined : parts.current.get(wanted.current);
    if (!part) return;
    wanted.current = null;
    part.focus();
  });

  const lines = useCallback(() => store.getSnapshot().session.lines, [store]);
  const focus = useCallback((id: number | undefined, part: RowPart = 'field') => {
    if (id === undefined) return;
    const element = parts.current.get(keyOf(id, part));
    if (element) element.focus();
    else wanted.current = keyOf(id, part);
  }, []);
  const add = useCallback(
    (after?: number) => {
      const id = store.nextId();
      wanted.current = keyOf(id, 'field');
      store.dispatch({ type: 'rowAdded', id, after });
    },
    [store],
  );

  const handlers = useMemo(
    (): RowHandlers => ({
      register(id, part, element) {
        if (element) parts.current.set(keyOf(id, part), element);
        else parts.current.delete(keyOf(id, part));
      },
      text(id, text) {
        const before = lines().find((line) => line.id === id);
        // The field of a picked product does not show its quantity: editing the words must not lose it.
        const quantity =
          before?.pick && text.trim() !== '' && parseLine(text).quantity === 1
            ? quantityOf(before)
            : 1;
        store.dispatch({
          type: 'textChanged',
          id,
          text: quantity > 1 ? withQuantity({ text, pick: null }, quantity) : text,
        });
      },
      pick(id, product) {
        const before = lines().find((line) => line.id === id);
        // One of the three samples of an outage is no product of the store: its words are taken, no price.
        if (engine.files.getSnapshot()[product.store]?.state !== 'ready')
          return store.dispatch({ type: 'textChanged', id, text: product.name });
        const pick = {
          name: product.name,
          displayName: narrow ? shortName(product.name) : product.name,
          price: product.price.toFixed(2),
          category: product.category,
          store: product.store,
        };
        const quantity = before ? quantityOf(before) : 1;
        store.dispatch({
          type: 'picked',
          id,
          pick,
          text: withQuantity({ text: '', pick }, quantity),
        });
      },
      quantity: (line, quantity) =>
        store.dispatch({
          type: 'quantityChanged',
          id: line.id,
          text: withQuantity(line, quantity),
        }),
      enter(id) {
        const all = lines();
        const at = all.findIndex((line) => line.id === id);
        if (all[at + 1]) focus(all[at + 1]!.id);
        else if (all[at]?.text.trim()) add(id);
      },
      lines: (text) => setBrought({ text }),
      remove(id) {
        const before = lines();
        const at = before.findIndex((line) => line.id === id);
        store.dispatch({ type: 'rowRemoved', id });
        if (before[at]?.text.trim())
          setUndoable({ id: store.nextId(), words: 'Item removed', before, after: lines() });
        // Not the field: on a phone its keyboard would open over the list each time.
        focus((lines()[at] ?? lines().at(-1))?.id, 'remove');
      },
      split(id, texts) {
        const before = lines();
        const rows = texts.map((text) => ({ id: store.nextId(), text, pick: null }));
        store.dispatch({ type: 'rowSplit', id, rows });
        setUndoable({ id: store.nextId(), words: 'Item split', before, after: lines() });
        // The button that was pressed is gone. Not the field, as above.
        focus(rows[0]?.id, 'remove');
      },
      move(id, by) {
        store.dispatch({ type: 'rowMoved', id, by });
        const at = lines().findIndex((line) => line.id === id);
        setSaid(
          `${lines()[at]?.text || 'Empty row'} moved to place ${at + 1} of ${lines().length}`,
        );
        // The menu that was pressed is closed: the button that opens it takes the focus, at the row's new place.
        wanted.current = keyOf(id, 'menu');
      },
    }),
    [store, engine, lines, focus, add, narrow],
  );

  const undo = useCallback(() => {
    if (undoable)
      store.dispatch({ type: 'linesRestored', lines: takenBack(undoable, lines(), store.nextId) });
    setUndoable(null);
    // The button that was pressed is gone; what came back takes the focus.
    focus(
      undoable?.before.find((line) => !undoable.after.includes(line))?.id ?? lines().at(-1)?.id,
      'remove',
    );
  }, [store, lines, undoable, focus]);
  const clear = useCallback(() => {
    const before = lines();
    store.dispatch({ type: 'listCleared' });
    setUndoable({ id: store.nextId(), words: 'List cleared', before, after: lines() });
    // The button that was pressed goes. The next stop from the heading is the empty row; its field itself would open a phone's keyboard over Undo.
    focusHeading();
  }, [store, lines]);

  const join = useCallback(
    (added: readonly Line[]) => {
      const before = lines();
      store.dispatch({ type: 'linesAdded', lines: added });
      setBrought(null);
      setUndoable({
        id: store.nextId(),
        words: `${added.length} ${added.length === 1 ? 'item' : 'items'} added`,
        before,
        after: lines(),
      });
      // Not its field, as above.
      focus(added.at(-1)?.id, 'remove');
    },
    [store, lines, focus],
  );

  return { handlers, said, brought, bring: setBrought, join, add, focus, undoable, undo, clear };
}
