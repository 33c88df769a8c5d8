// What the rows can do to the session, where the focus goes then, and how it is undone.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseLine, type Product } from '../../engine';
import { useServices } from '../services';
import type { Undoable } from '../layout/UndoOffer';
import { quantityOf, withQuantity } from '../session/quantity';
import type { Line } from '../session/session';
import { takenBack, type Change } from '../session/undo';
import { shortName } from './displayName';
import type { RowHandlers } from './ListRow';

export type UndoableChange = Undoable & Change;

export function useListRows(narrow: boolean) {
  const { session: store } = useServices();
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const wanted = useRef<number | null>(null);
  const [undoable, setUndoable] = useState<UndoableChange | null>(null);
  const [said, setSaid] = useState('');
  // A whole list that waits for its yes: pasted text, a dropped file, or an empty dialog.
  const [brought, setBrought] = useState<string | File | null>(null);

  // A row that is asked for is focused once it is there.
  useEffect(() => {
    const input = wanted.current === null ? undefined : inputs.current.get(wanted.current);
    if (!input) return;
    wanted.current = null;
    input.focus();
  });

  const lines = useCallback(() => store.getSnapshot().session.lines, [store]);
  const focus = useCallback((id: number | undefined) => {
    if (id === undefined) return;
    const input = inputs.current.get(id);
    if (input) input.focus();
    else wanted.current = id;
  }, []);
  const add = useCallback((after?: number) => {
    const id = store.nextId();
    wanted.current = id;
    store.dispatch({ type: 'rowAdded', id, after });
  }, [store]);

  const handlers = useMemo((): RowHandlers => ({
    register(id, element) {
      if (element) inputs.current.set(id, element);
      else inputs.current.delete(id);
    },
    text(id, text) {
      const before = lines().find((line) => line.id === id);
      // The field of a picked product does not show its quantity: editing the words must not lose it.
      const quantity = before?.pick && text.trim() !== '' && parseLine(text).quantity === 1 ? quantityOf(before) : 1;
      store.dispatch({ type: 'textChanged', id, text: quantity > 1 ? withQuantity({ text, pick: null }, quantity) : text });
    },
    pick(id, product: Product) {
      const before = lines().find((line) => line.id === id);
      const pick = { name: product.name, displayName: narrow ? shortName(product.name) : product.name, price: product.price.toFixed(2), category: product.category, store: product.store };
      const quantity = before ? quantityOf(before) : 1;
      store.dispatch({ type: 'picked', id, pick, text: withQuantity({ text: '', pick }, quantity) });
    },
    quantity: (line, quantity) => store.dispatch({ type: 'quantityChanged', id: line.id, text: withQuantity(line, quantity) }),
    enter(id) {
      const all = lines();
      const at = all.findIndex((line) => line.id === id);
      if (all[at + 1]) focus(all[at + 1]!.id);
      else if (all[at]?.text.trim()) add(id);
    },
    lines: (text) => setBrought(text),
    remove(id) {
      const before = lines();
      const at = before.findIndex((line) => line.id === id);
      store.dispatch({ type: 'rowRemoved', id });
      if (before[at]?.text.trim()) setUndoable({ id: store.nextId(), words: 'Item removed', before, after: lines() });
      focus((lines()[at] ?? lines().at(-1))?.id);
    },
    move(id, by) {
      store.dispatch({ type: 'rowMoved', id, by });
      const at = lines().findIndex((line) => line.id === id);
      setSaid(`${lines()[at]?.text || 'Empty row'} moved to place ${at + 1} of ${lines().length}`);
      // At either end the button that was pressed is disabled and would drop the focus.
      if (at === 0 || at === lines().length - 1) focus(id);
    },
  }), [store, lines, focus, add, narrow]);

  const undo = useCallback(() => {
    if (undoable) store.dispatch({ type: 'linesRestored', lines: takenBack(undoable, lines(), store.nextId) });
    setUndoable(null);
    // The button that was pressed is gone; what came back takes the focus.
    focus(undoable?.before.find((line) => !undoable.after.includes(line))?.id ?? lines().at(-1)?.id);
  }, [store, lines, undoable, focus]);
  const clear = useCallback(() => {
    const before = lines();
    store.dispatch({ type: 'listCleared' });
    setUndoable({ id: store.nextId(), words: 'List cleared', before, after: lines() });
  }, [store, lines]);

  const join = useCallback((added: readonly Line[]) => {
    const before = lines();
    store.dispatch({ type: 'linesAdded', lines: added });
    setBrought(null);
    setUndoable({ id: store.nextId(), words: `${added.length} ${added.length === 1 ? 'item' : 'items'} added`, before, after: lines() });
    focus(added.at(-1)?.id);
  }, [store, lines, focus]);

  return { handlers, said, brought, bring: setBrought, join, add, focus, undoable, undo, clear };
}
