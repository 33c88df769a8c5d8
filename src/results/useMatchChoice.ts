// What the shopper says of an item: another product for it, chosen in the dialog or used at once, or that it is right as it
// is. Taken back by Undo.
import { startTransition, useCallback, useState } from 'react';
import type { ComparedProduct, StoreId } from '../../engine';
import type { ComparedList } from '../engineClient/protocol';
import { focusHeading } from '../layout/heading';
import type { Undoable } from '../layout/UndoOffer';
import { useServices } from '../services/services';
import type { Session } from '../session/session';
import type { Changing } from './ChangeMatch';
import { useFocusAtMatch, type FocusAtMatch, type MatchPlace } from './useFocusAtMatch';

type UndoableChoice = Undoable & { back(): void };

export function useMatchChoice(result: ComparedList, shown: readonly unknown[]) {
  const { session: store } = useServices();
  const { keys } = result;
  const [changing, setChanging] = useState<Changing | null>(null);
  const { list, ...focus } = useFocusAtMatch(result, shown);
  const { undoable, undo, chosenAt, confirm } = useUndoableChoice(focus);

  const change = useCallback(
    (at: number, id: StoreId) => {
      const item = keys[at];
      if (item !== undefined) startTransition(() => setChanging({ at, store: id, item }));
    },
    [keys],
  );
  const use = useCallback(
    (at: number, id: StoreId, { name, price }: ComparedProduct) => {
      const { session } = store.getSnapshot();
      const item = keys[at];
      if (item === undefined) return;
      store.dispatch({ type: 'matchChosen', item, store: id, choice: { name, price } });
      chosenAt({ at, store: id }, session.choices);
    },
    [store, keys, chosenAt],
  );
  const close = useCallback(() => setChanging(null), []);
  const onChosen = (choices: Session['choices']): void => {
    if (changing) chosenAt(changing, choices);
  };

  return {
    list,
    change,
    use,
    confirm,
    undoable,
    undo,
    dialog: { result, changing, onClose: close, onChosen },
  };
}

/** The way back from the last thing said; the focus follows to its place. `chosenAt`: with the choices as they were before. */
function useUndoableChoice({ follow, lead }: Omit<FocusAtMatch, 'list'>) {
  const { session: store } = useServices();
  const [undoable, setUndoable] = useState<UndoableChoice | null>(null);
  const offer = useCallback(
    (words: string, back: () => void) =>
      startTransition(() => setUndoable({ id: store.nextId(), words, back })),
    [store],
  );
  const chosenAt = useCallback(
    (place: MatchPlace, choices: Session['choices']) => {
      follow(place);
      offer('Match changed', () => {
        lead(place);
        store.dispatch({ type: 'choicesRestored', choices });
      });
    },
    [store, follow, lead, offer],
  );
  const confirm = useCallback(
    (item: string) => {
      const says = (right: boolean): void => {
        const others = store.getSnapshot().session.view.confirmed.filter((one) => one !== item);
        store.dispatch({
          type: 'viewChanged',
          view: { confirmed: right ? [...others, item] : others },
        });
        // The row goes to another place with the answer that counts it, or does not.
        focusHeading();
      };
      says(true);
      offer('Counted in the totals', () => says(false));
    },
    [store, offer],
  );
  function undo(): void {
    undoable?.back();
    setUndoable(null);
  }
  return { undoable, undo, chosenAt, confirm };
}
