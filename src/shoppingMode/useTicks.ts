// Ticks, the way back from clearing them, and where the keyboard is after a ticked thing has sunk to the end.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Undoable } from '../layout/UndoOffer';
import { useServices, useSessionPart } from '../services/services';

const BOX = '[type="checkbox"]';

/** Keeps the keyboard among the boxes of a page whose rows change their places with `ticks`. */
function useFocusAmongBoxes(ticks: readonly string[]) {
  const { session: store } = useServices();
  const page = useRef<HTMLDivElement>(null);
  /** Where the focus belongs once the rows stand anew; `surely`: even if it is somewhere. */
  const wanted = useRef<{ at: number; surely: boolean } | null>(null);

  const boxes = useCallback(
    () => [...(page.current?.querySelectorAll<HTMLElement>(BOX) ?? [])],
    [],
  );
  // The box that was pressed is elsewhere now: the one that has come to its place takes the focus.
  useEffect(() => {
    if (!wanted.current) return;
    const { at, surely } = wanted.current;
    wanted.current = null;
    if (!surely && document.activeElement !== document.body) return;
    const all = boxes();
    (all[at] ?? all.at(-1))?.focus();
  }, [ticks, boxes]);

  // Told before the rows stand anew, also of what another tab has ticked.
  useEffect(
    () =>
      store.subscribe(() => {
        if (wanted.current?.surely) return;
        const at = boxes().indexOf(document.activeElement as HTMLElement);
        wanted.current = at < 0 ? null : { at, surely: false };
      }),
    [store, boxes],
  );
  const toFirstBox = (): void => {
    wanted.current = { at: 0, surely: true };
  };
  return { page, toFirstBox };
}

export function useTicks() {
  const { session: store } = useServices();
  const ticks = useSessionPart((session) => session.ticks);
  const [undoable, setUndoable] = useState<(Undoable & { ticks: readonly string[] }) | null>(null);
  const { page, toFirstBox } = useFocusAmongBoxes(ticks);

  const onTick = useCallback(
    (tick: string, on: boolean) => store.dispatch({ type: 'ticked', tick, on }),
    [store],
  );
  // "Clear the ticks" is disabled once it has done so, and Undo goes with its offer: both hand the focus on.
  function clear(): void {
    setUndoable({ id: store.nextId(), words: 'Ticks cleared', ticks });
    toFirstBox();
    store.dispatch({ type: 'ticksCleared' });
  }
  function undo(): void {
    toFirstBox();
    if (undoable) store.dispatch({ type: 'ticksRestored', ticks: undoable.ticks });
    setUndoable(null);
  }
  return { page, onTick, undoable, clear, undo };
}
